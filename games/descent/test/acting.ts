import type { Line } from '@tenebrae/kernel/testing';
import type { HeroId } from '../src/data/heroes.ts';
import { actionsOf } from '../src/rules/hero-actions.ts';
import { perform, type TestGame } from '../testing/index.ts';

/** Does one thing that a hero is offered in his turn; whatever he is asked is the script's. */
export function act(game: TestGame, id: HeroId, what: string, ...script: readonly Line[]) {
  const hero = game.hero(id);
  for (const action of actionsOf(game.state, hero)) {
    const option = action.options(game.state, hero).find(one => one.id === what);
    if (option !== undefined) return perform(action.perform(game.table, hero, option), ...script);
  }
  throw new Error(`${id} is not offered ${what}`);
}
