import { tick } from 'svelte';

export const still = matchMedia('(prefers-reduced-motion: reduce)');
const TRAVEL = 320;
const RING = 1500;
const NEAR = 12;

/** Where a card is seen, and in which place it lies (data-place): a grid that grows moves no card. */
interface Lies {
  rect: DOMRect;
  place: string;
}
type Lay = Map<string, Lies>;

/** Where every card lies now: the elements marked data-card. */
export function lay(): Lay {
  const found: Lay = new Map();
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = card.getBoundingClientRect();
    if (rect.width && !found.has(card.dataset.card!)) found.set(card.dataset.card!, { rect, place: card.dataset.place! });
  }
  return found;
}

/** After a change: every card travels from where it lay; nothing waits for it. */
export async function fly(before: Lay): Promise<void> {
  if (!before.size || document.visibilityState !== 'visible') return;
  await tick();
  for (const [number, { rect: to, place }] of lay()) {
    const from = before.get(number);
    const card = document.querySelector<HTMLElement>(`[data-card="${number}"][data-place="${place}"]`);
    if (!from || !card) continue;
    if (still.matches) {
      if (from.place !== place) ring(card);
      continue;
    }
    const [x, y] = [from.rect.left - to.left, from.rect.top - to.top];
    if (Math.hypot(x, y) >= NEAR) travel(card, x, y, from.rect.width / to.width);
  }
}

/** What moves now: a press skips to the end of it. */
const moving = new Set<Animation>();
addEventListener('pointerdown', () => moving.forEach((each) => each.finish()), true);

/** A piece that stands where it belongs comes from there. */
export function glide(piece: HTMLElement, from: DOMRect, duration: number): void {
  const to = piece.getBoundingClientRect();
  if (still.matches) ring(piece);
  else if (to.width) travel(piece, from.left - to.left, from.top - to.top, from.width / to.width, duration);
}

function travel(card: HTMLElement, x: number, y: number, scale: number, duration = TRAVEL): void {
  const box = card.closest<HTMLElement>('[data-clips]');
  if (box) box.style.overflow = 'visible';
  const going = card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30, position: 'relative', boxShadow: '0 16px 36px #2a1e1242' },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30, position: 'relative' },
    ],
    { duration, easing: 'cubic-bezier(.2, .8, .2, 1)' },
  );
  moving.add(going);
  const done = () => {
    moving.delete(going);
    box?.style.removeProperty('overflow');
  };
  going.finished.then(done, done);
}

/** Without motion the changed place keeps a ring for a moment. */
export function ring(card: HTMLElement): void {
  card.classList.add('just-moved');
  setTimeout(() => card.classList.remove('just-moved'), RING);
}
