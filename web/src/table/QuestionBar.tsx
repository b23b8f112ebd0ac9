import type { Chance, Option, Question } from '@tenebrae/kernel';
import type { ReactNode } from 'react';
import Help from '~icons/game-icons/help';
import type { Scene } from '../engine/scene.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { optionText } from './option-text.ts';

interface Props {
  readonly scene: Scene;
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly names: Readonly<Record<string, string>>;
  /** Options that the board or the hand already show; left out here. */
  shown(option: Option): boolean;
  readonly hint: string | null;
  readonly portrait: ReactNode;
  choose(option: string): void;
  openRule(rule: string): void;
  openWhy(): void;
  throwDice(): void;
}

/** What is asked, by which rule, and the answers that have no place on the board. */
export function QuestionBar(props: Props) {
  const { scene, say, names } = props;
  const { request, mine } = scene;
  if (request === null) return null;
  if (request.kind === 'chance') return <DiceQuestion {...props} request={request} />;
  if (mine.length > 0) return <OwnQuestion {...props} request={request} />;
  const who = scene.asked.map(seat => names[seat] ?? seat).join(', ');
  return (
    <section className="q q-others" aria-label={say('question')}>
      <div className="who">{props.portrait}</div>
      <h2>{say('decides', { who })}</h2>
    </section>
  );
}

function OwnQuestion({ request, ...props }: Props & { request: Question }) {
  const { say, gameSay, shown, hint, choose, openRule, openWhy, scene } = props;
  const buttons = request.options.filter(option => !shown(option));
  const placed = request.options.length - buttons.length;
  return (
    <section className="q" aria-labelledby="question" aria-live="assertive">
      <div className="who">{props.portrait}</div>
      <h2 id="question">{gameSay(request.ask, request.about)}</h2>
      <div className="opts" role="group" aria-labelledby="question">
        {buttons.map(option => (
          <button
            type="button"
            key={option.id}
            className={`btn${option.id === 'pass' || option.id === 'done' ? ' ghost' : ''}${hint === option.id ? ' hinted' : ''}`}
            onClick={() => choose(option.id)}
          >
            <kbd className="key">{keyOf(request.options.indexOf(option))}</kbd>
            {optionText(option, gameSay)}
          </button>
        ))}
      </div>
      <p className="sub">
        {placed > 0 && <span>{say('things-glow', { count: placed })}</span>}
        {scene.blocked.length > 0 && (
          <button type="button" className="link" onClick={openWhy}>
            <Help className="i" aria-hidden /> {say('why-cannot-i')}
          </button>
        )}
        <button type="button" className="rule" onClick={() => openRule(request.rule)}>
          {request.rule}
        </button>
      </p>
    </section>
  );
}

function DiceQuestion({ request, say, gameSay, throwDice, openRule }: Props & { request: Chance }) {
  return (
    <section className="q" aria-labelledby="question" aria-live="assertive">
      <h2 id="question">{say('throw-your-dice', { what: gameSay(request.what), count: request.dice.length })}</h2>
      <div className="opts">
        <button type="button" className="btn prime" onClick={throwDice}>
          {say('enter-dice')}
        </button>
      </div>
      <p className="sub">
        <button type="button" className="rule" onClick={() => openRule(request.rule)}>
          {request.rule}
        </button>
      </p>
    </section>
  );
}

/** The key that takes an option: 1 to 9, then letters that no command uses. */
export const keyOf = (place: number): string => KEYS[place] ?? '';
export const KEYS = '123456789aefgijkmnopqstvwxyz';
