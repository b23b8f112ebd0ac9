import type { RoomId } from '@tenebrae/board';
import { ask, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import type { State, Zombie } from '../state.ts';
import { releaseWhereClear } from './entrapment.ts';
import { hordes, zombiesAt } from './figures.ts';
import { keptByNumber } from './kept.ts';
import { moveFigures } from './moving-figures.ts';
import { accessible, isAdjacentRoom, isBurning, isDiagonalRoom, sees } from './rooms.ts';
import { chooseStep } from './routes.ts';
import { turnToken } from './spawning.ts';

/** DDD-REA-08, DDD-REA-12: one icon brings one horde of the players' choice into the contested room, if one can come. */
export function* bringReinforcement(table: Table<State>, room: RoomId): Rule {
  const { state } = table;
  const options = reinforcementOptions(state, room);
  if (options.length === 0) {
    table.tell({ type: 'reinforcement-failed', rule: 'DDD-REA-12', room });
    return;
  }
  const { from, isToken } = yield* ask('bring-reinforcement', PARTY, options, 'DDD-REA-08', {
    about: { room },
  });
  const horde = isToken ? yield* turnIntoHorde(table, from) : zombiesAt(state, from);
  yield* comeTo(table, horde, from, room);
}

interface ReinforcementOption {
  readonly id: string;
  readonly text: string;
  readonly from: RoomId;
  readonly isToken: boolean;
  readonly about: { readonly room: RoomId; readonly count: number };
  readonly on: readonly string[];
}

/** DDD-REA-11: hordes and face-down tokens that can come; each token is a choice of its own, but like any other. */
export function reinforcementOptions(state: State, room: RoomId): ReinforcementOption[] {
  const options: ReinforcementOption[] = [];
  for (const from of hordes(state))
    if (lastStepsTo(state, from, room).length > 0)
      options.push(hordeOption(from, zombiesAt(state, from).length));
  for (const [place, from] of state.tokens.entries())
    if (state.tokens.indexOf(from) === place && lastStepsTo(state, from, room).length > 0)
      options.push(tokenOption(from, 1));
  return options;
}

const hordeOption = keptByNumber((from: RoomId, count) => newOption(from, false, count));
const tokenOption = keptByNumber((from: RoomId, count) => newOption(from, true, count));

const newOption = (from: RoomId, isToken: boolean, count: number): ReinforcementOption => ({
  id: `${isToken ? 'token' : 'horde'}:${from}`,
  text: isToken ? 'bring-token' : 'bring-horde',
  from,
  isToken,
  about: { room: from, count },
  on: [`room:${from}`],
});

/**
 * DDD-REA-09, DDD-REA-10: the rooms from which a horde takes its last step: its own, if it is beside the contested room
 * and sees it, or those between the two at a corner. What it has to enter must not burn.
 */
function lastStepsTo(state: State, from: RoomId, room: RoomId): RoomId[] {
  if (isBurning(state, room)) return [];
  if (isAdjacentRoom(state, from, room)) return sees(state, from, room) ? [from] : [];
  if (!isDiagonalRoom(state, from, room)) return [];
  return accessible(state, from).filter(
    between =>
      !isBurning(state, between) &&
      isAdjacentRoom(state, between, room) &&
      sees(state, from, between) &&
      sees(state, between, room),
  );
}

/** DDD-REA-11: the token is turned first; only its own zombies come. */
function* turnIntoHorde(table: Table<State>, from: RoomId): Rule<Zombie[]> {
  const { state } = table;
  const firstNew = state.nextZombie;
  yield* turnToken(table, from, 'DDD-REA-11');
  return zombiesAt(state, from).filter(one => one.id >= firstNew);
}

/** DDD-REA-13: it comes, but does not attack in this reaction any more. */
function* comeTo(table: Table<State>, horde: readonly Zombie[], from: RoomId, room: RoomId): Rule {
  const { state } = table;
  const between = lastStepsTo(state, from, room).filter(one => one !== from);
  const routes = {
    next: (here: RoomId) => (here === room ? [] : here === from && between.length > 0 ? between : [room]),
    stops: () => false,
  };
  let here = from;
  for (let left = 2; left > 0; left--) {
    const about = { enemy: 'horde', room: here, count: horde.length };
    const next = yield* chooseStep(state, here, left, routes, 'DDD-REA-10', about);
    if (next === null) break;
    moveFigures(table, horde, next, 'DDD-REA-08');
    here = next;
  }
  for (const zombie of horde) zombie.spent = true;
  table.tell({ type: 'reinforcement-came', rule: 'DDD-REA-08', from, room, count: horde.length });
  releaseWhereClear(table);
}
