import type { Step } from '../../wire/wire';
import { KINDS } from './notation';
import type { View } from './view';

/** No animation ever plays there. */
export const STILL = 'oswiecim';

/** A Regime card that was turned up: where, and whether it was called off. */
export interface Turned {
  card: number;
  city: string;
  cancelled: boolean;
}

/** A Citizen who goes to Prison or comes out of it, from one place of the table to another. */
export interface Walk {
  faction: string;
  from: string;
  to: string;
}

/** The Regime card that these moves turned up: the last one, however many there were. */
export function turned(steps: readonly Step[]): Turned | null {
  let found: Turned | null = null;
  for (const { name, params } of facts(steps)) {
    if (name === 'regime') found = { card: Number(params.card), city: String(params.city), cancelled: false };
    if (name === 'cancelled' && found?.card === params.card) found = { ...found!, cancelled: true };
  }
  return found;
}

/** Do people go on playing, so that what was turned up has been dealt with? */
export function goesOn(steps: readonly Step[]): boolean {
  return facts(steps).some(({ name }) => ['turn', 'place', 'stand', 'telephone', 'over'].includes(name));
}

export function mobilised(steps: readonly Step[]): boolean {
  return facts(steps).some(({ name }) => name === 'mobilisation');
}

/** The Cities whose Faithful or Agents changed. */
export function touched(steps: readonly Step[]): string[] {
  const crowd = facts(steps).filter(({ name }) => ['faithful', 'scattered', 'agent', 'expelled'].includes(name));
  return [...new Set(crowd.map(({ params }) => String(params.city)))];
}

/** Who walks to the bars, and who comes back to the card of the faction. */
export function walks(before: View, steps: readonly Step[]): Walk[] {
  return facts(steps).flatMap(({ name, params }) => {
    const faction = String(params.faction ?? '');
    if (name === 'arrested-telephone') return [{ faction, from: 'telephone', to: 'prison' }];
    if (name === 'arrested') return params.city === STILL ? [] : [{ faction, from: standing(before, String(params.city), faction), to: 'prison' }];
    if (name === 'freed' || name === 'relief') return [{ faction, from: 'prison', to: `home ${faction}` }];
    return [];
  });
}

/** The field on which such a Citizen stood, or the City where the move itself put it there. */
function standing({ cities }: View, name: string, faction: string): string {
  const city = cities.find((each) => each.city === name);
  const kind = KINDS.findLast((each) => city?.[each] === faction);
  return kind ? `${name} ${kind}` : name;
}

function facts(steps: readonly Step[]): Step['facts'] {
  return steps.flatMap((step) => step.facts);
}
