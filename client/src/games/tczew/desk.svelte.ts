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
import { fieldIndex, fieldsOfBits, nextFields, parse, rowOf, type Move } from './notation';
import { CARDS, FIELDS, OBJECTS, ROMAN, TOWNS, groundOf, isEvent, townAt, type Card, type EventView, type FieldView, type TargetView, type View } from './view';

type Part = Component<{ desk: Desk }>;

/** What a person has in hand at this moment: a card, or a plebiscite with the fields chosen so far. */
type Held = { kind: 'card'; card: number } | { kind: 'exchange' } | { kind: 'plebiscite'; from: string[] };

/** A rule that keeps the chosen card from some fields, with the number it has on the map. */
export interface Layer {
  number: number;
  rule: string;
  reason: string;
  fields: ReadonlySet<string>;
}

/** Facts that say that dice were thrown. */
const THROWS = ['throw', 'roll-k3', 'roll-k6', 'column', 'row'];

export interface Thrown {
  kind: string;
  player: number;
  die: number;
  number: number;
}

/** What a person is doing at this moment with what the server allows: no rules of its own. */
export class TczewDesk implements Desk {
  readonly Print = Print as unknown as Part;
  readonly Left = Left as unknown as Part;
  readonly Right = Right as unknown as Part;
  readonly Seat = Seat as unknown as NonNullable<Desk['Seat']>;
  readonly Zoom = Zoom as unknown as Desk['Zoom'];
  readonly Story = Story as unknown as Desk['Story'];

  #chosen = $state.raw<{ sequence: number; held: Held } | null>(null);
  /** „Dlaczego nie tutaj?” is switched on. */
  layersOn = $state(false);
  /** The one layer that is looked at. */
  layer = $state<string | null>(null);
  /** The target of an event that is pointed at: its cards are lit. */
  aimed = $state.raw<TargetView | null>(null);
  /** A line of the account that is lit. */
  lit = $state.raw<Line | null>(null);

  constructor(readonly session: Session) {
    session.naming = (kind, value) => this.#named(kind, value);
    // Before Epoch III hands hold only cards that everybody knows.
    session.hiding = () => this.view.phase === 'turns';
  }

  get view(): View {
    return this.session.view as unknown as View;
  }
  readonly moves: Move[] = $derived.by(() => this.session.choices.map(parse));
  readonly at: ReadonlyMap<string, FieldView> = $derived.by(() => new Map(this.view.fields.map((each) => [each.field, each])));

  /** The cards before us; null where only their backs may be seen. */
  readonly hand: number[] | null = $derived.by(() => {
    const seat = this.session.mine;
    if (this.session.closed(seat)) return null;
    return this.view.hands[seat]?.cards ?? null;
  });

  readonly held: Held | null = $derived.by(() => {
    const kept = this.#chosen;
    if (kept && kept.sequence === this.session.table?.sequence && this.session.acting !== null) return kept.held;
    const { laying, prompt } = this.view;
    if (prompt === 'prehistory-field' && laying) return { kind: 'card', card: laying };
    return null;
  });
  get ownChoice(): boolean {
    return this.#chosen !== null && this.held === this.#chosen.held;
  }
  readonly card: number | null = $derived(this.held?.kind === 'card' ? this.held.card : null);
  readonly event: EventView | null = $derived.by(() =>
    this.card !== null && isEvent(this.card) ? (this.view.events.find((each) => each.card === this.card) ?? null) : null,
  );

  /** What may be chosen on the map now, and the move that does it if nothing more is asked. */
  readonly legal: ReadonlyMap<string, string | null> = $derived.by(() => {
    const { held, moves } = this;
    if (held?.kind === 'plebiscite') return nextFields(moves.filter(({ verb }) => verb === 'plebiscite'), held.from);
    if (held?.kind === 'card') return nextFields(moves.filter(({ verb, number }) => verb === 'lay' && number === held.card), []);
    const rows = new Map(moves.filter(({ verb }) => verb === 'row').map(({ number, text }) => [number, text]));
    if (rows.size) return new Map(FIELDS.flatMap((field) => (rows.has(rowOf(field)) ? [[field, rows.get(rowOf(field))!] as const] : [])));
    return nextFields(moves.filter(({ verb }) => verb === 'pick'), []);
  });
  /** Fields chosen already, in this question or with the hand. */
  readonly picked: ReadonlySet<string> = $derived.by(
    () => new Set([...(this.view.asked?.picked ?? []), ...(this.held?.kind === 'plebiscite' ? this.held.from : [])]),
  );

  readonly layers: Layer[] = $derived.by(() => {
    const bars = this.card === null ? [] : (this.view.barred[String(this.card)] ?? []);
    return bars.map(({ rule, reason, fields }, at) => ({ number: at + 1, rule, reason, fields: new Set(fieldsOfBits(fields)) }));
  });
  /** By field: the first layer that forbids it. */
  readonly barred: ReadonlyMap<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    if (!this.layersOn) return found;
    // Nearly the whole map is too far away: that is shown only when asked for.
    for (const { number, reason, fields } of this.layers)
      if (this.layer === null ? reason !== 'apart' : this.layer === reason) for (const field of fields) if (!found.has(field)) found.set(field, number);
    return found;
  });

  /** The step that was made last, as far as the board shows it. */
  readonly lastStep: Step | null = $derived.by(() => this.session.log.at(-1) ?? null);
  /** What others laid since our own last move, the latest only. */
  readonly fresh: string | null = $derived.by(() => {
    for (const step of [...this.session.log].reverse())
      for (const { name, params } of [...step.facts].reverse())
        if (['lay', 'prehistory', 'cover'].includes(name) && typeof params.field === 'string') return params.field;
    return null;
  });
  readonly thrown: Thrown[] = $derived.by(() =>
    (this.lastStep?.facts ?? [])
      .filter(({ name }) => THROWS.includes(name))
      .map(({ name, params }) => ({ kind: name, player: Number(params.player), die: Number(params.die ?? params.number), number: Number(params.number) })),
  );
  /** The epoch that the last step began. */
  readonly dawn: { epoch: number; sequence: number } | null = $derived.by(() => {
    const step = this.lastStep;
    const fact = step?.facts.find(({ name }) => name === 'epoch');
    return step && fact ? { epoch: Number(fact.params.number), sequence: step.sequence } : null;
  });

  // Acts

  #hold(held: Held | null): void {
    this.session.hush();
    this.aimed = null;
    this.layer = null;
    const sequence = this.session.table?.sequence;
    this.#chosen = held && sequence !== undefined ? { sequence, held } : null;
  }

  /** Does choosing a card of the hand begin something now? */
  get selects(): boolean {
    return this.session.acting !== null && ['action', 'build', 'packet'].includes(this.view.prompt);
  }

  /** A card of the hand was chosen. */
  take(card: number, from: HTMLElement | null): void {
    const { session, held } = this;
    if (session.busy) return;
    if (session.acting === null) return session.zoom(String(card));
    if (held?.kind === 'exchange') {
      const move = `exchange ${card}`;
      if (session.choices.includes(move)) session.play(move);
      else session.ask(move, from, String(card));
      return;
    }
    if (this.card === card && this.ownChoice) this.#hold(null);
    else if (this.selects) this.#hold({ kind: 'card', card });
    else session.zoom(String(card));
  }

  /** A field of the map was chosen. */
  choose(field: string, from: HTMLElement | null): void {
    const { session, held } = this;
    const here = this.at.get(field);
    if (session.busy) return;
    const found = this.legal.get(field);
    if (found) return session.play(found);
    if (found === null && held?.kind === 'plebiscite') return this.#hold({ kind: 'plebiscite', from: [...held.from, field] });
    const asked = session.acting === null ? null : this.#asking(field);
    if (asked) session.ask(asked, from, here ? this.faceOf(here) : null, field);
    else if (here) session.zoom(this.faceOf(here));
  }

  /** What choosing this field would have meant, for the server to refuse. */
  #asking(field: string): string | null {
    const { held } = this;
    if (held?.kind === 'card') return isEvent(held.card) ? null : `lay ${held.card} ${field}`;
    if (held?.kind === 'plebiscite') return held.from.length ? `plebiscite ${held.from[0]}>${field}` : null;
    return this.view.asked && this.moves.some(({ verb }) => verb === 'pick') ? `pick ${field}` : null;
  }

  /** The event in hand is used on a player, or on nobody by name. */
  use(target: TargetView | null, from: HTMLElement | null): void {
    if (this.card === null) return;
    const town = target ? ` ${this.townCode(target.seat)}` : '';
    const move = [`event ${this.card}${town}`, `event ${this.card}`].find((each) => this.session.choices.includes(each));
    if (move) this.session.play(move);
    else this.session.ask(`event ${this.card}${this.names(this.card) ? town : ''}`, from);
  }
  /** Does the event name one player? */
  names(event: number): boolean {
    return ['opponent', 'any'].includes(this.cardOf(String(event))?.target ?? '');
  }

  putBack(): boolean {
    if (!this.ownChoice) return false;
    const held = this.#chosen!.held;
    this.#hold(held.kind === 'plebiscite' && held.from.length ? { kind: 'plebiscite', from: [] } : null);
    return true;
  }

  begin(kind: 'exchange' | 'plebiscite'): void {
    if (kind === 'exchange' && this.card !== null && this.ownChoice) {
      const move = `exchange ${this.card}`;
      if (this.session.choices.includes(move)) return this.session.play(move);
      return this.session.ask(move, null);
    }
    this.#hold(kind === 'exchange' ? { kind } : { kind, from: [] });
  }

  may(verb: string): boolean {
    return this.moves.some((move) => move.verb === verb);
  }

  where(text: string): string[] {
    const { verb, number, fields } = parse(text);
    const card = number && verb !== 'row' ? [`[data-place="hand"][data-card="${number}"], [data-choice="${number}"]`] : [];
    return [...card, ...fields.map((field) => `[data-field="${field}"]`)];
  }

  // What is known

  cardOf(face: string): Card | undefined {
    return CARDS.get(face);
  }
  faceOf({ card, sub }: FieldView): string {
    return sub === null ? String(card) : `${sub}B`;
  }
  title(face: string): string {
    return this.session.called(face)?.title ?? face;
  }
  townCode(seat: number): string {
    return TOWNS[(this.view.towns[seat] ?? 1) - 1]!;
  }
  town(seat: number): string {
    return this.session.say('town-name', { town: this.view.towns[seat] ?? 0 });
  }
  owned(seat: number): FieldView[] {
    return this.view.fields.filter(({ owner }) => owner === seat);
  }
  count(seat: number, category: string): number {
    return this.owned(seat).filter((each) => each.sub === null && this.cardOf(String(each.card))?.category === category).length;
  }

  /** Events and substitutes by their names, for the sentences of the game. */
  #named(kind: string, value: number | string): string | null {
    const face = kind === 'event' ? String(value) : kind === 'sub' ? `${String(value).replace(/B$/, '')}B` : null;
    return face && this.session.called(face) ? t('quoted', { text: this.title(face) }) : null;
  }

  // Words

  say(id: string, params?: Params): string {
    return this.session.say(id, params);
  }
  get meta(): string {
    const { phase, epoch, round } = this.view;
    return this.say(`phase-${phase}`, { number: epoch, round });
  }
  category(letter: string): string {
    return this.say('tcz-category', { category: letter });
  }
  seatLine(seat: number): string {
    return this.town(seat);
  }

  /** A card for somebody who does not see it. */
  describe(face: string): string {
    const card = this.cardOf(face);
    const kind = card?.category ? this.category(card.category) : this.say('card-event');
    return `${this.title(face)}, ${kind}`;
  }

  /** „E5x10, ląd, wolne”. */
  fieldName(field: string, mayChoose: boolean, more: string[]): string {
    const here = this.at.get(field);
    const at = fieldIndex(field);
    const ground = groundOf(at);
    const parts = [field, this.say(`tcz-${ground}`, { town: townAt(at) })];
    if (here) {
      parts.push(this.describe(this.faceOf(here)));
      if (here.sub !== null) parts.push(this.say('tcz-covers', { card: this.session.quoted(here.card) }));
      parts.push(here.owner === null ? this.say('tcz-nobody') : this.say('tcz-owner', { player: this.session.name(here.owner) }));
      if (here.tokens) parts.push(this.say('tcz-tokens', { count: here.tokens }));
    } else parts.push(this.say('tcz-free'));
    if (this.picked.has(field)) parts.push(this.say('tcz-picked'));
    if (mayChoose) parts.push(this.say(here || this.held?.kind !== 'card' ? 'tcz-may-pick' : 'tcz-may-lay'));
    return [...parts, ...more].join(', ');
  }

  readonly prompt: Prompt = $derived.by(() => {
    const { session, view, held } = this;
    const none: Prompt = { lead: '', rest: '', limit: '', rule: null, buttons: [] };
    if (view.to_move === null) return { ...none, lead: session.say('prompt-over'), rule: 'TCZ-070' };
    if (session.acting === null)
      return { ...none, lead: t('turn-of', { name: session.name(view.to_move) }), rest: this.say(`tcz-waits-${view.prompt}`), rule: 'TCZ-038' };
    const back = this.ownChoice ? [{ name: t('put-back'), act: () => void this.putBack() }] : [];
    const ends = this.#buttons();
    if (held?.kind === 'exchange') return { ...none, lead: this.say('tcz-exchange-which'), rule: 'TCZ-041', buttons: back };
    if (held?.kind === 'plebiscite') {
      const lead = this.say(held.from.length ? 'tcz-plebiscite-on' : 'tcz-plebiscite-from');
      return { ...none, lead, limit: this.say('tcz-plebiscite-how'), rule: 'TCZ-088', buttons: back };
    }
    if (this.card !== null) return { ...this.#promptOfCard(this.card), buttons: [...back, ...ends] };
    const asked = view.asked;
    const rest = asked ? this.#told(asked) : '';
    return { ...none, lead: this.#question(), rest, rule: asked ? 'TCZ-049' : 'TCZ-038', buttons: ends };
  });

  #promptOfCard(card: number): Omit<Prompt, 'buttons'> {
    const name = this.session.quoted(card);
    if (isEvent(card)) return { lead: this.say('tcz-event-on', { card: name }), rest: '', limit: this.session.called(String(card))?.sides[0] ?? '', rule: 'TCZ-040' };
    const category = this.cardOf(String(card))?.category ?? 'G';
    const limits = [this.say('tcz-fields', { count: this.legal.size })];
    if (category !== 'G' && this.session.view.prompt !== 'prehistory-field') limits.push(`${this.say('category-apart', { category })}.`);
    return { lead: this.say('tcz-lay', { card: name }), rest: '', limit: limits.join(' '), rule: 'TCZ-039' };
  }

  /** What is asked of whom: the card of the event in short, and how many may still be chosen. */
  #question(): string {
    const { asked, prompt } = this.view;
    if (!asked) return this.say(`prompt-${prompt}`);
    if (prompt === 'pick' && asked.target !== null && asked.target !== this.session.acting)
      return this.say('tcz-pick-of', { count: asked.left, player: this.session.name(asked.target) });
    if (prompt === 'pick') return this.say('tcz-pick-own', { count: asked.left });
    if (prompt === 'build') return this.say('tcz-build', { count: asked.left });
    return this.say(`prompt-${prompt}`);
  }
  #told({ event, number }: NonNullable<View['asked']>): string {
    const name = this.session.quoted(event);
    return number ? this.say('tcz-asked-number', { event: name, number }) : this.say('tcz-asked', { event: name });
  }

  #buttons(): Prompt['buttons'] {
    const { session } = this;
    const button = (verb: string, main: boolean) =>
      this.may(verb) ? [{ name: this.say(`tcz-do-${verb}`), main, act: () => session.play(verb) }] : [];
    return [...button('roll', true), ...button('agree', true), ...button('decline', false), ...button('done', true), ...button('end', true)];
  }

  readonly #moments: string[] = $derived.by(() => {
    const { view, hand } = this;
    const fits: Record<string, boolean> = {
      packet: view.prompt === 'packet',
      lay: view.prompt === 'action',
      why: view.prompt === 'action' && this.card !== null && !isEvent(this.card),
      event: view.prompt === 'action' && (hand ?? []).some(isEvent),
      pick: view.prompt === 'pick',
      plebiscite: this.may('plebiscite'),
    };
    return Object.keys(fits).filter((moment) => fits[moment]);
  });
  hint(seen: ReadonlySet<string>): Hint | null {
    const name = this.#moments.find((moment) => !seen.has(moment));
    return name ? { name, text: this.say(`tcz-hint-${name}`) } : null;
  }

  // The account

  /** A line of the account in words, categories by their names. */
  tellLine(line: Line): string {
    const params = this.session.told(line.params);
    if (typeof params.categories === 'string') params.categories = [...params.categories].map((each) => this.category(each)).join(', ');
    return this.say(`line-${line.reason}`, params);
  }
  /** The categories of Objects a city has not got yet. */
  missing(seat: number): string[] {
    const have = new Set(this.owned(seat).map((each) => this.cardOf(this.faceOf(each))?.category));
    return [...OBJECTS].filter((each) => !have.has(each));
  }
  roman(epoch: number): string {
    return ROMAN[epoch] ?? String(epoch);
  }
}

export function open(session: Session): Desk {
  return new TczewDesk(session);
}
