import type { Option } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { type ItemId, ITEMS } from '../data/items.ts';
import { accursedOf } from '../rules/figures.ts';
import type { Accursed, State } from '../state.ts';
import { gainFrom, worthOf } from './worth.ts';
import { askedOf, fact, partOf, theBest, verbOf } from './weights.ts';

/** Puts on what is better than nothing, and takes off what something better waits for. Nobody trades without a reason. */
export const changeGear = theBest((state, question) => {
  const accursed = askedOf(state, question);
  if (accursed === null) return () => 0;
  return option => {
    switch (verbOf(option)) {
      case 'equip':
        return worthOf(state, accursed, itemIn(accursed, option));
      case 'unequip':
        return isOutdone(state, accursed, option) ? 50 : -1;
      case 'tumble':
      case 'trade':
        return -1;
      default:
        return 0.1;
    }
  };
});

const itemIn = (accursed: Accursed, option: Option): ItemId =>
  accursed.items.find(item => item.copy === Number(partOf(option, 1)))?.id ??
  (fact(option.about, 'item') as ItemId);

/** How much better something must be before it is worth the change. */
const MARGIN = 1.5;

/** Something that is carried would serve better in the same slot; a two-handed weapon is left alone. */
function isOutdone(state: State, accursed: Accursed, option: Option): boolean {
  const worn = itemIn(accursed, option);
  const { slot } = ITEMS[worn];
  return accursed.items.some(
    item =>
      item.slot === null &&
      ITEMS[item.id].slot === slot &&
      worthOf(state, accursed, item.id) > worthOf(state, accursed, worn) + MARGIN,
  );
}

/** To whom it is of most use. */
export const giveLoot = theBest((state, { about }) => {
  const item = fact(about, 'item') as ItemId;
  return option => gainFrom(state, accursedOf(state, partOf(option, 1) as AccursedId), item);
});

/** Need for what would be put on at once, Greed for the rest. */
export const claimLoot = theBest((state, question) => {
  const accursed = askedOf(state, question);
  const gain = accursed === null ? 0 : gainFrom(state, accursed, fact(question.about, 'item') as ItemId);
  return ({ id }) => (id === 'need' ? gain - 1 : id === 'greed' ? 0 : -1);
});

/** The least useful thing goes, to somebody rather than to nobody. */
export const partWith = theBest((state, question) => {
  const accursed = askedOf(state, question);
  return option => {
    const thing = fact(option.about, 'thing');
    const worth = accursed !== null && thing in ITEMS ? worthOf(state, accursed, thing as ItemId) : 3;
    return (verbOf(option) === 'give' ? 0.5 : 0) - worth;
  };
});
