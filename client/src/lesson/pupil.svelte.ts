import type { LessonStep, LessonTap, View } from '../wire/wire';

/** What one learner has chosen in one step. */
export class Pupil {
  #found = $state.raw<readonly string[]>([]);
  /** The choice that was answered last. */
  said = $state.raw<LessonTap | null>(null);
  #after = $state.raw<View | null>(null);

  constructor(readonly step: LessonStep) {}

  get view(): View {
    return this.#after ?? this.step.view;
  }
  get found(): number {
    return this.#found.length;
  }
  get wanted(): number {
    return this.step.task?.taps.filter((tap) => tap.right).length ?? 0;
  }
  get done(): boolean {
    const { task } = this.step;
    return !task || (task.every ? this.found === this.wanted : this.found > 0);
  }

  answers(spot: string): boolean {
    return Boolean(this.#of(spot));
  }
  chosen(spot: string): boolean {
    return this.#found.includes(spot);
  }
  refused(spot: string): boolean {
    return this.said?.spot === spot && !this.said.right;
  }
  /** Could have been chosen just as well: told once the task is done. */
  open(spot: string): boolean {
    return this.done && !this.chosen(spot) && Boolean(this.#of(spot)?.right);
  }

  choose(spot: string): void {
    const tap = this.#of(spot);
    if (!tap) return;
    this.said = tap;
    if (!tap.right) return;
    const kept = this.step.task?.every ? this.#found.filter((each) => each !== spot) : [];
    this.#found = [...kept, spot];
    // What is still to be found must stay in sight.
    if (this.done) this.#after = tap.after;
  }

  #of(spot: string): LessonTap | undefined {
    return this.step.task?.taps.find((tap) => tap.spot === spot);
  }
}
