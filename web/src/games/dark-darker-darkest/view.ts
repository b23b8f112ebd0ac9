import type { View } from '@tenebrae/dark-darker-darkest';
import { HOUSE_COLUMNS } from '@tenebrae/dark-darker-darkest/data';
import type { Json, Option, Question } from '@tenebrae/kernel';
import { groupBy } from './group-by.ts';

export type { View } from '@tenebrae/dark-darker-darkest';
export type Survivor = View['survivors'][number];
export type Zombie = View['zombies'][number];
export type Door = View['doors'][string];

export const asView = (view: Json): View => view as unknown as View;

export const isIn = (survivor: Survivor): boolean => survivor.status.kind === 'in';

export const tileIndexOf = (view: View, room: string): number => {
  const place = view.house[room];
  return place === undefined ? -1 : place.y * HOUSE_COLUMNS + place.x;
};

export const roomsOnTile = (view: View, tile: number): string[] =>
  Object.keys(view.house).filter(room => tileIndexOf(view, room) === tile);

/** The same for two views in which the rooms lie and join alike. */
export const keyOfHouse = ({ tiles, house }: View): string =>
  [
    ...tiles.map(({ tile, turns }) => `${tile} ${turns}`),
    ...Object.entries(house).map(
      ([room, { openings }]) => `${room} ${openings.map(({ kind, to }) => `${kind} ${to}`).join()}`,
    ),
  ].join('/');

/** The zombies of each room; counted once for a view. */
export function hordesOf(view: View): ReadonlyMap<string, Zombie[]> {
  const known = HORDES.get(view) ?? groupBy(view.zombies, zombie => zombie.room);
  HORDES.set(view, known);
  return known;
}
const HORDES = new WeakMap<View, Map<string, Zombie[]>>();

/** AP to spend: cubes of the action box, or markers in hand in the showdown. */
export const apLeft = (view: View, survivor: Survivor): number =>
  view.showdown === null ? survivor.ap : survivor.markers.hand + survivor.drinkAp;

/** The survivor whose choice it is, if the question is about one. */
export function actorOf(view: View, question: Question | null): Survivor | null {
  if (question === null) return null;
  const named = question.about?.['survivor'];
  return (
    view.survivors.find(one => one.id === named) ??
    view.survivors.find(one => one.id === view.actor?.survivor && one.seat === question.seat) ??
    view.survivors.find(one => one.seat === question.seat) ??
    null
  );
}

/** Whether a thing that an option names is drawn on the board as the table stands. */
export function isOnBoard(view: View, thing: string): boolean {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'room':
      return view.house[id] !== undefined;
    case 'tile':
      return view.tiles[Number(id)] !== undefined;
    case 'door':
      return view.doors[id] !== undefined;
    case 'survivor': {
      const survivor = view.survivors.find(one => one.id === id);
      return survivor !== undefined && isIn(survivor) && view.house[survivor.room] !== undefined;
    }
    case 'zombie':
      return view.zombies.some(one => String(one.id) === id);
    case 'creature':
      return view.creature !== null;
    case 'nemesis':
      return view.nemesis !== null;
    default:
      return false;
  }
}

/** What tells an action's kind; a rule's own field of the option. */
export const actionOf = (option: Option): string | null => {
  const { action } = option as Option & { action?: unknown };
  return typeof action === 'string' ? action : null;
};
