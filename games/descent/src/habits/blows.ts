import { DICE, type DieColour } from '../data/dice.ts';
import { HEROES } from '../data/heroes.ts';
import { itemOf } from '../data/items.ts';
import { type Arms, armsOf } from '../rules/attack-dice.ts';
import { figureOf, heroFigure, monsterFigure } from '../rules/figures.ts';
import { armorOf, ratingOf } from '../rules/stats.ts';
import type { Attack, FigureId, Hero, Monster, State } from '../state.ts';

interface DieMean {
  readonly hits: number;
  readonly damage: number;
  readonly range: number;
  readonly surges: number;
}

/** What a die shows on the average of its faces that hit; enhancements go to damage. */
const MEANS = Object.fromEntries(
  Object.entries(DICE).map(([colour, faces]) => {
    const hits = faces.filter(({ miss }) => !miss);
    const mean = (of: (face: (typeof faces)[number]) => number): number =>
      hits.reduce((sum, face) => sum + of(face), 0) / hits.length;
    return [
      colour,
      {
        hits: hits.length / faces.length,
        damage: mean(face => face.damage + face.power),
        range: mean(face => face.range),
        surges: mean(face => face.surges),
      },
    ];
  }),
) as Record<DieColour, DieMean>;

/** What an attack brings on the average: how likely it hits, how much it deals before armor, how far it goes. */
export interface Blow {
  readonly arms: Arms;
  readonly hits: number;
  readonly damage: number;
  readonly range: number;
}

export function blowOf(state: State, attacker: FigureId, source: Attack['source']): Blow {
  const arms = armsOf(state, attacker, source);
  const black = Array.from({ length: arms.blackDice }, (): DieColour => 'black');
  let [hits, damage, range, surges] = [1, arms.damage, arms.range, arms.freeSurges];
  for (const colour of [...arms.dice, ...black]) {
    const mean = MEANS[colour];
    hits *= mean.hits;
    damage += mean.damage;
    range += mean.range;
    surges += mean.surges;
  }
  return { arms, hits, damage: damage + surges * damageOfSurge(arms) + (arms.abilities.sorcery ?? 0), range };
}

/** What a surge is worth in damage by the best of what it can buy. */
function damageOfSurge({ surges }: Arms): number {
  let best = 0;
  for (const { surges: cost, effect } of surges) {
    if (effect.kind === 'damage') best = Math.max(best, effect.count / cost);
  }
  return best * 0.7;
}

/** The wounds that a blow deals on the average from so far away, armor taken off, misses counted. */
export function expectedWounds(state: State, blow: Blow, target: FigureId, range: number): number {
  const { arms, hits, damage } = blow;
  const armor = Math.max(0, armorOf(state, target, arms.type) - (arms.abilities.pierce ?? 0));
  const reach = arms.type === 'melee' ? 1 : reachChance(blow.range, range);
  return hits * reach * Math.max(0.15, damage - armor);
}

/** How likely the dice carry so far. */
const reachChance = (mean: number, range: number): number =>
  Math.min(1, Math.max(0.02, 0.95 - 0.28 * Math.max(0, range - mean)));

/** From how far a figure attacks with good hope. */
export const goodRange = ({ arms, range }: Blow): number =>
  arms.type === 'melee' ? 1 + Math.min(1, arms.abilities.reach ?? 0) : Math.max(2, Math.floor(range));

/** The weapons in hand, and fists when there is none. */
export function sourcesOf(hero: Hero): Attack['source'][] {
  const weapons = hero.items.filter(({ card, equipped }) => equipped && itemOf(card).kind === 'weapon');
  return weapons.length === 0 ? ['fists'] : weapons.map(({ card }) => card);
}

/** The best blow of a hero, by what it deals to somebody without armor. */
export function bestBlow(state: State, hero: Hero): Blow {
  const blows = sourcesOf(hero).map(source => blowOf(state, heroFigure(hero), source));
  return blows.reduce((best, blow) => (blow.hits * blow.damage > best.hits * best.damage ? blow : best));
}

export const monsterBlow = (state: State, monster: Monster): Blow =>
  blowOf(state, monsterFigure(monster), 'monster');

/** What it is worth to wound a figure so much: the nearer to its end and the dearer it is, the more. */
export function worthOfWounds(state: State, target: FigureId, wounds: number): number {
  const figure = figureOf(state, target);
  if (figure === null) return 0;
  if (figure.kind === 'hero') {
    const { hero } = figure;
    return (Math.min(1, wounds / Math.max(1, hero.wounds)) ** 1.5 + wounds * 0.05) * HEROES[hero.id].conquest;
  }
  if (figure.kind === 'ally') return Math.min(1, wounds / Math.max(1, figure.ally.wounds)) * 3;
  const { monster } = figure;
  const left = Math.max(1, ratingOf(state, monster) - monster.wounds);
  return (Math.min(1, wounds / left) ** 1.5 + wounds * 0.05) * worthOfMonster(state, monster);
}

/** How much a monster is in the heroes' way. */
export function worthOfMonster(state: State, monster: Monster): number {
  const { hits, damage } = monsterBlow(state, monster);
  return hits * damage * 0.5 + (monster.named === null ? 0 : 4) + (monster.rank === 'master' ? 0.7 : 0);
}
