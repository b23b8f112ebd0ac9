import type { Place } from '@tenebrae/board';
import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { MonsterKind, Rank } from '../data/monsters.ts';
import type { Monster, State } from '../state.ts';

/** DJ-OVC-12, DJ-SPN-01 to DJ-SPN-13: a spawn card is played, its monsters placed one after another. */
export function playSpawnCard(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** DJ-SPN-09: figures of a kind and rank that are not on the board; Mimics and surplus named ones count for none. */
export function figuresLeft(_state: State, _kind: MonsterKind, _rank: Rank): number {
  throw new Error('not written yet');
}

/** DJ-SPN-10, DJ-EXP-04: with no figure left, the overlord may take one off the board; says whether there is one now. */
export function freeFigure(
  _table: Table<State>,
  _kind: MonsterKind,
  _rank: Rank,
  _rule: RuleId,
): Rule<boolean> {
  throw new Error('not written yet');
}

/** Puts a new, unwounded monster on the board; the place must be legal. */
export function placeMonster(
  table: Table<State>,
  monster: { kind: MonsterKind; rank: Rank; named: string | null; place: Place; mimic?: Monster['mimic'] },
  rule: RuleId,
): Monster {
  const { state } = table;
  const placed: Monster = {
    id: state.nextMonster,
    kind: monster.kind,
    rank: monster.rank,
    named: monster.named,
    mimic: monster.mimic ?? null,
    place: monster.place,
    wounds: 0,
    tokens: { burn: 0, stun: 0, web: 0 },
    burnedBy: null,
    fallen: false,
    carries: [],
  };
  state.nextMonster += 1;
  state.monsters.push(placed);
  table.tell({
    type: 'monster-placed',
    rule,
    kind: monster.kind,
    rank: monster.rank,
    profile: `${monster.kind}-${monster.rank}-${state.players}`,
    id: placed.id,
    place: monster.place,
    ...(monster.named !== null && { named: monster.named }),
  });
  return placed;
}
