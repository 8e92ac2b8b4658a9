import { describe, expect, it } from 'vitest';
import { placeOf, seen } from '../src/table/pings';

const within = (place?: string) => ({ closest: (wanted: string) => (wanted === '[data-place]' && place !== undefined ? { dataset: { place } } : null) }) as unknown as Element;

describe('pointing', () => {
  it('finds the place of an element', () => {
    expect(placeOf(within('gniezno church'))).toBe('gniezno church');
    expect(placeOf(within('nowy-targ 3'))).toBe('nowy-targ 3');
    expect(placeOf(within())).toBe(null);
    expect(placeOf(null)).toBe(null);
  });

  it('tells nothing that the server would refuse', () => {
    for (const place of ['', 'Gniezno', '0 2,2', 'x'.repeat(41), 'łódź']) expect(placeOf(within(place)), place).toBe(null);
  });

  it('knows what is on the screen', () => {
    const screen = { width: 390, height: 844 };
    const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });
    expect(seen(box(10, 10), screen)).toBe(true);
    expect(seen(box(-15, 10), screen)).toBe(true);
    expect(seen(box(-30, 10), screen)).toBe(false);
    expect(seen(box(10, 830), screen)).toBe(false);
  });
});
