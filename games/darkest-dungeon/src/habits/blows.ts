import type { Effect } from '../data/effects.ts';
import { BREAKING_POINT } from '../data/limits.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { SkillCard } from '../data/skill-card.ts';
import type { SkillId } from '../data/skills.ts';
import { type Figure, has, isHero, lifeOf } from '../rules/figures.ts';
import { critNumber, hitNumber } from '../rules/hit.ts';
import { cardFor } from '../rules/modifiers.ts';
import { newSkillUse, type SkillUse } from '../rules/skill-use.ts';
import { skillAreas, skillTargets } from '../rules/skills.ts';
import type { Hero, State } from '../state.ts';

/** What the use of a Skill is likely to bring. All numbers are ours: a point is about one Wound of an enemy. */

/** The best that a Skill can do from where the Hero stands. */
export function skillWorth(state: State, hero: Hero, skill: SkillId): number {
  const card = cardFor(hero, skill);
  if (card.range === 'self') return selfWorth(hero, card);
  let best = 0;
  for (const area of skillAreas(state, hero, card)) best = Math.max(best, worthAt(state, hero, skill, area));
  return best;
}

/** The worth of a Skill aimed at an Area, on those of its targets that are best. */
export function worthAt(state: State, hero: Hero, skill: SkillId, area: AreaId): number {
  const card = cardFor(hero, skill);
  const { must, may } = skillTargets(state, hero, card, area);
  const use = newSkillUse(hero, skill, card, area, []);
  const values = (side: 'enemies' | 'allies'): number => {
    const most = card[side] ?? 0;
    const isOn = (one: Figure): boolean => (one.side === hero.side) === (side === 'allies');
    const worths = [...must, ...may].filter(isOn).map(one => targetWorth(state, use, one));
    return worths
      .sort((a, b) => b - a)
      .slice(0, most)
      .reduce((sum, worth) => sum + worth, 0);
  };
  return values('enemies') + values('allies') + selfWorth(hero, card);
}

const selfWorth = (hero: Hero, { self = [] }: SkillCard): number => effectsWorth(hero, self, false);

/** What one target adds. */
export function targetWorth(state: State, use: SkillUse, target: Figure): number {
  const { card, user } = use;
  const isEnemy = target.side !== user.side;
  const effects = isEnemy || card.ally === undefined ? (card.target ?? []) : card.ally;
  const chance = card.acc === undefined ? 1 : clamp(hitNumber(state, use, target) / 10);
  const critical = Math.min(chance, clamp(critNumber(state, use, target) / 10));
  const usual = card.damage ?? card.heals ?? 0;
  const amount = (chance - critical) * usual + critical * (card.critical ?? usual);
  const main = isEnemy ? blow(target, amount, usual, chance) : mending(target, amount);
  return main + chance * effectsWorth(target, effects, isEnemy);
}

/** Wounds count up to what is left; a death is worth more than all of them, and a Hero at Death's Door is near one. */
function blow(target: Figure, amount: number, usual: number, chance: number): number {
  const left = lifeOf(target) - target.wounds;
  if (left === 0) return usual > 0 ? chance * DEATHBLOW : 0;
  const dealt = has(target, 'protection') ? amount / 2 : amount;
  const end = isHero(target) ? DEATHS_DOOR : DEATH;
  return Math.min(dealt, left) + (usual >= left ? chance * end : 0) + dealt / (1 + left);
}
const DEATH = 8;
const DEATHS_DOOR = 4;
const DEATHBLOW = 16;

/** Healing is worth more the nearer Death's Door is; there the first point may save a life, the more so if Bleed or Blight is due. */
function mending(target: Figure, amount: number): number {
  const life = lifeOf(target);
  const healed = Math.min(amount, target.wounds);
  if (target.wounds < life) return healed * (0.4 + target.wounds / life);
  return healed + Math.min(1, healed) * (isTicking(target) ? 2 * RESCUE : RESCUE);
}
const RESCUE = 9;

/** DD-CON-04: Wounds are due at the start of the next turn. */
export const isTicking = ({ conditions }: Figure): boolean => conditions.some(({ wounds }) => wounds > 0);

const clamp = (chance: number): number => Math.max(0, Math.min(1, chance));

/** What effects are worth to whoever uses them on a friend, or an enemy. */
function effectsWorth(target: Figure, effects: readonly Effect[], isEnemy: boolean): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(target, effect) * (isEnemy ? -1 : 1);
  return worth;
}

/** For the one concerned: good is positive. */
function effectWorth(target: Figure, effect: Effect): number {
  const [word] = effect;
  if (word === 'bleed' || word === 'blight') return -effect[1] * effect[2] * 0.8;
  if (word === 'stress') return stressWorth(target, effect[1]);
  if (word === 'heal') return typeof effect[1] === 'number' ? mending(target, effect[1]) : target.wounds / 2;
  if (word === 'remove')
    return target.conditions.some(({ condition }) => effect.slice(1).includes(condition)) ? 2 : 0;
  if (word === 'stun') return has(target, 'stun') ? 0 : -4;
  return PLAIN[word] ?? 0;
}
const PLAIN: Readonly<Record<string, number>> = {
  'buff': 2,
  'protection': 2.5,
  'riposte': 2,
  'guard': 1,
  'debuff': -1.5,
  'mark': -1.5,
  'push': -0.4,
  'pull': -0.4,
  'light': 0.5,
  'become': 1,
};

/** Stress is the worse the nearer ten is; Monsters have none. */
function stressWorth(target: Figure, amount: number): number {
  if (!isHero(target)) return 0;
  const before = target.stress;
  const after = Math.max(0, Math.min(BREAKING_POINT, before + amount));
  return (burden(before) - burden(after)) * 1.2;
}
export const burden = (stress: number): number => stress + (stress > 6 ? (stress - 6) ** 2 : 0);
