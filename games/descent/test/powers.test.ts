import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { revealArea } from '../src/rules/exploring.ts';
import { powerSum, trapPower } from '../src/rules/powers.ts';
import type { AreaContents } from '../src/state.ts';
import { aGame, type GameSet, offered, type TestGame } from '../testing/index.ts';

const unexplored = (monsters: AreaContents['monsters'], set: GameSet = {}): TestGame => {
  const game = aGame({
    board: `H#1111\n##1111\n##1111`,
    hidden: [1],
    heroes: { silhouette: { at: 'H' } },
    ...set,
  });
  const [, area] = game.state.areas;
  if (area !== undefined) Object.assign(area, { contents: { ...area.contents, monsters } });
  return game;
};
const beastman = (place: number) => ({ kind: 'beastman', rank: 'normal', named: null, place }) as const;
const ranks = (game: TestGame) => game.state.monsters.map(({ kind, rank, place }) => [kind, rank, place]);

test('DJ-OVC-13 DJ-OVC-14 copies of a power add up: one die by Doom, one card by Evil Genius, two hordes', () => {
  const { state } = aGame({ powers: ['doom', 'evil-genius', 'trapmaster'] });
  expect(powerSum(state, 'monster-dice')).toBe(1);
  expect(powerSum(state, 'draw')).toBe(1);
  expect(trapPower(state)).toEqual({ cost: -1, wounds: 2 });
  expect(powerSum(aGame({}).state, 'draw')).toBe(0);
});

test('DJ-OVC-13 Brilliant Commander: one normal monster of the area is placed as a master, if the overlord likes', () => {
  const set: GameSet = { powers: ['brilliant-commander'] };
  const game = unexplored([beastman(2), { ...beastman(3), rank: 'master' }, beastman(4)], set);
  const performed = perform(revealArea(game.table, 1), 'upgrade:4');
  expect(offered(performed, 'upgrade-monster')).toEqual(['upgrade:2', 'upgrade:4', 'pass']);
  expect(ranks(game)).toEqual([
    ['beastman', 'normal', 2],
    ['beastman', 'master', 3],
    ['beastman', 'master', 4],
  ]);
  const declined = unexplored([beastman(2)], set);
  perform(revealArea(declined.table, 1), 'pass');
  expect(ranks(declined)).toEqual([['beastman', 'normal', 2]]);
});

test('DJ-SPN-10 Brilliant Commander needs a red figure, free or reused; named monsters are no choice', () => {
  const ogre = { kind: 'ogre', rank: 'normal', named: null, place: 4 } as const;
  const set: GameSet = {
    board: `H#1111\n##1111\n##1111\n......\n......`,
    powers: ['brilliant-commander'],
    monsters: [['ogre', 'master', [0, 3]]],
  };
  const game = unexplored([ogre], set);
  perform(revealArea(game.table, 1), 'upgrade:4', 'reuse:monster:1');
  expect(ranks(game)).toEqual([['ogre', 'master', 4]]);
  const kept = unexplored([ogre], set);
  perform(revealArea(kept.table, 1), 'upgrade:4', 'pass');
  expect(ranks(kept)).toEqual([
    ['ogre', 'master', 18],
    ['ogre', 'normal', 4],
  ]);
  const named = unexplored([ogre], {
    ...set,
    monsters: [['ogre', 'master', [0, 3], { named: 'grusk' }]],
    options: { quest: 'the-lamplighter' },
  });
  named.state.quest.id = 'the-lamplighter';
  perform(revealArea(named.table, 1));
  expect(named.state.monsters.filter(({ rank }) => rank === 'master')).toHaveLength(1);
});

test('DJ-OVC-14 Hordes of the Things: for each copy two more of one kind beside the area’s monsters, after the upgrade', () => {
  const game = unexplored([beastman(2)], {
    powers: ['hordes-of-the-things-1', 'hordes-of-the-things-2', 'brilliant-commander'],
  });
  const performed = perform(
    revealArea(game.table, 1),
    'upgrade:2',
    'horde:skeleton',
    'place:3',
    'place:9',
    'horde:skeleton',
    'place:8',
    'pass',
  );
  expect(performed.asked.map(({ ask }) => ask)).toEqual([
    'upgrade-monster',
    'choose-horde',
    'place-monster',
    'place-monster',
    'choose-horde',
    'place-monster',
    'place-monster',
  ]);
  expect(performed.asked[2]?.options.map(({ id }) => id)).toEqual(['place:3', 'place:8', 'place:9', 'pass']);
  expect(ranks(game)).toEqual([
    ['beastman', 'master', 2],
    ['skeleton', 'normal', 3],
    ['skeleton', 'normal', 9],
    ['skeleton', 'normal', 8],
  ]);
});

test('DJ-SPN-09 hordes keep to the figures of the box and to spaces without obstacles, and may be declined', () => {
  const all = Array.from({ length: 6 }, (_, column) => ['beastman', 'normal', [column, 4]] as const);
  const game = unexplored([{ ...beastman(2), kind: 'sorcerer' }], {
    board: `H#1x##\n##pw##\n######\n######\n......`,
    powers: ['hordes-of-the-things-1'],
    monsters: all,
  });
  game.state.areaOf = game.state.areaOf.map((area, square) => (square === 3 || square === 8 ? 1 : area));
  const { asked } = perform(revealArea(game.table, 1));
  expect(asked).toEqual([]);
  const none = unexplored([beastman(2)], { powers: ['hordes-of-the-things-1'] });
  perform(revealArea(none.table, 1), 'pass');
  expect(none.state.monsters).toHaveLength(1);
});
