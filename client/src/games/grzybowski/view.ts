import deck from 'virtual:deck/grzybowski';

export type { CardView, View } from './view.generated';

/** What the reverse of a card holds, as the deck file writes it. */
export interface Back {
  side: 'goal' | 'chance' | 'joker';
  family?: string;
  points?: number;
  pattern?: string[];
  symbol?: string;
  cells?: [number, number][];
  else_points?: number;
  neighbour?: number;
  kind?: string;
  unused_points?: number;
}

export interface Card {
  symbols: string[];
  back: Back;
}

/** What stands on the cards, by number; their names come from the server, in words. */
export const CARDS: ReadonlyMap<number, Card> = new Map(deck as [number, Card][]);

export const SIZE = 5;
export const FULL = 25;
export const TURNS = 50;
export const NO_CARD = '---';
