import { describe, expect, it } from 'vitest';
import { unread } from '../src/table/talk';
import { joined } from '../src/wire/live.svelte';
import type { Said } from '../src/wire/wire';

const said = (...numbers: number[]): Said[] => numbers.map((number) => ({ number, seat: number % 2, text: `${number}`, time: 0 }));

describe('the talk', () => {
  it('grows by what comes', () => {
    expect(joined([], said(1, 2))).toEqual(said(1, 2));
    expect(joined(said(1, 2), said(3))).toEqual(said(1, 2, 3));
    expect(joined(said(1, 2), [])).toEqual(said(1, 2));
  });

  it('has nothing twice after a lost connection', () => {
    expect(joined(said(1, 2, 3), said(1, 2, 3, 4))).toEqual(said(1, 2, 3, 4));
    expect(joined(said(1, 2, 3), said(3, 4))).toEqual(said(1, 2, 3, 4));
  });

  it('is unread when others said something since', () => {
    expect(unread([], 0, [0])).toBe(false);
    expect(unread(said(1), 0, [0])).toBe(true);
    expect(unread(said(1), 1, [0])).toBe(false);
    expect(unread(said(1, 2), 1, [0])).toBe(false);
    expect(unread(said(1, 2), 1, [])).toBe(true);
  });
});
