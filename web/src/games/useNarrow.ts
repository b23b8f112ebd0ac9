import { useSyncExternalStore } from 'react';

const PHONE = matchMedia('(max-width: 700px), (max-height: 480px)');
const LYING = matchMedia(
  '(orientation: landscape) and (max-width: 700px), (orientation: landscape) and (max-height: 480px)',
);

const listenTo =
  (query: MediaQueryList) =>
  (changed: () => void): (() => void) => {
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };

const hearPhone = listenTo(PHONE);
const hearLying = listenTo(LYING);

/** On a phone, upright or held in landscape, boards are drawn closer, so that a thumb finds everything. */
export const useNarrow = (): boolean => useSyncExternalStore(hearPhone, () => PHONE.matches);

/** Held in landscape a board is lower than it is wide. */
export const useLying = (): boolean => useSyncExternalStore(hearLying, () => LYING.matches);
