import { CODE_TOKENS, SECURITY_BOARD_CHIPS } from '@tenebrae/dark-darker-darkest/data';
import Check from '~icons/game-icons/check-mark';
import Padlock from '~icons/game-icons/dial-padlock';
import type { GameSay } from '../../words/speech.ts';
import { ChipIcons } from './cards.tsx';
import { CodeIcon } from './code-shapes.tsx';
import type { View } from './view.ts';

/** The code that shuts the laboratory, token by token, and the chips that were entered. */
export function SecurityBoard({ view, say }: { readonly view: View; readonly say: GameSay }) {
  const { slots, tokens, chips } = view.panel;
  if (slots.length === 0) return null;
  return (
    <section className="panel ddd-security" aria-label={say('look.security')}>
      <h2>
        <Padlock className="i" aria-hidden />
        {say('look.security')}
        <small>
          {tokens.length > 0 ? say('look.codes-left', { count: tokens.length }) : say('look.codes-none')}
        </small>
      </h2>
      <ol className="ddd-slots">
        {slots.map(slot => {
          const gone = !tokens.includes(slot);
          return (
            <li key={slot} className={gone ? 'gone' : ''}>
              <CodeIcon colour={CODE_TOKENS[slot].colour} say={say} gone={gone} />
              {gone && <Check className="i" role="img" aria-label={say('look.code-removed')} />}
            </li>
          );
        })}
      </ol>
      <ul
        className="ddd-entered"
        aria-label={say('look.chips-entered', { count: chips.length, most: SECURITY_BOARD_CHIPS })}
      >
        {Array.from({ length: SECURITY_BOARD_CHIPS }, (_, place) => {
          const chip = chips[place];
          return chip === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is known by its number
            <li key={place} className="empty">
              {say('look.chip-place', { place: place + 1 })}
            </li>
          ) : (
            <li key={chip}>
              <ChipIcons id={chip} say={say} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
