import { expect, test } from 'vitest';
import type { AccursedId } from '../src/data/accursed.ts';
import { type ItemId, RARE_TREASURES, TREASURES } from '../src/data/items.ts';
import { OPTIONS } from '../src/data/options.ts';
import { distribute, drawTreasure, receiveItem } from '../src/rules/loot.ts';
import { aGame, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';

const four = (set: GameSet = {}): TestGame => aGame({ board: 'KOEW', leader: 'black-knight', ...set });

const hand = (game: TestGame, item: ItemId, finder: AccursedId, ...script: (string | number)[]) =>
  perform(distribute(game.table, item, game.accursed(finder)), ...script);

const owns = (game: TestGame, who: AccursedId, item: string): boolean =>
  game.accursed(who).items.some(({ id }) => id === item);

test('DL-LOT-01 whoever picked it up decides, and may choose itself', () => {
  const game = four();
  const { asked } = hand(game, 'prayer-beads', 'exorcist', 'give:exorcist');
  expect(asked).toMatchObject([{ ask: 'loot-receiver', seat: game.accursed('exorcist').seat }]);
  expect(owns(game, 'exorcist', 'prayer-beads')).toBe(true);
});

test('DL-LOT-01 only those alive and in the dungeon; one without room must obey its limits at once', () => {
  const game = four({
    accursed: {
      'outcast': { status: { kind: 'dead', injury: 'palsy', health: 15 } },
      'exorcist': { status: { kind: 'escaped' } },
      'blood-witch': { pack: ['chain-shirt', 'chain-shirt'] },
    },
  });
  // 13 with its own 3; the axe is 5 more than its limit of 12.
  const witch = game.accursed('blood-witch');
  const performed = hand(
    game,
    'woodcutters-axe',
    'black-knight',
    'give:blood-witch',
    `discard:${witch.items[3]?.copy}`,
    `discard:${witch.items[4]?.copy}`,
  );
  expect(offered(performed, 'loot-receiver').sort()).toEqual(['give:black-knight', 'give:blood-witch']);
  expect(owns(game, 'blood-witch', 'woodcutters-axe')).toBe(true);
});

test('WE-22 DL-LOT-02 DL-LOT-03 DL-LOT-04 nobody gets a second before all have one; the last gets it without choice', () => {
  const game = four();
  hand(game, 'prayer-beads', 'black-knight', 'give:black-knight');
  hand(game, 'bone-charm', 'black-knight', 'give:outcast');
  hand(game, 'hunters-ring', 'black-knight', 'give:exorcist');
  expect(hand(game, 'soft-boots', 'black-knight').asked).toEqual([]);
  expect(owns(game, 'blood-witch', 'soft-boots')).toBe(true);
  const fifth = hand(game, 'serpent-ring', 'black-knight', 'give:outcast');
  expect(offered(fifth, 'loot-receiver')).toHaveLength(4);
});

test('DL-LOT-02 the second card: three are left to choose from', () => {
  const game = four();
  hand(game, 'prayer-beads', 'black-knight', 'give:outcast');
  const second = hand(game, 'bone-charm', 'black-knight', 'give:exorcist');
  expect(offered(second, 'loot-receiver')).toEqual([
    'give:black-knight',
    'give:blood-witch',
    'give:exorcist',
  ]);
});

test('DL-LOT-03 when those without a card are gone, a new Loot Round starts', () => {
  const game = four({ dungeon: { served: ['black-knight', 'outcast', 'exorcist'] } });
  game.accursed('blood-witch').status = { kind: 'escaped' };
  const next = hand(game, 'bone-charm', 'black-knight', 'give:outcast');
  expect(offered(next, 'loot-receiver')).toHaveLength(3);
  expect(game.dungeon.served).toEqual(['outcast']);
});

test('DL-LOT-01 a coin purse is resolved by its receiver', () => {
  const game = four();
  perform(receiveItem(game.table, game.accursed('exorcist'), 'coin-purse'), 4);
  expect(game.accursed('exorcist')).toMatchObject({ crowns: 40 });
  expect(owns(game, 'exorcist', 'coin-purse')).toBe(false);
  expect(game.state.treasures.discard).toEqual(['coin-purse']);
});

test('DL-OPT-01 optional rules are off unless the table settles on them', () => {
  expect(OPTIONS['need-or-greed'].default).toBe(false);
  expect(OPTIONS['fair-and-square'].default).toBe(false);
  expect(hand(four(), 'bone-charm', 'black-knight', 'give:outcast').asked[0]?.ask).toBe('loot-receiver');
});

const greedy = (set: GameSet = {}): TestGame => four({ options: { 'need-or-greed': true }, ...set });

test('DL-OPT-03 DL-OPT-04 Need goes before Greed, and Greed before Pass', () => {
  const game = greedy();
  const { asked } = hand(game, 'bone-charm', 'black-knight', 'greed', 'need', 'pass', 'greed');
  expect(asked.map(({ ask }) => ask)).toEqual(new Array(4).fill('claim-loot'));
  // In the order of creation: the second is the Blood Witch.
  expect(owns(game, 'blood-witch', 'bone-charm')).toBe(true);
  hand(game, 'soft-boots', 'black-knight', 'pass', 'pass', 'greed', 'pass');
  expect(owns(game, 'exorcist', 'soft-boots')).toBe(true);
});

test('DL-OPT-04 at random among several who need it, and among all when all passed', () => {
  const game = greedy();
  hand(game, 'bone-charm', 'black-knight', 'need', 'need', 'greed', 'pass', 'blood-witch');
  expect(owns(game, 'blood-witch', 'bone-charm')).toBe(true);
  hand(game, 'soft-boots', 'black-knight', 'pass', 'pass', 'pass', 'pass', 'outcast');
  expect(owns(game, 'outcast', 'soft-boots')).toBe(true);
});

test('DL-OPT-04 what is declared stays hidden until all have declared, then it is shown together', () => {
  const game = greedy();
  const rule = distribute(game.table, 'bone-charm', game.accursed('black-knight'));
  rule.next(0);
  rule.next(0);
  expect(game.dungeon.declared).toEqual({ 'black-knight': 'need' });
  expect(game.told('claimed-need')).toEqual([]);
  rule.next(2);
  rule.next(2);
  rule.next(2);
  expect(game.dungeon.declared).toEqual({});
  expect(game.told('claimed-need')).toHaveLength(1);
  expect(game.told('claimed-pass')).toHaveLength(3);
});

test('DL-OPT-05 only the living in the dungeon declare; a single one simply gets it', () => {
  const game = greedy({
    accursed: {
      'outcast': { status: { kind: 'dead', injury: 'palsy', health: 15 } },
      'exorcist': { status: { kind: 'escaped' } },
      'blood-witch': { status: { kind: 'escaped' } },
    },
  });
  expect(hand(game, 'bone-charm', 'black-knight').asked).toEqual([]);
  expect(owns(game, 'black-knight', 'bone-charm')).toBe(true);
});

test('DL-SET-03 an empty Treasure deck is made anew from its discards; owned cards stay out', () => {
  const game = four();
  game.state.treasures = { top: [], unseen: ['iron-mace'], bottom: [], discard: ['soft-boots'] };
  expect(perform(drawTreasure(game.table, 'standard'), 'iron-mace').value).toBe('iron-mace');
  expect(perform(drawTreasure(game.table, 'standard'), 'soft-boots').value).toBe('soft-boots');
  expect(perform(drawTreasure(game.table, 'standard')).value).toBeNull();
});

test('the Treasure decks: 36 Standard and 18 Rare cards', () => {
  const { treasures, rareTreasures } = four().state;
  expect(treasures.unseen).toHaveLength(36);
  expect(rareTreasures.unseen).toHaveLength(18);
  expect(Object.keys(TREASURES)).toHaveLength(24);
  expect(Object.keys(RARE_TREASURES)).toHaveLength(18);
});
