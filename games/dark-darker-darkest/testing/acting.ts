import { type Line, perform, type Performed } from '@tenebrae/kernel/testing';
import type { SurvivorId } from '../src/data/survivors.ts';
import type { Action } from '../src/rules/action-option.ts';
import { ANY_MOMENT, offersOf, performOffer, TEAM_ACTIONS } from '../src/rules/action-options.ts';
import type { TestGame } from './a-game.ts';

/** The ids of what a survivor may do in his own team's actions. */
export const actionsOf = (game: TestGame, id: SurvivorId): string[] => ids(game, id, TEAM_ACTIONS);

/** The ids of what he may do at any moment of a round. */
export const momentsOf = (game: TestGame, id: SurvivorId): string[] => ids(game, id, ANY_MOMENT);

const ids = (game: TestGame, id: SurvivorId, actions: readonly Action[]): string[] =>
  offersOf(actions, game.state, game.survivor(id)).options.map(option => option.id);

/** He does what he is offered under this id; the script answers what follows. */
export function act(game: TestGame, id: SurvivorId, option: string, ...script: Line[]): Performed<void> {
  const survivor = game.survivor(id);
  const offers = offersOf([...TEAM_ACTIONS, ...ANY_MOMENT], game.state, survivor);
  const chosen = offers.options.find(one => one.id === option);
  if (chosen === undefined)
    throw new Error(`${id} is not offered ${option}, only ${offers.options.map(one => one.id).join(', ')}`);
  return perform(performOffer(game.table, survivor, offers, chosen), ...script);
}

/** The options of a question that a script answered, by its id; the last one of that name. */
export const offered = (performed: Performed<unknown>, ask: string): string[] =>
  performed.asked.findLast(question => question.ask === ask)?.options.map(option => option.id) ?? [];
