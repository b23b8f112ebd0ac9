import type { Option } from '@tenebrae/kernel';
import type { GameSay, Say } from '../words/speech.ts';
import { isGhost, keyOf } from './keys.ts';
import { optionTitle } from './option-text.ts';

interface Props {
  readonly options: readonly Option[];
  /** All of them, one under the other. */
  readonly listed: boolean;
  setListed(listed: boolean): void;
  shown(option: Option): boolean;
  readonly hint: string | null;
  /** The only answer is a commitment that somebody should see. */
  readonly commit: boolean;
  readonly say: Say;
  readonly gameSay: GameSay;
  choose(option: string): void;
}

/** As many buttons as a person takes in at a glance; the rest is in the list. */
const AT_A_GLANCE = 4;

/** The answers as buttons: those that have no place elsewhere, or all of them as a list. */
export function OptionList({ options, listed, setListed, shown, hint, commit, say, gameSay, choose }: Props) {
  const homeless = options.filter(option => !shown(option));
  const quiet = homeless.filter(option => isGhost(option.id));
  const deeds = homeless.filter(option => !isGhost(option.id));
  const glance = listed ? options : [...deeds.slice(0, Math.max(1, AT_A_GLANCE - quiet.length)), ...quiet];
  const rest = options.filter(option => !glance.includes(option));
  const button = (option: Option) => {
    const key = keyOf(options.indexOf(option));
    const kind = options.length === 1 && commit ? ' prime' : isGhost(option.id) ? ' ghost' : '';
    return (
      <button
        type="button"
        className={`btn${kind}${hint === option.id ? ' hinted' : ''}`}
        data-option={option.id}
        aria-keyshortcuts={key === '' ? undefined : key}
        onClick={() => choose(option.id)}
      >
        {key !== '' && (
          <kbd className="key" aria-hidden>
            {key}
          </kbd>
        )}
        <span>{optionTitle(option, gameSay)}</span>
      </button>
    );
  };
  return (
    <div className="opts">
      <ol className="opts-list" aria-label={say('options-list')}>
        {glance.map(option => (
          <li key={option.id}>{button(option)}</li>
        ))}
      </ol>
      {rest.length > 0 && (
        <button
          type="button"
          className="btn ghost opt-more"
          aria-keyshortcuts="l"
          aria-expanded={false}
          onClick={() => setListed(true)}
        >
          <kbd className="key" aria-hidden>
            L
          </kbd>
          {say('every-option', { count: options.length })}
        </button>
      )}
      {listed && homeless.length < options.length && (
        <button
          type="button"
          className="btn ghost opt-more"
          aria-keyshortcuts="l"
          aria-expanded
          onClick={() => setListed(false)}
        >
          <kbd className="key" aria-hidden>
            L
          </kbd>
          {say('fewer-options')}
        </button>
      )}
    </div>
  );
}
