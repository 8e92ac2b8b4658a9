/** Moves as the server writes them: `place gniezno church faith`, `call R 55`, `pick gniezno`. */
export const CITIES = ['warszawa', 'gniezno', 'czestochowa', 'krakow', 'oswiecim', 'nowy-targ'] as const;
export const KINDS = ['church', 'office', 'special'] as const;
export const FACTIONS = ['D', 'R', 'S', 'I'] as const;
export const RESOURCES = ['faith', 'resistance', 'influence'] as const;

/** What a Citizen can do on each kind of field. */
export const ACTIONS = { church: ['faith', 'faithful'], office: ['resistance', 'agent'], special: ['rule', 'free'] } as const;

export type Kind = (typeof KINDS)[number];
export type Faction = (typeof FACTIONS)[number];
export type Resource = (typeof RESOURCES)[number];

export interface Move {
  text: string;
  verb: string;
  city: string;
  kind: string;
  /** What a Citizen does on a City field; empty if nothing, and for other moves. */
  action: string;
  faction: string;
  /** The number of a card; 0 if there is none. */
  card: number;
  /** What else follows: the cards of an order. */
  cards: number[];
  /** Faith, Resistance, Influence of a payment. */
  tokens: number[];
  resource: string;
  /** With `pass`: for the whole turn. */
  turn: boolean;
}

export function parse(text: string): Move {
  const [verb = '', ...rest] = text.split(' ');
  const among = (names: readonly string[]) => rest.find((word) => names.includes(word)) ?? '';
  const cards = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  return {
    text,
    verb,
    city: among(CITIES),
    kind: rest.includes('telephone') ? 'telephone' : among(KINDS),
    action: verb === 'place' ? (rest[2] ?? '') : '',
    faction: among(FACTIONS),
    card: cards[0] ?? 0,
    cards,
    tokens: (rest.find((word) => word.includes('/')) ?? '').split('/').filter(Boolean).map(Number),
    resource: verb === 'gain' ? (rest[0] ?? '') : '',
    turn: verb === 'pass' && rest[0] === 'turn',
  };
}

/**
 * Where on the table a move is made: `gniezno church`, `gniezno` (the City), `local gniezno`, `55` (a card on display),
 * `55 d` (its field), `hand 55`, `telephone`, `prison`. A call is made at the Telephone and at the field of the one
 * called. Moves of no place are buttons.
 */
export function placesOf({ verb, city, kind, faction, card }: Move): string[] {
  switch (verb) {
    case 'place':
      return [`${city} ${kind}`];
    case 'prepare':
      return [`${card} ${faction.toLowerCase()}`];
    case 'call':
      return ['telephone', `${card} ${faction.toLowerCase()}`];
    case 'remove':
      return [`local ${city}`];
    case 'play':
      return [`hand ${card}`];
    case 'pick':
      return [kind === 'telephone' ? kind : kind ? `${city} ${kind}` : city || (faction ? 'prison' : String(card))];
    default:
      return [];
  }
}

export function byPlace(moves: Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) for (const place of placesOf(move)) found.set(place, [...(found.get(place) ?? []), move]);
  return found;
}

/** The cards that may come next in an order that begins like this. */
export function nextCards(moves: Move[], begun: number[]): number[] {
  const fits = moves.filter(({ verb, cards }) => verb === 'order' && begun.every((card, at) => cards[at] === card));
  return [...new Set(fits.flatMap(({ cards }) => cards.slice(begun.length, begun.length + 1)))];
}
