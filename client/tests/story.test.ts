import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { steps } from '../src/games/grzybowski/story';
import { blocks, inline } from '../src/lib/markdown';
import type { Table } from '../src/wire/wire';

const tables = JSON.parse(readFileSync(new URL('../fixtures/game.json', import.meta.url), 'utf8')) as Table[];

describe('the story of the points', () => {
  it('tells every point of a whole game', () => {
    const account = tables.at(-1)!.account;
    const told = steps(account);
    account.seats.forEach(({ total }, seat) => {
      const sum = told.filter((step) => step.seat === seat).reduce((all, step) => all + step.line.points, 0);
      expect(sum).toBe(total);
    });
  });
});

describe('the rulebook’s Markdown', () => {
  it('knows emphasis', () => {
    expect(inline('karta *Ks. Godlewski* **leży**')).toEqual([
      { kind: 'text', text: 'karta ' },
      { kind: 'em', text: 'Ks. Godlewski' },
      { kind: 'text', text: ' ' },
      { kind: 'strong', text: 'leży' },
    ]);
  });

  it('knows code, also in the cells of a table', () => {
    expect(inline('Zapis `24a` i `*`')).toEqual([
      { kind: 'text', text: 'Zapis ' },
      { kind: 'code', text: '24a' },
      { kind: 'text', text: ' i ' },
      { kind: 'code', text: '*' },
    ]);
    const [table] = blocks('| ruch |\n|---|\n| `end` |');
    expect(table).toEqual({ kind: 'table', head: [[{ kind: 'text', text: 'ruch' }]], rows: [[[{ kind: 'code', text: 'end' }]]] });
  });
});
