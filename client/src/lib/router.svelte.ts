export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'lost' };

export function read(path: string): Route {
  const [first = '', second = '', more] = path.split('/').filter(Boolean);
  if (more !== undefined) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 't' && second) return { page: 'table', code: second.toUpperCase() };
  if (first === 'replay' && !second) return { page: 'replay' };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  return { page: 'lost' };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(read(this.path));

  start(): void {
    addEventListener('popstate', this.#sync);
    addEventListener('hashchange', this.#sync);
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(to: string, replace = false): void {
    const pageChanges = new URL(to, location.href).pathname !== location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#sync();
    if (pageChanges) scrollTo(0, 0);
  }

  #sync = (): void => {
    this.path = location.pathname;
    this.hash = location.hash;
  };
}

export const router = new Router();
