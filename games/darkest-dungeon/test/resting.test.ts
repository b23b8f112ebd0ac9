import { expect, test } from 'vitest';
import { canRest, rest } from '../src/rules/resting.ts';
import { gainGold } from '../src/rules/gold.ts';
import { aGame, type GameSet, perform, type TestGame } from '../testing/index.ts';

const camped = (set: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: { crusader: { wounds: 5, stress: 2 }, vestal: { stress: 1 } },
    quest: 'scout-ahead',
    dungeon: { tile: 'ruins-a', party: 'r1', visited: ['s', 'r1'], tokens: { r2: 'lair' } },
    ...set,
  });

test('DD-RST-01 with Firewood the party may Rest in a cleared Room', () => {
  expect(canRest(camped().state)).toBe(true);
  expect(canRest(camped({ quest: { id: 'scout-ahead', firewood: 0 } }).state)).toBe(false);
});

test.each([
  ['at the start, which is no Room', { party: 's' }],
  ['in a Room that still has its token', { tokens: { r1: 'trap' } }],
  ['in a Dark Room', { tokens: { r1: 'dark' } }],
  ['where it has just fled', { fled: true }],
  ['on the way', { way: { kind: 'backtrack', to: ['s'], dice: [] } }],
] as const)('DD-RST-01, DD-RST-07, DD-ROM-12 it may not Rest %s', (_where, dungeon) => {
  const { state } = camped({
    dungeon: { tile: 'ruins-a', party: 'r1', visited: ['s', 'r1'], ...(dungeon as object) },
  });
  expect(canRest(state)).toBe(false);
});

test('DD-RST-07 Resting is done in the Exploration phase, never between dice', () => {
  expect(canRest(camped({ phase: { kind: 'corridor' } }).state)).toBe(false);
  expect(canRest(camped({ phase: { kind: 'exploration' } }).state)).toBe(true);
});

test('DD-RST-02, DD-RST-05 each point removes a Wound or a Stress of one Hero; then the Firewood is gone', () => {
  const game = camped();
  perform(rest(game.table, 4, 'DD-RST-01'), 'mend:crusader', 'mend:crusader', 'calm:vestal', 'calm:crusader');
  expect(game.hero('crusader')).toMatchObject({ wounds: 3, stress: 1 });
  expect(game.hero('vestal').stress).toBe(0);
  expect(game.state.quest?.firewood).toBe(0);
  expect(canRest(game.state)).toBe(false);
});

test('DD-RST-04 points may be left unspent, and those nobody needs are lost', () => {
  const some = camped();
  perform(rest(some.table, 8, 'DD-RST-01'), 'calm:crusader', 'done');
  expect(some.hero('crusader')).toMatchObject({ wounds: 5, stress: 1 });
  const all = camped({ heroes: { vestal: { stress: 1 } } });
  perform(rest(all.table, 8, 'DD-RST-01'), 'calm:vestal');
  expect(all.hero('vestal').stress).toBe(0);
});

test('DD-RST-04 Quirks that react do so once for each Hero and kind, not once a point', () => {
  const game = camped({
    heroes: {
      crusader: { wounds: 6, stress: 6, quirks: ['fast-healer', 'resilient'] },
      vestal: { wounds: 5, quirks: ['infirm'] },
    },
  });
  perform(
    rest(game.table, 6, 'DD-RST-01'),
    'mend:crusader',
    'mend:crusader',
    'calm:crusader',
    'calm:crusader',
    'mend:vestal',
    'mend:vestal',
  );
  expect(game.hero('crusader')).toMatchObject({ wounds: 3, stress: 3 });
  expect(game.hero('vestal').wounds).toBe(4);
});

test('DD-RST-03 players who cannot agree split the points, and each Hero’s controller spends that share', () => {
  const game = camped({ players: 2 });
  const { asked } = perform(
    rest(game.table, 5, 'DD-RST-01'),
    'rest-apart',
    'mend:crusader',
    'mend:crusader',
    'calm:vestal',
    'done',
  );
  expect(asked.map(({ seat }) => seat)).toEqual(['party', 'player-1', 'player-1', 'player-2', 'player-2']);
  expect(game.hero('crusader').wounds).toBe(3);
  expect(game.hero('vestal').stress).toBe(0);
});

test('DD-RST-02 together the group divides them', () => {
  const game = camped({ players: 2 });
  const { asked } = perform(rest(game.table, 1, 'DD-RST-01'), 'rest-together', 'calm:vestal');
  expect(asked.at(-1)?.seat).toBe('party');
});

test('DD-SET-12, DD-RST-02 under the Collector’s third Threat Resting always gives 4 points', () => {
  const game = camped({ act: 3, campaign: { threat: 'collector' } });
  perform(
    rest(game.table, 12, 'DD-RST-01'),
    'mend:crusader',
    'mend:crusader',
    'mend:crusader',
    'mend:crusader',
  );
  expect(game.hero('crusader').wounds).toBe(1);
});

test('DD-RST-06 Gold is one pool for the whole party', () => {
  const { table, state } = camped({ gold: 4 });
  gainGold(table, 6, 'DD-RST-06');
  expect(state.campaign.gold).toBe(10);
});
