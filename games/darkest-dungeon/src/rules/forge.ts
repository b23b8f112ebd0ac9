import { ask, type Option, type Rule, type Table } from '@tenebrae/kernel';
import { FORGE_DICE, FORGE_PRICE, FORGED_LEVELS } from '../data/buildings.ts';
import { rosterOf, type SkillId } from '../data/skills.ts';
import type { Level } from '../data/stances.ts';
import type { Hero, State } from '../state.ts';
import { canPay, loseGold } from './gold.ts';
import { skillLevel } from './modifiers.ts';
import { orderDice } from './services.ts';

/** DD-BLD-12, DD-BLD-13, DD-BLD-17: one Skill is used in a higher form in the next Quest; its own Level stays. */
export function* forge(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const form = formOf(state);
  const options = forgeable(state, hero).map(skill => forgeOption(skill, form));
  const about = { hero: hero.id, level: form };
  const { skill } = yield* ask('forge-skill', hero.seat, options, 'DD-BLD-12', { about });
  loseGold(table, FORGE_PRICE, 'DD-BLD-12');
  hero.forged = { ...hero.forged, [skill]: form };
  table.tell({
    type: 'skill-forged',
    rule: 'DD-BLD-12',
    hero: hero.id,
    skill,
    card: `${skill}:${form}`,
    level: form,
  });
  const dice = FORGE_DICE[state.campaign.buildings.blacksmith - 1] ?? 0;
  if (dice > 0) orderDice(table, dice, 'DD-BLD-13');
}

const forgeOption = (skill: SkillId, level: Level): Option & { skill: SkillId } => ({
  id: `forge:${skill}`,
  skill,
  about: { skill, level, gold: FORGE_PRICE },
  on: [`skill:${skill}`],
});

const formOf = ({ campaign }: State): Level => FORGED_LEVELS[campaign.buildings.blacksmith - 1] ?? 2;

/** DD-BLD-12, DD-HAM-25: any Skill of the roster that is used below that form; none without the Gold. */
export const forgeable = (state: State, hero: Hero): SkillId[] =>
  canPay(state, FORGE_PRICE)
    ? rosterOf(hero.id).filter(skill => skillLevel(hero, skill) < formOf(state))
    : [];

/** Whether there is any. */
export const canForge = (state: State, hero: Hero): boolean =>
  canPay(state, FORGE_PRICE) && rosterOf(hero.id).some(skill => skillLevel(hero, skill) < formOf(state));
