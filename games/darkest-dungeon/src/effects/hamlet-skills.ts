import { kept, type Option, type Rule, type Table } from '@tenebrae/kernel';
import type { Effect } from '../data/effects.ts';
import {
  FIELD_DRESSING,
  FLAW_RECOVERY,
  HAMLET_SKILL_IDS,
  type HamletSkill,
  type HamletSkillId,
  hamletSkillOf,
  type HamletSpecial,
} from '../data/hamlet-skills.ts';
import type { HeroId } from '../data/heroes.ts';
import type { ByLevel } from '../data/stances.ts';
import { chooseFigure } from '../rules/asking.ts';
import { negativeQuirks } from '../rules/battle-threats.ts';
import { rollForHero } from '../rules/dice.ts';
import { hamletOf, heroesInOrder, isIn } from '../rules/figures.ts';
import { takeChest } from '../rules/loot.ts';
import { recoverStress, sufferStress } from '../rules/stress.ts';
import { heal } from '../rules/wounds.ts';
import type { Hero, State } from '../state.ts';
import { applyEffects } from './index.ts';

export type HamletSkillOption = Option & { readonly does: 'hamlet-skill'; readonly skill: HamletSkillId };

/** DD-HAM-20: the Hamlet Skills open to a Hero now, as options `hamlet-skill:<id>`. */
export function hamletSkillOptions(state: State, hero: Hero): HamletSkillOption[] {
  const options: HamletSkillOption[] = [];
  for (const id of hamletSkillsOf(hero.id)) if (isOpen(state, id)) options.push(skillOption(id));
  return options;
}

const hamletSkillsOf = kept((hero: HeroId): readonly HamletSkillId[] =>
  HAMLET_SKILL_IDS.filter(id => hamletSkillOf(id).hero === hero),
);

const skillOption = kept(
  (skill: HamletSkillId): HamletSkillOption => ({
    id: `hamlet-skill:${skill}`,
    does: 'hamlet-skill',
    skill,
    about: { skill },
    on: [`figure:${hamletSkillOf(skill).hero}`],
  }),
);

/** The speech is the first action of a day; the Caretaker must be there to be chased away; some work once a phase. */
function isOpen(state: State, id: HamletSkillId): boolean {
  const { once, special } = hamletSkillOf(id);
  const { done, caretaker, usedSkills } = hamletOf(state);
  if (once === 'phase' && usedSkills.includes(id)) return false;
  if (special === 'first-and-ends-the-day') return done.length === 0;
  return special !== 'remove-caretaker' || caretaker !== null;
}

/** DD-HAM-20: uses one. What it costs the user comes first. */
export function* useHamletSkill(table: Table<State>, hero: Hero, skill: HamletSkillId): Rule {
  const { state } = table;
  const card = hamletSkillOf(skill);
  hamletOf(state).usedSkills.push(skill);
  table.tell({ type: 'hamlet-skill-used', rule: 'DD-HAM-20', hero: hero.id, skill });
  const targets = yield* targetsOf(table, hero, skill, card);
  if (card.self !== undefined) yield* affect(table, hero, hero, card.self, skill);
  for (const target of targets) {
    if (!isIn(state, target)) continue;
    if (card.heals !== undefined) yield* heal(table, target, byLevel(card.heals, hero), hero, 'DD-HAM-20');
    if (card.target !== undefined) yield* affect(table, hero, target, card.target, skill);
    if (card.special !== undefined) yield* SPECIALS[card.special](table, hero, target);
  }
}

/** DD-HAM-20: the user may be the target, unless the Skill costs the user something for another's good. */
function* targetsOf(
  { state }: Table<State>,
  hero: Hero,
  skill: HamletSkillId,
  { on, self }: HamletSkill,
): Rule<Hero[]> {
  if (on === 'self') return [hero];
  const heroes = heroesInOrder(state);
  if (on === 'party') return heroes;
  const open = heroes.filter(one => one !== hero || self === undefined);
  if (open.length === 0) return [];
  return [yield* chooseFigure('hamlet-skill-target', hero.seat, open, 'DD-HAM-20', { hero: hero.id, skill })];
}

function* affect(
  table: Table<State>,
  by: Hero,
  who: Hero,
  effects: readonly Effect[],
  card: HamletSkillId,
): Rule {
  yield* applyEffects(table, who, effects, { by, own: who === by, from: null, use: null, card }, 'DD-HAM-20');
}

const byLevel = (amounts: ByLevel<number>, { level }: Hero): number => amounts[level - 1] ?? 0;

const SPECIALS = {
  // Called for each Hero of the party; the day ends once.
  *'first-and-ends-the-day'({ state }) {
    hamletOf(state).dayOver = true;
  },
  *'remove-caretaker'(table) {
    const hamlet = hamletOf(table.state);
    table.tell({ type: 'caretaker-removed', rule: 'DD-HAM-20', building: hamlet.caretaker });
    hamlet.caretaker = null;
  },
  *'reveal-room'({ state }) {
    state.campaign.next.reveals += 1;
  },
  *'for-each-flaw'(table, _hero, target) {
    const flaws = negativeQuirks(target) + (target.disease === null ? 0 : 1);
    recoverStress(table, target, flaws * FLAW_RECOVERY, 'DD-HAM-20');
  },
  *'field-dressing'(table, hero, target) {
    const face = yield* rollForHero(table, hero, 'field-dressing-roll', 'DD-HAM-20');
    const { good, fair, badStress } = FIELD_DRESSING;
    if (face <= good.upTo) yield* heal(table, target, byLevel(good.heals, hero), hero, 'DD-HAM-20');
    else if (face <= fair.upTo) yield* heal(table, target, byLevel(fair.heals, hero), hero, 'DD-HAM-20');
    else yield* sufferStress(table, target, badStress, 'DD-HAM-20');
  },
  'draw-chest': (table, hero) => takeChest(table, hero, 'DD-HAM-20'),
} satisfies Record<HamletSpecial, (table: Table<State>, hero: Hero, target: Hero) => Rule>;
