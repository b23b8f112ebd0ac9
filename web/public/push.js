// The part of the service worker that hears the server while no page is open; the other part keeps the page.

/** What to say, as the page left it here in the player's language. */
async function words() {
  const kept = await (await caches.open('tenebrae-push')).match('/push-words.json');
  return kept === undefined ? { turn: '', games: {} } : kept.json();
}

async function tell(note) {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (note?.kind !== 'your-turn' || pages.some(page => page.visibilityState === 'visible')) return;
  const { turn, games } = await words();
  await self.registration.showNotification(note.title || games[note.game] || 'Tenebrae', {
    body: turn,
    tag: note.table,
    icon: '/icon.svg',
    data: { address: `/#/online/${encodeURIComponent(note.table)}` },
  });
}

/** Brings a page to the table: one that shows it already, else a new one. */
async function open(address) {
  const there = new URL(address, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === there);
  await (page === undefined ? self.clients.openWindow(there) : page.focus());
}

self.addEventListener('push', event => event.waitUntil(tell(event.data?.json())));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.address ?? '/'));
});
