import { LANGUAGES } from '@tenebrae/kernel';
import type { Say } from '../words/speech.ts';
import { change, useSettings } from './settings.ts';

/** English or French, at any moment. */
export function LanguageSwitch({ say }: { readonly say: Say }) {
  const language = useSettings(settings => settings.language);
  return (
    <div className="lang" role="group" aria-label={say('language')}>
      {LANGUAGES.map(one => (
        <button
          type="button"
          key={one}
          lang={one}
          className={one === language ? 'on' : ''}
          aria-pressed={one === language}
          aria-label={say(`language-${one}`)}
          onClick={() => change({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
