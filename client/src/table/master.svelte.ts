import type { Live } from '../wire/live.svelte';
import type { Hint, Mark, Review, Table } from '../wire/wire';

/** The master: what it would do now, and what it thinks of a game that is over. */
export class Master {
  /** What it would do at this moment. */
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** How far it has looked back; null if nobody asked. */
  review = $state.raw<Review | null>(null);
  /** It was asked to look back, and nothing came of it. */
  failed = $state(false);
  /** The move of the past that is looked at. */
  looking = $state.raw<Mark | null>(null);

  constructor(readonly live: Live) {
    live.onhint = (hint) => {
      this.thinking = false;
      const table = live.table;
      if (table && hint.at === table.sequence && table.you.includes(hint.seat)) this.hint = hint;
    };
    live.onreview = (review) => {
      this.failed = review === null;
      this.review = review;
    };
  }

  ask(seat: number): void {
    if (!this.thinking) this.thinking = this.live.hint(seat);
  }

  lookBack(seat: number): void {
    if (this.live.review(seat)) this.failed = false;
  }

  /** Nobody thinks any more: the question was refused, or the connection lost. */
  hush(): void {
    this.thinking = false;
  }

  /** The game went on: a move that was advised leads to the next one, any other ends the advice. */
  follow(before: Table | null, now: Table): void {
    const hint = this.hint;
    if (!hint || (before?.sequence === now.sequence && before.epoch === now.epoch)) return;
    const [next, ...line] = hint.line;
    const made = now.facts.find(({ sequence }) => sequence === now.sequence);
    const followed = now.sequence === hint.at + 1 && made?.seat === hint.seat && made.move === hint.move.move;
    const possible = next && now.to_move === hint.seat && now.view.choices.includes(next.move);
    this.hint = followed && possible ? { ...hint, at: now.sequence, move: next, line, alternatives: [], points: 0 } : null;
  }
}
