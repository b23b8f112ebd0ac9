import type { RoomId } from '@tenebrae/board';
import type { Option, Rule, Table } from '@tenebrae/kernel';
import { CREATURES } from '../data/creatures.ts';
import type { State, Survivor } from '../state.ts';
import { fireDamage } from './fire.ts';
import { eliminateZombie, hitCreature, hitZombie } from './hits.ts';
import { infectWhereMet } from './radiation.ts';
import { isOnFire, tileIndex } from './rooms.ts';
import { canBeHit, distinctEnemies, type Enemy, enemyId, factsOf, isAlike, pushFacts } from './targets.ts';

/** An enemy that this attack has pushed goes on only in the same line (DDD-CMB-10). */
export interface Pushed {
  readonly enemy: Enemy;
  readonly line: readonly RoomId[];
}

/** What an attack knows about its knockbacks. */
export interface Knockbacks {
  readonly survivor: Survivor;
  readonly room: RoomId;
  /** The rooms away from the attacker, a line for each way out of his room. */
  readonly lines: readonly (readonly RoomId[])[];
  /** Rooms for each knockback. */
  readonly pushRooms: number;
  readonly laysDown: boolean;
  readonly pushed: Pushed[];
}

/** What one knockback can do. */
export type KnockbackUse =
  | {
      readonly kind: 'push';
      readonly enemy: Enemy;
      readonly line: readonly RoomId[];
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'lay-down'; readonly enemy: Enemy & { kind: 'zombie' } }
  | { readonly kind: 'strike'; readonly enemy: Enemy & { kind: 'zombie' } };

/** DDD-CMB-09, DDD-CMB-10, DDD-POW-03, DDD-ITM-01: adds pushes and, with a bat, zombies laid down; a downed one is struck. */
export function addKnockbackUses(state: State, attack: Knockbacks, uses: Pick<KnockbackUse[], 'push'>): void {
  for (const enemy of distinctEnemies(state, room => room === attack.room)) {
    if (enemy.kind === 'creature' && CREATURES[enemy.figure.id].immuneToKnockback) continue;
    if (enemy.kind === 'zombie' && enemy.figure.down && canBeHit(state, enemy.figure, attack.room)) {
      uses.push({ kind: 'strike', enemy });
      continue;
    }
    if (enemy.kind === 'zombie' && attack.laysDown && !enemy.figure.down)
      uses.push({ kind: 'lay-down', enemy });
    for (const line of attack.lines) addPushes(state, attack, enemy, line, 0, uses);
  }
  for (const { enemy, line } of stillPushed(state, attack.pushed))
    addPushes(state, attack, enemy, line, line.indexOf(enemy.figure.room) + 1, uses);
}

/** DDD-CMB-10, DDD-SKL-22: as far along the line as one knockback reaches; what burns up on the way gets no further. */
function addPushes(
  state: State,
  attack: Knockbacks,
  enemy: Enemy,
  line: readonly RoomId[],
  from: number,
  uses: Pick<KnockbackUse[], 'push'>,
): void {
  const end = Math.min(from + attack.pushRooms, line.length);
  for (let to = from; to < end; to++) {
    uses.push({ kind: 'push', enemy, line, from, to });
    const room = line[to - 1] ?? attack.room;
    if (enemy.kind === 'zombie' && !enemy.figure.infected && isBurnt(state, room, line[to] as RoomId)) break;
  }
}

/** The enemies pushed before that are still there; of zombies alike in one line only the first. */
const stillPushed = (state: State, pushed: readonly Pushed[]): Pushed[] =>
  pushed.filter(
    (one, place) =>
      isThere(state, one.enemy) &&
      !pushed.slice(0, place).some(other => isThere(state, other.enemy) && isSamePush(one, other)),
  );

const isThere = (state: State, enemy: Enemy): boolean =>
  enemy.kind === 'zombie'
    ? state.zombies.includes(enemy.figure)
    : enemy.figure === state.creature || enemy.figure === state.nemesis;

const isSamePush = ({ enemy }: Pushed, other: Pushed): boolean =>
  enemy.kind === 'zombie' && other.enemy.kind === 'zombie'
    ? isAlike(enemy.figure, other.enemy.figure)
    : enemy.kind === other.enemy.kind;

/** `push:zombie:12:kitchen`, `lay-down:zombie:12`, `strike:zombie:12`. */
export function knockbackOption(use: KnockbackUse): Option {
  const id = enemyId(use.enemy);
  if (use.kind === 'lay-down')
    return { id: `lay-down:${id}`, text: 'lay-zombie-down', about: factsOf(use.enemy), on: [id] };
  if (use.kind === 'strike')
    return { id: `strike:${id}`, text: 'strike-downed-zombie', about: factsOf(use.enemy), on: [id] };
  const to = use.line[use.to] as RoomId;
  return {
    id: `push:${id}:${to}`,
    text: 'push-enemy',
    about: pushFacts(use.enemy, to, use.to - use.from + 1),
    on: [id, `room:${to}`],
  };
}

/** One knockback. */
export function* useKnockback(table: Table<State>, attack: Knockbacks, use: KnockbackUse): Rule {
  if (use.kind === 'push') return yield* push(table, attack, use);
  if (use.kind === 'lay-down') return layDown(table, use.enemy);
  // DDD-ITM-01: the second knockback is a hit.
  hitZombie(table, use.enemy.figure, attack.survivor, 'DDD-ITM-01');
}

/** DDD-ITM-01: not on creatures or the nemesis (DDD-ITM-03); it lies until the reaction. */
function layDown(table: Table<State>, { figure: zombie }: Enemy & { kind: 'zombie' }): void {
  zombie.down = true;
  table.tell({
    type: 'zombie-laid-down',
    rule: 'DDD-ITM-01',
    ...factsOf({ kind: 'zombie', figure: zombie }),
  });
}

/** DDD-CMB-09, DDD-CMB-10: room by room; each is entered in every respect. */
function* push(table: Table<State>, attack: Knockbacks, use: KnockbackUse & { kind: 'push' }): Rule {
  const { enemy, line } = use;
  for (let place = use.from; place <= use.to; place++) {
    const from = enemy.figure.room;
    enemy.figure.room = line[place] as RoomId;
    table.tell({ type: 'enemy-pushed', rule: 'DDD-CMB-09', ...factsOf(enemy), on: enemyId(enemy), from });
    if (isBurnt(table.state, from, enemy.figure.room)) yield* burn(table, enemy, attack.survivor);
    if (!isThere(table.state, enemy)) return;
    infectWhereMet(table, enemy.figure.room);
  }
  if (!attack.pushed.some(one => one.enemy.figure === enemy.figure)) attack.pushed.push({ enemy, line });
}

/** DDD-FIR-15, ruling DDD-CMB-11: it comes onto a burning or destroyed tile, not only from one room of it to the other. */
const isBurnt = (state: State, from: RoomId, to: RoomId): boolean =>
  isOnFire(state, to) && tileIndex(state, from) !== tileIndex(state, to);

/**
 * DDD-CMB-11, DDD-CMB-12, DDD-FIR-16, DDD-RAD-16: a zombie is eliminated, an infected one and a creature take hits, all
 * for XP. DDD-GEN-13: the nemesis does not mind.
 */
function* burn(table: Table<State>, enemy: Enemy, by: Survivor): Rule {
  const { state } = table;
  if (enemy.kind === 'nemesis') return;
  const damage = fireDamage(state, tileIndex(state, enemy.figure.room));
  if (enemy.kind === 'creature') {
    if (!CREATURES[enemy.figure.id].fireResistant) yield* hitCreature(table, damage, true, 'DDD-CMB-12');
    return;
  }
  const { figure: zombie } = enemy;
  if (!zombie.infected) return eliminateZombie(table, zombie, by, 'DDD-CMB-11');
  for (let hits = damage; hits > 0; hits--) if (hitZombie(table, zombie, by, 'DDD-RAD-16')) return;
}
