import type { Params } from '../../wire/wire';
import { words } from '../../words/words.svelte';
import './fonts';

export { default as Board } from './LessonBoard.svelte';
export { default as Faces } from './LessonFaces.svelte';

/** A sentence of this game where there is no table. */
export function say(id: string, params?: Params): string {
  return words.sayGame('ziemia', id, params);
}
