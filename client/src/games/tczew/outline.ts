import { SIZE } from './notation';

/** The drawing of the map: a rim with the coordinates, then fields of 48 units. */
export const RIM = 22;
export const FIELD = 48;
export const WHOLE = RIM + SIZE * FIELD;

export const left = (at: number): number => RIM + (at % SIZE) * FIELD;
export const top = (at: number): number => RIM + Math.floor(at / SIZE) * FIELD;

/**
 * The border round fields, one stroke a side, so that every side begins its dashes anew.
 * It runs a little inside, so that two neighbours both show: where it turns outwards a stroke is
 * shorter by that much, where it turns inwards longer.
 */
export function outline(fields: ReadonlySet<number>, inset: number): string {
  const has = (row: number, column: number) => column >= 0 && column < SIZE && fields.has(row * SIZE + column);
  const strokes: string[] = [];
  for (const at of fields) {
    const [row, column, x, y] = [Math.floor(at / SIZE), at % SIZE, left(at), top(at)];
    for (const side of [-1, 1]) {
      // Where a stroke ends on the way to `along`, measured outwards from the corner.
      const end = (beside: boolean, diagonal: boolean) => (!beside ? -inset : diagonal ? inset : 0);
      const across = side < 0 ? inset : FIELD - inset;
      if (!has(row + side, column)) {
        const [a, b] = [-1, 1].map((along) => end(has(row, column + along), has(row + side, column + along)));
        strokes.push(`M${x - a!} ${y + across}h${FIELD + a! + b!}`);
      }
      if (!has(row, column + side)) {
        const [a, b] = [-1, 1].map((along) => end(has(row + along, column), has(row + along, column + side)));
        strokes.push(`M${x + across} ${y - a!}v${FIELD + a! + b!}`);
      }
    }
  }
  return strokes.join('');
}
