import type { RoomId } from '@tenebrae/board';
import { ask, DONE, type Option, type Rule, type Table } from '@tenebrae/kernel';
import type { Card, State, Survivor } from '../state.ts';
import { cancelIcons, type Icons } from './attack-icons.ts';
import { rollSurvivorDice } from './dice.ts';
import { releaseWhereClear } from './entrapment.ts';
import { hasEnemy } from './figures.ts';
import {
  addKnockbackUses,
  knockbackOption,
  type Knockbacks,
  type KnockbackUse,
  useKnockback,
} from './knockback.ts';
import { printedOn } from './printed-cards.ts';
import { retreat } from './retreat.ts';
import { linesFrom, type Sight, sightOf } from './rooms.ts';
import { assignHits, canBeHit, type Enemy, enemyId, hitEnemy, hitFacts, targetsOf } from './targets.ts';
import { type AttackValues, attackValues, isUsableWeapon, reachOf } from './weapons.ts';

/** DDD-CMB-01, DDD-CMB-02, DDD-CMB-18, DDD-SKL-07: one attack, null being bare fists; whoever calls has paid the AP. */
export function* attack(table: Table<State>, survivor: Survivor, weapon: Card | null): Rule {
  const { state } = table;
  const { room } = survivor;
  const values = attackValues(survivor, weapon);
  const by = weapon === null ? 'bare-fists' : weapon.id;
  table.tell({ type: 'attack-made', rule: 'DDD-CMB-01', survivor: survivor.id, weapon: by, room });
  if (weapon !== null) spendAmmo(table, survivor, weapon);
  const rolled = yield* rollSurvivorDice('attack', values.dice, 'DDD-CMB-02');
  const icons = yield* cancelIcons(table, survivor, rolled);
  if (icons.success > 0 || icons.knockback > 0)
    yield* spendIcons(table, startAttack(state, survivor, values, icons));
  releaseWhereClear(table); // DDD-CMB-13: before the retreats, so that whoever is free may use one.
  if (icons.retreat > 0) yield* retreat(table, room, icons.retreat);
}

/** DDD-CMB-19: one cube for each attack with a firearm. */
function spendAmmo(table: Table<State>, survivor: Survivor, weapon: Card): void {
  if (printedOn(weapon).kind !== 'firearm') return;
  weapon.ammo -= 1;
  table.tell({
    type: 'ammo-spent',
    rule: 'DDD-CMB-19',
    survivor: survivor.id,
    card: weapon.id,
    left: weapon.ammo,
  });
}

/** An attack whose dice have been rolled: what is left of them, and what they can reach. */
interface Attack extends Knockbacks {
  readonly values: AttackValues;
  /** How many rooms away each room is that he sees. */
  readonly seen: Sight;
  successes: number;
  aims: number;
  knockbacks: number;
}

const startAttack = (state: State, survivor: Survivor, values: AttackValues, icons: Icons): Attack => ({
  survivor,
  room: survivor.room,
  values,
  seen: sightOf(state, survivor.room),
  lines: linesFrom(state, survivor.room),
  pushRooms: values.pushRooms,
  laysDown: values.laysDown,
  pushed: [],
  successes: icons.success,
  aims: icons.aim,
  knockbacks: icons.knockback,
});

/** What the attacker can do next with the icons that are left. */
type Use = { readonly kind: 'hit'; readonly enemy: Enemy } | KnockbackUse;

/** DDD-CMB-04, DDD-CMB-18: successes and knockbacks in any order, as long as the attacker wants and can use them. */
function* spendIcons(table: Table<State>, attack: Attack): Rule {
  const { survivor } = attack;
  for (;;) {
    const uses = usesOf(table.state, attack);
    if (uses.length === 0) return;
    const options: Option[] = [];
    for (const use of uses) options.push(useOption(attack, use));
    options.push(DONE);
    const { successes, aims, knockbacks } = attack;
    const about = { survivor: survivor.id, successes, aims, knockbacks };
    const choice = yield* ask('spend-icon', survivor.seat, options, 'DDD-CMB-04', { about });
    const use = uses[options.indexOf(choice)];
    if (use === undefined) return;
    if (use.kind === 'hit') yield* useSuccess(table, attack, use.enemy);
    else {
      attack.knockbacks -= 1;
      yield* useKnockback(table, attack, use);
    }
  }
}

function usesOf(state: State, attack: Attack): Use[] {
  const uses: Use[] = [];
  if (attack.successes > 0) {
    const reach = rangeWith(attack, attack.aims);
    for (const enemy of targetsOf(state, attack.room, room => distanceTo(attack.seen, room) <= reach))
      uses.push({ kind: 'hit', enemy });
  }
  if (attack.knockbacks > 0) addKnockbackUses(state, attack, uses);
  return uses;
}

function useOption(attack: Attack, use: Use): Option {
  if (use.kind !== 'hit') return knockbackOption(use);
  const id = enemyId(use.enemy);
  const aims = aimsFor(attack, use.enemy.figure.room);
  const about = hitFacts(use.enemy, aims, hitsWith(attack, aims));
  return { id: `hit:${id}`, text: aims > 0 ? 'use-aimed-success' : 'use-success', about, on: [id] };
}

/** DDD-CMB-06, DDD-CMB-07, DDD-CMB-22: one success with its aims; all its hits stay within its range. */
function* useSuccess(table: Table<State>, attack: Attack, enemy: Enemy): Rule {
  const aims = aimsFor(attack, enemy.figure.room);
  const range = rangeWith(attack, aims);
  attack.successes -= 1;
  attack.aims -= aims;
  yield* hitEnemy(table, enemy, attack.survivor, true, 'DDD-CMB-06');
  const isReached = (room: RoomId): boolean => distanceTo(attack.seen, room) <= range;
  yield* assignHits(table, attack.survivor, hitsWith(attack, aims) - 1, isReached, true, 'DDD-CMB-22');
}

/**
 * DDD-CMB-07, DDD-CMB-22: the aims that a success on this room takes: as many as it needs for the range. Extra hits reach
 * furthest with the last success, which therefore gets all the aims that are left; every other allocation gives less.
 */
function aimsFor({ values, seen, successes, aims }: Attack, room: RoomId): number {
  if (values.aimHits > 0 && successes === 1) return aims;
  return values.aimRange === 0 ? 0 : Math.max(0, distanceTo(seen, room) - values.range) / values.aimRange;
}

/** DDD-CMB-22, DDD-ITM-04 to DDD-ITM-06, DDD-SKL-09: the hits of a success with so many aims. */
const hitsWith = ({ values }: Attack, aims: number): number =>
  (1 + aims * values.aimHits) * values.hitsForOne;

/** DDD-CMB-05, DDD-CMB-07: the range of a success with so many aims. */
const rangeWith = ({ values }: Attack, aims: number): number => values.range + aims * values.aimRange;

function distanceTo({ rooms, distances }: Sight, room: RoomId): number {
  const place = rooms.indexOf(room);
  return place < 0 ? Infinity : (distances[place] as number);
}

/** DDD-CMB-19, DDD-CMB-20: usable, and something to attack: an enemy here, or one that it could reach. */
export const canAttackWith = (
  state: State,
  survivor: Survivor,
  weapon: Card | null,
  nearest = nearestEnemy(state, survivor.room),
): boolean =>
  (weapon === null || isUsableWeapon(weapon)) && (nearest === 0 || nearest <= reachOf(survivor, weapon));

/** DDD-CMB-20, DDD-CMB-21: how many rooms away the nearest enemy is that an attack from a room could hurt. */
export function nearestEnemy(state: State, room: RoomId): number {
  const { creature, nemesis, zombies } = state;
  if (hasEnemy(state, room)) return 0;
  if (zombies.length === 0 && creature === null && nemesis === null) return Infinity;
  const seen = sightOf(state, room);
  let nearest = Infinity;
  if (creature !== null) nearest = distanceTo(seen, creature.room);
  if (nemesis !== null) nearest = Math.min(nearest, distanceTo(seen, nemesis.room));
  for (const zombie of zombies) {
    const distance = distanceTo(seen, zombie.room);
    if (distance < nearest && canBeHit(state, zombie, room)) nearest = distance;
  }
  return nearest;
}
