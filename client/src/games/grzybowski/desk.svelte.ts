import type { Component } from 'svelte';
import type { Session } from '../../table/session.svelte';
import { t } from '../../words/words.svelte';
import type { Line } from '../../wire/wire';
import type { Desk, Hint, Prompt } from '../games';
import Left from './Left.svelte';
import Print from './Print.svelte';
import Right from './Right.svelte';
import Story from './Story.svelte';
import Zoom from './Zoom.svelte';
import { cardOf, chanceId, fitting, heads, isObverse, nextPlaces, parse, type Chosen, type Move } from './notation';
import { CARDS, FULL, TURNS, type Back, type View } from './view';

/** How many turns before the last one the end is spoken of. */
const NEAR_END = 8;

type Part = Component<{ desk: Desk }>;

/** What a person is doing at this moment with what the server allows: no rules of its own. */
export class GrzybowskiDesk implements Desk {
  readonly Print = Print as unknown as Part;
  readonly Left = Left as unknown as Part;
  readonly Right = Right as unknown as Part;
  readonly Zoom = Zoom as unknown as Desk['Zoom'];
  readonly Story = Story as unknown as Desk['Story'];

  #picked = $state.raw<{ sequence: number; chosen: Chosen } | null>(null);
  /** The account line that is lit, and whether a click holds it. */
  lit = $state.raw<Line | null>(null);
  held = $state.raw<Line | null>(null);

  constructor(readonly session: Session) {}

  get view(): View {
    return this.session.view as View;
  }
  readonly moves: Move[] = $derived.by(() => this.session.choices.map(parse));

  /** What is chosen: by the person, or what the moment offers anyway. */
  readonly chosen: Chosen | null = $derived.by(() => {
    const picked = this.#picked;
    if (picked && picked.sequence === this.session.table?.sequence && fitting(this.moves, picked.chosen).length)
      return picked.chosen;
    const hand = this.view.hand;
    if (hand && this.moves.some((move) => move.verb === 'lay')) return { verb: 'lay', thing: hand.faces[0]!, places: [] };
    return null;
  });
  get ownChoice(): boolean {
    return this.#picked !== null && this.chosen === this.#picked.chosen;
  }
  readonly legal: Set<string> = $derived.by(() => (this.chosen ? nextPlaces(this.moves, this.chosen) : new Set<string>()));
  readonly takeable: Set<string> = $derived.by(
    () => new Set(this.moves.filter((move) => move.verb === 'take').map((move) => move.thing)),
  );
  /** The chances that may be used now. */
  readonly chances: Chosen[] = $derived.by(() =>
    heads(this.moves).filter(({ verb }) => verb !== 'take' && verb !== 'lay' && verb !== 'end'),
  );
  /** Chance cards that lie face up before us but cannot be used now. */
  readonly idleChances: { verb: string; thing: string }[] = $derived.by(() => {
    const usable = new Set(this.chances.map(({ thing }) => thing));
    const grid = this.view.grids[this.session.mine];
    return (grid?.cards ?? [])
      .filter(({ face }) => !isObverse(face) && this.back(face)?.side === 'chance')
      .map(({ face }) => ({ verb: this.back(face)?.kind ?? 'flip', thing: chanceId(cardOf(face)) }))
      .filter(({ thing }) => !usable.has(thing));
  });

  symbols(face: string): string[] {
    return CARDS.get(cardOf(face))?.symbols ?? [];
  }
  back(face: string): Back | undefined {
    return CARDS.get(cardOf(face))?.back;
  }

  pick(verb: string, thing: string): void {
    this.session.hush();
    const table = this.session.table;
    if (!table) return;
    const chosen = { verb, thing, places: [] };
    const [only, more] = fitting(this.moves, chosen);
    if (only && !more && !only.places.length) this.session.play(only.text);
    else this.#picked = { sequence: table.sequence, chosen };
  }

  /** A place of the own grid was chosen. */
  place(place: string, from: HTMLElement | null, face: string | null): void {
    const { chosen, session } = this;
    if (session.busy) return;
    if (!chosen) {
      if (face) session.zoom(face);
      else if (session.acting !== null) session.ask(this.#guess(place), from, null, place);
      return;
    }
    if (!this.legal.has(place)) {
      session.ask(this.#written({ ...chosen, places: [...chosen.places, place] }), from, face, place);
      return;
    }
    const next = { ...chosen, places: [...chosen.places, place] };
    const done = fitting(this.moves, next).find((move) => move.places.length === next.places.length);
    if (done) session.play(done.text);
    else this.#picked = { sequence: session.table!.sequence, chosen: next };
  }

  take(face: string, from: HTMLElement | null): void {
    if (this.session.busy) return;
    if (this.takeable.has(face)) this.session.play(`take ${face}`);
    else if (this.session.acting !== null) this.session.ask(`take ${face}`, from, face);
    else this.session.zoom(face);
  }

  askChance(verb: string, thing: string, from: HTMLElement | null): void {
    if (this.session.acting === null || this.session.busy) return;
    const grid = this.view.grids[this.session.mine]!;
    const places = grid.cards.map(({ place }) => place.join(','));
    const many = verb === 'swap' || verb === 'move' ? 2 : ['flip', 'outside', 'diagonal'].includes(verb) ? 1 : 0;
    const move = [verb, thing, ...places.slice(0, many)].join(' ');
    this.session.ask(move, from, `${thing}r`);
  }

  putBack(): boolean {
    if (!this.ownChoice) return false;
    const { sequence, chosen } = this.#picked!;
    this.#picked = chosen.places.length ? { sequence, chosen: { ...chosen, places: chosen.places.slice(0, -1) } } : null;
    return true;
  }

  where(text: string): string[] {
    const { verb, thing, places } = parse(text);
    const market = verb === 'take' ? [`[data-place="market ${this.view.market.indexOf(thing)}"]`] : [];
    const chance = verb === 'take' || verb === 'lay' ? [] : [`[data-chance="${verb} ${thing}"]`];
    const steps = [...market, ...chance, ...places.map((place) => `.mine [data-at="${place}"]`)];
    // What is chosen already needs no pointing at.
    const begun = this.ownChoice && chance.length && this.chosen!.verb === verb && this.chosen!.thing === thing;
    return begun ? steps.slice(1 + this.chosen!.places.length) : steps;
  }

  // Words

  get meta(): string {
    return t('pg-turn', { turn: Math.min(this.view.turn, TURNS), turns: TURNS });
  }

  seatLine(seat: number): string {
    const cards = this.view.grids[seat]?.cards ?? [];
    const chances = cards.filter(({ face }) => !isObverse(face) && this.back(face)?.side === 'chance').length;
    return `${t('pg-cards', { count: cards.length })} · ${t('pg-chances', { count: chances })}`;
  }

  get full(): boolean {
    return (this.view.grids[this.session.mine]?.cards.length ?? 0) >= FULL;
  }

  readonly prompt: Prompt = $derived.by(() => {
    const { session, view, chosen } = this;
    const none: Prompt = { lead: '', rest: '', limit: '', rule: null, buttons: [] };
    if (view.to_move === null) return { ...none, lead: session.say('prompt-over'), rule: 'PG-060' };
    if (session.acting === null) {
      const name = session.name(view.to_move);
      return { ...none, lead: t('turn-of', { name }), rest: t(`pg-waits-${view.prompt}`), rule: 'PG-010' };
    }
    const end = this.moves.some((move) => move.verb === 'end')
      ? [{ name: t('pg-end-turn'), main: true, act: () => session.play('end') }]
      : [];
    if (chosen && this.ownChoice && chosen.verb !== 'lay') {
      const step = chosen.places.length + 1;
      return {
        lead: t(`pg-do-${chosen.verb}`, { step }),
        rest: '',
        limit: t('pg-places', { count: this.legal.size }),
        rule: this.verbRule(chosen.verb),
        buttons: [{ name: t('put-back'), act: () => void this.putBack() }],
      };
    }
    if (view.prompt === 'lay' && view.hand) {
      const face = chosen?.thing ?? view.hand.faces[0]!;
      const rest = view.hand.either_side ? t('pg-lay-either') : t('pg-lay-side', { side: face.slice(-1) });
      return {
        lead: t('pg-lay', { card: session.quoted(cardOf(face)) }),
        rest,
        limit: `${t('pg-lay-touch')} ${t('pg-places', { count: this.legal.size })}`,
        rule: 'PG-021',
        buttons: [],
      };
    }
    if (view.prompt === 'take')
      return { lead: t('pg-take'), rest: t('pg-take-side'), limit: '', rule: 'PG-011', buttons: end };
    return { ...none, lead: session.say(`prompt-${view.prompt}`), rule: 'PG-040', buttons: end };
  });

  /** What a newcomer may be told at this moment, the most urgent first. */
  readonly #moments: string[] = $derived.by(() => {
    const { session, view } = this;
    const laid = (view.grids[session.mine]?.cards ?? []).map(({ face }) => face);
    const taken = view.hand?.seat === session.mine ? view.hand.faces.slice(0, 1) : [];
    const shows = (faces: string[], side: Back['side']) => faces.some((face) => !isObverse(face) && this.back(face)?.side === side);
    const fits: Record<string, boolean> = {
      market: view.prompt === 'take',
      lay: view.prompt === 'lay',
      goal: shows([...taken, ...laid], 'goal'),
      chance: shows(laid, 'chance'),
      end: view.turn > TURNS - NEAR_END,
    };
    return Object.keys(fits).filter((moment) => fits[moment]);
  });

  hint(seen: ReadonlySet<string>): Hint | null {
    const name = this.#moments.find((moment) => !seen.has(moment));
    return name ? { name, text: this.session.say(`hint-${name}`) } : null;
  }

  verbRule(verb: string): string {
    return (
      { swap: 'PG-045', flip: 'PG-046', move: 'PG-047', joker: 'PG-048', outside: 'PG-050', diagonal: 'PG-051', reshuffle: 'PG-056', draw: 'PG-057' }[verb] ??
      'PG-040'
    );
  }

  symbol(code: string): string {
    return t(`pg-symbol-${code}`);
  }

  /** A face for somebody who does not see it. */
  describe(face: string): string {
    const title = this.session.title(cardOf(face));
    if (isObverse(face)) {
      const names = this.symbols(face).map((code) => this.symbol(code));
      return `${title}. ${t('pg-obverse')}: ${names.join(', ')}`;
    }
    return `${title}. ${t('pg-reverse')}: ${this.explain(face)}`;
  }

  /** What the reverse asks for or allows, in one sentence. */
  explain(face: string): string {
    const back = this.back(face);
    const say = (id: string, params = {}) => this.session.say(id, params);
    if (!back) return '';
    if (back.side === 'joker') return say('explain-the-joker');
    if (back.side === 'chance') return say(`explain-${back.kind}`);
    const params = {
      points: back.points ?? 0,
      symbol: back.symbol ? this.symbol(back.symbol) : '',
      else: back.else_points ?? 0,
      card: back.neighbour ? this.session.quoted(back.neighbour) : '',
    };
    return say(`explain-${back.family}`, params).replace(/:$/, '');
  }

  /** A line of the account in words, categories by their names. */
  tellLine(line: Line): string {
    const params = this.session.told(line.params);
    if (typeof params.symbol === 'string') params.symbol = this.symbol(params.symbol);
    return this.session.say(`line-${line.reason}`, params);
  }

  light(line: Line | null): void {
    this.lit = line;
  }
  get shining(): Line | null {
    return this.lit ?? this.held;
  }

  #guess(place: string): string {
    const face = this.view.hand?.faces[0] ?? this.view.market.find((each) => this.takeable.has(each)) ?? '01a';
    return `lay ${face} ${place}`;
  }

  /** As notation, filled up so that the server can read it and say what is wrong. */
  #written({ verb, thing, places }: Chosen): string {
    const wanted = verb === 'swap' || verb === 'move' ? 2 : 1;
    const full = places.length < wanted ? [...places, places[0] === '0,0' ? '0,1' : '0,0'] : places;
    return [verb, thing, ...full].join(' ');
  }
}

export function open(session: Session): Desk {
  return new GrzybowskiDesk(session);
}
