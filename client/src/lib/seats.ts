/** The seats this browser holds: table code to tokens, in the order they were given. */
const KEY = 'stolik.seats';

type Held = Record<string, string[]>;

function load(): Held {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Held;
  } catch {
    return {};
  }
}

export function held(code: string): string[] {
  return load()[code] ?? [];
}

export function hold(code: string, tokens: string[]): void {
  const all = load();
  all[code] = [...new Set([...tokens, ...(all[code] ?? [])])];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    /* private window: the link still holds the seat */
  }
}
