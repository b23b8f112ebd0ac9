import { expect, test } from 'vitest';
import { cardsOf } from '../src/rules/decks.ts';
import { drawBoss, drawEncounter, miniaturesLeft, placeMonsters } from '../src/rules/encounters.ts';
import { isInCombat, tilesOf } from '../src/rules/figures.ts';
import { attributeOf } from '../src/rules/profile.ts';
import { rowOf } from '../src/rules/monster-profile.ts';
import { aGame, d3, type GameSet, perform, type TestGame } from '../testing/index.ts';

const ROOM = { lay: [{ card: 'storage-room', by: 'N2', exits: ['S2'] }] } as const;
const PREPARED = { kind: 'prepared', tile: 1 } as const;

/** Two Accursed on the Stairway Up, a storage room before them. */
const twoBefore = (more: GameSet = {}): TestGame =>
  aGame({
    ...ROOM,
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { at: [0, 0, 0] }, 'outcast': { at: [0, 1, 0] } },
    ...more,
  });

const kindsOf = (game: TestGame): string[] => game.dungeon.monsters.map(({ kind }) => kind);

test('DL-MON-01 combat is on while a Monster is in the dungeon, wherever it is; a sleeper is none', () => {
  const game = twoBefore();
  expect(isInCombat(game.state)).toBe(false);
  perform(
    placeMonsters(game.table, 'devil-lord', 1, { kind: 'at', square: game.on(1, 2, 2) }, { asleep: true }),
  );
  expect(isInCombat(game.state)).toBe(false);
  expect(game.dungeon.combat).toBeNull();
  perform(placeMonsters(game.table, 'seeker', 1, PREPARED));
  expect(isInCombat(game.state)).toBe(true);
  expect(game.dungeon.combat).toEqual({ cards: [] });
});

test('DL-MON-03 DL-MON-10 DL-SET-03 the card stays with the combat; a second one joins the same', () => {
  const game = twoBefore();
  perform(drawEncounter(game.table, PREPARED), 'enc-seekers', 2);
  perform(drawEncounter(game.table, PREPARED), 'enc-shades', d3(1));
  expect(game.dungeon.combat?.cards).toEqual([
    { card: 'enc-seekers', monsters: [1, 2, 3, 4] },
    { card: 'enc-shades', monsters: [5] },
  ]);
  expect(game.told('encounter-drawn')).toMatchObject([
    { encounter: 'enc-seekers', reveals: true },
    { encounter: 'enc-shades' },
  ]);
});

test('DL-SET-03 DL-MON-03 an empty Encounter deck is made anew from its discards', () => {
  const game = twoBefore();
  game.dungeon.encounters = { top: [], unseen: [], bottom: [], discard: ['enc-shades'] };
  perform(drawEncounter(game.table, PREPARED), 'enc-shades', d3(2));
  expect(kindsOf(game)).toEqual(['weeping-shade', 'weeping-shade']);
  expect(cardsOf(game.dungeon.encounters)).toBe(0);
  perform(drawEncounter(game.table, PREPARED));
  expect(kindsOf(game)).toHaveLength(2);
});

test.each([
  [1, 1, d3(2), 2],
  [2, 2, d3(2), 3],
  [3, 3, d3(2), 4],
  [4, 2, d3(2), 5],
] as const)('DL-MON-05 DL-SET-17 started with %i, the banner of that number counts even if %i are left', (startedWith, _left, die, count) => {
  const game = twoBefore({ dungeon: { startedWith } });
  perform(drawEncounter(game.table, PREPARED), 'enc-skorn-savages', die);
  expect(kindsOf(game)).toHaveLength(count);
});

test('DL-MON-07 DL-MON-10 each type in its own number, rolled once for the type', () => {
  const game = twoBefore({ dungeon: { startedWith: 4 } });
  perform(drawEncounter(game.table, PREPARED), 'enc-grave-host', d3(1), d3(3));
  expect(kindsOf(game).filter(kind => kind === 'ashen-thrall')).toHaveLength(6);
  expect(kindsOf(game).filter(kind => kind === 'bone-archer')).toHaveLength(4);
});

test('DL-MON-06 Monsters without a miniature are not placed; Trophies are out of the supply', () => {
  const game = twoBefore({
    accursed: {
      'black-knight': { at: [0, 0, 0], trophies: [{ kind: 'rotmonger', souls: 3 }] },
      'outcast': { at: [0, 1, 0] },
    },
  });
  expect(miniaturesLeft(game.state, 'rotmonger')).toBe(3);
  perform(placeMonsters(game.table, 'rotmonger', 5, PREPARED));
  expect(kindsOf(game)).toHaveLength(3);
  expect(miniaturesLeft(game.state, 'rotmonger')).toBe(0);
  expect(game.told('miniatures-missing')).toMatchObject([{ who: 'rotmonger', amount: 2 }]);
});

test('DL-MON-08 Special Spawning: a Prepared dreadworm comes next to an Accursed drawn at random, unless a quest says otherwise', () => {
  const game = twoBefore();
  perform(drawEncounter(game.table, PREPARED), 'enc-dreadworm', 'outcast');
  expect(game.monster('dreadworm')).toMatchObject({ target: 'outcast' });
  expect(tilesOf(game.state, game.monster('dreadworm'))).toEqual([0]);
  const leech = twoBefore();
  perform(placeMonsters(leech.table, 'dreadworm', 1, PREPARED, { fixed: true, health: 6 }));
  expect(leech.monster('dreadworm')).toMatchObject({ target: null, health: 24 });
  expect(tilesOf(leech.state, leech.monster('dreadworm'))).toEqual([1]);
});

test('DL-MON-09 a card that places no Monster is discarded and gives no loot; Monsters without a card bring none', () => {
  const trophies = Array.from({ length: 4 }, () => ({ kind: 'weeping-shade', souls: 3 }) as const);
  const game = twoBefore({
    accursed: { 'black-knight': { at: [0, 0, 0], trophies }, 'outcast': { at: [0, 1, 0] } },
  });
  perform(drawEncounter(game.table, PREPARED), 'enc-shades', d3(3));
  expect(game.dungeon.combat).toBeNull();
  expect(game.dungeon.encounters.discard).toEqual(['enc-shades']);
  perform(placeMonsters(game.table, 'seeker', 2, PREPARED));
  expect(game.dungeon.combat).toEqual({ cards: [] });
});

test('DL-MON-10 a card called for by name that is part of the combat already is there only once', () => {
  const game = twoBefore();
  perform(drawEncounter(game.table, PREPARED, 'enc-mixed-raid'));
  perform(drawEncounter(game.table, PREPARED, 'enc-mixed-raid'));
  expect(game.dungeon.combat?.cards).toEqual([{ card: 'enc-mixed-raid', monsters: [1, 2, 3, 4, 5, 6] }]);
  expect(kindsOf(game)).toHaveLength(6);
});

test('DL-SET-16 the first Encounter of The Awakening is that of the seekers, and leaves the deck', () => {
  const game = twoBefore({ quest: 'q-awakening' });
  perform(drawEncounter(game.table, { kind: 'ambush' }), 1, 'outcast');
  expect(kindsOf(game)).toEqual(['seeker', 'seeker', 'seeker']);
  expect(game.dungeon.encounters.unseen.filter(card => card === 'enc-seekers')).toHaveLength(1);
  perform(drawEncounter(game.table, PREPARED), 'enc-acolytes', d3(1));
  expect(kindsOf(game)).toContain('veiled-acolyte');
});

test('DL-BOS-01 DL-BOS-02 a Boss card is placed Prepared in the Quest Room, by the Accursed at the start, and stays for its loot', () => {
  const game = twoBefore({ dungeon: { startedWith: 4 } });
  perform(drawBoss(game.table, 1), 'boss-hex-mourning', d3(2));
  expect(kindsOf(game)).toEqual(['hexmother', 'weeping-shade', 'weeping-shade']);
  expect(game.dungeon.monsters.every(one => tilesOf(game.state, one).includes(1))).toBe(true);
  expect(game.dungeon.combat?.cards).toEqual([{ card: 'boss-hex-mourning', monsters: [1, 2, 3] }]);
  expect(game.dungeon.bosses.unseen).not.toContain('boss-hex-mourning');
});

test('DL-BOS-01 a quest may name the Boss', () => {
  const game = twoBefore({ dungeon: { startedWith: 1 } });
  perform(drawBoss(game.table, 1, 'boss-gallows-court'));
  expect(kindsOf(game)).toEqual(['gallows-knight']);
});

test.each([
  [1, 1, 11],
  [2, 1, 17],
  [3, 1, 28],
  [1, 3, 17],
  [2, 3, 25],
] as const)('DL-BOS-03 against %i Accursed at level row %i a gallows-knight has %i Health, and then what a quest adds', (startedWith, monsterLevel, health) => {
  const game = twoBefore({ dungeon: { startedWith, monsterLevel } });
  perform(placeMonsters(game.table, 'gallows-knight', 1, PREPARED, { health: 10 }));
  expect(game.monster('gallows-knight').health).toBe(health + 10);
});

test('DL-BOS-03 the rule of a tile is an addition: Undead of the ossuary have 1 more Health', () => {
  const game = aGame({
    lay: [{ card: 'ossuary', by: 'S2' }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
  });
  perform(placeMonsters(game.table, 'ashen-thrall', 1, PREPARED));
  perform(placeMonsters(game.table, 'seeker', 1, PREPARED));
  expect(game.dungeon.monsters.map(({ health }) => health)).toEqual([4, 4]);
});

test('WE-34 DL-MON-04 at level row 2 a Seeker has Strength 4, Perception 3, Endurance 2, Health 5 and is worth 2 souls', () => {
  const game = twoBefore({ dungeon: { monsterLevel: 2 } });
  perform(placeMonsters(game.table, 'seeker', 1, PREPARED));
  const seeker = game.monster('seeker');
  expect(
    (['strength', 'perception', 'endurance'] as const).map(one => attributeOf(game.state, seeker, one)),
  ).toEqual([4, 3, 2]);
  expect(seeker.health).toBe(5);
  expect(rowOf('seeker', 2).souls).toBe(2);
});
