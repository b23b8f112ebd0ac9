import { expect, test } from 'vitest';
import type { RuneColour, Spot } from '../../src/data/quest.ts';
import { conceal } from '../../src/conceal.ts';
import { spotOf } from '../../src/rules/spaces.ts';
import { monsterStairOptions } from '../../src/rules/stairs-and-glyphs.ts';
import { armorOf, ratingOf } from '../../src/rules/stats.ts';
import { aQuest, type GameSet, type TestGame } from '../../testing/index.ts';
import { act } from '../acting.ts';
import { strike } from '../attacking.ts';
import {
  activating,
  bring,
  drive,
  endTurnOn,
  named,
  offersIn,
  playRound,
  playUntil,
  stand,
  take,
} from './playing.ts';

const FLAMES: Readonly<Record<RuneColour, Spot>> = { red: [2, 12], blue: [12, 3], yellow: [23, 12] };

/** The order blue, red, yellow. */
const BLUE_FIRST = { dice: { 'flame-order': [[3]] } };

const touch = (game: TestGame, colour: RuneColour, plan = BLUE_FIRST) =>
  endTurnOn(game, 'sir-valadir', FLAMES[colour], plan);

function withoutMonsters(areas: readonly number[], set: GameSet = {}): TestGame {
  const game = aQuest('the-weavers-knot', areas, set);
  game.state.monsters = game.state.monsters.filter(one => one.named !== null);
  return game;
}

const weaverArmor = (game: TestGame): number =>
  armorOf(game.state, `monster:${named(game, 'weaver').id}`, null);

test('rule 1: the order is drawn when the first flame is touched, and only the overlord is told', () => {
  const game = withoutMonsters([2, 3, 4]);
  expect(game.state.quest.secrets['order']).toBeUndefined();
  touch(game, 'blue');
  expect(game.state.quest.secrets['order']).toEqual(['blue', 'red', 'yellow']);
  expect(game.told('flame-order-drawn')).toMatchObject([
    { to: ['overlord'], first: 'blue', second: 'red', last: 'yellow' },
  ]);
});

test.each([
  ['door-2', 2, [9, 12], 'hint-first-blue'],
  ['door-5', 4, [16, 12], 'hint-last-yellow'],
] as const)('rules 1, 2: through %s area %i tells its part of the order to all', (door, area, spot, text) => {
  const game = withoutMonsters([0, 1]);
  game.state.runekeys = ['blue'];
  stand(game, { silhouette: spot });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[area]?.revealed === true, {
    answers: { 'hero-acts': `open-door:${door}` },
    ...BLUE_FIRST,
  });
  expect(game.told('hint-found')).toMatchObject([{ text }]);
  expect(game.told('hint-found')[0]).not.toHaveProperty('to');
});

test('rule 1: what is concealed from the heroes fits all that they have learnt', () => {
  const game = withoutMonsters([2, 3, 4]);
  touch(game, 'red');
  const seen = new Set<string>();
  for (let at = 0; at < 6; at++) {
    const other = structuredClone(game.state);
    conceal(other, 'hero-1', pool => pool.splice(at % pool.length, 1)[0] as never);
    seen.add(String(other.quest.secrets['order']));
  }
  expect([...seen].sort()).toEqual([
    'blue,red,yellow',
    'blue,yellow,red',
    'yellow,blue,red',
    'yellow,red,blue',
  ]);
});

test('rules 3, 4: flames in their order stay lit, 1 conquest each, and with the third the veil is gone', () => {
  const game = withoutMonsters([2, 3, 4, 6]);
  expect(weaverArmor(game)).toBe(8);
  touch(game, 'blue');
  touch(game, 'red');
  expect([weaverArmor(game), game.state.conquest]).toEqual([8, 7]);
  touch(game, 'yellow');
  expect([weaverArmor(game), game.state.conquest]).toEqual([4, 8]);
  expect(game.told('veil-gone')).toHaveLength(1);
});

test('rule 3: a lit flame does nothing, and its text is not read again', () => {
  const game = withoutMonsters([2, 3, 4]);
  touch(game, 'blue');
  touch(game, 'blue');
  expect(game.state.quest.lists['lit']).toEqual(['blue']);
  expect(game.told('encounter-met')).toHaveLength(1);
});

test('rule 3, C7: a wrong one puts all out, 3 wounds whatever his armor, threat by heroes; conquest only once each', () => {
  const game = withoutMonsters([2, 3, 4], { heroes: ['silhouette', 'sir-valadir', 'lyssa'] });
  const hero = game.hero('sir-valadir');
  touch(game, 'blue');
  touch(game, 'yellow');
  expect(game.state.quest.lists['lit']).toEqual([]);
  expect(hero.wounds).toBe(13);
  expect(game.state.overlord.threat).toBe(3);
  touch(game, 'blue');
  expect(game.state.conquest).toBe(6);
  touch(game, 'red');
  expect(game.state.conquest).toBe(7);
});

test('rule 4: once gone the veil does not come back', () => {
  const game = withoutMonsters([2, 3, 4, 6]);
  for (const colour of ['blue', 'red', 'yellow'] as const) touch(game, colour);
  game.state.quest.lists['lit'] = [];
  expect(weaverArmor(game)).toBe(4);
});

test('rule 5: the yellow runekey opens the thread stair, which heroes use and monsters never', () => {
  const game = withoutMonsters([2, 4], { options: { faq: true } });
  const [near, far] = [game.at([22, 13]), game.at([7, 11])];
  expect(game.state.staircases).toEqual([]);
  const key = game.state.markers.find(({ what }) => what.kind === 'runekey' && what.colour === 'yellow');
  stand(game, { silhouette: [21, 17] });
  take(game, 'silhouette');
  act(game, 'silhouette', `pick-up:${key?.id ?? 0}`);
  expect(game.state.staircases.map(({ square }) => square)).toEqual([near, far]);
  expect(game.state.quest.told).toContain(5);
  game.hero('silhouette').place = near;
  act(game, 'silhouette', `stairs:${far}`);
  expect(game.hero('silhouette').place).toBe(far);
  const skeleton = bring(game, 'skeleton', 'normal', [22, 13]);
  playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === skeleton.id, {
    answers: activating(game, skeleton),
  });
  expect(monsterStairOptions(game.state, skeleton)).toEqual([]);
});

test('rule 6: told with her lair; while the veil stands she webs one hero there who has none, each turn', () => {
  const game = withoutMonsters([0, 2]);
  game.state.runekeys = ['yellow'];
  stand(game, { 'silhouette': [4, 9], 'sir-valadir': [12, 19] });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[6]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:door-6' },
  });
  expect(game.state.quest.told).toContain(6);
  game.state.monsters = game.state.monsters.filter(one => one.named === 'weaver');
  game.state.turn = null;
  game.state.phase = { kind: 'overlord' };
  stand(game, { silhouette: [4, 7] });
  expect(offersIn(playRound(game), 'web-hero')).toEqual(['web-up:hero:silhouette']);
  expect([game.hero('silhouette').tokens.web, game.hero('sir-valadir').tokens.web]).toEqual([1, 0]);
  game.state.phase = { kind: 'overlord' };
  expect(offersIn(playRound(game), 'web-hero')).toEqual([]);
  Object.assign(game.hero('silhouette').tokens, { web: 0 });
  game.state.quest.counters['veil-gone'] = 1;
  game.state.phase = { kind: 'overlord' };
  expect(offersIn(playRound(game), 'web-hero')).toEqual([]);
});

/** Sir Valadir beside her with an axe; she has suffered this much. */
function besideHer(wounds: number): TestGame {
  const game = withoutMonsters([6], {
    heroes: { 'silhouette': {}, 'sir-valadir': { items: ['axe-1'], fatigue: 0 } },
  });
  const weaver = named(game, 'weaver');
  expect(ratingOf(game.state, weaver)).toBe(15);
  weaver.wounds = wounds;
  const [x, y] = spotOf(game.state, weaver.place);
  stand(game, { 'sir-valadir': [x, y + 2] });
  game.state.quest.counters['veil-gone'] = 1;
  return game;
}

test('rule 7: with half her wounds gone she leaps once, up to 5 spaces, within her lair', () => {
  const game = besideHer(6);
  const weaver = named(game, 'weaver');
  const leap = drive(strike(game, 'sir-valadir', 'axe-1'), {
    answers: { 'leap-where': `leap:${game.at([0, 3])}` },
    dice: { 'attack-roll': [[3, 1, 6, 6, 6]] },
  });
  expect(weaver.place).toBe(game.at([0, 3]));
  expect(game.state.quest.told).toContain(7);
  const spots = offersIn(leap, 'leap-where').flatMap(id => {
    const square = Number(id.split(':')[1]);
    return Number.isNaN(square) ? [] : [spotOf(game.state, square)];
  });
  expect(spots.every(([, y]) => y <= 6)).toBe(true);
  stand(game, { 'sir-valadir': [0, 5] });
  weaver.wounds = 9;
  const again = drive(strike(game, 'sir-valadir', 'axe-1'), { dice: { 'attack-roll': [[5, 6, 6, 6, 6]] } });
  expect(offersIn(again, 'leap-where')).toEqual([]);
});

test('rule 7: not above half her wounds', () => {
  const game = besideHer(0);
  const done = drive(strike(game, 'sir-valadir', 'axe-1'), { dice: { 'attack-roll': [[3, 1, 6, 6, 6]] } });
  expect(named(game, 'weaver').wounds).toBeGreaterThan(0);
  expect(offersIn(done, 'leap-where')).toEqual([]);
  expect(game.state.quest.told).not.toContain(7);
});

test('the heroes win when she is killed, also behind her veil, and she is worth 3', () => {
  const game = besideHer(14);
  delete game.state.quest.counters['veil-gone'];
  const { result } = drive(strike(game, 'sir-valadir', 'axe-1'));
  expect(result).toMatchObject({ outcome: 'task-completed', about: { conquest: 8 } });
});
