import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { Attribute } from '../data/numbers.ts';
import type { Monster, MonstersTurn, State, Victim, VictimId } from '../state.ts';
import { type Attack, type Blow, newAttack } from './attack.ts';
import { mayAttack } from './attacking.ts';
import { pickOne } from './dice.ts';
import { adjacentEnemies, cardOfMonster, monsterOf, victimOf } from './figures.ts';
import { chooseMonster, isOnBoard, victimsInSight } from './monster-movement.ts';
import { meleeOf, rangedOf } from './profile.ts';
import { resolveAttack } from './resolve-attack.ts';
import { settle } from './settle.ts';
import { retarget } from './targeting.ts';
import { figureOf, nameOf } from './tell.ts';
import { isAlive } from './wounds.ts';

/** DL-BEH-10, DL-BEH-13, DL-BEH-14: all attacks of one Monster: melee against its target, else its shots. */
export const attackWith = (table: Table<State>, turn: MonstersTurn, monster: Monster): Rule =>
  monster.target !== null ? strike(table, monster) : shoot(table, turn, monster);

/** DL-BEH-07, DL-BEH-10: whether it has anything to do: a target, or somebody to shoot at. */
export function canAttack(state: State, turn: MonstersTurn, monster: Monster): boolean {
  if (monster.target !== null) return true;
  const blow = monsterBlow(state, monster, 'ranged');
  if (blow === null || !turn.shots.some(shot => shot.monster === monster.id)) return false;
  return victimsInSight(state, monster).some(victim => mayAttack(state, monster, victim, blow));
}

/** DL-BEH-10, DL-BEH-17, DL-EVA-06: melee attacks against its target, and its next one if that dies; none after a Tumble. */
function* strike(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  const blow = monsterBlow(state, monster, 'melee');
  if (blow === null) return;
  for (let left = meleeOf(state, monster).attacks; left > 0; left--) {
    if (!isOnBoard(state, monster) || monster.target === null) return;
    const victim = victimOf(state, monster.target);
    if (!mayAttack(state, monster, victim, blow)) return;
    const attack = yield* attackOnce(table, monster, victim, blow, 'why-target');
    if (attack.tumbled) return;
  }
}

/** DL-BEH-13: shots at the one it was assigned to; if that one is dead, at another, shot at least by this type. */
function* shoot(table: Table<State>, turn: MonstersTurn, monster: Monster): Rule {
  const { state } = table;
  const blow = monsterBlow(state, monster, 'ranged');
  if (blow === null) return;
  for (let left = rangedOf(state, monster).attacks; left > 0; left--) {
    const victim = isOnBoard(state, monster) ? yield* nextShotAt(table, turn, monster, blow) : null;
    if (victim === null) return;
    const attack = yield* attackOnce(table, monster, victim, blow, 'why-sees');
    if (attack.tumbled) return;
  }
}

function* nextShotAt(
  table: Table<State>,
  turn: MonstersTurn,
  monster: Monster,
  blow: Blow,
): Rule<Victim | null> {
  const { state } = table;
  const shot = turn.shots.find(one => one.monster === monster.id);
  if (shot === undefined) return null;
  const assigned = victimOf(state, shot.victim);
  if (isAlive(assigned) && mayAttack(state, monster, assigned, blow)) return assigned;
  const seen = victimsInSight(state, monster).filter(victim => mayAttack(state, monster, victim, blow));
  if (seen.length === 0) return null;
  turn.shots = turn.shots.filter(one => one !== shot);
  return yield* aim(table, turn, monster, seen);
}

/** DL-ATK-05: one attack, resolved completely. */
function* attackOnce(
  table: Table<State>,
  monster: Monster,
  victim: Victim,
  blow: Blow,
  why: string,
): Rule<Attack> {
  const attack = newAttack(monster, victim, blow);
  attack.why = why;
  yield* resolveAttack(table, attack);
  const retargeting = retarget(table);
  if (retargeting !== NOTHING) yield* retargeting;
  const settling = settle(table);
  if (settling !== NOTHING) yield* settling;
  return attack;
}

/** DL-ATK-02, DL-ATK-08, DL-ATK-12, DL-ATK-16: the attack of its Combat field. */
export function monsterBlow(state: State, monster: Monster, kind: 'melee' | 'ranged'): Blow | null {
  const attack = cardOfMonster(monster.kind)[kind];
  if (attack === undefined) return null;
  const added: Attribute = kind === 'melee' ? 'strength' : 'perception';
  return {
    kind: attack.magic === true ? 'magic' : kind,
    name: attack.id,
    damage: attack.damage === undefined ? [] : [attack.damage],
    wounds: attack.wounds ?? null,
    adds: attack.magic === true ? (attack.adds ?? null) : added,
    toHit: (kind === 'melee' ? meleeOf : rangedOf)(state, monster).toHit,
    modifier: 0,
    criticalDamage: attack.criticalDamage ?? 0,
    cleave: false,
    range: kind === 'melee' ? 1 : Infinity,
    items: [],
    dual: false,
  };
}

/** DL-BEH-13, DL-BEH-15: the shooters of a type over the victims in sight, those who see the fewest first. */
export function* assignShots(table: Table<State>, turn: MonstersTurn): Rule {
  const { state } = table;
  let shooters = turn.waiting
    .map(id => monsterOf(state, id))
    .filter(one => monsterBlow(state, one, 'ranged') !== null && adjacentEnemies(state, one).length === 0)
    .map(monster => ({ monster, seen: victimsInSight(state, monster) }))
    .filter(({ seen }) => seen.length > 0);
  turn.shots = [];
  while (shooters.length > 0) {
    const fewest = Math.min(...shooters.map(({ seen }) => seen.length));
    const first = shooters.filter(({ seen }) => seen.length === fewest);
    const next = yield* chooseMonster(
      table,
      first.map(({ monster }) => monster),
      'DL-BEH-15',
    );
    yield* aim(table, turn, next, first.find(({ monster }) => monster === next)?.seen ?? []);
    shooters = shooters.filter(({ monster }) => monster !== next);
  }
}

/** DL-BEH-13, DL-BEH-15: at the one that the fewest of the type shoot at, at random among equals. */
function* aim(
  table: Table<State>,
  turn: MonstersTurn,
  monster: Monster,
  seen: readonly Victim[],
): Rule<Victim> {
  const load = (victim: VictimId) => turn.shots.filter(shot => shot.victim === victim).length;
  const lowest = Math.min(...seen.map(({ id }) => load(id)));
  const equal = seen.filter(({ id }) => load(id) === lowest);
  const victim = yield* pickOne('random-target', equal, 'DL-BEH-13');
  turn.shots.push({ monster: monster.id, victim: victim.id });
  table.tell({
    type: 'shot-aimed',
    rule: 'DL-BEH-13',
    who: monster.kind,
    figure: figureOf(monster),
    target: nameOf(victim),
    targetFigure: figureOf(victim),
    why: seen.length === 1 ? 'why-only-one' : equal.length > 1 ? 'why-random' : 'why-fewest',
  });
  return victim;
}
