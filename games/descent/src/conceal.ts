import { type Deal, freeze, type Seat } from '@tenebrae/kernel';
import { TREASURE_COLOURS, type TreasureColour } from './data/item-card.ts';
import { MONSTERS } from './data/monsters.ts';
import { questRules } from './effects/quests.ts';
import { OVERLORD } from './rules/figures.ts';
import type { Area, AreaContents, AreaMarker, AreaMonster, Marker, State } from './state.ts';

/**
 * DJ-OVC-15, DJ-SET-24: draws anew what heroes cannot know and is decided: the overlord's hand, the numbers of closed chests,
 * what lies in unrevealed areas. The overlord knows all that is decided.
 */
export function conceal(state: State, seat: Seat | null, deal: Deal): void {
  if (seat === OVERLORD) return;
  concealHand(state, deal);
  concealChests(state, deal);
  concealAreas(state, deal);
  questRules(state).conceal?.(state, deal);
}

function concealHand({ overlord: { hand, deck } }: State, deal: Deal): void {
  const pool = [...deck.unseen, ...hand].sort();
  for (let i = 0; i < hand.length; i++) hand[i] = deal(pool);
  deck.unseen.splice(0, deck.unseen.length, ...pool);
}

function concealChests(state: State, deal: Deal): void {
  for (const colour of TREASURE_COLOURS) {
    const isClosed = ({ what }: Marker): boolean => what.kind === 'chest' && what.colour === colour;
    const closed = state.markers.filter(isClosed);
    if (closed.length === 0) continue;
    const pool = [...state.chests[colour], ...closed.map(({ number }) => number)].sort(byNumber);
    state.markers = state.markers.map(one => (isClosed(one) ? { ...one, number: deal(pool) } : one));
    state.chests[colour].splice(0, state.chests[colour].length, ...pool.sort(byNumber));
  }
}

const byNumber = (a: number, b: number): number => a - b;

/** Unnamed monsters of one size change places, and so do potions, coins and chests; the rest is the quest's own. */
function concealAreas(state: State, deal: Deal): void {
  const { rooms, pools } = hiddenIn(state.areas);
  if (rooms.length === 0) return;
  const left = new Map<string, string[]>();
  for (const [pool, names] of pools) left.set(pool, names.slice());
  const areas = state.areas.slice();
  for (const { area, contents, monsters, markers } of rooms) {
    const changed: AreaContents = {
      ...contents,
      monsters: monsters.map(spot => deals(spot, left, deal)),
      markers: markers.map(spot => deals(spot, left, deal)),
    };
    areas[area] = { revealed: false, contents: freeze(changed) };
  }
  state.areas = areas;
}

/** What lies somewhere unseen, and what might lie there instead. */
interface HiddenSpot<Thing> {
  readonly thing: Thing;
  /** The pool that it belongs to, by which it is told apart there; null for what the quest has there and nowhere else. */
  readonly pool: string | null;
  readonly name: string;
  instead(name: string): Thing;
  /** By name, once dealt. */
  readonly known: Map<string, Thing>;
}

/** Areas that nobody has seen, and all together what is dealt anew among them. */
interface Hidden {
  readonly rooms: readonly {
    readonly area: number;
    readonly contents: AreaContents;
    readonly monsters: readonly HiddenSpot<AreaMonster>[];
    readonly markers: readonly HiddenSpot<AreaMarker>[];
  }[];
  readonly pools: ReadonlyMap<string, readonly string[]>;
}

/** Bots guess many times between two doors: areas are replaced, never changed, so this is worked out once for each door. */
const HIDDEN = new WeakMap<readonly Area[], Hidden>();

function hiddenIn(areas: readonly Area[]): Hidden {
  let hidden = HIDDEN.get(areas);
  if (hidden === undefined) {
    hidden = findHidden(areas);
    HIDDEN.set(areas, hidden);
  }
  return hidden;
}

function findHidden(areas: readonly Area[]): Hidden {
  const pools = new Map<string, string[]>();
  const rooms = areas.flatMap(({ revealed, contents }, area) => {
    if (revealed) return [];
    const monsters = contents.monsters.map(hiddenMonster);
    const markers = contents.markers.map(hiddenMarker);
    for (const { pool, name } of [...monsters, ...markers])
      if (pool !== null) pools.set(pool, [...(pools.get(pool) ?? []), name]);
    return [{ area, contents, monsters, markers }];
  });
  for (const names of pools.values()) names.sort();
  return { rooms, pools };
}

function deals<Thing>(spot: HiddenSpot<Thing>, left: ReadonlyMap<string, string[]>, deal: Deal): Thing {
  if (spot.pool === null) return spot.thing;
  const name = deal(left.get(spot.pool) ?? []);
  let thing = spot.known.get(name);
  if (thing === undefined) {
    thing = spot.instead(name);
    spot.known.set(name, thing);
  }
  return thing;
}

/** Monsters of one size fit wherever another does. */
function hiddenMonster(one: AreaMonster): HiddenSpot<AreaMonster> {
  const { width, height } = MONSTERS[one.kind].shape;
  return {
    thing: one,
    pool: one.named === null ? `${width}x${height}` : null,
    name: `${one.kind} ${one.rank}`,
    instead: name => {
      const [kind, rank] = name.split(' ') as [AreaMonster['kind'], AreaMonster['rank']];
      return { ...one, kind, rank };
    },
    known: new Map(),
  };
}

const hiddenMarker = (one: AreaMarker): HiddenSpot<AreaMarker> => ({
  thing: one,
  pool: isCommon(one) ? 'markers' : null,
  name: one.kind === 'chest' ? `chest ${one.colour}` : one.kind,
  instead: name => {
    const [kind, colour] = name.split(' ') as ['chest', TreasureColour] | ['money' | 'healing' | 'vitality'];
    return kind === 'chest' ? { kind, colour, square: one.square } : { kind, square: one.square };
  },
  known: new Map(),
});

const isCommon = ({ kind }: AreaMarker): boolean =>
  kind === 'money' || kind === 'healing' || kind === 'vitality' || kind === 'chest';
