import { expect, test } from 'vitest';
import { distancesFrom, ONE_SQUARE } from '@tenebrae/board';
import type { HeroId } from '../../src/data/heroes.ts';
import { allyOf } from '../../src/rules/figures.ts';
import { addTokens } from '../../src/rules/lingering.ts';
import { isPit, blocksMovement } from '../../src/rules/spaces.ts';
import { spawnGround, spawnPlaces } from '../../src/rules/spawn-places.ts';
import { armorOf, ratingOf } from '../../src/rules/stats.ts';
import type { Spot } from '../../src/data/quest.ts';
import type { Ally } from '../../src/state.ts';
import { aQuest, type GameSet, type TestGame } from '../../testing/index.ts';
import { activating, bring, drive, named, offersIn, playRound, playUntil, stand, take } from './playing.ts';
import { strike } from '../attacking.ts';

const BEACON: Spot = [11, 17];

/** The heroes have had their turns, Tobin stands somewhere, and his move comes. */
function atTobinsMove(areas: readonly number[], spot: Spot, set: GameSet = {}): [TestGame, Ally] {
  const game = aQuest('the-lamplighter', areas, set);
  const tobin = allyOf(game.state, 'tobin');
  tobin.place = game.at(spot);
  tobin.last = tobin.place;
  game.state.phase = { kind: 'allies' };
  return [game, tobin];
}

const move = (game: TestGame, to: Spot) =>
  playUntil(game, ({ phase }) => phase.kind === 'overlord', {
    answers: { 'move-ally': `ally-move:${game.at(to)}` },
  });

test('rule 1, A1, A6: Tobin starts on (2,9) with 8, 9 or 10 wounds for 2, 3 or 4 heroes', () => {
  const heroes: HeroId[] = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'];
  const wounds = [2, 3, 4].map(count => {
    const tobin = allyOf(aQuest('the-lamplighter', [0], { heroes: heroes.slice(0, count) }).state, 'tobin');
    expect(tobin.place).toBe(9 * 27 + 2);
    return tobin.wounds;
  });
  expect(wounds).toEqual([8, 9, 10]);
});

test('rule 4: a lamp is lit when Tobin ends his move on it or beside it, and gives conquest once', () => {
  const [game] = atTobinsMove([0, 1], [6, 10]);
  move(game, [8, 8]);
  expect(game.state.quest.lists['lit']).toEqual(['lamp-1']);
  expect(game.state.conquest).toBe(6);
  expect(game.told('lamp-lit')).toMatchObject([{ text: 'the-lamplighter.lamp-1' }]);
  game.state.phase = { kind: 'allies' };
  move(game, [7, 7]);
  expect(game.state.conquest).toBe(6);
});

test('rule 4: passing a lamp lights nothing, and neither does a hero who ends his turn on one', () => {
  const [game] = atTobinsMove([0, 1], [6, 6]);
  move(game, [9, 9]);
  expect(game.state.quest.lists['lit']).toBeUndefined();
  stand(game, { silhouette: [7, 7] });
  take(game, 'silhouette');
  playUntil(game, ({ turn }) => turn === null);
  expect(game.told('encounter-met')).toEqual([]);
  expect(game.state.conquest).toBe(5);
});

test('rules 5, 6: within 4 spaces of a lit lamp nothing is spawned, monsters walk, and Tobin has 1 more armor', () => {
  const game = aQuest('the-lamplighter', [0, 1]);
  const spawns = (): readonly number[] => spawnPlaces(game.state, ONE_SQUARE, spawnGround(game.state));
  const tobin = allyOf(game.state, 'tobin');
  tobin.place = game.at([8, 8]);
  const near = [game.at([8, 11]), game.at([9, 9])];
  expect(spawns()).toEqual(expect.arrayContaining(near));
  expect(armorOf(game.state, 'ally:tobin', 'melee')).toBe(1);
  game.state.quest.lists['lit'] = ['lamp-1'];
  expect(spawns().filter(square => near.includes(square))).toEqual([]);
  expect(spawns()).toContain(game.at([9, 12]));
  expect(armorOf(game.state, 'ally:tobin', 'melee')).toBe(2);
  const [beastman] = game.state.monsters;
  if (beastman === undefined) throw new Error('a beastman');
  const acts = playRound(game, { answers: activating(game, beastman, `move:${game.at([9, 9])}`) });
  expect(acts.result).toBeNull();
  expect(beastman.place).toBe(game.at([9, 9]));
});

test('A3: into no pit of his own will, and not farther than his speed', () => {
  const [game] = atTobinsMove([0, 5], [16, 17]);
  const offers = offersIn(move(game, [18, 17]), 'move-ally');
  for (const y of [16, 17, 18]) expect(offers).not.toContain(`ally-move:${game.at([15, y])}`);
  expect(offers).toContain(`ally-move:${game.at([20, 17])}`);
  expect(offers).not.toContain(`ally-move:${game.at([21, 17])}`);
});

test('A8, rule 7: the beacon can be walked to from the start without a pit, glyph or stair', () => {
  const game = aQuest('the-lamplighter', [0, 1, 2, 3, 4, 5]);
  const { state } = game;
  const far = distancesFrom(state.grid, [game.at([22, 14])], {
    canEnter: square => !isPit(state, square) && !blocksMovement(state, square),
  });
  expect(far[game.at(BEACON)]).toBeLessThan(30);
});

test('A9: thrown into a pit he needs his whole move to climb out, to a space beside it', () => {
  const [game, tobin] = atTobinsMove([0, 5], [15, 17]);
  tobin.fallen = true;
  const done = move(game, [16, 17]);
  expect(offersIn(done, 'move-ally')).not.toContain(`ally-move:${game.at([18, 17])}`);
  expect(tobin).toMatchObject({ place: game.at([16, 17]), fallen: false });
});

test('rule 3: stunned he discards a token instead of his move and lights nothing; burn, poison and web leave none', () => {
  const [game, tobin] = atTobinsMove([0, 1], [7, 8]);
  for (const token of ['burn', 'poison', 'web'] as const)
    addTokens(game.table, 'ally:tobin', token, 1, 'DJ-SET-01');
  expect(game.told('tokens-placed')).toEqual([]);
  addTokens(game.table, 'ally:tobin', 'stun', 1, 'DJ-SET-01');
  const { asked } = playUntil(game, ({ phase }) => phase.kind === 'overlord');
  expect(asked).toEqual([]);
  expect(tobin.stun).toBe(0);
  expect(game.state.quest.lists['lit']).toBeUndefined();
});

test('rule 3, A5: a monster attacks him like a hero, and Knockback throws him', () => {
  const [game, tobin] = atTobinsMove([0, 5], [14, 17]);
  game.state.monsters = game.state.monsters.filter(one => one.named === 'grusk');
  const answers = {
    ...activating(game, named(game, 'grusk'), 'attack:monster'),
    'throw-figure': `throw:${game.at([15, 17])}`,
  };
  playUntil(game, () => tobin.place !== game.at([14, 17]) || tobin.fallen, {
    answers,
    dice: { 'attack-roll': [[6, 6, 6, 6]] },
  });
  expect(tobin).toMatchObject({ place: game.at([15, 17]), fallen: true });
});

test('rule 2: fallen he costs 3, and at the end of the round he is whole on the nearest active glyph', () => {
  const [game, tobin] = atTobinsMove([0, 1], [8, 12], { conquest: 8 });
  game.state.glyphs = game.state.glyphs.map(glyph => ({ ...glyph, active: true }));
  Object.assign(tobin, { wounds: 1, stun: 1 });
  game.state.monsters = [];
  const beastman = bring(game, 'beastman', 'normal', [8, 11]);
  playRound(game, { answers: activating(game, beastman, 'attack:monster') });
  expect(game.told('ally-fallen')).toHaveLength(1);
  expect(game.state.conquest).toBe(5);
  expect(tobin).toMatchObject({ place: game.at([9, 13]), wounds: 8, stun: 0 });
});

test('rule 2: if somebody stands on the glyph he comes as near to it as there is room', () => {
  const [game, tobin] = atTobinsMove([0], [2, 9]);
  tobin.place = 'fallen';
  stand(game, { silhouette: [1, 8] });
  game.state.phase = { kind: 'end-of-round' };
  const done = playRound(game, { answers: { 'return-ally': `return:${game.at([2, 8])}` } });
  expect(tobin.place).toBe(game.at([2, 8]));
  expect(offersIn(done, 'return-ally')).not.toContain(`return:${game.at([3, 8])}`);
});

test('C10, rule 2: a fall that takes the last token is the end', () => {
  const [game, tobin] = atTobinsMove([0, 1], [8, 12], { conquest: 3 });
  tobin.wounds = 1;
  game.state.monsters = [];
  const beastman = bring(game, 'beastman', 'normal', [8, 11]);
  const { result } = playRound(game, { answers: activating(game, beastman, 'attack:monster') });
  expect(result).toMatchObject({ outcome: 'conquest-gone', winners: ['overlord'] });
});

test('Grusk snuffs one lit lamp beside him a turn; nothing is lost, and lit again it gives nothing', () => {
  const [game, tobin] = atTobinsMove([0, 5], [11, 20]);
  const grusk = named(game, 'grusk');
  grusk.place = game.at([17, 17]);
  game.state.monsters = [grusk];
  game.state.quest.lists = { lit: ['lamp-4'], rewarded: ['lamp-4'] };
  playRound(game, { answers: activating(game, grusk) });
  expect(game.state.quest.lists['lit']).toEqual([]);
  expect(game.state.conquest).toBe(5);
  tobin.place = game.at([20, 18]);
  game.state.phase = { kind: 'allies' };
  playUntil(game, ({ phase }) => phase.kind === 'overlord');
  expect(game.state.quest.lists['lit']).toEqual(['lamp-4']);
  expect(game.state.conquest).toBe(5);
});

test('rules 7, 8: Grusk beside the beacon keeps Tobin off it; without him a round that ends there is won', () => {
  const [game] = atTobinsMove([0, 5], [11, 19]);
  expect(offersIn(move(game, [11, 18]), 'move-ally')).not.toContain(`ally-move:${game.at(BEACON)}`);
  game.state.monsters = [];
  game.state.phase = { kind: 'allies' };
  const { result } = playRound(game, { answers: { 'move-ally': `ally-move:${game.at(BEACON)}` } });
  expect(result).toMatchObject({ outcome: 'task-completed', winners: ['hero-1', 'hero-2'] });
  expect(game.told('encounter-met')).toMatchObject([{ text: 'the-lamplighter.beacon' }]);
});

test('rule 8, C8: told when area 5 is revealed; Grusk, 10 wounds and armor 5, is worth 2 conquest and need not be dead', () => {
  const game = aQuest('the-lamplighter', [0, 3], {
    heroes: { 'silhouette': {}, 'sir-valadir': { items: ['axe-1'] } },
  });
  game.state.runekeys = ['red'];
  stand(game, { 'sir-valadir': [21, 13] });
  take(game, 'sir-valadir', { points: 4 });
  playUntil(game, ({ areas }) => areas[5]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:door-5' },
  });
  expect(game.state.quest.told).toContain(8);
  const grusk = named(game, 'grusk');
  expect(ratingOf(game.state, grusk)).toBe(10);
  expect(game.told('named-monster-met')).toMatchObject([{ named: 'grusk', speed: 4, armor: 5, wounds: 10 }]);
  game.state.monsters = [grusk];
  grusk.wounds = 9;
  stand(game, { 'sir-valadir': [14, 17] });
  drive(strike(game, 'sir-valadir', 'axe-1'));
  expect(game.state.monsters).toEqual([]);
  expect(game.state.conquest).toBe(7);
});
