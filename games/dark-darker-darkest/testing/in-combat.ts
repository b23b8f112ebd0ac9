import type { Question } from '@tenebrae/kernel';
import { weaponOf } from '../src/rules/weapons.ts';
import type { Card, Survivor } from '../src/state.ts';

/** The first weapon that a survivor has in hand. */
export function weaponIn(survivor: Survivor): Card {
  const card = survivor.cards.find(one => one.inHand && weaponOf(one) !== null);
  if (card === undefined) throw new Error(`${survivor.id} has no weapon in hand`);
  return card;
}

/** The ids of a question's options. */
export const optionsOf = (question: Question | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);
