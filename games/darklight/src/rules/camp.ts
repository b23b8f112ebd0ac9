import { ask, DONE, type Rule, type Table, take } from '@tenebrae/kernel';
import type { Accursed, State } from '../state.ts';
import { rollDice } from './dice.ts';
import { EQUIP_DEED } from './equipping.ts';
import { accursedOf, presentAccursed } from './figures.ts';
import { able, campaignOf } from './group.ts';
import { heal } from './healing.ts';
import { discardItem } from './limits.ts';
import { figureOf } from './tell.ts';
import { TRADE_DEED } from './trade.ts';
import type { Deed, TurnOption } from './turn-option.ts';
import { offersAmong, performOffer } from './turn-options.ts';

/** DL-SRV-17, DL-SRV-46: what can be done wherever the group rests: trade, change equipment, use consumables. */
export const restDeeds = (): readonly Deed[] => [EQUIP_DEED, TRADE_DEED, REMEDY_DEED];

/**
 * DL-SRV-17: one choice a beat, one Accursed after the other; the others' time comes again after a deal with them. Says
 * whether somebody was still busy.
 */
export function* restTogether(table: Table<State>): Rule<boolean> {
  const { state } = table;
  const { ready } = campaignOf(state);
  const accursed = able(state).find(({ id }) => !ready.includes(id));
  if (accursed === undefined) return false;
  const offers = offersAmong(state, accursed, restDeeds());
  const choice: TurnOption = yield* ask('at-camp', accursed.seat, [...offers.options, DONE], 'DL-SRV-17', {
    about: { who: accursed.id },
  });
  if (choice === DONE) ready.push(accursed.id);
  else {
    yield* performOffer(table, accursed, offers, choice);
    if (choice.other !== undefined) take(ready, choice.other);
  }
  return true;
}

/** DL-SRV-17, DL-SRV-43: Bandages on anyone, a draught on oneself; nothing else is of use outside a dungeon. */
export const REMEDY_DEED: Deed = {
  rule: 'DL-SRV-17',
  options: (state, accursed) => [
    ...(accursed.consumables.includes('bandages')
      ? woundedOf(state).map(other => ({
          id: `bandage:${other.id}`,
          other: other.id,
          about: { who: accursed.id, other: other.id },
          on: [figureOf(other)],
        }))
      : []),
    ...(accursed.wounds > 0
      ? draughtsOf(accursed).map(({ copy, id }) => ({
          id: `drink:${copy}`,
          item: copy,
          about: { who: accursed.id, item: id },
          on: [`item:${copy}`],
        }))
      : []),
  ],
  *perform(table, accursed, { other, item }) {
    const facts = { who: accursed.id, figure: figureOf(accursed) };
    if (item === undefined) {
      take(accursed.consumables, 'bandages');
      table.tell({ type: 'remedy-used', rule: 'DL-SRV-17', ...facts, item: 'bandages' });
      const patient = other === undefined ? accursed : accursedOf(table.state, other);
      heal(table, patient, yield* rollDice('bandages-heal', [1, 6], 'DL-CON-03'), 'DL-CON-03');
      return;
    }
    const draught = accursed.items.find(({ copy }) => copy === item);
    if (draught === undefined) return;
    table.tell({ type: 'remedy-used', rule: 'DL-SRV-17', ...facts, item: draught.id });
    discardItem(table, accursed, draught);
    heal(table, accursed, yield* rollDice('draught-heal', [2, 6], 'DL-SRV-17'), 'DL-SRV-17');
  },
};

const woundedOf = (state: State): Accursed[] => presentAccursed(state).filter(({ wounds }) => wounds > 0);

const draughtsOf = ({ items }: Accursed) => items.filter(({ id }) => id === 'healing-draught').slice(0, 1);
