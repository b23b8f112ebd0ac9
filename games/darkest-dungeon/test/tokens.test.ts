import { expect, test } from 'vitest';
import { clearRoom, revealAdjacent, revealSome, revealToken } from '../src/rules/tokens.ts';
import { aGame, perform } from '../testing/index.ts';

test('DD-QST-06, DD-ROM-13 what a face-down token is, is drawn when it is turned, and stays known', () => {
  const { table, state } = aGame({
    dungeon: { tokens: { r1: null, r2: null }, unseen: ['lair', 'trap'] },
  });
  expect(perform(revealToken(table, 'r2', 'DD-EXP-03'), 'trap').value).toBe('trap');
  expect(state.quest?.dungeon).toMatchObject({ tokens: { r1: null, r2: 'trap' }, unseen: ['lair'] });
  expect(perform(revealToken(table, 'r2', 'DD-EXP-03')).value).toBe('trap');
});

test('DD-QST-14 a random token is drawn from the unused ones of its types', () => {
  const { table, state } = aGame({
    quest: 'forward-camps',
    dungeon: { tokens: { r1: null }, unseen: ['random'], randomTypes: ['curio', 'lair'] },
  });
  expect(perform(revealToken(table, 'r1', 'DD-EXP-03'), 'random', 'lair').value).toBe('lair');
  expect(state.quest?.dungeon?.randomTypes).toEqual(['curio']);
});

test('DD-BOS-03, DD-DDG-05 each of the marked places is the Objective with the same chance until it is found', () => {
  const aBossQuest = () =>
    aGame({
      quest: 'face-the-threat',
      dungeon: {
        tokens: { r1: null, r2: null, r3: null, r5: null },
        unseen: ['dark', 'empty', 'lair'],
        objectiveAmong: ['r2', 'r3', 'r5'],
      },
    });
  const elsewhere = aBossQuest();
  perform(revealToken(elsewhere.table, 'r1', 'DD-EXP-03'), 'lair');
  perform(revealToken(elsewhere.table, 'r2', 'DD-EXP-03'), 'elsewhere', 'empty');
  expect(elsewhere.state.quest?.dungeon?.objectiveAmong).toEqual(['r3', 'r5']);
  perform(revealToken(elsewhere.table, 'r3', 'DD-EXP-03'), 'elsewhere', 'dark');
  expect(perform(revealToken(elsewhere.table, 'r5', 'DD-EXP-03')).value).toBe('objective');
  const found = aBossQuest();
  expect(perform(revealToken(found.table, 'r3', 'DD-EXP-03'), 'objective').value).toBe('objective');
  expect(found.state.quest?.dungeon).toMatchObject({ objectiveAmong: [], unseen: ['dark', 'empty', 'lair'] });
});

test('DD-ROM-13 a card turns tokens of the group’s choice, as long as there are any', () => {
  const { table, state } = aGame({
    dungeon: { tokens: { r1: 'dark', r2: null, r3: null }, unseen: ['empty', 'lair'] },
  });
  const { asked } = perform(revealSome(table, 3, 'DD-EXP-14'), 'reveal:r3', 'lair', 'empty');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['reveal:r2', 'reveal:r3']);
  expect(state.quest?.dungeon?.tokens).toEqual({ r1: 'dark', r2: 'empty', r3: 'lair' });
});

test('DD-EXP-03, DD-EXP-19 adjacent tokens are turned; a Room behind a dot is not', () => {
  const { table, state } = aGame({
    dungeon: { party: 'r4', tokens: { r1: null, r5: null, r6: null, r7: null, r8: null } },
  });
  perform(revealAdjacent(table, 'DD-EXP-03'), 1, 1, 1);
  expect(state.quest?.dungeon?.tokens).toEqual({ r1: 'empty', r5: null, r6: 'empty', r7: 'empty', r8: null });
});

test('DD-EXP-03 on its way the party looks around the place that it is going to', () => {
  const { table, state } = aGame({
    dungeon: {
      party: 'r4',
      tokens: { r6: null, r7: null, r8: null },
      way: { kind: 'explore', to: ['r7'], dice: [] },
    },
  });
  perform(revealAdjacent(table, 'DD-EXP-14'), 1);
  expect(state.quest?.dungeon?.tokens).toMatchObject({ r6: null, r7: null, r8: 'empty' });
});

test('DD-ROM-11, DD-END-01 a cleared Room loses its token and counts for the Quest', () => {
  const { table, state } = aGame({ dungeon: { party: 'r1', tokens: { r1: 'lair', r2: null } } });
  clearRoom(table, 'r1', 'DD-END-01');
  expect(state.quest).toMatchObject({ cleared: { lair: 1 }, dungeon: { cleared: { r1: 'lair' } } });
  expect(state.quest?.dungeon?.tokens).toEqual({ r2: null });
  expect(() => clearRoom(table, 'r2', 'DD-END-01')).toThrow('no token face-up');
});
