import { describe, expect, it } from 'vitest';
import { byPlace, nextCards, parse, placesOf } from '../src/games/ziemia/notation';

describe('notation of Ta Ziemia', () => {
  it('reads moves', () => {
    expect(parse('place nowy-targ special free')).toMatchObject({ verb: 'place', city: 'nowy-targ', kind: 'special', action: 'free' });
    expect(parse('place gniezno church')).toMatchObject({ kind: 'church', action: '' });
    expect(parse('prepare 55 D')).toMatchObject({ verb: 'prepare', card: 55, faction: 'D' });
    expect(parse('call R 55')).toMatchObject({ verb: 'call', card: 55, faction: 'R' });
    expect(parse('pay 0/2/10').tokens).toEqual([0, 2, 10]);
    expect(parse('order 12 5 33').cards).toEqual([12, 5, 33]);
    expect(parse('gain faith').resource).toBe('faith');
    expect(parse('pass').turn).toBe(false);
    expect(parse('pass turn').turn).toBe(true);
  });

  it('knows where a move is made', () => {
    const at = (text: string) => placesOf(parse(text));
    expect(at('place gniezno church faith')).toEqual(['gniezno church']);
    expect(at('call R 55')).toEqual(['telephone', '55 r']);
    expect(at('remove gniezno')).toEqual(['local gniezno']);
    expect(at('pick gniezno')).toEqual(['gniezno']);
    expect(at('pick gniezno office')).toEqual(['gniezno office']);
    expect(at('pick telephone')).toEqual(['telephone']);
    expect(at('pick 55')).toEqual(['55']);
    expect(at('pick R')).toEqual(['prison']);
    expect(at('draw')).toEqual([]);
  });

  it('names places as people may point at them', () => {
    for (const text of ['place nowy-targ special rule', 'prepare 55 D', 'call R 55', 'remove krakow', 'play 55', 'pick R'])
      for (const place of placesOf(parse(text))) expect(place).toMatch(/^[a-z0-9 -]{1,40}$/);
  });

  it('gathers what may be done at a place', () => {
    const moves = ['place gniezno church', 'place gniezno church faith', 'prepare 55 R', 'call R 55', 'end'].map(parse);
    const places = byPlace(moves);
    expect(places.get('gniezno church')!.map(({ action }) => action)).toEqual(['', 'faith']);
    expect(places.get('55 r')!.map(({ verb }) => verb)).toEqual(['prepare', 'call']);
    expect([...places.keys()]).toEqual(['gniezno church', '55 r', 'telephone']);
  });

  it('puts cards in order one after the other', () => {
    const moves = ['order 5 12 33', 'order 5 33 12', 'order 12 5 33', 'order 12 33 5', 'order 33 5 12', 'order 33 12 5'].map(parse);
    expect(nextCards(moves, [])).toEqual([5, 12, 33]);
    expect(nextCards(moves, [12])).toEqual([5, 33]);
    expect(nextCards(moves, [12, 5])).toEqual([33]);
  });
});
