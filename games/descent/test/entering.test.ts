import { perform } from '@tenebrae/kernel/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enterSpaces } from '../src/rules/entering.ts';
import { forceMove } from '../src/rules/forced-moves.ts';
import { takeStep } from '../src/rules/moving.ts';
import { aGame } from '../testing/index.ts';
import { next, noted, playAlone, playTogether } from './other-chapters.ts';

beforeEach(playAlone);
afterEach(playTogether);

test('DJ-TIM-05 first the board: Aura, pit, glyph, areas; then the overlord’s trap', () => {
  const game = aGame({
    board: 'Hg1',
    hidden: [1],
    heroes: { silhouette: { at: 'H', wounds: 5 } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
  });
  game.state.obstacles.push({ kind: 'pit', square: 1 });
  game.state.options = { ...game.state.options, faq: true };
  perform(takeStep(game.table, 'hero:silhouette', 1));
  const order = game.table.told.map(({ type }) => type);
  expect(order).toEqual([
    'figure-moved',
    'figure-fell',
    'wounds-suffered',
    'glyph-activated',
    'conquest-gained',
    'area-revealed',
  ]);
  expect([noted[0], noted.at(-1)]).toEqual(['aura hero:silhouette 1', 'cards hero-moved']);
});

test('DJ-TIM-05 what is left is skipped when the figure is gone, but areas in sight of another hero are revealed', () => {
  const game = aGame({
    board: 'VHg1',
    hidden: [1],
    heroes: { silhouette: { at: 'H' }, 'sir-valadir': { at: 'V' } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
  });
  next.aura = () => (game.hero('silhouette').place = 'town');
  perform(takeStep(game.table, 'hero:silhouette', 2));
  expect(game.state.glyphs[0]?.active).toBe(false);
  expect(game.state.areas[1]?.revealed).toBe(true);
  expect(noted).not.toContain('cards hero-moved');
});

test('DJ-MOV-15 a forced move lights glyphs and reveals, but springs no trap and calls no guard', () => {
  const game = aGame({
    board: 'H.g1',
    hidden: [1],
    heroes: { silhouette: { at: 'H' } },
    monsters: [['beastman', 'normal', [1, 0]]],
    overlordTurn: {},
  });
  perform(forceMove(game.table, 'hero:silhouette', 2, 'DJ-MOV-15'));
  expect([game.state.glyphs[0]?.active, game.state.areas[1]?.revealed]).toEqual([true, true]);
  perform(forceMove(game.table, 'monster:1', 0, 'DJ-MOV-15'));
  expect(noted.filter(note => note === 'guards' || note.startsWith('cards'))).toEqual([]);
});

test('DJ-MOV-14 arriving from the town is entering as well', () => {
  const game = aGame({ board: 'g', heroes: { silhouette: { at: [0, 0] } } });
  perform(enterSpaces(game.table, 'hero:silhouette', [0], 'glyph'));
  expect(game.state.glyphs[0]?.active).toBe(true);
  expect(noted).toContain('cards hero-moved');
});
