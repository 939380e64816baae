// What the server says about itself.

import { account } from './account.svelte';
import { login, request } from './api';
import type { About } from '../generated/protocol';

export const server = $state<{ about: About | null }>({ about: null });

export async function loadAbout(): Promise<void> {
  server.about = await request<About>('GET', '/about').catch(() => server.about);
}

/** Does the server refuse new accounts? */
export const isByInvitation = () => server.about?.invitation_only === true;

/** Does the server refuse tables of this user? While a login is checked it does not. */
export function needsInvitation(): boolean {
  const mayBeLoggedIn = account.me !== null || (!account.ended && login.secret !== '');
  return isByInvitation() && !mayBeLoggedIn;
}
