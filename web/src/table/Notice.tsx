import { useEffect } from 'react';
import Cancel from '~icons/game-icons/cancel';
import type { Trouble } from '../engine/scene.ts';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly trouble: Trouble | null;
  readonly say: Say;
  close(): void;
}

const STAYS = 8000;

/** What could not be done, said calmly; goes by itself. */
export function Notice({ trouble, say, close }: Props) {
  useEffect(() => {
    if (trouble === null) return;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [trouble, close]);
  // A fault of the rules has a panel of its own.
  const words =
    trouble === null || trouble.code === 'rule-bug'
      ? ''
      : say(`trouble-${trouble.code}`, { message: trouble.message });
  return (
    <div className="t-notice" role="status">
      {words !== '' && (
        <p>
          {words}
          <button type="button" className="tool" aria-label={say('close-notice')} onClick={close}>
            <Cancel className="i" aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}
