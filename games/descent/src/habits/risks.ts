import type { Square } from '@tenebrae/board';
import { heroFigure, monsterSpaces } from '../rules/figures.ts';
import { monsterSpeed } from '../rules/stats.ts';
import type { Hero, Monster, State } from '../state.ts';
import { expectedWounds, goodRange, monsterBlow } from './blows.ts';

/** How far two squares are apart on an empty board. */
export function apart({ grid: { width } }: State, a: Square, b: Square): number {
  const across = Math.abs((a % width) - (b % width));
  const down = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return across > down ? across : down;
}

export function nearestApart(state: State, square: Square, spaces: readonly Square[]): number {
  let best = Infinity;
  for (const space of spaces) best = Math.min(best, apart(state, square, space));
  return best;
}

/** A monster as a hero sees it: where it could strike in its next turn, and how hard. */
export interface Threat {
  readonly monster: Monster;
  readonly spaces: readonly Square[];
  readonly reach: number;
  readonly wounds: number;
}

export const threatsTo = (state: State, hero: Hero): Threat[] =>
  state.monsters.map(monster => {
    const blow = monsterBlow(state, monster);
    return {
      monster,
      spaces: monsterSpaces(state, monster),
      reach: monster.tokens.web > 0 ? goodRange(blow) : monsterSpeed(state, monster) + goodRange(blow),
      wounds: monster.tokens.stun > 0 ? 0 : expectedWounds(state, blow, heroFigure(hero), 1),
    };
  });

/** The part of his wounds that a hero is likely to lose where he stands: whoever is in reach shares out the blows. */
export function riskAt(state: State, hero: Hero, threats: readonly Threat[], square: Square): number {
  let sum = 0;
  for (const { spaces, reach, wounds } of threats) {
    const range = nearestApart(state, square, spaces);
    if (range > reach) continue;
    // The last steps of its way are the easiest to bar.
    sum += range <= 2 ? wounds : wounds * 0.6;
  }
  return Math.min(2, (sum * 0.6) / Math.max(1, hero.wounds));
}
