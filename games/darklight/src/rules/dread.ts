import { ask, PARTY, type Rule, type Table, unreachable } from '@tenebrae/kernel';
import { DREAD_START, OMEN_SPACES, type OmenId, OMENS, TITHE, WARDEN_SPACE } from '../data/settlements.ts';
import type { State } from '../state.ts';
import { rollD6 } from './dice.ts';
import { presentAccursed } from './figures.ts';
import { campaignOf, changeJourney, collect, totalOf } from './group.ts';
import { sufferInsanity } from './insanity.ts';
import { each, sufferOnRoad, testOnRoad } from './road.ts';
import { callOfTheWarden } from './warden.ts';

/**
 * DL-SRV-12 to DL-SRV-14, DL-SRV-41: step by step, each landing resolved: Omens, the Warden's call, after which the rest is
 * dropped. Whoever calls it ends the whole effect with `settleGroup`.
 */
export function* raiseDread(table: Table<State>, spaces: number): Rule {
  const campaign = campaignOf(table.state);
  for (let left = spaces; left > 0; left--) {
    campaign.dread += 1;
    table.tell({ type: 'dread-rose', rule: 'DL-SRV-41', space: campaign.dread });
    if (campaign.dread >= WARDEN_SPACE) {
      yield* callOfTheWarden(table);
      campaign.dread = DREAD_START;
      table.tell({ type: 'dread-sank', rule: 'DL-SRV-14', space: campaign.dread });
      return;
    }
    if (OMEN_SPACES.includes(campaign.dread)) yield* readOmen(table);
  }
}

/** DL-SRV-26, DL-SRV-41: never below 1, and nothing is triggered. */
export function lowerDread(table: Table<State>, spaces: number): void {
  const campaign = campaignOf(table.state);
  const space = Math.max(DREAD_START, campaign.dread - spaces);
  if (space === campaign.dread) return;
  campaign.dread = space;
  table.tell({ type: 'dread-sank', rule: 'DL-SRV-41', space });
}

/** DL-SRV-26: of use only while the marker can go back. */
export const mayTithe = (state: State): boolean =>
  campaignOf(state).dread > DREAD_START && totalOf(state, 'souls') >= TITHE;

/** DL-SRV-26: by one or several together. */
export function* tithe(table: Table<State>): Rule {
  yield* collect(table, 'souls', TITHE, 'DL-SRV-26');
  lowerDread(table, 1);
}

/** DL-SRV-13: the Omen chart. */
function* readOmen(table: Table<State>): Rule {
  const omen = OMENS[(yield* rollD6('omen', 'DL-SRV-13')) - 1] as OmenId;
  table.tell({ type: 'omen-read', rule: 'DL-SRV-13', omen });
  yield* resolveOmen(table, omen);
}

function* resolveOmen(table: Table<State>, omen: OmenId): Rule {
  switch (omen) {
    case 'omen-dread':
      return yield* each(table, function* (accursed) {
        if (!(yield* testOnRoad(table, accursed, 'mind', 5, 'DL-SRV-13')))
          yield* sufferInsanity(table, accursed, 1, 'DL-SRV-13');
      });
    case 'omen-tribute':
      return yield* payTribute(table);
    case 'omen-sickness':
      return yield* each(table, function* (accursed) {
        if (yield* testOnRoad(table, accursed, 'endurance', 5, 'DL-SRV-13')) return;
        const wounds = yield* rollD6('omen-wounds', 'DL-SRV-13', accursed.seat);
        yield* sufferOnRoad(table, accursed, wounds, 'DL-SRV-13');
      });
    case 'omen-tremors':
      return changeJourney(table, 1);
    case 'omen-dulled-wits':
      campaignOf(table.state).dulled = true;
      return;
    case 'omen-false-dawn':
      return;
    default:
      return unreachable(omen);
  }
}

/** 1 soul for each Accursed, by whom the group likes; or 1 Insanity for each. */
function* payTribute(table: Table<State>): Rule {
  const price = presentAccursed(table.state).length;
  const canPay = totalOf(table.state, 'souls') >= price;
  const options = [
    ...(canPay ? [{ id: 'pay-tribute', about: { amount: price } }] : []),
    { id: 'refuse-tribute' },
  ];
  const { id } = yield* ask('tribute', PARTY, options, 'DL-SRV-13', { about: { amount: price } });
  if (id === 'pay-tribute') return yield* collect(table, 'souls', price, 'DL-SRV-13');
  yield* each(table, function* (accursed) {
    yield* sufferInsanity(table, accursed, 1, 'DL-SRV-13');
  });
}
