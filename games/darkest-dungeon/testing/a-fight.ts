import { perform, type Performed } from '@tenebrae/kernel/testing';
import type { HeroId } from '../src/data/heroes.ts';
import type { SkillId } from '../src/data/skills.ts';
import { cardOf } from '../src/rules/figures.ts';
import { newSkillUse, type SkillUse } from '../src/rules/skill-use.ts';
import { playSkill, useSkill } from '../src/rules/skills.ts';
import type { FigureId } from '../src/state.ts';
import { aGame, type BattleSet, type GameSet, type HeroSet, type TestGame } from './a-game.ts';

type Script = readonly (string | number)[];

/** A Battle at the crossing of Room 9: everyone in the south unless said; it is the turn of the first Hero. */
export function aFight(
  heroes: Partial<Record<HeroId, HeroSet>>,
  battle: BattleSet = {},
  more: Partial<GameSet> = {},
): TestGame {
  const [first] = Object.keys(heroes) as [HeroId];
  return aGame({ heroes, battle: { room: 'ruins-9', turn: first, ...battle }, ...more });
}

export const knows = (...skills: readonly SkillId[]): HeroSet => ({ equipped: [...skills] });

/** A Hero uses a Skill. */
export const play = (game: TestGame, hero: HeroId, skill: SkillId, ...script: Script): Performed<void> =>
  perform(playSkill(game.table, game.hero(hero), skill), ...script);

/** A Monster's Skill by its name, aimed at these Heroes. */
export function aMonsterUse(
  game: TestGame,
  id: FigureId,
  skill: string,
  ...targets: readonly HeroId[]
): SkillUse {
  const monster = game.monster(id);
  const card = cardOf(monster).skills.find(one => one.id === `${monster.card}:${skill}`);
  if (card === undefined) throw new Error(`${id} has no ${skill}`);
  const heroes = targets.map(game.hero);
  return newSkillUse(monster, card.id, card, heroes[0]?.area ?? null, heroes);
}

/** A Monster uses it. */
export const attack = (
  game: TestGame,
  id: FigureId,
  skill: string,
  targets: readonly HeroId[],
  ...script: Script
): Performed<boolean> => perform(useSkill(game.table, aMonsterUse(game, id, skill, ...targets)), ...script);
