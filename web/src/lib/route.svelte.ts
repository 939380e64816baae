// The current screen. Secrets stand after "#" and never reach a server.

import { pushPath } from './backButton';

export interface Route {
  screen:
    | 'home'
    | 'new'
    | 'join'
    | 'table'
    | 'game'
    | 'rules'
    | 'learn'
    | 'settings'
    | 'account'
    | 'replay'
    | 'missing';
  id: string;
  part: string; // of what has the id
  secret: string;
}

const SCREENS: Record<string, Route['screen']> = {
  '': 'home',
  new: 'new',
  j: 'join',
  t: 'table',
  samurai: 'game',
  shogun: 'game',
  rules: 'rules',
  learn: 'learn',
  replay: 'replay',
  settings: 'settings',
  account: 'account',
  recover: 'account',
};

function read(): Route {
  const [first = '', id = '', part = ''] = location.pathname.split('/').slice(1);
  const screen = SCREENS[first] ?? 'missing';
  const named = screen === 'game' ? first : decodeURIComponent(id);
  return { screen, id: named, part, secret: location.hash.slice(1) };
}

export const route = $state(read());

function look(): void {
  Object.assign(route, read());
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

export function go(path: string): void {
  pushPath(path);
  look();
  scrollTo(0, 0);
}

/** Follow a link inside the app; leave others to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented) return; // a part of the page has handled it
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
