import { PARTY, type Option, type Seat } from '@tenebrae/kernel';
import Person from '~icons/game-icons/person';
import Robot from '~icons/game-icons/robot-helmet';
import Party from '~icons/game-icons/tabletop-players';
import { type Hint, isBot, type Scene, seatsHere } from '../engine/scene.ts';
import type { GameLook } from '../games/look.ts';
import { HintCard, HintWaits } from '../hints/HintCard.tsx';
import { SeatDisc } from '../shell/SeatDisc.tsx';
import { PACES, useSettings } from '../shell/settings.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { Ask } from './Ask.tsx';
import { BotBar } from './BotBar.tsx';
import { Decided } from './Decided.tsx';
import { PlainDie } from './DiceTray.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import { History } from './History.tsx';
import { QuestionBar, RuleChip } from './QuestionBar.tsx';
import { RealDice } from './RealDice.tsx';
import type { OpenTable } from './store.ts';
import type { Commands } from './use-commands.ts';
import type { Why } from './WhyPopover.tsx';

interface Props {
  readonly table: OpenTable;
  readonly scene: Scene;
  readonly looking: Scene | null;
  readonly look: GameLook | null;
  readonly say: Say;
  readonly gameSay: GameSay;
  nameOf(seat: Seat): string;
  readonly hint: Hint | null;
  /** The option that the hint lights up, by its id. */
  readonly lit: string | null;
  readonly hinting: boolean;
  readonly listed: boolean;
  setListed(listed: boolean): void;
  readonly why: Why | null;
  setWhy(why: Why | null): void;
  readonly voter: Seat | undefined;
  setVoter(seat: Seat): void;
  choose(option: string): void;
  shown(option: Option): boolean;
  openRule(rule: string): void;
  /** Only what is kept on this device can be taken away from it. */
  readonly exportTable: (() => void) | null;
  readonly historyOpen: boolean;
  setHistoryOpen(open: boolean): void;
  readonly sheetDown: boolean;
  setSheetDown(down: boolean): void;
  readonly commands: Commands;
  branch(at: number): void;
  showEnd(): void;
  showReview(): void;
}

/** Under the board: the question, or the past, or why nothing goes on; on a phone a sheet that can be pulled down. */
export function Dock(props: Props) {
  const { table, scene, looking, say, historyOpen, setHistoryOpen, sheetDown, setSheetDown, commands } =
    props;
  const pace = useSettings(settings => settings.pace);
  return (
    <div className="t-dock">
      {historyOpen && (
        <History
          {...{ scene, looking, say }}
          decided={looking !== null && <Then {...props} looking={looking} />}
          pace={PACES[pace]}
          look={table.look}
          branch={props.branch}
          undoTo={commands.undo}
          review={scene.result === null ? null : props.showReview}
          close={commands.history}
        />
      )}
      {looking === null && (
        <button
          type="button"
          className="grab"
          aria-expanded={!sheetDown}
          aria-label={say('question-sheet')}
          onClick={() => setSheetDown(!sheetDown)}
        />
      )}
      {looking === null && <Now {...props} openHistory={() => setHistoryOpen(true)} />}
    </div>
  );
}

/** The decision that was taken at the moment that is looked at, and what a bot says about its own. */
function Then({
  table,
  looking,
  hint,
  lit,
  hinting,
  say,
  gameSay,
  nameOf,
}: Props & { readonly looking: Scene }) {
  const { request, answered } = looking;
  return (
    <>
      {hinting && <HintWaits say={say} isPast />}
      {hint !== null && answered !== null && request?.kind === 'question' && (
        <HintCard
          {...{ hint, lit, say, gameSay }}
          by={nameOf(answered.seat)}
          question={request}
          close={table.dropHint}
          pointAt={table.pointAt}
        />
      )}
      <Decided {...{ looking, say, gameSay, nameOf, hinting }} askWhy={() => void table.askWhy()} />
    </>
  );
}

function Now(props: Props & { openHistory(): void }) {
  const { table, scene, look, say, gameSay, openRule } = props;
  const { request, fault, result } = scene;
  if (fault !== null)
    return (
      <FaultPanel
        {...{ fault, say, openRule }}
        exportTable={props.exportTable}
        undo={() => void table.undo()}
      />
    );
  if (result !== null) return <Over {...props} />;
  const seat = request?.kind === 'question' ? request.seat : (scene.mine[0] ?? PARTY);
  const isWatched = seatsHere(scene).length === 0;
  const bots = scene.can.pause && (
    <BotBar paused={scene.paused} say={say} pause={on => void table.pause(on)} />
  );
  const { hint, lit, hinting } = props;
  return (
    <>
      {hinting && <HintWaits say={say} />}
      {hint !== null && request?.kind === 'question' && scene.mine.length > 0 && (
        <HintCard
          {...{ hint, lit, say, gameSay }}
          question={request}
          close={table.dropHint}
          pointAt={table.pointAt}
        />
      )}
      {scene.paused && !isWatched && scene.mine.length > 0 && bots}
      <QuestionBar
        {...props}
        listed={props.listed || look === null}
        portrait={<Asked seat={seat} scene={scene} look={look} />}
        order={(one, window, order) => void table.order(one, { ...scene.orders, [window]: order })}
        bots={bots}
        dice={
          request?.kind === 'chance' && (
            <RealDice
              key={scene.moment}
              chance={request}
              say={say}
              Die={look?.Die ?? PlainDie}
              faceText={die => look?.faceText(die, gameSay) ?? String(die.face)}
              fell={faces => void table.answer(faces)}
              stop={scene.can.dice ? () => void table.setDice('seeded') : null}
            />
          )
        }
      />
    </>
  );
}

/** Who is asked: as the game draws the seat, else as a disc; the party as a group. */
function Asked({ seat, scene, look }: { readonly seat: Seat } & Pick<Props, 'scene' | 'look'>) {
  if (seat === PARTY) return <Party className="i" aria-hidden />;
  const question = scene.request?.kind === 'question' ? scene.request : null;
  if (look !== null) return <look.Portrait seat={seat} view={scene.view} size={52} question={question} />;
  return <SeatDisc seat={scene.seats.indexOf(seat) + 1} Icon={isBot(scene.sitters[seat]) ? Robot : Person} />;
}

/** The match is over, and the player has come back to look at the board. */
function Over({ scene, say, gameSay, showEnd, openRule, openHistory }: Props & { openHistory(): void }) {
  if (scene.result === null) return null;
  const { outcome, about, rule } = scene.result;
  return (
    <Ask kind="q-others" title={gameSay(outcome, about)} sub={<RuleChip rule={rule} openRule={openRule} />}>
      <div className="opts">
        <button type="button" className="btn" onClick={openHistory}>
          {say('history')}
        </button>
        <button type="button" className="btn prime" onClick={showEnd}>
          {say('show-end')}
        </button>
      </div>
    </Ask>
  );
}
