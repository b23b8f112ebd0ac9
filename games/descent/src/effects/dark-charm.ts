import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { itemOf } from '../data/items.ts';
import { attack, type AttackPlan } from '../rules/attack.ts';
import { hasTarget, sourceOption } from '../rules/attack-options.ts';
import { heroesOnBoard, heroFigure, isMonkey, OVERLORD } from '../rules/figures.ts';
import { figureOption } from '../rules/options.ts';
import type { Attack, Hero, State } from '../state.ts';
import { resisted, rollAgainst } from './traps.ts';

/** DJ-OVC-16: heroes in the town cannot be charmed; a monkey makes no attack. */
const charmable = (state: State): Hero[] =>
  heroesOnBoard(state).filter(hero => !isMonkey(hero) && plansOf(state, hero).length > 0);

export function hasCharmable(state: State): boolean {
  return charmable(state).length > 0;
}

/** Dark Charm: without a blank the hero makes one attack as the overlord says, perhaps on himself. */
export function* charm(table: Table<State>): Rule {
  const { state } = table;
  const heroes = charmable(state);
  const options = heroes.map(hero => figureOption(state, 'charm-hero', heroFigure(hero)));
  const { figure } = yield* ask('charm-whom', OVERLORD, options, 'DJ-OVC-10');
  const hero = heroes.find(one => heroFigure(one) === figure);
  if (hero === undefined) return;
  const faces = yield* rollAgainst(hero, 1);
  if (faces.includes('blank')) return resisted(table, hero);
  table.tell({ type: 'hero-charmed', rule: 'DJ-OVC-10', hero: hero.id });
  const plans = plansOf(state, hero);
  const about = { hero: hero.id };
  const weapons = plans.map(({ source }) => sourceOption('charm', source));
  const { source } = yield* ask('charm-weapon', OVERLORD, weapons, 'DJ-OVC-10', { about });
  const plan = plans.find(one => one.source === source);
  if (plan !== undefined) yield* attack(table, plan);
}

/** With any equipped weapon, or his fists. */
function plansOf(state: State, hero: Hero): AttackPlan[] {
  const weapons = hero.items.filter(({ card, equipped }) => equipped && itemOf(card).kind === 'weapon');
  const sources: Attack['source'][] = [...weapons.map(({ card }) => card), 'fists'];
  return sources
    .map(source => ({ attacker: heroFigure(hero), seat: OVERLORD, source, interrupt: 'charm' }) as const)
    .filter(plan => hasTarget(state, plan));
}
