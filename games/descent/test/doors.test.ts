import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { ITEMS } from '../src/data/items.ts';
import {
  doorOf,
  doorOptions,
  monsterDoorOptions,
  openByQuest,
  setDoor,
  spacesAtDoor,
  useDoor,
  useDoorAsMonster,
} from '../src/rules/doors.ts';
import { canSee } from '../src/rules/sight.ts';
import { areAdjacent } from '../src/rules/spaces.ts';
import type { Door } from '../src/state.ts';
import { aGame, type GameSet, type TestGame } from '../testing/index.ts';

/** Two rooms of three by four spaces, the door between rows B and C of the middle. */
const ROOMS = (sign: 'D' | 'd', right = '.'): string => `
  +-+-+-+-+-+-+
  |. . .|${right} ${right} ${right}|
  + + + + + + +
  |. . .${sign}${right} ${right} ${right}|
  + + + + + + +
  |. . .${sign}${right} ${right} ${right}|
  + + + + + + +
  |. . .|${right} ${right} ${right}|
  +-+-+-+-+-+-+`;

const atDoor = (set: GameSet = {}, sign: 'D' | 'd' = 'D', door: Partial<Door> = {}): TestGame => {
  const game = aGame({
    board: ROOMS(sign),
    heroes: { silhouette: { at: [2, 1] } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
    ...set,
  });
  Object.assign(doorOf(game.state, 'door-1'), door);
  return game;
};
const offers = (game: TestGame): string[] =>
  doorOptions(game.state, game.hero('silhouette')).map(({ id }) => id);
const use = (game: TestGame, ...script: string[]): string[] => {
  const [option] = doorOptions(game.state, game.hero('silhouette'));
  if (option === undefined) throw new Error('no door is offered');
  return perform(useDoor(game.table, game.hero('silhouette'), option), ...script).asked.map(({ ask }) => ask);
};
/** The overlord could play a trap whenever a hero opens a door. */
const TRAP: GameSet = { hand: ['explosive-door'], threat: 9 };
const activated = (set: GameSet, sign: 'D' | 'd' = 'D'): TestGame =>
  atDoor(
    {
      heroes: { silhouette: { at: [0, 0] } },
      overlordTurn: {
        active: { monster: 1, points: 4, attacks: 1, half: null, webbed: false, begun: true, used: [] },
      },
      ...set,
    },
    sign,
  );
const monsterOffers = (game: TestGame): string[] =>
  monsterDoorOptions(game.state, game.monster(1)).map(({ id }) => id);

test('DJ-DOR-01 DJ-DOR-02 a door on the board is closed, between four spaces, and parts what it lies between', () => {
  const game = atDoor();
  const door = doorOf(game.state, 'door-1');
  expect(door.edges.flat()).toHaveLength(4);
  expect(door.state).toBe('closed');
  expect(areAdjacent(game.state, game.at([2, 1]), game.at([3, 1]))).toBe(false);
  expect(canSee(game.state, 'hero:silhouette', game.at([3, 1]))).toBe(false);
});

test('DJ-DOR-03 DJ-DOR-05 DJ-DOR-12 opening and closing cost 2 points each, and it comes back where it was', () => {
  const game = atDoor(TRAP);
  expect(use(game, 'pass')).toEqual(['play-card']);
  expect(areAdjacent(game.state, game.at([2, 2]), game.at([3, 2]))).toBe(true);
  expect(game.state.turn?.points).toBe(3);
  expect(use(game)).toEqual([]);
  expect(areAdjacent(game.state, game.at([2, 2]), game.at([3, 2]))).toBe(false);
  expect([game.state.turn?.points, offers(game)]).toEqual([1, []]);
});

test('DJ-DOR-04 next to a door are its four spaces and those beyond the ends of its line', () => {
  const game = atDoor();
  const spaces = spacesAtDoor(game.state, doorOf(game.state, 'door-1'));
  const names = [...spaces].sort((a, b) => a - b).map(square => [square % 6, Math.floor(square / 6)]);
  expect(names).toEqual([
    [2, 0],
    [3, 0],
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
  ]);
  expect(offers(atDoor({ heroes: { silhouette: { at: [2, 3] } } }))).toEqual(['open-door:door-1']);
  expect(offers(atDoor({ heroes: { silhouette: { at: [1, 1] } } }))).toEqual([]);
  expect(offers(atDoor({ heroes: { silhouette: { at: [2, 1], fallen: true } } }))).toEqual([]);
});

test('DJ-DOR-06 DJ-DOR-14 only a large monster across its line keeps a door from closing, small figures do not', () => {
  const small = atDoor(
    {
      heroes: { silhouette: { at: [2, 1] }, 'sir-valadir': { at: [2, 1] } },
      monsters: [['beastman', 'normal', [3, 1]]],
    },
    'd',
  );
  expect(offers(small)).toEqual(['close-door:door-1']);
  const large = atDoor(
    { heroes: { silhouette: { at: [2, 3] } }, monsters: [['ogre', 'normal', [2, 1]]] },
    'd',
  );
  expect(offers(large)).toEqual([]);
});

test('DJ-DOR-08 DJ-DOR-13 monsters use normal doors between revealed areas, no others and none with a rune', () => {
  const beside: GameSet = { monsters: [['beastman', 'normal', [2, 1]]] };
  expect(monsterOffers(activated(beside))).toEqual(['open-door:door-1']);
  expect(monsterOffers(activated(beside, 'd'))).toEqual(['close-door:door-1']);
  expect(monsterOffers(activated({ ...beside, board: ROOMS('D', '1'), hidden: [1] }))).toEqual([]);
  const rune = activated(beside);
  Object.assign(doorOf(rune.state, 'door-1'), { rune: 'red' });
  rune.state.runekeys.push('red');
  expect(monsterOffers(rune)).toEqual([]);
});

test('DJ-DOR-08 a monster pays 2 points as well, one space of a large one is enough, and no trap follows', () => {
  const game = activated({ ...TRAP, monsters: [['ogre', 'normal', [1, 2]]] });
  const [option] = monsterDoorOptions(game.state, game.monster(1));
  if (option === undefined) throw new Error('no door is offered');
  expect(perform(useDoorAsMonster(game.table, game.monster(1), option)).asked).toEqual([]);
  expect(doorOf(game.state, 'door-1').state).toBe('open');
  expect(game.state.overlord.turn?.active?.points).toBe(2);
});

test('DJ-DOR-09 DJ-DOR-10 DJ-DOR-11 a rune-locked door opens for all heroes once its runekey is found, which is no item', () => {
  const game = atDoor({}, 'D', { rune: 'red' });
  expect(offers(game)).toEqual([]);
  game.state.runekeys.push('blue');
  expect(offers(game)).toEqual([]);
  game.state.runekeys.push('red');
  expect(offers(game)).toEqual(['open-door:door-1']);
  expect(Object.keys(ITEMS).some(id => id.includes('runekey'))).toBe(false);
});

test('DJ-DOR-14 a door that is not on the board, barred or gone is neither opened nor closed', () => {
  expect(offers(atDoor({}, 'D', { placed: false }))).toEqual([]);
  expect(offers(atDoor({}, 'D', { state: 'barred' }))).toEqual([]);
  const gone = atDoor();
  setDoor(gone.state, doorOf(gone.state, 'door-1'), 'gone');
  expect(offers(gone)).toEqual([]);
});

test('a door opened by the quest costs nothing and springs no trap, but what is seen is revealed', () => {
  const game = atDoor({ ...TRAP, board: ROOMS('D', '1'), hidden: [1] }, 'D', { state: 'barred' });
  expect(perform(openByQuest(game.table, doorOf(game.state, 'door-1'), 'gone')).asked).toEqual([]);
  expect(game.state.areas[1]?.revealed).toBe(true);
  expect(game.state.turn?.points).toBe(5);
});
