import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.STOLIK_SERVER ?? 'http://127.0.0.1:8000';

/** `virtual:deck/grzybowski`: what stands on the cards, out of the game's own deck file. */
function deck(): Plugin {
  const prefix = 'virtual:deck/';
  return {
    name: 'stolik-deck',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = new URL(`../src/stolik/games/${id.slice(prefix.length + 1)}/deck.toml`, import.meta.url);
      this.addWatchFile(file.pathname);
      const { card } = parse(readFileSync(file, 'utf8')) as unknown as {
        card: { number: number; symbols: string; reverse: { pattern?: string[] } }[];
      };
      const cards = card.map(({ number, symbols, reverse }) => {
        const pattern = reverse.pattern?.map((row) => row.replaceAll(' ', ''));
        return [number, { symbols: [...symbols], back: { ...reverse, pattern } }];
      });
      return `export default ${JSON.stringify(cards)}`;
    },
  };
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
