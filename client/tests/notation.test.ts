import { describe, expect, it } from 'vitest';
import { fitting, heads, nextPlaces, parse, ring, turned, windowOf } from '../src/games/grzybowski/notation';

describe('notation', () => {
  it('reads what the server writes', () => {
    expect(parse('lay 24a -1,2')).toEqual({ text: 'lay 24a -1,2', verb: 'lay', thing: '24a', places: ['-1,2'] });
    expect(parse('swap 20 0,1 2,3').places).toEqual(['0,1', '2,3']);
    expect(parse('end')).toEqual({ text: 'end', verb: 'end', thing: '', places: [] });
    expect(turned('24a')).toBe('24r');
  });

  const choices = ['swap 20 0,0 0,1', 'swap 20 0,0 1,0', 'swap 20 0,1 1,0', 'move 35 0,0 1,1', 'end'].map(parse);

  it('offers an exchange in both directions', () => {
    expect([...nextPlaces(choices, { verb: 'swap', thing: '20', places: ['1,0'] })].sort()).toEqual(['0,0', '0,1']);
    expect(fitting(choices, { verb: 'swap', thing: '20', places: ['1,0', '0,1'] }).map((move) => move.text)).toEqual(['swap 20 0,1 1,0']);
  });

  it('keeps the order of a carried card', () => {
    expect([...nextPlaces(choices, { verb: 'move', thing: '35', places: [] })]).toEqual(['0,0']);
    expect([...nextPlaces(choices, { verb: 'move', thing: '35', places: ['0,0'] })]).toEqual(['1,1']);
    expect(fitting(choices, { verb: 'move', thing: '35', places: ['1,1'] })).toEqual([]);
  });

  it('names each verb with its card once', () => {
    expect(heads(choices).map(({ verb, thing }) => `${verb} ${thing}`.trim())).toEqual(['swap 20', 'move 35', 'end']);
  });
});

describe('the window of a grid', () => {
  it('shows the cards and the legal places and no more', () => {
    expect(windowOf([])).toEqual({ top: 0, left: 0, rows: 1, columns: 1 });
    expect(windowOf([[0, 0], [-1, 2]])).toEqual({ top: -1, left: 0, rows: 2, columns: 3 });
  });

  it('has a ring only in the direction that may still grow', () => {
    const row = [0, 1, 2, 3, 4].map((column) => [0, column] as const);
    expect(windowOf(ring(row, 5))).toEqual({ top: -1, left: 0, rows: 3, columns: 5 });
    expect(windowOf(ring([[0, 0]], 5))).toEqual({ top: -1, left: -1, rows: 3, columns: 3 });
  });
});
