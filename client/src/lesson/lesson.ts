import type { Both, View } from '../wire/wire';

/** GET /api/games/{game}/lesson: every answer is the engine's, nothing is worked out here. */
export interface Lesson {
  game: string;
  steps: LessonStep[];
}

export interface LessonStep {
  name: string;
  title: Both;
  text: Both;
  rules: string[];
  faces: string[];
  board: string;
  places: string[][];
  view: View;
  account: LessonLine[];
  total: number;
  task: LessonTask | null;
}

export interface LessonTask {
  ask: Both;
  done: Both;
  /** Every right one is to be found; otherwise one is enough. */
  every: boolean;
  taps: LessonTap[];
}

export interface LessonTap {
  spot: string;
  right: boolean;
  sentence: Both | null;
  rule: string | null;
  after: View | null;
}

export interface LessonLine {
  points: number;
  rule: string;
  card: number;
  places: string[];
  sentence: Both;
}
