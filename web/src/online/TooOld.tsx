import Redo from '~icons/game-icons/clockwise-rotation';
import type { Say } from '../words/speech.ts';

/** The page and the server speak different versions: the page must be loaded anew. */
export function TooOld({ say }: { readonly say: Say }) {
  return (
    <div className="o-gate" role="alert">
      <p>{say('page-too-old')}</p>
      <button type="button" className="btn prime" onClick={() => void loadNewest()}>
        <Redo className="i" aria-hidden /> {say('reload')}
      </button>
    </div>
  );
}

/** What this device has kept of the page must not come back. */
async function loadNewest(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await kept?.unregister().catch(() => false);
  location.reload();
}
