import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bindOrphans, bundle, innerQuotes, speak } from '../src/words/speak';

const read = (lang: string) => readFileSync(new URL(`../../src/stolik/words/client.${lang}.ftl`, import.meta.url), 'utf8');
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1]!);
const variables = (text: string) =>
  Object.fromEntries(
    text.split(/^(?=[a-z][\w-]* =)/im).map((message) => [
      message.match(/^[\w-]+/)?.[0] ?? '',
      [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort().join(),
    ]),
  );

function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((each) => {
      const path = new URL(each.name + (each.isDirectory() ? '/' : ''), folder);
      return each.isDirectory() ? sources(path) : readFileSync(path, 'utf8');
    })
    .join('\n');
}

describe('the words of Tczew’s table', () => {
  const own = (lang: string) => readFileSync(new URL(`../../src/stolik/games/tczew/client.${lang}.ftl`, import.meta.url), 'utf8');

  it('has the same messages in both languages', () => {
    expect(keys(own('en'))).toEqual(keys(own('pl')));
    expect(variables(own('en'))).toEqual(variables(own('pl')));
  });

  it('has every message the code asks for', () => {
    const asked = [...sources(new URL('../src/games/tczew/', import.meta.url)).matchAll(/say\('(tcz-[\w-]+)'/g)].map((found) => found[1]!);
    const known = new Set(keys(own('pl')));
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('the client’s words', () => {
  it('has the same messages in both languages', () => {
    expect(keys(read('en'))).toEqual(keys(read('pl')));
    expect(variables(read('en'))).toEqual(variables(read('pl')));
  });

  it('says each message once', () => {
    const all = keys(read('pl'));
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  it('has every message the code asks for', () => {
    const asked = [...sources(new URL('../src/', import.meta.url)).matchAll(/[^\w.]t\('([\w-]+)'/g)].map((found) => found[1]!);
    const known = new Set(keys(read('pl')));
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });

  it('counts in Polish', () => {
    const words = bundle('pl', read('pl'));
    const points = (count: number) => speak(words, 'points', { count });
    expect([1, 2, 5, 12, 22, 25].map(points)).toEqual(['1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty', '25 punktów']);
    expect(speak(words, 'waiting-for', { count: 2 })).toBe('Czekamy jeszcze na 2 osoby.');
  });

  it('leaves no orphan at the end of a line', () => {
    expect(bindOrphans('w rzędzie i kolumnie')).toBe('w\u00a0rzędzie i\u00a0kolumnie');
  });

  it('quotes titles that have quotation marks of their own', () => {
    expect(innerQuotes('pl', '„Nasz Przegląd”')).toBe('Nasz Przegląd');
    expect(innerQuotes('pl', 'Dizengoff na „Polonii”')).toBe('Dizengoff na «Polonii»');
  });

  it('tells somebody who sees the board the sentence for the eyes', () => {
    const words = bundle('pl', 'no-taken = Miejsce { $row },{ $column } jest zajęte.\n    .seen = To miejsce jest zajęte.\nno-over = Koniec.\n');
    expect(speak(words, 'no-taken', { row: 0, column: -2 })).toBe('To miejsce jest zajęte.');
    expect(speak(words, 'no-over')).toBe('Koniec.');
  });

  it('shows the id of a missing message', () => {
    expect(speak(bundle('pl', ''), 'nothing')).toBe('nothing');
  });
});
