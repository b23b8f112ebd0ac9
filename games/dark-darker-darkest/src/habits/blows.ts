import type { Option, Question } from '@tenebrae/kernel';
import { nemesisMovement } from '../rules/creatures.ts';
import { skullOf, zombiesAt } from '../rules/figures.ts';
import type { State } from '../state.ts';
import { isKeeper } from './showdown-places.ts';
import { each, fact, nameIn, SELDOM, type Weight } from './weights.ts';

/** Hits first, on the nemesis before all; of zombies in one room any is as good as the other. */
export function spendIcon(_state: State, { options }: Question): readonly number[] {
  const rooms = new Set<string>();
  return options.map(option => {
    const [verb] = option.id.split(':');
    const isOnNemesis = option.on?.includes('nemesis') === true;
    if (verb === 'done') return 0.2;
    if (verb === 'hit') return isOnNemesis ? 2000 : 20 * first(rooms, option);
    if (verb !== 'push') return 4 * first(rooms, option);
    // Who pushes the nemesis away has to follow it.
    return isOnNemesis ? 0.05 : 2 * first(rooms, option);
  });
}

function first(rooms: Set<string>, option: Option): number {
  const like = `${option.id.split(':')[0]} ${fact(option.about, 'room')} ${fact(option.about, 'enemy')}`;
  if (rooms.has(like)) return SELDOM;
  rooms.add(like);
  return 1;
}

export function assignHit(_state: State, { options }: Question): readonly number[] {
  const rooms = new Set<string>();
  return options.map(option => {
    if (option.on?.includes('nemesis')) return 1000;
    return (option.on?.includes('creature') ? 3 : 6) * first(rooms, option);
  });
}

export const throwAt = each(state => option => {
  const room = fact(option.about, 'room');
  return room === state.nemesis?.room ? 1000 : (1 + zombiesAt(state, room).length) ** 3;
});

/** A place on a board is hit best where it costs the enemy dice, then powers, then bites; those begun first. */
const hitPlace: Weight = ({ about }) =>
  (HIT_COLOURS[fact(about, 'colour')] ?? 1) / Number(about?.['left'] ?? 1) ** 2;
const HIT_COLOURS: Readonly<Record<string, number>> = { red: 1000, white: 60, orange: 20, blue: 5 };

export const hitLocation = each(() => hitPlace);

/** A nemesis that walks away faster than it can be followed is slowed down first of all. */
export const hitZone = each(state => {
  const swift = nemesisMovement(state) > 1 ? 1e5 : 1;
  return option => (fact(option.about, 'colour') === 'blue' ? swift : 1) * hitPlace(option);
});

/** The extra markers go where they are least in the way. */
export const extraMarker = each(
  () =>
    ({ about }) =>
      1 / (HIT_COLOURS[fact(about, 'colour')] ?? 1),
);

export const cancelDie = each(state => option => {
  const weight = CANCEL_ENEMY[option.id] ?? 1;
  return option.id === 'cancel:entrap' && state.showdown !== null ? weight * 10 : weight;
});

const CANCEL_ENEMY: Readonly<Record<string, number>> = {
  'cancel:heavy-damage': 200,
  'cancel:entrap': 60,
  'cancel:bite': 30,
  'cancel:damage': 6,
  'cancel:reinforcement': 3,
  'cancel:fear': 1,
};

export const CANCEL_OWN: Readonly<Record<string, number>> = {
  'cancel:failure': 200,
  'cancel:retreat': 30,
  'cancel:aim': 5,
  'cancel:knockback': 4,
  'cancel:success': 0.02,
};

/** Harm goes to those who can bear it, and never to the keeper if there is another. */
export const allocateIcon = each((state, { about }) => {
  const isBite = fact(about, 'icon') === 'bite';
  return option => {
    const survivor = state.survivors.find(one => one.id === nameIn(option));
    if (survivor === undefined) return 1;
    const keeper = isKeeper(state, survivor) ? 0.001 : 1;
    if (isBite) return (survivor.virus === 0 ? 10 : 0.2) * keeper;
    return Math.max(1e-6, (skullOf(survivor) - survivor.wounds) ** 6 * keeper);
  };
});

/** What is gone longest anyway is missed least. */
export const MARKERS_REMOVED: Readonly<Record<string, number>> = {
  'marker:left': 1000,
  'marker:centre': 100,
  'marker:right': 10,
  'marker:hand': 1,
};
