import { LIGHT_MAX } from '@tenebrae/darkest-dungeon/data';
import Flame from '~icons/game-icons/flame';
import Torch from '~icons/game-icons/torch';
import type { LookProps } from '../look.ts';
import { offersFor } from './hand-offers.ts';
import { OfferButton } from './frame.ts';
import type { View } from './view.ts';
import { type LookText, useLookSay } from './words/look-words.ts';

type Props = Pick<LookProps, 'question' | 'say' | 'choose' | 'hint'> & { readonly view: View };

/** Six flames, and what the light does where it stands. */
export function LightTrack({ view, question, say, choose, hint }: Props) {
  const look = useLookSay();
  const { light } = view.campaign;
  const steps = Array.from({ length: LIGHT_MAX + 1 }, (_, step) => step);
  return (
    <section className="panel dd-light" aria-label={look('light')}>
      <h2>
        <Torch className="i" aria-hidden />
        {look('light')}
        <small>{look(`light-${light}` as LookText)}</small>
      </h2>
      <OfferButton
        offers={offersFor(question, 'light')}
        say={say}
        choose={choose}
        hint={hint}
        label={look('light')}
        className="dd-flames"
      >
        <span className="sr">{look('light-label', { light, most: LIGHT_MAX })}</span>
        {steps.map(step => (
          <span
            key={step}
            className={`${step <= light ? 'on' : ''}${step === light ? ' here' : ''}`}
            aria-hidden
          >
            <Flame className="i" />
            <small>{step}</small>
          </span>
        ))}
      </OfferButton>
    </section>
  );
}
