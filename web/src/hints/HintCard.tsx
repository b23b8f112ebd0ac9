import type { Option, Question } from '@tenebrae/kernel';
import { useRef } from 'react';
import Bulb from '~icons/game-icons/light-bulb';
import type { Hint, HintReason } from '../engine/scene.ts';
import { optionText } from '../table/option-text.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { expectedWord } from './expected.ts';
import { useLitInView, useRaised } from './use-raised.ts';
import './hints.css';

interface Props {
  readonly hint: Hint;
  /** The bot that answered so, by its name; left out where one advises somebody else. */
  readonly by?: string;
  readonly question: Question;
  /** The option that is lit up: the advised one, or the one that is pointed at. */
  readonly lit: string | null;
  readonly say: Say;
  readonly gameSay: GameSay;
  close(): void;
  /** Lights up another option than the advised one, by its id. */
  pointAt(option: string | null): void;
}

/** What a bot would do or did, why, and what else it considered. It lies over the board until it is closed or answered. */
export function HintCard({ hint, by, question, lit, say, gameSay, close, pointAt }: Props) {
  const nameOf = (place: number): string => {
    const option = question.options[place];
    return option === undefined ? '' : optionText(option, gameSay);
  };
  const considered = (hint.considered ?? []).filter(({ option }) => question.options[option] !== undefined);
  const chancy = seemsWorse(hint);
  const card = useRef<HTMLElement>(null);
  useLitInView(card, lit);
  const raised = useRaised(card, hint);
  return (
    <aside
      ref={card}
      className="hint-card"
      aria-label={say(by === undefined ? 'hint' : 'account')}
      style={raised === 0 ? undefined : { translate: `0 ${-raised}px` }}
    >
      <Bulb className="i" aria-hidden />
      <p className="hint-text" role="status">
        {by === undefined
          ? say('hint-says', { option: nameOf(hint.option) })
          : say('account-says', { who: by, option: nameOf(hint.option) })}{' '}
        {hint.why !== undefined && <small>{whyText(hint.why, chancy, nameOf, say)}</small>}
      </p>
      <button
        type="button"
        className="tool"
        aria-label={say(by === undefined ? 'hint-close' : 'account-close')}
        title={say(by === undefined ? 'hint-close' : 'account-close')}
        onClick={close}
      >
        ×
      </button>
      {considered.length > 1 && (
        <ul
          className="hint-considered"
          aria-label={say(by === undefined ? 'hint-considered' : 'account-considered')}
        >
          {considered.map(({ option, expected }) => (
            <li key={option} className={option === hint.option ? 'advised' : ''}>
              <button type="button" title={say('hint-show')} {...pointing(question.options[option], pointAt)}>
                <span className="what">{nameOf(option)}</span>
                <span className="hint-bar" aria-hidden>
                  <i style={{ width: `${Math.round(expected * 100)}%` }} />
                </span>
                <span className="word">{say(expectedWord(expected))}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {(hint.futures ?? 0) > 0 && (
        <p className="hint-futures">
          {say('hint-futures', { count: hint.futures ?? 0 })}
          {chancy && hint.why?.kind !== 'even' && ` ${say('hint-chance')}`}
        </p>
      )}
    </aside>
  );
}

/**
 * Whoever reads about “move here” twice wants to see where: with the mouse, by touch or from the keyboard. A mouse that lies
 * still where the card comes up points at nothing: it must move.
 */
const pointing = (option: Option | undefined, pointAt: Props['pointAt']) => {
  const here = (): void => pointAt(option?.id ?? null);
  const away = (): void => pointAt(null);
  return { onPointerMove: here, onFocus: here, onClick: here, onPointerLeave: away, onBlur: away };
};

/** Bars that differ by less look the same. */
const HAIR = 0.02;

/** Something else has the longer bar: the bot does not trust so small a difference, and the reader wants to know that. */
const seemsWorse = ({ option: advised, considered = [] }: Hint): boolean => {
  const own = considered.find(({ option }) => option === advised)?.expected ?? 1;
  return considered.some(({ expected }) => expected > own + HAIR);
};

/** It lies over the board too, where the hint will be: in the question it would make that grow, and the board jump. */
export const HintWaits = ({ say, isPast }: Pick<Props, 'say'> & { readonly isPast?: true }) => (
  <p className="hint-waits" role="status">
    <Bulb className="i" aria-hidden /> {say(isPast === true ? 'account-thinks' : 'hint-thinks')}
  </p>
);

function whyText(why: HintReason, chancy: boolean, nameOf: (place: number) => string, say: Say): string {
  if (why.kind === 'even' && chancy) return say('hint-why-experience');
  if (why.kind === 'expected') return say('hint-why-expected', { rival: nameOf(why.rival) });
  if (why.kind !== 'futures') return say(`hint-why-${why.kind}`);
  const { rival, better, worse, futures } = why;
  return say('hint-why-futures', { rival: nameOf(rival), better, worse, futures });
}
