import type { Say } from '../words/speech.ts';
import { addressOf } from './route.ts';

/** The name of the program, and the way back to the lobby. */
export function Brand({ say }: { readonly say: Say }) {
  return (
    <a className="brand" href={addressOf({ page: 'lobby' })}>
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        <circle r="24.5" fill="none" stroke="#c9a766" strokeWidth="1.6" />
        <path d="M12 -15A19 19 0 1 0 12 15A15.5 15.5 0 1 1 12 -15Z" fill="var(--flame, #f2b857)" />
        <path d="M9 -9Q15 -1 12 4A5 5 0 1 1 5 1Q9 -2 9 -9Z" fill="var(--flame-tip, #ffdf9a)" />
      </svg>
      {say('tenebrae')}
    </a>
  );
}
