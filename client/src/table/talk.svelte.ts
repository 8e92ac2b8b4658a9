import { untrack } from 'svelte';
import type { Live } from '../wire/live.svelte';
import type { Said } from '../wire/wire';
import { t, words } from '../words/words.svelte';
import { keepRead, lastRead, unread } from './talk';

/** The talk at one table in front of one person: what was read of it, and what is being written. */
export class Talk {
  readonly #live: Live;
  #read = $state(0);
  /** Is it laid open over the table? */
  open = $state(false);
  /** What is being written: it stays when the talk is closed. */
  draft = $state('');
  problem = $state('');

  constructor(live: Live) {
    this.#live = live;
    this.#read = lastRead(live.code);
    live.onunsaid = (text, error) => {
      this.problem = words.pick(error.sentence);
      this.draft ||= text;
    };
  }

  get said(): readonly Said[] {
    return this.#live.talk;
  }

  get unread(): boolean {
    return unread(this.said, this.#read, this.#live.table?.you ?? []);
  }

  /** Somebody has all of it before their eyes. */
  haveRead(): void {
    const last = this.said.at(-1)?.number ?? 0;
    if (last <= untrack(() => this.#read)) return;
    this.#read = last;
    keepRead(this.#live.code, last);
  }

  say(seat: number): void {
    const text = this.draft.trim();
    if (!text) return;
    if (this.#live.chat(seat, text)) this.draft = this.problem = '';
    else this.problem = t('reconnecting');
  }
}
