import { ask, PARTY, PASS, type Rule, type Table, unreachable } from '@tenebrae/kernel';
import { type EveningId, EVENINGS, PLEA_CROWNS } from '../data/settlements.ts';
import type { Settlement, State } from '../state.ts';
import { rollD6 } from './dice.ts';
import { accursedOf } from './figures.ts';
import { able, accursedOption, changePatience, earn, pay } from './group.ts';
import { removeInsanity } from './insanity.ts';
import { randomOne, testOnRoad } from './road.ts';
import { addToStock } from './stock.ts';

const RULE = 'DL-SRV-45';

/** DL-SRV-45: the Evening chart. */
export function* passEvening(table: Table<State>, settlement: Settlement): Rule {
  const evening = EVENINGS[(yield* rollD6('evening', RULE)) - 1] as EveningId;
  table.tell({ type: 'evening-came', rule: RULE, evening });
  switch (evening) {
    case 'cutpurse':
      return yield* meetCutpurse(table);
    case 'street-preacher':
      return yield* hearPreacher(table);
    case 'quiet-evening':
      return;
    case 'pedlar':
      return yield* addToStock(table, settlement.stock, 'standard');
    case 'plea':
      return yield* hearPlea(table, settlement);
    default:
      return unreachable(evening);
  }
}

/** Half of somebody's crowns, rounded up. */
function* meetCutpurse(table: Table<State>): Rule {
  const victim = yield* randomOne(table, RULE);
  if (victim === null || (yield* testOnRoad(table, victim, 'perception', 5, RULE))) return;
  pay(table, victim, 'crowns', Math.ceil(victim.crowns / 2), RULE);
}

/** Whoever is troubled and listens is eased; if nobody is, the locals take it ill. */
function* hearPreacher(table: Table<State>): Rule {
  let eased = 0;
  for (const accursed of able(table.state)) {
    if (accursed.insanity === 0 || !(yield* testOnRoad(table, accursed, 'mind', 5, RULE))) continue;
    eased += 1;
    removeInsanity(table, accursed, 1, RULE);
  }
  if (eased === 0) changePatience(table, -1);
}

/** One may give up tomorrow's Activity for the locals. */
function* hearPlea(table: Table<State>, settlement: Settlement): Rule {
  const options = able(table.state).map(one => accursedOption('help', one));
  const choice = yield* ask('answer-plea', PARTY, [...options, PASS], RULE);
  if (!('who' in choice)) return;
  settlement.idle.push(choice.who);
  changePatience(table, 1);
  earn(table, accursedOf(table.state, choice.who), PLEA_CROWNS, RULE);
}
