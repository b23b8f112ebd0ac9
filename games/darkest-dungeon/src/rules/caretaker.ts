import type { Rule, Table } from '@tenebrae/kernel';
import { type BuildingId, CARETAKER_MAP } from '../data/buildings.ts';
import type { State } from '../state.ts';
import { rollD10 } from './dice.ts';
import { hamletOf } from './figures.ts';
import { isShutByThreat } from './hamlet-threats.ts';

/** DD-HAM-14, DD-HAM-15: he occupies a building for the day; at the Stagecoach he is in nobody's way. */
export function* placeCaretaker(table: Table<State>): Rule {
  const building = yield* rollBuilding('caretaker-roll', 'DD-HAM-14');
  hamletOf(table.state).caretaker = building;
  table.tell({ type: 'caretaker-placed', rule: 'DD-HAM-14', building });
}

/** DD-HAM-16: General Repairs close a second building; one that is closed already is rolled again, and so is the Stagecoach. */
export function* repairBuilding(table: Table<State>): Rule {
  const { state } = table;
  const hamlet = hamletOf(state);
  let building = yield* rollBuilding('repairs-roll', 'DD-HAM-16');
  while (building === 'stagecoach' || isClosed(state, building))
    building = yield* rollBuilding('repairs-roll', 'DD-HAM-16');
  hamlet.closedToday.push(building);
  table.tell({ type: 'building-closed', rule: 'DD-HAM-16', building });
}

/** DD-HAM-15: the d10 on the map of the Hamlet Board. */
export function* rollBuilding(what: string, rule: string): Rule<BuildingId> {
  const face = yield* rollD10(what, rule);
  return CARETAKER_MAP[face - 1] as BuildingId;
}

/** DD-HAM-14, DD-HAM-16, DD-HAM-26, DD-HAM-10: nobody may visit it today, whoever comes. */
export function isClosed(state: State, building: BuildingId): boolean {
  const { caretaker, closed, closedToday } = hamletOf(state);
  return (
    building === caretaker ||
    closed.includes(building) ||
    closedToday.includes(building) ||
    isShutByThreat(state, building)
  );
}
