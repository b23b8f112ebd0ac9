import { type Line, perform, type Performed } from '@tenebrae/kernel/testing';
import type { AccursedId } from '../src/data/accursed.ts';
import { offersOf, performOffer } from '../src/rules/turn-options.ts';
import type { AccursedTurn } from '../src/state.ts';
import type { TestGame } from './a-game.ts';

/** The turn under way. */
export function turnOf(game: TestGame): AccursedTurn {
  const { phase } = game.state;
  if (phase.kind !== 'accursed-turn') throw new Error(`it is no Accursed's turn, but ${phase.kind}`);
  return phase.turn;
}

/** The ids of what the Accursed whose turn it is may do, besides going on. */
export const offersIn = (game: TestGame): string[] =>
  offers(game, turnOf(game).who).options.map(option => option.id);

const offers = (game: TestGame, id: AccursedId) => offersOf(game.state, game.accursed(id), turnOf(game));

/** It does what it is offered under this id; the script answers what follows. */
export function act(game: TestGame, option: string, ...script: Line[]): Performed<void> {
  const { who } = turnOf(game);
  const all = offers(game, who);
  const chosen = all.options.find(one => one.id === option);
  if (chosen === undefined)
    throw new Error(`${who} is not offered ${option}, only ${all.options.map(one => one.id).join(', ')}`);
  return perform(performOffer(game.table, game.accursed(who), all, chosen), ...script);
}

/** The options of a question that a script answered, by its id; the last one of that name. */
export const offered = (performed: Performed<unknown>, ask: string): string[] =>
  performed.asked.findLast(question => question.ask === ask)?.options.map(option => option.id) ?? [];

/** The face of a d6 that counts as this d3 (DL-DIC-01). */
export const d3 = (value: 1 | 2 | 3): number => 2 * value;
