import type { Rule, Table } from '@tenebrae/kernel';
import { THREAT_NUMBERS } from '../data/threats.ts';
import type { State } from '../state.ts';
import { dungeonOf, heroesInOrder, isIn } from './figures.ts';
import { isThreatened } from './modifiers.ts';
import { sufferStress } from './stress.ts';
import { revealAdjacent } from './tokens.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';

/**
 * DD-EXP-02 to DD-EXP-05, DD-EXP-19, DD-BOS-14: every Hero suffers Stress, adjacent tokens are turned, the next Exploration is
 * easier.
 */
export function* scout(table: Table<State>): Rule {
  const { state } = table;
  const dungeon = dungeonOf(state);
  dungeon.scouted = true;
  table.tell({ type: 'scouted', rule: 'DD-EXP-02', place: dungeon.party });
  // Ruling DD-EXP-02: what a Threat or Trinket adds is part of the same event of Stress.
  const stress =
    SCOUT_STRESS +
    (isThreatened(state, 'prophet-2-dungeon') ? THREAT_NUMBERS['prophet-2-dungeon'].stress : 0);
  for (const hero of heroesInOrder(state)) {
    if (!isIn(state, hero)) continue;
    const use = newTrinketUse(null, null);
    yield* offerTrinkets(table, hero, 'scout', use);
    const suffered = use.noStress ? 0 : stress + (use.moreStress ? 1 : 0);
    yield* sufferStress(table, hero, suffered, 'DD-EXP-02');
  }
  yield* revealAdjacent(table, 'DD-EXP-03');
  dungeon.scoutBonus = true;
}
const SCOUT_STRESS = 1;
