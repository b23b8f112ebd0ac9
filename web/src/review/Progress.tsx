import type { Say } from '../words/speech.ts';
import type { ReviewState } from './desk.ts';

interface Props extends Omit<ReviewState, 'part'> {
  readonly say: Say;
  readonly futures: number;
  stop(): void;
  again(): void;
  toEnd(): void;
}

/** How far the review is; it can be ended at any time with what is known by then. */
export function Progress({ phase, message, done, futures, say, stop, again, toEnd }: Props) {
  if (phase === 'failed')
    return (
      <div className="rv-progress">
        <p className="bad" role="alert">
          {say('review-failed', { message })}
        </p>
        <button type="button" className="btn small to-end" onClick={toEnd}>
          {say('review-back')}
        </button>
      </div>
    );
  const isWorking = phase === 'working' || phase === 'idle';
  return (
    <div className="rv-progress">
      {isWorking && <progress aria-label={say('review-progress')} max={100} value={Math.round(done * 100)} />}
      <p className={isWorking ? '' : 'rest'}>
        {say(isWorking ? 'review-working' : phase === 'done' ? 'review-done' : 'review-stopped', {
          count: futures,
        })}
      </p>
      {isWorking && (
        <button type="button" className="btn small" onClick={stop}>
          {say('review-cancel')}
        </button>
      )}
      {phase === 'stopped' && (
        <button type="button" className="btn small" onClick={again}>
          {say('review-again')}
        </button>
      )}
      <button type="button" className="btn small to-end" onClick={toEnd}>
        {say('review-back')}
      </button>
      {/* Said once when it is done, not with every future. */}
      <p className="sr" role="status">
        {phase === 'done' ? say('review-done', { count: futures }) : ''}
      </p>
    </div>
  );
}
