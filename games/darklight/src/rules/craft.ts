import { ask, type Rule, type Table } from '@tenebrae/kernel';
import type { InjuryId } from '../data/injuries.ts';
import type { ItemKeyword } from '../data/item-card.ts';
import type { Accursed, Item, State } from '../state.ts';
import { rollD6 } from './dice.ts';
import { changeItem } from './equipping.ts';
import { campaignOf } from './group.ts';
import { afterChange } from './limits.ts';
import { sufferOnRoad } from './road.ts';
import { itemCard } from './sources.ts';
import { figureOf } from './tell.ts';

const RULE = 'DL-SRV-21';

/** The smith works on weapons, armour and shields, once on each card. */
export const smithable = ({ items }: Accursed): Item[] =>
  items.filter(
    item =>
      !item.smithed &&
      (itemCard(item).weapon !== undefined || itemCard(item).keywords.some(one => WORN.includes(one))),
  );

const WORN: readonly ItemKeyword[] = ['light-armour', 'medium-armour', 'heavy-armour', 'shield'];

/** For good: a weapon gets +1 damage (rules/blows.ts), armour and shields +1 Armour (rules/sources.ts). */
export function* smithItem(table: Table<State>, accursed: Accursed): Rule {
  const { copy } = yield* ask(
    'choose-item-to-smith',
    accursed.seat,
    smithable(accursed).map(one => ({
      id: `smith:${one.copy}`,
      text: 'choose-item',
      copy: one.copy,
      about: { item: one.id },
      on: [`item:${one.copy}`],
    })),
    RULE,
    { about: { who: accursed.id } },
  );
  const item = accursed.items.find(one => one.copy === copy);
  if (item === undefined) return;
  changeItem(accursed, item, item.slot, true);
  table.tell({ type: 'smithed', rule: RULE, who: accursed.id, figure: figureOf(accursed), item: item.id });
}

const SURGERY_FAILS = 1;

/** The surgeon: sure in a Town; in a Village it may go wrong. */
export function* treatInjury(table: Table<State>, accursed: Accursed): Rule {
  const { injury } = yield* ask(
    'choose-injury',
    accursed.seat,
    [...new Set(accursed.injuries)].map(one => ({
      id: `cure:${one}`,
      text: 'choose-injury-to-cure',
      injury: one,
      about: { injury: one },
    })),
    RULE,
    { about: { who: accursed.id } },
  );
  const isSure = campaignOf(table.state).settlement?.kind === 'town';
  if (!isSure && (yield* rollD6('surgery', RULE)) === SURGERY_FAILS) {
    table.tell({ type: 'surgery-failed', rule: RULE, who: accursed.id, injury });
    return yield* sufferOnRoad(table, accursed, yield* rollD6('surgery-wounds', RULE), RULE);
  }
  cure(accursed, injury);
  table.tell({ type: 'injury-cured', rule: RULE, who: accursed.id, figure: figureOf(accursed), injury });
  yield* afterChange(table, accursed);
}

/** A hand that heals can be used again. */
function cure(accursed: Accursed, injury: InjuryId): void {
  const cured = accursed.injuries.indexOf(injury);
  accursed.injuries = accursed.injuries.filter((_, at) => at !== cured);
  if (injury === 'crushed-hand') accursed.lostHands = accursed.lostHands.slice(0, -1);
}
