import type { Component } from 'svelte';
import type { CardInfo } from '../wire/wire';
import type { Pupil } from './pupil.svelte';

/** The names and texts of the cards, by number. */
export type Cards = ReadonlyMap<number, CardInfo>;

/** How a game shows a step: cards to look at, and what the learner acts on. */
export interface LessonParts {
  Faces: Component<{ faces: string[]; cards: Cards }>;
  Board: Component<{ pupil: Pupil; cards: Cards }>;
}

const BOARDS: Record<string, () => Promise<LessonParts>> = {
  grzybowski: () => import('../games/grzybowski/lesson'),
  ziemia: () => import('../games/ziemia/lesson'),
};

export function taught(game: string): boolean {
  return game in BOARDS;
}

export async function load(game: string): Promise<LessonParts> {
  const parts = BOARDS[game];
  if (!parts) throw new Error(`no lesson for ${game}`);
  return parts();
}
