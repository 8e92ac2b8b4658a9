import { tick } from 'svelte';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const TRAVEL = 320;
const RING = 1500;

type Rects = Map<string, DOMRect>;

/** Where every card lies now: the elements marked data-card. */
export function rects(): Rects {
  const found: Rects = new Map();
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = card.getBoundingClientRect();
    if (rect.width && !found.has(card.dataset.card!)) found.set(card.dataset.card!, rect);
  }
  return found;
}

/** After a change: every card travels from where it lay; nothing waits for it. */
export async function fly(before: Rects): Promise<void> {
  if (!before.size || document.visibilityState !== 'visible') return;
  await tick();
  const seen = new Set<string>();
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const from = before.get(card.dataset.card!);
    const to = card.getBoundingClientRect();
    if (!from || !to.width || seen.has(card.dataset.card!)) continue;
    seen.add(card.dataset.card!);
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < 12) continue;
    if (still.matches) ring(card);
    else travel(card, x, y, from.width / to.width);
  }
}

function travel(card: HTMLElement, x: number, y: number, scale: number): void {
  const box = card.closest<HTMLElement>('[data-clips]');
  if (box) box.style.overflow = 'visible';
  const moving = card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30, position: 'relative', boxShadow: '0 16px 36px #2a1e1242' },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30, position: 'relative' },
    ],
    { duration: TRAVEL, easing: 'cubic-bezier(.2, .8, .2, 1)' },
  );
  const done = () => box?.style.removeProperty('overflow');
  moving.finished.then(done, done);
}

/** Without motion the changed place keeps a ring for a moment. */
function ring(card: HTMLElement): void {
  card.classList.add('just-moved');
  setTimeout(() => card.classList.remove('just-moved'), RING);
}
