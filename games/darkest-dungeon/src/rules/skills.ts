import type { Rule, Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { SkillCard } from '../data/skill-card.ts';
import { skillOf, type SkillId } from '../data/skills.ts';
import type { Hero, State } from '../state.ts';
import { areasOf } from './areas.ts';
import { chooseArea, chooseFigure } from './asking.ts';
import { maybeEndBattle } from './battle-end.ts';
import { alliesOf, battleOf, enemiesOf, type Figure, has, isIn, stanceOf } from './figures.ts';
import { isInRange } from './hit.ts';
import { cardFor, skillLevel, stancesFor } from './modifiers.ts';
import { rollSkill, settleHits } from './skill-roll.ts';
import {
  answerCriticals,
  applyTargetEffects,
  dealOrHeal,
  performSelfEffects,
  performSpecials,
  riposte,
} from './skill-steps.ts';
import { newSkillUse, type SkillUse } from './skill-use.ts';

/** DD-SKL-26: a Hero declares Skill, Area and targets, then uses it. Marks it as used if it did not miss (DD-SKL-02). */
export function* playSkill(table: Table<State>, hero: Hero, skill: SkillId): Rule {
  const { state } = table;
  const card = cardFor(hero, skill);
  const use = yield* declareSkill(state, hero, skill, card);
  const turn = battleOf(state).turn;
  use.acc += turn?.acc ?? 0;
  use.damage += turn?.damage ?? 0;
  if (yield* useSkill(table, use)) battleOf(state).turn?.used.push(skill);
}

/** DD-SKL-03, DD-SKL-04, DD-SKL-21: Area and targets are settled here and stay so. */
function* declareSkill(state: State, hero: Hero, skill: SkillId, card: SkillCard): Rule<SkillUse> {
  if (card.range === 'self')
    return newSkillUse(hero, skill, card, null, card.acc === undefined ? [] : [hero]);
  const about = { hero: hero.id, skill };
  const areas = skillAreas(state, hero, card);
  const area = yield* chooseArea('choose-target-area', hero.seat, areas, 'DD-SKL-03', about);
  return newSkillUse(hero, skill, card, area, yield* chooseTargets(state, hero, skill, card, area));
}

/**
 * DD-SKL-26: the sequence of any Skill, of Heroes and Monsters alike, from the roll to Riposte. Says whether it was successful
 * (DD-SKL-02). Ends with `maybeEndBattle`.
 */
export function* useSkill(table: Table<State>, use: SkillUse): Rule<boolean> {
  const { state } = table;
  const { user, card } = use;
  table.tell({
    type: 'skill-used',
    rule: 'DD-SKL-26',
    figure: user.id,
    skill: use.skill,
    card: cardIdOf(use),
    area: use.area,
    targets: use.targets.map(({ id }) => id),
  });
  yield* rollSkill(table, use);
  const hits = yield* settleHits(table, use);
  if (isIn(state, user)) yield* performSelfEffects(table, use);
  // Ruling DD-SKL-18: whoever dies of the roll or of an own Self Effect does nothing more.
  if (isIn(state, user)) {
    const wounded = yield* dealOrHeal(table, use, hits);
    yield* answerCriticals(table, use, hits);
    yield* applyTargetEffects(table, use, hits);
    yield* performSpecials(table, use, hits);
    yield* riposte(table, user, wounded);
  }
  yield* maybeEndBattle(table);
  return card.acc === undefined || hits.some(({ hit }) => hit);
}

/** What is told to those who count cards: a Hero's Skill Card by its Level; PvP cards and Monsters' Skills have none. */
const cardIdOf = ({ user, skill }: SkillUse): string =>
  user.kind === 'hero' && user.profile === null ? `${skill}:${skillLevel(user, skill as SkillId)}` : skill;

/** DD-SKL-01, DD-SKL-02, DD-ABO-01, DD-ABO-03, DD-ABO-07: the equipped Skills that a Hero could use now with at least one legal target. */
export function usableSkills(state: State, hero: Hero): SkillId[] {
  const { turn } = battleOf(state);
  const stance = stanceOf(state, hero);
  const enemies = enemiesOf(state, hero);
  const used = turn === null ? NONE : turn.used;
  const usable: SkillId[] = [];
  for (const skill of hero.equipped)
    if (
      !used.includes(skill) &&
      stancesFor(hero, skill).includes(stance) &&
      (skillOf(skill).form ?? hero.form) === hero.form &&
      hasTarget(state, hero, cardFor(hero, skill), enemies)
    )
      usable.push(skill);
  return usable;
}

const NONE: readonly SkillId[] = [];

function hasTarget(state: State, user: Figure, card: SkillCard, enemies: readonly Figure[]): boolean {
  if (card.range === 'self') return true;
  return (
    ((card.enemies ?? 0) > 0 && reachesSome(state, user, card, enemies)) ||
    reachesSome(state, user, card, alliesFor(state, user, card))
  );
}

function reachesSome(state: State, user: Figure, card: SkillCard, figures: readonly Figure[]): boolean {
  const { area: from } = user;
  if (from === null) return false;
  for (const { area } of figures) if (area !== null && isInRange(state, user, from, card, area)) return true;
  return false;
}

/**
 * DD-SKL-03, DD-CON-22, DD-POS-07 to DD-POS-10: the Areas a Skill may be aimed at from where its user stands. An enemy with
 * Guard in Range leaves only the Areas of those.
 */
export function skillAreas(state: State, user: Figure, card: SkillCard): AreaId[] {
  const { area: from } = user;
  if (from === null) return [];
  if (card.range === 'self') return [from];
  const { room } = battleOf(state);
  const targets = inReach(state, user, card, from);
  const guards = heedsGuard(card) ? targets.filter(target => has(target, 'guard')) : [];
  const aims = guards.length > 0 ? guards : targets;
  return areasOf(room).filter(area => aims.some(target => target.area === area));
}

function inReach(state: State, user: Figure, card: SkillCard, from: AreaId): Figure[] {
  const isReached = ({ area }: Figure): boolean => area !== null && isInRange(state, user, from, card, area);
  const enemies = (card.enemies ?? 0) > 0 ? enemiesOf(state, user).filter(isReached) : [];
  const allies = alliesFor(state, user, card);
  return allies.length === 0 ? enemies : [...enemies, ...allies.filter(isReached)];
}

/** DD-SKL-06: whom of the own side a Skill may affect at all. */
const NOBODY: readonly Figure[] = [];

function alliesFor(state: State, user: Figure, card: SkillCard): readonly Figure[] {
  if ((card.allies ?? 0) === 0) return NOBODY;
  const allies = alliesOf(state, user);
  return repeatsForUser(card) ? allies.filter(ally => ally !== user) : allies;
}

/** DD-SKL-06: the user's share is printed apart, so that the user is no target as well. */
const repeatsForUser = ({ self = [], target = [], heals }: SkillCard): boolean =>
  self.some(([word]) => (word === 'heal' && heals !== undefined) || target.some(([other]) => other === word));

/** DD-CON-22: Skills that target allies, and those that say so, need not mind Guard. */
const heedsGuard = ({ enemies = 0, allies = 0, ignores }: SkillCard): boolean =>
  enemies > 0 && allies === 0 && ignores !== 'guard';

/** DD-SKL-04 to DD-SKL-06, DD-CON-34: who may be targeted in an Area, enemies first, in Stance order; those in `must` come first. */
export function skillTargets(
  state: State,
  user: Figure,
  card: SkillCard,
  area: AreaId,
): { must: Figure[]; may: Figure[] } {
  const isThere = (one: Figure): boolean => one.area === area;
  const enemies = (card.enemies ?? 0) > 0 ? enemiesOf(state, user).filter(isThere) : [];
  const allies = alliesFor(state, user, card).filter(isThere);
  const must = heedsGuard(card) ? enemies.filter(enemy => has(enemy, 'guard')) : [];
  const others = must.length === 0 ? enemies : enemies.filter(enemy => !must.includes(enemy));
  return { must, may: allies.length === 0 ? others : [...others, ...allies] };
}

/** DD-SKL-04, DD-SKL-05, DD-CON-34: a Hero affects as many as the card says; who they are is chosen only if there are more. */
function* chooseTargets(
  state: State,
  hero: Hero,
  skill: SkillId,
  card: SkillCard,
  area: AreaId,
): Rule<Figure[]> {
  const { must, may } = skillTargets(state, hero, card, area);
  const isEnemy = (one: Figure): boolean => one.side !== hero.side;
  const ally = (one: Figure): boolean => !isEnemy(one);
  const most = card.enemies ?? 0;
  const guards = must.length <= most ? must : yield* chooseSome(hero, skill, must, most);
  const foes = may.filter(isEnemy);
  const left = most - guards.length;
  const enemies = foes.length <= left ? foes : yield* chooseSome(hero, skill, foes, left);
  const friends = may.filter(ally);
  const helped = card.allies ?? 0;
  const allies = friends.length <= helped ? friends : yield* chooseSome(hero, skill, friends, helped);
  const chosen = [...guards, ...enemies, ...allies];
  if (chosen.length < 2) return chosen;
  return [...enemiesOf(state, hero), ...alliesOf(state, hero)].filter(one => chosen.includes(one));
}

function* chooseSome(
  hero: Hero,
  skill: SkillId,
  from: readonly Figure[],
  count: number,
): Rule<readonly Figure[]> {
  const chosen: Figure[] = [];
  let open = from;
  while (chosen.length < count && open.length > count - chosen.length) {
    const about = { hero: hero.id, skill, left: count - chosen.length };
    const target = yield* chooseFigure('choose-targets', hero.seat, open, 'DD-SKL-05', about);
    chosen.push(target);
    open = open.filter(one => one !== target);
  }
  return chosen.length < count ? [...chosen, ...open] : chosen;
}
