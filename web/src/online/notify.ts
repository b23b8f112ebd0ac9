/** Whether this browser could tell somebody who looks elsewhere. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Asks the player; only ever after a press of theirs. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A second notice of the same table takes the place of the first. */
  readonly tag: string;
}

/** Shows a notice; a press on it brings the page back. */
export async function notify({ title, body, tag }: Notice): Promise<void> {
  if (!mayNotify()) return;
  const options = { body, tag, icon: '/icon.svg', data: { address: location.href } };
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (kept !== undefined) return kept.showNotification(title, options);
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      globalThis.focus();
      notice.close();
    };
  } catch {
    // Some phones show notices through a service worker only.
  }
}

const MARK = '● ';

/** Marks the page's title, which a tab shows even when it is behind others. */
export function markTitle(isMarked: boolean): void {
  const bare = document.title.replace(MARK, '');
  const title = isMarked ? `${MARK}${bare}` : bare;
  if (document.title !== title) document.title = title;
}
