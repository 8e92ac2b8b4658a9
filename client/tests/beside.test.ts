import { describe, expect, it } from 'vitest';
import { beside, docked } from '../src/table/beside';

const phone = { width: 390, height: 844 };
const box = { width: 374, height: 110 };
const place = (top: number) => ({ left: 20, top, bottom: top + 50, width: 70 });
const apart = (top: number, spot: { top: number }) => spot.top + box.height <= top || spot.top >= top + 50;

describe('the bubble on a phone', () => {
  it('lies over the tabs', () => {
    expect(docked(place(100), box, phone)).toEqual({ left: 8, top: 844 - 60 - 8 - 110 });
  });

  it('goes up when the place is down there', () => {
    expect(docked(place(700), box, phone)).toEqual({ left: 8, top: 56 });
  });

  it('never covers the place', () => {
    for (let top = 0; top < 844; top += 5) expect(apart(top, docked(place(top), box, phone)), `${top}`).toBe(true);
  });
});

describe('the bubble on a desk', () => {
  it('stands above the place, or under it at the top of the page', () => {
    const screen = { width: 1440, height: 900 };
    expect(beside(place(500), box, screen)).toEqual({ left: 12, top: 500 - 110 - 12 });
    expect(beside(place(100), box, screen)).toEqual({ left: 12, top: 162 });
  });
});
