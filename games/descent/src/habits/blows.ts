import { HEROES } from '../data/heroes.ts';
import { itemOf } from '../data/items.ts';
import { questOf } from '../data/quests.ts';
import { type Arms, armsOf } from '../rules/attack-dice.ts';
import { figureOf, heroFigure, monsterFigure } from '../rules/figures.ts';
import { armorOf, ratingOf } from '../rules/stats.ts';
import type { Attack, FigureId, Hero, Monster, State } from '../state.ts';
import { chanceOf, oddsOf, woundsBeyond } from './odds.ts';

/** What somebody attacks with, and how far it is likely to carry. */
export interface Blow {
  readonly arms: Arms;
  readonly range: number;
}

export function blowOf(state: State, attacker: FigureId, source: Attack['source']): Blow {
  const arms = armsOf(state, attacker, source);
  return { arms, range: carryOf(arms) };
}

/** Attacks that carry at least this often are made with good hope. */
const HOPE = 0.6;
const FARTHEST = 9;
const CARRIES = new Map<string, number>();

function carryOf(arms: Arms): number {
  if (arms.type === 'melee') return 1;
  const key = [arms.dice.join(), arms.blackDice, arms.range, arms.abilities.sorcery ?? 0].join('|');
  const known = CARRIES.get(key);
  if (known !== undefined) return known;
  let range = 2;
  while (range < FARTHEST && (oddsOf(arms, range + 1)[2] ?? 0) >= HOPE) range++;
  CARRIES.set(key, range);
  return range;
}

const pierced = (state: State, { arms }: Blow, target: FigureId): number =>
  Math.max(0, armorOf(state, target, arms.type) - (arms.abilities.pierce ?? 0));

/** The wounds that a blow deals on the average from so far away, armor taken off, misses counted. */
export const expectedWounds = (state: State, blow: Blow, target: FigureId, range: number): number =>
  woundsBeyond(oddsOf(blow.arms, range), pierced(state, blow, target));

/** How likely a blow deals so many wounds. */
export const killChance = (
  state: State,
  blow: Blow,
  target: FigureId,
  range: number,
  wounds: number,
): number => chanceOf(oddsOf(blow.arms, range), pierced(state, blow, target), wounds);

/** From how far a figure attacks with good hope. */
export const goodRange = ({ arms, range }: Blow): number =>
  arms.type === 'melee' ? 1 + Math.min(1, arms.abilities.reach ?? 0) : range;

/** The weapons in hand, and fists when there is none. */
export function sourcesOf(hero: Hero): Attack['source'][] {
  const weapons = hero.items.filter(({ card, equipped }) => equipped && itemOf(card).kind === 'weapon');
  return weapons.length === 0 ? ['fists'] : weapons.map(({ card }) => card);
}

/** The best blow of a hero, by what it deals to somebody in light armor. */
export function bestBlow(state: State, hero: Hero): Blow {
  const blows = sourcesOf(hero).map(source => blowOf(state, heroFigure(hero), source));
  return blows.reduce((best, blow) => (bluntly(blow) > bluntly(best) ? blow : best));
}

/** Armor that is common on either side. */
const USUAL_ARMOR = 2;

const bluntly = ({ arms }: Blow): number =>
  woundsBeyond(oddsOf(arms, 2), Math.max(0, USUAL_ARMOR - (arms.abilities.pierce ?? 0)));

export const monsterBlow = (state: State, monster: Monster): Blow =>
  blowOf(state, monsterFigure(monster), 'monster');

/** How many wounds a monster deals a hero by an attack, more or less. */
export function biteOf(state: State, monster: Monster): number {
  const blow = monsterBlow(state, monster);
  const { abilities } = blow.arms;
  const many =
    (abilities.breath ?? 0) + (abilities.sweep ?? 0) + (abilities['quick-shot'] ?? 0) > 0 ? 1.5 : 1;
  const lasting = 0.3 * ((abilities.stun ?? 0) + (abilities.poison ?? 0) + (abilities.burn ?? 0));
  return bluntly(blow) * many + lasting;
}

/** What a blow is worth, in conquest: what it brings down, and how far it brings the rest. */
export function worthOfBlow(state: State, blow: Blow, target: FigureId, range: number): number {
  const figure = figureOf(state, target);
  if (figure === null) return 0;
  const left =
    figure.kind === 'hero'
      ? figure.hero.wounds
      : figure.kind === 'ally'
        ? figure.ally.wounds
        : Math.max(1, ratingOf(state, figure.monster) - figure.monster.wounds);
  const odds = oddsOf(blow.arms, range);
  const armor = pierced(state, blow, target);
  const kills = chanceOf(odds, armor, left);
  const part = woundsBeyond(odds, armor, left) / Math.max(1, left);
  return worthOfFigure(state, figure) * (0.55 * kills + 0.45 * part);
}

function worthOfFigure(state: State, figure: NonNullable<ReturnType<typeof figureOf>>): number {
  if (figure.kind === 'hero') return HEROES[figure.hero.id].conquest;
  return figure.kind === 'ally' ? ALLY : worthOfMonster(state, figure.monster);
}

/** What it costs the heroes to lose whom they guard. */
const ALLY = 3;

/** How much a monster is in the heroes' way, in conquest. */
export function worthOfMonster(state: State, monster: Monster): number {
  const { goal, named } = questOf(state.quest.id);
  const isGoal = goal !== 'code' && goal.kill.some(id => id === monster.named);
  const reward = monster.named === null ? 0 : (named[monster.named]?.conquest ?? 0);
  return (
    biteOf(state, monster) * 0.4 +
    (isGoal ? 3 : 0) +
    reward +
    (monster.rank === 'master' ? 0.25 : 0) +
    monster.carries.length * 2
  );
}
