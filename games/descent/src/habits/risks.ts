import type { Square } from '@tenebrae/board';
import type { AttackType } from '../data/abilities.ts';
import { HEROES } from '../data/heroes.ts';
import { heroFigure, isOnBoard, monsterSpaces } from '../rules/figures.ts';
import { armorOf, monsterSpeed } from '../rules/stats.ts';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import { type Blow, goodRange, monsterBlow, woundsClose } from './blows.ts';
import { hazardAt } from './quest-errands.ts';
import { stepsFrom, type Way, wayOfMonsters } from './ways.ts';

/** How far two squares are apart on an empty board. */
export function apart({ grid: { width } }: State, a: Square, b: Square): number {
  const [rowOfA, rowOfB] = [(a / width) | 0, (b / width) | 0];
  const down = rowOfA > rowOfB ? rowOfA - rowOfB : rowOfB - rowOfA;
  const across = Math.abs(a - rowOfA * width - (b - rowOfB * width));
  return across > down ? across : down;
}

export function nearestApart(state: State, square: Square, spaces: readonly Square[]): number {
  let best = Infinity;
  for (const space of spaces) {
    const steps = apart(state, square, space);
    if (steps < best) best = steps;
  }
  return best;
}

/** A monster as a hero sees it: where it could strike in its next turn, and how hard. */
export interface Threat {
  readonly monster: Monster;
  readonly spaces: readonly Square[];
  readonly blow: Blow;
  readonly way: Way;
  /** How many steps away it strikes. */
  readonly reach: number;
  readonly wounds: number;
  /** The part of its blows that falls to one of those it can get at. */
  readonly share: number;
}

/** What threatens a hero or an ally. */
export function threatsTo(state: State, figure: FigureId): Threat[] {
  const others = state.heroes.filter(isOnBoard).filter(hero => heroFigure(hero) !== figure);
  const armor: Partial<Record<AttackType, number>> = {};
  return state.monsters.map(monster => {
    const blow = monsterBlow(state, monster);
    const { type } = blow.arms;
    const spaces = monsterSpaces(state, monster);
    const speed = monster.tokens.web > 0 ? 0 : monsterSpeed(state, monster);
    const reach = speed + goodRange(blow);
    const way = wayOfMonsters(state, spaces);
    let rivals = 0;
    for (const { place } of others) if (stepsFrom(way, place) <= reach) rivals += 1;
    const wounds =
      monster.tokens.stun > 0 ? 0 : woundsClose(blow, (armor[type] ??= armorOf(state, figure, type)));
    return { monster, spaces, blow, way, reach, wounds, share: 0.4 + 0.6 / (1 + rivals) };
  });
}

/** The wounds that a hero is likely to suffer where he stands, before the heroes come again. */
export function woundsAt(threats: readonly Threat[], square: Square): number {
  let sum = 0;
  for (const { way, reach, wounds, share } of threats) {
    const steps = stepsFrom(way, square);
    if (steps > reach) continue;
    // The last steps of a long way are the easiest to bar.
    sum += wounds * share * (steps <= 2 ? 1 : 0.8);
  }
  return sum;
}

/** What standing there costs, in conquest: how likely he is to fall, and what that takes; the last tokens are the dearest. */
export function riskAt(state: State, hero: Hero, threats: readonly Threat[], square: Square): number {
  const wounds = woundsAt(threats, square) + hazardAt(state, square);
  if (wounds === 0) return 0;
  const part = (wounds / Math.max(1, hero.wounds)) ** 3;
  const { conquest } = HEROES[hero.id];
  return (conquest * dearness(state, conquest) + 0.4) * (part / (1 + part)) * 0.5 + wounds * 0.03;
}

/** What a token is worth beside others: the last ones most, and those beyond what is likely to be lost little. */
const dearness = ({ conquest }: State, loss: number): number =>
  conquest <= loss ? 2 : Math.max(0.5, Math.min(1.2, 1.5 - conquest * 0.07));
