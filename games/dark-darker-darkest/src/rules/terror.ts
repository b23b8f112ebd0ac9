import type { RoomId } from '@tenebrae/board';
import { ask, draw, type Option, PARTY, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { HitColour } from '../data/colours.ts';
import { CREATURES } from '../data/creatures.ts';
import type { TerrorEvent } from '../data/dice.ts';
import { TERROR_HEALING, TERROR_HORDES } from '../data/limits.ts';
import type { Creature, State } from '../state.ts';
import { locationsOf } from './creatures.ts';
import { chooseRoom, rollLocation, roomRolled } from './dice.ts';
import { moveCreatureTowards, moveHordeOneRoom, stepsOfHorde } from './enemy-movement.ts';
import { hordes, isIn, roomsOf, survivorsAt } from './figures.ts';
import { breakOutFire, fireDamage, spreadFire } from './fire.ts';
import { hitCreature } from './hits.ts';
import { infectWhereMet } from './radiation.ts';
import { hasReroll, maybeRerollTerror } from './rerolls.ts';
import {
  allRooms,
  isAdjacentRoom,
  isDestroyed,
  isDiagonalRoom,
  isLocked,
  roomsOn,
  tileIndex,
  tileRolled,
} from './rooms.ts';
import { hasTokenLeft, placeToken, turnSeenTokens } from './spawning.ts';

/** DDD-TER-01, DDD-ITM-20: the event of the terror die for the room that was checked or searched, unless a map helps. */
export function* resolveTerror(table: Table<State>, rolled: TerrorEvent, room: RoomId): Rule {
  const event = hasReroll(table.state, 'terror') ? yield* maybeRerollTerror(table, room, rolled) : rolled;
  table.tell({ type: 'terror-struck', rule: 'DDD-TER-01', event, room });
  yield* TERROR[event](table, room);
}

const TERROR = {
  'zombie-horde': hordeAppears,
  'creature-reaction': creatureReacts,
  'creature-appears': creatureAppears,
  'fire-spreads': fireSpreads,
} satisfies Record<TerrorEvent, (table: Table<State>, room: RoomId) => Rule>;

/** DDD-TER-02, DDD-TER-03: a spawn token in a room around, neither locked nor destroyed; turned at once if it is seen. */
function* hordeAppears(table: Table<State>, room: RoomId): Rule {
  const { state } = table;
  const rooms = allRooms(state).filter(
    one =>
      (isAdjacentRoom(state, room, one) || isDiagonalRoom(state, room, one)) &&
      !isLocked(state, one) &&
      !isDestroyed(state, one),
  );
  if (rooms.length === 0 || !hasTokenLeft(state)) return;
  const chosen = yield* chooseRoom('terror-horde', rooms, 'DDD-TER-02', { room });
  placeToken(table, chosen, 'DDD-TER-02');
  yield* turnSeenTokens(table);
}

/** DDD-TER-04, DDD-TER-06: the creature comes towards the room; DDD-TER-05: without one, two hordes do. */
function* creatureReacts(table: Table<State>, room: RoomId): Rule {
  if (table.state.creature === null) yield* hordesComeCloser(table, room);
  else yield* moveCreatureTowards(table, target => target === room, 'DDD-TER-04');
}

/** DDD-TER-05, DDD-TER-06: two hordes, one after the other, one room each; nobody moves twice. */
function* hordesComeCloser(table: Table<State>, room: RoomId): Rule {
  const { state } = table;
  const team = survivorsAt(state, room);
  for (const zombie of state.zombies) zombie.spent = false;
  for (let left = TERROR_HORDES; left > 0; left -= 1) {
    const targets = roomsOf(team.filter(isIn));
    const able = hordes(state).filter(horde => stepsOfHorde(state, horde, targets).length > 0);
    if (able.length === 0) break;
    const horde = yield* chooseRoom('terror-move-horde', able, 'DDD-TER-05', { room, count: left });
    yield* moveHordeOneRoom(table, horde, targets, 'DDD-TER-05');
  }
  for (const zombie of state.zombies) zombie.spent = false;
}

/** DDD-TER-07: a creature in the house recovers; DDD-TER-08: otherwise one appears. */
function* creatureAppears(table: Table<State>): Rule {
  if (table.state.creature === null) yield* makeCreatureAppear(table, 'DDD-TER-08');
  else yield* recoverCreature(table, table.state.creature, TERROR_HEALING, 'DDD-TER-07');
}

/** DDD-TER-07, DDD-RAD-17: so many hit cubes, of the players' choice, go; all if it has fewer. */
export function* recoverCreature(table: Table<State>, creature: Creature, cubes: number, rule: RuleId): Rule {
  const { id, room, hits } = creature;
  const total = hits.reduce((sum, count) => sum + count, 0);
  if (total === 0) return;
  if (total <= cubes) hits.fill(0);
  else {
    for (let left = cubes; left > 0; left -= 1) {
      const about = { creature: id, count: left };
      const { place } = yield* ask('remove-hit-cube', PARTY, hitPlaces(creature), rule, { about });
      hits[place] = (hits[place] ?? 0) - 1;
    }
  }
  table.tell({ type: 'creature-recovered', rule, creature: id, room, count: Math.min(cubes, total) });
}

interface HitPlace extends Option {
  readonly place: number;
  readonly about: { readonly colour: HitColour; readonly hits: number; readonly of: number };
}

/** Hit locations with a cube; of several alike only the first. */
function hitPlaces(creature: Creature): HitPlace[] {
  const places: HitPlace[] = [];
  locationsOf(creature).forEach(({ colour, hits: of }, place) => {
    const about = { colour, hits: creature.hits[place] ?? 0, of };
    const isAlike = ({ about: other }: HitPlace): boolean =>
      other.colour === colour && other.hits === about.hits && other.of === of;
    if (about.hits > 0 && !places.some(isAlike))
      places.push({ id: `hit-cube:${place}`, place, about, on: ['creature'] });
  });
  return places;
}

/** DDD-TER-08, DDD-TER-10, DDD-ADV-05: a location roll and the top board; it does not attack. Only one at a time. */
export function* makeCreatureAppear(table: Table<State>, rule: RuleId): Rule {
  const { state } = table;
  if (state.creature !== null) return;
  const room = yield* rollOpenRoom(table, rule);
  const id = yield* draw('creature-board', state.creatures, rule);
  if (id === null) return;
  const { hitLocations, fireResistant } = CREATURES[id];
  state.creature = { id, room, hits: hitLocations.map(() => 0), infected: false, spent: false };
  table.tell({ type: 'creature-appeared', rule, creature: id, room });
  // DDD-ADV-06, DDD-FIR-15: in a burning or destroyed room it is hurt.
  const damage = fireResistant ? 0 : fireDamage(state, tileIndex(state, room));
  if (damage > 0) yield* hitCreature(table, damage, false, 'DDD-ADV-06');
  if (isCreatureAt(state, room)) infectWhereMet(table, room);
}

const isCreatureAt = ({ creature }: State, room: RoomId): boolean => creature?.room === room;

/** DDD-TER-08, DDD-ADV-05: rolled again on a 6, a locked room or the closed laboratory. */
function* rollOpenRoom(table: Table<State>, rule: RuleId): Rule<RoomId> {
  const { state } = table;
  for (;;) {
    const { row, column } = yield* rollLocation('creature-location', rule);
    const tile = tileRolled(row, column);
    if (tile !== null && roomsOn(state, tile).some(room => !isLocked(state, room)))
      return yield* roomRolled(table, tile, 'DDD-GEN-08');
  }
}

/** DDD-TER-09: the fire spreads once, or breaks out. */
function* fireSpreads(table: Table<State>): Rule {
  if (table.state.fire === null) yield* breakOutFire(table, 'DDD-TER-09');
  else yield* spreadFire(table, 'DDD-TER-09');
}
