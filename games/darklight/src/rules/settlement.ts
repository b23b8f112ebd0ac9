import { ask, DONE, PARTY, type Rule, type Table, take } from '@tenebrae/kernel';
import {
  ACTIVITIES,
  type Activity,
  type ActivityId,
  BED_PRICE,
  COVEN_ON,
  DRIVEN_OUT_ON,
  type SettlementId,
  SETTLEMENTS,
} from '../data/settlements.ts';
import { ACTIVITY_EFFECTS, type ActivityEffect } from '../effects/activities.ts';
import type { Accursed, Settlement, State } from '../state.ts';
import { restDeeds } from './camp.ts';
import { rollD6 } from './dice.ts';
import { passEvening } from './evening.ts';
import { accursedOf, presentAccursed } from './figures.ts';
import { able, accursedOption, beginBusiness, campaignOf, pay } from './group.ts';
import { heal } from './healing.ts';
import { doBusiness, marketOptions } from './market.ts';
import { attributeOf } from './profile.ts';
import { chooseOne, getUp, settleGroup, testOnRoad } from './road.ts';
import { layOutStock } from './stock.ts';
import { figureOf } from './tell.ts';
import type { Deed, TurnOption } from './turn-option.ts';
import { offersAmong, performOffer } from './turn-options.ts';

/**
 * DL-SRV-20, DL-SRV-21, DL-SRV-27 to DL-SRV-29, DL-SRV-45: arrival; each day Activities and free business, one choice a beat;
 * evening; night; then phase `departure`.
 */
export function* playSettlement(table: Table<State>): Rule {
  const { state } = table;
  const { phase } = state;
  if (phase.kind !== 'settlement') return;
  const { settlement } = campaignOf(state);
  if (settlement === null) return yield* arrive(table);
  switch (phase.step) {
    case 'arrival':
    case 'day':
      return yield* spendDay(table, settlement);
    case 'evening':
      yield* passEvening(table, settlement);
      yield* settleGroup(table);
      state.phase = { kind: 'settlement', step: 'night' };
      return;
    case 'night':
      return yield* spendNight(table, settlement);
  }
}

/** DL-SRV-20, DL-SRV-23, DL-SRV-34, DL-SRV-49: Patience, one who speaks for the group, a coven or none, the market. */
function* arrive(table: Table<State>): Rule {
  const { state } = table;
  const campaign = campaignOf(state);
  const kind: SettlementId = campaign.journey?.to ?? 'hamlet';
  table.tell({ type: 'arrived', rule: 'DL-SRV-20', settlement: kind });
  const patience = Math.max(0, SETTLEMENTS[kind].patience + campaign.patience);
  campaign.patience = 0;
  campaign.journey = null;
  const speaker = yield* chooseOne(table, 'who-speaks', 'DL-SRV-20');
  const isWelcome = yield* testOnRoad(table, speaker, 'charisma', 5, 'DL-SRV-20');
  const coven =
    kind === 'town' || (kind === 'village' && (yield* rollD6('coven-found', 'DL-SRV-34')) >= COVEN_ON);
  campaign.settlement = {
    kind,
    day: 1,
    patience: patience + (isWelcome ? 1 : 0),
    coven,
    stock: yield* layOutStock(table, kind),
    active: null,
    acted: [],
    idle: [],
    noDeal: [],
    record: [],
  };
  beginBusiness(state);
  state.phase = { kind: 'settlement', step: 'day' };
}

/** DL-SRV-21: everyone in any order, each as long as it likes; when all have finished the evening comes. */
function* spendDay(table: Table<State>, settlement: Settlement): Rule {
  const { state } = table;
  const { ready } = campaignOf(state);
  if (settlement.active !== null)
    return yield* goAbout(table, settlement, accursedOf(state, settlement.active));
  const waiting = able(state).filter(({ id }) => !ready.includes(id));
  if (waiting.length === 0) {
    state.phase = { kind: 'settlement', step: 'evening' };
    return;
  }
  const options = waiting.map(one => accursedOption('next', one));
  const { who } = yield* ask('who-goes-out', PARTY, options, 'DL-SRV-21', {
    about: { settlement: settlement.kind, day: settlement.day },
  });
  settlement.active = who;
}

/** DL-SRV-21: an Activity a day; broker, market, tithe, trade and equipment as it likes. */
function* goAbout(table: Table<State>, settlement: Settlement, accursed: Accursed): Rule {
  const { state } = table;
  const { ready } = campaignOf(state);
  const offers = offersAmong(state, accursed, [ACTIVITY_DEED, MARKET_DEED, ...restDeeds()]);
  const choice: TurnOption = yield* ask(
    'in-settlement',
    accursed.seat,
    [...offers.options, DONE],
    'DL-SRV-21',
    {
      about: {
        who: accursed.id,
        settlement: settlement.kind,
        crowns: accursed.crowns,
        souls: accursed.souls,
      },
    },
  );
  if (choice === DONE) ready.push(accursed.id);
  else {
    yield* performOffer(table, accursed, offers, choice);
    if (choice.other !== undefined) take(ready, choice.other);
  }
  yield* settleGroup(table);
  if (choice === DONE || !able(state).includes(accursed)) settlement.active = null;
}

const MARKET_DEED: Deed = {
  rule: 'DL-SRV-24',
  options: (state, accursed) => marketOptions(state, accursed),
  perform: (table, accursed, option) => doBusiness(table, accursed, option),
};

/** DL-SRV-21: what the settlement offers, can be paid and is of any use. */
const ACTIVITY_DEED: Deed = {
  rule: 'DL-SRV-21',
  options(state, accursed) {
    const { settlement } = campaignOf(state);
    if (settlement === null || settlement.acted.includes(accursed.id)) return [];
    return (Object.keys(ACTIVITIES) as ActivityId[])
      .filter(id => isOffered(state, settlement, accursed, id))
      .map(id => activityOption(accursed, id));
  },
  *perform(table, accursed, { thing }) {
    const id = thing as ActivityId;
    const { cost }: Activity = ACTIVITIES[id];
    const { settlement } = campaignOf(table.state);
    settlement?.acted.push(accursed.id);
    settlement?.record.push({ who: accursed.id, activity: id });
    table.tell({
      type: 'activity-taken',
      rule: 'DL-SRV-21',
      who: accursed.id,
      figure: figureOf(accursed),
      activity: id,
    });
    if (typeof cost === 'number') pay(table, accursed, 'crowns', cost, 'DL-SRV-21');
    yield* ACTIVITY_EFFECTS[id].act(table, accursed);
  },
};

const activityOption = ({ id: who }: Accursed, id: ActivityId): TurnOption => {
  const { cost }: Activity = ACTIVITIES[id];
  const amount = typeof cost === 'number' ? cost : 0;
  return {
    id: `do:${id}`,
    text: amount > 0 ? 'do-for' : 'do',
    thing: id,
    about: { who, activity: id, amount },
    on: [`activity:${id}`],
  };
};

function isOffered(state: State, settlement: Settlement, accursed: Accursed, id: ActivityId): boolean {
  const { at, cost }: Activity = ACTIVITIES[id];
  const { canDo }: ActivityEffect = ACTIVITY_EFFECTS[id];
  return (
    at.includes(settlement.kind) &&
    (typeof cost !== 'number' || accursed.crowns >= cost) &&
    (canDo === undefined || canDo(state, accursed))
  );
}

/** DL-SRV-18, DL-SRV-27, DL-SRV-28, DL-SRV-29: the fallen get up, all sleep; then the locals, then the group decide. */
function* spendNight(table: Table<State>, settlement: Settlement): Rule {
  const { state } = table;
  getUp(table);
  for (const accursed of presentAccursed(state)) yield* sleep(table, accursed);
  const rolled = yield* rollD6('welcome', 'DL-SRV-28');
  const total = rolled + settlement.day - settlement.patience;
  if (total >= DRIVEN_OUT_ON) {
    campaignOf(state).drivenOut = true;
    table.tell({ type: 'driven-out', rule: 'DL-SRV-28', total });
    state.phase = { kind: 'departure' };
    return;
  }
  table.tell({ type: 'still-welcome', rule: 'DL-SRV-28', total });
  const { id } = yield* ask('stay-or-leave', PARTY, [{ id: 'stay' }, { id: 'leave' }], 'DL-SRV-29', {
    about: { settlement: settlement.kind, day: settlement.day },
  });
  if (id === 'leave') {
    state.phase = { kind: 'departure' };
    return;
  }
  beginNextDay(state, settlement);
}

function beginNextDay(state: State, settlement: Settlement): void {
  settlement.day += 1;
  settlement.acted = settlement.idle;
  settlement.idle = [];
  settlement.noDeal = [];
  beginBusiness(state);
  state.phase = { kind: 'settlement', step: 'day' };
}

/** DL-SRV-27: rough, or a bed for 5 crowns. */
function* sleep(table: Table<State>, accursed: Accursed): Rule {
  const endurance = attributeOf(table.state, accursed, 'endurance');
  const canPay = accursed.crowns >= BED_PRICE;
  const { id } = yield* ask(
    'where-to-sleep',
    accursed.seat,
    [
      ...(canPay ? [{ id: 'bed', about: { amount: BED_PRICE, heals: 2 * endurance } }] : []),
      { id: 'rough', about: { heals: endurance } },
    ],
    'DL-SRV-27',
    { about: { who: accursed.id } },
  );
  if (id === 'bed') pay(table, accursed, 'crowns', BED_PRICE, 'DL-SRV-27');
  heal(table, accursed, id === 'bed' ? 2 * endurance : endurance, 'DL-SRV-27');
}
