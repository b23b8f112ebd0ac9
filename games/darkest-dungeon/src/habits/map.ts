import type { Option, Question } from '@tenebrae/kernel';
import { QUEST_XP } from '../data/limits.ts';
import { dungeonOf, questOf } from '../rules/figures.ts';
import { canLeave } from '../rules/map-options.ts';
import { isHelpful } from '../rules/provisions.ts';
import { isBossQuest, questXp } from '../rules/quest-rules.ts';
import type { State } from '../state.ts';
import { danger, missing, needOnMap } from './needs.ts';
import { bestRoute, dieCost, type Route } from './route.ts';
import { isMisplaced } from './stances.ts';
import { asWeight, CERTAIN, each, fact, type Habit, nameIn, verbOf } from './weights.ts';

/**
 * On the map: order, tasks and Provisions first, then a Rest, then home, a Scout or the way to what is worth most. Nothing that can
 * be repeated without end.
 */
export const decideOnMap: Habit = (state, question) => {
  const chosen = choice(state, question);
  return question.options.map(({ id }) => (id === chosen ? CERTAIN : 0));
};

function choice(state: State, { options }: Question): string | undefined {
  const has = (id: string): string | undefined => options.find(option => option.id === id)?.id;
  const first = (isMisplaced(state) ? has('rearrange') : undefined) ?? taskOf(options);
  if (first !== undefined) return first;
  const route = bestRoute(state);
  const goes = isGoingHome(state, route);
  return (
    provisionFor(state, options) ??
    (needsRest(state, route, goes) ? has('rest') : undefined) ??
    (goes ? has('leave') : undefined) ??
    (isWorthScouting(state, route) ? has('scout') : undefined) ??
    (route === null ? undefined : stepOf(state, route, has)) ??
    has('leave') ??
    options.find(option => verbOf(option) === 'explore')?.id ??
    options.find(option => verbOf(option) === 'backtrack')?.id
  );
}

const taskOf = (options: readonly Option[]): string | undefined =>
  options.find(option => ['camp', 'light-hall'].includes(verbOf(option)))?.id;

/** Over visited places as far as the way leads there, then one step into the unknown. */
function stepOf(state: State, { way }: Route, has: (id: string) => string | undefined): string | undefined {
  const { visited } = dungeonOf(state);
  const [next] = way;
  if (next === undefined) return undefined;
  if (!visited.includes(next)) return has(`explore:${next}`);
  const unknown = way.findIndex(place => !visited.includes(place));
  return has(`backtrack:${way[unknown - 1] ?? way.at(-1)}`);
}

/** DD-EXP-22, DD-EXP-23: a Quest that is done, or would cost a life, is left. */
function isGoingHome(state: State, route: Route | null): boolean {
  if (!canLeave(state)) return false;
  if (questXp(state) >= QUEST_XP || route === null) return true;
  const dangers = state.heroes.map(danger);
  const mean = dangers.reduce((sum, one) => sum + one, 0) / Math.max(1, dangers.length);
  return Math.max(...dangers) > TOO_FAR || mean > TOO_WEARY;
}
const TOO_FAR = 0.6;
const TOO_WEARY = 0.36;

/** DD-RST-01: once, and best when no point is lost: before the Boss, before the way home, or when somebody is in danger. */
function needsRest(state: State, route: Route | null, goes: boolean): boolean {
  const points = questOf(state).firewood;
  const lacking = state.heroes.reduce((sum, hero) => sum + missing(hero), 0);
  if (lacking < points / 2) return false;
  const worst = Math.max(...state.heroes.map(danger));
  const bossNext = isBossQuest(state) && route !== null && route.way.length === 1;
  return goes || (lacking >= points && (worst > REST_FROM || bossNext));
}
const REST_FROM = 0.4;

/** DD-EXP-02, DD-EXP-04: Stress for everybody against dice, which hurt more in deeper Dungeons; and to know what lies ahead. */
function isWorthScouting(state: State, route: Route | null): boolean {
  const [next] = route?.way ?? [];
  const { tokens, visited, scoutBonus } = dungeonOf(state);
  if (next === undefined || visited.includes(next) || scoutBonus) return false;
  const stress = Math.max(...state.heroes.map(hero => hero.stress + (hero.resolve === null ? 0 : 3)));
  const patience = Math.min(MOST_PATIENCE, 3 + 8 * (dieCost(state) - 1));
  return stress <= patience + (tokens[next] === null ? 1 : -1);
}
const MOST_PATIENCE = 8;

/** What some Hero needs now. */
function provisionFor(state: State, options: readonly Option[]): string | undefined {
  let best: string | undefined;
  let most = 1;
  for (const option of options) {
    if (verbOf(option) !== 'use') continue;
    const { hero, use, need } = needOnMap(state, option.id);
    if (hero === undefined || need <= most || !isHelpful(state, hero, use)) continue;
    best = option.id;
    most = need;
  }
  return best;
}

/** Before a step: what helps, if it is needed; before a Boss everything that helps at all. */
export const useBefore: Habit = each((state, { about }) => {
  const bossAhead = fact(about, 'step') === 'objective-ahead' && isBossQuest(state);
  return option => {
    if (verbOf(option) === 'trinket') return option.about?.['positive'] === true ? 0.3 : 0;
    if (verbOf(option) !== 'use') return 1;
    const { hero, use, need } = needOnMap(state, option.id);
    if (hero === undefined || !isHelpful(state, hero, use)) return 0;
    return need > 1 || bossAhead ? asWeight(need + 2) : 0;
  };
});

/** DD-EXP-13: a Light that can be spared goes first, then a Torch; in the dark all Stress is worse. */
export const darkness: Habit = each(state => {
  const { light } = state.campaign;
  return ({ id }) => (id === 'dim' ? (light >= 4 ? 20 : 0.2) : id === 'suffer' ? 1 : 10);
});

/** DD-ROM-02: whatever a Hero can bear better. */
export const splitTrap: Habit = each((state, { about }) => {
  const hero = state.heroes.find(({ id }) => id === fact(about, 'hero'));
  return ({ about: split }) => {
    if (hero === undefined) return 1;
    const wounds = Number(split?.['wounds'] ?? 0);
    const stress = Number(split?.['stress'] ?? 0);
    const after = { ...hero, wounds: hero.wounds + wounds, stress: Math.min(10, hero.stress + stress) };
    return asWeight(2 - danger(after));
  };
});

/** DD-PRV-02: the face of which there is least, what counters dice before what heals. */
export const chooseFace: Habit = each(state => option => {
  const { provisions } = state.campaign;
  const face = nameIn(option) as keyof typeof provisions;
  const wanted = state.quest !== null && state.quest.dungeon === null ? LAST_FACES : FACES;
  return asWeight((wanted[face] ?? 1) / (1 + (provisions[face] ?? 0)));
});
const FACES: Readonly<Record<string, number>> = { tool: 3, food: 2.2, torch: 2.2, potion: 1.6, bandage: 1.2 };
/** DD-FIN-02: before the last encounter, where no Corridor is left to cross. */
const LAST_FACES: Readonly<Record<string, number>> = {
  bandage: 3,
  food: 3,
  potion: 2,
  torch: 0.4,
  tool: 0.1,
};
