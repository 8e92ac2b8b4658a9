export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'stolik.settings';
const dark = matchMedia('(prefers-color-scheme: dark)');

interface Kept {
  theme?: Theme;
  sound?: boolean;
  estimate?: boolean;
  name?: string;
  hints?: boolean;
  /** The hints this person has read, with their game: „grzybowski lay”. */
  read?: string[];
}

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** What this browser remembers about the person in front of it. */
class Settings {
  #kept = $state<Kept>(load());

  get theme(): Theme {
    return this.#kept.theme ?? 'auto';
  }
  set theme(theme: Theme) {
    this.#kept.theme = theme;
    this.#keep();
    this.paint();
  }
  get sound(): boolean {
    return this.#kept.sound ?? false;
  }
  set sound(on: boolean) {
    this.#kept.sound = on;
    this.#keep();
  }
  /** Are points shown before the end? */
  get estimate(): boolean {
    return this.#kept.estimate ?? true;
  }
  set estimate(on: boolean) {
    this.#kept.estimate = on;
    this.#keep();
  }
  get name(): string {
    return this.#kept.name ?? '';
  }
  set name(name: string) {
    this.#kept.name = name;
    this.#keep();
  }

  /** Does a newcomer want to be told things? Switched on again, everything is told anew. */
  get hints(): boolean {
    return this.#kept.hints ?? true;
  }
  set hints(on: boolean) {
    this.#kept.hints = on;
    if (on) this.#kept.read = [];
    this.#keep();
  }
  /** The hints of this game that were read. */
  read(game: string): ReadonlySet<string> {
    const own = `${game} `;
    return new Set((this.#kept.read ?? []).filter((each) => each.startsWith(own)).map((each) => each.slice(own.length)));
  }
  haveRead(game: string, hint: string): void {
    if (this.read(game).has(hint)) return;
    this.#kept.read = [...(this.#kept.read ?? []), `${game} ${hint}`];
    this.#keep();
  }

  start(): void {
    dark.addEventListener('change', () => this.paint());
    this.paint();
  }

  paint(): void {
    const theme = this.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : this.theme;
    document.documentElement.dataset.theme = theme;
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      /* private window */
    }
  }
}

export const settings = new Settings();
