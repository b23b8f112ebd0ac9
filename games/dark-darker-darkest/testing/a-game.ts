import { doorBetween, type RoomId, type Side } from '@tenebrae/board';
import { newDeck, type RuleId } from '@tenebrae/kernel';
import { aTable, type TestTable } from '@tenebrae/kernel/testing';
import { CARDS, type CardId } from '../src/data/cards.ts';
import { CODE_CHIPS, type CodeChipId, type CodeChipSize } from '../src/data/code-chips.ts';
import type { CodeTokenId } from '../src/data/code-tokens.ts';
import { CREATURES, type CreatureId } from '../src/data/creatures.ts';
import { EQUIPMENT_DECK, type DeckCardId } from '../src/data/equipment.ts';
import { NEMESES, type NemesisId } from '../src/data/nemeses.ts';
import { OPTIONS, type Options } from '../src/data/options.ts';
import { SPAWN_TOKENS, type SpawnTokenId } from '../src/data/spawn-tokens.ts';
import { BOARD_SIDES, SURVIVORS, type SurvivorId } from '../src/data/survivors.ts';
import { newCard, takeInHand } from '../src/rules/equipment.ts';
import { changeDoor, changeTile, tileIndex } from '../src/rules/rooms.ts';
import type { Card, State, Survivor, Zombie } from '../src/state.ts';
import { at, houseT0, LABORATORY_DOORS, tilesT0, type Wall } from './house-t0.ts';

/** A survivor as a test wants him; the rest is as at the start of a round. */
export interface SurvivorSet extends Partial<Omit<Survivor, 'id' | 'cards'>> {
  /** Cards besides the starting one (or instead, with `startingCard: false`), taken in hand as far as hands allow. */
  cards?: readonly CardId[];
  startingCard?: boolean;
}

/** A moment of play; whatever is left out is as in the worked examples: house T0, darkness 1, nothing else on the board. */
export interface GameSet {
  survivors?: readonly SurvivorId[] | Partial<Record<SurvivorId, SurvivorSet>>;
  options?: Partial<Options>;
  walls?: readonly Wall[];
  /** Locked doors: two rooms, and the chip face up or only its size. */
  locks?: readonly (readonly [RoomId, RoomId, CodeChipId | CodeChipSize])[];
  laboratory?: 'closed' | 'open';
  cameras?: readonly (readonly [RoomId, Side])[];
  zombies?: readonly (readonly [RoomId, number, Partial<Zombie>?])[];
  tokens?: readonly RoomId[];
  burn?: readonly (readonly [RoomId, number])[];
  destroyed?: readonly RoomId[];
  radiation?: readonly RoomId[];
  fire?: RoomId;
  creature?: readonly [CreatureId, RoomId, { hits?: number[]; infected?: boolean }?];
  nemesis?: readonly [NemesisId, RoomId, number[]?];
  keeper?: SurvivorId;
  panel?: readonly CodeTokenId[];
  equipment?: readonly CardId[];
  spawn?: readonly SpawnTokenId[];
  darkness?: number;
  event?: State['event'];
  round?: number;
  phase?: State['phase'];
  teams?: readonly (readonly SurvivorId[])[];
  searched?: readonly RoomId[];
  leak?: Partial<State['radiation']>;
}

export interface TestGame {
  readonly table: TestTable<State>;
  readonly state: State;
  survivor(id: SurvivorId): Survivor;
  /** The rule ids of everything told, and the happenings of one type. */
  told(type: string): readonly { readonly type: string; readonly rule: RuleId }[];
}

/** Sets up any moment of play: only what matters to the test is said. */
export function aGame(set: GameSet = {}): TestGame {
  const chosen = normal(set.survivors ?? ['leo', 'nina', 'jack']);
  const ids = Object.keys(chosen) as SurvivorId[];
  const options = { ...defaults(), ...set.options };
  const state: State = {
    options,
    phase: set.phase ?? { kind: 'actions', team: 0 },
    round: set.round ?? 1,
    event: set.event ?? 'clock',
    darkness: set.darkness ?? 1,
    lastRound: null,
    teams: (set.teams ?? [ids]).map(team => [...team]),
    house: houseT0(set.walls),
    tiles: tilesT0(),
    doors:
      set.laboratory === 'open'
        ? {}
        : Object.fromEntries(LABORATORY_DOORS.map(id => [id, { kind: 'laboratory' as const }])),
    cameras: (set.cameras ?? []).map(([room, side]) => ({ room, side })),
    fire: null,
    searched: [...(set.searched ?? [])],
    cornersUsed: [],
    survivors: ids.map((id, place) => aSurvivor(id, place, ids.length, options, chosen[id] ?? {})),
    zombies: [],
    tokens: [...(set.tokens ?? [])],
    creature: null,
    nemesis: null,
    nextZombie: 1,
    equipment: newDeck(set.equipment ?? (Object.keys(EQUIPMENT_DECK) as DeckCardId[])),
    creatures: newDeck((Object.keys(CREATURES) as CreatureId[]).filter(id => id !== set.creature?.[0])),
    spawn: { unseen: [...(set.spawn ?? (Object.keys(SPAWN_TOKENS) as SpawnTokenId[]))].sort(), lost: 0 },
    panel: { tokens: [...(set.panel ?? SEVEN)], chips: [], slots: [...(set.panel ?? SEVEN)] },
    chips: {
      sequence: [],
      unseen: (Object.keys(CODE_CHIPS) as CodeChipId[]).sort(),
      hidden: { 2: 0, 3: 0 },
      aside: { 2: 21, 3: 20 },
      returned: [],
      sequences: [],
    },
    radiation: {
      space: null,
      leaking: false,
      closed: false,
      chips: 0,
      specialist: null,
      helper: null,
      ...set.leak,
    },
    showdown: set.keeper === undefined ? null : { keeper: set.keeper },
    actor: null,
    declined: [],
    tally: {
      zombies: Object.fromEntries(Object.keys(SURVIVORS).map(id => [id, 0])) as State['tally']['zombies'],
      creatures: 0,
      eliminations: 0,
      doors: 0,
    },
  };
  layOut(state, set);
  const table = aTable(
    state,
    state.survivors.map(one => one.seat),
  );
  return {
    table,
    state,
    survivor(id) {
      const found = state.survivors.find(one => one.id === id);
      if (found === undefined) throw new Error(`${id} is not in this game`);
      return found;
    },
    told: type => table.told.filter(happening => happening.type === type),
  };
}

const SEVEN: readonly CodeTokenId[] = [
  'red-1',
  'orange-1',
  'purple-1',
  'green-1',
  'blue-1',
  'yellow-1',
  'yellow-2',
];

const normal = (wanted: NonNullable<GameSet['survivors']>): Partial<Record<SurvivorId, SurvivorSet>> =>
  Array.isArray(wanted)
    ? Object.fromEntries((wanted as readonly SurvivorId[]).map(id => [id, {}]))
    : (wanted as Partial<Record<SurvivorId, SurvivorSet>>);

const defaults = (): Options =>
  Object.fromEntries(Object.entries(OPTIONS).map(([id, spec]) => [id, spec.default])) as unknown as Options;

function aSurvivor(
  id: SurvivorId,
  place: number,
  players: number,
  options: Options,
  set: SurvivorSet,
): Survivor {
  const { cards = [], startingCard = true, ...rest } = set;
  const side = players > 3 || options['three-ap-sides'] ? 'three-ap' : 'four-ap';
  const space = BOARD_SIDES[rest.side ?? side].energyTrack[rest.wounds ?? 0];
  const ap = typeof space === 'number' ? space : 0;
  const survivor: Survivor = {
    id,
    seat: `player-${place + 1}`,
    status: { kind: 'in' },
    room: at(4, 3),
    side,
    wounds: 0,
    ap,
    xp: 0,
    skills: [],
    cube: null,
    cards: [],
    chips: [],
    virus: 0,
    entrapped: 'no',
    struggled: false,
    radiation: 0,
    used: [],
    gasMask: false,
    drinkAp: 0,
    markers: { hand: ap, left: 0, centre: 0, right: 0 },
    ...rest,
  };
  for (const card of [...(startingCard ? [SURVIVORS[id].startingCard] : []), ...cards])
    giveCard(survivor, card);
  return survivor;
}

/** Gives a card to a survivor, in hand if the hands allow. */
export function giveCard(survivor: Survivor, id: CardId): Card {
  if (CARDS[id] === undefined) throw new Error(`there is no card ${id}`);
  const card = newCard(id);
  survivor.cards.push(card);
  takeInHand(survivor, card);
  return card;
}

function layOut(state: State, set: GameSet): void {
  for (const [a, b, chip] of set.locks ?? []) {
    const size = typeof chip === 'number' ? chip : CODE_CHIPS[chip].size;
    changeDoor(state, doorBetween(a, b), {
      kind: 'lock',
      size,
      chip: typeof chip === 'number' ? null : chip,
      tile: tileIndex(state, a),
    });
    if (typeof chip === 'number') state.chips.hidden[size] += 1;
    else state.chips.unseen = state.chips.unseen.filter(one => one !== chip);
    state.chips.aside[size] -= 1;
  }
  for (const [room, burn] of set.burn ?? []) changeTile(state, tileIndex(state, room), { burn });
  for (const room of set.destroyed ?? []) changeTile(state, tileIndex(state, room), { destroyed: true });
  for (const room of set.radiation ?? []) changeTile(state, tileIndex(state, room), { radiation: true });
  if (set.fire !== undefined) state.fire = tileIndex(state, set.fire);
  for (const [room, count, more] of set.zombies ?? []) {
    for (let i = 0; i < count; i++) {
      const id = state.nextZombie++;
      state.zombies.push({
        id,
        kind: 'ordinary',
        room,
        infected: false,
        down: false,
        hit: false,
        spent: false,
        ...more,
      });
    }
  }
  if (set.creature !== undefined) {
    const [id, room, more] = set.creature;
    state.creature = {
      id,
      room,
      hits: CREATURES[id].hitLocations.map(() => 0),
      infected: false,
      spent: false,
      ...more,
    };
  }
  if (set.nemesis !== undefined) {
    const [id, room, markers] = set.nemesis;
    state.nemesis = { id, room, markers: markers ?? NEMESES[id].zones.map(() => 3) };
  }
}
