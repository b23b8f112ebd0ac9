import { PROVISION_LIMIT, PROVISIONS } from '@tenebrae/darkest-dungeon/data';
import Campfire from '~icons/game-icons/campfire';
import Coins from '~icons/game-icons/coins';
import Knapsack from '~icons/game-icons/knapsack';
import type { LookProps } from '../look.ts';
import { offersFor } from './hand-offers.ts';
import { PROVISION_ICONS } from './icons.ts';
import { OfferButton } from './frame.ts';
import type { View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

type Props = Pick<LookProps, 'question' | 'say' | 'choose' | 'hint'> & { readonly view: View };

/** The pool as dice, with Gold and Firewood. A die that can be used is a button. */
export function Provisions({ view, question, say, choose, hint }: Props) {
  const look = useLookSay();
  const { provisions, gold } = view.campaign;
  const count = PROVISIONS.reduce((sum, id) => sum + provisions[id], 0);
  const firewood = view.quest?.firewood ?? 0;
  return (
    <section className="panel dd-provisions" aria-label={look('provisions')}>
      <h2>
        <Knapsack className="i" aria-hidden />
        {look('provisions')}
        <small>{look('dice-of', { count, most: PROVISION_LIMIT })}</small>
      </h2>
      {count === 0 && <p className="dd-none">{look('no-provisions')}</p>}
      <ul className="dd-dice">
        {PROVISIONS.filter(id => provisions[id] > 0).map(id => {
          const Look = PROVISION_ICONS[id];
          return (
            <li key={id}>
              <OfferButton
                offers={offersFor(question, `provision:${id}`)}
                say={say}
                choose={choose}
                hint={hint}
                label={say(id)}
                className="dd-die-stack"
              >
                <Look className="i" aria-hidden />
                <b>{provisions[id]}</b>
                <span className="sr">{say('table.provision', { provision: id, count: provisions[id] })}</span>
              </OfferButton>
            </li>
          );
        })}
      </ul>
      <div className="chips dd-goods">
        <span className="chip gold">
          <Coins className="i" aria-hidden />
          {look('gold-count', { count: gold })}
        </span>
        {firewood > 0 && (
          <OfferButton
            offers={offersFor(question, 'firewood')}
            say={say}
            choose={choose}
            hint={hint}
            label={look('firewood', { points: firewood })}
            className="chip"
          >
            <Campfire className="i" aria-hidden />
            {look('firewood', { points: firewood })}
          </OfferButton>
        )}
      </div>
    </section>
  );
}
