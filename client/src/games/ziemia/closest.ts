import type { Line, Params, Step } from '../../wire/wire';
import { SOURCES, of } from './story';

/** A sentence about what would have turned the result over: `tz-near-<name>`. */
export interface Near {
  name: 'loss' | 'losses' | 'even' | 'spotless' | 'spare' | 'city';
  params: Params;
}

const sum = (lines: readonly Line[]) => lines.reduce((all, { points }) => all + points, 0);

/** What the result hung on, as the account tells it. */
export function nearest(lines: readonly Line[], target: number): Near[] {
  const spare = sum(lines) - target;
  return spare < 0 ? missed(lines, -spare) : reached(lines, spare);
}

/** Every loss that alone made the difference; if none did, all of them together. */
function missed(lines: readonly Line[], short: number): Near[] {
  const losses = SOURCES.map((source) => ({ source, count: -sum(of(lines, source)) })).filter(({ count }) => count > 0);
  const alone = losses.filter(({ count }) => count >= short);
  if (alone.length) return alone.sort((a, b) => b.count - a.count).map((params) => ({ name: 'loss', params }));
  const all = losses.reduce((total, { count }) => total + count, 0);
  if (!all) return [{ name: 'spotless', params: {} }];
  return [all < short ? { name: 'even', params: { count: short - all } } : { name: 'losses', params: { count: all } }];
}

/** How much there was to spare, and the City without which it would not have been enough. */
function reached(lines: readonly Line[], spare: number): Near[] {
  const told: Near[] = [{ name: 'spare', params: { count: spare } }];
  const [most] = of(lines, 'faithful').sort((a, b) => b.points - a.points);
  if (most && most.points > spare) told.push({ name: 'city', params: { city: most.params.city ?? '', count: most.points - spare } });
  return told;
}

/** What one Regime card did between its turning up and the moving of time. */
export interface Harm {
  card: number;
  city: string;
  /** Where the marker stood afterwards. */
  time: number;
  faithful: number;
  agents: number;
  arrests: number;
  /** What it takes away at the end if it still lies in its City. */
  penalty: number;
}

/** On the easy level Agents and prisoners cost nothing. */
const cost = ({ faithful, agents, arrests, penalty }: Harm, easy: boolean) => faithful + penalty + (easy ? 0 : agents + arrests);

/** The Regime card that cost most, the first of equals; null if none cost anything. */
export function dearest(log: readonly Step[], level: string, penaltyOf: (card: number) => number): Harm | null {
  const easy = level === 'easy';
  const found = harms(log);
  // A card may come back from the discard pile: only the last one can lie there at the end.
  found.forEach((harm, at) => {
    if (!found.slice(at + 1).some(({ card }) => card === harm.card)) harm.penalty = penaltyOf(harm.card);
  });
  const [most] = found.filter((harm) => cost(harm, easy) > 0).sort((a, b) => cost(b, easy) - cost(a, easy));
  return most ?? null;
}

function harms(log: readonly Step[]): Harm[] {
  const found: Harm[] = [];
  let open: Harm | null = null;
  for (const { name, params } of log.flatMap(({ facts }) => facts)) {
    if (name === 'regime') {
      open = { card: Number(params.card), city: String(params.city), time: 0, faithful: 0, agents: 0, arrests: 0, penalty: 0 };
      found.push(open);
    }
    if (!open) continue;
    if (name === 'scattered') open.faithful += Number(params.count);
    if (name === 'agent') open.agents += 1;
    if (name === 'arrested' || name === 'arrested-telephone') open.arrests += 1;
    if (name === 'time') {
      open.time = Number(params.time);
      open = null;
    }
  }
  return found;
}
