import { ask, kept, type Option, PARTY, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
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
    const optionOf = orderOptions(stance);
    const options = left.map(({ id }) => optionOf(id));
    const choice = yield* ask('order-heroes', PARTY, options, rule, { about: { stance } });
    order.push(...left.splice(options.indexOf(choice), 1));
  }
  orderTracker(
    state,
    'heroes',
    order.map(({ id }) => id),
  );
  table.tell({ type: 'stances-ordered', rule, heroes: [...state.trackers.heroes] });
}

/** For each Stance, the option of each Hero. */
const orderOptions = kept((stance: string) =>
  kept(
    (hero: HeroId): Option => ({
      id: `order:${hero}`,
      about: { hero, stance },
      on: [`figure:${hero}`, 'tracker:heroes'],
    }),
  ),
);
