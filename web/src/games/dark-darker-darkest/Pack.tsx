import { CARRY_LIMIT } from '@tenebrae/dark-darker-darkest/data';
import type { Question } from '@tenebrae/kernel';
import Hand from '~icons/game-icons/hand';
import Knapsack from '~icons/game-icons/knapsack';
import { capital } from '../../words/capital.ts';
import { keyOf } from '../../table/keys.ts';
import type { GameSay } from '../../words/speech.ts';
import { cardFacts, CardIcons, ChipIcons, type HeldCard, iconOfCard } from './cards.tsx';
import { OfferButton } from './OfferButton.tsx';
import type { Offer } from './offers.ts';
import type { Survivor, View } from './view.ts';

interface Props {
  readonly view: View;
  readonly survivor: Survivor;
  readonly say: GameSay;
  readonly question: Question | null;
  choose(option: string): void;
  readonly hint: string | null;
}

/** The cards of a survivor with their icons, those in hand first; a card that is an option can be taken here. */
export function Pack({ survivor, say, question, choose, hint }: Props) {
  const { cards, chips, virus, id } = survivor;
  const free = Math.max(0, CARRY_LIMIT - cards.length - virus);
  const inOrder = [...cards].sort((a, b) => Number(b.inHand) - Number(a.inHand));
  return (
    <section className="panel ddd-pack" aria-label={say('look.pack-of', { survivor: id })}>
      <h2>
        <Knapsack className="i" aria-hidden />
        {say('look.pack-of', { survivor: id })}
        <small>{say('look.carried', { count: cards.length + virus, most: CARRY_LIMIT })}</small>
      </h2>
      <ul>
        {inOrder.map(card => (
          <li key={card.id}>
            <OfferButton
              offers={offersOnCard(question, card.id)}
              say={say}
              choose={choose}
              hint={hint}
              label={capital(say(card.id))}
              className="ddd-pack-card"
            >
              <CardFace card={card} say={say} />
            </OfferButton>
          </li>
        ))}
        {free > 0 && <li className="free">{say('look.free-slots', { count: free })}</li>}
        {chips.map(chip => (
          <li key={chip} className="ddd-pack-card">
            <span className="words">
              <b>{say('look.chip-short')}</b>
            </span>
            <ChipIcons id={chip} say={say} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CardFace({ card, say }: { readonly card: HeldCard; readonly say: GameSay }) {
  const Look = iconOfCard(card.id);
  return (
    <>
      <span className={card.inHand ? 'art in-hand' : 'art'}>
        <Look className="i" aria-hidden />
        {card.inHand && <Hand className="i held" aria-label={say('look.in-hand')} role="img" />}
      </span>
      <span className="words">
        <b>{capital(say(card.id))}</b>
        <small>{cardFacts(card.id, card.ammo, say)}</small>
      </span>
      <CardIcons id={card.id} say={say} />
    </>
  );
}

export const offersOnCard = (question: Question | null, card: string): Offer[] =>
  question?.options.flatMap((option, place) =>
    option.on?.includes(`card:${card}`) === true ? [{ option, key: keyOf(place) }] : [],
  ) ?? [];
