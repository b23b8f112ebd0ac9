import type { Passage, Seat } from '@tenebrae/kernel';
import { cardsLeft } from '@tenebrae/kernel';
import { overlordCardId } from '../data/overlord-cards.ts';
import { OVERLORD } from '../rules/figures.ts';
import type { State } from '../state.ts';
import { line, when } from './line.ts';

/** DJ-OVC-15: threat, deck and power cards are open; the hand is read to the overlord only. */
export function overlordPassage({ overlord, chests, quest, players }: State, seat: Seat | null): Passage {
  const { threat, hand, deck, powers, turn } = overlord;
  const knows = seat === OVERLORD;
  return {
    title: 'table.overlord',
    lines: [
      line('table.threat', { threat, hand: hand.length, deck: cardsLeft(deck), players }),
      ...when(knows && hand.length > 0, 'table.hand', { cards: hand.map(overlordCardId) }),
      ...when(powers.length > 0, 'table.powers', { cards: powers.map(overlordCardId) }),
      ...when(deck.discard.length > 0, 'table.discarded', { cards: deck.discard.map(overlordCardId) }),
      ...when(turn !== null, 'table.overlord-stage', { stage: `table.stage.${turn?.stage ?? 'begin'}` }),
      ...when(knows, 'table.chests-left', {
        count: chests.copper.length + chests.silver.length + chests.gold.length,
      }),
      ...secretLines(quest, knows),
    ],
  };
}

/** What the quest has told nobody else, in the order in which it was noted. */
const secretLines = ({ secrets }: State['quest'], knows: boolean): Passage['lines'] =>
  knows ? Object.values(secrets).map(known => line('table.secret', { known })) : [];
