// The service worker, so that the app opens without a server.

export const WORKER = '/sw.js';
const SHELL = 'sengoku-shell'; // as in public/sw.js
const ASSETS = '/static/assets/';

export function installWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepShell().catch(() => {});
}

/** Cache what this page loaded before the worker was installed. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const shell = await caches.open(SHELL);
  const known = new Set((await shell.keys()).map(({ url }) => url));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await shell.addAll([...new Set(loaded)].filter((url) => url.includes(ASSETS) && !known.has(url)));
}
