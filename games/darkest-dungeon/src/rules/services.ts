import { ask, type Option, type Rule, type Table, unreachable } from '@tenebrae/kernel';
import { type BuildingId, type Service, SERVICES, type ServiceBuilding } from '../data/buildings.ts';
import type { Hero, State } from '../state.ts';
import { cureDisease } from './diseases.ts';
import { canPay, loseGold } from './gold.ts';
import { penance, tavernLoss } from './hamlet-threats.ts';
import { gainQuirk, removeQuirk } from './quirks.ts';
import { recoverStress } from './stress.ts';
import { heal } from './wounds.ts';

export const isServiceBuilding = (building: BuildingId): building is ServiceBuilding =>
  Object.hasOwn(SERVICES, building);

/** DD-HAM-19, DD-BLD-07 to DD-BLD-10: exactly one of the choices, for its Gold. */
export function* takeService(table: Table<State>, hero: Hero, building: ServiceBuilding): Rule {
  const { state } = table;
  const about = { hero: hero.id, building };
  const options = serviceOptions(state, hero, building);
  const { service } = yield* ask('choose-service', hero.seat, options, 'DD-HAM-19', { about });
  const rule = SERVICE_RULES[building];
  loseGold(table, priceOf(state, service), rule);
  yield* serve(table, hero, building, service);
}

const SERVICE_RULES = {
  'abbey': 'DD-BLD-07',
  'sanitarium': 'DD-BLD-08',
  'tavern': 'DD-BLD-09',
  'survivalist': 'DD-BLD-10',
} as const satisfies Record<ServiceBuilding, string>;

type ServiceOption = Option & { readonly service: Service };

/** DD-HAM-25, DD-BLD-15: what can be paid for and would change something, as options `service:0` …. */
export function serviceOptions(state: State, hero: Hero, building: ServiceBuilding): ServiceOption[] {
  const options: ServiceOption[] = [];
  for (const [at, service] of servicesOf(state, building).entries()) {
    if (!isOpen(state, hero, building, service)) continue;
    const gold = priceOf(state, service);
    options.push({
      id: `service:${at}`,
      text: gold > 0 ? `service-${service.kind}` : `service-${service.kind}-free`,
      service,
      about: { gold, count: countOf(service), amount: amountOf(state, building, service) },
      on: [`building:${building}`, `figure:${hero.id}`],
    });
  }
  return options;
}

/** DD-BLD-15: whether a Hero could take any of them. */
export function hasService(state: State, hero: Hero, building: ServiceBuilding): boolean {
  for (const service of servicesOf(state, building)) if (isOpen(state, hero, building, service)) return true;
  return false;
}

const servicesOf = ({ campaign }: State, building: ServiceBuilding): readonly Service[] =>
  SERVICES[building][campaign.buildings[building] - 1] ?? [];

const isOpen = (state: State, hero: Hero, building: ServiceBuilding, service: Service): boolean =>
  canPay(state, priceOf(state, service)) && isOfUse(state, hero, building, service);

/** The Fanatic's second Threat makes removing Quirks dearer. */
const priceOf = (state: State, service: Service): number =>
  service.gold + (service.kind === 'remove-quirks' ? penance(state) : 0);

const countOf = (service: Service): number => ('count' in service ? service.count : 1);

/** The Prophet's Threats lower what the Tavern gives, not below 0. */
const amountOf = (state: State, building: ServiceBuilding, service: Service): number =>
  !('amount' in service)
    ? 0
    : service.kind === 'stress' && building === 'tavern'
      ? Math.max(0, service.amount - tavernLoss(state))
      : service.amount;

function isOfUse(state: State, hero: Hero, building: ServiceBuilding, service: Service): boolean {
  switch (service.kind) {
    case 'remove-quirks':
      return hero.quirks.length >= service.count;
    case 'remove-disease':
      return hero.disease !== null;
    case 'stress':
      return hero.stress > 0 && amountOf(state, building, service) > 0;
    case 'heal':
      return hero.wounds > 0;
    case 'gain-quirk':
    case 'dice':
      return true;
    default:
      return unreachable(service);
  }
}

function* serve(table: Table<State>, hero: Hero, building: ServiceBuilding, service: Service): Rule {
  const { state } = table;
  const rule = SERVICE_RULES[building];
  switch (service.kind) {
    case 'remove-quirks':
      for (let left = service.count; left > 0; left -= 1) yield* removeQuirk(table, hero, 'any', rule);
      return;
    case 'gain-quirk':
      return yield* gainQuirk(table, hero, 'positive', rule);
    case 'remove-disease':
      return cureDisease(table, hero, rule);
    case 'stress':
      return recoverStress(table, hero, amountOf(state, building, service), rule);
    case 'heal':
      yield* heal(table, hero, service.amount, null, rule);
      return;
    case 'dice':
      return orderDice(table, service.count, rule);
    default:
      return unreachable(service);
  }
}

/** DD-BLD-10, DD-BLD-13: more dice to roll before the next Quest. */
export function orderDice(table: Table<State>, count: number, rule: string): void {
  table.state.campaign.next.dice += count;
  table.tell({ type: 'dice-ordered', rule, count });
}
