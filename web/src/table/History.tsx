import type { Scene } from '../engine/scene.ts';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly scene: Scene;
  readonly looking: Scene | null;
  readonly say: Say;
  look(at: number | null): void;
  branch(at: number): void;
  undoTo(at: number): void;
}

/** A slider over every moment of the match; from any of them one can go back or branch off. */
export function History({ scene, looking, say, look, branch, undoTo }: Props) {
  const { moments } = scene;
  const now = looking?.moment ?? scene.moment;
  const place = Math.max(0, moments.indexOf(now));
  return (
    <section className="history" aria-label={say('history')}>
      <button type="button" className="tool" disabled={place <= 0} onClick={() => look(moments[place - 1] ?? null)}>
        {say('previous-moment')}
      </button>
      <input
        type="range"
        min={0}
        max={moments.length - 1}
        value={place}
        aria-label={say('history')}
        aria-valuetext={say('moment-of', { moment: place + 1, moments: moments.length })}
        onChange={event => {
          const at = moments[Number(event.target.value)];
          look(at === undefined || at === scene.moment ? null : at);
        }}
      />
      <button
        type="button"
        className="tool"
        disabled={place >= moments.length - 1}
        onClick={() => look(place + 1 >= moments.length - 1 ? null : (moments[place + 1] ?? null))}
      >
        {say('next-moment')}
      </button>
      <output>{say('moment-of', { moment: place + 1, moments: moments.length })}</output>
      {looking !== null && (
        <>
          <button type="button" className="btn" onClick={() => branch(looking.moment)}>
            {say('branch-from-here')}
          </button>
          <button type="button" className="btn ghost" onClick={() => undoTo(looking.moment)}>
            {say('undo-to-here')}
          </button>
          <button type="button" className="btn prime" onClick={() => look(null)}>
            {say('back-to-now')}
          </button>
        </>
      )}
    </section>
  );
}
