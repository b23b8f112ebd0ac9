import { ask, freeze, type Option, type Rule, type Table } from '@tenebrae/kernel';
import { ACTION_GRANTS, HERO_ACTIONS, type HeroAction } from '../data/actions.ts';
import type { Hero, HeroTurn, State } from '../state.ts';
import { partsOf, sumOf } from './effects-of.ts';
import { gainPoints, isUndecided, turnOf } from './movement-points.ts';
import { speedOf } from './stats.ts';

interface DeclareOption extends Option {
  readonly declared: HeroAction;
}

/**
 * DJ-HRT-06 to DJ-HRT-12, DJ-MOV-01, DJ-MOV-16, DJ-CRD-10: exactly one of the four actions. Its points are fixed now; then
 * come the skills that work on declaring.
 */
export function* declareAction(table: Table<State>, hero: Hero, turn: HeroTurn): Rule {
  const options = declareOptions(speedOf(hero));
  const { declared } = yield* ask('declare-action', hero.seat, options, 'DJ-HRT-06', {
    about: { hero: hero.id },
  });
  takeUp(hero, turn, declared);
  gainPoints(turn, sumOf(hero, 'movement-points'));
  const { points, attacks } = turn;
  table.tell({
    type: 'action-declared',
    rule: RULES[declared],
    hero: hero.id,
    action: declared,
    points,
    attacks,
  });
  for (const effect of partsOf(hero).onDeclared) yield* effect.onDeclared(table, hero, declared);
}

const RULES = {
  run: 'DJ-HRT-07',
  battle: 'DJ-HRT-08',
  advance: 'DJ-HRT-11',
  ready: 'DJ-HRT-12',
} as const satisfies Record<HeroAction, string>;

/** By speed, made once. */
const DECLARE: (readonly DeclareOption[])[] = [];

const declareOptions = (speed: number): readonly DeclareOption[] =>
  (DECLARE[speed] ??= freeze(HERO_ACTIONS.map(action => declareOption(action, speed))));

const declareOption = (declared: HeroAction, speed: number): DeclareOption => ({
  id: `declare:${declared}`,
  text: `declare-${declared}`,
  declared,
  about: { points: ACTION_GRANTS[declared].speeds * speed },
  on: [`action:${declared}`],
});

/** What the action gives, less what the turn has used of it so far. */
function takeUp(hero: Hero, turn: HeroTurn, action: HeroAction): void {
  const { speeds, attacks } = ACTION_GRANTS[action];
  turn.action = action;
  turn.points = turn.bought;
  turn.attacks = attacks - turn.attacked;
  turn.half = null;
  if (action === 'ready') turn.half = turn.attacked > 0 ? 'attack' : turn.spent > 0 ? 'move' : null;
  if (action !== 'ready' || turn.half === 'move') turn.points += speeds * speedOf(hero) - turn.spent;
  if (turn.half === 'move') turn.attacks = 0;
}

/** Whether what he has done so far also fits another action (Grey Ker). */
export function mayChangeAction(state: State, hero: Hero, to: HeroAction): boolean {
  const turn = turnOf(state, hero);
  if (turn === null || turn.action === to || !HERO_ACTIONS.some(one => one === turn.action)) return false;
  const { speeds, attacks, order } = ACTION_GRANTS[to];
  if (turn.spent > speeds * speedOf(hero) || turn.attacked > attacks) return false;
  if (turn.orderPlaced && !order) return false;
  return to !== 'ready' || turn.spent === 0 || turn.attacked === 0;
}

/** He goes on as if he had declared another action. */
export function changeAction(table: Table<State>, hero: Hero, to: HeroAction): void {
  const turn = turnOf(table.state, hero);
  if (turn === null) return;
  takeUp(hero, turn, to);
  const { points, attacks } = turn;
  table.tell({ type: 'action-changed', rule: RULES[to], hero: hero.id, action: to, points, attacks });
}

/** DJ-HRT-09, DJ-HRT-12, DJ-EFF-05: one attack of the action is made; a ready or stunned hero has chosen to attack. */
export function spendAttack(state: State, hero: Hero): void {
  const turn = turnOf(state, hero);
  if (turn === null) return;
  if (isUndecided(turn)) turn.half = 'attack';
  turn.attacks -= 1;
  turn.attacked += 1;
}

/** An action that has more attacks than it prints (Able Warrior). */
export function grantAttack(state: State, hero: Hero): void {
  const turn = turnOf(state, hero);
  if (turn !== null) turn.attacks += 1;
}

/** A ready action of which he has both halves (Leadership); the points are fixed now (DJ-MOV-16). */
export function grantBothHalves(state: State, hero: Hero): void {
  const turn = turnOf(state, hero);
  if (turn === null || !isUndecided(turn)) return;
  turn.half = 'whole';
  turn.points += speedOf(hero);
}

/**
 * DJ-HRT-17, DJ-EFF-06, DJ-ORD-20: whether attacks of skills and abilities may follow now: in his own turn with battle,
 * advance and ready, and in the interruptions of other turns.
 */
export function allowsExtraAttacks(state: State, hero: Hero): boolean {
  const turn = turnOf(state, hero);
  if (turn === null) return true;
  return turn.action === 'battle' || turn.action === 'advance' || turn.action === 'ready';
}
