import type { Account, Line } from '../../wire/wire';

export interface StoryStep {
  seat: number;
  line: Line;
}

const last = (line: Line): number => (line.reason.startsWith('joker') ? 1 : 0);

/** The points as they are told: seat by seat, the small ones first, the joker's symbols last. */
export function steps(account: Account): StoryStep[] {
  return account.seats.flatMap(({ lines }, seat) =>
    lines
      .filter((line) => line.points !== 0)
      .sort((a, b) => last(a) - last(b) || a.points - b.points)
      .map((line) => ({ seat, line })),
  );
}
