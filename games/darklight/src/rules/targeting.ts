import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Monster, State, Victim, VictimId } from '../state.ts';
import { pickOne } from './dice.ts';
import { joinCombat } from './end-of-combat.ts';
import { accursedOf, areAdjacent, ground, isPresent, squaresOf, victimOf, victims } from './figures.ts';
import { type Ground, nearOf } from './ground.ts';
import { figureOf, nameOf } from './tell.ts';
import type { Cause } from './wounds.ts';

/**
 * DL-BEH-03 to DL-BEH-05, DL-BEH-07: every Monster adjacent to victims has exactly one of them as its target; called after
 * every change of position, life or level. One that walks looks for its target when it has arrived.
 */
export function retarget(table: Table<State>): Rule {
  const { state } = table;
  if (state.dungeon === null || state.dungeon.monsters.length === 0) return NOTHING;
  const board = ground(state);
  const there = victims(state);
  const walking = state.phase.kind === 'monsters-turn' ? state.phase.turn.moving : null;
  const { monsters } = state.dungeon;
  for (let at = 0; at < monsters.length; at++) {
    const monster = monsters[at] as Monster;
    if (monster.asleep || monster.id === walking || keepsTarget(board, monster, there)) continue;
    if (touchesAny(board, monster, there)) return retargetFrom(table, at, board, there, walking);
    monster.target = null;
  }
  return NOTHING;
}

/** From the first on that has somebody new beside it. */
function* retargetFrom(
  table: Table<State>,
  first: number,
  board: Ground,
  there: readonly Victim[],
  walking: number | null,
): Rule {
  const monsters = table.state.dungeon?.monsters ?? [];
  for (let at = first; at < monsters.length; at++) {
    const monster = monsters[at] as Monster;
    if (monster.asleep || monster.id === walking || keepsTarget(board, monster, there)) continue;
    const had = monster.target;
    const beside = there.filter(one => touches(board, monster, one));
    monster.target = null;
    if (beside.length === 0) continue;
    const victim = yield* pickOne('random-target', beside, 'DL-BEH-05');
    const why = beside.length > 1 ? 'why-random' : 'why-only-one';
    assignTarget(table, monster, victim.id, why, had === null ? 'DL-BEH-03' : 'DL-BEH-05');
  }
}

function keepsTarget(board: Ground, monster: Monster, there: readonly Victim[]): boolean {
  const had = monster.target;
  if (had !== null) for (const one of there) if (one.id === had) return touches(board, monster, one);
  return false;
}

function touchesAny(board: Ground, monster: Monster, there: readonly Victim[]): boolean {
  for (const one of there) if (touches(board, monster, one)) return true;
  return false;
}

/** Victims stand on one square, and this is asked at every step of anyone. */
function touches(board: Ground, monster: Monster, victim: Victim): boolean {
  for (const square of squaresOf(monster)) if (nearOf(board, square).includes(victim.square)) return true;
  return false;
}

/** DL-BEH-06: an adjacent Accursed that wounds it becomes its target; a sleeper wakes. */
export function* provoke(table: Table<State>, monster: Monster, { kind, by }: Cause): Rule {
  const { state } = table;
  if (monster.asleep) yield* wake(table, monster);
  if (typeof by !== 'string' || kind === 'poison' || kind === 'fire') return;
  const accursed = accursedOf(state, by);
  if (isPresent(accursed) && areAdjacent(state, monster, accursed))
    assignTarget(table, monster, by, 'why-provoked', 'DL-BEH-06');
}

/** q-sanctuary-3: a sleeper that suffers a Wound, or whose time has come, joins the fight. */
export function* wake(table: Table<State>, monster: Monster): Rule {
  if (!monster.asleep) return;
  monster.asleep = false;
  joinCombat(table.state);
  table.tell({ type: 'monster-woke', rule: 'DL-SET-08', who: monster.kind, figure: figureOf(monster) });
  yield* retarget(table);
}

/** DL-BEH-03, DL-AMB-05: told with the reason. */
export function assignTarget(
  table: Table<State>,
  monster: Monster,
  victim: VictimId,
  why: string,
  rule: RuleId = 'DL-BEH-03',
): void {
  if (monster.target === victim) return;
  monster.target = victim;
  const target = victimOf(table.state, victim);
  table.tell({
    type: 'target-chosen',
    rule,
    who: monster.kind,
    figure: figureOf(monster),
    target: nameOf(target),
    targetFigure: figureOf(target),
    why,
  });
}
