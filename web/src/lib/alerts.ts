// Alerts that it is the user's turn: by this browser, a webhook or e-mail.

import type { AlertInfo } from '../generated/protocol';
import { request } from './api';
import { keyring } from './keyring.svelte';
import { settings } from './settings.svelte';
import { WORKER } from './worker';

export type { AlertInfo };

/** Does this browser support push? Phones do once the app is on the home screen. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Has the user blocked notifications? */
export const isForbidden = () => canPush() && Notification.permission === 'denied';

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask for permission and subscribe; null when it is refused. */
async function subscribed(): Promise<PushSubscriptionJSON | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known) return known.toJSON();
  const { key } = await request<{ key: string }>('GET', '/push-key');
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  return (await worker.pushManager.subscribe(options)).toJSON();
}

const put = (table: string, token: string, kind: AlertInfo['kind'], target: unknown) =>
  request<AlertInfo>(
    'PUT',
    `/tables/${table}/alerts`,
    { kind, target, language: settings.language },
    token,
  );

export const alertsOf = (table: string, token: string) =>
  request<AlertInfo[]>('GET', `/tables/${table}/alerts`, undefined, token);

export const addAlert = (table: string, token: string, kind: 'webhook' | 'email', target: string) =>
  put(table, token, kind, target);

/** Confirm an e-mail address with the code that was sent there. */
export const confirmAlert = (table: string, token: string, alert: string, code: string) =>
  request<AlertInfo>('POST', `/tables/${table}/alerts/${alert}/confirm`, { code }, token);

export const removeAlert = (table: string, token: string, alert: string) =>
  request('DELETE', `/tables/${table}/alerts/${alert}`, undefined, token);

/** Enable push for a seat; false when the user or the browser refuses. */
export async function enablePushForSeat(table: string, token: string): Promise<boolean> {
  const target = await subscribed();
  if (target) await put(table, token, 'push', target);
  return target !== null;
}

/** Enable push for every game of this device, now and later. */
export async function enablePush(): Promise<boolean> {
  const target = await subscribed();
  settings.alerts = target !== null;
  if (!target) return false;
  const own = keyring.keys.filter(({ token }) => token);
  await Promise.allSettled(own.map(({ table, token }) => put(table, token, 'push', target)));
  return true;
}

export async function ringNowhere(): Promise<void> {
  settings.alerts = false;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
