import { pick, type Rule, type Table, take } from '@tenebrae/kernel';
import { MONSTER_SLOTS } from '../data/limits.ts';
import type { MonsterKind } from '../data/monsters.ts';
import { battleOf, isIn, slotsTaken } from '../rules/figures.ts';
import { skillAt, useMonsterSkill } from '../rules/monster-turn.ts';
import { summon } from '../rules/summoning.ts';
import { orderTracker } from '../rules/tracker.ts';
import type { Monster, State } from '../state.ts';

/** The place of Echoing Disassembly on the card; no d10 chooses it. */
const ECHOING_DISASSEMBLY = 3;
const LIMBS: readonly MonsterKind[] = ['cultist-priest', 'malignant-growth'];

/** DD-HOR-02: a free slot forces Echoing Disassembly; its summons come even when nobody is in Range. */
export function* disassembleFirst(table: Table<State>, horror: Monster): Rule<boolean> {
  const { state } = table;
  if (slotsTaken(state, 'monsters') >= MONSTER_SLOTS) return false;
  const used = yield* useMonsterSkill(table, horror, skillAt(horror, ECHOING_DISASSEMBLY));
  if (!used && isIn(state, horror)) yield* disassemble(table);
  return true;
}

/** DD-HOR-02: a Cultist Priest, then a Malignant Growth, whichever is not in play. */
export function* disassemble(table: Table<State>): Rule {
  for (const kind of LIMBS)
    if (!battleOf(table.state).monsters.some(({ card }) => card === kind))
      yield* summon(table, kind, null, 'DD-HOR-02');
}

/** DD-HOR-03: the Stances of the living Heroes are dealt anew, from Aggressive on; nobody leaves an Area. */
export function* undulate(table: Table<State>): Rule {
  const { state } = table;
  const left = [...state.trackers.heroes].sort();
  const order: typeof left = [];
  while (left.length > 1) {
    const next = yield* pick('undulations', left, 'DD-HOR-03');
    take(left, next);
    order.push(next);
  }
  orderTracker(state, 'heroes', [...order, ...left]);
  table.tell({ type: 'stances-dealt', rule: 'DD-HOR-03', heroes: [...state.trackers.heroes] });
}
