/**
 * What passes between this client and the server: docs/wire.md, word for word.
 * To be replaced by types generated from the server's schema.
 */

export type Lang = 'pl' | 'en';
export type Both = Record<Lang, string>;
export type Param = string | number;
export type Params = Record<string, Param>;

export interface WireError {
  kind: 'malformed' | 'illegal' | 'stale' | 'forbidden' | 'missing' | 'limit';
  reason: string;
  rule: string | null;
  params: Params;
  sentence: Both;
}

export interface OptionInfo {
  name: string;
  choices: (string | number | boolean)[];
}

export interface GameInfo {
  name: string;
  title: Both;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  playable: boolean;
  cards: number;
  edition: string;
}

export interface Rules {
  title: string;
  sections: { title: string; intro: string; rules: { number: string; text: string }[] }[];
}

/** A card in words; front and back say what the two sides hold. */
export interface CardInfo {
  number: number;
  title: string;
  year: string | null;
  front: string;
  back: string;
  note: string | null;
  sources: string[];
  provenance: string;
}

export type NewSeat =
  | { kind: 'me'; name: string }
  | { kind: 'friend' }
  | { kind: 'bot'; bot: string }
  | { kind: 'here'; name: string };

export interface NewTable {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: NewSeat[];
  language: Lang;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Opened {
  code: string;
  seats: SeatToken[];
}

export interface Player {
  seat: number;
  /** Null while the seat is free. */
  name: string | null;
  kind: 'person' | 'bot';
  bot: string | null;
  here: boolean;
}

export type TableState = 'waiting' | 'playing' | 'over';

export interface TableInfo {
  code: string;
  game: string;
  options: Record<string, string | number | boolean>;
  players: Player[];
  state: TableState;
  to_move: number | null;
  sequence: number;
  seed_hash: string;
  rematch: string | null;
  /** The seats of this browser. */
  your_seats: SeatToken[];
}

export interface Fact {
  name: string;
  params: Params;
}

export interface Step {
  sequence: number;
  seat: number;
  move: string;
  facts: Fact[];
}

/** A place in the game's notation and the card that lies there. */
export type Placed = [place: string, card: number];

export interface Line {
  points: number;
  rule: string;
  reason: string;
  card: number;
  params: Params;
  groups: Placed[][];
}

export interface Account {
  seats: { total: number; lines: Line[] }[];
  winners: number[];
  final: boolean;
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  you: number | null;
  to_move: number | null;
  prompt: string;
  choices: string[];
}

export interface Table<V extends View = View> {
  code: string;
  game: string;
  state: TableState;
  options: Record<string, string | number | boolean>;
  seed_hash: string;
  seed: string | null;
  sequence: number;
  /** Counted up whenever moves are taken back. */
  epoch: number;
  /** `facts` begin after this move; what is known of later ones is out of date. */
  since: number;
  you: number[];
  players: Player[];
  to_move: number | null;
  prompt: string;
  view: V;
  account: Account;
  undo: { steps: number };
  facts: Step[];
  rematch: string | null;
  thinking: number | null;
}

export interface Past {
  sequence: number;
  view: View;
  account: Account;
  facts: Step[];
}

export interface Replay {
  game: string;
  players: string[];
  result: unknown;
  steps: { sequence: number; seat: number | null; move: string | null; facts: Fact[]; view: View; account: Account }[];
}

export type Saying =
  | { hello: { token: string | null; since: number | null; epoch: number | null } }
  | { move: { at: number; seat: number; move: string; epoch: number } }
  | { why: { seat: number; move: string } }
  | { undo: { at: number; seat: number; steps: number; epoch: number } }
  | { history: { to: number } }
  | { ping: number };

export interface Heard {
  table?: Table;
  refused?: { at: number | null; move: string | null; error: WireError };
  why?: { move: string; error: WireError | null };
  history?: Past;
  pong?: number;
}
