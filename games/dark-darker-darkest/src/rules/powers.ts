import type { RoomId } from '@tenebrae/board';
import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { CREATURES, type CreaturePower } from '../data/creatures.ts';
import { INFECTED_CREATURE_HEALING } from '../data/limits.ts';
import { NEMESES, type NemesisPower } from '../data/nemeses.ts';
import type { State } from '../state.ts';
import { chooseRoom } from './dice.ts';
import { entrap } from './entrapment.ts';
import { removeCard } from './equipment.ts';
import { hasSurvivor, survivorsAt } from './figures.ts';
import { addBurnMarker, destroyBurntTiles } from './fire.ts';
import { chooseSurvivor } from './icon-allocation.ts';
import { adjacentTiles, allRooms, isAdjacentRoom, isOnFire, tileAt, tileIndex } from './rooms.ts';
import { drawHorde, hasTokenLeft } from './spawning.ts';
import { recoverCreature } from './terror.ts';

/** DDD-CRE-11, DDD-RAD-17: what one reinforcement icon of the creature triggers. */
export function* useCreaturePower(table: Table<State>): Rule {
  const { creature } = table.state;
  if (creature === null) return;
  const { power, rule } = CREATURES[creature.id];
  table.tell({ type: 'power-used', rule, enemy: creature.id, room: creature.room });
  yield* POWERS_OF_CREATURES[power](table, creature.room);
  if (creature.infected) yield* recoverCreature(table, creature, INFECTED_CREATURE_HEALING, 'DDD-RAD-17');
}

/** DDD-POW-06, DDD-POW-07: what one reinforcement icon of the nemesis triggers. */
export function* useNemesisPower(table: Table<State>): Rule {
  const { nemesis } = table.state;
  if (nemesis === null) return;
  const { power, rule } = NEMESES[nemesis.id];
  table.tell({ type: 'power-used', rule, enemy: nemesis.id, room: nemesis.room });
  yield* POWERS_OF_NEMESES[power](table, nemesis.room);
}

type Power = (table: Table<State>, room: RoomId) => Rule;

const POWERS_OF_CREATURES = {
  'none': function* () {},
  'entrap': seize,
  'discard-card': snatchCard,
} satisfies Record<CreaturePower, Power>;

const POWERS_OF_NEMESES = {
  'horde': callHorde,
  'burn-markers': setAblaze,
} satisfies Record<NemesisPower, Power>;

/** DDD-POW-01, DDD-ENT-10: the bird holds one survivor who is not entrapped yet. */
function* seize(table: Table<State>, room: RoomId): Rule {
  const free = survivorsAt(table.state, room).filter(one => one.entrapped === 'no');
  if (free.length === 0) return;
  const survivor = yield* chooseSurvivor('bird-victim', free, 'DDD-POW-01');
  entrap(table, survivor, 'bird', 'DDD-POW-01');
}

/** DDD-POW-02: one survivor, with cards or without, discards one of his choice. */
function* snatchCard(table: Table<State>, room: RoomId): Rule {
  const survivors = survivorsAt(table.state, room);
  if (survivors.length === 0) return;
  const survivor = yield* chooseSurvivor('dog-victim', survivors, 'DDD-POW-02');
  if (survivor.cards.length === 0) return;
  const options = survivor.cards.map(({ id }, place) => ({
    id: `card:${id}`,
    text: 'lose-card',
    place,
    about: { card: id },
    on: [`card:${id}`],
  }));
  const about = { survivor: survivor.id };
  const { place } = yield* ask('card-for-dog', survivor.seat, options, 'DDD-POW-02', { about });
  const card = survivor.cards[place];
  if (card !== undefined) removeCard(table, survivor, card, 'DDD-POW-02');
}

/** DDD-POW-06: a horde from the stack in a room beside any survivor, walls or not, that is not on fire. */
function* callHorde(table: Table<State>): Rule {
  const { state } = table;
  const survivorRooms = allRooms(state).filter(room => hasSurvivor(state, room));
  const rooms = allRooms(state).filter(
    room => !isOnFire(state, room) && survivorRooms.some(one => isAdjacentRoom(state, room, one)),
  );
  if (rooms.length === 0 || !hasTokenLeft(state)) return;
  const room = yield* chooseRoom('horde-called-to', rooms, 'DDD-POW-06');
  yield* drawHorde(table, room, 'DDD-POW-06');
}

/** DDD-POW-07: a burn marker on each tile beside hers; never on the laboratory. */
function* setAblaze(table: Table<State>, room: RoomId): Rule {
  const { state } = table;
  for (const index of adjacentTiles(tileIndex(state, room))) {
    const { destroyed, tile } = tileAt(state, index);
    if (!destroyed && tile !== 'laboratory') addBurnMarker(table, index, 'DDD-POW-07');
  }
  yield* destroyBurntTiles(table);
}
