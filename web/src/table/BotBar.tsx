import Pause from '~icons/game-icons/pause-button';
import Play from '~icons/game-icons/play-button';
import { change, PACES, type Pace, useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';

interface Props {
  readonly paused: boolean;
  readonly say: Say;
  pause(paused: boolean): void;
}

/** Halts the bots or lets them go on, and how fast. */
export function BotBar({ paused, say, pause }: Props) {
  const pace = useSettings(settings => settings.pace);
  return (
    <div className="bot-bar" role="group" aria-label={say('bots-pace')}>
      <button
        type="button"
        className={`btn${paused ? ' prime' : ''}`}
        aria-keyshortcuts="Space"
        onClick={() => pause(!paused)}
      >
        {paused ? <Play className="i" aria-hidden /> : <Pause className="i" aria-hidden />}
        {say(paused ? 'bots-go-on' : 'bots-pause')}
      </button>
      <PacePicker pace={pace} say={say} />
    </div>
  );
}

export function PacePicker({ pace, say }: { readonly pace: Pace; readonly say: Say }) {
  return (
    <div className="segments" role="radiogroup" aria-label={say('bots-pace')}>
      {(Object.keys(PACES) as Pace[]).map(one => (
        <label key={one} className={pace === one ? 'on' : ''}>
          <input
            type="radio"
            className="sr"
            name="pace"
            checked={pace === one}
            onChange={() => change({ pace: one })}
          />
          {say(`pace-${one}`)}
        </label>
      ))}
    </div>
  );
}
