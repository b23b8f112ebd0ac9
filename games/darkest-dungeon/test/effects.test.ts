import { expect, test } from 'vitest';
import type { Effect } from '../src/data/effects.ts';
import type { HeroId } from '../src/data/heroes.ts';
import { applyEffects, type EffectSource } from '../src/effects/index.ts';
import { figureOf } from '../src/rules/figures.ts';
import type { FigureId } from '../src/state.ts';
import { aGame, type GameSet, perform, provisionFaces, type TestGame } from '../testing/index.ts';

const FROM_A_CARD: EffectSource = { by: null, own: false, from: null, use: null, card: 'alms-box' };
type Script = readonly (string | number | readonly number[])[];
function apply(
  game: TestGame,
  id: FigureId,
  effects: readonly Effect[],
  script: Script = [],
  source = FROM_A_CARD,
): void {
  perform(applyEffects(game.table, figureOf(game.state, id), effects, source, 'DD-EXP-14'), ...script);
}
const onTheMap = (set: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: ['crusader', 'vestal'],
    dungeon: { party: 'r1', visited: ['s', 'r1'], tokens: { r2: null, r4: null } },
    ...set,
  });
const inBattle = (set: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: ['crusader', 'vestal', 'jester'],
    battle: { room: 'ruins-9', heroes: { jester: 'C' }, monsters: [['bone-captain', 'N']], turn: 'crusader' },
    ...set,
  });

test('DD-CON-16 Wounds by Hero Level or Dungeon Level; they are not Damage', () => {
  const game = onTheMap({ act: 2, heroes: { crusader: { level: 3, quirks: ['fragile'] }, vestal: {} } });
  apply(game, 'crusader', [['wounds', { perHeroLevel: 2 }]]);
  expect(game.hero('crusader').wounds).toBe(6);
  apply(game, 'vestal', [['wounds', { perDungeonLevel: 2 }]]);
  expect(game.hero('vestal').wounds).toBe(4);
});

test('DD-CON-16 a card that says Damage deals it, and Protection does not halve it', () => {
  const game = onTheMap({ heroes: { crusader: { conditions: [['protection', 2]], quirks: ['off-guard'] } } });
  apply(game, 'crusader', [['damage', 6]]);
  expect(game.hero('crusader')).toMatchObject({ wounds: 6, stress: 1 });
});

test('DD-EXP-14 healing, by a number, by Level or all', () => {
  const game = onTheMap({ heroes: { crusader: { wounds: 12, level: 2 } } });
  apply(game, 'crusader', [['heal', { perHeroLevel: 2 }]]);
  expect(game.hero('crusader').wounds).toBe(8);
  apply(game, 'crusader', [['heal', 'all']]);
  expect(game.hero('crusader').wounds).toBe(0);
});

test('DD-EXP-14 Gold: a number, a d10 or two, rolled by the Hero', () => {
  const game = onTheMap();
  apply(
    game,
    'crusader',
    [
      ['gold', 4],
      ['gold', 'd10'],
      ['gold', '2d10'],
    ],
    [7, 3, 10],
  );
  expect(game.state.campaign.gold).toBe(24);
});

test('DD-EXP-14 Provisions come with a face or are rolled; a Food may be lost', () => {
  const game = onTheMap();
  apply(
    game,
    'crusader',
    [
      ['provision', 'torch'],
      ['roll-provisions', 2],
    ],
    [provisionFaces('food', 'tool')],
  );
  expect(game.state.campaign.provisions).toMatchObject({ torch: 1, food: 1, tool: 1 });
  apply(game, 'crusader', [['lose-food'], ['lose-food']]);
  expect(game.state.campaign.provisions).toMatchObject({ torch: 1, food: 0, tool: 1 });
});

test('DD-EXP-14 others, all: the rest of the party, or everyone, in Stance order', () => {
  const game = onTheMap({
    heroes: { crusader: { stress: 3 }, vestal: { stress: 3 }, jester: { stress: 3 } },
  });
  apply(game, 'vestal', [
    ['others', ['stress', 1]],
    ['all', ['stress', -2]],
  ]);
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([2, 1, 2]);
});

test('DD-EXP-14 area: the Heroes in the same Area; on the map nobody stands in one', () => {
  const game = inBattle({
    heroes: { crusader: { wounds: 5 }, vestal: { wounds: 5 }, jester: { wounds: 5 } },
  });
  apply(game, 'crusader', [['area', ['heal', 2]]]);
  expect(game.state.heroes.map(({ wounds }) => wounds)).toEqual([3, 3, 5]);
  const map = onTheMap({ heroes: { crusader: { wounds: 5 }, vestal: { wounds: 5 } } });
  apply(map, 'crusader', [['area', ['heal', 2]]]);
  expect(map.state.heroes.map(({ wounds }) => wounds)).toEqual([3, 5]);
});

test.each([
  [4, 1, 0],
  [5, 0, 2],
])('DD-EXP-14 a d10 of a card takes the branch of its roll: %i', (roll, food, stress) => {
  const game = onTheMap();
  apply(game, 'crusader', [['d10', [4, [['provision', 'food']]], [10, [['stress', 2]]]]], [roll]);
  expect([game.state.campaign.provisions.food, game.hero('crusader').stress]).toEqual([food, stress]);
});

test('DD-EXP-14, DD-CON-31 odd or even; a slot forward or back swaps places without a Shuffle', () => {
  const game = inBattle();
  const totter: readonly Effect[] = [['odd-even', ['slot', 1], ['slot', -1]]];
  apply(game, 'vestal', totter, [3]);
  expect(game.state.trackers.heroes).toEqual(['vestal', 'crusader', 'jester']);
  apply(game, 'vestal', totter, [3]);
  apply(game, 'vestal', totter, [8]);
  expect(game.state.trackers.heroes).toEqual(['crusader', 'vestal', 'jester']);
  expect(game.told('shuffled')).toEqual([]);
  expect(game.told('slot-changed')).toHaveLength(2);
});

test('DD-EXP-14 one thing, or else another when the first finds nothing to do', () => {
  const game = onTheMap({ heroes: { crusader: { quirks: ['soft', 'evasive'], stress: 4 } } });
  const frame: readonly Effect[] = [['or-else', ['cure-quirk'], ['stress', -1]]];
  apply(game, 'crusader', frame);
  expect(game.hero('crusader')).toMatchObject({ quirks: ['evasive'], stress: 4 });
  apply(game, 'crusader', frame);
  expect(game.hero('crusader')).toMatchObject({ quirks: ['evasive'], stress: 3 });
});

test('DD-EXP-14, DD-EXP-04 fewer dice in the next Exploration', () => {
  const game = onTheMap();
  apply(game, 'crusader', [['fewer-dice']]);
  expect(game.state.quest?.dungeon?.fewerDice).toBe(1);
});

test('DD-HRO-15 what a card gives for the turn goes to whoever is taking it', () => {
  const game = inBattle({ heroes: { crusader: { level: 2 }, vestal: {} } });
  apply(game, 'crusader', [
    ['actions', 1],
    ['acc-this-turn', 1],
    ['damage-this-turn', { perHeroLevel: 1 }],
  ]);
  expect(game.state.battle?.turn).toMatchObject({ actions: 3, acc: 1, damage: 2 });
  apply(game, 'crusader', [['actions', -9]]);
  apply(game, 'vestal', [['actions', 1]]);
  expect(game.state.battle?.turn?.actions).toBe(0);
});

test('DD-CON-26 remove takes all stacks of what it names', () => {
  const game = inBattle({
    heroes: {
      crusader: {
        conditions: [
          ['bleed', 2, 1],
          ['stun', 1],
          ['bleed', 1, 4],
        ],
      },
      vestal: {},
    },
  });
  apply(game, 'crusader', [['remove', 'bleed', 'blight']]);
  expect(game.hero('crusader').conditions).toMatchObject([{ condition: 'stun' }]);
});

test('DD-MON-15 what only Heroes have passes Monsters by', () => {
  const game = inBattle();
  apply(game, 'bone-captain:1', [
    ['stress', 2],
    ['gold', 5],
    ['gain-quirk', 'negative'],
    ['disease'],
    ['mark', 2],
  ]);
  expect(game.state.campaign.gold).toBe(0);
  expect(game.monster('bone-captain:1').conditions).toMatchObject([{ condition: 'mark', tokens: 2 }]);
});

test('DD-STR-12 the cards name Wounds before Stress, and nothing follows a death', () => {
  const game = inBattle({
    heroes: { crusader: { wounds: 17, stress: 1 }, vestal: {} },
    campaign: { waiting: 2 },
  });
  const rule = applyEffects(
    game.table,
    game.hero('crusader'),
    [
      ['wounds', 1],
      ['stress', 2],
    ],
    FROM_A_CARD,
    'DD-STR-12',
  );
  // A blank: the Hero lives, and the Stress follows.
  perform(rule, 10);
  expect(game.hero('crusader').stress).toBe(3);
});

const TAKEN: Partial<GameSet> = { act: 2, campaign: { threat: 'collector' } };
test.each([
  [5, 0],
  [6, 8],
])('DD-SET-12 under the Collector’s second Threat a roll of %i leaves %i of the Gold that a Curio gives', (roll, gold) => {
  const game = onTheMap(TAKEN);
  apply(game, 'crusader', [['gold', 'd10']], [8, roll]);
  expect(game.state.campaign.gold).toBe(gold);
});

test('DD-SET-12 the Collector snatches Trinkets of Curios, and only of Curios', () => {
  const game = onTheMap(TAKEN);
  apply(game, 'crusader', [['trinket']], [1]);
  expect(game.told('gift-snatched')).toMatchObject([{ gift: 'trinket' }]);
  apply(game, 'crusader', [['gold', 5]], [], { ...FROM_A_CARD, card: 'bloodthirst-ring' });
  expect(game.state.campaign.gold).toBe(5);
});

test.each([
  ['push', 'N'],
  ['pull', 'S'],
] as const)('DD-CON-09, DD-CON-33 %s is measured from the Area of the source', (way, area) => {
  const game = inBattle();
  const source = { ...FROM_A_CARD, by: game.hero('crusader'), from: 'S' };
  apply(game, 'jester', [['push-or-pull', 1]], [way], source);
  expect(game.hero('jester').area).toBe(area);
});

test('DD-CON-30 a Disease and its cure', () => {
  const game = onTheMap({ heroes: { crusader: { disease: 'ennui' } } });
  apply(game, 'crusader', [['cure-disease']]);
  expect(game.hero('crusader' satisfies HeroId).disease).toBeNull();
  apply(game, 'crusader', [['disease']], ['vertigo']);
  expect(game.hero('crusader').disease).toBe('vertigo');
});
