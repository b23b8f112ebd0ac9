import type { MonsterSkill } from './data/monster-card.ts';
import type { AreaId } from './data/room-tile.ts';
import { bossTurn } from './effects/bosses.ts';
import { cardOf, type Figure, stanceOf } from './rules/figures.ts';
import { critNumber, hitNumber } from './rules/hit.ts';
import { cardFor } from './rules/modifiers.ts';
import { chooseTarget, monsterTargets } from './rules/monster-targets.ts';
import { skillAt } from './rules/monster-turn.ts';
import { newSkillUse } from './rules/skill-use.ts';
import { skillAreas, skillTargets, usableSkills } from './rules/skills.ts';
import type { FigureId, Hero, Monster, State } from './state.ts';

/** One Skill as it could be used now: the Areas it may be aimed at, and what the d10 must show there. */
export interface AimedSkill {
  skill: string;
  areas: AimedArea[];
}

export interface AimedArea {
  area: AreaId;
  targets: AimedTarget[];
}

export interface AimedTarget {
  figure: FigureId;
  /** The highest roll that hits, and that is critical; null where nothing is rolled. Trinkets may change both. */
  hit: number | null;
  crit: number | null;
}

/**
 * Whom everybody would reach, as things stand: the Hero whose turn it is with each usable Skill, Monsters with the Skills of
 * their Stance (DD-MON-02, DD-MON-04). Bosses that decide by rules of their own have none.
 */
export function aimsOf(state: State): Partial<Record<FigureId, AimedSkill[]>> {
  const { battle } = state;
  if (battle === null) return {};
  const aims: Partial<Record<FigureId, AimedSkill[]>> = {};
  const acting = state.heroes.find(({ id }) => id === battle.turn?.figure);
  if (acting !== undefined && acting.area !== null) aims[acting.id] = heroAims(state, acting);
  for (const monster of battle.monsters)
    if (monster.area !== null && bossTurn(monster.card) === null)
      aims[monster.id] = monsterAims(state, monster);
  return aims;
}

const heroAims = (state: State, hero: Hero): AimedSkill[] =>
  usableSkills(state, hero).map(skill => {
    const card = cardFor(hero, skill);
    const aimed = (area: AreaId): AimedArea => {
      const { must, may } = skillTargets(state, hero, card, area);
      const use = newSkillUse(hero, skill, card, area, []);
      use.acc += state.battle?.turn?.acc ?? 0;
      return { area, targets: numbers(state, use, card.range === 'self' ? [hero] : [...must, ...may]) };
    };
    return { skill, areas: skillAreas(state, hero, card).map(aimed) };
  });

function monsterAims(state: State, monster: Monster): AimedSkill[] {
  const choice = cardOf(monster).stances[stanceOf(state, monster)];
  return choice.map(([, place]) => aimOf(state, monster, skillAt(monster, place)));
}

function aimOf(state: State, monster: Monster, skill: MonsterSkill): AimedSkill {
  const aim = chooseTarget(state, monster, skill);
  if (aim === null) return { skill: skill.id, areas: [] };
  const { target, area } = aim;
  const use = newSkillUse(monster, skill.id, skill, area, []);
  const targets = monsterTargets(state, monster, skill, area, target);
  return { skill: skill.id, areas: [{ area, targets: numbers(state, use, targets) }] };
}

const numbers = (
  state: State,
  use: ReturnType<typeof newSkillUse>,
  targets: readonly Figure[],
): AimedTarget[] =>
  targets.map(target => ({
    figure: target.id,
    hit: use.card.acc === undefined ? null : hitNumber(state, use, target),
    crit: use.card.acc === undefined || use.card.crit === undefined ? null : critNumber(state, use, target),
  }));
