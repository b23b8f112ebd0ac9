import { type ReactNode, useEffect, useState } from 'react';
import Next from '~icons/game-icons/next-button';
import Previous from '~icons/game-icons/previous-button';
import Pause from '~icons/game-icons/pause-button';
import Play from '~icons/game-icons/play-button';
import type { Scene } from '../engine/scene.ts';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly scene: Scene;
  readonly looking: Scene | null;
  /** What was asked and answered at the moment that is looked at. */
  readonly decided: ReactNode;
  readonly say: Say;
  /** Between two moments of a replay, in milliseconds. */
  readonly pace: number;
  /** Done when the table of that moment has come, or cannot be had. */
  look(at: number | null): Promise<void>;
  branch(at: number): void;
  undoTo(at: number): void;
  /** What a bot makes of the match; null while it is not over. */
  readonly review: (() => void) | null;
  close(): void;
}

/** A slider over every moment of the match; from any of them one can go back or branch off. */
export function History({ scene, looking, decided, say, pace, look, branch, undoTo, review, close }: Props) {
  const { moments } = scene;
  const now = looking?.moment ?? scene.moment;
  const seen = Math.max(0, moments.indexOf(now));
  // Whoever pulls the slider means the moment under their finger, also while its table is still on its way.
  const [meant, setMeant] = useState<number | null>(null);
  const place = meant ?? seen;
  const last = moments.length - 1;
  const [playing, setPlaying] = useState(false);
  const go = (to: number): Promise<void> => look(to >= last ? null : (moments[Math.max(0, to)] ?? null));
  useEffect(() => {
    if (!playing) return;
    if (seen >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(
      () => void look(seen + 1 >= last ? null : (moments[seen + 1] ?? null)),
      Math.max(120, pace),
    );
    return () => clearTimeout(timer);
  }, [playing, seen, last, moments, pace, look]);
  const stepTo = (to: number): void => {
    setPlaying(false);
    setMeant(to);
    void go(to).then(() => setMeant(newer => (newer === to ? null : newer)));
  };
  const play = (): void => {
    if (!playing && seen >= last) void go(0);
    setPlaying(!playing);
  };
  const at = moments[place] ?? now;
  const where = say('moment-of', { moment: place + 1, moments: moments.length });
  return (
    <section
      className="history"
      aria-label={say('history')}
      data-region={looking === null ? undefined : 'question'}
    >
      <div className="history-slider">
        <button
          type="button"
          className="tool"
          aria-label={say('previous-moment')}
          title={say('previous-moment')}
          disabled={place <= 0}
          onClick={() => stepTo(place - 1)}
        >
          <Previous className="i" aria-hidden />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={say(playing ? 'replay-pause' : 'replay-play')}
          title={say(playing ? 'replay-pause' : 'replay-play')}
          disabled={last <= 0}
          onClick={play}
        >
          {playing ? <Pause className="i" aria-hidden /> : <Play className="i" aria-hidden />}
        </button>
        <button
          type="button"
          className="tool"
          aria-label={say('next-moment')}
          title={say('next-moment')}
          disabled={place >= last}
          onClick={() => stepTo(place + 1)}
        >
          <Next className="i" aria-hidden />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={say('history')}
          aria-valuetext={where}
          onChange={event => stepTo(Number(event.target.value))}
        />
        <output>{where}</output>
      </div>
      {decided}
      <div className="history-deeds">
        {looking !== null && (
          <>
            {scene.can.branch && (
              <button type="button" className="btn" title={say('branch-stays')} onClick={() => branch(at)}>
                {say('branch-from-here')}
              </button>
            )}
            <button
              type="button"
              className={looking.undo === 'barrier' ? 'btn off' : 'btn ghost'}
              aria-disabled={looking.undo === 'barrier'}
              title={looking.undo === 'barrier' ? say('take-back-barrier') : undefined}
              // Whether it may be taken back is known of the moment in sight alone.
              onClick={() => meant === null && undoTo(looking.moment)}
            >
              {say('undo-to-here')}
            </button>
            <button type="button" className="btn prime" onClick={() => stepTo(last)}>
              {say('back-to-now')}
            </button>
          </>
        )}
        {review !== null && (
          <button type="button" className="btn ghost" onClick={review}>
            {say('review')}
          </button>
        )}
        <button type="button" className="btn ghost" onClick={close}>
          {say('close-history')}
        </button>
      </div>
    </section>
  );
}
