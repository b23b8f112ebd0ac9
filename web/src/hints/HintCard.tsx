import type { Question } from '@tenebrae/kernel';
import Bulb from '~icons/game-icons/light-bulb';
import type { Hint, HintReason } from '../engine/scene.ts';
import { optionText } from '../table/option-text.ts';
import type { GameSay, Say } from '../words/speech.ts';
import { expectedWord } from './expected.ts';
import './hints.css';

interface Props {
  readonly hint: Hint;
  readonly question: Question;
  readonly say: Say;
  readonly gameSay: GameSay;
  close(): void;
}

/** What the bot would do, why, and what else it considered. It lies over the board until it is closed or answered. */
export function HintCard({ hint, question, say, gameSay, close }: Props) {
  const nameOf = (place: number): string => {
    const option = question.options[place];
    return option === undefined ? '' : optionText(option, gameSay);
  };
  const considered = (hint.considered ?? []).filter(({ option }) => question.options[option] !== undefined);
  return (
    <aside className="hint-card" aria-label={say('hint')}>
      <Bulb className="i" aria-hidden />
      <p className="hint-text" role="status">
        {say('hint-says', { option: nameOf(hint.option) })}{' '}
        {hint.why !== undefined && <small>{whyText(hint.why, nameOf, say)}</small>}
      </p>
      <button
        type="button"
        className="tool"
        aria-label={say('hint-close')}
        title={say('hint-close')}
        onClick={close}
      >
        ×
      </button>
      {considered.length > 1 && (
        <ul className="hint-considered" aria-label={say('hint-considered')}>
          {considered.map(({ option, expected }) => (
            <li key={option} className={option === hint.option ? 'advised' : ''}>
              <span className="what">{nameOf(option)}</span>
              <span className="hint-bar" aria-hidden>
                <i style={{ width: `${Math.round(expected * 100)}%` }} />
              </span>
              <span className="word">{say(expectedWord(expected))}</span>
            </li>
          ))}
        </ul>
      )}
      {(hint.futures ?? 0) > 0 && (
        <p className="hint-futures">{say('hint-futures', { count: hint.futures ?? 0 })}</p>
      )}
    </aside>
  );
}

/** It lies over the board too, where the hint will be: in the question it would make that grow, and the board jump. */
export const HintWaits = ({ say }: Pick<Props, 'say'>) => (
  <p className="hint-waits" role="status">
    <Bulb className="i" aria-hidden /> {say('hint-thinks')}
  </p>
);

function whyText(why: HintReason, nameOf: (place: number) => string, say: Say): string {
  if (why.kind === 'expected') return say('hint-why-expected', { rival: nameOf(why.rival) });
  if (why.kind !== 'futures') return say(`hint-why-${why.kind}`);
  const { rival, better, worse, futures } = why;
  return say('hint-why-futures', { rival: nameOf(rival), better, worse, futures });
}
