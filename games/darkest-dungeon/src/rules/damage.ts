import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { Against } from '../data/skill-card.ts';
import { CONDITIONS } from '../data/conditions.ts';
import { SHAKEN_FROM } from '../data/limits.ts';
import type { State } from '../state.ts';
import { type Figure, has, isHero, isIn, typesOf } from './figures.ts';
import { adjust, react } from './reactions.ts';
import type { SkillUse } from './skill-use.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';
import { sufferWounds } from './wounds.ts';

/** DD-CON-16: Damage on its way to a target. */
export interface Damage {
  readonly amount: number;
  readonly critical: boolean;
  readonly by: Figure | null;
  /** Protection halves what comes from attacks (Skills, attacks, Trap dice), not Riposte, Rooms or cards. */
  readonly halved: boolean;
  /** Trinkets of the target: halving besides. */
  readonly padlock: boolean;
}

/**
 * DD-SKL-16, DD-SKL-17, DD-SKL-24, DD-CON-16, DD-CON-24: reductions, then Wounds, then what reacts to Damage. Says how much
 * Damage was taken.
 */
export function* dealDamage(table: Table<State>, target: Figure, damage: Damage, rule: RuleId): Rule<number> {
  const { state } = table;
  const { by, critical } = damage;
  const taken = damageAfter(state, target, damage);
  if (taken === 0) return 0;
  table.tell({
    type: 'damage-taken',
    rule,
    figure: target.id,
    by: by?.id ?? null,
    amount: taken,
    critical,
  });
  if (by !== null && isHero(by)) by.history.woundsDealt += taken;
  yield* sufferWounds(table, target, taken, by, rule);
  if (!isHero(target)) return taken;
  if (isIn(state, target)) yield* react(table, target, 'damage-taken', rule);
  if (critical && isIn(state, target)) yield* react(table, target, 'critical-suffered', rule);
  if (isIn(state, target)) yield* offerTrinkets(table, target, 'damaged', newTrinketUse(null, null));
  return taken;
}

/** DD-SKL-17, DD-SKL-24, DD-CON-24: one halving by Protection or Trinket, then Hard Skinned, then flat changes. */
function damageAfter(state: State, target: Figure, { amount, critical, halved, padlock }: Damage): number {
  if (amount <= 0) return 0;
  const attack = padlock || (halved && has(target, 'protection')) ? Math.ceil(amount / 2) : amount;
  if (!isHero(target)) return attack;
  const skinned = critical ? adjust(state, target, 'critical-damage', attack) : attack;
  return Math.max(0, adjust(state, target, 'damage', skinned));
}

/** DD-SKL-13, DD-SKL-23, DD-SKL-24: the damage of a Skill against a target, with its bonuses; a printed 0 stays 0. */
export function printedDamage(_state: State, use: SkillUse, target: Figure, critical: boolean): number {
  const { card, noDamage } = use;
  let damage = (critical ? card.critical : card.damage) ?? 0;
  if (damage <= 0 || noDamage) return 0;
  for (const [against, more] of card.bonus ?? []) if (isAgainst(target, against)) damage += more;
  return Math.max(0, damage + use.damage);
}

/** DD-SKL-23: a type, a Condition that lies there already, or Stress. */
function isAgainst(target: Figure, against: Against): boolean {
  if (against === 'shaken') return isHero(target) && target.stress >= SHAKEN_FROM;
  return isCondition(against) ? has(target, against) : typesOf(target).includes(against);
}

const isCondition = (against: Against): against is (typeof CONDITIONS)[number] =>
  (CONDITIONS as readonly string[]).includes(against);
