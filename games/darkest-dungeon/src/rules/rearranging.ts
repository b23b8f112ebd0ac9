import { ask, type Option, PARTY, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { STANCES } from '../data/stances.ts';
import type { Hero, State } from '../state.ts';
import { heroesInOrder } from './figures.ts';
import { orderTracker } from './tracker.ts';

/** DD-QST-04, DD-EXP-06, DD-HAM-22: a new order on the Hero Stance Tracker, named from the front, one Hero a question. */
export function* rearrange(table: Table<State>, rule: RuleId): Rule {
  const { state } = table;
  const left = heroesInOrder(state);
  const order: Hero[] = [];
  while (left.length > 0) {
    const stance = STANCES[order.length] ?? '';
    const options = left.map(({ id }) => orderOption(id, stance));
    const choice = yield* ask('order-heroes', PARTY, options, rule, { about: { stance } });
    const at = left.findIndex(({ id }) => choice.id === `order:${id}`);
    order.push(...left.splice(at, 1));
  }
  orderTracker(
    state,
    'heroes',
    order.map(({ id }) => id),
  );
  table.tell({ type: 'stances-ordered', rule, heroes: [...state.trackers.heroes] });
}

const orderOption = (hero: string, stance: string): Option => ({
  id: `order:${hero}`,
  about: { hero, stance },
  on: [`figure:${hero}`, 'tracker:heroes'],
});
