import { isTurned } from '@tenebrae/board';
import { expect, test } from 'vitest';
import type { HeroId } from '../../src/data/heroes.ts';
import type { Spot } from '../../src/data/quest.ts';
import { monsterFigure, monsterSpaces } from '../../src/rules/figures.ts';
import { revealArea } from '../../src/rules/exploring.ts';
import { seesFigure } from '../../src/rules/sight.ts';
import { spotOf } from '../../src/rules/spaces.ts';
import { monsterSpeed, ratingOf } from '../../src/rules/stats.ts';
import type { Monster } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { aQuest, type GameSet, type TestGame } from '../../testing/index.ts';
import { strike } from '../attacking.ts';
import { activating, bring, drive, endTurnOn, offersIn, playRound, playUntil, stand } from './playing.ts';

const HEROES: readonly HeroId[] = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'];

function withoutMonsters(areas: readonly number[], set: GameSet = {}): TestGame {
  const game = aQuest('the-beasts-of-harrow', areas, set);
  game.state.monsters = [];
  return game;
}

const selith = (game: TestGame, spot: Spot): Monster => bring(game, 'manticore', 'master', spot, 'selith');
const greymaw = (game: TestGame, spot: Spot): Monster =>
  bring(game, 'hell-hound', 'master', spot, 'greymaw', true);

const placed = ({ state }: TestGame): string[] =>
  state.monsters.map(one => {
    const spaces = monsterSpaces(state, one).map(square => `(${spotOf(state, square).join()})`);
    return `${one.named ?? one.rank} ${one.kind} ${spaces.join(' ')}`;
  });

test.each([
  ['greymaw', 2, ['greymaw hell-hound (17,3) (18,3)', 'normal hell-hound (18,1) (19,1)']],
  [
    'greymaw',
    4,
    [
      'greymaw hell-hound (17,3) (18,3)',
      'normal hell-hound (18,1) (19,1)',
      'normal hell-hound (16,4) (17,4)',
    ],
  ],
  ['selith', 2, ['selith manticore (19,2) (20,2) (19,3) (20,3)']],
  [
    'selith',
    4,
    [
      'selith manticore (19,2) (20,2) (19,3) (20,3)',
      'normal manticore (16,2) (17,2) (16,3) (17,3)',
      'normal razorwing (17,4)',
    ],
  ],
  ['decoy', 2, ['master ogre (19,2) (20,2) (19,3) (20,3)']],
  ['decoy', 3, ['master ogre (19,2) (20,2) (19,3) (20,3)', 'normal ogre (16,2) (17,2) (16,3) (17,3)']],
])('rule 1: the lair card %s in area 5 with %i heroes', (card, count, figures) => {
  const game = withoutMonsters([0, 2], { heroes: HEROES.slice(0, count) });
  drive(revealArea(game.table, 5), { answers: { 'choose-lair': `lair:${card}` } });
  expect(placed(game)).toEqual(figures);
  expect(game.told('lair-opened')).toMatchObject([{ lair: card, text: `lair-${card}.text` }]);
});

test('rule 1: the overlord chooses among the cards not used; the last lair takes what is left', () => {
  const game = withoutMonsters([0, 2, 3, 4]);
  const first = drive(revealArea(game.table, 7), { answers: { 'choose-lair': 'lair:decoy' } });
  expect(first.asked[0]).toMatchObject({ ask: 'choose-lair', seat: 'overlord' });
  const second = drive(revealArea(game.table, 6), { answers: { 'choose-lair': 'lair:selith' } });
  expect(offersIn(second, 'choose-lair')).toEqual(['lair:greymaw', 'lair:selith']);
  drive(revealArea(game.table, 5));
  expect(placed(game)).toEqual([
    'master ogre (29,10) (30,10) (29,11) (30,11)',
    'selith manticore (19,18) (20,18) (19,19) (20,19)',
    'greymaw hell-hound (17,3) (18,3)',
    'normal hell-hound (18,1) (19,1)',
  ]);
});

test('C8: the two beasts are what their lines say', () => {
  const game = withoutMonsters([1]);
  const [one, other] = [greymaw(game, [7, 9]), selith(game, [7, 11])];
  expect([ratingOf(game.state, one), monsterSpeed(game.state, one)]).toEqual([12, 6]);
  expect([ratingOf(game.state, other), monsterSpeed(game.state, other)]).toEqual([12, 5]);
  expect(isTurned(game.state.grid, one.place)).toBe(true);
});

test('rule 2: beside a burrow a beast comes up at any other in a revealed area for 2 points, then goes on', () => {
  const game = withoutMonsters([0, 1, 2, 3]);
  const beast = selith(game, [7, 11]);
  const to = `burrow:${game.at([7, 3])}`;
  const done = playUntil(game, () => beast.place === game.at([7, 3]), {
    answers: activating(game, beast, to),
  });
  expect(game.state.overlord.turn?.active).toMatchObject({ points: 3, attacks: 2, used: ['burrow'] });
  const burrows = offersIn(done, 'monster-acts').filter(id => id.startsWith('burrow:'));
  const spots = burrows.map(id => spotOf(game.state, Number(id.slice('burrow:'.length))));
  const isNear = ([x, y]: Spot, [column, row]: Spot): boolean =>
    x - 2 <= column && column <= x + 2 && y - 2 <= row && row <= y + 2;
  expect(spots.every(spot => isNear(spot, [6, 5]) || isNear(spot, [6, 16]))).toBe(true);
  const next = playUntil(game, ({ overlord }) => overlord.turn?.active?.monster !== beast.id, {
    answers: { 'monster-acts': [`move:${game.at([8, 3])}`, 'end-activation'] },
  });
  expect(offersIn(next, 'monster-acts').some(id => id.startsWith('burrow:'))).toBe(false);
});

test('rule 2: not after it has moved, not away from a burrow, and no other monster', () => {
  const game = withoutMonsters([0, 1, 2]);
  const beast = selith(game, [7, 11]);
  const moved = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: activating(game, beast, `move:${game.at([7, 12])}`, `move:${game.at([7, 11])}`),
  });
  const offers = moved.asked.filter(({ ask }) => ask === 'monster-acts');
  expect(offers.map(({ options }) => options.some(({ id }) => id.startsWith('burrow:')))).toEqual([
    true,
    false,
    false,
  ]);
  beast.place = game.at([10, 8]);
  const far = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: activating(game, beast),
  });
  expect(offersIn(far, 'monster-acts').some(id => id.startsWith('burrow:'))).toBe(false);
  const ogre = bring(game, 'ogre', 'master', [6, 12]);
  const other = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: activating(game, ogre),
  });
  expect(offersIn(other, 'monster-acts').some(id => id.startsWith('burrow:'))).toBe(false);
});

test('rule 2: with one burrow only there is nowhere to go', () => {
  const game = withoutMonsters([0, 1]);
  const beast = selith(game, [7, 11]);
  const done = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: activating(game, beast),
  });
  expect(offersIn(done, 'monster-acts').some(id => id.startsWith('burrow:'))).toBe(false);
});

test('rule 3: a hero who ends his turn on a burrow blocks it; the first two give 1 conquest each', () => {
  const game = withoutMonsters([0, 1, 2, 3]);
  const conquest = (
    [
      [6, 13],
      [6, 5],
      [6, 16],
    ] as const
  ).map(spot => {
    endTurnOn(game, 'silhouette', spot);
    return game.state.conquest;
  });
  expect(conquest).toEqual([6, 7, 7]);
  expect(game.told('burrow-blocked').map(({ burrow }) => burrow)).toEqual([
    'burrow-1',
    'burrow-2',
    'burrow-3',
  ]);
  const beast = selith(game, [7, 11]);
  const done = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: activating(game, beast),
  });
  expect(offersIn(done, 'monster-acts').some(id => id.startsWith('burrow:'))).toBe(false);
});

test('rule 3: not while a beast is beside it, and then nothing is read', () => {
  const game = withoutMonsters([0, 1]);
  const beast = selith(game, [7, 11]);
  endTurnOn(game, 'silhouette', [6, 13]);
  expect(game.told('encounter-met')).toEqual([]);
  expect(game.state.conquest).toBe(5);
  beast.place = game.at([8, 8]);
  endTurnOn(game, 'silhouette', [6, 13]);
  expect(game.state.conquest).toBe(6);
});

/** Sir Valadir with an axe kills the beast beside him. */
function kill(game: TestGame, beast: Monster) {
  beast.wounds = ratingOf(game.state, beast) - 1;
  const [first = 0] = monsterSpaces(game.state, beast);
  game.hero('sir-valadir').place = first - 1;
  return drive(strike(game, 'sir-valadir', 'axe-1'));
}

const ARMED = { heroes: { 'silhouette': {}, 'sir-valadir': { items: ['axe-1'] } } } as const;

test('rule 4: the beast that is left recovers half of its lost wounds, rounded up, and attacks once more', () => {
  const game = withoutMonsters([0, 1], ARMED);
  const [dies, left] = [greymaw(game, [9, 8]), selith(game, [7, 11])];
  left.wounds = 7;
  expect(kill(game, dies).result).toBeNull();
  expect(left.wounds).toBe(3);
  expect(game.state.conquest).toBe(7);
  expect(game.state.quest.told).toContain(4);
  playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === left.id, {
    answers: activating(game, left),
  });
  expect(game.state.overlord.turn?.active?.attacks).toBe(3);
});

test('rule 4: a beast still in its lair is alive: it comes whole, and attacks once more', () => {
  const game = withoutMonsters([0, 1, 2], ARMED);
  kill(game, selith(game, [9, 8]));
  expect(game.state.quest.told).toContain(4);
  game.state.quest.lists['lairs'] = ['selith'];
  drive(revealArea(game.table, 5), { answers: { 'choose-lair': 'lair:greymaw' } });
  const [left] = game.state.monsters;
  if (left === undefined) throw new Error('Greymaw');
  expect(left).toMatchObject({ named: 'greymaw', wounds: 0 });
  playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === left.id, {
    answers: activating(game, left),
  });
  expect(game.state.overlord.turn?.active?.attacks).toBe(2);
});

test('the heroes win with the death of the second beast; Selith is worth 3', () => {
  const game = withoutMonsters([0, 1], ARMED);
  game.state.quest.lists['killed'] = ['greymaw'];
  expect(kill(game, selith(game, [9, 8])).result).toMatchObject({
    outcome: 'task-completed',
    about: { conquest: 8 },
  });
});

test('rule 5: a beast that ends the turn at the fold costs 2 conquest and is off to an open burrow; one raid a round', () => {
  const game = withoutMonsters([0, 1]);
  const [one, other] = [selith(game, [1, 11]), greymaw(game, [3, 12])];
  game.state.phase = { kind: 'overlord' };
  const done = playRound(game, {
    answers: { 'choose-raider': `raid:${monsterFigure(one)}`, 'retreat': `burrow:${game.at([7, 11])}` },
  });
  expect(game.state.conquest).toBe(3);
  expect(one.place).toBe(game.at([7, 11]));
  expect(spotOf(game.state, monsterSpaces(game.state, other)[0] ?? 0)).toEqual([3, 12]);
  expect(offersIn(done, 'choose-raider')).toHaveLength(2);
  expect(game.told('fold-raided')).toMatchObject([{ monster: 'selith', text: 'the-beasts-of-harrow.fold' }]);
});

test('rule 5: with no burrow open it stays, and raids again; the last token lost is the end', () => {
  const game = withoutMonsters([0]);
  const beast = selith(game, [1, 11]);
  game.state.phase = { kind: 'overlord' };
  playRound(game);
  expect([game.state.conquest, beast.place]).toEqual([3, game.at([1, 11])]);
  game.state.conquest = 2;
  game.state.phase = { kind: 'overlord' };
  expect(playRound(game).result).toMatchObject({ outcome: 'conquest-gone' });
});

test('rule 6: where a beast is, the heroes see in their view, though nobody sees it', () => {
  const game = withoutMonsters([0, 1, 2]);
  const beast = selith(game, [7, 2]);
  stand(game, { 'silhouette': [1, 10], 'sir-valadir': [2, 10] });
  expect(seesFigure(game.state, 'hero:silhouette', monsterFigure(beast))).toBe(false);
  expect(view(game.state, 'hero-1')).toMatchObject({ monsters: [{ named: 'selith', place: beast.place }] });
});
