import type { TableCard } from '@tenebrae/protocol';
import Person from '~icons/game-icons/person';
import Play from '~icons/game-icons/play-button';
import Robot from '~icons/game-icons/robot-helmet';
import { ago } from '../shell/lobby/ago.ts';
import { addressOf } from '../shell/route.ts';
import { SeatDisc } from '../shell/SeatDisc.tsx';
import { useSettings } from '../shell/settings.ts';
import type { Say } from '../words/speech.ts';
import { titleOf } from './titles.ts';

/** Others wait for this player: nothing in the lobby is more urgent. */
export function TurnBanner({ card, say }: { readonly card: TableCard; readonly say: Say }) {
  const language = useSettings(settings => settings.language);
  const names = card.seats.flatMap(({ name }) => name ?? []);
  return (
    <section className="cont" aria-labelledby="waits">
      <div className="f">
        {card.seats.map(({ seat, name }, place) => (
          <SeatDisc key={seat} seat={place + 1} Icon={name === null ? Robot : Person} />
        ))}
      </div>
      <div>
        <h2 id="waits">{say('your-turn-at', { title: titleOf(say, card) })}</h2>
        <p>
          {names.join(', ')} · {ago(card.changedAt, language)}
        </p>
      </div>
      <a className="btn prime" href={addressOf({ page: 'online', table: card.id })}>
        <Play className="i" aria-hidden /> {say('take-your-turn')}
      </a>
    </section>
  );
}
