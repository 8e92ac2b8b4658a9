import type { Account, Line } from '../../wire/wire';
import type { Part } from '../../table/tale';

/** The sources in the order in which they are told. */
export const SOURCES = ['starts', 'monuments', 'specials', 'categories', 'contamination', 'largest', 'no-start'] as const;
export type Source = (typeof SOURCES)[number];

/** One step a source: everybody's lines of it. */
export function steps(account: Account): { source: Source; parts: Part[] }[] {
  return SOURCES.map((source) => ({ source, parts: account.seats.flatMap(({ lines }, seat) => of(lines, source).map((line) => ({ seat, line }))) })).filter(
    ({ parts }) => parts.length,
  );
}

function of(lines: Line[], source: Source): Line[] {
  return lines.filter(({ reason }) => reason === source);
}

/** Did the Monuments decide? Somebody has as many points as the winner and has not won (TCZ-084). */
export function tieBroken({ seats, winners }: Account): boolean {
  const most = Math.max(...seats.map(({ total }) => total));
  return seats.some(({ total }, seat) => total === most && !winners.includes(seat));
}
