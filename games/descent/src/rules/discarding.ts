import type { RuleId, Table } from '@tenebrae/kernel';
import { itemOf } from '../data/items.ts';
import { RELIC_IDS } from '../data/relics.ts';
import type { Hero, State } from '../state.ts';
import { isPotion, partWith, type Thing, thingName } from './carrying.ts';
import { ownDeck } from './decks.ts';
import { layDown } from './spaces.ts';

/** DJ-EQP-07, DJ-ACT-02: a dropped thing is gone for good, but a relic stays where it was dropped. */
export function discardThing(table: Table<State>, hero: Hero, thing: Thing, rule: RuleId): void {
  partWith(table, hero, thing, 'DJ-EQP-09');
  table.tell({ type: 'item-dropped', rule, hero: hero.id, item: thingName(thing) });
  if (isPotion(thing)) return;
  if (itemOf(thing).set === 'relic') layRelic(table, hero, thing);
  else removeFromGame(table.state, thing);
}

/** DJ-REL-03: the card goes back to the relics, the marker to his space, or waits in the town. */
function layRelic(table: Table<State>, hero: Hero, thing: Thing): void {
  const { state } = table;
  const relic = RELIC_IDS.find(one => one === thing);
  if (relic === undefined) return;
  state.relics = RELIC_IDS.filter(one => one === relic || state.relics.includes(one));
  const square = typeof hero.place === 'number' ? hero.place : 'town';
  layDown(state, { kind: 'relic', relic }, square);
  table.tell({ type: 'relic-laid-down', rule: 'DJ-REL-03', hero: hero.id, item: relic });
}

/** DJ-TRS-23: a treasure goes to its discard pile, which is never shuffled again; a card of the shop is lost. */
export function removeFromGame(state: State, thing: Thing): void {
  if (isPotion(thing)) return;
  const { set } = itemOf(thing);
  if (set !== 'shop' && set !== 'relic') ownDeck(state.treasures, set).discard.push(thing);
}
