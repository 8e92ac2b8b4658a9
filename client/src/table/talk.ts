import type { Said } from '../wire/wire';

/** How much of the talk at each table was read in this browser. */
const KEY = 'stolik.talk';

function load(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The number of what was read last at this table. */
export function lastRead(code: string): number {
  return load()[code] ?? 0;
}

export function keepRead(code: string, number: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [code]: number }));
  } catch {
    /* private window: everything counts as new again */
  }
}

/** Did others say something that was not read yet? */
export function unread(said: readonly Said[], read: number, you: readonly number[]): boolean {
  return said.some(({ number, seat }) => number > read && !you.includes(seat));
}
