import '../shell/set/set.css';
import './online.css';
import { lazy, Suspense, use, useId, useState } from 'react';
import Play from '~icons/game-icons/play-button';
import type { GameId } from '../engine/games.ts';
import { Segments, Tick } from '../shell/Controls.tsx';
import { loadedGame } from '../shell/loaded.ts';
import { Modal } from '../shell/Modal.tsx';
import { go } from '../shell/route.ts';
import { type Draft, newDraft, objection, withPlayers, withSeat } from '../shell/set/draft.ts';
import { GameOptions } from '../shell/set/GameOptions.tsx';
import { HouseRules } from '../shell/set/HouseRules.tsx';
import { rolesOf } from '../shell/set/roles.ts';
import { useSettings } from '../shell/settings.ts';
import { useGameSay, useSay } from '../words/speech.ts';
import { makeOnline } from './make-online.ts';
import { NameForm } from './NameForm.tsx';
import { OnlineSeats } from './OnlineSeats.tsx';
import { useServerState } from './server.ts';
import { sayFault } from './trouble.ts';

const RulesPanel = lazy(async () => ({ default: (await import('../rules/RulesPanel.tsx')).RulesPanel }));

/** Everything that is settled before a table is opened to others. */
export function SetOnline({ game: id }: { readonly game: GameId }) {
  const { game, words } = use(loadedGame(id));
  const say = useSay();
  const gameSay = useGameSay(words);
  const named = useServerState(server => server.me !== null);
  const titled = useId();
  const [title, setTitle] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => firstDraft(newDraft(game, useSettings.getState().name)));
  const [rule, setRule] = useState<string | null>(null);
  const [naming, setNaming] = useState(false);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const { min, max } = game.players;
  const why = objection(game, draft);

  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      go({ page: 'online', table: await makeOnline(game, draft, { title: title.trim(), open: isOpen }) });
    } catch (thrown) {
      setFault(sayFault(say, thrown));
    } finally {
      setBusy(false);
    }
  };
  const complaint = why === null ? fault : say('may-not-start', { why: gameSay(why) });

  return (
    <>
      <form
        className="set"
        id="set-online"
        onSubmit={event => {
          event.preventDefault();
          if (why !== null || busy) return;
          if (named) void open();
          else setNaming(true);
        }}
      >
        <div className="fld">
          <label className="cap" htmlFor={titled}>
            {say('table-title')}
          </label>
          <input
            id={titled}
            className="text"
            value={title}
            maxLength={80}
            placeholder={say(`game.${id}`)}
            onChange={event => setTitle(event.target.value)}
          />
        </div>
        <Segments
          label={say('players')}
          values={Array.from({ length: max - min + 1 }, (_, index) => min + index)}
          value={draft.seats.length}
          text={String}
          choose={players => setDraft(withFriends(withPlayers(draft, players), draft.seats.length))}
        />
        <OnlineSeats
          say={say}
          seats={draft.seats}
          roles={rolesOf(game.seats(draft.seats.length), gameSay)}
          change={(place, kind) => setDraft(withSeat(draft, place, { kind }))}
        />
        <Tick label={say('open-to-all')} value={isOpen} help={say('open-to-all-help')} set={setOpen} />
        <GameOptions
          specs={game.options}
          options={draft.options}
          say={say}
          gameSay={gameSay}
          set={(name, value) => setDraft({ ...draft, options: { ...draft.options, [name]: value } })}
          reset={options => setDraft({ ...draft, options })}
          openRule={setRule}
        />
        <HouseRules say={say} draft={draft} shared change={some => setDraft({ ...draft, ...some })} />
      </form>
      <div className="go">
        <p role="status" className={complaint === '' ? 'sr' : 'news bad'}>
          {complaint}
        </p>
        <button type="submit" form="set-online" className="btn prime" disabled={why !== null || busy}>
          <Play className="i" aria-hidden /> {say('open-the-table')}
        </button>
      </div>
      {naming && (
        <Modal labelledBy="name-wanted" onClose={() => setNaming(false)}>
          <h2 id="name-wanted">{say('come-in')}</h2>
          <NameForm
            deed={say('open-the-table')}
            onNamed={() => {
              setNaming(false);
              void open();
            }}
          />
        </Modal>
      )}
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

/** Among friends nobody is a bot until somebody says so, and what was learned can be taken back when all agree. */
const firstDraft = (draft: Draft): Draft =>
  withFriends({ ...draft, policy: { ...draft.policy, undo: 'consent' } }, 1);

/** The seats from that place on wait for friends. */
const withFriends = (draft: Draft, from: number): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, place) => (place < from ? seat : { kind: 'friend', name: '' })),
});
