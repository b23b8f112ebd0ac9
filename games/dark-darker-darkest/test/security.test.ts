import type { Chance, Rule } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { CODE_CHIPS, type CodeChipId, type CodeChipSize } from '../src/data/code-chips.ts';
import { CODE_TOKENS } from '../src/data/code-tokens.ts';
import { layTiles } from '../src/rules/house.ts';
import { HOUSES } from '../src/data/house.ts';
import { accessible, CORNER_TILES, openDoors } from '../src/rules/rooms.ts';
import { discardDoor, turnChip } from '../src/rules/security.ts';
import { setSecurityBoard } from '../src/rules/security-board.ts';
import type { Door, State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { aGame, at, perform } from '../testing/index.ts';
import { aNewTable, playOut } from './play-out.ts';

/** The security of house-1, which has 14 lock symbols, 5 of them on corner rooms. */
function secured(options: Readonly<Record<string, unknown>>, players = 3, seed = 1) {
  const table = aNewTable({ house: 'house-1', ...options }, players);
  layTiles(table.state, HOUSES['house-1']);
  playOut(setSecurityBoard(table), seed);
  return table;
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const locksOf = (state: State) =>
  Object.entries(state.doors).filter(
    (entry): entry is [string, Extract<Door, { kind: 'lock' }>] => entry[1].kind === 'lock',
  );
const coloursOf = (chips: readonly CodeChipId[]) => chips.flatMap(id => CODE_CHIPS[id].icons).sort();
const panelColours = (state: State) => state.panel.tokens.map(id => CODE_TOKENS[id].colour);

describe('the security board', () => {
  test('DDD-SEC-01, DDD-SEC-02: in Dark the seven icons of one 3-icon and two 2-icon chips are on the panel', () => {
    for (const seed of SEEDS) {
      const { state } = secured({ mode: 'dark' }, 3, seed);
      const sizes = state.chips.sequence.map(id => CODE_CHIPS[id].size).sort();
      expect(sizes).toEqual([2, 2, 3]);
      expect(new Set(state.chips.sequence).size).toBe(3);
      expect(panelColours(state).sort()).toEqual(coloursOf(state.chips.sequence));
      expect(new Set(state.panel.tokens).size).toBe(7);
      expect(state.panel.slots).toEqual(state.panel.tokens);
    }
  });

  test('DDD-SEC-02 the chips are drawn, and the panel is filled with their colours', () => {
    const table = aNewTable({ house: 'house-1' });
    layTiles(table.state, HOUSES['house-1']);
    perform(setSecurityBoard(table), 'c3-09', 'c2-07', 'c2-21', 'music-room|study');
    expect(panelColours(table.state)).toEqual([
      'orange',
      'orange',
      'yellow',
      'yellow',
      'green',
      'purple',
      'white',
    ]);
  });

  test('DDD-SEC-05 in Darker an eighth token comes at random from those that are left', () => {
    for (const seed of SEEDS) {
      const { state } = secured({ mode: 'darker' }, 3, seed);
      expect(panelColours(state).slice(0, 7).sort()).toEqual(coloursOf(state.chips.sequence));
      expect(new Set(state.panel.tokens).size).toBe(8);
    }
    const eighth = SEEDS.map(seed => panelColours(secured({ mode: 'darker' }, 3, seed).state)[7]);
    expect(new Set(eighth).size).toBe(7);
  });

  test('DDD-SEC-06, DDD-SEC-07: in Darkest eight tokens are drawn blindly, no colour more than twice', () => {
    for (const seed of SEEDS) {
      const { state } = secured({ mode: 'darkest' }, 3, seed);
      expect(new Set(state.panel.tokens).size).toBe(8);
      for (const colour of panelColours(state))
        expect(panelColours(state).filter(one => one === colour).length).toBeLessThanOrEqual(2);
      expect(state.chips).toMatchObject({ sequence: [], sequences: [] });
      expect(state.chips.unseen).toHaveLength(41);
    }
  });

  test('DDD-SEC-10 the panel is open; which chips it came from is not', () => {
    const { state } = secured({ mode: 'dark' });
    const seen = JSON.stringify(view(state, 'player-1'));
    expect(seen).toContain(state.panel.tokens[0]);
    for (const chip of Object.keys(CODE_CHIPS)) expect(seen).not.toContain(chip);
    // In the order of the colours, not of the chips.
    expect(state.panel.tokens).toEqual(
      Object.keys(CODE_TOKENS).filter(id => state.panel.tokens.some(one => one === id)),
    );
  });

  test('DDD-SEC-02 every three chips that fit the panel are possible, and no others', () => {
    for (const seed of SEEDS) {
      const { chips } = secured({ mode: 'darker' }, 3, seed).state;
      expect(chips.sequences).toContainEqual([...chips.sequence]);
      for (const three of chips.sequences) {
        expect(coloursOf(three)).toEqual(coloursOf(chips.sequence));
        expect(three.map(id => CODE_CHIPS[id].size).sort()).toEqual([2, 2, 3]);
        expect(new Set(three).size).toBe(3);
      }
      expect(new Set(chips.sequences.map(three => [...three].sort().join())).size).toBe(
        chips.sequences.length,
      );
    }
  });
});

describe('chips on the doors', () => {
  test('DDD-SEC-03, DDD-HOU-12: one on every lock symbol, face down, only its number of icons open', () => {
    const { state } = secured({ mode: 'dark' });
    expect(locksOf(state)).toHaveLength(14);
    for (const [, door] of locksOf(state)) expect(door.chip).toBe(null);
    for (const size of [2, 3] as const)
      expect(state.chips.hidden[size]).toBe(locksOf(state).filter(([, door]) => door.size === size).length);
  });

  test('DDD-SEC-04 corner rooms get chips with 3 icons, the laboratory gets none, the others are mixed', () => {
    const threes = new Set<string>();
    for (const seed of SEEDS) {
      const { state } = secured({ mode: 'dark' }, 4, seed);
      const onCorners = locksOf(state).filter(([, door]) => CORNER_TILES.includes(door.tile));
      expect(onCorners).toHaveLength(5);
      for (const [, door] of onCorners) expect(door.size).toBe(3);
      for (const [id, door] of locksOf(state)) {
        expect(id).not.toContain('laboratory');
        if (door.size === 3) threes.add(id);
      }
    }
    expect(threes.size).toBe(14);
  });

  test.each([
    [2, 'even', 6],
    [3, 'even', 6],
    [4, 'even', 7],
    [5, 'even', 7],
    [3, 'more-3-icon-chips', 9],
    [4, 'more-3-icon-chips', 10],
    [3, 'more-2-icon-chips', 5],
    [5, 'more-2-icon-chips', 5],
  ])('DDD-SEC-08, DDD-TWK-04: %i players, %s: %i of 14 chips have 3 icons', (players, chips, threes) => {
    const { state } = secured({ 'door-chips': chips }, players);
    expect(state.chips.hidden).toEqual({ 2: 14 - threes, 3: threes });
  });

  test('DDD-TWK-04 two chips with 2 icons are always left for the sequence', () => {
    const table = aNewTable({ 'door-chips': 'more-3-icon-chips' }, 5);
    layTiles(table.state, HOUSES['house-1']);
    // As if the house had only 7 lock symbols: 3 + 3 chips with 3 icons would leave one.
    for (const [id] of locksOf(table.state).slice(7)) openDoors(table.state, (_, door) => door === id);
    playOut(setSecurityBoard(table), 1);
    expect(table.state.chips.hidden).toEqual({ 2: 2, 3: 5 });
  });

  test('DDD-SEC-09 the other chips are set aside', () => {
    expect(secured({ mode: 'dark' }, 5).state.chips.aside).toEqual({ 2: 21 - 7, 3: 20 - 7 });
  });
});

/** How often each chip would be drawn, of how many draws. */
function chancesOf(rule: Rule): Map<string, number> {
  const from = (rule.next(0).value as Chance).from ?? [];
  return new Map([...new Set(from)].map(id => [id, from.filter(one => one === id).length / from.length]));
}

describe('turning a chip', () => {
  const someLock = (state: State, size: CodeChipSize): string =>
    locksOf(state).find(([, door]) => door.size === size && door.chip === null)?.[0] ?? '';

  test.each([
    2, 3,
  ] as const)('DDD-SEC-03 every door with %i icons is equally likely to hide each chip of the sequence', size => {
    const table = secured({ mode: 'dark' }, 4);
    const { chips } = table.state;
    const chances = chancesOf(turnChip(table, someLock(table.state, size), 'DDD-UNL-01'));
    const sequence = chips.sequence.filter(id => CODE_CHIPS[id].size === size);
    for (const id of sequence) expect(chances.get(id)).toBeCloseTo(1 / 7, 10);
    const others = chips.unseen.filter(id => CODE_CHIPS[id].size === size);
    for (const id of others)
      expect(chances.get(id)).toBeCloseTo((1 - sequence.length / 7) / others.length, 10);
    expect(chances.size).toBe(size === 2 ? 21 : 20);
  });

  test.each([
    'dark',
    'darker',
  ])('DDD-SEC-03 in %s the three chips of the sequence all lie in the house', mode => {
    for (const seed of SEEDS) {
      const table = secured({ mode }, 2 + (seed % 4), seed);
      const sequence = [...table.state.chips.sequence];
      for (const [id] of locksOf(table.state)) playOut(turnChip(table, id, 'DDD-UNL-01'), seed);
      const turned = locksOf(table.state).map(([, door]) => door.chip);
      for (const chip of sequence) expect(turned).toContain(chip);
      expect(new Set(turned).size).toBe(14);
      for (const [, door] of locksOf(table.state))
        expect(CODE_CHIPS[door.chip ?? 'c2-01'].size).toBe(door.size);
      expect(table.state.chips).toMatchObject({ sequence: [], hidden: { 2: 0, 3: 0 } });
      expect(table.state.chips.unseen).toHaveLength(41 - 14);
    }
  });

  test('DDD-HOU-12 a chip is decided when it is turned, everybody is told, and it stays as it is', () => {
    const { table, state } = aGame({ locks: [[at(3, 3), at(2, 3), 2]] });
    const door = Object.keys(state.doors).find(id => state.doors[id]?.kind === 'lock') ?? '';
    perform(turnChip(table, door, 'DDD-UNL-01'), 'c2-11');
    expect(state.doors[door]).toMatchObject({ chip: 'c2-11' });
    expect(state.chips.unseen).not.toContain('c2-11');
    expect(state.chips.hidden[2]).toBe(0);
    expect(table.told).toMatchObject([{ type: 'chip-turned', chip: 'c2-11', door, reveals: true }]);
    perform(turnChip(table, door, 'DDD-UNL-01'));
    expect(state.doors[door]).toMatchObject({ chip: 'c2-11' });
  });

  test('DDD-FIR-09, DDD-FIN-03: a door that leaves opens the way, and its chip, unseen, may have been of the sequence', () => {
    const { table, state } = aGame({ locks: [[at(3, 3), at(2, 3), 2]] });
    const door = Object.keys(state.doors).find(id => state.doors[id]?.kind === 'lock') ?? '';
    expect(accessible(state, at(3, 3))).not.toContain(at(2, 3));
    discardDoor(table, door, 'DDD-FIN-03');
    expect(accessible(state, at(3, 3))).toContain(at(2, 3));
    expect(state.chips.hidden[2]).toBe(1);
    expect(table.told).toMatchObject([{ type: 'door-opened', rule: 'DDD-FIN-03', door }]);
    discardDoor(table, door);
    expect(table.told).toHaveLength(1);
  });
});
