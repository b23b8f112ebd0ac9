import type { Rule, Table } from '@tenebrae/kernel';
import type { HazardId } from '../data/hazards.ts';
import type { State } from '../state.ts';
import { fight } from '../rules/road.ts';

/** The two options of a Hazard; prices are paid before (data/hazards.ts). */
export interface HazardEffect {
  a(table: Table<State>): Rule;
  b(table: Table<State>): Rule;
}

/** What each Hazard does. */
export const HAZARD_EFFECTS: Partial<Record<HazardId, HazardEffect>> = {
  'hz-wolves': {
    *a(table) {
      yield* fight(table, 2);
    },
    // They pass by.
    *b() {},
  },
};
