// Accounts. They are optional, and keep a user's games across devices.

import type { AccountInfo, LoggedIn } from '../generated/protocol';
import { request, login } from './api';
import { keyring, tokensOf } from './keyring.svelte';
import { settings } from './settings.svelte';

export type { AccountInfo };

const STORAGE_KEY = 'sengoku-session';

export const account = $state<{ me: AccountInfo | null; ended: boolean }>({
  me: null,
  ended: false,
});

function remember(secret: string): void {
  login.secret = secret;
  try {
    if (secret) localStorage.setItem(STORAGE_KEY, secret);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // private windows may refuse; the login then lasts as long as the page
  }
}

login.onend = () => {
  remember('');
  account.me = null;
  account.ended = true;
};

function begin({ account: me, session }: LoggedIn): void {
  remember(session);
  account.me = me;
  account.ended = false;
}

/** Restore the login of this device; call once when the app starts. */
export async function whoAmI(): Promise<void> {
  try {
    login.secret = localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return;
  }
  if (login.secret) account.me = await request<AccountInfo>('GET', '/me').catch(() => null);
}

export async function makeAccount(name: string, password: string, email: string): Promise<void> {
  begin(await request<LoggedIn>('POST', '/accounts', { name, password, email }));
}

export async function logIn(name: string, password: string): Promise<void> {
  begin(await request<LoggedIn>('POST', '/sessions', { name, password }));
}

export async function logOut(): Promise<void> {
  await request('DELETE', '/sessions/current').catch(() => {});
  remember('');
  account.me = null;
}

export async function changeAccount(change: {
  old: string;
  password?: string;
  email?: string;
}): Promise<void> {
  account.me = await request<AccountInfo>('PATCH', '/me', change);
}

export async function removeAccount(password: string): Promise<void> {
  await request('DELETE', '/me', { password });
  remember('');
  account.me = null;
}

export const forgot = (who: string) =>
  request('POST', '/recovery', { who, language: settings.language });

export async function recover(token: string, password: string): Promise<void> {
  begin(await request<LoggedIn>('POST', '/recovery/password', { token, password }));
}

export const everythingKept = () => request<unknown>('GET', '/me/export');

/** Attach the seats of this device to the account; returns how many it has now. */
export async function attachGames(): Promise<number> {
  const held = keyring.keys.flatMap((key) =>
    tokensOf(key)
      .slice(0, 1)
      .map((token) => ({ table: key.table, token })),
  );
  const done = await Promise.allSettled(held.map((seat) => request('POST', '/me/seats', seat)));
  return done.filter(({ status }) => status === 'fulfilled').length;
}
