import type { Component } from 'svelte';
import type { Session } from '../../table/session.svelte';
import type { Line, Params, Step } from '../../wire/wire';
import { t } from '../../words/words.svelte';
import type { Desk, Hint, Prompt } from '../games';
import './fonts';
import Left from './Left.svelte';
import Print from './Print.svelte';
import Right from './Right.svelte';
import Seat from './Seat.svelte';
import Story from './Story.svelte';
import Zoom from './Zoom.svelte';
import type { Turned } from './drama';
import { ACTIONS, FACTIONS, byPlace, nextCards, parse, placesOf, type Kind, type Move } from './notation';
import { MOST, ghosts, plannable, type Ghost } from './plans';
import { CARDS, FIRST_FACTION, type Card, type CityView, type RenewalView, type View } from './view';

type Part = Component<{ desk: Desk }>;

/** A place whose choices are looked at, and what was pressed to see them. */
interface Opened {
  sequence: number;
  place: string;
  from: HTMLElement | null;
  /** What is chosen here is shown as a plan and not done. */
  plan: boolean;
}

/** One thing that may be done at a place: its name, what it brings, what it risks. */
export interface Offer {
  move: Move;
  name: string;
  lines: string[];
  risks: string[];
}

interface Pointing {
  'aria-describedby': string | undefined;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** Questions whose answers lie on no place of the board. */
const ASIDE = ['factions', 'reaction', 'freeing', 'citizen', 'gain', 'ransom', 'payment', 'order'];
/** By question: the rule behind it. */
const RULES: Record<string, string> = {
  factions: 'TZ-002', turn: 'TZ-017', draw: 'TZ-063', reaction: 'TZ-R66', freeing: 'TZ-032', interject: 'TZ-041', over: 'TZ-075',
};
/** One Office action a turn. */
const MONITORED_CALLS = 52;
const RULE_OF_CARDS = 'TZ-041';

/** What a person is doing at this moment with what the server allows: no rules of its own. */
export class ZiemiaDesk implements Desk {
  readonly Print = Print as unknown as Part;
  readonly Left = Left as unknown as Part;
  readonly Right = Right as unknown as Part;
  readonly Seat = Seat as unknown as NonNullable<Desk['Seat']>;
  readonly Zoom = Zoom as unknown as Desk['Zoom'];
  readonly Story = Story as unknown as Desk['Story'];
  readonly pings = true;
  readonly plans = true;

  #opened = $state.raw<Opened | null>(null);
  #ordered = $state.raw<{ sequence: number; cards: number[] } | null>(null);
  /** The place that is pointed at, and where it stands on the screen. */
  pointed = $state.raw<{ place: string; at: HTMLElement } | null>(null);

  /** The Regime card that was turned up a moment ago, until somebody goes on. */
  revealed = $state.raw<Turned | null>(null);
  /** The marker has just passed a mark. */
  mobilised = $state(false);

  constructor(readonly session: Session) {
    session.naming = (kind, value) => this.#named(kind, value);
  }

  get view(): View {
    return this.session.view as unknown as View;
  }
  readonly moves: Move[] = $derived.by(() => this.session.choices.map(parse));
  readonly legal: ReadonlyMap<string, Move[]> = $derived.by(() => byPlace(this.moves));
  readonly cities: ReadonlyMap<string, CityView> = $derived.by(() => new Map(this.view.cities.map((each) => [each.city, each])));

  /** The place whose choices are shown, until something has happened. */
  readonly opened: Opened | null = $derived.by(() =>
    this.#opened && (this.#opened.plan || this.#opened.sequence === this.session.table?.sequence) && this.session.open ? this.#opened : null,
  );
  readonly offers: Offer[] = $derived.by(() => (this.opened && !this.opened.plan ? this.#offersAt(this.opened.place) : []));
  /** Actions of the opened field that are not to be had, for the server to say why. */
  readonly barred: { action: string; move: string }[] = $derived.by(() => {
    const place = this.opened?.plan ? '' : (this.opened?.place ?? '');
    const here = this.at(place);
    if (!here.some(({ verb }) => verb === 'place')) return [];
    return ACTIONS[here[0]!.kind as Kind]
      .filter((action) => !here.some((move) => move.action === action))
      .map((action) => ({ action: this.say('tz-do-action', { action }), move: `place ${place} ${action}` }));
  });
  /** Is something asked that is answered beside the board? */
  readonly question: string | null = $derived.by(() =>
    this.session.acting !== null && ASIDE.includes(this.view.prompt) ? this.view.prompt : null,
  );
  /** The Regime cards put in order so far (card 92). */
  readonly ordered: number[] = $derived.by(() =>
    this.#ordered && this.#ordered.sequence === this.session.table?.sequence ? this.#ordered.cards : [],
  );
  readonly orderable: number[] = $derived.by(() => nextCards(this.moves, this.ordered));

  readonly lastStep: Step | null = $derived.by(() => this.session.log.at(-1) ?? null);
  /** The Cities and cards that the entry of the log pointed at, or the last move, speaks of. */
  readonly told: ReadonlySet<string> = $derived.by(() => {
    const facts = this.session.pointed?.facts ?? [];
    return new Set(facts.flatMap(({ params }) => (typeof params.city === 'string' ? [params.city] : [])));
  });

  // Acts

  may(verb: string): boolean {
    return this.moves.some((move) => move.verb === verb);
  }
  at(place: string): Move[] {
    return this.legal.get(place) ?? [];
  }

  /** A place of the table was chosen. */
  choose(place: string, from: HTMLElement | null): void {
    const { session } = this;
    if (session.busy) return;
    const here = this.at(place);
    const [only] = here;
    if (only && here.length === 1 && this.#plain(only)) return session.play(only.text);
    if (here.length || this.#explains(place)) return this.#open(place, from);
    if (session.acting === null && this.mayPlan(place)) return this.intendAt(place, from);
    // Whoever is asked for a City may point at anything in it.
    const city = place.split(' ').find((word) => this.cities.has(word)) ?? '';
    const [wider] = this.at(city);
    if (wider && place !== city) return session.play(wider.text);
    const asked = session.you.length && session.open ? this.#asking(place, city) : null;
    if (asked) session.ask(asked, from, this.#faceAt(place), place);
    else this.look(place);
  }
  /** Does this need no second look? */
  #plain({ verb, action }: Move): boolean {
    return verb === 'pick' || verb === 'prepare' || this.view.prompt === 'calling' || (verb === 'place' && action !== '');
  }
  /** Places that tell of their card when they are chosen. */
  #explains(place: string): boolean {
    return (place.startsWith('hand ') && this.session.you.includes(this.holder(Number(place.slice(5))))) || (place.startsWith('local ') && this.session.open && !this.session.spectator && !this.at(place.slice(6)).length);
  }
  /** What choosing this place would have meant, for the server to refuse. */
  #asking(place: string, city: string): string | null {
    const { prompt, renewal, factions } = this.view;
    const [first = '', second = ''] = place.split(' ');
    if (prompt === 'city') return city ? `pick ${city}` : null;
    if (prompt === 'placed') return place === 'telephone' ? 'pick telephone' : this.cities.has(first) && second ? `pick ${place}` : null;
    if (prompt === 'card') return CARDS.has(Number(first)) ? `pick ${first}` : null;
    if (place === 'telephone') {
      const other = FACTIONS.find((each) => each !== factions[this.view.active ?? 0])!;
      return renewal[0] ? `call ${other} ${renewal[0].card}` : null;
    }
    if (this.cities.has(first)) return second ? `place ${place} ${ACTIONS[second as Kind][0]}` : null;
    if (CARDS.has(Number(first)) && second) return prompt === 'calling' ? `call ${second.toUpperCase()} ${first}` : `prepare ${first} ${second.toUpperCase()}`;
    return null;
  }

  #open(place: string, from: HTMLElement | null, plan = false): void {
    this.session.hush();
    this.pointed = null;
    const sequence = this.session.table?.sequence;
    this.#opened = sequence === undefined ? null : { sequence, place, from, plan };
  }
  take(offer: Offer): void {
    // The keyboard stays at the place.
    this.opened?.from?.focus({ preventScroll: true });
    this.#opened = null;
    this.session.play(offer.move.text);
  }
  /** Play a card of a seat of ours that is not asked: the server knows whether it may. */
  interject(card: number, from: HTMLElement | null): void {
    const seat = this.holder(card);
    const move = `play ${card}`;
    if (this.at(`hand ${card}`).length) this.session.play(move);
    else if (seat !== this.session.moving && this.cardOf(card)?.when === 'any') this.session.play(move, seat);
    else this.session.ask(move, from, String(card), null, seat);
    this.#opened = null;
  }
  order(card: number): void {
    const cards = [...this.ordered, card];
    const done = this.moves.filter((move) => move.verb === 'order' && cards.every((each, at) => move.cards[at] === each));
    if (done.length === 1) return this.session.play(done[0]!.text);
    const sequence = this.session.table?.sequence;
    if (sequence !== undefined) this.#ordered = { sequence, cards };
  }
  putBack(): boolean {
    if (this.revealed) {
      this.revealed = null;
      return true;
    }
    if (this.opened) {
      const { from } = this.opened;
      this.#opened = null;
      from?.focus();
      return true;
    }
    if (!this.ordered.length) return false;
    this.#ordered = { ...this.#ordered!, cards: this.ordered.slice(0, -1) };
    return true;
  }
  look(place: string): void {
    const face = this.#faceAt(place);
    if (face) this.session.zoom(face);
  }
  #faceAt(place: string): string | null {
    const number = place.split(' ').find((word) => CARDS.has(Number(word)));
    if (number) return number;
    const city = this.cities.get(place.replace('local ', ''));
    if (!city) return null;
    return String(place.startsWith('local') && city.local ? city.local : city.rule);
  }

  where(text: string): string[] {
    return [`[data-move="${text}"]`, ...placesOf(parse(text)).map((place) => `[data-place="${place}"]`)];
  }

  // What is known

  cardOf(card: number): Card | undefined {
    return CARDS.get(card);
  }
  holder(card: number): number {
    return this.view.hands.findIndex((hand) => hand.includes(card));
  }
  textOf(card: number): string {
    return this.session.called(String(card))?.sides[0] ?? '';
  }
  /** A local card says two things: what happens at once, and what holds while it lies there. */
  lasting(card: number): string {
    const sides = this.session.called(String(card))?.sides ?? [];
    return sides.length > 4 ? sides[1]! : '';
  }
  /** What the card of a faction lets it do. */
  abilityOf(faction: string): string {
    return this.textOf(FIRST_FACTION + FACTIONS.findIndex((each) => each === faction));
  }
  /** What the Central card forbids at this very moment, where it does not always. */
  centralNow(): string {
    return this.view.central === MONITORED_CALLS && this.view.turn.office ? this.say('tz-one-office-used') : '';
  }
  fieldOf(city: CityView, kind: string): string {
    return kind === 'church' ? city.church : kind === 'office' ? city.office : city.special;
  }
  /** Cards this seat may play now. */
  readonly playable: number[] = $derived.by(() => this.moves.filter(({ verb }) => verb === 'play').map(({ card }) => card));

  /** Lists of Regime cards by their names, for the sentences of the game. */
  #named(kind: string, value: number | string): string | null {
    if (kind !== 'cards' || typeof value !== 'string') return null;
    return value.split(', ').map((each) => this.session.quoted(Number(each))).join(', ');
  }

  // Plans: what people intend, shown to everybody and binding nobody.

  /** By place: who means to come there. */
  readonly planned: ReadonlyMap<string, Ghost[]> = $derived.by(() => ghosts(this.session.plans, this.view.factions));
  /** The partner that said last what it is after: the active player, or the one before. */
  readonly spoke: number | null = $derived.by(() => {
    const { active, factions } = this.view;
    const back = factions.map((_, steps) => ((active ?? 0) - steps + factions.length) % factions.length);
    return back.find((seat) => this.session.intent(seat)) ?? null;
  });
  /** The moves of our own plan. */
  readonly plan: readonly string[] = $derived.by(() => this.session.plans[this.session.speaking ?? -1] ?? []);
  /** What could be planned at the opened place. */
  readonly intents: Offer[] = $derived.by(() => (this.opened?.plan ? this.#plannable(this.opened.place).map((text) => this.#offer(parse(text))) : []));
  #plannable(place: string): string[] {
    const faction = this.view.factions[this.session.speaking ?? -1];
    return faction ? plannable(place, this.view, faction) : [];
  }
  /** Plans are for people: nobody shows one to computers. */
  mayPlan(place: string): boolean {
    const { session } = this;
    const company = session.players.some(({ seat, kind }) => kind === 'person' && !session.you.includes(seat));
    return company && session.open && this.#plannable(place).length > 0;
  }
  intendAt(place: string, from: HTMLElement | null): void {
    this.#open(place, from, true);
  }
  /** Who means to come here, for those who do not see it. */
  plannedAt(place: string): string[] {
    return (this.planned.get(place) ?? []).map(({ seat }) => this.say('tz-planned-by', { player: this.session.name(seat) }));
  }
  intend(move: Move): void {
    const kept = this.plan.filter((each) => each !== move.text);
    this.session.plan(kept.length < this.plan.length ? kept : [...kept, move.text].slice(-MOST));
    this.putBack();
  }
  tellMove({ verb, city, kind, action, card, faction }: Move): string {
    return this.say(`move-${verb}`, { city, field: kind, action: action || 'none', card: this.session.quoted(card), faction });
  }

  // Words

  say(id: string, params?: Params): string {
    return this.session.say(id, params);
  }
  city(city: string): string {
    return this.say('tz-city', { city });
  }
  faction(faction: string): string {
    return this.say('tz-faction', { faction });
  }
  kind(kind: string): string {
    return this.say('tz-field', { field: kind });
  }
  cost(cost: number[]): string {
    const [faith = 0, resistance = 0, influence = 0] = cost;
    return [
      ...(faith ? [this.say('tz-amount', { resource: 'faith', count: faith })] : []),
      ...(resistance ? [this.say('tz-amount', { resource: 'resistance', count: resistance })] : []),
      ...(influence ? [this.say('tz-amount', { resource: 'influence', count: influence })] : []),
    ].join(', ');
  }
  get meta(): string {
    return this.say('tz-meta', { level: this.view.level });
  }
  seatLine(seat: number): string {
    const faction = this.view.factions[seat];
    return faction ? this.faction(faction) : this.say('tz-no-faction');
  }

  /** What a place is called, for those who do not see it and for those who point at it. */
  placeName(place: string): string {
    const [first = '', second = ''] = place.split(' ');
    if (['telephone', 'prison', 'time', 'pool'].includes(first)) return this.say(`tz-${first}`);
    if (first === 'local') return `${this.city(second)}, ${this.session.title(this.cities.get(second)?.local ?? 0)}`;
    if (CARDS.has(Number(second))) return this.session.title(Number(second));
    if (this.cities.has(first)) return second ? `${this.city(first)}, ${this.kind(second)}` : this.city(first);
    return second ? `${this.session.title(Number(first))}, ${this.faction(second.toUpperCase())}` : this.session.title(Number(first));
  }
  /** „Gniezno, Kościół, wolne, możesz tu postawić Obywatela”. */
  fieldName(city: CityView, kind: string): string {
    const standing = this.fieldOf(city, kind);
    const parts = [this.city(city.city), this.kind(kind)];
    if (standing) parts.push(this.say('tz-stands', { faction: standing }));
    else parts.push(this.say(city.closed.includes(kind) ? 'tz-closed' : 'tz-free'));
    return [...parts, ...this.#mayAt(`${city.city} ${kind}`)].join(', ');
  }
  cityName(city: CityView): string {
    const counts = this.say('tz-counts', { faithful: city.faithful, agents: city.agents, circles: city.circles });
    return [this.city(city.city), counts, ...this.#mayAt(city.city)].join(', ');
  }
  renewalName({ card }: RenewalView): string {
    const { when = 'any', influence = 0 } = this.cardOf(card) ?? {};
    return [this.session.title(card), this.say('tz-renewal-card'), this.say('tz-when', { when }), this.say('tz-reward', { count: influence }), ...this.#mayAt(String(card))].join(', ');
  }
  renewalField(card: number, { faction, citizen }: RenewalView['fields'][number]): string {
    const parts = [this.session.title(card), this.say('tz-renewal-field', { faction })];
    parts.push(citizen ? this.say('tz-stands', { faction: citizen }) : this.say('tz-free'));
    return [...parts, ...this.#mayAt(`${card} ${faction.toLowerCase()}`)].join(', ');
  }
  #mayAt(place: string): string[] {
    const [first] = this.at(place);
    const plans = this.plannedAt(place);
    if (!first) return plans;
    return [...plans, this.say(first.verb === 'pick' ? 'tz-may-pick' : first.verb === 'call' && place !== 'telephone' ? 'tz-may-call' : 'tz-may-place')];
  }

  /** What may be done at a place, in a few lines: for the tip and as its description. */
  tip(place: string): string[] {
    return this.#offersAt(place).flatMap(({ name, lines }) => (lines.length ? [`${name}: ${lines.join(' ')}`] : [name]));
  }
  risksAt(place: string): string[] {
    return [...new Set(this.#offersAt(place).flatMap(({ risks }) => risks))];
  }

  /** What shows the tip of a place: the mouse over it, or the keyboard. */
  pointing(place: string): Pointing {
    const show = (event: Event) => (this.pointed = { place, at: event.currentTarget as HTMLElement });
    const hide = () => {
      if (this.pointed?.place === place) this.pointed = null;
    };
    return {
      'aria-describedby': this.pointed?.place === place ? 'place-tip' : undefined,
      onpointerenter: (event) => event.pointerType === 'mouse' && show(event),
      onpointerleave: hide,
      onfocus: (event) => (event.currentTarget as HTMLElement).matches(':focus-visible') && show(event),
      onblur: hide,
    };
  }

  #offersAt(place: string): Offer[] {
    if (place === 'plays') return this.moves.filter(({ verb }) => verb === 'play').map((move) => this.#offer(move));
    // To do nothing is the last thing one thinks of.
    const here = [...this.at(place)].sort((a, b) => Number(a.verb === 'place' && !a.action) - Number(b.verb === 'place' && !b.action));
    return here.map((move) => this.#offer(move));
  }
  #offer(move: Move): Offer {
    return { move, name: this.#offerName(move), lines: this.#brings(move), risks: this.#risks(move) };
  }
  #offerName({ verb, action, card, city, faction }: Move): string {
    if (verb === 'place') return this.say('tz-do-action', { action: action || 'none' });
    if (verb === 'call') return this.say('tz-do-call', { faction, card: this.session.quoted(card) });
    if (verb === 'prepare') return this.say('tz-do-prepare', { faction });
    if (verb === 'play') return this.say('tz-do-play-card', { card: this.session.quoted(card) });
    if (verb === 'remove') return this.say('tz-do-remove', { cost: this.cost(this.cardOf(this.cities.get(city)?.local ?? 0)?.cost ?? []) });
    return this.say('tz-may-pick');
  }
  #brings(move: Move): string[] {
    if (move.verb === 'play') return [this.textOf(move.card)];
    const facts = this.view.forecast[move.text] ?? [];
    const told = facts.map(({ name, params }) =>
      this.say(`fact-${name}`, { player: this.session.name(this.view.active ?? 0), ...this.session.told(params as Params) }),
    );
    const rule = move.action === 'rule' ? this.cities.get(move.city)?.rule : undefined;
    return rule ? [`${this.session.title(rule)}. ${this.textOf(rule)}`] : told;
  }
  #risks({ verb, city }: Move): string[] {
    if (verb !== 'place' || this.view.turn.drawn) return [];
    const local = this.cities.get(city)?.local;
    return [this.say('tz-risk-first'), ...(local ? [this.say('tz-risk-local', { card: this.session.quoted(local) })] : [])];
  }

  readonly prompt: Prompt = $derived.by(() => {
    const { session, view } = this;
    const none: Prompt = { lead: '', rest: '', limit: '', rule: RULES[view.prompt] ?? RULE_OF_CARDS, buttons: [] };
    if (view.to_move === null) return { ...none, lead: this.say('prompt-over'), rest: this.verdict, rule: 'TZ-075' };
    if (session.acting === null) return this.#waiting(none, view.to_move);
    const lead = this.#lead();
    const faction = view.factions[session.acting];
    const named = session.you.length > 1 && faction ? `${this.faction(faction)}. ${lead}` : lead;
    return { ...none, lead: named, rest: this.#rest(), limit: this.#limit(), buttons: this.#buttons() };
  });

  #waiting(none: Prompt, mover: number): Prompt {
    const { session } = this;
    const lead = t('turn-of', { name: session.name(mover) });
    const rest = this.say('tz-waits', { prompt: this.view.prompt === 'interject' ? (this.session.table?.prompt ?? 'turn') : this.view.prompt });
    if (!this.playable.length) return { ...none, lead, rest };
    return { ...none, lead, rest, limit: this.say('tz-may-interject'), buttons: [this.#playButton()] };
  }
  #playButton(): Prompt['buttons'][number] {
    return { name: this.say('tz-do-play'), act: () => this.#open('plays', document.activeElement as HTMLElement | null) };
  }
  #lead(): string {
    const { prompt, turn, usable, asked, event } = this.view;
    if (prompt === 'turn') return this.say(!this.may('place') && !this.may('prepare') && !this.may('call') ? 'tz-turn-none' : turn.drawn ? 'tz-turn-next' : 'tz-turn-first', { count: usable });
    if (prompt === 'reaction' && event) return this.say('tz-react', { event: event.name, city: event.city ?? '', faction: event.faction ?? '' });
    if (prompt === 'order' && this.ordered.length) return this.say('tz-order-next');
    return this.say(`tz-ask-${prompt}`, { verb: asked?.verb ?? '' });
  }
  #rest(): string {
    const { prompt, turn, asked, event } = this.view;
    if (prompt === 'turn') return this.may('place') ? this.say(turn.drawn ? 'tz-turn-drawn' : 'tz-turn-draws') : '';
    if (prompt === 'draw' && turn.here) return this.say('tz-draw-here', { city: turn.here });
    if (event) return '';
    return asked?.card ? this.say('tz-asked', { card: this.session.quoted(asked.card) }) : '';
  }
  #limit(): string {
    const { prompt, turn, usable, asked } = this.view;
    const told: string[] = [];
    if (prompt === 'turn' && usable) told.push(this.say('tz-left', { count: usable }));
    if (prompt === 'turn' && turn.hushed) told.push(this.say('tz-hushed'));
    if (prompt === 'turn' && turn.open) told.push(this.say('tz-open'));
    if (asked?.card && prompt !== 'reaction') told.push(this.textOf(asked.card));
    if (asked && asked.left > 1 && ['city', 'card', 'citizen'].includes(prompt)) told.push(this.say('tz-at-most', { count: asked.left }));
    return told.join(' ');
  }
  #buttons(): Prompt['buttons'] {
    const { session } = this;
    const button = (verb: string, main: boolean) => (this.may(verb) ? [{ name: this.say(`tz-do-${verb}`), main, act: () => session.play(verb) }] : []);
    const plays = this.playable.length && this.view.prompt !== 'reaction' ? [this.#playButton()] : [];
    return [...plays, ...button('draw', true), ...button('end', true), ...(this.question ? [] : button('done', true))];
  }

  readonly #moments: string[] = $derived.by(() => {
    const { view } = this;
    const turn = view.prompt === 'turn';
    const fits: Record<string, boolean> = {
      place: turn && this.may('place'),
      regime: view.prompt === 'draw',
      reaction: view.prompt === 'reaction',
      faithful: turn && view.turn.drawn,
      renewal: turn && this.may('prepare'),
      telephone: turn && this.may('call'),
      prison: turn && Object.values(view.prison).some(Boolean),
      local: turn && view.cities.some(({ local }) => local),
      time: turn && view.time > 12,
    };
    return Object.keys(fits).filter((moment) => fits[moment]);
  });
  hint(seen: ReadonlySet<string>): Hint | null {
    const name = this.#moments.find((moment) => !seen.has(moment));
    return name ? { name, text: this.say(`tz-hint-${name}`) } : null;
  }

  // The account

  /** The group has won or lost, and by how much. */
  get verdict(): string {
    const { total } = this.session.account.seats[0] ?? { total: 0 };
    const { target } = this.view;
    return this.session.account.winners.length ? this.say('tz-won', { count: total, target }) : this.say('tz-lost', { count: target - total });
  }
  tellLine(line: Line): string {
    return this.say(`line-${line.reason}`, this.session.told(line.params));
  }
}

export function open(session: Session): Desk {
  return new ZiemiaDesk(session);
}
