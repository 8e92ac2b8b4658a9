import type { Cards } from '../../lesson/boards';
import type { Shown } from './Face.svelte';
import { cardOf, isObverse } from './notation';
import { CARDS } from './view';

export { default as Board } from './LessonBoard.svelte';
export { default as Faces } from './LessonFaces.svelte';

/** What a face needs to know where there is no table. */
export function surroundings(cards: () => Cards): Shown {
  return {
    back: (face) => CARDS.get(cardOf(face))?.back,
    session: { title: (card) => cards().get(card)?.title ?? '' },
  };
}

/** A face for somebody who does not see it: the first line of what its side holds. */
export function describer(cards: () => Cards): (face: string) => string {
  return (face) => {
    const card = cards().get(cardOf(face));
    if (!card) return '';
    const side = card.sides[isObverse(face) ? 0 : 1]!.split('\n')[0]!;
    return `${card.title}. ${side.replace(/:$/, '')}`;
  };
}
