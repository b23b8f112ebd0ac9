import type { Square } from '@tenebrae/board';
import type { Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Monster, State } from '../state.ts';
import { miniaturesLeft } from './encounters.ts';
import { joinCombat } from './end-of-combat.ts';
import { blockedSquares, cardOfMonster, dungeonOf, ground, tilesOf } from './figures.ts';
import { healthAtPlacement } from './monster-profile.ts';
import { mayEnd, type Walk } from './paths.ts';
import { figureOf } from './tell.ts';
import { healthOnTile } from './tile-rules.ts';

/** What a quest or card changes of the Monsters it places. */
export interface Changes {
  /** Added to their Health (DL-BOS-03). */
  readonly health?: number;
  /** Placed in spite of their Special Spawning (DL-MON-08). */
  readonly fixed?: boolean;
  /** q-sanctuary-3: it sleeps. */
  readonly asleep?: boolean;
}

/** DL-MON-01, DL-MON-04, DL-BOS-03: one more on the board; whoever places it sees to its target. */
export function addMonster(
  table: Table<State>,
  kind: MonsterId,
  square: Square,
  rule: RuleId,
  changes: Changes = {},
): Monster {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const monster: Monster = {
    is: 'monster',
    id: dungeon.nextMonster++,
    kind,
    square,
    wounds: 0,
    prone: false,
    poison: 0,
    fire: 'none',
    effects: [],
    target: null,
    health: 0,
    poisonedBy: null,
    ignitedBy: null,
    asleep: changes.asleep === true,
  };
  dungeon.monsters.push(monster);
  const more = tilesOf(state, monster).reduce((sum, tile) => sum + healthOnTile(state, tile, kind), 0);
  monster.health = healthAtPlacement(dungeon, kind, more + (changes.health ?? 0));
  joinCombat(state);
  table.tell({ type: 'monster-placed', rule, who: kind, figure: figureOf(monster), square });
  return monster;
}

/** DL-MON-06: as many of each type as there are miniatures for; the log says what is missing. */
export function inSupply(table: Table<State>, monsters: readonly MonsterId[]): MonsterId[] {
  const there: MonsterId[] = [];
  for (const kind of new Set(monsters)) {
    const wanted = monsters.filter(one => one === kind).length;
    const count = Math.min(wanted, miniaturesLeft(table.state, kind));
    if (count < wanted)
      table.tell({ type: 'miniatures-missing', rule: 'DL-MON-06', who: kind, amount: wanted - count });
    for (let at = 0; at < count; at++) there.push(kind);
  }
  return there;
}

/** DL-PRP-05, DL-AMB-06: where the whole base of a newcomer may stand now. */
export function roomFor(state: State, kind: MonsterId): (square: Square) => boolean {
  const walk: Walk = {
    ground: ground(state),
    plan: dungeonOf(state).plan,
    blocked: blockedSquares(state),
    base: cardOfMonster(kind).base,
    budget: 0,
  };
  return square => mayEnd(walk, square);
}
