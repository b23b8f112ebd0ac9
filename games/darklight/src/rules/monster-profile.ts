import { kept } from '@tenebrae/kernel';
import { BOSS_HEALTH_QUARTERS } from '../data/bosses.ts';
import { BEST_TO_HIT } from '../data/limits.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Attribute, Skillfulness } from '../data/numbers.ts';
import type { Dungeon } from '../state.ts';
import { cardOfMonster, isOfKind } from './figures.ts';

/** A Monster card read at one of its level rows. */
export interface MonsterRow {
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly health: number;
  readonly melee: Skillfulness;
  readonly ranged: Skillfulness | null;
  readonly souls: number;
}

/** DL-MON-04, DL-SRV-35: Level 1 as printed on the card; the rows above follow one formula. */
export const rowOf = (kind: MonsterId, level: Dungeon['monsterLevel']): MonsterRow => {
  const rows = rowsOf(kind);
  return (rows[level] ??= work(kind, level));
};

const rowsOf = kept((_kind: MonsterId): (MonsterRow | undefined)[] => []);

function work(kind: MonsterId, level: number): MonsterRow {
  const { attributes, health, meleeSkill, rangedSkill, souls } = cardOfMonster(kind);
  // Strength, Perception and Mind grow at Levels 2 and 4, Endurance at 3 and 5, To Hit at 4.
  const sharper = (level >= 2 ? 1 : 0) + (level >= 4 ? 1 : 0);
  const tougher = (level >= 3 ? 1 : 0) + (level >= 5 ? 1 : 0);
  const better = ({ attacks, toHit }: Skillfulness): Skillfulness => ({
    attacks,
    toHit: Math.max(BEST_TO_HIT, level >= 4 ? toHit - 1 : toHit),
  });
  return {
    attributes: {
      ...attributes,
      strength: attributes.strength + sharper,
      perception: attributes.perception + sharper,
      mind: attributes.mind + sharper,
      endurance: attributes.endurance + tougher,
    },
    health: Math.ceil((health * (3 + level)) / 4),
    melee: better(meleeSkill),
    ranged: rangedSkill === undefined ? null : better(rangedSkill),
    souls: Math.ceil((souls * (level + 1)) / 2),
  };
}

/** DL-BOS-03: a fixed number in place of Level 1's, then the level row, then the scaling of Bosses, then additions. */
export function healthAtPlacement(dungeon: Dungeon, kind: MonsterId, more = 0): number {
  const { health } = rowOf(kind, dungeon.monsterLevel);
  const quarters = isOfKind(kind, 'boss') ? BOSS_HEALTH_QUARTERS[dungeon.startedWith] : 4;
  return Math.ceil((health * quarters) / 4) + more;
}

/** A Boss alone against one Accursed has one attack less of each kind, at least 1. */
export function attacksOf(dungeon: Dungeon, kind: MonsterId, { attacks }: Skillfulness): number {
  return isOfKind(kind, 'boss') && dungeon.startedWith === 1 ? Math.max(1, attacks - 1) : attacks;
}
