/** A place as it is told to others, in the game's own notation. */
const PLACE = /^[a-z0-9 -]{1,40}$/;

/** The place that an element belongs to: what one may point at carries data-place. */
export function placeOf(target: EventTarget | null): string | null {
  const at = (target as Element | null)?.closest?.<HTMLElement>('[data-place]')?.dataset.place ?? '';
  return PLACE.test(at) ? at : null;
}

/** Where a place is seen, or nowhere. */
export function spotOf(at: string): [DOMRect] | [] {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(at)}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width && seen(box, { width: innerWidth, height: innerHeight })) return [box];
  }
  return [];
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Is the middle of it on the screen? */
export function seen({ left, right, top, bottom }: Box, screen: { width: number; height: number }): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && x <= screen.width && y >= 0 && y <= screen.height;
}
