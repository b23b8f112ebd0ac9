import { ask, type Option, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { HERO_ACTIONS, ORDERS } from '../data/actions.ts';
import type { Action } from '../rules/action-option.ts';
import { attack } from '../rules/attack.ts';
import { hasTarget, mayAttack } from '../rules/attack-options.ts';
import { allowsExtraAttacks, changeAction, mayChangeAction } from '../rules/declaring.ts';
import { spendFatigue } from '../rules/fatigue.ts';
import { heroFigure } from '../rules/figures.ts';
import { heal, recoverFatigue } from '../rules/healing.ts';
import { turnOf } from '../rules/movement-points.ts';
import { giveOrder } from '../rules/orders.ts';
import { maxFatigue, maxWounds } from '../rules/stats.ts';
import { inflictWounds } from '../rules/wounds.ts';
import type { Hero, HeroTurn, State } from '../state.ts';
import { type SourceOption, sourceOption, sourcesOf } from './extra-attacks.ts';

const RULE: RuleId = 'DJ-CRD-10';

/**
 * Grey Ker: another action instead of the declared one, if what he has spent, attacked and ordered so far fits it too. As often
 * as he likes; going back to one that he has just left, with nothing done between, would change nothing.
 */
export const CHANGE_OF_ACTION: Action = {
  rule: RULE,
  options(state, hero) {
    const turn = turnOf(state, hero);
    if (turn === null) return [];
    return HERO_ACTIONS.filter(
      action => mayChangeAction(state, hero, action) && !turn.used.includes(passedBy(hero, turn, action)),
    ).map(declared => ({
      id: `change-action:${declared}`,
      action: 'change-action',
      declared,
      about: { action: declared },
      on: [`action:${declared}`],
    }));
  },
  *perform(table, hero, { declared }) {
    const turn = turnOf(table.state, hero);
    if (turn === null || declared === undefined || turn.action === null) return;
    turn.used.push(passedBy(hero, turn, turn.action));
    changeAction(table, hero, declared);
  },
};

/** An action together with all that has been done so far. */
const passedBy = (hero: Hero, { spent, attacked, orderPlaced }: HeroTurn, action: string): string =>
  ['grey-ker', action, spent, attacked, orderPlaced, hero.fatigue, hero.place].join(':');

/** One Fist: once a turn, with battle, advance or ready, a blow of his one fist on top of everything else (DJ-HRT-17). */
export const BLOW_OF_THE_FIST: Action = {
  rule: RULE,
  options(state, hero) {
    const turn = turnOf(state, hero);
    if (turn === null || turn.used.includes('one-fist') || !allowsExtraAttacks(state, hero)) return [];
    if (!mayAttack(state, heroFigure(hero)) || !hasTarget(state, fistPlan(hero))) return [];
    return [{ id: 'fist-attack', action: 'fist-attack', source: 'one-fist' }];
  },
  *perform(table, hero) {
    turnOf(table.state, hero)?.used.push('one-fist');
    yield* attack(table, fistPlan(hero));
  },
};

const fistPlan = (hero: Hero) =>
  ({ attacker: heroFigure(hero), seat: hero.seat, source: 'one-fist', interrupt: 'none' }) as const;

/** Steelhorns: running straight on, one melee attack, after which he moves no more this turn. */
export const CHARGE: Action = {
  rule: RULE,
  options(state, hero) {
    const turn = turnOf(state, hero);
    if (turn?.action !== 'run' || turn.halted || turn.heading === 'none' || turn.heading === 'mixed')
      return [];
    if (!mayAttack(state, heroFigure(hero))) return [];
    return sourcesOf(hero, 'melee')
      .filter(source => hasTarget(state, chargePlan(hero, source)))
      .map(source => ({ ...sourceOption('ram', source), action: 'ram' }));
  },
  *perform(table, hero, { source }) {
    const turn = turnOf(table.state, hero);
    if (turn === null || source === undefined) return;
    turn.halted = true;
    yield* attack(table, chargePlan(hero, source));
  },
};

const chargePlan = (hero: Hero, source: SourceOption['source']) =>
  ({ attacker: heroFigure(hero), seat: hero.seat, source, interrupt: 'none' }) as const;

interface Trade extends Option {
  readonly trade: 'wound' | 'fatigue';
}

/** Red Scorpion: once at the start of her turn, fatigue for a wound or a wound, not her last, for fatigue. */
export function* tradeStrength(table: Table<State>, hero: Hero): Rule {
  const isHurt = hero.wounds < maxWounds(hero) || hero.tokens.poison > 0;
  const isTired = hero.fatigue < maxFatigue(hero);
  const options: Trade[] = [
    ...(isHurt && hero.fatigue > 0 ? [{ id: 'fatigue-for-wound', trade: 'wound' } as const] : []),
    ...(isTired && hero.wounds > 1 ? [{ id: 'wound-for-fatigue', trade: 'fatigue' } as const] : []),
  ];
  if (options.length === 0) return;
  const chosen = yield* ask('trade-strength', hero.seat, [...options, PASS], RULE, {
    about: { hero: hero.id },
  });
  if (!('trade' in chosen)) return;
  if (chosen.trade === 'wound') {
    spendFatigue(table, hero, 1, RULE);
    heal(table, hero, 1, RULE);
    return;
  }
  const [hit] = yield* inflictWounds(table, [{ figure: heroFigure(hero), wounds: 1 }], { kind: 'own' }, RULE);
  if ((hit?.wounds ?? 0) > 0) recoverFatigue(table, hero, 1, RULE);
}

const SWAP_FATIGUE = 2;

/** Silhouette: for 2 fatigue another order lies beside her, in whoever's turn. */
export function* swapOrder(table: Table<State>, hero: Hero): Rule {
  const { order } = hero;
  if (order === null || hero.fatigue < SWAP_FATIGUE) return;
  const options = ORDERS.filter(one => one !== order).map(one => ({
    id: `swap-order:${one}`,
    about: { order: one },
    on: [`order:${one}`],
    order: one,
  }));
  const chosen = yield* ask('change-order', hero.seat, [...options, PASS], RULE, {
    window: true,
    concerns: [hero.seat],
    about: { hero: hero.id, order, cost: SWAP_FATIGUE },
  });
  if (!('order' in chosen)) return;
  spendFatigue(table, hero, SWAP_FATIGUE, RULE);
  giveOrder(table, hero, chosen.order, RULE);
}
