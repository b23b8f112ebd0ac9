import { useSyncExternalStore } from 'react';

const PHONE = matchMedia('(max-width: 700px), (max-height: 480px)');

function hear(changed: () => void): () => void {
  PHONE.addEventListener('change', changed);
  return () => PHONE.removeEventListener('change', changed);
}

/** On a phone, upright or held in landscape, the boards are drawn higher and closer, so that a thumb finds everything. */
export const useNarrow = (): boolean => useSyncExternalStore(hear, () => PHONE.matches);
