import type { RoomId } from '@tenebrae/board';
import { NOTHING, pick, rollOne, type Rule, RuleBug, type RuleId, type Table, take } from '@tenebrae/kernel';
import { FOUR_SIDED_DIE } from '../data/dice.ts';
import { ZOMBIE_FIGURES, ZOMBIE_FIGURES_WITH_SPECIAL_ZOMBIES } from '../data/limits.ts';
import { SPAWN_TOKENS, type SpawnTokenId } from '../data/spawn-tokens.ts';
import {
  SPECIAL_SPAWN_TOKENS,
  SPECIAL_ZOMBIES,
  type SpecialSpawnTokenId,
  type SpecialZombieId,
} from '../data/special-zombies.ts';
import type { State, TileIndex, ZombieKind } from '../state.ts';
import { chooseRoom, rollLocation, roomRolled } from './dice.ts';
import { isIn } from './figures.ts';
import { moveFigures } from './moving-figures.ts';
import { infectWhereMet } from './radiation.ts';
import { hasReroll, maybeRerollSpawn } from './rerolls.ts';
import {
  addSeen,
  allRooms,
  isAdjacentRoom,
  isBurning,
  isDestroyed,
  isLocked,
  roomsOn,
  seenFrom,
  tileRolled,
} from './rooms.ts';

type TokenId = SpawnTokenId | SpecialSpawnTokenId;

/** DDD-SPN-01 to DDD-SPN-09: one token and one location roll; DDD-GEN-12: no more zombies once the stack is empty. */
export function* spawnZombies(table: Table<State>, rule: RuleId): Rule {
  const { state } = table;
  if (!hasTokenLeft(state)) return table.tell({ type: 'spawn-stack-empty', rule: 'DDD-GEN-12' });
  const rolled = yield* rollLocation('spawn', rule);
  const { row, column } = hasReroll(state, 'spawn') ? yield* maybeRerollSpawn(table, rolled) : rolled;
  const tile = tileRolled(row, column);
  if (tile === null || isClosed(state, tile)) return yield* redirectHorde(table);
  const room = yield* roomRolled(table, tile, 'DDD-GEN-08');
  // DDD-SPN-08: a burning room receives its token or zombies as usual. DDD-FIN-22: in the showdown all is face up.
  if (state.showdown !== null || seenRooms(state).includes(room))
    return yield* drawHorde(table, room, 'DDD-SPN-03');
  placeToken(table, room, 'DDD-SPN-02');
}

/** DDD-SPN-04: all its rooms are destroyed or locked. */
function isClosed(state: State, tile: TileIndex): boolean {
  for (const room of roomsOn(state, tile))
    if (!isDestroyed(state, room) && !isLocked(state, room)) return false;
  return true;
}

/** DDD-SPN-04, DDD-SPN-06: instead of a locked or destroyed room, or on a 6, a room near survivors; DDD-SPN-05: or any. */
function* redirectHorde(table: Table<State>): Rule {
  const token = yield* turnUp(table, 'DDD-SPN-04');
  const near = roomsNearSurvivors(table.state);
  const rooms = near.length > 0 ? near : openRooms(table.state);
  if (rooms.length === 0) return;
  const room = yield* chooseRoom('redirect-horde', rooms, near.length > 0 ? 'DDD-SPN-04' : 'DDD-SPN-05');
  yield* placeHorde(table, token, room, 'DDD-SPN-04');
}

/** DDD-SPN-04: not burning, adjacent to a room with a survivor and in his sight. */
function roomsNearSurvivors(state: State): RoomId[] {
  const near: RoomId[] = [];
  for (const one of state.survivors) {
    if (!isIn(one)) continue;
    for (const seen of seenFrom(state, one.room))
      if (!near.includes(seen) && isAdjacentRoom(state, one.room, seen) && !isBurning(state, seen))
        near.push(seen);
  }
  return allRooms(state).filter(room => near.includes(room));
}

/** DDD-SPN-05: any room that is not burning, locked or destroyed. */
const openRooms = (state: State): RoomId[] =>
  allRooms(state).filter(
    room => !isBurning(state, room) && !isDestroyed(state, room) && !isLocked(state, room),
  );

/** DDD-SPN-02, DDD-SPN-09: a token lies face down; there may be several in a room. */
export function placeToken(table: Table<State>, room: RoomId, rule: RuleId): void {
  table.state.tokens.push(room);
  table.tell({ type: 'token-placed', rule, room });
}

/** DDD-LOS-07, DDD-SPN-03: every token that a survivor sees, each separately. */
export function turnSeenTokens(table: Table<State>): Rule {
  const { state } = table;
  if (state.tokens.length === 0) return NOTHING;
  const seen = seenRooms(state);
  const tokens = state.tokens.filter(room => seen.includes(room));
  return tokens.length === 0 ? NOTHING : turnTokens(table, tokens, 'DDD-LOS-07');
}

function* turnTokens(table: Table<State>, tokens: readonly RoomId[], rule: RuleId): Rule {
  for (const room of tokens) yield* turnToken(table, room, rule);
}

/** DDD-FIN-05, DDD-FIN-22: turns every face-down token of the house. */
export const turnAllTokens = (table: Table<State>, rule: RuleId): Rule =>
  turnTokens(table, table.state.tokens.slice(), rule);

/** DDD-SPN-03, DDD-RAD-32: turns one face-down token of a room; its zombies stand there, and then go to `to`. */
export function* turnToken(table: Table<State>, room: RoomId, rule: RuleId, to: RoomId = room): Rule {
  const { state } = table;
  if (!take(state.tokens, room)) throw new RuleBug(`DDD-SPN-03: no token lies in ${room}`);
  const token = yield* turnUp(table, rule);
  const first = state.nextZombie;
  yield* placeHorde(table, token, room, rule);
  if (to === room) return;
  const placed = state.zombies.filter(one => one.id >= first);
  moveFigures(table, placed, to, rule);
}

/** Draws a token from the stack and puts its zombies in a room, face up; nothing from an empty stack (DDD-GEN-12). */
export function* drawHorde(table: Table<State>, room: RoomId, rule: RuleId): Rule {
  if (!hasTokenLeft(table.state)) return;
  const token = yield* turnUp(table, rule);
  yield* placeHorde(table, token, room, rule);
}

/** DDD-SPN-03: which token it is shows now; it is removed from the game. */
function* turnUp(table: Table<State>, rule: RuleId): Rule<TokenId> {
  const { unseen } = table.state.spawn;
  const token = yield* pick('spawn-token', unseen, rule);
  take(unseen, token);
  table.tell({ type: 'spawn-token-turned', rule, token });
  return token;
}

/** DDD-SPN-07, DDD-SPZ-02: as many zombies as its back says, or a special one and a die of ordinary ones; no attack. */
function* placeHorde(table: Table<State>, token: TokenId, room: RoomId, rule: RuleId): Rule {
  if (!isSpecial(token)) return placeZombies(table, room, SPAWN_TOKENS[token].zombies, 'ordinary', rule);
  const ordinary = yield* rollOne('special-horde', FOUR_SIDED_DIE, 'DDD-SPZ-02');
  placeZombies(table, room, 1, SPECIAL_SPAWN_TOKENS[token].special, 'DDD-SPZ-02');
  placeZombies(table, room, ordinary, 'ordinary', 'DDD-SPZ-02');
}

const isSpecial = (token: TokenId): token is SpecialSpawnTokenId => token in SPECIAL_SPAWN_TOKENS;

/** DDD-GEN-07, DDD-GEN-12: they join the horde of the room, as many as there are figures left. DDD-RAD-13, DDD-RAD-18. */
export function placeZombies(
  table: Table<State>,
  room: RoomId,
  count: number,
  kind: ZombieKind,
  rule: RuleId,
): void {
  const { state } = table;
  const placed = kind === 'ordinary' ? Math.min(count, figuresLeft(state)) : count;
  if (placed <= 0) return;
  for (let i = 0; i < placed; i += 1) {
    const id = state.nextZombie++;
    state.zombies.push({ id, kind, room, infected: false, down: false, hit: false, spent: false });
  }
  if (kind === 'ordinary') table.tell({ type: 'zombies-placed', rule, room, count: placed });
  else table.tell({ type: 'special-zombie-placed', rule, room, enemy: kind });
  infectWhereMet(table, room);
}

/** DDD-GEN-12: 32 figures, 42 with the special zombies. */
function figuresLeft(state: State): number {
  const isWithSpecial = SPECIAL_TOKEN_OPTIONS.some(option => state.options[option] > 0);
  let left = isWithSpecial ? ZOMBIE_FIGURES_WITH_SPECIAL_ZOMBIES : ZOMBIE_FIGURES;
  for (const one of state.zombies) if (one.kind === 'ordinary') left -= 1;
  return left;
}

const SPECIAL_TOKEN_OPTIONS = (Object.keys(SPECIAL_ZOMBIES) as SpecialZombieId[]).map(
  kind => `${kind}-tokens` as const,
);

/** DDD-GEN-12: whether the stack holds a token. */
export const hasTokenLeft = ({ spawn, tokens }: State): boolean =>
  spawn.unseen.length - spawn.lost - tokens.length > 0;

/** DDD-LOS-07: the rooms that some survivor sees. */
function seenRooms(state: State): RoomId[] {
  const from: RoomId[] = [];
  const seen: RoomId[] = [];
  for (const one of state.survivors) {
    if (!isIn(one) || from.includes(one.room)) continue;
    from.push(one.room);
    addSeen(state, one.room, seen);
  }
  return seen;
}
