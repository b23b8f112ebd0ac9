import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import { CONDITIONS } from '../data/conditions.ts';
import type { Effect, SpecialId } from '../data/effects.ts';
import type { AreaId } from '../data/room-tile.ts';
import { applyEffect, applyEffects, type EffectSource } from '../effects/index.ts';
import { performSpecial } from '../effects/specials.ts';
import type { State } from '../state.ts';
import { afterWounding } from './bosses.ts';
import { dealDamage, printedDamage } from './damage.ts';
import { alliesOf, type Figure, has, isHero, isIn, isMonster } from './figures.ts';
import { changeLight } from './light.ts';
import { react } from './reactions.ts';
import type { Hit } from './skill-roll.ts';
import { isEnemy, offerToUser } from './skill-roll.ts';
import type { SkillUse } from './skill-use.ts';
import { recoverStress, sufferStress } from './stress.ts';
import { teach } from './tutorial.ts';
import { heal } from './wounds.ts';

/** DD-SKL-18, DD-SKL-19, DD-CON-13: hit or miss, before everything else; pushes and pulls are measured from the target Area. */
export function performSelfEffects(table: Table<State>, use: SkillUse): Rule {
  const { self } = use.card;
  if (self === undefined) return NOTHING;
  const source = sourceOf(use, true, use.area ?? use.from);
  return applyEffects(table, use.user, withoutSpecials(self), source, 'DD-SKL-18');
}

/** Damage that was taken, for whoever answers it. */
interface Wounded {
  readonly target: Figure;
  readonly taken: number;
  readonly ripostes: boolean;
}

/** DD-SKL-13, DD-SKL-16, DD-QRK-12: target by target in Stance order, damage or healing with what reacts to it. */
export function* dealOrHeal(table: Table<State>, use: SkillUse, hits: readonly Hit[]): Rule<Wounded[]> {
  const wounded: Wounded[] = [];
  for (const met of hits) {
    const { target } = met;
    if (!isIn(table.state, target)) continue;
    tellHit(table, use, met);
    if (!met.hit) {
      if (isHero(target) && isEnemy(use, target)) yield* react(table, target, 'dodged', 'DD-QRK-12');
    } else if (isEnemy(use, target)) {
      const taken = yield* strike(table, use, met);
      if (taken > 0) wounded.push({ target, taken, ripostes: has(target, 'riposte') });
    } else yield* giveBack(table, use, met);
  }
  return wounded;
}

function tellHit(table: Table<State>, { user, skill }: SkillUse, { target, hit, critical }: Hit): void {
  const facts = { figure: target.id, by: user.id, skill };
  if (hit) table.tell({ type: 'target-hit', rule: 'DD-SKL-07', ...facts, critical });
  else table.tell({ type: 'target-missed', rule: 'DD-SKL-07', ...facts });
}

/** DD-SKL-16, DD-GES-03. */
function* strike(table: Table<State>, use: SkillUse, { target, critical }: Hit): Rule<number> {
  const { user, card } = use;
  const amount = printedDamage(table.state, use, target, critical);
  const halved = card.ignores !== 'protection';
  const damage = { amount, critical, by: user, halved, padlock: use.halvedFor.includes(target) };
  const taken = yield* dealDamage(table, target, damage, 'DD-SKL-16');
  if (taken > 0 && isHero(user) && isMonster(target)) yield* afterWounding(table, target, user);
  return taken;
}

/** DD-SKL-13, DD-SKL-16. */
function* giveBack(table: Table<State>, use: SkillUse, { target, critical }: Hit): Rule {
  const { user, card } = use;
  const amount = critical ? (card.critical ?? card.heals) : card.heals;
  if (amount !== undefined) yield* heal(table, target, amount + use.healing, user, 'DD-SKL-16');
}

/** DD-SKL-14, DD-SKL-15, DD-PVP-20: what a Critical Hit does to the minds of those around, once a use. */
export function answerCriticals(table: Table<State>, use: SkillUse, hits: readonly Hit[]): Rule {
  const criticals = hits.filter(({ critical }) => critical);
  return criticals.length === 0 ? NOTHING : shakeAndCalm(table, use, criticals);
}

function* shakeAndCalm(table: Table<State>, use: SkillUse, criticals: readonly Hit[]): Rule {
  const { state } = table;
  const { user } = use;
  yield* teach(table, 'critical');
  if (isHero(user)) {
    user.history.criticals += 1;
    for (const hero of alliesOf(state, user).filter(isHero))
      if (hero.area === user.area && isIn(state, hero)) recoverStress(table, hero, 1, 'DD-SKL-14');
  }
  for (const hero of shaken(state, use, criticals))
    if (isHero(hero) && isIn(state, hero)) yield* sufferStress(table, hero, 1, 'DD-SKL-15');
}

/** DD-SKL-15: those who suffered it, and whoever of their side stood by without being a target; each once. */
function shaken(state: State, use: SkillUse, criticals: readonly Hit[]): Figure[] {
  const suffered = criticals.filter(({ target }) => isEnemy(use, target));
  const [first] = suffered;
  if (first === undefined) return [];
  return alliesOf(state, first.target).filter(one =>
    suffered.some(({ target, area }) => one === target || (one.area === area && !use.targets.includes(one))),
  );
}

/**
 * DD-SKL-20, DD-SKL-22: for each target hit, in Stance order, as printed; nothing touches the dead. A change of Light happens
 * once, in its place among the effects on the first target hit, dead or alive.
 */
export function applyTargetEffects(table: Table<State>, use: SkillUse, hits: readonly Hit[]): Rule {
  const { card, target } = use;
  const isPlain = card.target === undefined && card.ally === undefined && target.length === 0;
  return isPlain ? NOTHING : applyToEach(table, use, hits);
}

function* applyToEach(table: Table<State>, use: SkillUse, hits: readonly Hit[]): Rule {
  const { state } = table;
  const met = hits.filter(({ hit }) => hit);
  if (met.some(({ target }) => isIn(state, target) && effectsOn(use, target).some(isCondition)))
    yield* offerToUser(table, use, 'condition');
  let isLit = false;
  for (const { target } of met)
    for (const effect of withoutSpecials(effectsOn(use, target))) {
      if (effect[0] !== 'light')
        yield* applyEffect(table, target, effect, sourceOf(use, false, use.user.area), 'DD-SKL-20');
      else if (!isLit) {
        isLit = true;
        yield* changeLight(table, effect[1], 'DD-SKL-22');
      }
    }
}

/** What is printed for a target; Trinkets add theirs to enemies. */
function effectsOn(use: SkillUse, target: Figure): readonly Effect[] {
  const { card } = use;
  if (!isEnemy(use, target)) return card.ally ?? card.target ?? [];
  return use.target.length === 0 ? (card.target ?? []) : [...(card.target ?? []), ...use.target];
}

const isCondition = ([word]: Effect): boolean => (CONDITIONS as readonly string[]).includes(word);

/** DD-SKL-26: summons and special effects: those among Self Effects once, the others for each target that is hit. */
export function performSpecials(table: Table<State>, use: SkillUse, hits: readonly Hit[]): Rule {
  const { self = [], target = [] } = use.card;
  return self.some(isSpecial) || target.some(isSpecial) ? performEach(table, use, hits) : NOTHING;
}

function* performEach(table: Table<State>, use: SkillUse, hits: readonly Hit[]): Rule {
  for (const special of specialsOf(use.card.self)) yield* performSpecial(table, special, use, null);
  for (const special of specialsOf(use.card.target))
    for (const { target, hit } of hits)
      if (hit && isIn(table.state, target)) yield* performSpecial(table, special, use, target);
}

const specialsOf = (effects: readonly Effect[] = []): SpecialId[] =>
  effects.flatMap(effect => (effect[0] === 'special' ? [effect[1]] : []));
const isSpecial = ([word]: Effect): boolean => word === 'special';
const withoutSpecials = (effects: readonly Effect[]): readonly Effect[] =>
  effects.some(isSpecial) ? effects.filter(effect => !isSpecial(effect)) : effects;

/** DD-CON-20, DD-CON-21: after the whole Skill, half of what was taken, whatever the distance; nobody answers it. */
export const riposte = (table: Table<State>, user: Figure, wounded: readonly Wounded[]): Rule =>
  wounded.some(({ ripostes }) => ripostes) ? answerBlows(table, user, wounded) : NOTHING;

function* answerBlows(table: Table<State>, user: Figure, wounded: readonly Wounded[]): Rule {
  const { state } = table;
  for (const { target, taken, ripostes } of wounded) {
    if (!ripostes || !isIn(state, target) || !isIn(state, user)) continue;
    table.tell({ type: 'riposted', rule: 'DD-CON-20', figure: target.id, by: user.id });
    const amount = Math.ceil(taken / 2);
    const damage = { amount, critical: false, by: target, halved: false, padlock: false };
    yield* dealDamage(table, user, damage, 'DD-CON-20');
  }
}

const sourceOf = (use: SkillUse, own: boolean, from: AreaId | null): EffectSource => ({
  by: use.user,
  own,
  from,
  use,
  card: use.skill,
});
