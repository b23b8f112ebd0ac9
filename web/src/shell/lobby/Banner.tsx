import Candle from '~icons/game-icons/candle-light';
import Play from '~icons/game-icons/play-button';
import Person from '~icons/game-icons/person';
import Robot from '~icons/game-icons/robot-helmet';
import type { Slot } from '../../saves/kept.ts';
import { standingOf } from '../../saves/standing.ts';
import type { Say } from '../../words/speech.ts';
import { addressOf } from '../route.ts';
import { SeatDisc } from '../SeatDisc.tsx';
import { ago } from './ago.ts';
import { useSettings } from '../settings.ts';

interface Props {
  readonly say: Say;
  /** The table that was played last and is not over. */
  readonly slot: Slot | null;
  /** Sits down at once, with bots: for the first visit. */
  quickStart(): void;
  /** Sits down to the guided first game, if the game has one. */
  readonly learn: (() => void) | null;
}

/** What waits for the player: one sentence and one button. */
export function Banner({ say, slot, quickStart, learn }: Props) {
  const language = useSettings(settings => settings.language);
  if (slot === null) {
    return (
      <section className="cont" aria-labelledby="waits">
        <Discs sitters={['person', 'greedy', 'greedy']} />
        <div>
          <h2 id="waits">{say('welcome')}</h2>
          <p>{say('welcome-more')}</p>
        </div>
        <div className="deeds">
          {learn !== null && (
            <button type="button" className="btn" title={say('learn.lesson.help')} onClick={learn}>
              <Candle className="i" aria-hidden /> {say('learn.lesson')}
            </button>
          )}
          <button type="button" className="btn prime" onClick={quickStart}>
            <Play className="i" aria-hidden /> {say('play-at-once')}
          </button>
        </div>
      </section>
    );
  }
  const { round, sitters, watched } = standingOf(slot);
  return (
    <section className="cont" aria-labelledby="waits">
      <Discs sitters={sitters} />
      <div>
        <h2 id="waits">{say(watched ? 'bots-play-on' : 'the-candle-burns', { title: slot.title })}</h2>
        <p>
          {round !== null && `${say('round-number', { round })} · `}
          {say('last-played', { when: ago(slot.played, language) })}
        </p>
      </div>
      <a className="btn prime" href={addressOf({ page: 'table', slot: slot.id })}>
        <Play className="i" aria-hidden /> {say(watched ? 'watch' : 'take-your-turn')}
      </a>
    </section>
  );
}

function Discs({ sitters }: { readonly sitters: readonly string[] }) {
  return (
    <div className="f">
      {sitters.map((sitter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place
        <SeatDisc key={place} seat={place + 1} Icon={sitter === 'person' ? Person : Robot} />
      ))}
    </div>
  );
}
