import type { Square } from '@tenebrae/board';
import { type RuleId, settleOptions } from '@tenebrae/kernel';
import { aTable, type TestTable } from '@tenebrae/kernel/testing';
import type { AccursedId } from '../src/data/accursed.ts';
import type { Slot } from '../src/data/item-card.ts';
import type { ItemId } from '../src/data/items.ts';
import type { MonsterId } from '../src/data/monsters.ts';
import { OPTIONS, type Options } from '../src/data/options.ts';
import type { QuestId } from '../src/data/quests.ts';
import { invariants } from '../src/invariants.ts';
import { newAccursed, newItem } from '../src/rules/creation.ts';
import { changeItem } from '../src/rules/equipping.ts';
import { healthAtPlacement } from '../src/rules/monster-profile.ts';
import { newDungeon } from '../src/rules/new-dungeon.ts';
import { attributeOf, movementOf } from '../src/rules/profile.ts';
import { itemCard } from '../src/rules/sources.ts';
import { newCampaign, setUp } from '../src/rules/set-up.ts';
import type {
  Accursed,
  AccursedTurn,
  Campaign,
  Dungeon,
  Monster,
  Phase,
  State,
  TileNumber,
  TurnPart,
} from '../src/state.ts';
import { takeFromDecks } from './decks.ts';
import { drawnPlan, type Lay, layOut, squareOn } from './lay.ts';

/** Column and row of the unturned tile, and its number. */
export type At = readonly [tile: TileNumber, x: number, y: number];

/** An Accursed as a test wants it; the rest is as at the start of a dungeon, with its starting equipment on. */
export interface AccursedSet extends Partial<Omit<Accursed, 'id' | 'items' | 'square'>> {
  at?: At;
  /** Instead of the starting equipment: equipped as far as slots allow, in this order. */
  items?: readonly ItemId[];
  /** In the Inventory or the belt besides. */
  pack?: readonly ItemId[];
}

export interface MonsterSet extends Partial<Omit<Monster, 'id' | 'kind' | 'square'>> {
  kind: MonsterId;
  at?: At;
}

/**
 * A moment of play. What is left out is as in round 2 of The Awakening, in the Move Phase of the first Accursed, with a
 * Darkness Roll of 3.
 *
 * The board is one drawn tile, in the signs of the ledger (`.` `#` `s` `^` `=` `~` `o`); `K`, `W`, `E` and `O` are the Black
 * Knight, the Blood Witch, the Exorcist and the Outcast, and any other sign is floor that `marks` explains. Or real tiles
 * are laid with `lay` after the Stairway Up, and figures placed by `at`.
 */
export interface GameSet {
  board?: string;
  /** Signs of the board: a Monster (its top left square), or what lies under the sign. */
  marks?: Readonly<Record<string, MonsterId | MonsterSet>>;
  under?: Readonly<Record<string, '.' | 's' | '^' | '=' | '~'>>;
  lay?: readonly Lay[];
  accursed?: readonly AccursedId[] | Partial<Record<AccursedId, AccursedSet>>;
  monsters?: readonly MonsterSet[];
  /** One for each seat unless said otherwise; all belong to `player-1` when 1. */
  players?: number;
  leader?: AccursedId;
  options?: Partial<Options>;
  quest?: QuestId;
  phase?: Phase;
  /** Whose turn it is, and which part of it. */
  turn?: readonly [AccursedId, TurnPart, Partial<AccursedTurn>?];
  roll?: number;
  marker?: number;
  dungeon?: Partial<Omit<Dungeon, 'plan' | 'monsters' | 'darkness'>>;
  campaign?: Partial<Campaign>;
  /** Outside a dungeon, for the Survival phase. */
  outside?: boolean;
}

export interface TestGame {
  readonly table: TestTable<State>;
  readonly state: State;
  readonly dungeon: Dungeon;
  accursed(id: AccursedId): Accursed;
  /** The only Monster of a type, or the one of a sign on the board. */
  monster(kindOrSign: string): Monster;
  /** The square of a sign on the board, or of a tile's column and row. */
  at(sign: string): Square;
  on(tile: TileNumber, x: number, y: number): Square;
  told(
    type: string,
  ): readonly { readonly type: string; readonly rule: RuleId; readonly [fact: string]: unknown }[];
}

const SIGNS: Readonly<Record<string, AccursedId>> = {
  K: 'black-knight',
  W: 'blood-witch',
  E: 'exorcist',
  O: 'outcast',
};

/** Sets up any moment of play: only what matters to the test is said. */
export function aGame(set: GameSet = {}): TestGame {
  const drawn = (set.board ?? DEFAULT_BOARD)
    .split('\n')
    .map(row => row.trim())
    .filter(row => row !== '');
  const signs = set.lay === undefined ? signsOf(drawn) : new Map<string, [number, number]>();
  const chosen = accursedSets(set, signs);
  const ids = Object.keys(chosen) as AccursedId[];
  const players = set.players ?? ids.length;
  const options = settleOptions(OPTIONS, { ...set.options });
  if (typeof options === 'string') throw new Error(options);
  const state = setUp({ seats: [], options });
  for (const [place, id] of ids.entries())
    state.accursed.push(anAccursed(state, id, `player-${(place % players) + 1}`, chosen[id] ?? {}));
  state.leader = set.leader ?? ids[0] ?? null;
  if (set.campaign !== undefined) state.campaign = { ...newCampaign(), ...set.campaign };

  const dungeon = newDungeon(set.quest ?? 'q-awakening', Math.max(1, ids.length) as Dungeon['startedWith']);
  dungeon.plan =
    set.lay === undefined ? drawnPlan(drawn.map(row => floorOf(row, set.under ?? {}))) : layOut(set.lay);
  Object.assign(dungeon, { round: 2, ...set.dungeon });
  dungeon.darkness = { marker: set.marker ?? 1, roll: set.roll ?? 3 };
  state.dungeon = dungeon;
  for (const one of set.outside === true ? [] : state.accursed)
    one.square = placeOf(dungeon, signs, chosen[one.id]?.at, signOf(one.id));
  const bySign = new Map<string, Monster>();
  for (const [sign, what] of Object.entries(set.marks ?? {})) {
    const monster: MonsterSet = typeof what === 'string' ? { kind: what } : what;
    bySign.set(sign, addMonster(dungeon, monster, placeOf(dungeon, signs, undefined, sign)));
  }
  for (const monster of set.monsters ?? [])
    addMonster(dungeon, monster, placeOf(dungeon, signs, monster.at, ''));
  if (dungeon.monsters.length > 0) dungeon.combat ??= { cards: [] };
  state.phase = set.phase ?? firstPhase(state, set, ids[0]);
  if (set.outside === true) state.dungeon = null;
  takeFromDecks(state);

  const faults = invariants(state);
  if (faults.length > 0) throw new Error(`an impossible moment: ${faults.join('; ')}`);
  const table = aTable(state, [...new Set(state.accursed.map(one => one.seat))]);
  return {
    table,
    state,
    dungeon,
    accursed: id =>
      found(
        state.accursed.find(one => one.id === id),
        id,
      ),
    monster: name => found(bySign.get(name) ?? dungeon.monsters.find(one => one.kind === name), name),
    at: sign => placeOf(dungeon, signs, undefined, sign),
    on: (tile, x, y) => squareOn(dungeon.plan, tile, x, y),
    told: type => table.told.filter(happening => happening.type === type),
  };
}

const DEFAULT_BOARD = `
  ......
  .K....
  ......
  ......`;

const firstPhase = (state: State, set: GameSet, first: AccursedId | undefined): Phase =>
  first === undefined ? { kind: 'turns' } : { kind: 'accursed-turn', turn: turnOf(state, set, first) };

/** The turn that a test stands in. */
function turnOf(state: State, set: GameSet, first: AccursedId): AccursedTurn {
  const [who, part, more] = set.turn ?? [first, 'before-move'];
  const accursed = found(
    state.accursed.find(one => one.id === who),
    who,
  );
  const fresh = {
    who,
    part,
    begun: true,
    threats: [],
    squares: 0,
    spent: 0,
    tumbles: 0,
    made: [],
    wounded: [],
    grudges: 0,
  };
  return { ...fresh, movement: movementOf(state, accursed), ...more };
}

function accursedSets(
  set: GameSet,
  signs: ReadonlyMap<string, unknown>,
): Partial<Record<AccursedId, AccursedSet>> {
  const wanted = set.accursed ?? {};
  const named: Partial<Record<AccursedId, AccursedSet>> = Array.isArray(wanted)
    ? Object.fromEntries((wanted as readonly AccursedId[]).map(id => [id, {}]))
    : { ...(wanted as Partial<Record<AccursedId, AccursedSet>>) };
  for (const [sign, id] of Object.entries(SIGNS)) if (signs.has(sign)) named[id] ??= {};
  return named;
}

function anAccursed(state: State, id: AccursedId, seat: string, set: AccursedSet): Accursed {
  const { at: _at, items, pack = [], ...rest } = set;
  const accursed = newAccursed(state, id, seat);
  if (items !== undefined) accursed.items = items.map(item => newItem(state, item));
  for (const item of accursed.items) changeItem(accursed, item, freeSlot(accursed, item.id), item.smithed);
  accursed.items = [...accursed.items, ...pack.map(item => newItem(state, item))];
  Object.assign(accursed, rest);
  if (set.stamina === undefined)
    accursed.stamina = { unspent: attributeOf(state, accursed, 'endurance'), spent: 0 };
  return accursed;
}

/** Where an item can be worn, without asking whether the Accursed may. */
function freeSlot(accursed: Accursed, id: ItemId): Slot | null {
  const kind = itemCard({ id, copy: 0, slot: null, smithed: false }).slot;
  const isTaken = (slot: Slot) => accursed.items.some(item => item.slot === slot);
  const bothHands = accursed.items.some(
    item => item.slot === 'right-hand' && itemCard(item).slot === 'two-hands',
  );
  const slots: Slot[] =
    kind === 'hand'
      ? ['right-hand', 'left-hand']
      : kind === 'two-hands'
        ? ['right-hand']
        : kind === 'trinket'
          ? ['trinket-1', 'trinket-2']
          : kind === 'belt' || kind === 'none'
            ? []
            : [kind];
  if (kind === 'two-hands' && isTaken('left-hand')) return null;
  return slots.find(slot => !isTaken(slot) && !(slot === 'left-hand' && bothHands)) ?? null;
}

function addMonster(dungeon: Dungeon, { at: _at, ...set }: MonsterSet, square: Square): Monster {
  const monster: Monster = {
    is: 'monster',
    id: dungeon.nextMonster++,
    square,
    wounds: 0,
    prone: false,
    poison: 0,
    fire: 'none',
    effects: [],
    target: null,
    health: healthAtPlacement(dungeon, set.kind),
    poisonedBy: null,
    ignitedBy: null,
    asleep: false,
    ...set,
  };
  dungeon.monsters.push(monster);
  return monster;
}

function signsOf(rows: readonly string[]): Map<string, [number, number]> {
  const signs = new Map<string, [number, number]>();
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries()) if (!TERRAIN.includes(sign)) signs.set(sign, [x, y]);
  return signs;
}

const TERRAIN = '.#s^=~o';
const floorOf = (row: string, under: Readonly<Record<string, string>>): string =>
  [...row].map(sign => (TERRAIN.includes(sign) ? sign : (under[sign] ?? '.'))).join('');

function placeOf(
  dungeon: Dungeon,
  signs: ReadonlyMap<string, [number, number]>,
  at: At | undefined,
  sign: string,
): Square {
  if (at !== undefined) return squareOn(dungeon.plan, ...at);
  const [x, y] = found(signs.get(sign), `the sign ${sign} on the board`);
  return squareOn(dungeon.plan, 0, x, y);
}

const signOf = (id: AccursedId): string => Object.keys(SIGNS).find(sign => SIGNS[sign] === id) ?? '';

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`there is no ${name}`);
  return thing;
}
