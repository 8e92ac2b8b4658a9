import deck from 'virtual:deck/tczew';
import { SIZE, fieldName } from './notation';

export type { BarView, EventView, FieldView, TargetView, View } from './view.generated';

/** What stands on a card, an event or a substitute, as the deck file writes it. */
export interface Card {
  /** A letter; `G` for Start Cards. Events have none. */
  category?: string;
  epoch?: number;
  stars?: number;
  target?: 'opponent' | 'any' | 'opponents' | 'everyone' | 'self';
  shield?: string;
  city_shield?: { service: string; count: number };
  halls?: number;
}

/** By the name of the face: `57`, `151`, `168B`. */
export const CARDS: ReadonlyMap<string, Card> = new Map(deck as [string, Card][]);

export const LAST_CARD = 150;
export const isEvent = (card: number): boolean => card > LAST_CARD;
export const OBJECTS = 'MNTWHKB';

/** Land, river and the zones of the settlements, as the board of the server has them. */
const MAP = [
  '...........~...',
  '..........~~...',
  '..........~....',
  '.........~~....',
  '.........~.....',
  '......TTT~.....',
  '.SSS..TtT~LLL..',
  '.SsS..TTT~LlL..',
  '.SSS.....~LLL..',
  '.........~.....',
  '.........~~....',
  '.......CCC~....',
  '.......CcC~....',
  '.......CCC~~...',
  '...........~...',
];
export const TOWNS = 'TCSL';

export type Ground = 'land' | 'river' | 'zone';
export const isRiver = (at: number): boolean => mark(at) === '~';
export const townAt = (at: number): number => TOWNS.indexOf(mark(at).toUpperCase()) + 1;
function mark(at: number): string {
  return MAP[Math.floor(at / SIZE)]![at % SIZE]!;
}
export function groundOf(at: number): Ground {
  return isRiver(at) ? 'river' : townAt(at) > 0 ? 'zone' : 'land';
}
export const FIELDS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, at) => fieldName(at));
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
