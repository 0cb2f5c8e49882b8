// The service worker: keeps the shell for a moment without network. What happens at tables is never kept here.
// The server puts VERSION before this text; it changes with every file of the page. What is below `/v/` never changes.
/* global VERSION */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = `konspira-${VERSION}`;
const PARTS = /^\/(web|locale|games)\//, LASTING = /^\/v\//;

/** All that the first page needs: what it names itself, the drawings and the texts. */
async function gather() {
  const page = await fetch('/', { cache: 'no-cache' });
  const cache = await caches.open(CACHE);
  const text = await page.clone().text();
  const named = Array.from(text.matchAll(/(?:href|src)="((?:\/v\/\w+)?\/web\/[^"#]+)"/g), ([, address]) => address);
  const home = /src="(.*)web\/shell.js"/.exec(text)?.[1] ?? '/';
  const languages = /name="languages" content="([^"]+)"/.exec(text)?.[1].split(' ') ?? [];
  await cache.put('/', page);
  const texts = languages.map((language) => `${home}locale/${language}.ftl`);
  await cache.addAll([...new Set([...named, `${home}web/symbols.svg`, ...texts])]);
}

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(gather());
});

/** Delete what was kept of other versions. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith('konspira-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forget());
});

/** From the server if it answers, else as it was kept. @param {Request} request */
async function part(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

/** As it was kept, else from the server. @param {Request} request */
async function lasting(request) {
  return await caches.match(request, { ignoreVary: true }) ?? part(request);
}

/** The page from the server, else as it was kept: every address has the same one. @param {Request} request */
async function page(request) {
  return fetch(request).catch(async (error) => {
    const kept = await caches.match('/', { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  });
}

worker.addEventListener('fetch', (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (LASTING.test(pathname)) event.respondWith(lasting(request));
  else if (PARTS.test(pathname)) event.respondWith(part(request));
});  // everything else, views above all, is between the page and the server

worker.addEventListener('push', (event) => {  // it is my turn, in which game, and where: nothing of what is played
  const { text, title, table } = event.data?.json() ?? {}, address = `/t/${table}`;
  const shown = { body: title, tag: address, icon: '/web/icon-192.png', data: address };
  event.waitUntil(worker.registration.showNotification(text, shown));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? '/', location.origin).href;
  event.waitUntil(worker.clients.matchAll({ type: 'window' }).then((open) => {
    const there = open.find((client) => client.url === address);
    return there ? there.focus() : worker.clients.openWindow(address);
  }));
});
