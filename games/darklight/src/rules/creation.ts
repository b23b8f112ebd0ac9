import type { Rule, Table } from '@tenebrae/kernel';
import { ACCURSED, type AccursedId, type Dashboard } from '../data/accursed.ts';
import type { ItemId } from '../data/items.ts';
import { type Accursed, type Item, NOWHERE, type State } from '../state.ts';
import type { Seat } from '@tenebrae/kernel';

/** DL-ACC-01 to DL-ACC-07, DL-ACC-15, DL-SRV-08: one Accursed a beat: Dashboard, side, skill, consumables, for the seat in turn; then phase `quest-set-up`. */
export function* playCreation(_table: Table<State>): Rule {
  throw new Error('not written yet');
}

/** DL-ACC-06 to DL-ACC-08, DL-ATR-13: an Accursed of Level 1 with its Dashboard's equipment, nothing equipped yet, and spells. */
export function newAccursed(state: State, id: AccursedId, seat: Seat): Accursed {
  const dashboard: Dashboard = ACCURSED[id];
  return {
    is: 'accursed',
    id,
    seat,
    side: 'female',
    status: { kind: 'in' },
    square: NOWHERE,
    wounds: 0,
    prone: false,
    poison: 0,
    fire: 'none',
    effects: [],
    level: 1,
    skills: [],
    spells: dashboard.spells.map(spell => ({ id: spell, bySkill: false })),
    miracles: [],
    gains: { attributes: {}, melee: 0, ranged: 0 },
    items: dashboard.equipment.map(item => newItem(state, item)),
    consumables: [],
    souls: 0,
    crowns: 0,
    insanity: 0,
    lostSanity: 0,
    injuries: [],
    lostHands: [],
    stamina: { unspent: dashboard.attributes.endurance, spent: 0 },
    source: 0,
    faith: 0,
    trophies: [],
    used: [],
    woundedBy: [],
    deferred: false,
    fallen: false,
  };
}

/** An item card enters the game. */
export const newItem = (state: State, id: ItemId): Item => ({
  id,
  copy: state.nextItem++,
  slot: null,
  smithed: false,
});
