import { describe, expect, it } from 'vitest';
import { goesOn, mobilised, touched, turned, walks } from '../src/games/ziemia/drama';
import { ghosts, plannable } from '../src/games/ziemia/plans';
import type { View } from '../src/games/ziemia/view';
import type { Params, Step } from '../src/wire/wire';

const step = (...facts: [name: string, params: Params][]): Step => ({ sequence: 1, seat: 0, move: 'draw', facts: facts.map(([name, params]) => ({ name, params })) });
const city = (name: string, church: string, office: string, special: string) => ({ city: name, church, office, special });
const view = {
  cities: [city('gniezno', 'D', '', 'D'), city('krakow', '', 'R', ''), city('oswiecim', 'D', '', '')],
  renewal: [
    { card: 55, fields: [{ faction: 'D', citizen: '' }, { faction: 'R', citizen: '' }] },
    { card: 56, fields: [{ faction: 'R', citizen: 'R' }, { faction: 'S', citizen: '' }] },
  ],
} as unknown as View;

describe('what a move of the Regime shows', () => {
  it('turns up the last card only, and tells whether it was called off', () => {
    const first = step(['regime', { card: 3, city: 'krakow' }], ['time', { count: 2, time: 2 }]);
    const second = step(['regime', { card: 9, city: 'gniezno' }]);
    expect(turned([first, second])).toEqual({ card: 9, city: 'gniezno', cancelled: false });
    expect(turned([second, step(['cancelled', { card: 9 }])])).toEqual({ card: 9, city: 'gniezno', cancelled: true });
    expect(turned([step(['place', { city: 'krakow' }])])).toBeNull();
  });
  it('is over when somebody places again or the turn passes', () => {
    expect(goesOn([step(['gain', {}], ['place', { city: 'krakow' }])])).toBe(true);
    expect(goesOn([step(['turn', { player: 1 }])])).toBe(true);
    expect(goesOn([step(['play', { card: 72 }])])).toBe(false);
  });
  it('knows a Mobilisation and the Cities that changed', () => {
    const moved = [step(['agent', { city: 'krakow' }], ['scattered', { city: 'krakow', count: 1 }], ['faithful', { city: 'gniezno' }])];
    expect(mobilised(moved)).toBe(false);
    expect(mobilised([step(['mobilisation', { time: 25 }])])).toBe(true);
    expect(touched(moved)).toEqual(['krakow', 'gniezno']);
  });
});

describe('who walks', () => {
  it('goes from the field to Prison, first the Special one as arrests do', () => {
    expect(walks(view, [step(['arrested', { faction: 'D', city: 'gniezno' }])])).toEqual([{ faction: 'D', from: 'gniezno special', to: 'prison' }]);
    expect(walks(view, [step(['arrested', { faction: 'R', city: 'krakow' }])])).toEqual([{ faction: 'R', from: 'krakow office', to: 'prison' }]);
    expect(walks(view, [step(['arrested-telephone', { faction: 'S' }])])).toEqual([{ faction: 'S', from: 'telephone', to: 'prison' }]);
  });
  it('comes from the City where the move itself put the Citizen there', () => {
    expect(walks(view, [step(['arrested', { faction: 'S', city: 'krakow' }])])[0]?.from).toBe('krakow');
  });
  it('comes home from Prison', () => {
    expect(walks(view, [step(['freed', { faction: 'I' }])])).toEqual([{ faction: 'I', from: 'prison', to: 'home I' }]);
  });
  it('never moves anybody in Oświęcim', () => {
    expect(walks(view, [step(['arrested', { faction: 'D', city: 'oswiecim' }])])).toEqual([]);
  });
});

describe('plans', () => {
  it('puts shadows where Citizens would stand, two for a call', () => {
    const found = ghosts({ 1: ['place gniezno church faith', 'call R 55', 'end'] }, ['D', 'S']);
    expect(Object.fromEntries(found)).toEqual({
      'gniezno church': [{ seat: 1, step: 1, faction: 'S' }],
      telephone: [{ seat: 1, step: 2, faction: 'S' }],
      '55 r': [{ seat: 1, step: 2, faction: 'R' }],
    });
  });
  it('can be made of any field, also in the turn of somebody else', () => {
    expect(plannable('gniezno church', view, 'D')).toEqual(['place gniezno church faith', 'place gniezno church faithful']);
    expect(plannable('55 d', view, 'D')).toEqual(['prepare 55 D']);
    expect(plannable('55 r', view, 'D')).toEqual(['call R 55']);
    expect(plannable('56 r', view, 'D')).toEqual([]);
    expect(plannable('telephone', view, 'D')).toEqual(['call R 55', 'call S 56']);
    expect(plannable('gniezno', view, 'D')).toEqual([]);
    expect(plannable('hand 55', view, 'D')).toEqual([]);
  });
});
