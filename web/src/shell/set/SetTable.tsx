import './set.css';
import { lazy, Suspense, use, useState } from 'react';
import Eye from '~icons/game-icons/eyeball';
import Play from '~icons/game-icons/play-button';
import type { GameId } from '../../engine/games.ts';
import { isBot } from '../../engine/scene.ts';
import { useGameSay, useSay } from '../../words/speech.ts';
import { Segments } from '../Controls.tsx';
import { loadedGame } from '../loaded.ts';
import { Modal } from '../Modal.tsx';
import { useSettings } from '../settings.ts';
import { asWatched, type Draft, newDraft, objection, planOf, withPlayers, withSeat } from './draft.ts';
import { GameOptions } from './GameOptions.tsx';
import { HouseRules } from './HouseRules.tsx';
import { rolesOf } from './roles.ts';
import { Seats } from './Seats.tsx';
import { sitDown, usualName } from './start.ts';

const RulesPanel = lazy(async () => ({ default: (await import('../../rules/RulesPanel.tsx')).RulesPanel }));

/** Everything that is settled before a game begins. */
export function SetTable({ game: id }: { readonly game: GameId }) {
  const { game, words } = use(loadedGame(id));
  const say = useSay();
  const gameSay = useGameSay(words);
  const [draft, setDraft] = useState<Draft>(() => newDraft(game, useSettings.getState().name));
  const [rule, setRule] = useState<string | null>(null);

  const nameOf = usualName(say);
  const why = objection(game, draft);
  const { min, max } = game.players;
  const watched = draft.seats.every(({ kind }) => isBot(kind));
  const sit = (settled: Draft): void => sitDown(planOf(game, settled, nameOf));

  return (
    <>
      <form
        className="set"
        id="set-form"
        onSubmit={event => {
          event.preventDefault();
          if (why === null) sit(draft);
        }}
      >
        <Segments
          label={say('players')}
          values={Array.from({ length: max - min + 1 }, (_, index) => min + index)}
          value={draft.seats.length}
          text={String}
          choose={players => setDraft(withPlayers(draft, players))}
        />
        <Seats
          say={say}
          seats={draft.seats}
          roles={rolesOf(game.seats(draft.seats.length), gameSay)}
          nameOf={nameOf}
          change={(place, some) => setDraft(withSeat(draft, place, some))}
        />
        <GameOptions
          specs={game.options}
          options={draft.options}
          say={say}
          gameSay={gameSay}
          set={(name, value) => setDraft({ ...draft, options: { ...draft.options, [name]: value } })}
          reset={options => setDraft({ ...draft, options })}
          openRule={setRule}
        />
        <HouseRules say={say} draft={draft} change={some => setDraft({ ...draft, ...some })} />
      </form>
      <div className="go">
        <p role="status" className={why === null ? 'sr' : 'news bad'}>
          {why === null ? '' : say('may-not-start', { why: gameSay(why) })}
        </p>
        <button type="submit" form="set-form" className="btn prime" disabled={why !== null}>
          <Play className="i" aria-hidden /> {say(watched ? 'watch-bots' : 'light-the-candle')}
        </button>
        {!watched && (
          <button
            type="button"
            className="btn ghost"
            disabled={why !== null}
            title={say('watch-bots-help')}
            onClick={() => sit(asWatched(draft))}
          >
            <Eye className="i" aria-hidden /> {say('watch-bots')}
          </button>
        )}
      </div>
      {rule !== null && (
        <Modal labelledBy="rules-title" className="rules-modal" onClose={() => setRule(null)}>
          <Suspense fallback={<p role="status">{say('loading')}</p>}>
            <RulesPanel words={words} game={id} rule={rule} onClose={() => setRule(null)} />
          </Suspense>
        </Modal>
      )}
    </>
  );
}
