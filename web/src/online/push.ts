import { addPush, dropPush } from './api.ts';

/** Where the service worker finds what it says: it cannot read the settings. The names are in public/push.js, too. */
const WORDS_CACHE = 'tenebrae-push';
const WORDS_PATH = '/push-words.json';

export interface PushWords {
  readonly turn: string;
  /** What the games are called. */
  readonly games: Readonly<Record<string, string>>;
}

export const canPush = (): boolean =>
  isSecureContext && 'PushManager' in globalThis && 'serviceWorker' in navigator;

/** Whether this browser is told of a turn even while the page is closed. */
export async function isPushed(): Promise<boolean> {
  const kept = await navigator.serviceWorker?.getRegistration();
  return ((await kept?.pushManager.getSubscription()) ?? null) !== null;
}

/** Has the server tell this browser; says whether it will. */
export async function startPush(key: string, words: PushWords): Promise<boolean> {
  const kept = await navigator.serviceWorker?.getRegistration();
  if (kept === undefined) return false;
  await keepPushWords(words);
  const subscribed = await kept.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscribed.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  await addPush({ endpoint, keys: { p256dh, auth } });
  return true;
}

export async function stopPush(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  const subscribed = (await kept?.pushManager.getSubscription()) ?? null;
  if (subscribed === null) return;
  await subscribed.unsubscribe();
  await dropPush(subscribed.endpoint);
}

/** In the language that the player reads now. */
export async function keepPushWords(words: PushWords): Promise<void> {
  const cache = await caches.open(WORDS_CACHE);
  await cache.put(WORDS_PATH, Response.json(words));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}
