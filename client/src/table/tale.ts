import type { Line } from '../wire/wire';

/** One source of points of one seat. */
export interface Part {
  seat: number;
  line: Line;
}

/** One step of the story: what it is about, and whom it brings points. */
export interface TaleStep {
  title: string;
  lead: string;
  parts: Part[];
}

/** How a source looks in the bars. */
export interface Kind {
  label: string;
  colour: string;
  on: string;
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** The places that earn these lines, and what each shows: equal shares where they are whole. */
export function marksOf(parts: Part[]): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { line } of parts) {
    const { groups, points } = line;
    const each = groups.length && points % groups.length === 0 ? points / groups.length : 0;
    for (const group of groups)
      group.forEach(([place], nth) => {
        const mark = nth === group.length - 1 ? signed(each || points) : '';
        if (mark || !marks.has(place)) marks.set(place, mark || marks.get(place) || '');
      });
  }
  return marks;
}
