// Keeps the app itself, so that it opens without a server and says so; rings at one's turn.
// Nothing of a game is ever kept here.

const SHELL = 'sengoku-shell';
const PAGE = '/';
const OWN = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];
const MOST = 120; // files of the app; old ones go first

self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(SHELL)).addAll([PAGE, ...OWN]);
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/static/assets/')) event.respondWith(asset(request));
  else if (OWN.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** Every address is the same page; the newest one while there is a server. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(PAGE, answer.clone());
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** What has its content in its name never changes. */
async function asset(request) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone());
    const files = (await shell.keys()).filter(({ url }) => url.includes('/static/assets/'));
    await Promise.all(
      files.slice(0, Math.max(0, files.length - MOST)).map((file) => shell.delete(file)),
    );
  }
  return answer;
}

self.addEventListener('push', (event) => {
  const { title = 'sengoku', body = '', url = PAGE } = event.data?.json() ?? {};
  const shown = {
    body,
    tag: url,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  };
  event.waitUntil(ring(title, shown));
});

/** Who looks at the table already needs no bell. Browsers want to see something all the same. */
async function ring(title, shown) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const isSeen = pages.some(
    ({ url, focused }) => focused && new URL(url).pathname === shown.data.url,
  );
  await self.registration.showNotification(title, { ...shown, silent: isSeen });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Go to the table: in the page that shows it, in any page of ours, or in a new one. */
async function open(path) {
  const url = new URL(path, location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => page.url.split('#')[0] === url);
  const some = there ?? pages[0];
  if (!some) return self.clients.openWindow(url);
  await some.focus();
  if (!there) await some.navigate(url).catch(() => self.clients.openWindow(url));
}
