/** Moves as the server writes them: `lay 24a 0,1`, `swap 20 0,1 2,3`, `end`. */
export interface Move {
  text: string;
  verb: string;
  /** The face (`24a`) or the chance card (`20`); empty for `end`. */
  thing: string;
  places: string[];
}

export function parse(text: string): Move {
  const [verb = '', ...rest] = text.split(' ');
  const places = rest.filter((word) => word.includes(','));
  return { text, verb, thing: rest.find((word) => !word.includes(',')) ?? '', places };
}

export const cardOf = (thing: string): number => Number.parseInt(thing, 10);
export const isObverse = (face: string): boolean => face.endsWith('a');
export const turned = (face: string): string => face.slice(0, -1) + (isObverse(face) ? 'r' : 'a');
export const chanceId = (card: number): string => String(card).padStart(2, '0');

export type Spot = readonly [row: number, column: number];
export const spot = (place: string): Spot => place.split(',').map(Number) as unknown as Spot;
export const write = (row: number, column: number): string => `${row},${column}`;

/** What was chosen so far: a verb with its card, then places one after the other. */
export interface Chosen {
  verb: string;
  thing: string;
  places: string[];
}

/** The choices that begin with what was chosen. An exchange has no direction. */
export function fitting(choices: Move[], chosen: Chosen): Move[] {
  return choices.filter(
    (move) =>
      move.verb === chosen.verb &&
      move.thing === chosen.thing &&
      (move.verb === 'swap'
        ? chosen.places.every((place) => move.places.includes(place))
        : chosen.places.every((place, at) => move.places[at] === place)),
  );
}

/** The places that may be chosen next. */
export function nextPlaces(choices: Move[], chosen: Chosen): Set<string> {
  const found = new Set<string>();
  for (const move of fitting(choices, chosen)) {
    if (move.verb === 'swap') {
      for (const place of move.places) if (!chosen.places.includes(place)) found.add(place);
    } else {
      const place = move.places[chosen.places.length];
      if (place) found.add(place);
    }
  }
  return found;
}

/** The verbs with their cards, in the order of the choices. */
export function heads(choices: Move[]): Chosen[] {
  const seen = new Map<string, Chosen>();
  for (const { verb, thing } of choices) seen.set(`${verb} ${thing}`, { verb, thing, places: [] });
  return [...seen.values()];
}

export interface Window {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

/** The rows and columns that must be seen: the cards and the legal places, and no more. */
export function windowOf(places: Iterable<Spot>): Window {
  let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [row, column] of places) {
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  if (top === Infinity) return { top: 0, left: 0, rows: 1, columns: 1 };
  return { top, left, rows: bottom - top + 1, columns: right - left + 1 };
}

/** A ring of free places while the grid may still grow, so that it does not jump between turns. */
export function ring(cards: Spot[], size: number): Spot[] {
  const { top, left, rows, columns } = windowOf(cards);
  const around: Spot[] = [...cards];
  if (rows < size) around.push([top - 1, left], [top + rows, left]);
  if (columns < size) around.push([top, left - 1], [top, left + columns]);
  return around;
}
