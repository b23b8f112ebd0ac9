import { ask, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { CREATURES } from '../data/creatures.ts';
import type { State, TileIndex, Zombie } from '../state.ts';
import { releaseWhereClear } from './entrapment.ts';
import { isIn } from './figures.ts';
import { fireDamage } from './fire.ts';
import { eliminateZombie, hitCreature, hitsNeeded, hitZombie } from './hits.ts';
import { tileIndex } from './rooms.ts';
import { isAlike } from './targets.ts';
import { settleWounds, wound } from './wounds.ts';

/** DDD-FIR-11, DDD-FIR-12: after a spread, on every burning and every destroyed tile of the house. */
export function* dealFireDamage(table: Table<State>): Rule {
  const { state } = table;
  const alreadyHit = state.zombies.filter(one => one.hit);
  for (let tile = 0; tile < state.tiles.length; tile += 1) {
    const damage = fireDamage(state, tile);
    if (damage === 0) continue;
    burnSurvivors(table, tile, damage);
    // DDD-GEN-16: zombies and creature of a tile.
    if (hasZombieOn(state, tile)) yield* burnZombies(table, tile, damage);
    if (isCreatureBurnt(state, tile)) yield* hitCreature(table, damage, false, 'DDD-FIR-11');
  }
  // DDD-RAD-16: what a spread did not finish is forgotten.
  for (const zombie of state.zombies) if (zombie.hit && !alreadyHit.includes(zombie)) zombie.hit = false;
  releaseWhereClear(table);
  yield* settleWounds(table);
}

/** DDD-FIR-11: the survivors of a tile. */
function burnSurvivors(table: Table<State>, tile: TileIndex, damage: number): void {
  for (const survivor of table.state.survivors)
    if (isIn(survivor) && tileIndex(table.state, survivor.room) === tile)
      wound(table, survivor, damage, 'DDD-FIR-11');
}

function hasZombieOn(state: State, tile: TileIndex): boolean {
  for (const zombie of state.zombies) if (tileIndex(state, zombie.room) === tile) return true;
  return false;
}

/** DDD-CRE-09, DDD-FIR-16: unless it is fire-resistant; without XP. */
const isCreatureBurnt = (state: State, tile: TileIndex): boolean =>
  state.creature !== null &&
  tileIndex(state, state.creature.room) === tile &&
  !CREATURES[state.creature.id].fireResistant;

/** DDD-FIR-18, DDD-RAD-16, DDD-SUR-16: a hit for each burn marker, on zombies of either room as the players choose; no XP. */
function* burnZombies(table: Table<State>, tile: TileIndex, damage: number): Rule {
  const { state } = table;
  for (let left = damage; left > 0; left -= 1) {
    const zombies = state.zombies.filter(one => tileIndex(state, one.room) === tile);
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

/** DDD-SPZ-04: special zombies only where no ordinary one is left in the room; of those alike one stands for all. */
function burnable(zombies: readonly Zombie[]): Zombie[] {
  const targets: Zombie[] = [];
  for (const zombie of zombies) {
    const isSpared =
      zombie.kind !== 'ordinary' && zombies.some(one => one.kind === 'ordinary' && one.room === zombie.room);
    if (!isSpared && !targets.some(one => isAlike(one, zombie))) targets.push(zombie);
  }
  return targets;
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
    zombie: zombie.id,
    enemy: zombie.kind,
    room: zombie.room,
    infected: zombie.infected,
    down: zombie.down,
    hit: zombie.hit,
  },
  on: [`zombie:${zombie.id}`],
});
