import type { RoomId } from '@tenebrae/board';
import { ask, DONE, type Option, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { Creature, Nemesis, State, Survivor, Zombie } from '../state.ts';
import { hitCreature, hitNemesis, hitZombie, hordeEffect } from './hits.ts';

/** DDD-GEN-13: a zombie, the creature or the nemesis. */
export type Enemy =
  | { readonly kind: 'zombie'; readonly figure: Zombie }
  | { readonly kind: 'creature'; readonly figure: Creature }
  | { readonly kind: 'nemesis'; readonly figure: Nemesis };

/** DDD-CMB-04, DDD-CMB-22, DDD-CRE-12: hits one by one to enemies in these rooms, until the rest is declined or lost. */
export function* assignHits(
  table: Table<State>,
  survivor: Survivor,
  hits: number,
  isReached: (room: RoomId) => boolean,
  withXp: boolean,
  rule: RuleId,
): Rule {
  for (let left = hits; left > 0; left--) {
    const targets = targetsOf(table.state, survivor.room, isReached);
    if (targets.length === 0) return;
    const options = targets.map(hitOption);
    const about = { survivor: survivor.id, hits: left };
    const choice = yield* ask<Option>('assign-hit', survivor.seat, [...options, DONE], rule, { about });
    const enemy = targets[options.indexOf(choice)];
    if (enemy === undefined) return;
    yield* hitEnemy(table, enemy, survivor, withXp, rule);
  }
}

/** DDD-CMB-06, DDD-CRE-02, DDD-FIN-32: one hit on whatever it is. */
export function* hitEnemy(
  table: Table<State>,
  enemy: Enemy,
  by: Survivor,
  withXp: boolean,
  rule: RuleId,
): Rule {
  if (enemy.kind === 'creature') return yield* hitCreature(table, 1, withXp, rule);
  if (enemy.kind === 'nemesis') return yield* hitNemesis(table, 1, rule);
  const eliminated = hitZombie(table, enemy.figure, withXp ? by : null, rule);
  if (eliminated && !withXp) table.state.tally.zombies[by.id] += 1;
}

/** A hit on an enemy as an option: `hit:zombie:12`. */
const hitOption = (enemy: Enemy): Option => ({
  id: `hit:${enemyId(enemy)}`,
  text: 'hit-enemy',
  about: factsOf(enemy),
  on: [enemyId(enemy)],
});

/** The enemies in these rooms that a hit from `from` can hurt. */
export function targetsOf(state: State, from: RoomId, isReached: (room: RoomId) => boolean): Enemy[] {
  const targets: Enemy[] = [];
  for (const enemy of distinctEnemies(state, isReached))
    if (enemy.kind !== 'zombie' || canBeHit(state, enemy.figure, from)) targets.push(enemy);
  return targets;
}

/** DDD-SPZ-04, DDD-SPZ-07: special zombies come last, and a horde with a Chunk is only hurt from its own room. */
export function canBeHit(state: State, zombie: Zombie, from: RoomId): boolean {
  if (zombie.room !== from && hordeEffect(state, zombie.room, 'close-combat-only') !== undefined)
    return false;
  if (zombie.kind === 'ordinary') return true;
  for (const one of state.zombies) if (one.kind === 'ordinary' && one.room === zombie.room) return false;
  return true;
}

/** The enemies in these rooms; of zombies that differ in nothing only the first, as one stands for all. */
export function distinctEnemies(state: State, isThere: (room: RoomId) => boolean): Enemy[] {
  const { creature, nemesis } = state;
  const enemies: Enemy[] = [];
  const zombies: Zombie[] = [];
  for (const figure of state.zombies) {
    if (!isThere(figure.room) || isAmong(zombies, figure)) continue;
    zombies.push(figure);
    enemies.push({ kind: 'zombie', figure });
  }
  if (creature !== null && isThere(creature.room)) enemies.push({ kind: 'creature', figure: creature });
  if (nemesis !== null && isThere(nemesis.room)) enemies.push({ kind: 'nemesis', figure: nemesis });
  return enemies;
}

function isAmong(zombies: readonly Zombie[], figure: Zombie): boolean {
  for (const one of zombies) if (isAlike(one, figure)) return true;
  return false;
}

export const isAlike = (one: Zombie, other: Zombie): boolean =>
  one.room === other.room &&
  one.kind === other.kind &&
  one.infected === other.infected &&
  one.hit === other.hit &&
  one.down === other.down;

/** By what the board knows it. */
export const enemyId = (enemy: Enemy): string =>
  enemy.kind === 'zombie' ? `zombie:${enemy.figure.id}` : enemy.kind;

/** What is told of an enemy: its name, where it stands, and what sets a zombie apart. */
export function factsOf(enemy: Enemy): EnemyFacts {
  if (enemy.kind !== 'zombie') return { enemy: enemy.figure.id, room: enemy.figure.room };
  const { id: zombie, kind, room, infected, hit, down } = enemy.figure;
  return { zombie, enemy: kind, room, infected, hit, down };
}

/** The same of a hit with so many aims. */
export function hitFacts(enemy: Enemy, aims: number, hits: number): EnemyFacts {
  if (enemy.kind !== 'zombie') return { enemy: enemy.figure.id, room: enemy.figure.room, aims, hits };
  const { id: zombie, kind, room, infected, hit, down } = enemy.figure;
  return { zombie, enemy: kind, room, infected, hit, down, aims, hits };
}

/** The same of a push into a room, so many rooms away. */
export function pushFacts(enemy: Enemy, to: RoomId, rooms: number): EnemyFacts {
  if (enemy.kind !== 'zombie') return { enemy: enemy.figure.id, room: enemy.figure.room, to, rooms };
  const { id: zombie, kind, room, infected, hit, down } = enemy.figure;
  return { zombie, enemy: kind, room, infected, hit, down, to, rooms };
}
export type EnemyFacts = Readonly<Record<string, string | number | boolean>>;
