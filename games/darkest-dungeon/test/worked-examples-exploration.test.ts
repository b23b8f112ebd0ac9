import { expect, test } from 'vitest';
import { playCorridor, playExploration } from '../src/rules/exploration.ts';
import { isAtDeathsDoor } from '../src/rules/figures.ts';
import { canLeave } from '../src/rules/map-options.ts';
import { playPrepareQuest } from '../src/rules/quest-set-up.ts';
import { playRoundEnd } from '../src/rules/battle-end.ts';
import { revealToken } from '../src/rules/tokens.ts';
import { aGame, explorationFaces, perform } from '../testing/index.ts';

test.each([
  ['normal', 1],
  ['radiant', 0],
] as const)('EX-14 Scouting, %s mode (DD-EXP-02, DD-EXP-03, DD-EXP-04, DD-MOD-04)', (difficulty, dice) => {
  const { table, state } = aGame({
    options: { difficulty },
    light: 3,
    dungeon: {
      tile: 'ruins-a',
      party: 'r4',
      visited: ['s', 'r1', 'r4'],
      tokens: { r5: null, r6: null, r7: null },
    },
  });
  perform(playExploration(table), 'scout', 1, 1);
  expect(state.heroes.map(({ stress }) => stress)).toEqual([1, 1, 1, 1]);
  expect(state.quest?.dungeon?.tokens).toEqual({ r5: null, r6: 'empty', r7: 'empty' });
  const die = explorationFaces('blank');
  perform(playExploration(table), 'explore:r6', ...(dice === 1 ? [die, die, die, die] : []));
  expect(state.quest?.dungeon?.way?.dice.flatMap(({ faces }) => faces).length).toBe(4 * dice);
});

test.each([
  [5, 16, 0, false],
  [2, 17, 1, true],
  [6, 12, 0, false],
])('EX-15 Trap die, a roll of %i (DD-EXP-15, DD-LGT-02, DD-DTH-01)', (roll, wounds, stress, atDoor) => {
  const { table, hero } = aGame({
    act: 2,
    light: 5,
    phase: { kind: 'corridor' },
    heroes: { highwayman: { level: 2, wounds: 12 } },
    dungeon: {
      tokens: { r1: null },
      way: { kind: 'explore', to: ['r1'], dice: [{ hero: 'highwayman', faces: ['trap'] }] },
    },
  });
  perform(playCorridor(table), roll);
  expect(hero('highwayman')).toMatchObject({ wounds, stress });
  expect(isAtDeathsDoor(hero('highwayman'))).toBe(atDoor);
});

test('EX-24 Boss Quest layout (DD-BOS-03, DD-BOS-04, DD-BOS-07)', () => {
  const { table, state } = aGame({
    phase: { kind: 'prepare-quest' },
    campaign: { threat: 'necromancer' },
    quest: { id: 'face-the-threat', dungeon: null },
  });
  if (state.quest !== null) state.quest.dungeon = null;
  perform(playPrepareQuest(table), 'enter', 'ruins-d');
  const dungeon = state.quest?.dungeon;
  expect(dungeon?.objectiveAmong).toEqual(['r4', 'r5', 'r8']);
  expect(Object.keys(dungeon?.tokens ?? {}).length).toBe(8);
  expect(dungeon?.unseen.length).toBe(7);
  const edges = [
    perform(revealToken(table, 'r4', 'DD-EXP-03'), 'elsewhere', 'lair').value,
    perform(revealToken(table, 'r8', 'DD-EXP-03'), 'objective').value,
    perform(revealToken(table, 'r5', 'DD-EXP-03'), 'trap').value,
  ];
  expect(edges).toEqual(['lair', 'objective', 'trap']);
  expect(state.quest?.dungeon?.unseen.length).toBe(5);
  expect(canLeave(state)).toBe(false);
  const fight = aGame({
    battle: { room: 'boss-necromancer', boss: 'necromancer', monsters: [['necromancer']], round: 4 },
  });
  perform(playRoundEnd(fight.table));
  expect(fight.state.phase).toEqual({ kind: 'initiative' });
});
