import { ask, draw, newDeck, type Option, PARTY, rollOne, type Rule, type Table } from '@tenebrae/kernel';
import { type Hazard, HAZARDS, type HazardId, type HazardPrice } from '../data/hazards.ts';
import { DREAD_ON, DREAD_ON_DISTRESSED, type SettlementId, SETTLEMENTS } from '../data/settlements.ts';
import { HAZARD_EFFECTS } from '../effects/hazards.ts';
import type { Journey, State } from '../state.ts';
import { restTogether } from './camp.ts';
import { raiseDread } from './dread.ts';
import { leaderOf, presentAccursed } from './figures.ts';
import { able, beginBusiness, campaignOf, collect, totalOf } from './group.ts';
import { heal } from './healing.ts';
import { hasToken, payToken } from './paying.ts';
import { isDistressed } from './profile.ts';
import { getUp, settleGroup } from './road.ts';

/**
 * DL-SRV-09 to DL-SRV-11, DL-SRV-15, DL-SRV-17, DL-SRV-49: destination; each day Dread roll, Hazard, Camp, a beat each; then
 * phase `settlement`.
 */
export function* playJourney(table: Table<State>): Rule {
  const { phase } = table.state;
  if (phase.kind !== 'journey') return;
  const { journey } = campaignOf(table.state);
  if (journey === null) return yield* setOut(table);
  if (phase.step === 'dread' || phase.step === 'destination') return yield* rollForDread(table, journey);
  if (phase.step === 'hazard') return yield* meetHazard(table, journey);
  yield* makeCamp(table, journey);
}

/** DL-SRV-09, DL-SRV-15, DL-SRV-49: the destination, the days to it, a fresh Hazard deck. */
function* setOut(table: Table<State>): Rule {
  const { state } = table;
  const campaign = campaignOf(state);
  const lengthTo = (to: SettlementId) => Math.max(1, SETTLEMENTS[to].days + campaign.days);
  const { to } = yield* ask(
    'choose-destination',
    PARTY,
    (Object.keys(SETTLEMENTS) as SettlementId[]).map(one => ({
      id: `go:${one}`,
      to: one,
      about: { settlement: one, days: lengthTo(one) },
      on: [`settlement:${one}`],
    })),
    'DL-SRV-09',
  );
  const hazards = newDeck(Object.keys(HAZARDS) as HazardId[]);
  campaign.journey = { to, day: 1, length: lengthTo(to), hazards };
  campaign.days = 0;
  table.tell({ type: 'journey-began', rule: 'DL-SRV-09', settlement: to, days: campaign.journey.length });
  state.phase = { kind: 'journey', step: 'dread' };
}

/** DL-SRV-11: the Darkness die; on 1 or 2 Dread rises, with a distressed Accursed on 3 as well. */
function* rollForDread(table: Table<State>, journey: Journey): Rule {
  const { state } = table;
  const leader = leaderOf(state);
  table.tell({ type: 'day-began', rule: 'DL-SRV-10', day: journey.day, days: journey.length });
  const most = presentAccursed(state).some(one => isDistressed(state, one)) ? DREAD_ON_DISTRESSED : DREAD_ON;
  const rolled = yield* rollOne('dread-roll', 6, 'DL-SRV-11', { seat: leader.seat });
  table.tell({ type: 'dread-rolled', rule: 'DL-SRV-11', who: leader.id, roll: rolled });
  if (rolled <= most) yield* raiseDread(table, 1);
  yield* settleGroup(table);
  state.phase = { kind: 'journey', step: 'hazard' };
}

/** DL-SRV-15: one card; the group chooses one of its two options before any roll. */
function* meetHazard(table: Table<State>, journey: Journey): Rule {
  const { state } = table;
  const hazard = yield* draw('hazard-card', journey.hazards, 'DL-SRV-15');
  if (hazard !== null) {
    table.tell({ type: 'hazard-met', rule: 'DL-SRV-15', hazard, reveals: true });
    const { option } = yield* ask('face-hazard', PARTY, hazardOptions(state, hazard), 'DL-SRV-15', {
      about: { hazard },
    });
    const { [option]: price }: Hazard = HAZARDS[hazard];
    if (price !== undefined) yield* payPrice(table, price);
    yield* HAZARD_EFFECTS[hazard][option](table);
    campaignOf(state).dulled = false;
    yield* settleGroup(table);
  }
  getUp(table);
  beginBusiness(state);
  state.phase = { kind: 'journey', step: 'camp' };
}

/** DL-SRV-15: what cannot be paid in full cannot be chosen. */
function hazardOptions(state: State, id: HazardId): (Option & { readonly option: 'a' | 'b' })[] {
  const hazard: Hazard = HAZARDS[id];
  return (['a', 'b'] as const)
    .filter(option => canPay(state, hazard[option]))
    .map(option => ({ id: option, text: `${id}.${option}`, option }));
}

function canPay(state: State, price: HazardPrice | undefined): boolean {
  if (price === undefined) return true;
  const count = presentAccursed(state).length;
  return (
    totalOf(state, 'crowns') >= count * (price.crownsEach ?? 0) &&
    totalOf(state, 'souls') >= count * (price.soulsEach ?? 0) &&
    (price.consumable === undefined || able(state).some(one => hasToken(one, price.consumable)))
  );
}

/** For each Accursed of the group; who pays is the group's affair. */
function* payPrice(table: Table<State>, { crownsEach, soulsEach, consumable }: HazardPrice): Rule {
  const count = presentAccursed(table.state).length;
  if (crownsEach !== undefined) yield* collect(table, 'crowns', count * crownsEach, 'DL-SRV-15');
  if (soulsEach !== undefined) yield* collect(table, 'souls', count * soulsEach, 'DL-SRV-15');
  if (consumable !== undefined) yield* payToken(table, consumable);
}

/** DL-SRV-10, DL-SRV-17, DL-SRV-18: one choice a beat; when all are done each removes 1 Wound, and the day is over. */
function* makeCamp(table: Table<State>, journey: Journey): Rule {
  const { state } = table;
  if (yield* restTogether(table)) return;
  for (const accursed of presentAccursed(state)) heal(table, accursed, 1, 'DL-SRV-17');
  if (journey.day >= journey.length) {
    state.phase = { kind: 'settlement', step: 'arrival' };
    return;
  }
  journey.day += 1;
  state.phase = { kind: 'journey', step: 'dread' };
}
