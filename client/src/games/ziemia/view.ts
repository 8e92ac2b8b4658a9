import deck from 'virtual:deck/ziemia';

export type { CityView, EventView, RenewalView, TellingView, View } from './view.generated';

/** What is printed on a card besides its words, as the deck file writes it. */
export interface Card {
  kind: 'immediate' | 'local' | 'central' | 'renewal' | 'rule' | 'faction';
  time?: number;
  /** Faith, Resistance, Influence. */
  cost?: number[];
  penalty?: number;
  /** The letters of the factions whose Citizens prepare it. */
  fields?: string;
  influence?: number;
  when?: 'any' | 'own' | 'reaction';
  code?: string;
}

export const CARDS: ReadonlyMap<number, Card> = new Map(deck as [number, Card][]);

/** Marks of the time ribbon: at each a Mobilisation comes. */
export const MARKS = [25, 50, 75] as const;
/** So many Citizens has a faction, and so much of each resource fits into the pool. */
export const CITIZENS = 4;
export const POOL_MOST = 10;

/** The days of the visit, by City. */
export const DATES: Record<string, string> = {
  warszawa: '2 VI',
  gniezno: '3 VI',
  czestochowa: '4–6 VI',
  krakow: '10 VI',
  oswiecim: '7 VI',
  'nowy-targ': '8 VI',
};

export const FIRST_FACTION = 107;
