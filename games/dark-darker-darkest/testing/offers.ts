import type { ActionOption } from '../src/rules/action-option.ts';
import {
  offerAnyMomentItems,
  offerItemActions,
  performAnyMomentItem,
  performItemAction,
} from '../src/rules/items.ts';
import type { SurvivorId } from '../src/data/survivors.ts';
import { type Line, perform, type Performed } from '@tenebrae/kernel/testing';
import type { TestGame } from './a-game.ts';

const itemActionOptions = (game: TestGame, id: SurvivorId): ActionOption[] => {
  const options: ActionOption[] = [];
  offerItemActions(game.state, game.survivor(id), options);
  return options;
};

const anyMomentItemOptions = (game: TestGame, id: SurvivorId): ActionOption[] => {
  const options: ActionOption[] = [];
  offerAnyMomentItems(game.state, game.survivor(id), options);
  return options;
};

/** The ids of what a survivor is offered in his team's actions, and at any moment. */
export const itemActions = (game: TestGame, id: SurvivorId): string[] =>
  itemActionOptions(game, id).map(option => option.id);

export const anyMomentItems = (game: TestGame, id: SurvivorId): string[] =>
  anyMomentItemOptions(game, id).map(option => option.id);

/** He does what he is offered under this id; the script answers what follows. */
export function doItem(game: TestGame, id: SurvivorId, option: string, ...script: Line[]): Performed<void> {
  const survivor = game.survivor(id);
  const action = itemActionOptions(game, id).find(isNamed(option));
  if (action !== undefined) return perform(performItemAction(game.table, survivor, action), ...script);
  const item = anyMomentItemOptions(game, id).find(isNamed(option));
  if (item !== undefined) return perform(performAnyMomentItem(game.table, survivor, item), ...script);
  throw new Error(
    `${id} is not offered ${option}, only ${[...itemActions(game, id), ...anyMomentItems(game, id)].join(', ')}`,
  );
}

const isNamed =
  (id: string) =>
  (option: ActionOption): boolean =>
    option.id === id;
