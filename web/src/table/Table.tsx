import { type Facts, type Happening, type Option, type Question } from '@tenebrae/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type LogLine, type Scene, seatsHere } from '../engine/scene.ts';
import { lessonFor } from '../games/lesson.ts';
import type { LookProps } from '../games/look.ts';
import { weighedIn } from '../hints/weighed.ts';
import { PlainLook } from '../plain/PlainLook.tsx';
import { download } from '../saves/export.ts';
import { PACES, useSettings } from '../shell/settings.ts';
import { type GameSay, useSay } from '../words/speech.ts';
import { Announcer } from './Announcer.tsx';
import type { Keeper } from './autosave.ts';
import { withFaces } from './dice-words.ts';
import { Coach } from './Coach.tsx';
import { Dock } from './Dock.tsx';
import { type Dressed, plainTone } from './looks.ts';
import { Notice } from './Notice.tsx';
import { Overlays, type Overlay } from './Overlays.tsx';
import { PhoneTabs, type Tab } from './PhoneTabs.tsx';
import { Side } from './Side.tsx';
import { useSounds } from './sounds.ts';
import type { OpenTable } from './store.ts';
import { TableMenu } from './TableMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useBranch } from './use-branch.ts';
import { useCommands } from './use-commands.ts';
import { useDesk } from './use-desk.ts';
import { useNames } from './use-names.ts';
import { usePlay } from './use-play.ts';
import { useStandingOrder } from './use-standing-order.ts';
import type { Why } from './WhyPopover.tsx';

interface Props {
  readonly slot: string;
  readonly table: OpenTable;
  /** Keeps the table on this device; null where somebody else does. */
  readonly keeper: Keeper | null;
  readonly dressed: Dressed;
  /** What else stands in the top bar. */
  readonly extras?: ReactNode;
  /** Sets the same table again, where that is not the keeper's affair. */
  readonly again?: () => void;
}

/** Options on the board or in the hand, where nothing is drawn. */
const NONE = (): boolean => false;
const NO_EVENTS: readonly Happening[] = [];

/** One table with everything on it: the board is the middle, the question under it, the rest around. */
export function Table({ slot, table, keeper, dressed, extras, again }: Props) {
  const say = useSay();
  const state = table.use();
  const settings = useSettings();
  const scene = state.scene as Scene;
  const { look } = dressed;
  const { gameSay: sayWords, nameOf, names } = useNames(dressed.words, scene, say('you'));
  const gameSay = useMemo(() => withFaces(sayWords, look), [sayWords, look]);
  const { looking, hint, log } = state;
  const lit = hint === null ? null : (state.pointed ?? hint.id);
  const [listed, setListed] = useState(false);
  const [why, setWhy] = useState<Why | null>(null);
  const [historyOpen, setHistoryOpen] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [tab, setTab] = useState<Tab>('board');
  const [sheetDown, setSheetDown] = useState(false);
  const desk = useDesk(table);

  useEffect(() => {
    // On a wider screen everything is in sight at once.
    const wide = matchMedia('(min-width: 701px) and (min-height: 481px)');
    const unfold = (): void => setTab('board');
    wide.addEventListener('change', unfold);
    return () => wide.removeEventListener('change', unfold);
  }, []);

  const drawn = settings.look === 'drawn' ? look : null;
  const tone = look?.toneOf ?? plainTone;
  const seen = looking ?? scene;
  const question = questionFor(scene, looking !== null);
  const { choose, voter, setVoter } = usePlay(table, scene);
  const weighed = useMemo(() => weighedIn(looking, hint), [looking, hint]);

  const openRule = useCallback((rule: string) => setOverlay({ kind: 'rules', rule }), []);
  const explain = useCallback((thing: string) => setWhy({ thing }), []);
  const goTo = useCallback(
    (at: number) => {
      const now = table.use.getState().scene;
      const moment = now?.moments.find(one => one >= at);
      setHistoryOpen(true);
      void table.look(moment === undefined || moment === now?.moment ? null : moment);
    },
    [table],
  );
  const shown = useCallback(
    (option: Option) => (drawn === null ? NONE() : drawn.shows(option, seen.view)),
    [drawn, seen.view],
  );

  const title = gameSay('game');
  const where = useMemo(
    () => look?.where?.(seen.view, gameSay) ?? lastHead(log, tone, gameSay),
    [look, seen.view, gameSay, log, tone],
  );
  useEffect(() => keeper?.label({ title, where }), [keeper, title, where]);
  useEffect(() => table.pace(PACES[settings.pace]), [table, settings.pace]);
  useStandingOrder(table, scene, settings.order);
  useSounds(state.happened, settings.sound, tone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes what was opened about the last one
  useEffect(() => {
    setListed(false);
    setWhy(null);
    setSheetDown(false);
  }, [scene.moment]);
  const isOver = scene.result !== null;
  const covered = overlay?.kind === 'end' || overlay?.kind === 'review';
  const lesson = scene.lesson ? lessonFor(look?.lessons ?? [], seatsHere(scene)) : undefined;
  useEffect(() => {
    setOverlay(isOver ? { kind: 'end' } : null);
  }, [isOver]);

  const branch = useBranch(table, keeper, title);
  const exportTable =
    keeper === null ? null : () => void keeper.slot().then(slot => download([slot], slot.title));
  const commands = useCommands({
    table,
    scene,
    looking,
    question,
    hint,
    listed,
    historyOpen,
    choose,
    setListed,
    setHistoryOpen,
    setOverlay,
    say,
  });

  const told = useMemo(
    () => (looking === null ? log : log.filter(({ at }) => at <= looking.moment)),
    [log, looking],
  );
  const lookProps = useMemo(
    (): LookProps => ({
      view: seen.view,
      question: weighed ?? question,
      say: gameSay,
      choose: weighed === null ? choose : table.pointAt,
      hint: lit,
      happened: looking === null ? state.happened : NO_EVENTS,
      log: told,
      openRule,
      explain,
    }),
    [
      seen.view,
      weighed,
      question,
      gameSay,
      choose,
      table,
      lit,
      looking,
      state.happened,
      told,
      openRule,
      explain,
    ],
  );
  // Elements that stay the same are not drawn again, whatever else the table opens, waits for or lights up.
  const drawing = useMemo(
    () =>
      drawn === null
        ? null
        : {
            board: <drawn.Board {...lookProps} />,
            hand: <drawn.Hand {...lookProps} />,
            sheets: <drawn.Sheets {...lookProps} names={names} />,
            tracks: <drawn.Tracks {...lookProps} />,
          },
    [drawn, lookProps, names],
  );

  return (
    <div
      className={`tt${drawn === null ? ' tt-plain' : ''}${settings.leftHanded ? ' tt-left' : ''}`}
      data-game={dressed.game}
      data-theme={settings.theme}
      data-moment={seen.moment}
      data-tab={tab}
      data-sheet={sheetDown ? 'down' : 'up'}
    >
      <main className="t-mid" inert={covered}>
        <Dock
          {...{
            table,
            scene,
            looking,
            say,
            gameSay,
            nameOf,
            hint,
            lit,
            setListed,
            why,
            setWhy,
            voter,
            setVoter,
          }}
          {...{
            choose,
            shown,
            openRule,
            exportTable,
            historyOpen,
            setHistoryOpen,
            sheetDown,
            setSheetDown,
            commands,
            branch,
          }}
          hinting={state.hinting}
          // In words nothing lies on a board: every option is written.
          listed={listed || drawn === null}
          look={look}
          showEnd={() => setOverlay({ kind: 'end' })}
          showReview={() => setOverlay({ kind: 'review' })}
        />
        {drawn === null ? (
          <PlainLook description={seen.description} say={say} gameSay={gameSay} />
        ) : (
          <div className="stage t-board" data-region="board">
            {drawing?.board}
            <Tick log={log} until={looking?.moment ?? Number.POSITIVE_INFINITY} gameSay={gameSay} />
          </div>
        )}
        {lesson !== undefined && looking === null && !isOver && (
          <Coach
            {...{ lesson, slot, question, log, say, openRule }}
            view={scene.view}
            moment={scene.moment}
          />
        )}
        {drawn !== null && (
          <div className="t-hand" data-region="hand">
            {looking === null && drawing?.hand}
          </div>
        )}
      </main>
      {drawn !== null && (
        <aside className="col t-seats" aria-label={say('seats-column')} data-region="seats" inert={covered}>
          {drawing?.sheets}
        </aside>
      )}
      <Side
        {...{ scene, looking, log, say, gameSay, openRule, goTo, tone, look }}
        tracks={drawing?.tracks}
        motion={settings.motion}
        covered={covered}
      />
      <TopBar
        {...{ scene, title, where, say, historyOpen }}
        hinting={state.hinting}
        undo={() => commands.undo()}
        redo={commands.redo}
        hint={commands.hint}
        openHistory={commands.history}
        openRules={commands.rules}
        menu={
          <>
            {extras}
            <TableMenu
              {...{ scene, say, nameOf, exportTable }}
              openSettings={() => setOverlay({ kind: 'settings' })}
              setDice={dice => void table.setDice(dice)}
              seat={(seat, sitter) => void table.seat(seat, sitter)}
            />
          </>
        }
      />
      <PhoneTabs covered={covered} tab={tab} say={say} plain={drawn === null} setTab={setTab} />
      <Notice trouble={state.trouble} say={say} close={table.dropTrouble} />
      <Announcer {...{ scene, log, say, gameSay, nameOf }} hushed={looking !== null || isOver} />
      <Overlays
        {...{ overlay, scene, log, say, gameSay, dressed, nameOf }}
        close={() => setOverlay(null)}
        confirmUndo={to => void table.undo(to)}
        goTo={goTo}
        show={setOverlay}
        {...{ branch, desk, keeper }}
        again={again ?? null}
      />
    </div>
  );
}

/** The question that somebody at this screen may answer now. */
const questionFor = ({ request, mine, fault }: Scene, isPast: boolean): Question | null =>
  !isPast && fault === null && request?.kind === 'question' && mine.length > 0 ? request : null;

interface TickProps {
  readonly log: readonly LogLine[];
  /** The moment that is looked at. */
  readonly until: number;
  readonly gameSay: GameSay;
}

/** On a phone the newest line lies over the board; the chronicle itself is a tab. */
function Tick({ log, until, gameSay }: TickProps) {
  const event = log.findLast(({ at, event: { type } }) => at <= until && type !== 'window-passed')?.event;
  return event === undefined ? null : (
    <p className="t-tick" aria-hidden>
      {gameSay(event.type, event as Facts)}
    </p>
  );
}

/** Where the match stands, when the game's look does not say: the last head of the log. */
function lastHead(
  log: readonly LogLine[],
  tone: (event: Happening) => string,
  gameSay: GameSay,
): readonly string[] {
  const event = log.findLast(line => tone(line.event) === 'head')?.event;
  return event === undefined ? [] : [gameSay(event.type, event as Facts).replace(/\s*[.:!]$/, '')];
}
