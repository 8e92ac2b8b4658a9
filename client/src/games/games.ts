import type { Component, Snippet } from 'svelte';
import type { Session } from '../table/session.svelte';

/** The sentence on the prompt line and its buttons. */
export interface Prompt {
  lead: string;
  rest: string;
  limit: string;
  /** The rule behind it, for `?`. */
  rule: string | null;
  buttons: { name: string; main?: boolean; act: () => void }[];
}

/** A word for somebody who plays for the first time: which one, and what it says. */
export interface Hint {
  name: string;
  text: string;
}

/** What a game's folder gives to the table. */
export interface Desk {
  readonly prompt: Prompt;
  /** A word beside the title: „Tura 31 z 50”. */
  readonly meta: string;
  /** What a newcomer should know at this moment, the first that is not among those seen. */
  hint?(seen: ReadonlySet<string>): Hint | null;
  /** One small line under a player's name. */
  seatLine(seat: number): string;
  /** Put back what is chosen but not yet done; false if nothing was. */
  putBack(): boolean;
  /** People may point at this board's places for each other: the elements with data-place. */
  readonly pings?: boolean;
  /** They may also show each other what they intend: what is chosen with Shift. */
  readonly plans?: boolean;
  /** What such a place is called: „Gniezno, Kościół”. */
  placeName?(at: string): string;
  /** Where on the page a move is made: selectors, each of one thing. */
  where?(move: string): string[];
  /** What stands under that line: a hand seen from behind, marks. */
  readonly Seat?: Component<{ desk: Desk; seat: number }>;
  readonly Print: Component<{ desk: Desk }>;
  readonly Left: Component<{ desk: Desk }>;
  readonly Right: Component<{ desk: Desk }>;
  readonly Zoom: Component<{ desk: Desk; face: string }>;
  readonly Story: Component<{ desk: Desk; actions: Snippet }>;
}

export interface GameModule {
  open(session: Session): Desk;
}

const GAMES: Record<string, () => Promise<GameModule>> = {
  grzybowski: () => import('./grzybowski/desk.svelte'),
  tczew: () => import('./tczew/desk.svelte'),
  ziemia: () => import('./ziemia/desk.svelte'),
};

/** The typefaces of a game, where its name is to be written before its table is laid. */
const DRESS: Record<string, () => Promise<unknown>> = {
  tczew: () => import('./tczew/fonts'),
  ziemia: () => import('./ziemia/fonts'),
};

export function dress(game: string): void {
  void DRESS[game]?.();
}

export function known(game: string): boolean {
  return game in GAMES;
}

export async function load(game: string): Promise<GameModule> {
  const make = GAMES[game];
  if (!make) throw new Error(`no board for ${game}`);
  return make();
}
