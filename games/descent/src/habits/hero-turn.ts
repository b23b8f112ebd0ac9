import type { Option, Question } from '@tenebrae/kernel';
import type { OrderId } from '../data/actions.ts';
import { isMonkey, isOnBoard, monsterSpaces } from '../rules/figures.ts';
import { isUndecided, turnOf } from '../rules/movement-points.ts';
import { maxFatigue, maxWounds, speedOf } from '../rules/stats.ts';
import type { Attack, Hero, State } from '../state.ts';
import { isCalmFor, wantsTown } from './errands.ts';
import { doorsToOpen } from './doors-to-open.ts';
import { type Outlook, outlookOf, strikesFrom } from './outlook.ts';
import { bestOrder, isRooted, type Plan, planFor, worthOfOrder } from './plans.ts';
import { isAtEncounter } from './quest-errands.ts';
import { nearestApart, riskAt, woundsAt } from './risks.ts';
import { inTown, TOWN } from './town.ts';
import { stepsFrom } from './ways.ts';
import { askedHero, each, fact, type Habit, nameIn, placeIn, verbOf, type Weight } from './weights.ts';

/** How much more readily the better of two plans is followed. */
const KEENNESS = 25;

const readily = (worth: number, best: number): number =>
  worth === -Infinity ? 0 : Math.exp(Math.max(-40, Math.min(20, KEENNESS * (worth - best))));

/** DJ-HRT-07 to DJ-HRT-12: the action by which most can be done. */
export const declareAction: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return () => 1;
  const worths = isOnBoard(hero) ? actionsFor(outlookOf(state, hero)) : TOWN;
  const best = Math.max(...Object.values(worths));
  return option => readily(worths[nameIn(option)] ?? -9, best);
});

function actionsFor(outlook: Outlook): Readonly<Record<string, number>> {
  const { hero, threats } = outlook;
  const speed = speedOf(hero);
  const run = planFor(outlook, 2 * speed, 0);
  const walk = planFor(outlook, speed, 0);
  // With a single enemy there is nobody left to guard against once he is struck down.
  const [first] = strikesFrom(outlook, hero.place);
  const spared = threats.length > 1 || first === undefined ? 1 : 1 - first.kills;
  return {
    run: run.best,
    advance: planFor(outlook, speed, 1).best + (isRooted(outlook) ? 0 : 0.05),
    battle: planFor(outlook, 0, 2).best,
    ready: Math.max(
      planFor(outlook, 0, 1).strike + spared * bestOrder(outlook, hero.place),
      afterWalk(outlook, walk),
    ),
  };
}

/** Walking, and an order where it leads to. */
function afterWalk(outlook: Outlook, { stay, moves }: Plan): number {
  let best = stay + bestOrder(outlook, outlook.hero.place);
  const speed = speedOf(outlook.hero);
  const ends = [...moves].filter(([, { worth, cost }]) => cost <= speed && worth > best - 1);
  ends.sort(([, a], [, b]) => b.worth - a.worth);
  for (const [square, { worth }] of ends)
    if (worth > best - 1) best = Math.max(best, worth + bestOrder(outlook, square));
  return best;
}

/** What is done of all that is legal. */
export const heroActs: Habit = (state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return question.options.map(() => 1);
  return question.options.map(
    isOnBoard(hero) ? onBoard(outlookOf(state, hero), question) : inTown(state, hero),
  );
};

/** What needs no plan: how readily it is done beside the best plan, which is done with a weight of 1. */
const VERBS: Readonly<Record<string, number>> = {
  'pick-up': 1e6,
  'leave': 1e9,
  'climb': 1e4,
  'heal-ally': 20,
  'bar-gate': 0.5,
  'unbar-gate': 1e-6,
  'close-door': 1e-6,
  'give': 0,
  'give-pico': 1e-4,
  'drop': 0,
  're-equip': 0,
  'change-action': 1e-3,
  'jump': 1e-3,
  'shift': 1e-3,
  'lead': 3,
  'mend': 5,
};

function onBoard(outlook: Outlook, question: Question): Weight {
  const { state, hero, doors } = outlook;
  const points = Number(question.about?.['points'] ?? 0);
  const attacks = isMonkey(hero) ? 0 : (turnOf(state, hero)?.attacks ?? 0);
  const plan = planOf(outlook, points, attacks);
  const { best, stay, strike } = plan;
  const stays = isAtEncounter(state, hero) && (turnOf(state, hero)?.spent ?? 0) > 0;
  const isStriking = strike >= best - 0.05;
  return option => {
    const verb = verbOf(option);
    switch (verb) {
      case 'move':
        // Beside a friend in his space, with nothing but pits around, one has to go somewhere.
        return stays
          ? 1e-6
          : Math.max(1e-20, readily(plan.moves.get(placeIn(option))?.worth ?? -Infinity, best));
      case 'stairs':
        return stays ? 0 : readily(plan.stairs.get(Number(nameIn(option))) ?? -Infinity, best);
      case 'attack':
        return attackWeight(outlook, plan, nameIn(option) as Attack['source']);
      case 'fist-attack':
      case 'ram':
        return strikesFrom(outlook, hero.place).length > 0 ? 3 : 0;
      case 'skill':
        return attacks > 0 && strikesFrom(outlook, hero.place).length > 0 ? 3 : 1e-4;
      case 'open-door':
        return doors.has(hero.place) && !isStriking ? 1e5 : isToTheKnown(state, option) ? 0.3 : 1e-5;
      case 'open-chest':
        return isStriking ? 1e-3 : 1e4;
      case 'drink':
        return drinkWeight(outlook, nameIn(option));
      case 'order':
        return readily(
          stay + worthOfOrder(outlook, nameIn(option) as OrderId, hero.place) + 0.05,
          Math.max(best, stay),
        );
      case 'fatigue':
        return stays ? 0 : fatigueWeight(plan, points);
      case 'to-town':
        return townWeight(outlook, plan);
      case 'end-turn':
        return stays ? 100 : readily(stay, best);
      default:
        return VERBS[verb] ?? 0.1;
    }
  };
}

/** DJ-HRT-12: a ready hero who has chosen neither half may strike or walk, but not both. */
function planOf(outlook: Outlook, points: number, attacks: number): Plan {
  const turn = turnOf(outlook.state, outlook.hero);
  if (turn === null || !isUndecided(turn)) return planFor(outlook, points, attacks);
  const striking = planFor(outlook, turn.points, attacks);
  const walking = planFor(outlook, points, 0);
  const moves = new Map(walking.moves);
  for (const [square, move] of striking.moves)
    if (move.worth > (moves.get(square)?.worth ?? -Infinity)) moves.set(square, move);
  return { ...striking, moves, stairs: walking.stairs, best: Math.max(striking.best, walking.best) };
}

/** A blow is struck where it brings something; with the weapon that brings most. */
function attackWeight(outlook: Outlook, { strike, best }: Plan, source: Attack['source']): number {
  const [first] = strikesFrom(outlook, outlook.hero.place);
  if (first === undefined) return 1e-6;
  return readily(strike, best) * (first.source === source ? 1 : 0.05);
}

/** One step more is bought where the best that could be done needs it. */
function fatigueWeight({ moves, best }: Plan, points: number): number {
  let most = -Infinity;
  for (const { worth, cost } of moves.values()) if (cost > points) most = Math.max(most, worth);
  return readily(most, best) * 0.9;
}

/** A door that only bars the way. */
const isToTheKnown = (state: State, option: Option): boolean =>
  state.doors
    .find(({ id }) => id === nameIn(option))
    ?.areas.every(area => state.areas[area]?.revealed === true) ?? false;

function drinkWeight({ hero, threats }: Outlook, potion: string): number {
  const isNear = threats.some(({ way, reach }) => stepsFrom(way, hero.place) <= reach);
  if (potion !== 'healing') return maxFatigue(hero) - hero.fatigue >= (isNear ? 3 : 4) ? 50 : 0;
  if (maxWounds(hero) - hero.wounds < 3) return 0;
  const isInDanger = woundsAt(threats, hero.place) * 1.5 >= hero.wounds;
  return isInDanger || hero.wounds * 2 <= maxWounds(hero) ? 1e5 : 1e-3;
}

/** With money to spend and nobody near, or with no other way out. */
function townWeight({ state, hero, threats, prospects }: Outlook, { best }: Plan): number {
  if (wantsTown(state, hero) && isCalmFor(state, hero)) return 1e4;
  const isLost = riskAt(state, hero, threats, hero.place) > 1.2 && hero.wounds * 2 < maxWounds(hero);
  return isLost ? readily(prospects.worthAt(hero.place, 0) - 0.6, best) : 1e-5;
}

/** Whoever could open a door goes first, then who can strike; who is hurt goes last. */
export const whoActs: Habit = each(state => option => {
  const hero = state.heroes.find(({ id }) => id === fact(option.about, 'hero'));
  if (hero === undefined || !isOnBoard(hero)) return 0.3;
  const door = nearestApart(state, hero.place, [...doorsToOpen(state, hero)]);
  const near = Math.min(
    30,
    ...state.monsters.map(one => nearestApart(state, hero.place, monsterSpaces(state, one))),
  );
  return (isHurt(hero) ? 0.5 : 1) + 8 / (1 + near) + (door <= speedOf(hero) ? 40 / (1 + door) : 0);
});

const isHurt = (hero: Hero): boolean => hero.wounds * 5 <= maxWounds(hero) * 2;
