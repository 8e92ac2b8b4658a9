import type { Action } from 'svelte/action';
import { getText } from '../wire/http';

const drawn = new Map<string, Promise<string>>();
const known = new Map<string, string>();

function fetched(src: string): Promise<string> {
  let found = drawn.get(src);
  if (!found) {
    found = getText(src);
    drawn.set(src, found);
    found.then(
      (svg) => known.set(src, svg),
      () => drawn.delete(src),
    );
  }
  return found;
}

// A sheet of the script's own: the page's Content-Security-Policy allows no <style> in markup.
const STYLE = new CSSStyleSheet();
STYLE.replaceSync('svg{display:block;width:100%;height:100%}p{margin:8px}');

/**
 * The picture of a face, drawn into a closed shadow: there it has the page's fonts, which an <img>
 * has not, and nobody reads its letters twice, because the button around it has the name.
 */
export const drawing: Action<HTMLElement, { src: string; name: string }> = (host, wanted) => {
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [STYLE];
  let current = '';

  function show({ src, name }: { src: string; name: string }): void {
    if (src === current) return;
    current = src;
    const ready = known.get(src);
    if (ready) {
      root.innerHTML = ready;
      return;
    }
    fetched(src).then(
      (svg) => {
        if (src === current) root.innerHTML = svg;
      },
      () => {
        if (src !== current) return;
        const words = document.createElement('p');
        words.textContent = name;
        root.replaceChildren(words);
      },
    );
  }

  show(wanted);
  return { update: show };
};
