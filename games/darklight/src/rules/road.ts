import { finish, type Rule, type Table, type TextId } from '@tenebrae/kernel';
import { LAST_INJURY } from '../data/limits.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Attribute } from '../data/numbers.ts';
import { LONE_FALL_DREAD } from '../data/settlements.ts';
import type { Accursed, State } from '../state.ts';
import { loseForGood, rollInjury, takeInjury } from './defeat.ts';
import { pickOne } from './dice.ts';
import { raiseDread } from './dread.ts';
import { isPresent, presentAccursed } from './figures.ts';
import { able, campaignOf, chooseAmong } from './group.ts';
import { healthOf } from './profile.ts';
import { recordOf } from './quests.ts';
import { figureOf } from './tell.ts';
import { passesTest } from './tests.ts';

/** DL-SRV-18: Wounds outside a dungeon; who reaches Health falls. Whoever calls it ends the whole effect with `settleGroup`. */
export function* sufferOnRoad(table: Table<State>, accursed: Accursed, wounds: number, rule: RuleId): Rule {
  const { state } = table;
  if (accursed.fallen || !isPresent(accursed)) return;
  const suffered = Math.min(wounds, healthOf(state, accursed) - accursed.wounds);
  if (suffered <= 0) return;
  accursed.wounds += suffered;
  const left = healthOf(state, accursed) - accursed.wounds;
  const facts = { who: accursed.id, figure: figureOf(accursed) };
  table.tell({ type: 'wounds-suffered', rule, ...facts, amount: suffered, left });
  if (left > 0) return;
  accursed.fallen = true;
  table.tell({ type: 'accursed-fell', rule: 'DL-SRV-18', ...facts });
  yield* maim(table, accursed);
}

/** DL-SRV-18, DL-SRV-44, DL-DTH-06: an Injury outside a dungeon is in force at once; the fourth is final. */
export function* maim(table: Table<State>, accursed: Accursed): Rule {
  const injury = yield* rollInjury(table, accursed);
  if (!isPresent(accursed)) return;
  if (accursed.injuries.length + 1 >= LAST_INJURY) yield* loseForGood(table, accursed, 'fourth-injury');
  else yield* takeInjury(table, accursed, injury);
}

/** DL-SRV-18: the fallen, at Camp or at night. */
export function getUp(table: Table<State>): void {
  for (const accursed of presentAccursed(table.state)) if (accursed.fallen) getUpAgain(table, accursed);
}

function getUpAgain(table: Table<State>, accursed: Accursed): void {
  accursed.fallen = false;
  accursed.wounds = Math.ceil(healthOf(table.state, accursed) / 2);
  table.tell({ type: 'got-up', rule: 'DL-SRV-18', who: accursed.id, figure: figureOf(accursed) });
}

/**
 * DL-SRV-18, DL-SRV-40: once an effect is complete for everyone: with nobody left, or all of several fallen on the same day,
 * the campaign is lost; a lone Accursed gets up instead, and Dread rises.
 */
export function* settleGroup(table: Table<State>): Rule {
  const { state } = table;
  const all = presentAccursed(state);
  if (all.some(one => !one.fallen)) return;
  const [lone, ...others] = all;
  if (lone === undefined || others.length > 0)
    return yield* finish({
      outcome: 'campaign-lost',
      rule: lone === undefined ? 'DL-SRV-40' : 'DL-SRV-18',
      winners: [],
      about: recordOf(state),
    });
  getUpAgain(table, lone);
  yield* raiseDread(table, LONE_FALL_DREAD);
  yield* settleGroup(table);
}

/** DL-SRV-15, DL-SRV-42: one Accursed of the group's choice that has not fallen. */
export function* chooseOne(table: Table<State>, what: TextId, rule: RuleId): Rule<Accursed> {
  return yield* chooseAmong(table, what, able(table.state), rule);
}

/** DL-TRM-09: one at random that has not fallen; null when nobody is left. */
export function* randomOne(table: Table<State>, rule: RuleId): Rule<Accursed | null> {
  const among = able(table.state);
  return among.length === 0 ? null : yield* pickOne('random-accursed', among, rule);
}

/** DL-SRV-15: each that takes part, one after the other; who is lost or falls on the way is left out. */
export function* each(table: Table<State>, act: (accursed: Accursed) => Rule): Rule {
  for (const accursed of able(table.state)) if (isPresent(accursed) && !accursed.fallen) yield* act(accursed);
}

/** DL-SRV-43: a Test on the road; dulled wits take a die of those that a Hazard calls for. */
export function* testOnRoad(
  table: Table<State>,
  accursed: Accursed,
  attribute: Attribute,
  needed: number,
  rule: RuleId,
): Rule<boolean> {
  const isDulled = rule === 'DL-SRV-15' && campaignOf(table.state).dulled;
  return yield* passesTest(table, accursed, attribute, needed, rule, { fewer: isDulled ? 1 : 0 });
}
