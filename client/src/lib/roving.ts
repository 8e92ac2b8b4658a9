import type { Action } from 'svelte/action';

/**
 * One tab stop for a whole grid: the buttons marked data-at="row,column" are walked with the
 * arrows, Home and End; the place that had focus last keeps the tab stop.
 */
export const roving: Action<HTMLElement> = (grid) => {
  const cells = () => [...grid.querySelectorAll<HTMLElement>('[data-at]')];
  const spot = (cell: HTMLElement) => cell.dataset.at!.split(',').map(Number) as [number, number];

  function settle(chosen?: HTMLElement): void {
    const all = cells();
    const stop =
      chosen ??
      all.find((cell) => cell === document.activeElement) ??
      all.find((cell) => cell.dataset.stop === 'true') ??
      all.find((cell) => cell.dataset.first === 'true') ??
      all[0];
    for (const cell of all) {
      const on = cell === stop;
      const wanted = on ? '0' : '-1';
      if (cell.getAttribute('tabindex') !== wanted) cell.setAttribute('tabindex', wanted);
      if (chosen) {
        if (on) cell.dataset.stop = 'true';
        else delete cell.dataset.stop;
      }
    }
  }

  function step(from: HTMLElement, rows: number, columns: number): HTMLElement | undefined {
    const [row, column] = spot(from);
    const distance = (cell: HTMLElement) => {
      const [r, c] = spot(cell);
      const along = rows ? (r - row) * rows : (c - column) * columns;
      const aside = rows ? Math.abs(c - column) : Math.abs(r - row);
      return along > 0 ? along + aside * 100 : Infinity;
    };
    const best = cells().reduce<[number, HTMLElement | undefined]>(
      (kept, cell) => (distance(cell) < kept[0] ? [distance(cell), cell] : kept),
      [Infinity, undefined],
    );
    return best[1];
  }

  function onkeydown(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const [row] = spot(from);
    const inRow = () => cells().filter((cell) => spot(cell)[0] === row);
    const ways: Record<string, () => HTMLElement | undefined> = {
      ArrowUp: () => step(from, -1, 0),
      ArrowDown: () => step(from, 1, 0),
      ArrowLeft: () => step(from, 0, -1),
      ArrowRight: () => step(from, 0, 1),
      Home: () => inRow()[0],
      End: () => inRow().at(-1),
    };
    const to = ways[event.key]?.();
    if (!to) return;
    event.preventDefault();
    settle(to);
    to.focus();
  }

  const onfocusin = (event: FocusEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (cell) settle(cell);
  };

  const watch = new MutationObserver(() => settle());
  watch.observe(grid, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-first'] });
  grid.addEventListener('keydown', onkeydown);
  grid.addEventListener('focusin', onfocusin);
  settle();
  return {
    destroy() {
      watch.disconnect();
      grid.removeEventListener('keydown', onkeydown);
      grid.removeEventListener('focusin', onfocusin);
    },
  };
};
