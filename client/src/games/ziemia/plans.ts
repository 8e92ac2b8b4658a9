import type { Plans } from '../../table/session.svelte';
import { FACTIONS, parse, placesOf } from './notation';
import type { View } from './view';

/** A Citizen somebody means to place. */
export interface Ghost {
  seat: number;
  faction: string;
}

/** As many moves as a plan may have. */
export const MOST = 8;
const PLACING = ['place', 'prepare', 'call'];
const ACTIONS: Record<string, readonly string[]> = {
  church: ['faith', 'faithful', ''],
  office: ['resistance', 'agent', ''],
  special: ['rule', 'free', ''],
};

/** By place: who means to be there. A call puts one Citizen on the Telephone and another on the card. */
export function ghosts(plans: Plans, factions: readonly string[]): Map<string, Ghost[]> {
  const found = new Map<string, Ghost[]>();
  for (const [seat, moves] of Object.entries(plans))
    for (const move of moves.map(parse).filter(({ verb }) => PLACING.includes(verb)))
      for (const place of placesOf(move)) {
        const called = move.verb === 'call' && place !== 'telephone';
        const ghost = { seat: Number(seat), faction: called ? move.faction : (factions[Number(seat)] ?? '') };
        found.set(place, [...(found.get(place) ?? []), ghost]);
      }
  return found;
}

/** What a faction may intend at a place, whether or not it is allowed now. */
export function plannable(place: string, { cities, renewal }: View, own: string): string[] {
  const [first = '', second = ''] = place.split(' ');
  if (cities.some(({ city }) => city === first)) return (ACTIONS[second] ?? []).map((action) => `place ${place} ${action}`.trim());
  const calls = renewal.flatMap(({ card, fields }) => fields.filter(({ faction, citizen }) => faction !== own && !citizen).map(({ faction }) => `call ${faction} ${card}`));
  if (place === 'telephone') return calls;
  const field = second.toUpperCase();
  if (!FACTIONS.some((each) => each === field) || !renewal.some(({ card }) => String(card) === first)) return [];
  return field === own ? [`prepare ${first} ${field}`] : calls.filter((call) => call === `call ${field} ${first}`);
}
