import type { Option } from '@tenebrae/kernel';
import type { Square } from '@tenebrae/board';
import type { OrderId } from '../data/actions.ts';
import {
  heroFigure,
  isMonkey,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  type OnBoard,
} from '../rules/figures.ts';
import { turnOf } from '../rules/movement-points.ts';
import { hasLine, screensFor } from '../rules/sight.ts';
import { isPit } from '../rules/spaces.ts';
import { maxFatigue, maxWounds, speedOf } from '../rules/stats.ts';
import type { Attack, Hero, State } from '../state.ts';
import { bestBlow, type Blow, blowOf, expectedWounds, goodRange, worthOfWounds } from './blows.ts';
import { bestErrand, isCalm, wantsTown } from './errands.ts';
import { isAtEncounter } from './quest-errands.ts';
import { apart, nearestApart, riskAt, type Threat, threatsTo } from './risks.ts';
import {
  askedHero,
  CERTAIN,
  each,
  fact,
  type Habit,
  keenly,
  nameIn,
  onlyBestMove,
  verbOf,
  type Weight,
} from './weights.ts';
import { type Field, wayOfHeroes } from './ways.ts';

/** Where another hero stands he would have to go on. */
const isTaken = (state: State, square: Square): boolean => state.heroes.some(({ place }) => place === square);

const isHurt = (hero: Hero): boolean => hero.wounds * 5 <= maxWounds(hero) * 2;

/** A hero about to act, with what he sees around him. */
interface Outlook {
  readonly state: State;
  readonly hero: OnBoard<Hero>;
  readonly blow: Blow;
  readonly threats: readonly Threat[];
  readonly screens: Uint8Array;
}

const outlookOf = (state: State, hero: OnBoard<Hero>): Outlook => ({
  state,
  hero,
  blow: bestBlow(state, hero),
  threats: threatsTo(state, hero),
  screens: screensFor(state, heroFigure(hero)),
});

/** What a blow from a space is worth: the best of the monsters that it reaches with good hope and sees. */
function worthFrom({ state, threats, screens }: Outlook, blow: Blow, from: Square): number {
  const far = goodRange(blow);
  let best = 0;
  for (const { monster, spaces } of threats) {
    const range = nearestApart(state, from, spaces);
    if (range > (blow.arms.type === 'melee' ? far : far + 2)) continue;
    const figure = monsterFigure(monster);
    const worth = worthOfWounds(state, figure, expectedWounds(state, blow, figure, range));
    if (worth > best && spaces.some(space => hasLine(state, from, space, screens))) best = worth;
  }
  return best;
}

const nearest = ({ state, threats }: Outlook, from: Square): number =>
  Math.min(99, ...threats.map(({ spaces }) => nearestApart(state, from, spaces)));

/** DJ-HRT-07 to DJ-HRT-12: two blows where somebody stands before him, a run where nobody is, an advance in between. */
export const declareAction: Habit = each((state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return () => 1;
  const wanted = isOnBoard(hero) ? actionFor(outlookOf(state, hero)) : TOWN;
  return option => wanted[nameIn(option)] ?? 1;
});

const TOWN: Readonly<Record<string, number>> = { run: 20, advance: 4, battle: 0, ready: 1 };

function actionFor(outlook: Outlook): Readonly<Record<string, number>> {
  const { state, hero, blow, threats } = outlook;
  const now = worthFrom(outlook, blow, hero.place);
  const risk = riskAt(state, hero, threats, hero.place);
  const canReach = nearest(outlook, hero.place) <= speedOf(hero) + goodRange(blow) + 1;
  if (isHurt(hero) && risk > 0.6)
    return { run: 12, advance: 12, ready: now > 0 ? 4 : 1, battle: now > 0 ? 4 : 0 };
  if (now > 0.2) return { battle: risk > 1.2 ? 10 : 40, advance: 6, ready: 6, run: 0.05 };
  const lacking = nearest(outlook, hero.place) - goodRange(blow);
  const canStep = lacking >= 1 && lacking <= Math.min(3, hero.fatigue - 1);
  if (canReach) return { advance: 20, ready: 1, run: isHurt(hero) ? 4 : 0.1, battle: canStep ? 20 : 0 };
  const errand = bestErrand(state, hero);
  const far = errand?.[hero.place] ?? 0;
  const isTired = hero.fatigue * 3 < maxFatigue(hero) * 2;
  if (errand === null) return { run: 1, advance: 1, ready: isTired ? 20 : 8, battle: 0 };
  return far > speedOf(hero)
    ? { run: 30, advance: 4, ready: 1, battle: 0 }
    : { run: 12, advance: 20, ready: 2, battle: 0 };
}

/** What is done of all that is legal. */
export const heroActs: Habit = (state, question) => {
  const hero = askedHero(state, question);
  if (hero === undefined) return question.options.map(() => 1);
  const weigh = isOnBoard(hero) ? onBoard(outlookOf(state, hero), question.options) : inTown(state, hero);
  return onlyBestMove(question.options, question.options.map(weigh));
};

/** By verb, where it needs no thought. */
const VERBS: Readonly<Record<string, number>> = {
  'pick-up': CERTAIN,
  'open-chest': 4e4,
  'leave': CERTAIN,
  'heal-ally': 300,
  'bar-gate': 30,
  'unbar-gate': 0.01,
  'close-door': 0.02,
  'give': 0,
  'give-pico': 0.3,
  'drop': 0,
  're-equip': 0,
  'change-action': 0.3,
  'climb': 3000,
  'jump': 20,
  'shift': 0.3,
  'lead': 8,
  'mend': 60,
};

function onBoard(outlook: Outlook, options: readonly Option[]): Weight {
  const { state, hero } = outlook;
  const attacks = isMonkey(hero) ? 0 : (turnOf(state, hero)?.attacks ?? 0);
  const moves = moveWeigher(outlook, attacks > 0, options);
  const hasMoves = options.some(option => verbOf(option) === 'move');
  const stays = isAtEncounter(state, hero) && !isHurt(hero);
  return option => {
    const verb = verbOf(option);
    switch (verb) {
      case 'move':
      case 'stairs':
        return stays ? 0.02 : moves(option);
      case 'attack':
        return attackWeight(outlook, nameIn(option) as Attack['source']);
      case 'fist-attack':
      case 'ram':
        return nearest(outlook, hero.place) <= 2 ? 300 : 0;
      case 'open-door':
        return isGoodMoment(state, hero) ? 4000 : 0.1;
      case 'drink':
        return drinkWeight(outlook, nameIn(option));
      case 'order':
        return orderWeight(outlook, nameIn(option) as OrderId, attacks > 0 || hasMoves);
      case 'fatigue':
        return fatigueWeight(outlook, attacks);
      case 'to-town':
        return isTownWorthwhile(outlook) ? 3000 : 0.02;
      case 'end-turn':
        return stays ? 60 : hasMoves || attacks > 0 ? 3 : 10;
      default:
        return VERBS[verb] ?? 1;
    }
  };
}

/** A door is opened while others can still strike at what is behind it, and not in the middle of a fight. */
function isGoodMoment(state: State, hero: OnBoard<Hero>): boolean {
  const others = state.heroes.filter(isOnBoard).filter(one => one.id !== hero.id);
  const waiting = others.filter(one => !one.acted).length;
  const isBacked = others.length === 0 || others.some(one => apart(state, one.place, hero.place) <= TOGETHER);
  const near = state.monsters.filter(
    monster => nearestApart(state, hero.place, monsterSpaces(state, monster)) <= TOGETHER,
  );
  return isBacked && near.length <= 2 && waiting * 2 >= others.length;
}

/** How near help should be before a door is opened. */
const TOGETHER = 7;

const isWounded = (hero: Hero): boolean => hero.wounds * 3 < maxWounds(hero) * 2;

/** A blow is struck where it brings something; the best weapon first. */
function attackWeight(outlook: Outlook, source: Attack['source']): number {
  const { state, hero } = outlook;
  const worth = worthFrom(outlook, blowOf(state, heroFigure(hero), source), hero.place);
  return worth < 0.05 ? 0.001 : keenly(3 + Math.min(3, worth));
}

/** Towards a good place to strike from, or to the best errand; out of reach of whatever bites. */
function moveWeigher(outlook: Outlook, canAttack: boolean, options: readonly Option[]): Weight {
  if (!options.some(option => verbOf(option) === 'move' || verbOf(option) === 'stairs')) return () => 0;
  const { state, hero, blow, threats } = outlook;
  const errand = bestErrand(state, hero);
  const here = errand?.[hero.place] ?? 0;
  const standing = canAttack ? worthFrom(outlook, blow, hero.place) : 0;
  const caution = isHurt(hero) ? 3 : 1.6;
  const risk = riskAt(state, hero, threats, hero.place);
  return option => {
    const square = Number(nameIn(option));
    const cost = Number(option.about?.['cost'] ?? 1);
    const steps = errand === null ? 0 : here - (errand[square] ?? Infinity);
    const drawn = standing > 0.2 ? 0.05 : 0.22;
    if (isPit(state, square) || isTaken(state, square)) return 0;
    let score = 0.3 + (Number.isFinite(steps) ? steps : -10) * drawn - cost * 0.03;
    score += caution * (risk - riskAt(state, hero, threats, square));
    if (canAttack && threats.length > 0) {
      const worth = worthFrom(outlook, blow, square);
      if (worth > standing + 0.1) score += 1.5 + Math.min(2, worth - standing);
      else if (standing > 0.2) score -= 3;
    }
    return keenly(score);
  };
}

function drinkWeight({ state, hero, threats }: Outlook, potion: string): number {
  if (potion !== 'healing') return maxFatigue(hero) - hero.fatigue >= 3 ? 20 : 0;
  const missing = maxWounds(hero) - hero.wounds;
  if (missing < 3) return 0;
  return isWounded(hero) || riskAt(state, hero, threats, hero.place) > 0.7 ? 5e5 : 1;
}

function orderWeight(outlook: Outlook, order: OrderId, hasMore: boolean): number {
  const { hero } = outlook;
  const isNear = nearest(outlook, hero.place) <= 8;
  const tired = maxFatigue(hero) - hero.fatigue;
  const weights: Readonly<Record<OrderId, number>> = {
    guard: isNear ? 6 : 2,
    dodge: isNear ? (isHurt(hero) ? 12 : 5) : 0.3,
    aim: 0.5,
    rest: isNear ? 0.3 : tired * 2,
  };
  return weights[order] * (hasMore ? 0.3 : 60);
}

/** One step more is bought where it brings a blow. */
function fatigueWeight(outlook: Outlook, attacks: number): number {
  const { hero, blow } = outlook;
  const lacking = nearest(outlook, hero.place) - goodRange(blow);
  return attacks > 0 && lacking >= 1 && lacking <= Math.min(3, hero.fatigue - 1) ? 60 : 0.01;
}

/** With money to spend and nobody near. */
const isTownWorthwhile = ({ state, hero }: Outlook): boolean => isCalm(state) && wantsTown(hero);

/** In the town: shopping, then back by the glyph that is nearest to what there is to do. */
function inTown(state: State, hero: Hero): Weight {
  const ways = glyphField(state, hero);
  return option => {
    switch (verbOf(option)) {
      case 'shop':
        return hero.coins >= 50 ? 1e5 : 0;
      case 'glyph':
        return keenly(4 - Math.min(4, (ways?.[Number(nameIn(option))] ?? 30) / 8));
      case 'end-turn':
        return 1;
      default:
        return VERBS[verbOf(option)] ?? 0.2;
    }
  };
}

/** The way to other heroes, or to the monsters where nobody else is left. */
function glyphField(state: State, hero: Hero): Field | null {
  const goals = state.heroes
    .filter(isOnBoard)
    .filter(({ id }) => id !== hero.id)
    .map(({ place }) => place);
  if (goals.length === 0) goals.push(...state.monsters.flatMap(one => monsterSpaces(state, one)));
  return goals.length === 0 ? null : wayOfHeroes(state, goals);
}

/** Who can strike goes first; who is hurt goes last. */
export const whoActs: Habit = each(state => option => {
  const hero = state.heroes.find(({ id }) => id === fact(option.about, 'hero'));
  if (hero === undefined || !isOnBoard(hero)) return 0.5;
  const near = Math.min(
    30,
    ...state.monsters.map(one => nearestApart(state, hero.place, monsterSpaces(state, one))),
  );
  return (isHurt(hero) ? 0.5 : 1) + 6 / (2 + near);
});
