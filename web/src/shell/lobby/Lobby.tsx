import './lobby.css';
import Candle from '~icons/game-icons/candle-light';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type GameId, isGameId } from '../../engine/games.ts';
import { type Place, PLACES, Places } from '../../online/Places.tsx';
import { useServer } from '../../online/server.ts';
import { TurnBanner } from '../../online/TurnBanner.tsx';
import { useTables } from '../../online/use-tables.ts';
import { allSlots, type Slot } from '../../saves/kept.ts';
import { useSay } from '../../words/speech.ts';
import { Segments } from '../Controls.tsx';
import { Header } from '../Header.tsx';
import { go } from '../route.ts';
import { Banner } from './Banner.tsx';
import { Posters } from './Posters.tsx';
import { boxed, type LessonName } from './shelf.ts';
import { Tables } from './Tables.tsx';

const SetTable = lazy(async () => ({ default: (await import('../set/SetTable.tsx')).SetTable }));
const SetOnline = lazy(async () => ({ default: (await import('../../online/SetOnline.tsx')).SetOnline }));
const OnlineTables = lazy(async () => ({
  default: (await import('../../online/OnlineTables.tsx')).OnlineTables,
}));

/** Where one comes in: what waits, the games, the tables on this device, and the setting of a new one. */
export function Lobby() {
  const say = useSay();
  const [slots, setSlots] = useState<readonly Slot[] | null>(null);
  const [game, setGame] = useState<GameId>('dark-darker-darkest');
  const side = useRef<HTMLElement>(null);
  const server = useServer();
  const { tables: online } = useTables();
  const [chosen, setPlace] = useState<Place | null>(null);
  const hasServer = server.about !== null;
  const turns = online?.mine.filter(({ yourTurn }) => yourTurn) ?? [];
  // Who has tables on the server comes back for them, until they say otherwise.
  const place: Place = hasServer
    ? (chosen ?? ((online?.mine.length ?? 0) > 0 ? 'online' : 'device'))
    : 'device';

  // A browser that keeps nothing (a private window) has no tables; one can play all the same.
  const reread = useCallback(async () => setSlots(await allSlots().catch(() => [])), []);
  useEffect(() => void reread(), [reread]);
  const waiting = slots?.find(slot => !slot.over && isGameId(slot.game)) ?? null;

  const choose = (chosen: GameId): void => {
    setGame(chosen);
    side.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  const quickStart = async (): Promise<void> => {
    const { startQuickly } = await import('../set/start.ts');
    await startQuickly(game, say);
  };

  const startLesson = async (lesson: LessonName): Promise<void> => {
    const lessons = await import('../set/lessons.ts');
    await lessons.startLesson(game, lesson);
  };
  const takeOnline = async (slot: Slot): Promise<void> => {
    const { takeOnline: take } = await import('../../online/take-online.ts');
    go({ page: 'online', table: await take(slot) });
  };
  const places = hasServer ? <Places {...{ place, say }} turns={turns.length} choose={setPlace} /> : null;
  const lessons = boxed(game)?.lessons ?? [];
  const [first] = lessons;
  const learn = first === undefined ? null : () => void startLesson(first);

  return (
    <div className="lob">
      <Header page="lobby" />
      <main className="left">
        <h1 className="sr">{say('lobby')}</h1>
        {turns[0] !== undefined ? (
          <TurnBanner card={turns[0]} say={say} />
        ) : (
          slots !== null && (
            <Banner say={say} slot={waiting} quickStart={() => void quickStart()} learn={learn} />
          )
        )}
        <Posters say={say} chosen={game} choose={choose} />
        {place === 'online' ? (
          <Suspense fallback={<section className="panel tables" />}>
            <OnlineTables places={places} tables={online} />
          </Suspense>
        ) : (
          <Tables {...{ say, slots, reread, places }} takeOnline={server.me === null ? null : takeOnline} />
        )}
      </main>
      <aside className="side" ref={side} aria-labelledby="set-table">
        <section className="panel" data-game={game}>
          <div className="hd">
            <h2 id="set-table">{say('set-the-table')}</h2>
            <p>{say('a-new-game-of', { game: say(`game.${game}`) })}</p>
            {lessons.map(lesson => (
              <button key={lesson} type="button" className="learn" onClick={() => void startLesson(lesson)}>
                <Candle className="i" aria-hidden />
                <b>{say(`learn.${lesson}`)}</b>
                <small>{say(`learn.${lesson}.help`)}</small>
              </button>
            ))}
            {hasServer && (
              <Segments
                label={say('where')}
                values={PLACES}
                value={place}
                text={one => say(`place-${one}`)}
                choose={one => setPlace(one)}
              />
            )}
          </div>
          <Suspense
            fallback={
              <p className="none" role="status">
                {say('loading')}
              </p>
            }
          >
            {place === 'online' ? <SetOnline key={game} game={game} /> : <SetTable key={game} game={game} />}
          </Suspense>
        </section>
      </aside>
    </div>
  );
}
