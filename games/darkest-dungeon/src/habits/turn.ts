import type { Option, Question } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import type { AreaId } from '../data/room-tile.ts';
import { type SkillId, skillOf } from '../data/skills.ts';
import { STANCES, type Stance } from '../data/stances.ts';
import { distance } from '../rules/areas.ts';
import { battleOf, enemiesOf, figureIfIn, heroIfIn, stanceOf } from '../rules/figures.ts';
import { cardFor, stancesFor } from '../rules/modifiers.ts';
import { isHelpful } from '../rules/provisions.ts';
import { newSkillUse } from '../rules/skill-use.ts';
import { usableSkills } from '../rules/skills.ts';
import type { FigureId, Hero, State } from '../state.ts';
import { skillWorth, targetWorth, worthAt } from './blows.ts';
import { painAt } from './ground.ts';
import { needOf } from './needs.ts';
import { couldEnd, isStalling } from './stalling.ts';
import { stanceWorth } from './stances.ts';
import { asWeight, CERTAIN, each, fact, type Habit, nameIn, verbOf, type Weight } from './weights.ts';

/** One action: the Skill that does most; else a place or a Stance from which one can; chests in quiet moments. */
export const takeAction: Habit = (state, question) => {
  const hero = heroIfIn(state, fact(question.about, 'hero'));
  if (hero === undefined) return question.options.map(() => 1);
  const turn = battleOf(state).turn;
  const actions = turn?.actions ?? 0;
  // Who stands in a crowd must go on, wherever that is best.
  const spared = isStalling(state) ? hero.equipped.filter(skill => couldEnd(state, hero, skill)) : [];
  const best = turn?.mustMove === true ? 0 : bestNow(state, hero, spared);
  return question.options.map(option =>
    verbOf(option) === 'skill' && spared.some(skill => skill === nameIn(option))
      ? 0
      : actionWeight(state, hero, option, best, actions),
  );
};

function actionWeight(state: State, hero: Hero, option: Option, best: number, actions: number): number {
  const thing = nameIn(option);
  switch (verbOf(option)) {
    case 'skill':
      return asWeight(skillWorth(state, hero, thing as SkillId));
    case 'move':
      return asWeight(
        moveWorth(state, hero, thing, best, actions) +
          saved(state, hero, thing, actions) +
          lootWorth(state, hero, thing, best),
      );
    case 'stance':
      return asWeight(best < 1 ? stanceWorth(hero, nextStance(state, hero, thing)) : 0);
    case 'loot':
      return asWeight(best < 8 || actions > 1 ? 6 : 3);
    case 'interact':
      return asWeight(2.5);
    case 'use':
      return isHelpful(state, hero, option.id) ? useWeight(state, needOf(state, hero, option.id)) : 0;
    case 'trinket':
      return option.about?.['positive'] === true ? asWeight(2) : 0;
    default:
      return asWeight(0.4);
  }
}

/** DD-HRO-04: a Provision costs no action: what is urgent comes first, and in the last Battle nothing is kept for later. */
const useWeight = (state: State, need: number): number =>
  need >= URGENT || (need > 1 && battleOf(state).form !== null) ? CERTAIN : asWeight(need);
const URGENT = 6;

/** DD-HRO-08: who has nothing better to do goes where a Chest is. */
function lootWorth(state: State, hero: Hero, area: AreaId, best: number): number {
  const { chests, room } = battleOf(state);
  const { area: from } = hero;
  if (best >= 3 || chests.length === 0 || from === null || chests.includes(from)) return 0;
  const nearest = (one: AreaId): number => Math.min(...chests.map(chest => distance(room, one, chest)));
  const nearer = nearest(from) - nearest(area);
  return nearer <= 0 ? 0 : nearest(area) === 0 ? 4 : nearer;
}

/** What it spares a Hero to end the turn there and not here. */
function saved(state: State, hero: Hero, area: AreaId, actions: number): number {
  if (hero.area === null || state.circus !== null) return 0;
  const spared = painAt(state, hero, hero.area) - painAt(state, hero, area);
  return actions === 1 || spared < 0 ? spared * 1.6 : spared * 0.3;
}

function bestNow(state: State, hero: Hero, spared: readonly SkillId[] = []): number {
  let best = 0;
  for (const skill of usableSkills(state, hero))
    if (!spared.includes(skill)) best = Math.max(best, skillWorth(state, hero, skill));
  return best;
}

/** With an action left what could be done there counts; with the last one it is enough to come nearer. */
function moveWorth(state: State, hero: Hero, area: AreaId, best: number, actions: number): number {
  if (best >= 3) return 0;
  const moved = { ...hero, area };
  const near = approach(state, hero, area);
  if (actions < 2) return best < 1 ? 1 + near : 0;
  const stance = stanceOf(state, hero);
  let there = 0;
  for (const skill of hero.equipped)
    if (stancesFor(hero, skill).includes(stance) && (skillOf(skill).form ?? hero.form) === hero.form)
      there = Math.max(there, skillWorth(state, moved, skill));
  return Math.max(there * 0.8 - best, 0.5 + near);
}

/** How much nearer an Area is to the nearest enemy. */
function approach(state: State, hero: Hero, area: AreaId): number {
  const { room } = battleOf(state);
  const nearest = (from: AreaId | null): number =>
    Math.min(9, ...enemiesOf(state, hero).map(one => distance(room, from ?? area, one.area ?? area)));
  return Math.max(0, nearest(hero.area) - nearest(area)) * 0.3;
}

const nextStance = (state: State, hero: Hero, way: string): Stance | undefined =>
  STANCES[STANCES.indexOf(stanceOf(state, hero)) + (way === 'forward' ? -1 : 1)];

/** The Area in which the Skill does most. */
export const aimSkill: Habit = each((state, question) => {
  const [hero, skill] = useOf(state, question);
  return option => (hero === undefined ? 1 : 0.1 + asWeight(worthAt(state, hero, skill, nameIn(option))));
});

/** The targets on whom it does most. */
export const chooseTarget: Habit = each((state, question): Weight => {
  const [hero, skill] = useOf(state, question);
  if (hero === undefined) return () => 1;
  return option => {
    const target = figureIfIn(state, nameIn(option) as FigureId);
    if (target === undefined) return 1;
    const use = newSkillUse(hero, skill, cardFor(hero, skill), target.area, []);
    return 0.1 + asWeight(targetWorth(state, use, target));
  };
});

const useOf = (state: State, { about }: Question): [Hero | undefined, SkillId] => [
  heroIfIn(state, fact(about, 'hero') as HeroId),
  fact(about, 'skill') as SkillId,
];

/** Who of a team acts: whoever can do most. */
export const activate: Habit = each(state => option => {
  const hero = heroIfIn(state, nameIn(option));
  return hero === undefined ? 1 : 1 + asWeight(bestNow(state, hero));
});
