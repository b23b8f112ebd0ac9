import type { Square } from '@tenebrae/board';
import { unreachable } from '@tenebrae/kernel';
import { type Spell, type SpellId, SPELLS } from '../data/spells.ts';
import { SPELL_CONDITIONS } from '../effects/spells.ts';
import type { Accursed, State } from '../state.ts';
import { areaAround, centresRound, charactersOn, squaresAbout } from './areas.ts';
import type { SpellTarget } from './casting.ts';
import {
  areAdjacent,
  blockedSquares,
  charactersWithin,
  dungeonOf,
  ground,
  litTiles,
  seesSquare,
  squaresOf,
  tilesOf,
} from './figures.ts';
import { isWalkable, tilesAt } from './ground.ts';
import { accursedInReach, monstersInReach } from './magic-targets.ts';
import { distancesFrom, distanceTo } from './paths.ts';
import { sumOf } from './sources.ts';

/** DL-SPL-02, DL-SPL-08, DL-LOS-06: all legal targets of a spell that it could do anything to. */
export function spellTargets(state: State, caster: Accursed, spell: SpellId): SpellTarget[] {
  const condition = SPELL_CONDITIONS[spell];
  return named(state, caster, spell).filter(target => condition?.(state, target) !== false);
}

function named(state: State, caster: Accursed, spell: SpellId): SpellTarget[] {
  const { target, dead, victim }: Spell = SPELLS[spell];
  const range = rangeOf(state, caster, spell);
  switch (target) {
    case 'enemy': {
      const monsters = monstersInReach(state, caster, range);
      if (victim !== true) return monsters.map(figure => aim({ figure }));
      return monsters.flatMap(figure =>
        dungeonOf(state)
          .monsters.filter(one => one !== figure && areAdjacent(state, one, figure))
          .map(against => aim({ figure, against })),
      );
    }
    case 'accursed':
      return accursedInReach(state, caster, range, dead === true ? 'allowed' : 'never').map(figure =>
        aim({ figure }),
      );
    case 'self':
      return [aim({ figure: caster })];
    case 'here':
      return tilesOf(state, caster).map(tile => aim({ tile }));
    case 'area':
      return centres(state, caster, range).map(square => aim({ square }));
    case 'square':
      return freeLitSquares(state, caster, range).map(square => aim({ square }));
    case 'tile':
      return tilesInSight(state, caster).map(tile => aim({ tile }));
    default:
      return unreachable(target);
  }
}

const aim = (named: Partial<SpellTarget>): SpellTarget => ({
  figure: null,
  square: null,
  tile: null,
  against: null,
  ...named,
});

/** In squares; those without a number have none to lengthen. */
export function rangeOf(state: State, caster: Accursed, spell: SpellId): number {
  const { range }: Spell = SPELLS[spell];
  return typeof range === 'number' ? range + sumOf(state, caster, 'spellRange') : 0;
}

/** Ruling DL-SPL-02: squares in range and in sight round which an area holds an enemy. */
function centres(state: State, caster: Accursed, range: number): Square[] {
  const { monsters } = dungeonOf(state);
  if (monsters.length === 0) return [];
  const board = ground(state);
  const distances = distancesFrom(board, squaresOf(caster));
  return centresRound(state, monsters.flatMap(squaresOf)).filter(
    square =>
      distanceTo(board, distances, square) <= range &&
      seesSquare(state, caster, square) &&
      charactersOn(state, areaAround(state, square)).some(one => one.is === 'monster'),
  );
}

/** ruin-gate: columns and rows of the plane, over walls and out of sight, but on a lit tile. */
function freeLitSquares(state: State, caster: Accursed, range: number): Square[] {
  const board = ground(state);
  const blocked = blockedSquares(state);
  const lit = litTiles(state);
  return squaresAbout(state, caster, range).filter(
    square =>
      isWalkable(board, square) &&
      !blocked.includes(square) &&
      tilesAt(board, square).some(tile => lit.has(tile)),
  );
}

/** Ruling DL-SPL-02: lit tiles with an enemy, of which the caster sees a square. */
function tilesInSight(state: State, caster: Accursed): number[] {
  if (dungeonOf(state).monsters.length === 0) return [];
  const board = ground(state);
  return [...litTiles(state)]
    .sort((a, b) => a - b)
    .filter(
      tile =>
        charactersWithin(state, tile).some(one => one.is === 'monster') &&
        board.squares.some(
          square => tilesAt(board, square).includes(tile) && seesSquare(state, caster, square),
        ),
    );
}
