/** Moves and fields as the server writes them: `lay 57 E5x10`, `event 151 C`, `plebiscite J10x8>K11x8`. */
export const SIZE = 15;

export interface Move {
  text: string;
  verb: string;
  /** The number of a card or event, or a row; 0 if there is none. */
  number: number;
  /** The settlement an event names: T, C, S, L. */
  town: string;
  fields: string[];
}

export function parse(text: string): Move {
  const [verb = '', ...rest] = text.replace('>', ' ').split(' ');
  const fields = rest.filter((word) => word.includes('x'));
  const number = Number(rest.find((word) => /^\d+$/.test(word)) ?? 0);
  const town = rest.find((word) => /^[A-Z]$/.test(word)) ?? '';
  return { text, verb, number, town, fields };
}

export function fieldName(at: number): string {
  const column = at % SIZE;
  return `${String.fromCharCode(65 + column)}${column + 1}x${Math.floor(at / SIZE) + 1}`;
}

export function fieldIndex(name: string): number {
  const [column = '', row = ''] = name.split('x');
  return (Number(row) - 1) * SIZE + Number(column.slice(1)) - 1;
}
export const rowOf = (name: string): number => Number(name.split('x')[1]);

/** The fields that are bits of a hexadecimal number, A1x1 lowest. */
export function fieldsOfBits(hex: string): string[] {
  const found: string[] = [];
  for (let bits = BigInt(`0x${hex || '0'}`), at = 0; bits; bits >>= 1n, at += 1) if (bits & 1n) found.push(fieldName(at));
  return found;
}

/** What may be chosen next on the map when these fields were chosen: the field, and the move if that ends it. */
export function nextFields(moves: Move[], chosen: string[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { fields, text } of moves) {
    const next = fields[chosen.length];
    if (!next || !chosen.every((field, at) => fields[at] === field)) continue;
    found.set(next, fields.length === chosen.length + 1 ? text : null);
  }
  return found;
}
