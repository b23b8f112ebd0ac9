import { useSyncExternalStore } from 'react';

/** Where the player is; the address after the `#` says it, so that every place can be kept and gone back from. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly slot: string }
  | { readonly page: 'online'; readonly table: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'about' };

export function routeOf(hash: string): Route {
  const [page = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (page === 'table' && first !== '') return { page, slot: first };
  if (page === 'online' && first !== '') return { page, table: first };
  if (page === 'join' && first !== '') return { page, code: first };
  if (page === 'rules' && first !== '') return { page, game: first, rule: second === '' ? null : second };
  if (page === 'settings' || page === 'about') return { page };
  return { page: 'lobby' };
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'table':
      return `#/table/${encodeURIComponent(route.slot)}`;
    case 'online':
      return `#/online/${encodeURIComponent(route.table)}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.code)}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === null ? '' : `/${encodeURIComponent(route.rule)}`}`;
    case 'settings':
    case 'about':
      return `#/${route.page}`;
  }
}

/** An invitation is an address of its own, so that it survives every mail; here it becomes a place of the page. */
export function followInvitation(): void {
  const code = /^\/join\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (code !== undefined)
    history.replaceState(null, '', `/${addressOf({ page: 'join', code: decode(code) })}`);
}

export function go(route: Route): void {
  location.hash = addressOf(route);
}

export const useHash = (): string => useSyncExternalStore(listen, () => location.hash);

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** An address typed by hand may hold a lone percent sign. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
