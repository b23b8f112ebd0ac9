import { ask, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import { ACCURSED, type AccursedId, type Dashboard, DASHBOARD_SIDES } from '../data/accursed.ts';
import { CONSUMABLES, type ConsumableId } from '../data/consumables.ts';
import type { ItemId } from '../data/items.ts';
import { MOST_PLAYERS } from '../data/limits.ts';
import { SKILLS, type SkillId } from '../data/skills.ts';
import { type Accursed, type Item, NOWHERE, type State } from '../state.ts';
import { changeItem, slotsFor } from './equipping.ts';
import { gainLevel } from './growth.ts';
import { dashboardOf } from './profile.ts';
import { figureOf } from './tell.ts';

/**
 * DL-ACC-01 to DL-ACC-07, DL-ACC-15: one Accursed a beat, seat after seat until there are as many as take part; veterans are
 * raised to their level (DL-OPT-06). In a campaign those come first that take the place of the lost (DL-SRV-08).
 */
export function* playCreation(table: Table<State>): Rule {
  const { state } = table;
  if (state.accursed.some(isLost)) yield* replaceLost(table);
  else {
    const seat = table.seats[state.accursed.length % table.seats.length] as Seat;
    const accursed = yield* createAccursed(table, seat);
    state.accursed.push(accursed);
    yield* raise(table, accursed, state.options.level);
  }
  if (state.accursed.length >= takingPart(table)) state.phase = { kind: 'quest-set-up' };
}

/** DL-ACC-01: as many as there are players, or more when a player runs several. */
const takingPart = ({ state, seats }: Table<State>): number =>
  Math.min(MOST_PLAYERS, Math.max(seats.length, state.options.accursed));

const isLost = ({ status }: Accursed): boolean => status.kind === 'lost';

/** DL-SRV-08: each has a new one in its place, one level below the lowest of those who are left. */
function* replaceLost(table: Table<State>): Rule {
  const { state } = table;
  const levels = state.accursed.filter(one => !isLost(one)).map(({ level }) => level);
  const level = Math.max(1, Math.min(...levels, Infinity) - 1);
  for (const [place, lost] of state.accursed.entries()) {
    if (!isLost(lost)) continue;
    const accursed = yield* createAccursed(table, lost.seat);
    state.accursed[place] = accursed;
    if (Number.isFinite(level)) yield* raise(table, accursed, level);
  }
}

/** DL-SRV-08, DL-OPT-06: a new one gains level after level by DL-SRV-32, without souls, Rite or toll. */
function* raise(table: Table<State>, accursed: Accursed, level: number): Rule {
  while (accursed.level < level) yield* gainLevel(table, accursed);
}

/** DL-ACC-01, DL-ACC-02, DL-ACC-15: Dashboard and side, one skill of Level 1, consumables. */
function* createAccursed(table: Table<State>, seat: Seat): Rule<Accursed> {
  const { state } = table;
  const id = yield* chooseDashboard(state, seat);
  const accursed = newAccursed(state, id, seat);
  accursed.side = yield* chooseSide(accursed);
  accursed.skills = [yield* chooseSkill(accursed)];
  for (let left = dashboardOf(accursed).consumables; left > 0; left--)
    accursed.consumables.push(yield* chooseConsumable(accursed));
  // DL-ACC-06: worn as far as there is room, in the order of the Dashboard; before round 1 all may be changed (DL-ACC-18).
  for (const item of accursed.items)
    changeItem(accursed, item, slotsFor(state, accursed, item)[0] ?? null, item.smithed);
  table.tell({
    type: 'accursed-created',
    rule: 'DL-ACC-01',
    who: id,
    figure: figureOf(accursed),
    seat,
    skill: accursed.skills[0] as SkillId,
    items: accursed.items.map(item => item.id),
    spells: accursed.spells.map(spell => spell.id),
    consumables: [...accursed.consumables],
  });
  return accursed;
}

/** DL-ACC-01: no two of the same; in place of a lost one its own Dashboard may be taken again. */
function* chooseDashboard(state: State, seat: Seat): Rule<AccursedId> {
  const taken = state.accursed.filter(one => !isLost(one)).map(one => one.id);
  const { who } = yield* ask(
    'choose-dashboard',
    seat,
    (Object.keys(ACCURSED) as AccursedId[])
      .filter(id => !taken.includes(id))
      .map(id => ({ id: `dashboard:${id}`, text: 'choose-accursed', who: id, about: { who: id } })),
    'DL-ACC-01',
  );
  return who;
}

function* chooseSide({ id, seat }: Accursed): Rule<Accursed['side']> {
  const { side } = yield* ask(
    'choose-side',
    seat,
    DASHBOARD_SIDES.map(one => ({ id: `side:${one}`, text: one, side: one })),
    'DL-ACC-01',
    { about: { who: id } },
  );
  return side;
}

/** DL-ACC-02 to DL-ACC-05: of its own class, Level 1, chosen. */
function* chooseSkill(accursed: Accursed): Rule<SkillId> {
  const { class: own } = dashboardOf(accursed);
  const { skill } = yield* ask(
    'choose-first-skill',
    accursed.seat,
    (Object.keys(SKILLS) as SkillId[])
      .filter(id => SKILLS[id].class === own && SKILLS[id].level === 1)
      .map(id => ({
        id: `skill:${id}`,
        text: 'learn-skill',
        skill: id,
        about: { skill: id },
        on: [`skill:${id}`],
      })),
    'DL-ACC-02',
    { about: { who: accursed.id } },
  );
  return skill;
}

/** DL-ACC-15: any of the five kinds. */
function* chooseConsumable({ id, seat }: Accursed): Rule<ConsumableId> {
  const { consumable } = yield* ask(
    'choose-consumable',
    seat,
    (Object.keys(CONSUMABLES) as ConsumableId[]).map(one => ({
      id: `consumable:${one}`,
      text: 'take-consumable',
      consumable: one,
      about: { consumable: one },
      on: [`consumable:${one}`],
    })),
    'DL-ACC-15',
    { about: { who: id } },
  );
  return consumable;
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
