import type { Square } from '@tenebrae/board';
import { ask, type Option, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { BRINGS_FAMILIARS, PICOS_FRIEND } from '../data/companions.ts';
import { FAMILIARS, type HeroId } from '../data/heroes.ts';
import { COSTS } from '../data/limits.ts';
import type { Familiar, Hero, Marker, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { type Thing, thingName } from './carrying.ts';
import { heroesOnBoard, heroOf, isMonkey, isOnBoard, type OnBoard } from './figures.ts';
import { floodFrom } from './flood.ts';
import { handOver } from './giving.ts';
import { familiarMover } from './mover.ts';
import { spaceName, squareOptionIn, squareOptions } from './options.ts';
import { areAdjacent, markersAt } from './spaces.ts';

/**
 * DJ-FAM-01, DJ-FAM-04, DJ-FAM-06, DJ-FAM-07, DJ-FAM-14: the familiars and the companion that a sheet or a skill brings, placed
 * in the owner's space. They are markers and no figures: nothing is hindered or hidden by them, and nothing can hit them.
 */
export function bringFamiliars(state: State, hero: Hero): void {
  for (const source of [hero.id, ...hero.skills.map(({ id }) => id)]) {
    for (const id of BRINGS_FAMILIARS[source] ?? []) {
      if (state.familiars.some(one => one.id === id)) continue;
      const place = isOnBoard(hero) ? hero.place : 'town';
      state.familiars.push({ id, owner: hero.id, place, carries: null, exhausted: false });
    }
  }
  if (hero.id === PICOS_FRIEND && state.pico === null) state.pico = hero.id;
}

/** DJ-FAM-08: they are with their owner in the town, and come back to his space with him. */
export function bringAlong(state: State, hero: Hero): void {
  const place = isOnBoard(hero) ? hero.place : 'town';
  for (const familiar of state.familiars) if (familiar.owner === hero.id) familiar.place = place;
}

/**
 * DJ-FAM-02, DJ-FAM-15, DJ-HRT-16: one of the owner's familiars that has not moved in this stage does; says whether there was
 * one. Those of a monkey and those in the town stay.
 */
export function* moveFamiliars(table: Table<State>, hero: Hero): Rule<boolean> {
  const next = nextFamiliar(table.state, hero);
  if (next === null) return false;
  table.state.turn?.moved.push(next.id);
  yield* moveFamiliar(table, hero, next);
  return true;
}

/** The one that moves next. */
export function nextFamiliar({ familiars, turn }: State, hero: Hero): OnBoard<Familiar> | null {
  if (turn === null || isMonkey(hero)) return null;
  for (const one of familiars)
    if (one.owner === hero.id && isOnBoard(one) && !turn.moved.includes(one.id)) return one;
  return null;
}

/** DJ-FAM-02, DJ-FAM-10: up to its speed; a ferret may take and hand over things on its way, and then go on. */
function* moveFamiliar(table: Table<State>, hero: Hero, familiar: OnBoard<Familiar>): Rule {
  const { state } = table;
  let points: number = FAMILIARS[familiar.id].speed;
  for (;;) {
    const options: (ActionOption | typeof PASS)[] = errandsOf(state, familiar, points);
    addMoves(options, state, familiar.place, points);
    if (options.length === 0) return;
    options.push(PASS);
    const about = { familiar: familiar.id, points };
    const chosen = yield* ask('move-familiar', hero.seat, options, 'DJ-FAM-02', { about });
    if (!('action' in chosen)) return;
    points -= chosen.cost ?? 0;
    yield* perform(table, familiar, chosen);
    if (chosen.square !== undefined && errandsOf(state, familiar, points).length === 0) return;
  }
}

function addMoves(options: Option[], state: State, from: Square, points: number): void {
  const { places, costs, count } = floodFrom(familiarMover(state, from), from, points, null);
  const table = squareOptions(state, 'familiar-move');
  for (let at = 1; at < count; at++) {
    const square = places[at] ?? from;
    options.push(squareOptionIn(table, state, square, costs[square] ?? 0));
  }
}

/** DJ-FAM-10: a potion in its space for nothing, if it carries nothing; what it carries to somebody next to it for a point. */
function errandsOf(state: State, familiar: OnBoard<Familiar>, points: number): ActionOption[] {
  if (!FAMILIARS[familiar.id].carries) return [];
  const { carries } = familiar;
  if (carries === null)
    return markersAt(state, familiar.place)
      .filter(({ what: { kind } }) => kind === 'healing' || kind === 'vitality')
      .map(marker => takeOption(marker));
  if (points < COSTS.give) return [];
  const isNear = ({ place }: Hero | Familiar): boolean =>
    typeof place === 'number' && (place === familiar.place || areAdjacent(state, familiar.place, place));
  const others = state.familiars.filter(
    one => one.id !== familiar.id && FAMILIARS[one.id].carries && one.carries === null && isNear(one),
  );
  return [
    ...heroesOnBoard(state)
      .filter(hero => isNear(hero) && !isMonkey(hero))
      .map(hero => handOption(carries, hero, `hero:${hero.id}`)),
    ...others.map(one => handOption(carries, one, `familiar:${one.id}`)),
  ];
}

const takeOption = ({ id, what }: Marker): ActionOption => ({
  id: `pick-up:${id}`,
  text: `pick-up-${what.kind}`,
  action: 'pick-up',
  marker: id,
  on: [`marker:${id}`],
});

const handOption = (cargo: Thing, to: Hero | Familiar, on: string): ActionOption => ({
  id: `give:${to.id}`,
  action: 'give',
  figure: to.id,
  cost: COSTS.give,
  about: { item: thingName(cargo), receiver: to.id, cost: COSTS.give },
  on: [on],
});

function* perform(table: Table<State>, familiar: Familiar, { square, marker, figure }: ActionOption): Rule {
  if (square !== undefined) walk(table, familiar, square);
  else if (marker !== undefined) take(table, familiar, marker);
  else if (figure !== undefined) yield* handOn(table, familiar, figure);
}

function walk({ state, tell }: Table<State>, familiar: Familiar, square: Square): void {
  familiar.place = square;
  const space = spaceName(state, square);
  tell({ type: 'familiar-moved', rule: 'DJ-FAM-02', familiar: familiar.id, place: square, space });
}

function take({ state, tell }: Table<State>, familiar: Familiar, id: number): void {
  const kind = state.markers.find(marker => marker.id === id)?.what.kind;
  if (kind !== 'healing' && kind !== 'vitality') return;
  state.markers = state.markers.filter(marker => marker.id !== id);
  familiar.carries = kind;
  tell({ type: 'familiar-took', rule: 'DJ-FAM-10', familiar: familiar.id, potion: kind });
}

function* handOn(table: Table<State>, familiar: Familiar, receiver: string): Rule {
  const { state } = table;
  const { carries, exhausted } = familiar;
  if (carries === null) return;
  const item = thingName(carries);
  table.tell({ type: 'familiar-gave', rule: 'DJ-FAM-10', familiar: familiar.id, item, receiver });
  Object.assign(familiar, { carries: null, exhausted: false });
  const other = state.familiars.find(({ id }) => id === receiver);
  if (other !== undefined) Object.assign(other, { carries, exhausted });
  else yield* handOver(table, heroOf(state, receiver as HeroId), carries, exhausted, 'DJ-FAM-10');
}
