import type { Heard, Hint, Past, Pointed, Review, Said, Saying, Step, Table, WireError } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_RETRY = 500;
const LAST_RETRY = 8000;
const HEARTBEAT = 20_000;

/** The table as the server tells it: one socket that comes back by itself. */
export class Live {
  link = $state<Link>('connecting');
  table = $state.raw<Table | null>(null);
  /** Every step since the beginning, for the log. */
  log = $state.raw<Step[]>([]);
  /** What people said, as far as it is kept. */
  talk = $state.raw<readonly Said[]>([]);
  past = $state.raw<Past | null>(null);
  /** A move is on its way. */
  busy = $state(false);
  failure = $state.raw<WireError | null>(null);

  onrefused: (move: string | null, error: WireError) => void = () => {};
  /** Asked with what was said since we came. */
  onchat: (news: readonly Said[]) => void = () => {};
  onunsaid: (text: string, error: WireError) => void = () => {};
  onpoint: (pointed: Pointed) => void = () => {};
  onhint: (hint: Hint) => void = () => {};
  onreview: (review: Review | null) => void = () => {};
  onwhy: (move: string, error: WireError | null) => void = () => {};
  /** Asked just before the table changes. */
  onchange: () => void = () => {};
  ontable: (before: Table | null, now: Table) => void = () => {};

  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** The number of what was said last before we came, then of what was heard last. */
  #saidBefore: number | null = null;
  #closed = false;

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    this.#open();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#seen);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }

  move(seat: number, move: string): void {
    if (!this.table || this.busy) return;
    this.busy = this.#say({ move: { at: this.table.sequence, seat, move, epoch: this.table.epoch } });
  }

  why(seat: number, move: string): void {
    this.#say({ why: { seat, move } });
  }

  undo(seat: number, steps: number): void {
    if (!this.table || this.busy) return;
    this.busy = this.#say({ undo: { at: this.table.sequence, seat, steps, epoch: this.table.epoch } });
  }

  history(to: number): void {
    this.#say({ history: { to } });
  }

  /** Say something to the others; false if nobody can hear it now. */
  chat(seat: number, text: string): boolean {
    return this.#say({ chat: { seat, text } });
  }

  point(seat: number, at: string): void {
    this.#say({ point: { seat, at } });
  }

  plan(seat: number, moves: readonly string[]): void {
    this.#say({ plan: { seat, moves: [...moves] } });
  }

  /** Let a bot play this seat; null: whoever sits there plays again. */
  hand(seat: number, bot: string | null): void {
    this.#say({ hand: { seat, bot } });
  }

  offer(seat: number, open: boolean): void {
    this.#say({ offer: { seat, open } });
  }

  propose(seat: number, absent: number, bot: string): void {
    this.#say({ propose: { seat, absent, bot } });
  }

  vote(seat: number, absent: number, agree: boolean): void {
    this.#say({ vote: { seat, absent, agree } });
  }

  /** Ask what the master would do; false if nobody can hear it now. */
  hint(seat: number): boolean {
    return this.#say({ hint: { seat, at: this.table?.sequence ?? 0 } });
  }

  /** Ask the master to look back at the game; false if nobody can hear it now. */
  review(seat: number): boolean {
    return this.#say({ review: { seat } });
  }

  now(): void {
    this.past = null;
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #seen = (): void => {
    if (document.visibilityState === 'visible' && this.link === 'lost') this.#now();
  };

  #open(): void {
    const where = new URL(`/api/tables/${encodeURIComponent(this.code)}/live`, location.href);
    where.protocol = where.protocol.replace('http', 'ws');
    where.hash = '';
    this.#socket?.close();
    const socket = new WebSocket(where);
    this.#socket = socket;
    socket.onopen = () => {
      this.#say({ hello: { token: this.token, since: this.table?.sequence ?? null, epoch: this.table?.epoch ?? null } });
      this.#heard = Date.now();
      clearInterval(this.#beat);
      this.#beat = setInterval(() => {
        if (Date.now() - this.#heard > 3 * HEARTBEAT) socket.close();
        else this.#say({ ping: 1 });
      }, HEARTBEAT);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#beat);
      this.busy = false;
      if (event.code === 1008 || event.code === 4404) {
        this.link = 'refused';
        return;
      }
      this.link = 'lost';
      this.#timer = setTimeout(() => this.#open(), this.#retry);
      this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
    };
  }

  #say(saying: Saying): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(saying));
    return true;
  }

  #hear(heard: Heard): void {
    this.#heard = Date.now();
    if ('table' in heard) {
      const before = this.table;
      if (before) this.onchange();
      this.#retry = FIRST_RETRY;
      this.link = 'open';
      this.busy = false;
      this.log = merge(this.log, heard.table);
      this.table = heard.table;
      this.#saidBefore ??= heard.table.said;
      this.ontable(before, heard.table);
    }
    if ('refused' in heard && heard.refused.said !== null) this.onunsaid(heard.refused.said, heard.refused.error);
    else if ('refused' in heard) {
      this.busy = false;
      if (this.table) this.onrefused(heard.refused.move, heard.refused.error);
      else this.failure = heard.refused.error;
    }
    if ('why' in heard) this.onwhy(heard.why.move, heard.why.error);
    if ('history' in heard) this.past = heard.history;
    if ('chat' in heard) {
      const before = this.#saidBefore ?? 0;
      this.talk = joined(this.talk, heard.chat);
      this.#saidBefore = Math.max(before, heard.chat.at(-1)?.number ?? 0);
      this.onchat(heard.chat.filter(({ number }) => number > before));
    }
    if ('point' in heard) this.onpoint(heard.point);
    if ('hint' in heard) this.onhint(heard.hint);
    if ('review' in heard) this.onreview(heard.review);
  }
}

/** The talk with what came; after a lost connection some of it comes again. */
export function joined(said: readonly Said[], more: readonly Said[]): readonly Said[] {
  const first = more[0]?.number ?? Infinity;
  return [...said.filter(({ number }) => number < first), ...more];
}

/** The log with what is new; what was taken back is gone. */
export function merge(log: Step[], { facts, since, sequence }: Pick<Table, 'facts' | 'since' | 'sequence'>): Step[] {
  const fresh = new Set(facts.map((step) => step.sequence));
  const from = since ?? (facts[0] ? facts[0].sequence - 1 : sequence);
  return [...log.filter((step) => step.sequence <= from && !fresh.has(step.sequence)), ...facts].filter(
    (step) => step.sequence <= sequence,
  );
}
