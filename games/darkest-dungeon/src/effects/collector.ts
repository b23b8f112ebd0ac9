import type { Rule, Table } from '@tenebrae/kernel';
import { COLLECTED } from '../data/bosses.ts';
import type { MonsterKind } from '../data/monsters.ts';
import { STANCES } from '../data/stances.ts';
import { startArea } from '../rules/areas.ts';
import { chooseArea, groupSeat } from '../rules/asking.ts';
import { nearestWithRoom } from '../rules/displacing.ts';
import { battleOf, slotsTaken } from '../rules/figures.ts';
import { freeMonster, isSlotFree, summonMonster } from '../rules/summoning.ts';
import type { Monster, State } from '../state.ts';

/** DD-COL-02: with none of the Collected in play he brings all three instead of using a Skill. */
export function* showTheCollection(table: Table<State>): Rule<boolean> {
  const { state } = table;
  const kinds: readonly MonsterKind[] = COLLECTED;
  if (battleOf(state).monsters.some(({ card }) => kinds.includes(card))) return false;
  for (const kind of COLLECTED) {
    const monster = isSlotFree(state, kind) ? freeMonster(state, kind) : null;
    if (monster !== null) yield* bring(table, monster);
  }
  return true;
}

/** DD-COL-02: each in its Stance and Area; where that is full, in the closest with a space. Nobody makes room. */
function* bring(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  const stance = STANCES[slotsTaken(state, 'monsters')];
  const start = stance === undefined ? null : startArea(battleOf(state).room, 'monsters', stance);
  if (start === null) return;
  const areas = nearestWithRoom(state, monster, start);
  const about = { figure: monster.id };
  const area = yield* chooseArea('place-figure', groupSeat(state), areas, 'DD-COL-02', about);
  yield* summonMonster(table, monster, area, 'DD-COL-02');
}
