import type { RoomId } from '@tenebrae/board';
import { ask, NOTHING, PARTY, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { State, Survivor } from '../state.ts';
import { moveCreatureTowards } from './creature-movement.ts';
import { creatureAttacks, zombiesAttack } from './enemy-attack.ts';
import { hasSurvivor, hordes, isIn, roomsOf, survivorOf } from './figures.ts';
import { spreadFire } from './fire.ts';
import { allHordesMove, hordesMoveAndAttack, readyZombies } from './horde-movement.ts';
import { keptByNumber } from './kept.ts';
import { endRound } from './upkeep.ts';

/** DDD-REA-01, DDD-REA-32: attacks, movement, fire; then the next team acts, or the round ends (DDD-ACT-01, DDD-ACT-04). */
export function* playReaction(table: Table<State>, team: number): Rule {
  const { state } = table;
  standUp(table);
  table.tell({ type: 'reaction-began', rule: 'DDD-REA-01', survivors: [...(state.teams[team] ?? [])] });
  const isContested = (room: RoomId): boolean => hasMember(state, team, room);
  yield* attackWhereMet(table, isContested, 'DDD-REA-02');
  // DDD-REA-20, DDD-REA-27, DDD-REA-31, DDD-REA-35: hordes around each member, rooms they entered, then the creature.
  yield* hordesMoveAndAttack(table, roomsOf(membersIn(state, team)));
  if (state.creature?.spent === false) yield* moveCreatureTowards(table, isContested, 'DDD-REA-27');
  yield* spreadFire(table, 'DDD-REA-32');
  const next = state.teams.findIndex((members, place) => place > team && members.length > 0);
  if (next < 0) return yield* endRound(table);
  state.phase = { kind: 'actions', team: next };
}

/** DDD-REA-36: all zombies stand up, single hits are forgotten, and no enemy has acted yet. */
export function standUp(table: Table<State>): void {
  const { state } = table;
  let count = 0;
  for (const zombie of state.zombies) {
    if (zombie.down || zombie.hit) count += 1;
    zombie.down = zombie.hit = false;
  }
  refreshEnemies(state);
  if (count > 0) table.tell({ type: 'zombies-stood-up', rule: 'DDD-REA-36', count });
}

/** DDD-REA-34: from here on every enemy may move and attack once more. */
export function refreshEnemies(state: State): void {
  for (const zombie of state.zombies) zombie.spent = false;
  if (state.creature !== null) state.creature.spent = false;
}

/**
 * DDD-REA-02, DDD-REA-03, DDD-REA-05: in these rooms zombies and creature attack, each once, in the players' order.
 * Ruling DDD-REA-03: judged before each attack.
 */
function attackWhereMet(table: Table<State>, isContested: (room: RoomId) => boolean, rule: RuleId): Rule {
  const options = attackOptions(table.state, isContested);
  return options.length === 0 ? NOTHING : attackInTurn(table, options, isContested, rule);
}

function* attackInTurn(
  table: Table<State>,
  first: AttackOption[],
  isContested: (room: RoomId) => boolean,
  rule: RuleId,
): Rule {
  const { state } = table;
  for (let options = first; options.length > 0; options = attackOptions(state, isContested)) {
    const { by, room } = yield* ask('next-attack', PARTY, options, 'DDD-REA-03');
    if (by === 'zombies') yield* zombiesAttack(table, room, readyZombies(state, room), rule);
    else yield* creatureAttacks(table, rule);
  }
}

interface AttackOption {
  readonly id: string;
  readonly text: string;
  readonly by: 'zombies' | 'creature';
  readonly room: RoomId;
  readonly about: Readonly<Record<string, string | number>>;
  readonly on: readonly string[];
}

function attackOptions(state: State, isContested: (room: RoomId) => boolean): AttackOption[] {
  const options: AttackOption[] = [];
  for (const room of hordes(state)) {
    const count = isContested(room) ? readyZombies(state, room).length : 0;
    if (count > 0) options.push(zombiesOption(room, count));
  }
  const { creature } = state;
  if (creature === null || creature.spent || !isContested(creature.room)) return options;
  const { room } = creature;
  const about = { room, creature: creature.id };
  options.push({
    id: 'creature',
    text: 'let-creature-attack',
    by: 'creature',
    room,
    about,
    on: ['creature'],
  });
  return options;
}

const zombiesOption = keptByNumber((room: RoomId, count): AttackOption => {
  const about = { room, count };
  return {
    id: `zombies:${room}`,
    text: 'let-zombies-attack',
    by: 'zombies',
    room,
    about,
    on: [`room:${room}`],
  };
});

/** DDD-FIN-30: in the showdown all hordes move, every room is attacked once, then the creature moves and attacks. */
export function* enemiesMoveAndAttack(table: Table<State>): Rule {
  const { state } = table;
  refreshEnemies(state);
  yield* allHordesMove(table);
  refreshEnemies(state);
  // The creature's turn comes after the zombies'.
  if (state.creature !== null) state.creature.spent = true;
  yield* attackWhereMet(table, room => hasSurvivor(state, room), 'DDD-FIN-30');
  if (state.creature === null) return;
  if (hasSurvivor(state, state.creature.room)) yield* creatureAttacks(table, 'DDD-FIN-30');
  else yield* moveCreatureTowards(table, room => hasSurvivor(state, room), 'DDD-FIN-30');
}

/** DDD-REA-33: members of the team who are still on the board. */
const membersIn = (state: State, team: number): Survivor[] =>
  (state.teams[team] ?? []).map(id => survivorOf(state, id)).filter(isIn);

function hasMember(state: State, team: number, room: RoomId): boolean {
  const members = state.teams[team] ?? [];
  for (const one of state.survivors)
    if (one.room === room && isIn(one) && members.includes(one.id)) return true;
  return false;
}
