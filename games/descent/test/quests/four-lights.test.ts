import { expect, test } from 'vitest';
import type { HeroId } from '../../src/data/heroes.ts';
import type { Spot } from '../../src/data/quest.ts';
import { RELIC_IDS, type RelicId } from '../../src/data/relics.ts';
import { killHero } from '../../src/rules/death.ts';
import { doorOf, monsterDoorOptions } from '../../src/rules/doors.ts';
import { monsterMoveOptions } from '../../src/rules/moving.ts';
import { layDown, spotOf } from '../../src/rules/spaces.ts';
import { canFreeFigure } from '../../src/rules/spawning.ts';
import { ratingOf } from '../../src/rules/stats.ts';
import { passesEverything } from '../../src/rules/walk.ts';
import type { Monster } from '../../src/state.ts';
import { aQuest, type GameSet, type TestGame } from '../../testing/index.ts';
import { act } from '../acting.ts';
import { strike } from '../attacking.ts';
import { activating, bring, drive, endTurnOn, named, playRound, playUntil, stand, take } from './playing.ts';

const ALTAR: Spot = [11, 12];
const [FIRST, SECOND, THIRD, FOURTH] = RELIC_IDS as [RelicId, RelicId, RelicId, RelicId];

function withoutMonsters(areas: readonly number[], set: GameSet = {}): TestGame {
  const game = aQuest('four-lights', areas, set);
  game.state.monsters = [];
  return game;
}

const lying = ({ state }: TestGame): string[] =>
  state.markers.flatMap(({ what, square }) =>
    what.kind === 'relic'
      ? [`${what.relic} ${square === 'town' ? square : spotOf(state, square).join()}`]
      : [],
  );

/** It is activated and ends its activation where it stands. */
const activate = (game: TestGame, monster: Monster) =>
  playUntil(game, ({ phase }) => phase.kind === 'end-of-round', { answers: activating(game, monster) });

test('rule 1, C9: each chapel has its relic, the melee, ranged and magic weapon and the one that is none', () => {
  const game = withoutMonsters([2, 3, 4, 5]);
  expect(lying(game)).toEqual([`${FIRST} 0,11`, `${SECOND} 23,11`, `${THIRD} 12,0`, `${FOURTH} 1,2`]);
  stand(game, { silhouette: [0, 11] });
  take(game, 'silhouette');
  const marker = game.state.markers.find(({ what }) => what.kind === 'relic');
  act(game, 'silhouette', `pick-up:${marker?.id ?? 0}`, `equip:${FIRST}`);
  expect(game.hero('silhouette').items).toMatchObject([{ card: FIRST, equipped: true }]);
});

test('rule 1: to the town by glyph he leaves it on the glyph first, and what his ferret carries where that is', () => {
  const game = withoutMonsters([0, 1], {
    heroes: { 'vyrah-the-falconer': { items: [SECOND], order: 'aim' }, 'sir-valadir': {} },
    conquest: 9,
  });
  stand(game, { 'vyrah-the-falconer': [11, 20] });
  game.state.relics = game.state.relics.filter(one => one !== THIRD);
  game.state.familiars.push({
    id: 'mata',
    owner: 'vyrah-the-falconer',
    place: game.at([12, 20]),
    carries: THIRD,
    exhausted: true,
  });
  take(game, 'vyrah-the-falconer');
  act(game, 'vyrah-the-falconer', 'to-town');
  expect(lying(game)).toEqual([`${SECOND} 11,20`, `${THIRD} 12,20`]);
  expect(game.hero('vyrah-the-falconer').items).toEqual([]);
  expect(game.state.familiars[0]).toMatchObject({ carries: null, place: 'town' });
  expect(game.state.relics).toEqual(expect.arrayContaining([SECOND, THIRD]));
});

test('rule 1: a hero who dies drops what he carries, in the pack too, where he died', () => {
  const game = withoutMonsters([0, 1], {
    heroes: { 'silhouette': { items: [SECOND], pack: [FOURTH] }, 'sir-valadir': {} },
  });
  stand(game, { silhouette: [9, 12] });
  drive(killHero(game.table, game.hero('silhouette'), { kind: 'quest' }));
  expect(game.hero('silhouette')).toMatchObject({ place: 'town', items: [] });
  expect(lying(game)).toEqual([`${SECOND} 9,12`, `${FOURTH} 9,12`]);
});

test('rule 2: on the altar a hero sets any relics he carries, 1 conquest each; they are out of the game', () => {
  const game = withoutMonsters([0, 1], {
    heroes: { 'silhouette': { items: [SECOND], pack: [FOURTH] }, 'sir-valadir': {} },
  });
  endTurnOn(game, 'silhouette', ALTAR, { answers: { 'set-on-altar': [`set-relic:${FOURTH}`, 'done'] } });
  expect(game.state.conquest).toBe(6);
  expect(game.hero('silhouette').items.map(({ card }) => card)).toEqual([SECOND]);
  expect(game.state.relics).not.toContain(FOURTH);
  expect(lying(game)).toEqual([]);
});

test('rule 2: a hero without relics does nothing on the altar, and nothing is read', () => {
  const game = withoutMonsters([0, 1]);
  endTurnOn(game, 'silhouette', ALTAR);
  expect(game.told('encounter-met')).toEqual([]);
});

test.each([
  2, 3, 4, 5,
])('rule 2: with %i players three relics on the altar win, the third of another hero', players => {
  const heroes = Object.fromEntries(
    (['silhouette', 'sir-valadir', 'lyssa', 'mordrog'] as HeroId[])
      .slice(0, Math.max(2, players - 1))
      .map((id, at) => [
        id,
        at === 0 ? { items: [FIRST], pack: [FOURTH] } : at === 1 ? { pack: [THIRD] } : {},
      ]),
  );
  const game = withoutMonsters([0, 1], { players, heroes });
  const both = { answers: { 'set-on-altar': [`set-relic:${FIRST}`, `set-relic:${FOURTH}`] } };
  expect(endTurnOn(game, 'silhouette', ALTAR, both).result).toBeNull();
  game.hero('silhouette').place = game.at([9, 12]);
  const last = { answers: { 'set-on-altar': `set-relic:${THIRD}` } };
  expect(endTurnOn(game, 'sir-valadir', ALTAR, last).result).toMatchObject({
    outcome: 'task-completed',
    about: { conquest: 8 },
  });
});

test('rules 3, 6: a master that ends on a relic in its chapel breaks the ward, the next time it takes it', () => {
  const game = withoutMonsters([1, 2]);
  const monster = bring(game, 'razorwing', 'master', [0, 11]);
  activate(game, monster);
  expect(game.told('ward-broken')).toMatchObject([{ item: FIRST }]);
  expect([monster.carries, lying(game)]).toEqual([[], [`${FIRST} 0,11`]]);
  activate(game, monster);
  expect([monster.carries, lying(game)]).toEqual([[FIRST], []]);
  expect(passesEverything(game.state, `monster:${monster.id}`)).toBe(false);
});

test('rules 3, 6: elsewhere there is no ward; a normal monster takes nothing, a large one with any space, one only', () => {
  const game = withoutMonsters([1]);
  for (const [relic, spot] of [
    [FIRST, [9, 11]],
    [SECOND, [10, 12]],
  ] as const) {
    layDown(game.state, { kind: 'relic', relic }, game.at(spot));
  }
  const normal = bring(game, 'beastman', 'normal', [9, 11]);
  activate(game, normal);
  expect(normal.carries).toEqual([]);
  game.state.monsters = [];
  const ogre = bring(game, 'ogre', 'master', [9, 11]);
  activate(game, ogre);
  expect([ogre.carries, lying(game)]).toEqual([[FIRST], [`${SECOND} 10,12`]]);
  game.state.monsters = [];
  const collector = bring(game, 'demon', 'master', [9, 11], 'collector');
  collector.carries = [FIRST];
  activate(game, collector);
  expect(collector.carries).toEqual([FIRST, SECOND]);
});

test('rule 3: a carrier is never taken off the board for another', () => {
  const game = withoutMonsters([1]);
  const monster = bring(game, 'ogre', 'master', [9, 11]);
  expect(canFreeFigure(game.state, 'ogre', 'master')).toBe(true);
  monster.carries = [FIRST];
  expect(canFreeFigure(game.state, 'ogre', 'master')).toBe(false);
});

test('rule 4: a killed carrier drops its relics, a large one on the space that the killer chooses', () => {
  const game = withoutMonsters([1], { heroes: { 'silhouette': {}, 'sir-valadir': { items: ['axe-1'] } } });
  const collector = bring(game, 'demon', 'master', [9, 11], 'collector');
  collector.carries = [FIRST, THIRD];
  collector.wounds = ratingOf(game.state, collector) - 1;
  expect(ratingOf(game.state, collector)).toBe(12);
  stand(game, { 'sir-valadir': [8, 12] });
  const done = drive(strike(game, 'sir-valadir', 'axe-1'), {
    answers: { 'brave-fear': 'brave', 'lay-relics': `lay-relic:${game.at([10, 12])}` },
    dice: { 'attack-roll': [[4, 1, 1, 1, 1]] },
  });
  expect(done.asked.find(({ ask }) => ask === 'lay-relics')).toMatchObject({ seat: 'hero-2' });
  expect(lying(game)).toEqual([`${FIRST} 10,12`, `${THIRD} 10,12`]);
  expect(game.state.conquest).toBe(8);
});

test('rule 5: a carrier that ends on the rift delivers, 1 conquest lost; the second relic is the end', () => {
  const game = withoutMonsters([1, 6]);
  const monster = bring(game, 'beastman', 'master', [22, 3]);
  monster.carries = [FIRST];
  activate(game, monster);
  expect([game.state.conquest, monster.carries, lying(game)]).toEqual([4, [], []]);
  monster.carries = [SECOND];
  expect(playRound(game, { answers: activating(game, monster) }).result).toMatchObject({
    outcome: 'relics-lost',
    winners: ['overlord'],
  });
});

test.each([
  [2, 7],
  [3, 6],
  [4, 5],
])('rule 7: with %i heroes the rift opens at the end of round %i', (count, round) => {
  const heroes: HeroId[] = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'];
  const game = withoutMonsters([0, 1], { round: round - 1, heroes: heroes.slice(0, count) });
  game.state.phase = { kind: 'end-of-round' };
  playRound(game);
  expect(game.told('rift-opened')).toEqual([]);
  game.state.phase = { kind: 'end-of-round' };
  playRound(game);
  expect([4, 6].map(area => game.state.areas[area]?.revealed)).toEqual([true, true]);
  expect(doorOf(game.state, 'door-6').state).toBe('gone');
  expect([2, 3, 5].map(area => game.state.areas[area]?.revealed)).toEqual([false, false, false]);
});

test('rule 7: from then on monsters open the plain doors of areas 2 and 3, which are revealed at once', () => {
  const game = withoutMonsters([0, 1]);
  const monster = bring(game, 'beastman', 'normal', [7, 11]);
  const isActive = ({ overlord }: TestGame['state']): boolean =>
    overlord.turn?.active?.monster === monster.id;
  playUntil(game, isActive, { answers: activating(game, monster) });
  expect(monsterDoorOptions(game.state, monster)).toEqual([]);
  game.state.quest.counters['rift'] = 1;
  playUntil(game, ({ areas }) => areas[2]?.revealed === true, {
    answers: { 'monster-acts': 'open-door:door-2' },
  });
  expect(lying(game)).toEqual([`${FIRST} 0,11`]);
});

test('rule 8: once the rift is open a gatherer comes in even rounds while fewer than two masters are on the board', () => {
  const gathered = (round: number, masters: number, rift = 1): number => {
    const game = withoutMonsters([1, 6], { round, overlordTurn: {} });
    game.state.quest.counters['rift'] = rift;
    bring(game, 'demon', 'master', [20, 2], 'collector');
    for (let at = 0; at < masters; at++) bring(game, 'skeleton', 'master', [9 + at, 9]);
    playUntil(game, ({ overlord }) => overlord.turn?.stage === 'activate');
    const came = game.state.monsters.filter(({ kind }) => kind === 'beastman');
    for (const one of came) expect([one.rank, spotOf(game.state, one.place)]).toEqual(['master', [22, 4]]);
    return came.length;
  };
  expect([gathered(8, 0), gathered(8, 1), gathered(8, 2), gathered(9, 0), gathered(8, 0, 0)]).toEqual([
    1, 1, 0, 0, 0,
  ]);
});

test('rule 9: told with area 5: the giant does not leave it while relic 4 lies on its first space', () => {
  const game = withoutMonsters([0, 1, 4]);
  game.state.runekeys = ['red'];
  stand(game, { silhouette: [8, 2] });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[5]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:door-5' },
  });
  expect(game.state.quest.told).toContain(9);
  const giant = game.state.monsters.find(({ kind }) => kind === 'giant');
  if (giant === undefined) throw new Error('a giant');
  game.state.monsters = [giant];
  game.state.turn = null;
  stand(game, { silhouette: [14, 4] });
  giant.place = game.at([5, 2]);
  playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === giant.id, {
    answers: activating(game, giant),
  });
  const outside = (): number =>
    monsterMoveOptions(game.state, giant).filter(({ place }) => spotOf(game.state, place ?? 0)[0] >= 7)
      .length;
  expect(outside()).toBe(0);
  game.state.markers = game.state.markers.filter(
    ({ what }) => what.kind !== 'relic' || what.relic !== FOURTH,
  );
  expect(outside()).toBeGreaterThan(0);
});

test('C8: the Collector is met with area 6', () => {
  const game = withoutMonsters([0, 1], { round: 7 });
  game.state.phase = { kind: 'end-of-round' };
  playRound(game);
  expect(named(game, 'collector').carries).toEqual([]);
  expect(game.told('named-monster-met')).toMatchObject([
    { named: 'collector', speed: 4, armor: 4, wounds: 12 },
  ]);
});
