import type { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import { get } from '../wire/http';
import type { Both, Lang, Params } from '../wire/wire';
import { bundle, has, speak } from './speak';

const KEY = 'stolik.lang';

/** The words of the client and of the games in use; changes language without a reload. */
class Words {
  lang = $state<Lang>(first());
  ready = $state(false);
  failed = $state(false);
  #client = $state.raw<FluentBundle>();
  #games = $state.raw<Record<string, FluentBundle>>({});
  #used = new Set<string>();

  async start(): Promise<void> {
    await this.turn(this.lang);
  }

  async turn(lang: Lang): Promise<void> {
    try {
      const used = [...this.#used];
      const [client, ...games] = await Promise.all([
        get('/api/words/{lang}', { path: { lang } }),
        ...used.map((game) => get('/api/games/{game}/words/{lang}', { path: { game, lang } })),
      ]);
      this.#client = bundle(lang, client ?? '');
      this.#games = Object.fromEntries(used.map((game, at) => [game, bundle(lang, games[at] ?? '')]));
      this.lang = lang;
      this.ready = true;
      document.documentElement.lang = lang;
      try {
        localStorage.setItem(KEY, lang);
      } catch {
        /* private window */
      }
    } catch {
      this.failed = !this.ready;
    }
  }

  async game(name: string): Promise<void> {
    this.#used.add(name);
    // Whoever asks for a game's words does not want to be run again when the language turns.
    const [had, lang] = untrack(() => [this.#games[name], this.lang] as const);
    if (had) return;
    const text = await get('/api/games/{game}/words/{lang}', { path: { game: name, lang } });
    if (lang === this.lang) this.#games = { ...this.#games, [name]: bundle(lang, text) };
  }

  say(id: string, params?: Params): string {
    return speak(this.#client, id, params);
  }

  /** Does the client have this message? */
  has(id: string): boolean {
    return has(this.#client, id);
  }

  sayGame(game: string, id: string, params?: Params): string {
    return speak(this.#games[game], id, params);
  }

  knows(game: string, id: string): boolean {
    return has(this.#games[game], id);
  }

  pick(both: Both): string {
    return both[this.lang] ?? both.pl;
  }
}

function first(): Lang {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'pl' || kept === 'en') return kept;
  } catch {
    /* private window */
  }
  const wanted = navigator.languages ?? [navigator.language];
  const known = wanted.map((each) => each.slice(0, 2)).find((each) => each === 'pl' || each === 'en');
  return (known as Lang | undefined) ?? 'pl';
}

export const words = new Words();

/** A sentence of the client. */
export function t(id: string, params?: Params): string {
  return words.say(id, params);
}
