import type { Part } from '../../table/tale';
import type { Account, Line } from '../../wire/wire';

/** The sources in the order in which they are told: what came, then what it cost. */
export const SOURCES = ['faithful', 'local', 'agents', 'prison', 'removed'] as const;
export type Source = (typeof SOURCES)[number];

export interface Told {
  source: Source;
  parts: Part[];
}

/** The Faithful City by City along the route, then one step a loss. All seats share one account, so it is told once. */
export function steps({ seats }: Account): Told[] {
  const lines = seats[0]?.lines ?? [];
  return SOURCES.flatMap((source): Told[] => {
    const parts = of(lines, source).map((line) => ({ seat: 0, line }));
    if (source === 'faithful') return parts.map((part) => ({ source, parts: [part] }));
    return parts.length ? [{ source, parts }] : [];
  });
}

export function of(lines: readonly Line[], source: Source): Line[] {
  return lines.filter(({ reason }) => reason === source);
}
