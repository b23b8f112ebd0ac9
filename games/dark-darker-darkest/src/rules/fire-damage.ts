import type { RoomId } from '@tenebrae/board';
import { ask, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { CREATURES } from '../data/creatures.ts';
import type { State, TileIndex, Zombie } from '../state.ts';
import { releaseWhereClear } from './entrapment.ts';
import { survivorsIn } from './figures.ts';
import { fireDamage } from './fire.ts';
import { eliminateZombie, factsOfZombie, hitCreature, hitsNeeded, hitZombie } from './hits.ts';
import { tileIndex } from './rooms.ts';
import { settleWounds, wound } from './wounds.ts';

/** DDD-FIR-11, DDD-FIR-12: after a spread, on every burning and every destroyed tile of the house. */
export function* dealFireDamage(table: Table<State>): Rule {
  const { state } = table;
  const alreadyHit = new Set(state.zombies.filter(one => one.hit));
  for (const tile of state.tiles.keys()) {
    const damage = fireDamage(state, tile);
    if (damage > 0) yield* burnTile(table, tile, damage);
  }
  // DDD-RAD-16: what a spread did not finish is forgotten.
  for (const zombie of state.zombies) if (!alreadyHit.has(zombie)) zombie.hit = false;
  releaseWhereClear(table);
  yield* settleWounds(table);
}

/** DDD-FIR-11, DDD-GEN-16: zombies, creature and survivors of a tile. */
function* burnTile(table: Table<State>, tile: TileIndex, damage: number): Rule {
  const { state } = table;
  const isHere = ({ room }: { room: RoomId }): boolean => tileIndex(state, room) === tile;
  for (const survivor of survivorsIn(state)) {
    if (isHere(survivor)) wound(table, survivor, damage, 'DDD-FIR-11');
  }
  yield* burnZombies(table, isHere, damage);
  yield* burnCreature(table, isHere, damage);
}

/** DDD-FIR-18, DDD-RAD-16, DDD-SUR-16: a hit for each burn marker, on zombies of either room as the players choose; no XP. */
function* burnZombies(table: Table<State>, isHere: (one: Zombie) => boolean, damage: number): Rule {
  const { state } = table;
  for (let left = damage; left > 0; left -= 1) {
    const zombies = state.zombies.filter(isHere);
    if (hitsToEliminate(state, zombies) <= left) return eliminateAll(table, zombies);
    const targets = burnable(zombies);
    const options = targets.map(zombieOption);
    const chosen = yield* ask('burn-zombie', PARTY, options, 'DDD-FIR-18', { about: { count: left } });
    const zombie = targets.find(one => one.id === chosen.zombie);
    if (zombie !== undefined) hitZombie(table, zombie, null, 'DDD-FIR-11');
  }
}

const hitsToEliminate = (state: State, zombies: readonly Zombie[]): number =>
  zombies.reduce((hits, zombie) => hits + hitsNeeded(state, zombie) - (zombie.hit ? 1 : 0), 0);

function eliminateAll(table: Table<State>, zombies: readonly Zombie[]): void {
  for (const zombie of zombies) eliminateZombie(table, zombie, null, 'DDD-FIR-11');
}

/** DDD-CRE-09, DDD-FIR-16: unless it is fire-resistant; without XP. */
function* burnCreature(
  table: Table<State>,
  isHere: (one: { room: RoomId }) => boolean,
  damage: number,
): Rule {
  const { creature } = table.state;
  if (creature === null || !isHere(creature) || CREATURES[creature.id].fireResistant) return;
  yield* hitCreature(table, damage, false, 'DDD-FIR-11');
}

/** DDD-SPZ-04: special zombies only where no ordinary one is left in the room; of those alike one stands for all. */
function burnable(zombies: readonly Zombie[]): Zombie[] {
  const rooms = new Set(zombies.filter(one => one.kind === 'ordinary').map(one => one.room));
  const alike = new Map<string, Zombie>();
  for (const zombie of zombies) {
    if (zombie.kind !== 'ordinary' && rooms.has(zombie.room)) continue;
    const likeness = `${zombie.room} ${zombie.kind} ${zombie.infected} ${zombie.down} ${zombie.hit}`;
    if (!alike.has(likeness)) alike.set(likeness, zombie);
  }
  return [...alike.values()];
}

const zombieOption = (
  zombie: Zombie,
): {
  id: string;
  text: string;
  zombie: number;
  about: Record<string, string | number | boolean>;
  on: string[];
} => ({
  id: `zombie:${zombie.id}`,
  text: 'burn-this-zombie',
  zombie: zombie.id,
  about: {
    ...factsOfZombie(zombie),
    infected: zombie.infected,
    down: zombie.down,
    hit: zombie.hit,
  },
  on: [`zombie:${zombie.id}`],
});
