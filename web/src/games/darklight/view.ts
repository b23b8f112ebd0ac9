import type { View } from '@tenebrae/darklight';
import { MONSTERS, type MonsterCard } from '@tenebrae/darklight/data';
import type { Json, Option, Question } from '@tenebrae/kernel';

export type { View } from '@tenebrae/darklight';
export type Accursed = View['accursed'][number];
export type Dungeon = NonNullable<View['dungeon']>;
export type Monster = Dungeon['monsters'][number];
export type Ally = Dungeon['allies'][number];
export type Figure = Accursed | Monster | Ally;
export type Archway = Dungeon['plan']['archways'][number];
export type Campaign = NonNullable<View['campaign']>;
export type Settlement = NonNullable<Campaign['settlement']>;

export const asView = (view: Json): View => view as unknown as View;

/** What lies on the table: the dungeon, a settlement, the road, or the fire around which the Accursed gather. */
export type Scenery = 'dungeon' | 'settlement' | 'road' | 'gathering';
export function sceneryOf({ dungeon, campaign }: View): Scenery {
  if (dungeon !== null) return 'dungeon';
  if (campaign === null) return 'gathering';
  if (campaign.settlement !== null) return 'settlement';
  return campaign.journey === null ? 'gathering' : 'road';
}

export const monsterCard = (monster: Monster): MonsterCard => MONSTERS[monster.kind];
export const isBoss = (kind: Monster['kind']): boolean =>
  (MONSTERS[kind] as MonsterCard).keywords.includes('boss');

/** Squares a side. */
export const baseOf = (figure: Figure): number => (figure.is === 'monster' ? monsterCard(figure).base : 1);
export const thingOfFigure = (figure: Figure): string => `${figure.is}:${figure.id}`;
export const nameOf = (figure: Figure): string => (figure.is === 'monster' ? figure.kind : figure.id);

export const healthOf = (view: View, figure: Figure): number =>
  figure.is === 'accursed' ? (view.profiles[figure.id]?.health ?? 1) : figure.health;
export const healthLeft = (view: View, figure: Figure): number =>
  Math.max(0, healthOf(view, figure) - figure.wounds);

/** Whether a figure is to be seen on the tiles; the dead lie where they fell. */
export function isPlaced(figure: Figure): boolean {
  if (figure.square < 0) return false;
  if (figure.is === 'accursed') return figure.status.kind === 'in' || figure.status.kind === 'dead';
  return figure.is === 'ally' ? figure.status === 'in' : true;
}

/** All figures on the tiles, the large ones first, so that none lies under them. */
export function placedFigures(view: View): Figure[] {
  const { dungeon } = view;
  if (dungeon === null) return [];
  return [...dungeon.monsters, ...dungeon.allies, ...view.accursed]
    .filter(isPlaced)
    .toSorted((one, other) => baseOf(other) - baseOf(one));
}

export const accursedOf = (view: View, id: unknown): Accursed | undefined =>
  view.accursed.find(one => one.id === id);

/** The Accursed whose choice it is. */
export function actorOf(view: View, question: Question | null): Accursed | null {
  const { phase } = view;
  const turn = phase.kind === 'accursed-turn' ? phase.turn.who : null;
  const named = accursedOf(view, question?.about?.['who']) ?? accursedOf(view, turn);
  if (named !== undefined) return named;
  const own = view.accursed.filter(one => one.seat === question?.seat);
  return (own.length === 1 ? own[0] : own.find(one => one.id === view.leader)) ?? null;
}

/** Seat 1 to 4 where each Accursed is somebody's own, else the place in the party. */
export function seatColour(view: View, accursed: Accursed): number {
  const seats = new Set(view.accursed.map(({ seat }) => seat));
  const number = Number(/(\d+)$/.exec(accursed.seat)?.[1] ?? 1);
  const place = view.accursed.findIndex(({ id }) => id === accursed.id);
  return seats.size === view.accursed.length && number >= 1 && number <= 5 ? number : Math.max(0, place) + 1;
}

/** What an option is about of one kind: `item:3` is the item `3`. */
export const thingOf = (option: Option, kind: string): string | null =>
  option.on?.find(thing => thing.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;

/** The card with this number, wherever it is. */
export function itemOf(view: View, copy: string): { id: string; owner: Accursed | null } | null {
  for (const owner of view.accursed) {
    const item = owner.items.find(one => String(one.copy) === copy);
    if (item !== undefined) return { id: item.id, owner };
  }
  const stock = view.campaign?.settlement?.stock.find(one => String(one.copy) === copy);
  return stock === undefined ? null : { id: stock.item, owner: null };
}
