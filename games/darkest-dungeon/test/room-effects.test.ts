import { expect, test } from 'vitest';
import type { HeroId } from '../src/data/heroes.ts';
import { ROOM_CARDS } from '../src/data/room-cards.ts';
import { BOSS_ROOMS, DARKEST_ROOMS, type RoomId, RUINS_ROOMS } from '../src/data/rooms.ts';
import { playRoundEnd } from '../src/rules/battle-end.ts';
import { endTurn } from '../src/rules/hero-turn.ts';
import { moveFigure } from '../src/rules/movement.ts';
import { roomEffects, roomRules } from '../src/rules/room-effects.ts';
import { shuffle } from '../src/rules/shuffle.ts';
import {
  aGame,
  type GameSet,
  type HeroSet,
  inARoom,
  perform,
  playOut,
  type RoomSet,
  type TestGame,
} from '../testing/index.ts';

const facts = (game: TestGame, id: HeroId = 'hellion'): object => {
  const { wounds, stress, conditions } = game.hero(id);
  return { wounds, stress, conditions: conditions.map(one => [one.condition, one.tokens, one.wounds]) };
};
const ended = (room: RoomId, set: RoomSet): TestGame => {
  const game = inARoom(room, set);
  playOut(endTurn(game.table));
  return game;
};
const roundOver = (room: RoomId, set: RoomSet): TestGame => {
  const game = inARoom(room, set);
  playOut(playRoundEnd(game.table));
  return game;
};
const monsterWounds = ({ monster }: TestGame): number => monster('bone-soldier:1').wounds;

// The Hellion resists Bleed: a turn less than printed.
test.each([
  ['ruins-1', 'NE', false, { wounds: 5, stress: 1 }],
  ['ruins-1', 'SW', true, { wounds: 5, stress: 2 }],
  ['ruins-1', 'N', false, { wounds: 5, stress: 0 }],
  ['ruins-3', 'FOUNTAIN', false, { wounds: 2 }],
  ['ruins-3', 'FOUNTAIN', true, { wounds: 3 }],
  ['ruins-3', 'N', false, { wounds: 5 }],
  ['ruins-4', 'PIT_W', false, { wounds: 8, conditions: [['bleed', 2, 1]] }],
  ['ruins-4', 'PIT_E', true, { wounds: 10, conditions: [['bleed', 2, 2]] }],
  ['ruins-4', 'CIRCLE', false, { wounds: 5 }],
  ['ruins-5', 'SE', false, { stress: 1 }],
  ['ruins-5', 'W', true, { stress: 2 }],
  ['ruins-5', 'E', false, { stress: 0 }],
  ['darkest-1', 'EYE_N', false, { stress: 1, conditions: [['mark', 2, 0]] }],
  ['darkest-1', 'C', true, { stress: 1, conditions: [['mark', 3, 0]] }],
  ['darkest-1', 'C', false, { stress: 0, conditions: [] }],
  ['darkest-5', 'POOL_W', false, { wounds: 8, conditions: [['debuff', 2, 0]] }],
  [
    'darkest-5',
    'POOL_E',
    true,
    {
      wounds: 10,
      conditions: [
        ['debuff', 2, 0],
        ['blight', 2, 2],
      ],
    },
  ],
  ['darkest-8', 'FLAME', false, { wounds: 1, conditions: [['mark', 2, 0]] }],
  ['darkest-8', 'FLAME', true, { wounds: 3, conditions: [['mark', 3, 0]] }],
  ['darkest-8', 'ASH', true, { wounds: 5, stress: 1 }],
  ['boss-necromancer', 'GRAVE_E', false, { stress: 1 }],
] as const)('DD-BAT-08, DD-MOD-06 a Hero ends a turn in %s, %s (Stygian: %s)', (room, area, stygian, outcome) => {
  expect(facts(ended(room, { area, stygian }))).toMatchObject(outcome);
});

test('DD-BAT-08 the one lamp of the Cloister calms', () => {
  expect(facts(ended('ruins-5', { area: 'NE', hero: { stress: 4 } }))).toMatchObject({ stress: 3 });
  expect(facts(ended('ruins-5', { area: 'NE', hero: { stress: 4 }, stygian: true }))).toMatchObject({
    stress: 3,
  });
});

test.each([
  ['ruins-3', 'FOUNTAIN', false, 5],
  ['ruins-3', 'FOUNTAIN', true, 3],
  ['ruins-4', 'CIRCLE', false, 1],
  ['ruins-4', 'CIRCLE', true, 0],
  ['ruins-1', 'NE', false, 5],
  ['darkest-3', 'ALTAR', false, 0],
  ['darkest-3', 'ALTAR', true, 0],
] as const)('DD-BAT-08, DD-MOD-06 a Monster ends a turn in %s, %s (Stygian: %s) and has %i Wounds', (room, monster, stygian, wounds) => {
  expect(monsterWounds(ended(room, { monster, stygian, turn: 'bone-soldier:1' }))).toBe(wounds);
});

test('DD-BAT-08 the pits are everybody’s; a Monster that dies there dies', () => {
  const game = ended('ruins-4', { monster: 'PIT_W', turn: 'bone-soldier:1' });
  expect(game.state.battle?.monsters).toEqual([]);
  expect(game.state.phase).toEqual({ kind: 'battle-end', outcome: 'won' });
});

test.each([
  ['ruins-4', 'CIRCLE', 'PIT_E', 8],
  ['darkest-5', 'NW', 'POOL_W', 8],
] as const)('DD-BAT-08 in %s a Hero pushed from %s into %s suffers at once', (room, from, into, wounds) => {
  const game = inARoom(room, { area: from });
  const beyond = room === 'ruins-4' ? 'W' : 'N';
  playOut(
    shuffle(
      game.table,
      game.hero('hellion'),
      { way: 'push', steps: 1, from: beyond, chooser: 'player-1', own: false },
      'DD-CON-09',
    ),
    [],
    [`area:${into}`],
  );
  expect(game.hero('hellion')).toMatchObject({ area: into, wounds });
});

test('DD-BAT-08 the flame of the first fire also takes Bleed and Blight away, not on its Stygian card', () => {
  const burning: HeroSet = {
    wounds: 5,
    conditions: [
      ['bleed', 2, 1],
      ['blight', 2, 1],
    ],
  };
  expect(facts(ended('darkest-8', { area: 'FLAME', hero: burning }))).toMatchObject({
    conditions: [['mark', 2, 0]],
  });
  expect(facts(ended('darkest-8', { area: 'FLAME', hero: burning, stygian: true }))).toMatchObject({
    conditions: [
      ['bleed', 2, 1],
      ['blight', 2, 1],
      ['mark', 3, 0],
    ],
  });
});

test.each([
  [false, 1, { stress: 2, wounds: 4 }],
  [false, 2, { stress: 2, wounds: 3 }],
  [true, 2, { stress: 4, wounds: 4 }],
] as const)('DD-BAT-08 the Hall of Weighing (Stygian: %s) weighs the Quirks of a Hero of Level %i', (stygian, level, outcome) => {
  const hero: HeroSet = { wounds: 5, level, quirks: ['clumsy', 'shocker', 'balanced'] };
  expect(facts(ended('ruins-9', { area: 'C', hero, stygian }))).toMatchObject(outcome);
});

test('DD-BAT-08 the Summoning Hall: a Monster walks on to the circle with the Speed it has left', () => {
  const game = inARoom('ruins-8', { monster: 'NW', turn: 'bone-soldier:1' });
  Object.assign(game.state.battle?.turn ?? {}, { speedLeft: 2 });
  perform(endTurn(game.table));
  expect(game.monster('bone-soldier:1').area).toBe('CIRCLE');
});

test('DD-BAT-08 the Summoning Hall: it stops before a full Area', () => {
  const game = aGame({
    battle: {
      room: 'ruins-8',
      heroes: { crusader: 'W', hellion: 'W', highwayman: 'W', vestal: 'SE' },
      monsters: [['bone-soldier', 'NW']],
      turn: { figure: 'bone-soldier:1', speedLeft: 2 },
    },
  });
  perform(endTurn(game.table));
  expect(game.monster('bone-soldier:1').area).toBe('NW');
});

test.each([
  [false, 2],
  [true, 3],
] as const)('DD-BAT-08 the Summoning Hall (Stygian: %s): %i Stress a Monster in the circle, as one event', (stygian, each) => {
  const game = roundOver('ruins-8', {
    area: 'SW',
    stygian,
    more: {
      battle: {
        room: 'ruins-8',
        monsters: [
          ['maggot', 'CIRCLE'],
          ['maggot', 'CIRCLE'],
          ['maggot', 'E'],
        ],
      },
    },
  });
  expect(game.hero('hellion').stress).toBe(2 * each);
  expect(game.hero('vestal').stress).toBe(1 + 2 * each);
});

test.each([
  [false, 'hellion', [['blight', 2, 2]], true],
  [
    true,
    'hellion',
    [
      ['blight', 2, 3],
      ['debuff', 2, 0],
    ],
    false,
  ],
] as const)('DD-BAT-08 the Causeway of Sinew (Stygian: %s) poisons at the end of a round', (stygian, id, conditions, monstersToo) => {
  const game = roundOver('darkest-2', { area: 'HUB', monster: 'TENDON_E', stygian });
  expect(facts(game, id)).toMatchObject({ conditions });
  expect(game.monster('bone-soldier:1').conditions.length > 0).toBe(monstersToo);
});

test.each([
  ['E', false, 1],
  ['E', true, 0],
  ['HEART', false, 5],
] as const)('DD-BAT-08 the Womb of Antibodies, a Hero in %s (Stygian: %s): the Monster has %i Wounds', (area, stygian, wounds) => {
  expect(monsterWounds(roundOver('darkest-6', { area, stygian }))).toBe(wounds);
});

test('DD-BAT-08 the Starless Observatory takes one Light a round, and at 0 its Stygian card adds Stress', () => {
  expect(roundOver('darkest-7', { light: 3 }).state.campaign.light).toBe(2);
  const dark = roundOver('darkest-7', { light: 1, stygian: true });
  expect([dark.state.campaign.light, dark.hero('hellion').stress]).toEqual([0, 2]);
  const dim = roundOver('darkest-7', { light: 2, stygian: true });
  expect([dim.state.campaign.light, dim.hero('hellion').stress]).toEqual([1, 0]);
});

test('DD-FAN-04 the Pyre burns Heroes in its Area only as long as it stands', () => {
  const yard = (monsters: NonNullable<GameSet['battle']>['monsters']): TestGame =>
    aGame({
      battle: {
        room: 'boss-fanatic',
        boss: 'fanatic',
        heroes: { hellion: 'PYRE' },
        monsters: monsters ?? [],
        turn: 'hellion',
      },
    });
  const burning = yard([['fanatic'], ['pyre', 'PYRE']]);
  perform(endTurn(burning.table));
  expect(burning.hero('hellion').wounds).toBe(2);
  const cold = yard([['fanatic']]);
  perform(endTurn(cold.table));
  expect(cold.hero('hellion').wounds).toBe(0);
});

test('DD-TEM-05 a pit of the Bastion hurts whoever ends a move there, the Templars excepted', () => {
  const game = aGame({
    act: 4,
    battle: {
      room: 'boss-templars',
      boss: 'templars',
      monsters: [['templar-impaler'], ['templar-warlord']],
      turn: 'hellion',
    },
  });
  perform(moveFigure(game.table, game.hero('hellion'), 'P3', 'DD-HRO-05'));
  expect(facts(game)).toMatchObject({ wounds: 5, conditions: [['bleed', 2, 3]] });
  perform(endTurn(game.table));
  expect(game.hero('hellion').wounds).toBe(5);
  game.monster('templar-impaler').area = 'P1';
  perform(roomEffects(game.table, 'end-of-move', game.monster('templar-impaler')));
  expect(game.monster('templar-impaler').wounds).toBe(0);
});

test('DD-BAT-08 the Unfolding Chamber sets a Hero in its centre one slot back', () => {
  const game = aGame({
    act: 4,
    battle: {
      room: 'boss-shuffling-horror',
      boss: 'shuffling-horror',
      heroes: { hellion: 'C' },
      monsters: [['shuffling-horror']],
      turn: 'hellion',
    },
  });
  perform(endTurn(game.table));
  expect(game.state.trackers.heroes).toEqual(['crusader', 'highwayman', 'hellion', 'vestal']);
});

test.each([
  'boss-prophet',
  'boss-mammoth-cyst',
  'boss-ancestor',
] as const)('DD-BSU-02 %s has no effect of its own', room => {
  expect(ROOM_CARDS[room]?.normal).toEqual([]);
});

test('DD-BSU-02, DD-MOD-06 every Room of the decks has a card and another for Stygian mode, the Boss Rooms one for both', () => {
  for (const room of [...RUINS_ROOMS, ...DARKEST_ROOMS]) {
    const { normal, stygian } = ROOM_CARDS[room] ?? { normal: [], stygian: [] };
    expect(normal.length * (stygian?.length ?? 0)).toBeGreaterThan(0);
    expect(stygian).not.toEqual(normal);
    expect(roomRules(inARoom(room, { stygian: true }).state)).toBe(stygian);
    expect(roomRules(inARoom(room, {}).state)).toBe(normal);
  }
  for (const room of Object.values(BOSS_ROOMS)) expect(ROOM_CARDS[room]).not.toHaveProperty('stygian');
});
