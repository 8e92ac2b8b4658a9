import { SIZE } from './notation';

/** The drawing of the map: a rim with the coordinates, then fields of 48 units. */
export const RIM = 22;
export const FIELD = 48;
export const WHOLE = RIM + SIZE * FIELD;

export const left = (at: number): number => RIM + (at % SIZE) * FIELD;
export const top = (at: number): number => RIM + Math.floor(at / SIZE) * FIELD;

/**
 * The border round fields, one stroke a side, so that every side begins its dashes anew.
 * It runs a little inside, so that two neighbours both show.
 */
export function outline(fields: ReadonlySet<number>, inset: number): string {
  const strokes: string[] = [];
  for (const at of fields) {
    const [x, y, column] = [left(at), top(at), at % SIZE];
    if (!fields.has(at - SIZE)) strokes.push(`M${x} ${y + inset}h${FIELD}`);
    if (!fields.has(at + SIZE)) strokes.push(`M${x} ${y + FIELD - inset}h${FIELD}`);
    if (column === 0 || !fields.has(at - 1)) strokes.push(`M${x + inset} ${y}v${FIELD}`);
    if (column === SIZE - 1 || !fields.has(at + 1)) strokes.push(`M${x + FIELD - inset} ${y}v${FIELD}`);
  }
  return strokes.join('');
}
