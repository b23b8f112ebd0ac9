import { ONE_SQUARE } from '@tenebrae/board';
import { expect, test } from 'vitest';
import type { HeroId } from '../../src/data/heroes.ts';
import type { Spot } from '../../src/data/quest.ts';
import { monsterMoveOptions } from '../../src/rules/moving.ts';
import { spawnGround, spawnPlaces } from '../../src/rules/spawn-places.ts';
import { glyphOptions } from '../../src/rules/stairs-and-glyphs.ts';
import { monsterSpeed, ratingOf } from '../../src/rules/stats.ts';
import { aQuest, type GameSet, type TestGame } from '../../testing/index.ts';
import { act } from '../acting.ts';
import {
  activating,
  endTurnOn,
  named,
  newMatch,
  offersIn,
  playRound,
  playUntil,
  stand,
  take,
} from './playing.ts';

const LADDER: Spot = [2, 0];

/** The end of a round comes, at this tide. */
function atTide(tide: number, areas: readonly number[], set: GameSet = {}): TestGame {
  const game = aQuest('the-drowning-vault', areas, set);
  game.state.quest.counters['tide'] = tide;
  game.state.phase = { kind: 'end-of-round' };
  return game;
}

test.each([
  [2, -6],
  [3, -6],
  [4, -4],
  [5, -6],
])('rule 1: with %i players the tide starts at %i and rises by 1 at the end of each round', (players, tide) => {
  const game = newMatch(players, 'the-drowning-vault');
  expect(game.state.quest.counters['tide']).toBe(tide);
  playRound(game);
  expect(game.state.quest.counters['tide']).toBe(tide + 1);
  expect(game.told('tide-risen')).toMatchObject([{ tide: tide + 1 }]);
});

test.each([
  [3, [0]],
  [7, [0, 1, 2]],
  [13, [0, 1, 2, 3, 4]],
  [18, [0, 1, 2, 3, 4, 5]],
])('rule 2: at tide %i the areas %j are under water, revealed or not', (tide, flooded) => {
  const game = atTide(tide - 1, [0]);
  playRound(game);
  expect(game.state.quest.lists['flooded']).toEqual(flooded.map(String));
});

test('rule 3, C7: water wounds heroes there by 2 whatever their armor, deep water by 3, and no monster', () => {
  const game = atTide(6, [0, 1], {
    heroes: { 'silhouette': {}, 'sir-valadir': { items: ['chain-mail-1'] } },
  });
  stand(game, { 'silhouette': [9, 23], 'sir-valadir': [9, 30] });
  playRound(game);
  expect(game.told('wounds-suffered').map(({ figure, count }) => [figure, count])).toEqual([
    ['hero:silhouette', 2],
    ['hero:sir-valadir', 3],
  ]);
  expect(game.state.monsters.every(one => one.wounds === 0)).toBe(true);
});

test('rule 3: nobody is wounded where it is dry, nor in the town; whoever drowns costs conquest', () => {
  const game = atTide(3, [0, 1], { conquest: 4 });
  stand(game, { silhouette: [9, 23] });
  playRound(game);
  expect(game.told('wounds-suffered')).toEqual([]);
  stand(game, { silhouette: [9, 30] });
  game.hero('silhouette').wounds = 2;
  game.state.phase = { kind: 'end-of-round' };
  playRound(game);
  expect(game.hero('silhouette').place).toBe('town');
  expect(game.state.conquest).toBe(1);
});

test('a wheel: the tide falls by 3 once, and what is flooded stays so', () => {
  const game = aQuest('the-drowning-vault', [1, 2]);
  game.state.quest.counters['tide'] = 7;
  game.state.quest.lists['flooded'] = ['0', '1', '2'];
  endTurnOn(game, 'silhouette', [18, 27]);
  expect(game.state.quest.counters['tide']).toBe(4);
  expect(game.state.quest.lists['flooded']).toEqual(['0', '1', '2']);
  expect(game.told('encounter-met')).toMatchObject([{ text: 'the-drowning-vault.wheel-1' }]);
  endTurnOn(game, 'silhouette', [18, 27]);
  expect(game.state.quest.counters['tide']).toBe(4);
});

test('rules 4, 5: a glyph under water gives its conquest and leads out of the town, not into it; markers stay', () => {
  const game = aQuest('the-drowning-vault', [1]);
  game.state.quest.lists['flooded'] = ['0', '1', '2'];
  stand(game, { silhouette: [4, 23] });
  take(game, 'silhouette');
  act(game, 'silhouette', `move:${game.at([3, 22])}`);
  expect(game.state.conquest).toBe(8);
  expect(glyphOptions(game.state, game.hero('silhouette'))).toEqual([]);
  game.hero('silhouette').place = game.at([4, 22]);
  take(game, 'sir-valadir');
  expect(glyphOptions(game.state, game.hero('sir-valadir')).map(({ id }) => id)).toEqual([
    `glyph:${game.at([3, 22])}`,
  ]);
  stand(game, { silhouette: [7, 25] });
  take(game, 'silhouette');
  const potion = game.state.markers.find(({ square }) => square === game.at([7, 25]));
  act(game, 'silhouette', `pick-up:${potion?.id ?? 0}`, `equip:healing`);
  expect(game.hero('silhouette').potions.healing.equipped).toBe(1);
});

test('rule 6: only on the ladder, for a point: his turn ends, he has no more of them, and nothing reaches him', () => {
  const game = aQuest('the-drowning-vault', [6]);
  game.state.monsters = [];
  stand(game, { 'silhouette': [3, 0], 'sir-valadir': [2, 3] });
  take(game, 'silhouette');
  expect(() => act(game, 'silhouette', 'leave')).toThrow('not offered');
  act(game, 'silhouette', `move:${game.at(LADDER)}`);
  const before = game.state.turn?.points ?? 0;
  act(game, 'silhouette', 'leave');
  expect(before - (game.state.turn?.points ?? 0)).toBe(1);
  expect(game.hero('silhouette').place).toBe('left');
  expect(game.told('hero-left')).toMatchObject([{ text: 'the-drowning-vault.ladder' }]);
  playUntil(game, ({ turn }) => turn === null);
  game.state.quest.counters['tide'] = 20;
  const { asked } = playRound(game);
  expect(offersIn({ asked }, 'who-acts')).toEqual(['act:sir-valadir']);
  expect(game.told('wounds-suffered').some(({ figure }) => figure === 'hero:silhouette')).toBe(false);
  expect(offersIn(playRound(game), 'who-acts')).toEqual(['act:sir-valadir']);
});

test('rule 6: one who has left counts for threat and curses, and has no share of chests and money', () => {
  const game = aQuest('the-drowning-vault', [1, 3]);
  game.state.monsters = [];
  game.hero('silhouette').place = 'left';
  stand(game, { 'sir-valadir': [12, 24] });
  take(game, 'sir-valadir');
  const money = game.state.markers.find(({ square }) => square === game.at([12, 24]));
  act(game, 'sir-valadir', `pick-up:${money?.id ?? 0}`);
  expect(game.hero('sir-valadir').coins - game.hero('silhouette').coins).toBe(100);
  const chest = game.state.markers.find(({ what }) => what.kind === 'chest');
  if (chest === undefined) throw new Error('a chest');
  Object.assign(chest, { number: 3 });
  game.hero('sir-valadir').place = chest.square;
  playUntil(game, ({ opened }) => opened.length > 0, { answers: { 'hero-acts': `open-chest:${chest.id}` } });
  expect(game.state.overlord.threat).toBe(4);
  expect(game.hero('silhouette').items).toEqual([]);
  expect(game.told('treasure-drawn').every(({ hero }) => hero === 'sir-valadir')).toBe(true);
  playUntil(game, ({ overlord }) => overlord.turn?.stage === 'discard');
  expect(game.state.overlord.threat).toBe(6);
});

test('rule 6: monsters neither end on the ladder nor are spawned there, but they pass over it', () => {
  const game = aQuest('the-drowning-vault', [6]);
  const skeleton = game.state.monsters.find(one => one.kind === 'skeleton');
  if (skeleton === undefined) throw new Error('a skeleton');
  skeleton.place = game.at([2, 1]);
  const onto = `move:${game.at(LADDER)}`;
  const done = playUntil(game, () => skeleton.place === game.at([3, 0]), {
    answers: activating(game, skeleton, onto, `move:${game.at([3, 0])}`),
  });
  expect(offersIn(done, 'monster-acts')).not.toContain('end-activation');
  skeleton.place = game.at([2, 1]);
  const { turn } = game.state.overlord;
  if (turn === null || turn.active === null) throw new Error('its activation');
  turn.active.points = 1;
  expect(monsterMoveOptions(game.state, skeleton).map(({ id }) => id)).not.toContain(onto);
  const spawns = spawnPlaces(game.state, ONE_SQUARE, spawnGround(game.state));
  expect(spawns).toContain(game.at([3, 0]));
  expect(spawns).not.toContain(game.at(LADDER));
});

test.each([
  2, 3, 4, 5,
])('rules 6, 7: with %i players the heroes win when the last of them has left; one in the town has not', players => {
  const all: HeroId[] = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'];
  const heroes = all.slice(0, Math.max(2, players - 1));
  const game = aQuest('the-drowning-vault', [6], { players, heroes });
  game.state.monsters = [];
  for (const hero of heroes.slice(0, -1)) {
    expect(endTurnOn(game, hero, LADDER, { answers: { 'hero-acts': 'leave' } }).result).toBeNull();
  }
  const last = heroes.at(-1) ?? 'silhouette';
  expect(playRound(game).result).toBeNull();
  expect(game.hero(last).place).toBe('town');
  expect(endTurnOn(game, last, LADDER, { answers: { 'hero-acts': 'leave' } }).result).toMatchObject({
    outcome: 'task-completed',
  });
});

test('C10: the overlord wins at once when the tide reaches 22', () => {
  const game = atTide(21, [0, 6]);
  stand(game, { 'silhouette': LADDER, 'sir-valadir': [3, 0] });
  const { result } = playRound(game);
  expect(result).toMatchObject({ outcome: 'vault-drowned', winners: ['overlord'] });
  expect(game.told('wounds-suffered')).toEqual([]);
});

test('rule 8, C8: the Mother of Eels, told of with area 6: 10 wounds, speed 4 and 6 in the water', () => {
  const game = aQuest('the-drowning-vault', [5]);
  game.state.runekeys = ['red'];
  stand(game, { silhouette: [7, 5] });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[6]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:door-6' },
  });
  expect(game.state.quest.told).toContain(8);
  const mother = named(game, 'mother-of-eels');
  expect([ratingOf(game.state, mother), monsterSpeed(game.state, mother)]).toEqual([10, 4]);
  game.state.quest.lists['flooded'] = ['6'];
  expect(monsterSpeed(game.state, mother)).toBe(6);
});
