import { type Rule, roll, type Table } from '@tenebrae/kernel';
import { WOODEN_PEWS } from '../data/bosses.ts';
import { D10 } from '../data/dice.ts';
import { areaRolled } from '../rules/areas.ts';
import { battleOf, cardOf, enemiesOf, isIn } from '../rules/figures.ts';
import { skillAt, useSkillOn } from '../rules/monster-turn.ts';
import type { Monster, State } from '../state.ts';

/** The place of Rubble of Ruin on the card; no d10 chooses it. */
const RUBBLE_OF_RUIN = 3;

/**
 * DD-PRO-02, DD-PRO-03, DD-PRO-04, DD-PRO-06: Pews on the first turn of a round, a Skill on the second, Rubble of Ruin on the
 * third; turns lost count too.
 */
export function* preach(table: Table<State>, prophet: Monster): Rule<boolean> {
  const turn = (cardOf(prophet).actions ?? 1) - prophet.turnsLeft;
  if (turn === 1) yield* placePews(table);
  if (turn === 3) yield* bringDown(table, prophet);
  return turn !== 2;
}

/** DD-PRO-02, DD-PRO-05: the four Pews go where four d10 say; they take no space. */
function* placePews(table: Table<State>): Rule {
  const battle = battleOf(table.state);
  const faces = yield* roll('pews', new Array<number>(WOODEN_PEWS).fill(D10), 'DD-PRO-02');
  battle.pews = faces.flatMap(face => areaRolled(battle.room, face) ?? []);
  table.tell({ type: 'pews-placed', rule: 'DD-PRO-02', areas: [...battle.pews] });
}

/** DD-PRO-04: one attack for each Pew, on all Heroes of its Area. */
function* bringDown(table: Table<State>, prophet: Monster): Rule {
  const { state } = table;
  const skill = skillAt(prophet, RUBBLE_OF_RUIN);
  for (const area of [...battleOf(state).pews]) {
    const targets = enemiesOf(state, prophet).filter(hero => hero.area === area);
    if (targets.length > 0 && isIn(state, prophet)) yield* useSkillOn(table, prophet, skill, area, targets);
  }
}
