import type { Chance, Happening, Option, Question, Seat } from '@tenebrae/kernel';
import type { ReactNode } from 'react';
import Robot from '~icons/game-icons/robot-helmet';
import { isBot, type Scene, seatsHere } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { Ask } from './Ask.tsx';
import { OptionList } from './OptionList.tsx';
import { OrderLink } from './OrderLink.tsx';
import { Votes } from './Votes.tsx';
import { type Why, WhyPopover } from './WhyPopover.tsx';
import { isVote } from './votes.ts';

export { KEYS, keyOf } from './keys.ts';

export interface QuestionProps {
  readonly scene: Scene;
  readonly say: Say;
  readonly gameSay: GameSay;
  nameOf(seat: Seat): string;
  /** Options that the board or the hand already show; left out here. */
  shown(option: Option): boolean;
  /** The option that a hint lights up, by its id. */
  readonly lit: string | null;
  readonly portrait: ReactNode;
  /** All options as a list. */
  readonly listed: boolean;
  setListed(listed: boolean): void;
  /** Why something is no option: about one thing, or about everything. */
  readonly why: Why | null;
  setWhy(why: Why | null): void;
  /** For whom the next vote counts. */
  readonly voter: Seat | undefined;
  setVoter(seat: Seat): void;
  choose(option: string): void;
  openRule(rule: string): void;
  order(seat: Seat, window: string, order: 'ask' | 'when-concerned' | 'pass'): void;
  /** Entering real dice, shown when they are waited for. */
  readonly dice: ReactNode;
  /** Who is at work, and how fast. */
  readonly bots: ReactNode;
}

/** What is asked, by which rule, and the answers that have no place on the board. */
export function QuestionBar(props: QuestionProps) {
  const { request, mine } = props.scene;
  if (request === null) return null;
  if (request.kind === 'chance') return <DiceQuestion {...props} request={request} />;
  if (mine.length > 0) return <OwnQuestion {...props} request={request} />;
  return <OthersQuestion {...props} />;
}

function OwnQuestion({ request, ...props }: QuestionProps & { readonly request: Question }) {
  const { scene, say, gameSay, nameOf, shown, lit, choose, openRule, listed } = props;
  const placed = request.options.filter(shown).length;
  const several = seatsHere(scene).length > 1;
  const [first] = scene.mine;
  const asked = gameSay(request.ask, request.about);
  const turn = several && first !== undefined && scene.mine.length === 1 ? nameOf(first) : '';
  const sub = (
    <>
      {placed > 0 && !listed && <span className="glow">{say('things-glow', { count: placed })}</span>}
      {isVote(scene) && <Votes {...props} request={request} />}
      <button type="button" className="link" onClick={() => openRule(request.rule)}>
        {say('why-am-i-asked')}
      </button>
      <WhyPopover
        blocked={scene.blocked}
        why={props.why}
        setWhy={props.setWhy}
        {...{ say, gameSay, nameOf, openRule }}
      />
      {request.window === true && first !== undefined && (
        <OrderLink
          window={request.ask}
          orders={scene.orders}
          say={say}
          order={order => props.order(first, request.ask, order)}
        />
      )}
      <RuleChip rule={request.rule} openRule={openRule} />
    </>
  );
  return (
    <Ask
      {...(listed ? { kind: 'q-listed' } : {})}
      role="group"
      who={props.portrait}
      title={
        <>
          {turn !== '' && !asked.includes(turn) && <b className="turn">{turn} </b>}
          {asked}
        </>
      }
      sub={sub}
    >
      <OptionList
        options={request.options}
        listed={listed}
        setListed={props.setListed}
        shown={shown}
        hint={lit}
        commit={request.commit === true}
        say={say}
        gameSay={gameSay}
        choose={choose}
      />
    </Ask>
  );
}

/** Somebody else is asked: who, and what, without the light. */
function OthersQuestion({ scene, say, gameSay, nameOf, portrait, bots, openRule }: QuestionProps) {
  const request = scene.request as Question;
  const who = scene.asked.length > 1 ? say('the-party') : nameOf(scene.asked[0] ?? '');
  const areBots = scene.asked.every(seat => isBot(scene.sitters[seat]));
  return (
    <Ask
      kind="q-others"
      who={portrait}
      title={
        <>
          {areBots && <Robot className="i" aria-hidden />} {say('decides', { who })}
        </>
      }
      sub={
        <>
          {/* What is asked elsewhere comes without its facts: its words would have holes. */}
          {request.options.length > 0 && <span>{gameSay(request.ask, request.about)}</span>}
          <RuleChip rule={request.rule} openRule={openRule} />
        </>
      }
    >
      {areBots && <div className="opts">{bots}</div>}
    </Ask>
  );
}

function DiceQuestion({
  request,
  say,
  gameSay,
  dice,
  openRule,
}: QuestionProps & { readonly request: Chance }) {
  return (
    <Ask
      kind="q-dice"
      role="group"
      title={say('throw-your-dice', { what: gameSay(request.what), count: request.dice.length })}
      sub={<RuleChip rule={request.rule} openRule={openRule} />}
    >
      {dice}
    </Ask>
  );
}

export function RuleChip({
  rule,
  openRule,
}: {
  readonly rule: Happening['rule'];
  openRule(rule: string): void;
}) {
  return (
    <button type="button" className="rule" onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}
