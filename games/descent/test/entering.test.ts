import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { enterSpaces } from '../src/rules/entering.ts';
import { forceMove } from '../src/rules/forced-moves.ts';
import { takeStep } from '../src/rules/moving.ts';
import { aGame, power } from '../testing/index.ts';

/** The overlord could open a pit under every hero who steps on plain floor. */
const TRAP = { hand: ['spiked-pit-1'], threat: 9 } as const;

test('DJ-TIM-05 first the board: Aura, pit, glyph, areas', () => {
  const game = aGame({
    board: 'Hg1\n#..',
    hidden: [1],
    heroes: { silhouette: { at: 'H', wounds: 5 } },
    monsters: [['hell-hound', 'master', [1, 1], { turned: true }]],
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
  });
  game.state.obstacles.push({ kind: 'pit', square: 1 });
  game.state.options = { ...game.state.options, faq: true };
  perform(takeStep(game.table, 'hero:silhouette', 1));
  const order = game.table.told.map(({ type }) => type);
  expect(order).toEqual([
    'figure-moved',
    'wounds-suffered',
    'figure-fell',
    'wounds-suffered',
    'glyph-activated',
    'conquest-gained',
    'area-revealed',
  ]);
  expect(game.told('wounds-suffered').map(({ cause }) => cause)).toEqual(['aura', 'pit']);
});

test('DJ-TIM-05 then the overlord’s trap', () => {
  const game = aGame({
    board: 'H.1',
    hidden: [1],
    heroes: { silhouette: { at: 'H' } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
    ...TRAP,
  });
  const { asked } = perform(takeStep(game.table, 'hero:silhouette', 1), 'play:spiked-pit', power('surge'));
  expect(asked.map(({ ask }) => ask)).toEqual(['play-card']);
  const order = game.table.told.map(({ type }) => type);
  expect(order.indexOf('obstacle-laid')).toBeGreaterThan(order.indexOf('area-revealed'));
  expect(game.hero('silhouette').fallen).toBe(true);
});

test('DJ-TIM-05 what is left is skipped when the figure is gone, but areas in sight of another hero are revealed', () => {
  const game = aGame({
    board: 'VHg1\n##..',
    hidden: [1],
    heroes: { silhouette: { at: 'H', wounds: 1 }, 'sir-valadir': { at: 'V' } },
    monsters: [['hell-hound', 'master', [2, 1], { turned: true }]],
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
  });
  perform(takeStep(game.table, 'hero:silhouette', 2));
  expect(game.hero('silhouette').place).toBe('town');
  expect(game.state.glyphs[0]?.active).toBe(false);
  expect(game.state.areas[1]?.revealed).toBe(true);
});

test('DJ-MOV-15 a forced move lights glyphs and reveals, but springs no trap and calls no guard', () => {
  const game = aGame({
    board: 'H.g.1',
    hidden: [1],
    heroes: { silhouette: { at: 'H', order: 'guard' } },
    monsters: [['beastman', 'normal', [1, 0]]],
    overlordTurn: {},
    ...TRAP,
  });
  expect(perform(forceMove(game.table, 'hero:silhouette', 2, 'DJ-MOV-15')).asked).toEqual([]);
  expect([game.state.glyphs[0]?.active, game.state.areas[1]?.revealed]).toEqual([true, true]);
  expect(perform(forceMove(game.table, 'monster:1', 0, 'DJ-MOV-15')).asked).toEqual([]);
  expect(perform(forceMove(game.table, 'hero:silhouette', 3, 'DJ-MOV-15')).asked).toEqual([]);
  expect(game.hero('silhouette').order).toBe('guard');
});

test('DJ-MOV-14 arriving from the town is entering as well', () => {
  const game = aGame({
    board: 'g.\n..',
    heroes: { silhouette: { at: [0, 0] } },
    monsters: [['hell-hound', 'master', [0, 1], { turned: true }]],
  });
  perform(enterSpaces(game.table, 'hero:silhouette', [0], 'glyph'));
  expect(game.state.glyphs[0]?.active).toBe(true);
  expect(game.told('wounds-suffered')).toMatchObject([{ cause: 'aura' }]);
});
