import { type Place, placesCovering, type Square } from '@tenebrae/board';
import { ask, type Option, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { MONSTERS, type MonsterKind } from '../data/monsters.ts';
import { overlordCard, type Power } from '../data/overlord-cards.ts';
import type { AreaMonster, Monster, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { monsterSpaces, OVERLORD, spacesAt } from './figures.ts';
import { placeOption } from './options.ts';
import { neighboursOf, obstacleAt } from './spaces.ts';
import { canFreeFigure, figuresLeft, freeFigure, placeMonster } from './spawning.ts';
import { placerOf } from './walk.ts';

/** DJ-OVC-13, DJ-OVC-14: what all power cards in play of one kind add up to. */
export function powerSum(state: State, kind: 'monster-dice' | 'draw' | 'upgrade'): number {
  let sum = 0;
  for (const card of state.overlord.powers) {
    const printed = overlordCard(card);
    if (printed.type === 'power' && printed.power.kind === kind) sum += printed.power.count;
  }
  return sum;
}

/** Trapmaster: what it takes off the cost of traps and adds to the wounds they print. */
export function trapPower(state: State): { cost: number; wounds: number } {
  const sum = { cost: 0, wounds: 0 };
  for (const card of state.overlord.powers) {
    const printed = overlordCard(card);
    if (printed.type !== 'power' || printed.power.kind !== 'traps') continue;
    sum.cost += printed.power.cost;
    sum.wounds += printed.power.wounds;
  }
  return sum;
}

/**
 * Brilliant Commander: one unnamed normal monster of the area is placed as a master, as the overlord likes, if a red figure is
 * there or can be taken off the board (DJ-SPN-10). Asked before they are placed.
 */
export function* upgradeMonsters(
  table: Table<State>,
  monsters: readonly AreaMonster[],
): Rule<readonly AreaMonster[]> {
  const { state } = table;
  const listed = [...monsters];
  for (let left = powerSum(state, 'upgrade'); left > 0; left--) {
    const options = listed
      .filter(one => one.rank === 'normal' && one.named === null)
      .filter(one => canFreeFigure(state, one.kind, 'master', mastersOf(listed, one.kind) + 1))
      .map(one => upgradeOption(state, one));
    if (options.length === 0) return listed;
    const chosen = yield* ask<ActionOption | typeof PASS>(
      'upgrade-monster',
      OVERLORD,
      [...options, PASS],
      'DJ-OVC-13',
    );
    const at = listed.findIndex(one => 'place' in chosen && one.place === chosen.place);
    const upgraded = listed[at];
    if (upgraded === undefined) return listed;
    const { kind } = upgraded;
    const isFree = yield* freeFigure(table, kind, 'master', 'DJ-OVC-13', mastersOf(listed, kind) + 1);
    if (isFree) listed[at] = { ...upgraded, rank: 'master' };
  }
  return listed;
}

/** The red figures of a kind that the area itself needs. */
const mastersOf = (monsters: readonly AreaMonster[], kind: MonsterKind): number =>
  monsters.filter(one => one.kind === kind && one.rank === 'master').length;

function upgradeOption(state: State, { kind, place }: AreaMonster): ActionOption {
  const option = placeOption(state, 'upgrade', place, MONSTERS[kind].shape);
  return { ...option, about: { ...option.about, monster: kind } };
}

type Horde = Extract<Power, { readonly kind: 'horde' }>;

/** Hordes of the Things: more monsters next to those of the area, after they are placed; once for each copy. */
export function* addHordes(table: Table<State>, area: number): Rule {
  for (const card of table.state.overlord.powers) {
    const printed = overlordCard(card);
    if (printed.type === 'power' && printed.power.kind === 'horde')
      yield* addHorde(table, area, printed.power);
  }
}

interface KindOption extends Option {
  readonly kind: MonsterKind;
}

function* addHorde(table: Table<State>, area: number, { count, of }: Horde): Rule {
  const { state } = table;
  const hosts = state.monsters.filter(one => isIn(state, one, area));
  const kinds: KindOption[] = of
    .filter(kind => canFreeFigure(state, kind, 'normal') && hordePlaces(state, kind, hosts).length > 0)
    .map(kind => ({ id: `horde:${kind}`, kind, about: { monster: kind } }));
  if (kinds.length === 0) return;
  const chosen = yield* ask<KindOption | typeof PASS>(
    'choose-horde',
    OVERLORD,
    [...kinds, PASS],
    'DJ-OVC-13',
  );
  if (!('kind' in chosen)) return;
  for (let added = 0; added < count; added++) {
    const isAdded = yield* addOne(table, chosen.kind, hosts);
    if (!isAdded) return;
  }
}

/** A figure taken off the board for it must be placed; otherwise he may do without. */
function* addOne(table: Table<State>, kind: MonsterKind, hosts: readonly Monster[]): Rule<boolean> {
  const { state } = table;
  if (hordePlaces(state, kind, hosts).length === 0) return false;
  const mayPass = figuresLeft(state, kind, 'normal') > 0;
  if (!(yield* freeFigure(table, kind, 'normal', 'DJ-OVC-13'))) return false;
  const { shape } = MONSTERS[kind];
  const options = hordePlaces(state, kind, hosts).map(place => placeOption(state, 'place', place, shape));
  if (options.length === 0) return false;
  const chosen = yield* ask<ActionOption | typeof PASS>(
    'place-monster',
    OVERLORD,
    mayPass ? [...options, PASS] : options,
    'DJ-OVC-13',
    { about: { monster: kind } },
  );
  if (!('place' in chosen) || chosen.place === undefined) return false;
  placeMonster(table, { kind, rank: 'normal', named: null, place: chosen.place }, 'DJ-OVC-13');
  return true;
}

/** Legal places without obstacle that touch one of the area's monsters still there, in sight or not. */
function hordePlaces(state: State, kind: MonsterKind, hosts: readonly Monster[]): Place[] {
  const { shape } = MONSTERS[kind];
  const mayStand = placerOf(state, shape);
  const isClear = (square: Square): boolean => obstacleAt(state, square) === null;
  const isSeen = new Uint8Array(2 * state.grid.squares.length);
  const places: Place[] = [];
  for (const host of hosts) {
    if (!state.monsters.includes(host)) continue;
    for (const space of monsterSpaces(state, host)) {
      for (const square of neighboursOf(state, space)) {
        for (const place of placesCovering(state.grid, shape, square)) {
          if (isSeen[place] === 1) continue;
          isSeen[place] = 1;
          if (mayStand(place) && spacesAt(state, shape, place).every(isClear)) places.push(place);
        }
      }
    }
  }
  return places.sort((a, b) => a - b);
}

const isIn = (state: State, monster: Monster, area: number): boolean =>
  monsterSpaces(state, monster).some(square => state.areaOf[square] === area);
