import { describe, expect, it } from 'vitest';
import { dearest, nearest } from '../src/games/ziemia/closest';
import { steps } from '../src/games/ziemia/story';
import type { Account, Line, Params, Step } from '../src/wire/wire';

const line = (reason: string, points: number, params: Params = {}): Line => ({ points, rule: '', reason, card: 0, params, groups: [] });
const faithful = (city: string, count: number) => line('faithful', count, { city, count });
const account = (...lines: Line[]): Account => ({
  final: true,
  winners: [],
  seats: [0, 1].map(() => ({ lines, total: lines.reduce((all, { points }) => all + points, 0), extra: {} })),
});

describe('the story of a shared account', () => {
  it('goes City by City, then loss by loss, and tells every point once', () => {
    const told = steps(account(line('prison', -1), faithful('warszawa', 3), line('prison', -2), faithful('krakow', 2), line('agents', -1)));
    expect(told.map(({ source, parts }) => [source, parts.map(({ line: { points } }) => points)])).toEqual([
      ['faithful', [3]],
      ['faithful', [2]],
      ['agents', [-1]],
      ['prison', [-1, -2]],
    ]);
  });
});

describe('what was closest to changing the result', () => {
  const names = (lines: Line[], target: number) => nearest(lines, target).map(({ name, params }) => [name, params]);

  it('names every loss that alone cost the victory, the dearest first', () => {
    const lines = [faithful('krakow', 23), line('agents', -2), line('prison', -1), line('prison', -2), line('local', -1)];
    expect(names(lines, 19)).toEqual([
      ['loss', { source: 'prison', count: 3 }],
      ['loss', { source: 'agents', count: 2 }],
    ]);
  });
  it('names the losses together where none was enough alone', () => {
    expect(names([faithful('krakow', 20), line('agents', -2), line('prison', -2)], 20)).toEqual([['losses', { count: 4 }]]);
  });
  it('says when it would not have been enough even without losses', () => {
    expect(names([faithful('krakow', 12), line('agents', -2)], 20)).toEqual([['even', { count: 8 }]]);
    expect(names([faithful('krakow', 12)], 20)).toEqual([['spotless', {}]]);
  });
  it('knows what a victory hung on', () => {
    expect(names([faithful('warszawa', 5), faithful('krakow', 7)], 10)).toEqual([
      ['spare', { count: 2 }],
      ['city', { city: 'krakow', count: 5 }],
    ]);
    expect(names([faithful('warszawa', 5), faithful('krakow', 7)], 5)).toEqual([['spare', { count: 7 }]]);
  });
});

describe('the Regime card that cost most', () => {
  const step = (sequence: number, ...facts: [name: string, params: Params][]): Step => ({
    sequence,
    seat: 0,
    move: 'draw',
    facts: facts.map(([name, params]) => ({ name, params })),
  });
  const log = [
    step(1, ['scattered', { city: 'krakow', count: 4 }]),
    step(2, ['regime', { card: 3, city: 'krakow', player: 0 }], ['scattered', { city: 'krakow', count: 2 }], ['time', { count: 4, time: 4 }]),
    step(3, ['agent', { city: 'gniezno' }], ['arrested', { faction: 'D', city: 'gniezno' }]),
    step(4, ['regime', { card: 9, city: 'gniezno', player: 1 }]),
    step(5, ['scattered', { city: 'gniezno', count: 1 }], ['agent', { city: 'gniezno' }], ['arrested-telephone', { faction: 'R' }], ['time', { count: 3, time: 7 }]),
    step(6, ['regime', { card: 30, city: 'warszawa', player: 0 }], ['laid', { card: 30, city: 'warszawa' }], ['time', { count: 3, time: 10 }]),
  ];

  it('counts what happened between its turning up and the time, over several moves', () => {
    expect(dearest(log, 'normal', () => 0)).toEqual({ card: 9, city: 'gniezno', time: 7, faithful: 1, agents: 1, arrests: 1, penalty: 0 });
  });
  it('counts no Agents and arrests on the easy level', () => {
    expect(dearest(log, 'easy', () => 0)?.card).toBe(3);
  });
  it('counts the penalty of a card that still lies in its City', () => {
    expect(dearest(log, 'normal', (card) => (card === 30 ? 4 : 0))).toMatchObject({ card: 30, penalty: 4, time: 10 });
  });
  it('is none where nothing was lost', () => {
    expect(dearest(log.slice(5), 'normal', () => 0)).toBeNull();
  });
  it('leaves the penalty to the last time a card came', () => {
    const twice = [...log, step(7, ['regime', { card: 9, city: 'krakow', player: 0 }], ['time', { count: 2, time: 12 }])];
    expect(dearest(twice, 'normal', (card) => (card === 9 ? 5 : 0))).toMatchObject({ city: 'krakow', penalty: 5 });
  });
});
