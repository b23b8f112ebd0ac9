import { expect, test } from 'vitest';
import type { HeroId } from '../../src/data/heroes.ts';
import type { Spot } from '../../src/data/quest.ts';
import { healAllyOptions } from '../../src/rules/allies.ts';
import { monsterAttackOptions } from '../../src/rules/attack-options.ts';
import { doorOptions, doorOf, monsterDoorOptions, setDoor } from '../../src/rules/doors.ts';
import { allyOf, monsterSpaces } from '../../src/rules/figures.ts';
import { addTokens } from '../../src/rules/lingering.ts';
import { moveOptions } from '../../src/rules/moving.ts';
import { canSee } from '../../src/rules/sight.ts';
import { spotOf } from '../../src/rules/spaces.ts';
import { isImmune, ratingOf } from '../../src/rules/stats.ts';
import type { State } from '../../src/state.ts';
import { aQuest, type GameSet, type TestGame } from '../../testing/index.ts';
import { act } from '../acting.ts';
import { activating, bring, endTurnOn, named, playRound, playUntil, stand, take } from './playing.ts';

const HEROES: readonly HeroId[] = ['silhouette', 'sir-valadir', 'lyssa', 'mordrog'];
const ROPE: Spot = [12, 12];

/** The siege is in this round, all areas open and empty of monsters, the overlord's turn to come. */
function besieged(round: number, set: GameSet = {}): TestGame {
  const game = aQuest('the-bell-of-saint-orla', [0, 1, 2, 3, 4, 5], set);
  game.state.monsters = [];
  game.state.quest.counters['siege'] = round;
  game.state.phase = { kind: 'overlord' };
  return game;
}

const isActivating = ({ overlord }: State): boolean => overlord.turn?.stage === 'activate';

test('rule 1: until the siege begins the bell cannot be attacked, and its space is entered by nobody', () => {
  const game = aQuest('the-bell-of-saint-orla', [0, 2]);
  const bell = allyOf(game.state, 'bell');
  game.state.monsters = [];
  const beastman = bring(game, 'beastman', 'normal', [12, 11]);
  playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === beastman.id, {
    answers: activating(game, beastman),
  });
  expect(monsterAttackOptions(game.state, beastman)).toEqual([]);
  game.state.quest.counters['siege'] = 1;
  expect(monsterAttackOptions(game.state, beastman)).toHaveLength(1);
  stand(game, { silhouette: [11, 12] });
  take(game, 'silhouette');
  expect(moveOptions(game.state, game.hero('silhouette')).map(({ id }) => id)).not.toContain(
    `move:${bell.place}`,
  );
});

test('rule 1: it hides nothing, and nothing but the wounds of attacks touches it', () => {
  const game = besieged(1, { heroes: { 'silhouette': { potions: { healing: 1 } }, 'sir-valadir': {} } });
  const bell = allyOf(game.state, 'bell');
  stand(game, { silhouette: [11, 12] });
  expect(canSee(game.state, 'hero:silhouette', game.at([11, 9]))).toBe(true);
  for (const token of ['stun', 'burn', 'web', 'poison'] as const)
    addTokens(game.table, 'ally:bell', token, 1, 'DJ-SET-01');
  expect(game.told('tokens-placed')).toEqual([]);
  expect(isImmune(game.state, 'ally:bell', 'knockback')).toBe(true);
  bell.wounds = 5;
  take(game, 'silhouette');
  expect(healAllyOptions(game.state, game.hero('silhouette'))).toEqual([]);
});

test('rule 2: a yard may be entered before the siege, and is then revealed alone', () => {
  const game = aQuest('the-bell-of-saint-orla', [0, 2]);
  stand(game, { silhouette: [11, 7] });
  take(game, 'silhouette');
  playUntil(game, ({ areas }) => areas[3]?.revealed === true, {
    answers: { 'hero-acts': 'open-door:gate-north' },
  });
  expect([4, 5].map(area => game.state.areas[area]?.revealed)).toEqual([false, false]);
  expect(game.state.quest.counters['siege']).toBeUndefined();
});

test('rule 3: the rope: 1 conquest, the yards with their monsters, and this round is siege round 1', () => {
  const game = aQuest('the-bell-of-saint-orla', [0, 2]);
  game.state.monsters = [];
  setDoor(game.state, doorOf(game.state, 'gate-east'), 'open');
  endTurnOn(game, 'silhouette', ROPE);
  expect(game.state.conquest).toBe(6);
  expect([3, 4, 5].map(area => game.state.areas[area]?.revealed)).toEqual([true, true, true]);
  expect(game.state.monsters.map(({ kind }) => kind)).toEqual(['skeleton', 'beastman', 'razorwing']);
  expect(doorOf(game.state, 'gate-east').state).toBe('open');
  expect(game.state.markers.some(({ what }) => what.kind === 'encounter')).toBe(false);
  game.state.monsters = [];
  playRound(game);
  expect(game.state.monsters.map(({ kind }) => kind)).toEqual(['skeleton', 'skeleton']);
  expect(game.state.quest.counters['siege']).toBe(2);
});

/** By siege round, what comes at which breach with 2 heroes, and what more with 3 and with 4. */
const WAVES: readonly (readonly [string, string, string])[] = [
  ['north skeleton, north skeleton', '', 'north skeleton'],
  ['east beastman, east beastman', 'east beastman', ''],
  ['west hell-hound', 'west hell-hound', 'north razorwing'],
  ['north ogre', 'east skeleton', ''],
  ['east master beastman, east beastman, west bane-spider', 'west bane-spider', ''],
  ['north varg', '', 'west hell-hound'],
  ['west razorwing, west razorwing', 'east master bane-spider', ''],
  ['north master skeleton, east beastman', 'west sorcerer', 'east master beastman'],
];
const YARDS: Readonly<Record<number, string>> = { 3: 'north', 4: 'east', 5: 'west' };

test.each(
  WAVES.flatMap(([two, three, four], at) =>
    [two, `${two}, ${three}`, `${two}, ${three}, ${four}`].map(
      (wave, more) =>
        [
          at + 1,
          more + 2,
          wave
            .split(', ')
            .filter(one => one !== '')
            .sort(),
        ] as const,
    ),
  ),
)('rule 4, C4: the wave of siege round %i with %i heroes stands at its breaches before spawn cards', (round, count, wave) => {
  const game = besieged(round, { heroes: HEROES.slice(0, count) });
  playUntil(game, isActivating);
  const { state } = game;
  const came = state.monsters.map(one => {
    const spaces = monsterSpaces(state, one);
    const yard = YARDS[state.areaOf[spaces[0] ?? 0] ?? 0] ?? 'nowhere';
    for (const [x, y] of spaces.map(square => spotOf(state, square)))
      expect(yard === 'north' ? y < 3 : yard === 'east' ? x > 20 : x < 4).toBe(true);
    return `${yard} ${one.named ?? (one.rank === 'master' ? `master ${one.kind}` : one.kind)}`;
  });
  expect(came.sort()).toEqual([...wave]);
  expect(state.quest.told.includes(7)).toBe(round === 6);
});

test('rule 4, C4: they may be activated in the same turn; a figure that lacks may be taken off the board', () => {
  const game = besieged(4);
  const [first, second] = [bring(game, 'ogre', 'normal', [9, 8]), bring(game, 'ogre', 'normal', [13, 8])];
  playUntil(game, isActivating, { answers: { 'reuse-figure': `reuse:monster:${second.id}` } });
  expect(game.state.monsters.filter(({ kind }) => kind === 'ogre')).toHaveLength(2);
  expect(game.state.monsters).toContain(first);
  const ogre = game.state.monsters.at(-1);
  const { asked } = playUntil(game, ({ phase }) => phase.kind === 'end-of-round');
  const offers = asked.find(({ ask }) => ask === 'activate-next')?.options.map(({ id }) => id);
  expect(offers).toContain(`activate:monster:${ogre?.id ?? 0}`);
});

test('rule 4, C4: where the breach is held they stand as near to it as they can; refused a figure they are lost', () => {
  const game = besieged(1);
  stand(game, { 'silhouette': [11, 0], 'sir-valadir': [12, 0] });
  playUntil(game, isActivating);
  expect(game.state.monsters.map(({ place }) => spotOf(game.state, place)[1])).toEqual([1, 1]);
  const other = besieged(4);
  for (const spot of [
    [9, 8],
    [13, 8],
  ] as const)
    bring(other, 'ogre', 'normal', spot);
  playUntil(other, isActivating);
  expect(other.state.monsters).toHaveLength(2);
});

test('rule 5: a hero bars a closed gate for 3 points, nobody opens it, and he lifts the bar for 1', () => {
  const game = besieged(1);
  const gate = () => doorOf(game.state, 'gate-north');
  stand(game, { silhouette: [11, 7] });
  take(game, 'silhouette', { points: 4 });
  expect(() => act(game, 'silhouette', 'bar-gate:gate-east')).toThrow('not offered');
  act(game, 'silhouette', 'bar-gate:gate-north');
  expect([gate().state, game.state.turn?.points]).toEqual(['barred', 1]);
  expect(doorOptions(game.state, game.hero('silhouette'))).toEqual([]);
  act(game, 'silhouette', 'unbar-gate:gate-north');
  expect([gate().state, game.state.turn?.points]).toEqual(['closed', 0]);
  take(game, 'silhouette', { points: 4 });
  setDoor(game.state, gate(), 'open');
  expect(() => act(game, 'silhouette', 'bar-gate:gate-north')).toThrow('not offered');
});

test('rule 5: a monster breaks a bar with its attack and nothing rolled; then it may open the gate', () => {
  const game = besieged(9);
  const gate = () => doorOf(game.state, 'gate-north');
  setDoor(game.state, gate(), 'barred');
  const skeleton = bring(game, 'skeleton', 'normal', [11, 6]);
  const answers = activating(game, skeleton, 'break-bar:gate-north', 'open-door:gate-north');
  playUntil(game, ({ overlord }) => overlord.turn?.active?.monster === skeleton.id, { answers });
  expect(monsterDoorOptions(game.state, skeleton)).toEqual([]);
  playUntil(game, () => gate().state === 'open', {
    answers: { 'monster-acts': answers?.['monster-acts'] ?? [] },
  });
  expect(game.state.overlord.turn?.active?.attacks).toBe(0);
  expect(game.told('attack-rolled')).toEqual([]);
});

test('rule 5: a stunned master that breaks a bar has attacked, and moves no more', () => {
  const game = besieged(9);
  setDoor(game.state, doorOf(game.state, 'gate-north'), 'barred');
  const skeleton = bring(game, 'skeleton', 'master', [11, 6]);
  Object.assign(skeleton.tokens, { stun: 1 });
  playUntil(game, () => doorOf(game.state, 'gate-north').state === 'closed', {
    answers: activating(game, skeleton, 'break-bar:gate-north'),
  });
  expect(monsterDoorOptions(game.state, skeleton)).toEqual([]);
});

test('Varg, 12 wounds: he lifts a bar for a movement point and keeps his attack', () => {
  const game = besieged(6);
  playUntil(game, isActivating);
  const varg = named(game, 'varg');
  expect(ratingOf(game.state, varg)).toBe(12);
  setDoor(game.state, doorOf(game.state, 'gate-north'), 'barred');
  varg.place = game.at([11, 5]);
  const answers = {
    'activate-next': `activate:monster:${varg.id}`,
    'monster-acts': 'lift-bar:gate-north',
  };
  playUntil(game, () => doorOf(game.state, 'gate-north').state === 'closed', { answers });
  expect(game.state.overlord.turn?.active).toMatchObject({ points: 3, attacks: 1 });
});

test('rule 6: the bell sings at the end of siege rounds 2, 4 and 6, and at the end of round 8 the heroes win', () => {
  const game = besieged(1);
  const gains: number[] = [];
  for (let round = 1; round < 8; round++) {
    game.state.monsters = [];
    game.state.phase = { kind: 'end-of-round' };
    const before = game.state.conquest;
    expect(playRound(game).result).toBeNull();
    if (game.state.conquest > before) gains.push(round);
  }
  expect(gains).toEqual([2, 4, 6]);
  game.state.phase = { kind: 'end-of-round' };
  expect(playRound(game).result).toMatchObject({ outcome: 'task-completed', about: { conquest: 8 } });
});

test.each([
  [6, 7],
  [7, 7],
  [8, 8],
])('rule 7: Varg killed in siege round %i, the siege ends with round %i; he is worth 2 conquest', (killed, last) => {
  const game = besieged(killed, { heroes: { 'silhouette': {}, 'sir-valadir': { items: ['axe-1'] } } });
  const varg = bring(game, 'ogre', 'master', [11, 4], 'varg');
  varg.wounds = 11;
  stand(game, { 'sir-valadir': [11, 6] });
  take(game, 'sir-valadir', { action: 'battle', attacks: 2, points: 0 });
  game.hero('silhouette').acted = true;
  playUntil(game, ({ monsters }) => !monsters.includes(varg), { answers: { 'hero-acts': 'attack:axe-1' } });
  expect(game.state.conquest).toBe(7);
  let ended = killed;
  for (; ; ended++) {
    game.state.phase = { kind: 'end-of-round' };
    game.state.turn = null;
    if (playRound(game).result !== null) break;
  }
  expect(ended).toBe(last);
});

test('the bell’s last wound ends the match for the overlord', () => {
  const game = besieged(9);
  allyOf(game.state, 'bell').wounds = 1;
  const beastman = bring(game, 'beastman', 'master', [12, 11]);
  const { result } = playRound(game, { answers: activating(game, beastman, 'attack:monster') });
  expect(result).toMatchObject({ outcome: 'bell-fallen', winners: ['overlord'] });
});

test('rule 8: the glass heals each hero who ends his turn beside it once, while no monster is in the crypt', () => {
  const game = aQuest('the-bell-of-saint-orla', [0, 6]);
  const hero = game.hero('sir-valadir');
  const end = (spot: Spot): number => {
    hero.wounds = 1;
    endTurnOn(game, 'sir-valadir', spot);
    return hero.wounds;
  };
  expect(end([19, 20])).toBe(1);
  game.state.monsters = [];
  expect(end([18, 20])).toBe(1);
  expect(end([20, 20])).toBe(1);
  expect(end([19, 20])).toBe(16);
  expect(end([19, 20])).toBe(1);
  game.hero('silhouette').wounds = 1;
  endTurnOn(game, 'silhouette', [20, 19]);
  expect(game.hero('silhouette').wounds).toBe(12);
});
