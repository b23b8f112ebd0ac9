import type { Square } from '@tenebrae/board';
import type { Option } from '@tenebrae/kernel';
import { MONSTERS, type MonsterCard } from '../data/monsters.ts';
import type { Blow } from '../rules/attack.ts';
import { blowsOf } from '../rules/blows.ts';
import { awake, dungeonOf, ground, litTiles, squaresOf } from '../rules/figures.ts';
import { hasSight, isAdjacent, tilesAt } from '../rules/ground.ts';
import { distancesFrom, distanceTo, FAR, walkingDistancesFrom } from '../rules/paths.ts';
import { armourOf, attributeOf } from '../rules/profile.ts';
import type { Accursed, Monster, State } from '../state.ts';
import { meanOf } from './worth.ts';
import { vigour } from './care.ts';
import { type Way, wayTo } from './goals.ts';
import { partOf, verbOf } from './weights.ts';

/** Wounds that a blow leaves on average when it hits. */
function woundsOf(state: State, accursed: Accursed, monster: Monster, blow: Blow): number {
  const dice = blow.damage.reduce((sum, one) => sum + meanOf(one), 0);
  const more = blow.adds === null ? 0 : attributeOf(state, accursed, blow.adds);
  return Math.max(0.3, dice + more - armourOf(state, monster));
}

/** The more a Monster can do, the sooner it should go. */
const threatOf = ({ kind }: Monster): number => {
  const { meleeSkill, rangedSkill, attributes, souls }: MonsterCard = MONSTERS[kind];
  const skill = rangedSkill ?? meleeSkill;
  return skill.attacks * (7 - skill.toHit) * (attributes.strength + 3.5) * 0.05 + souls * 0.05;
};

/** How good an attack is: the chance of a hit, what it leaves, and whether that kills. */
export function attackWorth(state: State, accursed: Accursed, option: Option): number {
  const id = Number(option.id.split(':').at(-1));
  const monster = dungeonOf(state).monsters.find(one => one.id === id);
  const blow = blowsOf(state, accursed).find(one => nameOf(one) === blowName(option));
  if (monster === undefined || blow === undefined) return 0.5;
  const needed = Math.min(6, Math.max(2, Number(option.about?.['needed'] ?? 4)));
  const left = monster.health - monster.wounds;
  const wounds = woundsOf(state, accursed, monster, blow);
  const part = Math.min(1, wounds / left);
  return ((7 - needed) / 6) * (part + (wounds >= left ? 0.6 : 0)) * (0.4 + threatOf(monster));
}

const blowName = (option: Option): string =>
  verbOf(option) === 'attack' ? `attack:${partOf(option, 1)}` : verbOf(option);
const nameOf = ({ dual, items }: Blow): string =>
  dual ? 'dual' : items[0] === undefined ? 'unarmed' : `attack:${items[0].copy}`;

/** How a place serves an Accursed in a fight; all squares of a question are judged with the same eyes. */
export function placeWorth(state: State, accursed: Accursed): (square: Square) => number {
  const board = ground(state);
  const enemies = awake(state);
  const spots = enemies.flatMap(squaresOf);
  const way = wayToFoes(state, accursed.square, spots);
  const span = distancesFrom(board, spots);
  const lit = litTiles(state);
  const blows = blowsOf(state, accursed);
  const range = Math.max(
    0,
    ...blows.filter(({ kind }) => kind === 'ranged').map(one => one.range),
    ...(accursed.source > 1 ? [SPELL_RANGE] : []),
  );
  const arm = Math.max(
    ...blows.filter(({ kind }) => kind === 'melee').map(one => meanOf(one.damage[0] ?? [1, 3])),
    0,
  );
  const strength = arm + attributeOf(state, accursed, 'strength');
  const brave = vigour(state, accursed) > 0.3 || range === 0;
  return square => {
    const beside = enemies.filter(one => squaresOf(one).some(spot => isAdjacent(board, square, spot)));
    const sights = (one: Monster): boolean =>
      squaresOf(one).some(
        spot => hasSight(board, square, spot) && tilesAt(board, spot).some(tile => lit.has(tile)),
      );
    const shoots =
      range > 0 && beside.length === 0 && distanceTo(board, span, square) <= range && enemies.some(sights);
    let worth = -0.3 * Math.min(MOST_STEPS, distanceTo(way.board, way.distances, square));
    if (shoots) worth += 12;
    if (beside.length > 0) worth += brave ? strength - (range > 0 ? 4 : 0) : -6;
    return worth - Math.max(0, beside.length - 1) * 1.5;
  };
}

/** As the ground is; to foes behind a door or a Portcullis, as if nothing barred the way. */
function wayToFoes(state: State, from: Square, spots: readonly Square[]): Way {
  const board = ground(state);
  const distances = walkingDistancesFrom(board, spots, true);
  return distanceTo(board, distances, from) < FAR
    ? { board, distances }
    : wayTo(dungeonOf(state), from, spots);
}

const SPELL_RANGE = 5;
/** Longer than any way through a dungeon. */
const MOST_STEPS = 300;
