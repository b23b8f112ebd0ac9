import { ask, type Option, PARTY, type Rule, RuleBug, type Table, type TextId } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, Campaign, State } from '../state.ts';
import { accursedOf, presentAccursed } from './figures.ts';
import { refresh } from './sources.ts';

/** The campaign under way. Rules of the Survival phase are never run without one. */
export function campaignOf({ campaign }: State): Campaign {
  if (campaign === null) throw new RuleBug('DL-SRV-01: this is no campaign');
  return campaign;
}

/** DL-SRV-18, DL-SRV-44: who takes part: neither lost nor fallen today. */
export const able = (state: State): Accursed[] => presentAccursed(state).filter(one => !one.fallen);

/** An option that names an Accursed. */
export const accursedOption = (verb: string, { id }: Accursed): Option & { readonly who: AccursedId } => ({
  id: `${verb}:${id}`,
  text: 'choose-accursed',
  who: id,
  about: { who: id },
  on: [`accursed:${id}`],
});

/** DL-SRV-15, DL-SRV-42: one of some, by the group's choice. */
export function* chooseAmong(
  table: Table<State>,
  what: TextId,
  among: readonly Accursed[],
  rule: RuleId,
  about: Readonly<Record<string, string | number>> = {},
): Rule<Accursed> {
  const options = among.map(one => accursedOption('one', one));
  const { who } = yield* ask(what, PARTY, options, rule, { about });
  return accursedOf(table.state, who);
}

/** A new Camp, day or Aftermath: nobody has finished, and deals and what was put on are forgotten. */
export function beginBusiness(state: State): void {
  campaignOf(state).ready = [];
  refresh(state, 'turn');
}

// Crowns and souls.

export type Purse = 'crowns' | 'souls';

export const totalOf = (state: State, purse: Purse): number =>
  presentAccursed(state).reduce((sum, one) => sum + one[purse], 0);

/** DL-SRV-46: the group pays together; who gives how much is asked until it is paid. There is enough. */
export function* collect(table: Table<State>, purse: Purse, amount: number, rule: RuleId): Rule {
  const { state } = table;
  for (let left = amount; left > 0; ) {
    const givers = presentAccursed(state).filter(one => one[purse] > 0);
    const isAll = totalOf(state, purse) <= left;
    if (givers.length < 2 || isAll) {
      for (const giver of givers) left -= give(table, giver, purse, Math.min(left, giver[purse]), rule);
      return;
    }
    const options = givers.flatMap(giver => givingOptions(giver, purse, left));
    const { who, amount: given } = yield* ask('who-pays', PARTY, options, rule, {
      about: { amount: left, purse: `purse-${purse}` },
    });
    left -= give(table, accursedOf(state, who), purse, given, rule);
  }
}

/** All that is needed, or all it has; or one at a time. */
const givingOptions = ({ id, ...purses }: Accursed, purse: Purse, left: number) =>
  [...new Set([Math.min(left, purses[purse]), 1])].map(amount => ({
    id: `give:${id}:${amount}`,
    text: 'give-from-purse',
    who: id,
    amount,
    about: { who: id, amount, purse: `purse-${purse}` },
    on: [`accursed:${id}`],
  }));

function give(table: Table<State>, giver: Accursed, purse: Purse, amount: number, rule: RuleId): number {
  if (amount > 0) pay(table, giver, purse, amount, rule);
  return amount;
}

export function pay(
  table: Table<State>,
  accursed: Accursed,
  purse: Purse,
  amount: number,
  rule: RuleId,
): void {
  if (amount === 0) return;
  accursed[purse] -= amount;
  table.tell({ type: `${purse}-paid`, rule, who: accursed.id, figure: `accursed:${accursed.id}`, amount });
}

export function earn(table: Table<State>, accursed: Accursed, crowns: number, rule: RuleId): void {
  if (crowns === 0) return;
  accursed.crowns += crowns;
  table.tell({
    type: 'crowns-earned',
    rule,
    who: accursed.id,
    figure: `accursed:${accursed.id}`,
    amount: crowns,
  });
}

// DL-SRV-49: days and Patience.

/** DL-SRV-10, DL-SRV-49: this Journey, or the coming one; it never ends before the Camp of the current day. */
export function changeJourney(table: Table<State>, days: number): void {
  const campaign = campaignOf(table.state);
  if (campaign.journey === null) campaign.days += days;
  else campaign.journey.length = Math.max(campaign.journey.day, campaign.journey.length + days);
  table.tell({
    type: days > 0 ? 'journey-lengthened' : 'journey-shortened',
    rule: 'DL-SRV-49',
    amount: Math.abs(days),
  });
}

/** DL-SRV-49: this visit, or the next one; never below 0. */
export function changePatience(table: Table<State>, by: number): void {
  const campaign = campaignOf(table.state);
  if (campaign.settlement === null) campaign.patience += by;
  else campaign.settlement.patience = Math.max(0, campaign.settlement.patience + by);
  table.tell({
    type: by > 0 ? 'patience-gained' : 'patience-lost',
    rule: 'DL-SRV-49',
    amount: Math.abs(by),
  });
}
