import type { Question } from '@tenebrae/kernel';
import { useEffect, useRef } from 'react';

/** The key that takes an option: 1 to 9, then letters that neither the table nor a board uses. */
export const keyOf = (place: number): string => KEYS[place] ?? '';
export const KEYS = '123456789aegijkmopqstwxyz';

/** The answer that Enter gives: the only one, or the only one that is not a refusal. */
export function primeOf({ options, commit }: Question): string | null {
  if (options.length === 1) return options[0]?.id ?? null;
  const deeds = options.filter(option => !isGhost(option.id));
  return deeds.length === 1 && commit === true ? (deeds[0]?.id ?? null) : null;
}

/** Options that decline or end something; they come last and quietly. */
export const isGhost = (id: string): boolean => GHOSTS.has(id);
const GHOSTS: ReadonlySet<string> = new Set([
  'pass',
  'done',
  'never-mind',
  'decline',
  'end-actions',
  'hand-over',
]);

export type KeyHandler = (key: string, event: KeyboardEvent) => boolean;

/** Hears the keys of the table, unless somebody types, a dialogue is open, or the board has taken the key. */
export function useTableKeys(handle: KeyHandler): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (event.key === 'F6') {
        event.preventDefault();
        stepRegion(event.shiftKey ? -1 : 1);
        return;
      }
      if (
        isTyping(event.target) ||
        document.querySelector('[role=dialog], [role=menu], dialog[open]') !== null
      )
        return;
      if (latest.current(event.key, event)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** Inputs into which nobody types. */
const WORDLESS: ReadonlySet<string> = new Set(['button', 'checkbox', 'radio', 'range']);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WORDLESS.has(target.type);
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** Whether Enter and Space have a meaning of their own where the focus is. */
export const isOnControl = (): boolean =>
  (document.activeElement?.closest('button, a, summary, [role=application], [role=radio]') ?? null) !== null;

/** Regions of the table in the order of their importance to a player. */
export const REGIONS = ['question', 'board', 'hand', 'seats', 'tracks', 'chronicle', 'top'] as const;
export type Region = (typeof REGIONS)[number];

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select, [tabindex]:not([tabindex="-1"])';

const regionElement = (region: Region): HTMLElement | null => {
  const found = document.querySelector<HTMLElement>(`[data-region=${region}]`);
  return found !== null && found.getClientRects().length > 0 ? found : null;
};

function stepRegion(by: 1 | -1): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'];
  const start = REGIONS.findIndex(region => region === here);
  for (let step = 1; step <= REGIONS.length; step++) {
    const place = (start + by * step + REGIONS.length * 2) % REGIONS.length;
    const region = REGIONS[start < 0 && by === 1 ? step - 1 : place];
    if (region !== undefined && focusRegion(region)) return;
  }
}

/** Puts the focus into a region; says whether there was anything to put it on. */
export function focusRegion(region: Region): boolean {
  const element = regionElement(region);
  if (element === null) return false;
  const target = element.hasAttribute('tabindex') ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  if (target === null) return false;
  target.focus();
  return true;
}
