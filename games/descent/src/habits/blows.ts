import { HEROES } from '../data/heroes.ts';
import { itemOf } from '../data/items.ts';
import { questOf } from '../data/quests.ts';
import { type Arms, armsOf, monsterArms } from '../rules/attack-dice.ts';
import { figureOf, heroFigure } from '../rules/figures.ts';
import { armorOf, ratingOf } from '../rules/stats.ts';
import type { Attack, FigureId, Hero, Monster, State } from '../state.ts';
import { chanceOf, type Odds, oddsOf, woundsBeyond } from './odds.ts';

/** What somebody attacks with, and how far it is likely to carry. */
export interface Blow {
  /** No other has it. */
  readonly number: number;
  readonly arms: Arms;
  readonly range: number;
  /** The wounds that it deals to somebody in the usual armor. */
  readonly wounds: number;
  /** By range, once asked for. */
  readonly odds: (Odds | undefined)[];
}

/** Arms stay the same as long as nothing changes them: what follows from them is worked out once. */
const BLOWS = new WeakMap<Arms, Blow>();

/** Blows met so far. */
let blows = 0;

export const blowOf = (state: State, attacker: FigureId, source: Attack['source']): Blow =>
  blowWith(armsOf(state, attacker, source));

function blowWith(arms: Arms): Blow {
  let blow = BLOWS.get(arms);
  if (blow === undefined) {
    const armor = Math.max(0, USUAL_ARMOR - (arms.abilities.pierce ?? 0));
    blows += 1;
    blow = {
      number: blows,
      arms,
      range: carryOf(arms),
      wounds: woundsBeyond(oddsOf(arms, 2), armor),
      odds: [],
    };
    BLOWS.set(arms, blow);
  }
  return blow;
}

/** Armor that is common on either side. */
const USUAL_ARMOR = 2;

const oddsAt = ({ arms, odds }: Blow, range: number): Odds => (odds[range] ??= oddsOf(arms, range));

/** Attacks that carry at least this often are made with good hope. */
const HOPE = 0.6;
const FARTHEST = 9;

function carryOf(arms: Arms): number {
  if (arms.type === 'melee') return 1;
  let range = 2;
  while (range < FARTHEST && (oddsOf(arms, range + 1)[2] ?? 0) >= HOPE) range++;
  return range;
}

const pierced = (state: State, { arms }: Blow, target: FigureId): number =>
  Math.max(0, armorOf(state, target, arms.type) - (arms.abilities.pierce ?? 0));

/** The wounds that a blow deals on the average to somebody close by in such armor, misses counted. */
export const woundsClose = (blow: Blow, armor: number): number =>
  woundsBeyond(oddsAt(blow, 1), Math.max(0, armor - (blow.arms.abilities.pierce ?? 0)));

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
  const own = sourcesOf(hero).map(source => blowOf(state, heroFigure(hero), source));
  return own.reduce((best, blow) => (blow.wounds > best.wounds ? blow : best));
}

export const monsterBlow = (state: State, monster: Monster): Blow => blowWith(monsterArms(state, monster));

/** How many wounds a monster deals a hero by an attack, more or less. */
export function biteOf(state: State, monster: Monster): number {
  const { arms, wounds } = monsterBlow(state, monster);
  const { abilities } = arms;
  const many =
    (abilities.breath ?? 0) + (abilities.sweep ?? 0) + (abilities['quick-shot'] ?? 0) > 0 ? 1.5 : 1;
  const lasting = 0.3 * ((abilities.stun ?? 0) + (abilities.poison ?? 0) + (abilities.burn ?? 0));
  return wounds * many + lasting;
}

/** Somebody as a blow meets him: what he is worth in conquest, the wounds he has left and the armor that is not pierced. */
export interface Mark {
  readonly worth: number;
  readonly left: number;
  readonly armor: number;
}

export function markOf(state: State, blow: Blow, target: FigureId): Mark {
  const figure = figureOf(state, target);
  if (figure === null) return NOBODY;
  const armor = pierced(state, blow, target);
  if (figure.kind === 'hero')
    return { worth: HEROES[figure.hero.id].conquest, left: figure.hero.wounds, armor };
  if (figure.kind === 'ally') return { worth: ALLY, left: figure.ally.wounds, armor };
  const { monster } = figure;
  const left = Math.max(1, ratingOf(state, monster) - monster.wounds);
  return { worth: worthOfMonster(state, monster), left, armor };
}

const NOBODY: Mark = { worth: 0, left: 1, armor: 0 };

/** What a blow from so far away is worth, in conquest: what it brings down, and how far it brings the rest. */
export function worthOfBlow(blow: Blow, { worth, left, armor }: Mark, range: number): number {
  const odds = oddsAt(blow, range);
  const kills = chanceOf(odds, armor, left);
  const part = woundsBeyond(odds, armor, left) / Math.max(1, left);
  return worth * (0.55 * kills + 0.45 * part);
}

/** How likely a blow brings somebody down. */
export const killChance = (blow: Blow, { left, armor }: Mark, range: number): number =>
  chanceOf(oddsAt(blow, range), armor, left);

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
