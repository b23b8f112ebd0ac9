import type { Passage } from '@tenebrae/kernel';
import { BUILDINGS, type BuildingId, UPGRADABLE, type UpgradableId } from '../data/buildings.ts';
import type { Hamlet, State } from '../state.ts';
import { type Line, line, when } from './line.ts';

/** DD-HAM-11 to DD-HAM-22: the days in the Hamlet and its buildings. */
export function hamletPassages(state: State): Passage[] {
  const { hamlet } = state;
  if (hamlet === null) return [];
  return [days(hamlet), buildings(state, hamlet)];
}

function days({ event, day, days: all, done, visits, barred, mourner, wagon }: Hamlet): Passage {
  return {
    title: 'table.hamlet',
    about: { day, days: all },
    lines: [
      ...when(event !== null, 'table.event', { event: event ?? '' }),
      ...visits.map(({ hero, building }) => line('table.visit', { hero, building })),
      ...when(done.length > 0, 'table.done-today', { heroes: done }),
      ...when(barred !== null, 'table.barred', { hero: barred ?? '' }),
      ...when(mourner !== null, 'table.mourner', { hero: mourner ?? '' }),
      ...when((wagon ?? []).length > 0, 'table.wagon', { trinkets: wagon ?? [] }),
    ],
  };
}

/** DD-BLD-01, DD-HAM-14, DD-HAM-16: the Level of each building, and whether it is open today. */
const buildings = (state: State, hamlet: Hamlet): Passage => ({
  title: 'table.buildings',
  lines: BUILDINGS.map(building => buildingLine(state, hamlet, building)),
});

function buildingLine({ campaign }: State, hamlet: Hamlet, building: BuildingId): Line {
  const level = isUpgradable(building) ? campaign.buildings[building] : '';
  const closed = hamlet.closedToday.includes(building) || hamlet.closed.includes(building);
  return line('table.building', { building, level, caretaker: hamlet.caretaker === building, closed });
}

const isUpgradable = (building: BuildingId): building is UpgradableId =>
  (UPGRADABLE as readonly BuildingId[]).includes(building);
