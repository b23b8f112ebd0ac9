import { describe, expect, test } from 'vitest';
import { chestOptions, openChest, shareMimicContents } from '../src/rules/chests.ts';
import type { Marker } from '../src/state.ts';
import { aGame, type GameSet, offered, perform, power, type TestGame } from '../testing/index.ts';

const COPPER = { kind: 'chest', colour: 'copper' } as const;

const atChest = (number: number, set: GameSet = {}): TestGame =>
  aGame({
    heroes: { 'red-scorpion': { at: [3, 3] }, silhouette: {}, 'sir-valadir': { at: [8, 8] } },
    markers: [[number > 6 ? { kind: 'chest', colour: 'gold' } : COPPER, [3, 3], number]],
    turn: { hero: 'red-scorpion', stage: 'act', action: 'run', points: 8 },
    ...set,
  });
const opens = (game: TestGame, ...script: readonly (string | number | number[])[]) =>
  perform(
    openChest(game.table, game.hero('red-scorpion'), { id: '', action: 'open-chest', marker: 1 }),
    ...script,
  );
const offers = (game: TestGame): string[] =>
  chestOptions(game.state, game.hero('red-scorpion')).map(({ id }) => id);

describe('opening', () => {
  test('DJ-TRS-09, DJ-ACT-08 from its own space, for 2 points', () => {
    const game = atChest(2);
    expect(offers(game)).toEqual(['open-chest:1']);
    opens(
      game,
      'bone-blade',
      'take-value:bone-blade',
      'bane',
      'take-value:bane',
      'great-bow',
      'take-value:great-bow',
    );
    expect(game.state.turn?.points).toBe(6);
    expect(offers(game)).toEqual([]);
    const beside = atChest(2);
    beside.hero('red-scorpion').place = beside.at([4, 3]);
    expect(offers(beside)).toEqual([]);
  });

  test('DJ-TRS-09 not with 1 point left', () => {
    const game = atChest(2);
    if (game.state.turn) game.state.turn.points = 1;
    expect(offers(game)).toEqual([]);
  });

  test('DJ-TRS-10, DJ-TRS-24 not while another figure is there; a familiar does not count, and it can be opened later', () => {
    const game = atChest(2, {
      familiars: [{ id: 'boggs', owner: 'silhouette', at: [3, 3], exhausted: false }],
    });
    game.hero('sir-valadir').place = game.at([3, 3]);
    expect(offers(game)).toEqual([]);
    game.hero('sir-valadir').place = game.at([4, 4]);
    expect(offers(game)).toEqual(['open-chest:1']);
  });

  test('DJ-TRS-01 no monkey opens a chest', () => {
    const game = atChest(2);
    Object.assign(game.hero('red-scorpion').monkey, { timer: 2 });
    expect(offers(game)).toEqual([]);
  });

  test('DJ-TRS-11, DJ-TRS-20 everybody sees its number; the chest is out of the game', () => {
    const game = atChest(2);
    opens(
      game,
      'bone-blade',
      'take-value:bone-blade',
      'bane',
      'take-value:bane',
      'great-bow',
      'take-value:great-bow',
    );
    expect(game.told('chest-opened')).toMatchObject([{ number: 2, conquest: 1, coins: 100, treasures: 1 }]);
    expect(game.told('chest-opened')[0]).not.toHaveProperty('to');
    expect(game.state).toMatchObject({ markers: [], opened: ['copper'], tally: { chests: 1 } });
  });

  test('DJ-TRS-12 each curse is worth as much threat as there are heroes', () => {
    const game = atChest(3);
    const draws = ['bone-blade', 'bane', 'great-bow', 'plate-mail', 'pacify', 'belt-of-strength'];
    opens(game, ...draws.flatMap(card => [card, `take-value:${card}`]));
    expect(game.state.overlord.threat).toBe(6);
  });
});

describe('contents', () => {
  test('DJ-TRS-14, DJ-TRS-16, DJ-TRS-17 conquest for all and coins for each, wherever he is', () => {
    const game = atChest(2);
    opens(
      game,
      'bone-blade',
      'keep:bone-blade',
      'equip:bone-blade',
      'bane',
      'keep:bane',
      'pack:bane',
      'great-bow',
      'take-value:great-bow',
    );
    expect(game.state.conquest).toBe(6);
    expect(game.state.heroes.map(({ coins }) => coins)).toEqual([400, 400, 650]);
    expect(game.hero('silhouette').items).toMatchObject([{ card: 'bane', equipped: false }]);
  });

  test('DJ-TRS-15, DJ-TRS-23 one card each in seat order, then the second round', () => {
    const game = atChest(3);
    const draws = ['bone-blade', 'bane', 'great-bow', 'plate-mail', 'pacify', 'belt-of-strength'];
    const opened = opens(game, ...draws.flatMap(card => [card, `take-value:${card}`]));
    expect(opened.asked.filter(({ ask }) => ask === 'keep-treasure').map(({ seat }) => seat)).toEqual([
      'hero-1',
      'hero-2',
      'hero-3',
      'hero-1',
      'hero-2',
      'hero-3',
    ]);
    expect(game.state.heroes.map(({ coins }) => coins)).toEqual([800, 800, 800]);
  });

  test('DJ-TRS-18, DJ-TRS-23 when the deck runs out the others get nothing', () => {
    const game = atChest(2);
    game.state.treasures.copper.unseen = ['bane'];
    opens(game, 'bane', 'take-value:bane');
    expect(game.state.heroes.map(({ coins }) => coins)).toEqual([650, 400, 400]);
    expect(game.told('treasures-gone')).toHaveLength(2);
  });

  test('DJ-TRS-13 a Mimic keeps the contents until it is killed', () => {
    const chest: Marker = { id: 9, what: COPPER, square: 0, number: 2 };
    const game = atChest(1);
    perform(
      shareMimicContents(game.table, chest),
      'bone-blade',
      'take-value:bone-blade',
      'bane',
      'take-value:bane',
      'great-bow',
      'take-value:great-bow',
    );
    expect(game.state.conquest).toBe(6);
  });
});

describe('a cursed chest', () => {
  const cursed = (set: GameSet = {}): TestGame =>
    aGame({
      heroes: {
        'red-scorpion': { at: [3, 3] },
        silhouette: {},
        'sir-valadir': { at: [8, 8] },
        'mad-carthos': { at: [9, 9] },
      },
      markers: [[COPPER, [3, 3], 1]],
      hand: ['explosive-rune'],
      threat: 8,
      turn: { hero: 'red-scorpion', stage: 'act', action: 'run', points: 8 },
      ...set,
    });
  const VALUES = ['bone-blade', 'bane', 'great-bow', 'pacify'].flatMap(card => [card, `take-value:${card}`]);

  test('WE-25 DJ-TRS-12, DJ-TRS-13, DJ-TRS-15, DJ-TRS-17, DJ-OVC-11 the curse pays for the trap, then all share', () => {
    const game = cursed();
    const opened = opens(game, 'play:explosive-rune', power('surge', 'enh', 'blank'), ...VALUES);
    expect(offered(opened, 'play-card')).toContain('play:explosive-rune');
    expect(game.state.overlord.threat).toBe(0);
    expect(game.hero('red-scorpion').wounds).toBe(8);
    expect(game.state.conquest).toBe(7);
    expect(game.state.heroes.map(({ coins }) => coins)).toEqual([550, 550, 550, 550]);
    const story = game.table.told.map(({ type }) => type);
    expect(story.indexOf('wounds-suffered')).toBeLessThan(story.indexOf('conquest-gained'));
  });

  test('DJ-TRS-21 an opener killed by the trap has his share in the town', () => {
    const game = cursed({ conquest: 9 });
    game.hero('red-scorpion').wounds = 2;
    opens(game, 'play:explosive-rune', power('surge', 'enh', 'blank'), ...VALUES);
    expect(game.hero('red-scorpion')).toMatchObject({ place: 'town', coins: 400 });
    expect(game.state.turn?.over).toBe('turn');
  });
});
