import type { Plans } from '../../table/session.svelte';
import { ACTIONS, FACTIONS, parse, placesOf, type Kind } from './notation';
import type { View } from './view';

/** A Citizen somebody means to place, and as which step of the plan. */
export interface Ghost {
  seat: number;
  step: number;
  faction: string;
}

/** So many moves may a plan have. */
export const MOST = 8;
const PLACING = ['place', 'prepare', 'call'];

/** By place: who means to be there. A call puts one Citizen on the Telephone and another on the card. */
export function ghosts(plans: Plans, factions: readonly string[]): Map<string, Ghost[]> {
  const found = new Map<string, Ghost[]>();
  for (const [seat, moves] of Object.entries(plans))
    moves.map(parse).forEach((move, at) => {
      if (!PLACING.includes(move.verb)) return;
      for (const place of placesOf(move)) {
        const called = move.verb === 'call' && place !== 'telephone';
        const ghost = { seat: Number(seat), step: at + 1, faction: called ? move.faction : (factions[Number(seat)] ?? '') };
        found.set(place, [...(found.get(place) ?? []), ghost]);
      }
    });
  return found;
}

/** What a faction may intend at a place, whether or not it is allowed now. */
export function plannable(place: string, { cities, renewal }: View, own: string): string[] {
  const [first = '', second = ''] = place.split(' ');
  if (cities.some(({ city }) => city === first)) return (ACTIONS[second as Kind] ?? []).map((action) => `place ${place} ${action}`);
  const calls = renewal.flatMap(({ card, fields }) => fields.filter(({ faction, citizen }) => faction !== own && !citizen).map(({ faction }) => `call ${faction} ${card}`));
  if (place === 'telephone') return calls;
  const field = second.toUpperCase();
  if (!FACTIONS.some((each) => each === field) || !renewal.some(({ card }) => String(card) === first)) return [];
  return field === own ? [`prepare ${first} ${field}`] : calls.filter((call) => call === `call ${field} ${first}`);
}
