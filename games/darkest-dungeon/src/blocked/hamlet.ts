import type { Blocked, Seat } from '@tenebrae/kernel';
import { type BuildingId, BUILDINGS, UPGRADABLE, UPGRADE_PRICES } from '../data/buildings.ts';
import { openBuildings } from '../rules/buildings.ts';
import { isClosed } from '../rules/caretaker.ts';
import { nextToSpend } from '../rules/day-options.ts';
import { hamletOf } from '../rules/figures.ts';
import { canPay } from '../rules/gold.ts';
import { canRise } from '../rules/upgrades.ts';
import type { Hero, State } from '../state.ts';
import { no } from './no.ts';

/** DD-HAM-14 to DD-HAM-19, DD-BLD-01 to DD-BLD-03: buildings a Hero cannot visit, upgrades the group cannot pay. */
export function inTheHamlet(state: State, seat: Seat): Blocked[] {
  const hero = nextToSpend(state);
  if (hero === undefined) return [];
  if (hero.seat !== seat)
    return [no('blocked-other-day', 'DD-HAM-17', { about: { hero: hero.id }, on: [`figure:${hero.id}`] })];
  const open = openBuildings(state, hero);
  return [
    ...BUILDINGS.filter(building => !open.includes(building)).map(id => whyNotVisit(state, hero, id)),
    ...UPGRADABLE.filter(id => canRise(state, id) && !canPay(state, UPGRADE_PRICES[id])).map(id =>
      no('blocked-upgrade', 'DD-BLD-01', {
        about: { building: id, gold: UPGRADE_PRICES[id] },
        on: [`building:${id}`],
      }),
    ),
  ];
}

function whyNotVisit(state: State, hero: Hero, building: BuildingId): Blocked {
  const { caretaker, mourner, barred, visits } = hamletOf(state);
  const more = { about: { building, hero: hero.id }, on: [`building:${building}`] };
  if (building === 'stagecoach') return no('blocked-stagecoach', 'DD-BLD-03', more);
  if (mourner === hero.id) return no('blocked-mourning', 'DD-HAM-10', more);
  if (barred === hero.id) return no('blocked-barred', 'DD-HAM-10', more);
  if (building === caretaker) return no('blocked-caretaker', 'DD-HAM-14', more);
  if (isClosed(state, building)) return no('blocked-closed', 'DD-HAM-16', more);
  if (visits.some(visit => visit.building === building)) return no('blocked-visited', 'DD-HAM-18', more);
  return no('blocked-no-business', 'DD-HAM-25', more);
}
