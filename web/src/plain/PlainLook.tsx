import type { Passage } from '@tenebrae/kernel';
import type { GameSay, Say } from '../words/speech.ts';
import './plain.css';

interface Props {
  readonly description: readonly Passage[];
  readonly say: Say;
  readonly gameSay: GameSay;
  /** It stands beside a drawn board instead of being the board. */
  readonly beside?: boolean;
}

/** The table in words alone: needs no picture, and is the same for the eye, a screen reader and the terminal. */
export function PlainLook({ description, say, gameSay, beside = false }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section
      className="in-words"
      aria-labelledby="plain-table"
      data-region={beside ? undefined : 'board'}
      tabIndex={0}
    >
      <h2 id="plain-table">{say('the-table')}</h2>
      {description.length === 0 && <p className="nothing">{say('no-description')}</p>}
      <div className="plain-passages">
        {description.map(({ title, about, lines }) => (
          <section key={`${title}/${JSON.stringify(about ?? null)}`} className="panel plain-passage">
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
    </section>
  );
}
