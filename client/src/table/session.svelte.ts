import { untrack } from 'svelte';
import { fly, lay } from '../lib/fly';
import { nameOf } from '../lib/names';
import { knock } from '../lib/sound';
import { innerQuotes } from '../words/speak';
import { t, words } from '../words/words.svelte';
import { get } from '../wire/http';
import type { Live } from '../wire/live.svelte';
import type { Account, CardInfo, MoveNamed, Params, Player, Proposal, Replay, Said, Step, Table, View, WireError } from '../wire/wire';
import { Master } from './master.svelte';
import { Talk } from './talk.svelte';

export interface Bubble {
  head: string;
  sentence: string;
  rule: string | null;
  /** A card one may look at instead. */
  face: string | null;
  /** What was chosen: it stands beside that, and leaves the keyboard there. */
  back: HTMLElement | null;
}

/** Somebody points at a place, in the game's notation. */
export interface Ping {
  key: number;
  seat: number;
  at: string;
}

/** What seats show of their intentions: the notation of moves, unchecked. */
export type Plans = Readonly<Record<number, readonly string[]>>;

const CARD_PARAM = /^card(_\d)?$/;
const PLAYER_PARAM = /^player(_\d)?$/;

/** Who plays for somebody that does not choose. */
const USUAL_BOT = 'level3';
/** So long is seen what somebody points at. */
const POINTING = 3000;

/** The numbers of the cards in the facts of a move. */
export function cardsOf(step: Step): number[] {
  return step.facts.flatMap(({ params }) =>
    Object.entries(params).flatMap(([key, value]) => (CARD_PARAM.test(key) && typeof value === 'number' ? [value] : [])),
  );
}

/**
 * One table in front of one person: what is shown, in words, and what may be asked of it.
 * It knows no game; the game's own board is given this.
 */
export class Session {
  readonly live: Live | null;
  readonly game: string;
  /** What people say to each other; nobody talks in a replay. */
  readonly talk: Talk | null;
  /** Who may be asked what to do; nobody is in a replay. */
  readonly master: Master | null;
  #replay = $state.raw<Replay | null>(null);
  /** Which step of a replay, or of the past, is shown. */
  #at = $state(0);

  cards = $state.raw<Map<number, CardInfo>>(new Map());
  readonly #byName: ReadonlyMap<string, CardInfo> = $derived(new Map([...this.cards.values()].map((card) => [card.name, card])));
  /** How a game names things in its sentences that are neither cards nor players. */
  naming: (kind: string, value: number | string) => string | null = () => null;
  /** Hands are kept from others at the same screen, if the game hides any now, and who sits before it. */
  secretHands = $state(false);
  hiding: () => boolean = () => true;
  atScreen = $state<number | null>(null);
  /** All seats share one account: everybody wins or nobody does. */
  cooperative = $state(false);
  /** The bots that know this game, by their names. */
  bots = $state.raw<readonly string[]>([]);
  /** The move that is on its way: shown at once, before the server has answered. */
  pending = $state<string | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  zoomed = $state.raw<string | null>(null);
  rule = $state.raw<string | null>(null);
  drawer = $state(false);
  notice = $state('');
  /** The points were told to the end: whoever comes back sees the result. */
  counted = $state(false);
  /** What others did besides their moves, for those who hear the page. */
  news = $state('');
  /** The place that was refused last, in the game's notation. */
  refused = $state<string | null>(null);
  /** The cards that forbade it. */
  blamed = $state.raw<ReadonlySet<number>>(new Set());
  /** The entry of the log that is pointed at: what it is about is ringed on the board. */
  pointed = $state.raw<Step | null>(null);
  #held: Step | null = null;
  /** What people point at in this moment, each seat at one place. */
  pings = $state.raw<readonly Ping[]>([]);
  #pinged = 0;
  /** The seat whose proposal we ended ourselves. */
  #ended: number | null = null;
  /** The seats at which nobody has been for a while. */
  away = $state.raw<readonly number[]>([]);
  #leaving = new Map<number, ReturnType<typeof setTimeout>>();
  #pending: { move: string; face: string | null; back: HTMLElement | null; place: string | null } | null = null;

  constructor(game: string, live: Live | null, replay: Replay | null = null) {
    this.game = game;
    this.live = live;
    this.#replay = replay;
    this.talk = live && new Talk(live);
    this.master = live && new Master(live);
    if (live) {
      live.onchat = (news) => this.#hear(news);
      live.onpoint = ({ seat, at }) => this.#see(seat, at);
      live.onwhy = (move, error) => this.#explain(move, error);
      live.onrefused = (move, error) => this.#explain(move, error);
      const table = untrack(() => live.table);
      if (table) this.#watch(table);
      let before = lay();
      live.onchange = () => (before = lay());
      live.ontable = (was, now) => {
        this.#changed(was, now);
        if (was && was.sequence !== now.sequence && !live.past) void fly(before);
      };
    }
  }

  /** The cards' texts, in the language of the moment. */
  async learn(): Promise<void> {
    const lang = words.lang;
    const cards = await get('/api/games/{game}/cards/{lang}', { path: { game: this.game, lang } });
    if (lang === words.lang) this.cards = new Map(cards.map((card) => [card.number, card]));
  }

  // What is shown

  get table(): Table | null {
    return this.live?.table ?? null;
  }
  get isReplay(): boolean {
    return this.#replay !== null;
  }
  get view(): View {
    if (this.#replay) return this.#replay.steps[this.#at]!.view;
    return this.live!.past?.view ?? this.live!.table!.view;
  }
  get account(): Account {
    if (this.#replay) return this.#replay.steps[this.#at]!.account;
    return this.live!.past?.account ?? this.live!.table!.account;
  }
  readonly players: Player[] = $derived.by(() => {
    if (!this.#replay) return this.live!.table!.players;
    return this.#replay.players.map((name, seat) => {
      const bot = words.has(`bot-${name}-text`) ? name : null;
      return { seat, name, kind: bot ? 'bot' : 'person', bot, here: true, away: null, open: false };
    });
  });
  readonly log: Step[] = $derived.by(() => {
    if (this.#replay)
      return this.#replay.steps
        .slice(0, this.#at + 1)
        .filter((step) => step.facts.length)
        .map((step) => ({ sequence: step.sequence, seat: step.seat ?? 0, move: step.move ?? '', facts: step.facts }));
    return this.live!.log.filter((step) => step.sequence <= this.shown);
  });
  /** How many moves there are. */
  get length(): number {
    return this.#replay ? this.#replay.steps.length - 1 : this.live!.table!.sequence;
  }
  /** How many of them the board shows. */
  get shown(): number {
    return this.#replay ? this.#at : (this.live!.past?.sequence ?? this.live!.table!.sequence);
  }
  get inPast(): boolean {
    return this.#replay ? false : this.live!.past !== null;
  }

  /** The plans of the seats that show one; a board of the past has none. */
  get plans(): Plans {
    return this.inPast ? {} : (this.table?.plans ?? {});
  }
  /** What a partner that is a bot says it is after, or nothing; so says nobody in the past. */
  intent(seat: number): string {
    const said = this.inPast ? undefined : this.table?.intents[seat];
    return said ? words.pick(said) : '';
  }

  // Who acts

  get you(): number[] {
    return this.table?.you ?? [];
  }
  get spectator(): boolean {
    return this.you.length === 0;
  }
  /** The seat that speaks from this screen. */
  get speaking(): number | null {
    return this.acting ?? this.you[0] ?? null;
  }
  get toMove(): number | null {
    return this.view.to_move;
  }
  /** Is this the present of a game that goes on, and does the server hear us? */
  get open(): boolean {
    return this.table?.state === 'playing' && !this.inPast && this.live!.link === 'open';
  }
  /** The seat that acts now and is ours, if the board is open for play. */
  get acting(): number | null {
    const table = this.table;
    if (!table || !this.open) return null;
    return table.to_move !== null && this.#plays(table, table.to_move) ? table.to_move : null;
  }
  /** The seat of ours that may move: the one that acts, or one that may put in a card while others do. */
  get moving(): number | null {
    const { you, choices } = this.view;
    return this.acting ?? (this.open && you !== null && choices.length && !this.handed.includes(you) ? you : null);
  }
  /** Is this a seat of ours, and no bot plays it? */
  #plays({ you, players }: Table, seat: number): boolean {
    return you.includes(seat) && !players[seat]?.bot;
  }
  /** Our seats that a bot plays. */
  get handed(): number[] {
    return this.you.filter((seat) => this.players[seat]?.bot);
  }
  get usualBot(): string {
    return this.bots.includes(USUAL_BOT) ? USUAL_BOT : (this.bots.at(-1) ?? '');
  }
  /** What people at the table propose for those who left. */
  get proposals(): Proposal[] {
    return this.table?.proposals ?? [];
  }
  /** May we propose that a bot plays for this one? */
  missed(seat: number): boolean {
    return !this.spectator && this.away.includes(seat) && !this.players[seat]?.bot && !this.proposals.some((each) => each.seat === seat);
  }
  /** Whose grid lies before us. */
  get mine(): number {
    if (this.acting !== null) return this.acting;
    const you = this.view.you;
    return you ?? this.you[0] ?? 0;
  }
  /** May the hand of this seat not be shown, because somebody else sits before this screen? */
  closed(seat: number): boolean {
    return this.secretHands && this.hiding() && this.you.length > 1 && this.you.includes(seat) && this.atScreen !== seat;
  }
  /** A move of ours is on its way: until it is answered nothing else can be chosen. */
  get busy(): boolean {
    return this.live?.busy ?? false;
  }
  get choices(): string[] {
    return this.moving === null || this.busy ? [] : this.view.choices;
  }

  // Words

  name(seat: number): string {
    return nameOf(this.players, seat);
  }
  /** Who plays in the place of whoever sits there. */
  deputy(seat: number): string {
    return t(`bot-${this.players[seat]?.bot}`);
  }
  title(card: number): string {
    return this.cards.get(card)?.title ?? String(card);
  }
  /** A card by the name of its face: `24`, `168B`. */
  called(name: string): CardInfo | undefined {
    return this.#byName.get(name);
  }
  quoted(card: number): string {
    return t('quoted', { text: innerQuotes(words.lang, this.title(card)) });
  }
  say(id: string, params?: Params): string {
    return words.sayGame(this.game, id, params);
  }
  /** The parameters of a sentence with cards by their names and seats by theirs. */
  told(params: Params): Params {
    const told: Params = {};
    for (const [key, value] of Object.entries(params)) {
      if (PLAYER_PARAM.test(key) && typeof value === 'number') told[key] = this.name(value);
      else if (CARD_PARAM.test(key) && typeof value === 'number' && this.cards.has(value))
        told[key] = this.quoted(value);
      else told[key] = this.naming(key, value) ?? value;
    }
    return told;
  }
  tellStep(step: Step): string {
    return step.facts
      .map((fact) => this.say(`fact-${fact.name}`, { player: this.name(step.seat), ...this.told(fact.params) }))
      .join(' ');
  }
  /** A move that nobody has made, as one would say it. */
  tellMove({ name, params }: MoveNamed): string {
    return this.say(`move-${name}`, this.told(params));
  }
  tellError(error: WireError): string {
    const id = `no-${error.reason}`;
    if (words.knows(this.game, id)) return this.say(id, this.told(error.params));
    return words.pick(error.sentence);
  }

  /** The cards that the entry pointed at speaks of. */
  readonly about: ReadonlySet<number> = $derived(new Set(this.pointed ? cardsOf(this.pointed) : []));

  // Acts

  play(move: string, seat = this.moving): void {
    if (seat === null || !this.open) return;
    this.hush();
    knock();
    this.pending = move;
    this.live!.move(seat, move);
  }

  /** Why may this not be done? The answer stands beside the place that was chosen. */
  ask(move: string, from: HTMLElement | null, face: string | null = null, place: string | null = null, seat = this.acting ?? this.you[0]): void {
    if (seat === undefined || !this.live) return;
    this.hush();
    this.#pending = { move, face, back: from, place };
    this.live.why(seat, move);
  }

  /** May the master be asked at this moment? */
  get mayConsult(): boolean {
    return Boolean(this.table?.hints) && this.acting !== null && this.choices.length > 1;
  }
  /** What would the master do? */
  consult(): void {
    if (this.mayConsult) this.master?.ask(this.acting!);
  }

  /** Point at a place for everybody at the table. */
  ping(at: string): void {
    if (this.speaking !== null && !this.inPast) this.live?.point(this.speaking, at);
  }

  /** Show everybody what our seat intends; no moves take it back. */
  plan(moves: readonly string[]): void {
    if (this.speaking !== null && !this.inPast) this.live?.plan(this.speaking, moves);
  }

  /** Let a bot play a seat of ours, or one of the table's computers play on this level; null: we play again. */
  hand(seat: number, bot: string | null): void {
    this.hush();
    this.live?.hand(seat, bot);
  }

  /** Keep the seat of a computer for whoever comes with the link. */
  offer(seat: number, open: boolean): void {
    this.live?.offer(seat, open);
  }

  /** Propose that a bot plays for somebody who left. */
  propose(absent: number, bot: string): void {
    if (this.speaking !== null) this.live?.propose(this.speaking, absent, bot);
  }

  vote(absent: number, agree: boolean): void {
    if (this.speaking === null) return;
    if (!agree) this.#ended = absent;
    this.live?.vote(this.speaking, absent, agree);
  }

  undo(steps: number): void {
    const seat = this.acting ?? this.you[0];
    if (seat === undefined || !this.live) return;
    this.hush();
    this.live.undo(seat, steps);
  }

  goTo(at: number): void {
    this.hush();
    if (this.#replay) this.#at = Math.max(0, Math.min(at, this.length));
    else if (at >= this.length) this.live!.now();
    else this.live!.history(at);
  }

  hush(): void {
    this.bubble = null;
    this.refused = null;
    this.blamed = new Set();
    this.notice = '';
    this.#held = null;
    this.pointed = null;
  }

  openRule(number: string | null): void {
    this.rule = number;
    this.drawer = true;
  }

  zoom(face: string | null): void {
    this.zoomed = face;
  }

  /** Point at an entry of the log for a moment; then the one that is held, if any, shines again. */
  point(step: Step | null): void {
    this.pointed = step ?? this.#held;
  }

  /** Hold an entry of the log, or let it go. */
  hold(step: Step): boolean {
    this.#held = this.#held === step ? null : step;
    this.pointed = this.#held;
    return this.#held !== null;
  }


  #explain(move: string | null, error: WireError | null): void {
    const asked = this.#pending?.move === move ? this.#pending : null;
    this.#pending = null;
    this.pending = null;
    if (!error) return;
    if (move === null) this.master?.hush();
    if (error.kind === 'stale') {
      this.notice = t('stale');
      return;
    }
    this.refused = asked?.place ?? null;
    this.blamed = new Set(Object.entries(error.params).flatMap(([key, value]) => (/^card_\d$/.test(key) && typeof value === 'number' ? [value] : [])));
    this.bubble = {
      head: asked?.place ? t('not-here') : t('not-now'),
      sentence: this.tellError(error),
      rule: error.rule,
      face: asked?.face ?? null,
      back: asked?.back ?? null,
    };
  }

  /** Say it to those who hear the page, also when the same is said twice. */
  announce(text: string): void {
    this.news = untrack(() => this.news) === text ? `${text}\u00a0` : text;
  }

  #hear(news: readonly Said[]): void {
    const others = news.filter(({ seat }) => !this.you.includes(seat));
    if (others.length) this.announce(others.map(({ seat, text }) => t('chat-said', { name: this.name(seat), text })).join(' '));
  }

  #see(seat: number, at: string): void {
    const key = ++this.#pinged;
    this.pings = [...this.pings.filter((ping) => ping.seat !== seat), { key, seat, at }];
    setTimeout(() => (this.pings = this.pings.filter((ping) => ping.key !== key)), POINTING);
  }

  /** Somebody who comes back soon has not been away. */
  #watch({ players, state }: Table): void {
    for (const { seat, away } of players) {
      const gone = state === 'playing' && away !== null;
      if (gone && !this.#leaving.has(seat))
        this.#leaving.set(seat, setTimeout(() => (this.away = [...this.away, seat].sort()), away * 1000));
      if (gone || !this.#leaving.has(seat)) continue;
      clearTimeout(this.#leaving.get(seat));
      this.#leaving.delete(seat);
      this.away = this.away.filter((each) => each !== seat);
    }
  }

  #changed(before: Table | null, now: Table): void {
    this.pending = null;
    this.#watch(now);
    this.master?.follow(before, now);
    if (before && before.sequence !== now.sequence) {
      this.hush();
      if (now.to_move !== null && this.#plays(now, now.to_move) && before.to_move !== now.to_move) knock(true);
    }
    if (before) this.#tellHands(before, now);
  }

  /** Say what changed about who plays to those who hear the page, and to whoever proposed in vain. */
  #tellHands(before: Table, now: Table): void {
    const told = now.players.flatMap(({ seat, bot, name }) =>
      bot && name && name !== bot && !before.players[seat]?.bot ? [now.you.includes(seat) && now.you.length === 1 ? t('bot-for-you') : t('bot-for', { name })] : [],
    );
    for (const { seat, by, bot } of now.proposals)
      if (!now.you.includes(by) && !before.proposals.some((each) => each.seat === seat))
        told.push(t('proposal', { name: this.name(seat), by: this.name(by), bot: t(`bot-${bot}`) }));
    for (const { seat, by } of before.proposals) {
      if (now.proposals.some((each) => each.seat === seat)) continue;
      const player = now.players[seat]!;
      if (now.you.includes(by) && this.#ended !== seat && !player.bot && !player.here) this.notice = t('proposal-gone', { name: this.name(seat) });
      this.#ended = null;
    }
    if (told.length) this.announce(told.join(' '));
  }
}
