import { expect, test } from 'vitest';
import type { HeroId } from '../../src/data/heroes.ts';
import type { Spot } from '../../src/data/quest.ts';
import { doorOf, doorOptions, setDoor } from '../../src/rules/doors.ts';
import { monsterSpaces } from '../../src/rules/figures.ts';
import { addTokens, settleBurn } from '../../src/rules/lingering.ts';
import { distanceBetween, spotOf } from '../../src/rules/spaces.ts';
import { armorOf, ratingOf } from '../../src/rules/stats.ts';
import type { Monster } from '../../src/state.ts';
import { aQuest, type GameSet, power, type TestGame } from '../../testing/index.ts';
import { bite, strike } from '../attacking.ts';
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

const HEROES: readonly HeroId[] = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'];
const EGGS: readonly Spot[] = [
  [23, 11],
  [23, 16],
  [18, 16],
];
const HEARTS: readonly Spot[] = [
  [6, 2],
  [17, 2],
  [11, 0],
];

function withoutMonsters(areas: readonly number[], set: GameSet = {}): TestGame {
  const game = aQuest('the-ash-crown', areas, set);
  game.state.monsters = game.state.monsters.filter(one => one.named !== null);
  return game;
}

const armor = (game: TestGame, { id }: Monster): number => armorOf(game.state, `monster:${id}`, null);

test('rule 1: each turn before Vharok comes, one hero under the open sky suffers 4 less a wound for each surge, and burns', () => {
  const game = withoutMonsters([0, 3]);
  stand(game, { 'silhouette': [11, 35], 'sir-valadir': [11, 18] });
  game.state.phase = { kind: 'overlord' };
  const done = playUntil(game, ({ phase }) => phase.kind === 'end-of-round', {
    answers: { 'scorch-hero': 'scorch:hero:sir-valadir' },
    dice: { 'open-sky': [power('surge', 'blank', 'enh')] },
  });
  expect(offersIn(done, 'scorch-hero')).toEqual(['scorch:hero:sir-valadir', 'pass']);
  expect(game.hero('sir-valadir')).toMatchObject({ wounds: 13, tokens: { burn: 1 } });
});

test('rule 1: he may leave it, and with Vharok on the board it is over', () => {
  const game = withoutMonsters([0, 3]);
  stand(game, { 'silhouette': [11, 35], 'sir-valadir': [11, 18] });
  game.state.phase = { kind: 'overlord' };
  playRound(game);
  expect(game.told('wounds-suffered')).toEqual([]);
  const other = withoutMonsters([0, 3, 7]);
  stand(other, { 'sir-valadir': [11, 18] });
  other.state.phase = { kind: 'overlord' };
  expect(offersIn(playRound(other), 'scorch-hero')).toEqual([]);
});

test('rule 2: the relics are the melee and the ranged weapon, and Vharok’s Fear does not stop them', () => {
  const game = withoutMonsters([6, 7], {
    heroes: {
      'silhouette': { items: ['axe-1'], fatigue: 0 },
      'sir-valadir': { items: ['blade-of-light'], fatigue: 0 },
    },
  });
  expect(game.state.markers.flatMap(({ what }) => (what.kind === 'relic' ? [what.relic] : []))).toEqual([
    'blade-of-light',
    'soulbiter',
  ]);
  const vharok = named(game, 'vharok');
  stand(game, { 'silhouette': [10, 3], 'sir-valadir': [13, 3] });
  drive(strike(game, 'silhouette', 'axe-1'), { dice: { 'attack-roll': [[2, 1]] } });
  expect(vharok.wounds).toBe(0);
  drive(strike(game, 'sir-valadir', 'blade-of-light'), {
    dice: { 'attack-roll': [[2, 1, 1, 1, 1, 1, 1, 1]] },
  });
  expect(vharok.wounds).toBeGreaterThan(0);
});

test.each([
  [2, 18],
  [3, 16],
  [4, 16],
])('rule 3: with %i heroes the eggs hatch at the end of round %i: a hell hound each, and 1 conquest lost', (count, round) => {
  const game = withoutMonsters([0, 4], { round: round - 1, conquest: 9, heroes: HEROES.slice(0, count) });
  game.state.phase = { kind: 'end-of-round' };
  playRound(game);
  expect(game.state.monsters).toEqual([]);
  game.state.phase = { kind: 'end-of-round' };
  playRound(game);
  expect(game.state.monsters.map(({ kind, rank }) => `${rank} ${kind}`)).toEqual(
    Array(3).fill('normal hell-hound'),
  );
  for (const [at, hound] of game.state.monsters.entries())
    expect(monsterSpaces(game.state, hound)).toContain(game.at(EGGS[at] ?? [0, 0]));
  expect(game.state.conquest).toBe(6);
  expect(game.state.markers.some(({ what }) => what.kind === 'encounter')).toBe(false);
});

test('rule 3: broken eggs do not hatch; if nobody has seen the nest it is revealed first, and the rule told', () => {
  const game = withoutMonsters([0, 3], { round: 18 });
  game.state.phase = { kind: 'end-of-round' };
  expect(game.state.quest.told).not.toContain(3);
  playRound(game);
  expect(game.state.areas[4]?.revealed).toBe(true);
  expect(game.state.quest.told).toContain(3);
  expect(game.state.conquest).toBe(2);
  const other = withoutMonsters([0, 4], { round: 17 });
  endTurnOn(other, 'silhouette', [23, 11]);
  endTurnOn(other, 'silhouette', [23, 16]);
  other.state.round = 18;
  other.state.phase = { kind: 'end-of-round' };
  playRound(other);
  expect(other.state.monsters).toHaveLength(1);
  expect(other.state.conquest).toBe(5 + 2 - 1);
});

test('C10, rule 3: eggs that take the last token end the match', () => {
  const game = withoutMonsters([0, 4], { round: 18, conquest: 2 });
  game.state.phase = { kind: 'end-of-round' };
  expect(playRound(game).result).toMatchObject({ outcome: 'conquest-gone' });
});

test.each([
  [2, 16],
  [3, 16],
  [4, 18],
  [5, 18],
])('rule 4: with %i players Vharok has %i wounds, 2 less for each broken egg, at once', (players, wounds) => {
  const game = withoutMonsters([0, 4, 7], { players, heroes: HEROES.slice(0, Math.max(2, players - 1)) });
  const vharok = named(game, 'vharok');
  const ratings = EGGS.map(spot => {
    endTurnOn(game, 'silhouette', spot);
    return ratingOf(game.state, vharok);
  });
  expect(ratings).toEqual([wounds - 2, wounds - 4, wounds - 6]);
  expect(game.state.conquest).toBe(8);
  expect(game.state.quest.told).toContain(4);
});

test('rule 4: an egg may be his end', () => {
  const game = withoutMonsters([0, 4, 7]);
  named(game, 'vharok').wounds = 14;
  expect(endTurnOn(game, 'silhouette', [23, 11]).result).toMatchObject({ outcome: 'task-completed' });
});

test('rule 5: each ember heart gives him 1 armor until a hero ends his turn on it, for 2 wounds', () => {
  const game = withoutMonsters([0, 7], { conquest: 9 });
  const vharok = named(game, 'vharok');
  expect(armor(game, vharok)).toBe(7);
  const left = HEARTS.map(spot => {
    endTurnOn(game, 'sir-valadir', spot);
    return armor(game, vharok);
  });
  expect(left).toEqual([6, 5, 4]);
  expect(game.hero('sir-valadir').wounds).toBe(10);
});

test('rules 5, 6: told with the crater, whose door stays open; Vharok may leave', () => {
  const game = withoutMonsters([0, 3]);
  game.state.runekeys = ['blue'];
  stand(game, { silhouette: [11, 11] });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[7]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:door-7' },
  });
  expect(game.state.quest.told).toEqual(expect.arrayContaining([5, 6]));
  expect(doorOptions(game.state, game.hero('silhouette'))).toEqual([]);
  const vharok = named(game, 'vharok');
  game.state.monsters = [vharok];
  game.state.turn = null;
  stand(game, { silhouette: [11, 35] });
  vharok.place = game.at([11, 9]);
  playUntil(game, () => vharok.place === game.at([11, 11]), {
    answers: activating(game, vharok, `move:${game.at([11, 11])}`),
  });
  expect(doorOf(game.state, 'door-7').state).toBe('open');
});

test('rule 6: before the crater is seen its door is like any other', () => {
  const game = withoutMonsters([0, 3]);
  game.state.runekeys = ['blue'];
  setDoor(game.state, doorOf(game.state, 'door-7'), 'open');
  stand(game, { silhouette: [11, 11] });
  take(game, 'silhouette');
  expect(doorOptions(game.state, game.hero('silhouette')).map(({ id }) => id)).toEqual(['close-door:door-7']);
});

/** Sir Valadir beside Vharok, who is one blow from half his wounds; Silhouette at another spot. */
function beforeTheBeat(spot: Spot, set: GameSet = {}): TestGame {
  const game = withoutMonsters([0, 7], {
    heroes: { 'silhouette': {}, 'sir-valadir': { items: ['blade-of-light'], fatigue: 0 } },
    ...set,
  });
  stand(game, { 'silhouette': spot, 'sir-valadir': [13, 3] });
  named(game, 'vharok').wounds = 7;
  return game;
}

const BLOW = { 'attack-roll': [[2, 1, 1, 1, 1, 6, 6, 6]] };

test('rule 7: at half his wounds he throws heroes within 2 spaces up to 3 spaces, then flies up to his speed, once', () => {
  const game = beforeTheBeat([15, 5]);
  const vharok = named(game, 'vharok');
  const done = drive(strike(game, 'sir-valadir', 'blade-of-light'), {
    answers: { 'blow-hero': `blow:${game.at([16, 5])}`, 'fly-off': `fly-to:${game.at([11, 5])}` },
    dice: BLOW,
  });
  expect(game.state.quest.told).toContain(7);
  expect(spotOf(game.state, game.hero('sir-valadir').place as number)).toEqual([16, 5]);
  expect(done.asked.filter(({ ask }) => ask === 'blow-hero')).toHaveLength(1);
  for (const id of offersIn(done, 'blow-hero')) {
    const square = Number(id.split(':')[1]);
    if (!Number.isNaN(square))
      expect(distanceBetween(game.state, [game.at([13, 3])], [square])).toBeLessThanOrEqual(3);
  }
  expect(vharok.place).toBe(game.at([11, 5]));
  stand(game, { 'sir-valadir': [13, 6] });
  const again = drive(strike(game, 'sir-valadir', 'blade-of-light'), { dice: BLOW });
  expect(offersIn(again, 'fly-off')).toEqual([]);
});

test('rule 7: if fire takes the half, he beats his wings after the heroes’ next attack, not after a monster’s', () => {
  const game = beforeTheBeat([11, 5]);
  const vharok = named(game, 'vharok');
  Object.assign(vharok.tokens, { burn: 1 });
  drive(settleBurn(game.table, `monster:${vharok.id}`));
  expect(vharok.wounds).toBe(8);
  const own = drive(bite(game, vharok.id));
  expect(game.told('attack-rolled')).toHaveLength(1);
  expect(offersIn(own, 'fly-off')).toEqual([]);
  stand(game, { 'sir-valadir': [13, 3] });
  const next = drive(strike(game, 'sir-valadir', 'blade-of-light'), {
    dice: { 'attack-roll': [[1, 1, 1, 1, 1, 6, 6, 6]] },
  });
  expect(offersIn(next, 'fly-off')).toContain('pass');
});

test('rule 7: he may leave heroes where they are; one immune to Knockback is not thrown', () => {
  const game = beforeTheBeat([10, 3], {
    heroes: {
      'silhouette': { items: ['rune-plate'] },
      'sir-valadir': { items: ['blade-of-light'], fatigue: 0 },
    },
  });
  const done = drive(strike(game, 'sir-valadir', 'blade-of-light'), { dice: BLOW });
  expect(done.asked.filter(({ ask }) => ask === 'blow-hero').map(({ about }) => about?.['hero'])).toEqual([
    'sir-valadir',
  ]);
  expect(spotOf(game.state, game.hero('sir-valadir').place as number)).toEqual([13, 3]);
});

test('rule 8: alone in the crater when step 3 begins he attacks twice that turn, otherwise once', () => {
  const attacks = (withGuard: boolean): number | undefined => {
    const game = withoutMonsters([0, 7]);
    const vharok = named(game, 'vharok');
    if (withGuard) bring(game, 'beastman', 'normal', [7, 7]);
    playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === vharok.id, {
      answers: activating(game, vharok),
    });
    expect(game.state.quest.told.includes(8)).toBe(!withGuard);
    return game.state.overlord.turn?.active?.attacks;
  };
  expect([attacks(false), attacks(true)]).toEqual([2, 1]);
});

test('C8: named monsters cannot be stunned; the heroes win when Vharok is killed', () => {
  const game = withoutMonsters([0, 7], {
    heroes: { 'silhouette': {}, 'sir-valadir': { items: ['blade-of-light'], fatigue: 0 } },
  });
  const vharok = named(game, 'vharok');
  addTokens(game.table, `monster:${vharok.id}`, 'stun', 1, 'DJ-ABL-26');
  expect(vharok.tokens.stun).toBe(0);
  vharok.wounds = 15;
  stand(game, { 'sir-valadir': [13, 3] });
  expect(drive(strike(game, 'sir-valadir', 'blade-of-light')).result).toMatchObject({
    outcome: 'task-completed',
    about: { conquest: 5 },
  });
});
