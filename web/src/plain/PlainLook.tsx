import type { Option, Passage, Question } from '@tenebrae/kernel';
import { optionText } from '../table/option-text.ts';
import { keyOf } from '../table/QuestionBar.tsx';
import type { GameSay, Say } from '../words/speech.ts';

interface Props {
  readonly description: readonly Passage[];
  readonly question: Question | null;
  readonly say: Say;
  readonly gameSay: GameSay;
  readonly hint: string | null;
  choose(option: string): void;
}

/** The table in words alone: plays any game, with the keyboard or a screen reader, and needs no picture. */
export function PlainLook({ description, question, say, gameSay, hint, choose }: Props) {
  return (
    <div className="plain">
      {question !== null && (
        <section aria-labelledby="plain-options" className="plain-options">
          <h2 id="plain-options">{gameSay(question.ask, question.about)}</h2>
          <ol>
            {question.options.map((option: Option, place) => (
              <li key={option.id}>
                <button
                  type="button"
                  className={hint === option.id ? 'btn hinted' : 'btn'}
                  aria-keyshortcuts={keyOf(place)}
                  onClick={() => choose(option.id)}
                >
                  <kbd className="key">{keyOf(place)}</kbd> {optionText(option, gameSay)}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="plain-table" aria-label={say('the-table')} role="region">
        {description.map(({ title, about, lines }) => (
          <section key={`${title}/${JSON.stringify(about ?? null)}`}>
            <h3>{gameSay(title, about)}</h3>
            <ul>
              {lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a description have no identity but their place
                <li key={place}>{gameSay(line.text, line.about)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
