import { describe, expect, it } from 'vitest';
import { fieldIndex, fieldName, fieldsOfBits, nextFields, parse } from '../src/games/tczew/notation';
import { outline } from '../src/games/tczew/outline';
import { SOURCES, steps, tieBroken } from '../src/games/tczew/story';
import { marksOf } from '../src/table/tale';
import type { Account, Line } from '../src/wire/wire';

describe('notation of Tczew', () => {
  it('reads moves', () => {
    expect(parse('lay 57 E5x10')).toMatchObject({ verb: 'lay', number: 57, fields: ['E5x10'] });
    expect(parse('event 151 C')).toMatchObject({ verb: 'event', number: 151, town: 'C', fields: [] });
    expect(parse('plebiscite J10x8>K11x8').fields).toEqual(['J10x8', 'K11x8']);
    expect(parse('row 8')).toMatchObject({ verb: 'row', number: 8 });
  });

  it('counts fields row by row', () => {
    expect([0, 14, 15, 224].map(fieldName)).toEqual(['A1x1', 'O15x1', 'A1x2', 'O15x15']);
    expect(fieldIndex('E5x10')).toBe(139);
    expect(fieldsOfBits('8001')).toEqual(['A1x1', 'A1x2']);
  });

  it('leads from the own card of a plebiscite to the rival’s', () => {
    const moves = ['plebiscite A1x1>B2x1', 'plebiscite A1x1>A1x2', 'plebiscite C3x1>B2x1'].map(parse);
    expect([...nextFields(moves, [])]).toEqual([['A1x1', null], ['C3x1', null]]);
    expect([...nextFields(moves, ['A1x1']).keys()]).toEqual(['B2x1', 'A1x2']);
    expect(nextFields(moves, ['C3x1']).get('B2x1')).toBe('plebiscite C3x1>B2x1');
  });
});

describe('borders', () => {
  const strokes = (fields: number[]) => outline(new Set(fields), 2).match(/M/g)!.length;

  it('have a stroke for every side that faces something else', () => {
    expect(strokes([0])).toBe(4);
    expect(strokes([0, 1])).toBe(6);
    expect(strokes([0, 1, 15, 16])).toBe(8);
    // The last field of a row and the first of the next do not touch.
    expect(strokes([14, 15])).toBe(8);
  });

  it('meet at corners', () => {
    expect(outline(new Set([0]), 2)).toContain('M24 24h44');
    expect(outline(new Set([0, 1, 15]), 2)).toContain('M68 68v48');
  });
});

describe('the story of a city', () => {
  const line = (reason: string, points: number, fields: string[]): Line => ({
    points, reason, rule: '', card: 0, params: {}, groups: fields.map((field) => [[field, 1]]),
  });
  const account = (winners: number[]): Account => ({
    final: true,
    winners,
    seats: [
      { total: 7, extra: {}, lines: [line('largest', 3, ['H8x7']), line('monuments', 4, ['H8x6', 'G7x7'])] },
      { total: 7, extra: {}, lines: [line('starts', 3, ['I9x13']), line('categories', 4, ['I9x12'])] },
    ],
  });

  it('goes source by source, the largest city late', () => {
    expect(steps(account([0])).map(({ source }) => source)).toEqual(['starts', 'monuments', 'categories', 'largest']);
    expect(SOURCES).toContain('no-start');
  });

  it('knows when Monuments decided', () => {
    expect(tieBroken(account([0]))).toBe(true);
    expect(tieBroken(account([0, 1]))).toBe(false);
  });

  it('shares points among the fields that earn them', () => {
    expect([...marksOf([{ seat: 0, line: line('monuments', 4, ['H8x6', 'G7x7']) }]).values()]).toEqual(['+2', '+2']);
  });
});
