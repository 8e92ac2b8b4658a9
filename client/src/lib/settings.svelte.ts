export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'stolik.settings';
const dark = matchMedia('(prefers-color-scheme: dark)');

interface Kept {
  theme?: Theme;
  sound?: boolean;
  name?: string;
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
  get name(): string {
    return this.#kept.name ?? '';
  }
  set name(name: string) {
    this.#kept.name = name;
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
