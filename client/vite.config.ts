import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.STOLIK_SERVER ?? 'http://127.0.0.1:8000';

/** `virtual:deck/<game>`: what stands on the cards, out of the game's own deck file. */
function deck(): Plugin {
  const prefix = 'virtual:deck/';
  return {
    name: 'stolik-deck',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = new URL(`../src/stolik/games/${id.slice(prefix.length + 1)}/deck.toml`, import.meta.url);
      this.addWatchFile(file.pathname);
      const told = parse(readFileSync(file, 'utf8')) as unknown as Tables;
      const of = told.event ? tczew : told.regime ? ziemia : grzybowski;
      return `export default ${JSON.stringify(of(told))}`;
    },
  };
}

type Tables = Record<string, (Record<string, unknown> & { number: number })[] | undefined>;

/** Both sides of each card; their words come from the server. */
function grzybowski({ card = [] }: Tables): unknown[] {
  return card.map(({ number, symbols, reverse }) => {
    const back = reverse as { pattern?: string[] };
    const pattern = back.pattern?.map((row) => row.replaceAll(' ', ''));
    return [number, { symbols: [...String(symbols)], back: { ...back, pattern } }];
  });
}

/** What a card is, an event asks for and a substitute counts as, by the name of its face. */
function tczew({ card = [], event = [], substitute = [] }: Tables): unknown[] {
  return [
    ...card.map(({ number, category = 'G', epoch, stars }) => [`${number}`, { category, epoch, stars }]),
    ...event.map(({ number, epoch, target, shield, city_shield, halls }) => [`${number}`, { epoch, target, shield, city_shield, halls }]),
    ...substitute.map(({ number, category }) => [`${number}B`, { category }]),
  ];
}

/** What is printed on a card besides its words, by its number. */
function ziemia({ regime = [], central = [], renewal = [], city = [], faction = [] }: Tables): unknown[] {
  return [
    ...regime.map(({ number, kind, time, cost, penalty }) => [number, { kind, time, cost, penalty }]),
    ...central.map(({ number }) => [number, { kind: 'central' }]),
    ...renewal.map(({ number, fields, influence, when }) => [number, { kind: 'renewal', fields, influence, when }]),
    ...city.map(({ number }) => [number, { kind: 'rule' }]),
    ...faction.map(({ number, code }) => [number, { kind: 'faction', code }]),
  ];
}

export default defineConfig({
  plugins: [svelte(), deck()],
  build: {
    outDir: '../src/stolik/web/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/faces': server,
      '/healthz': server,
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
