import { describe, expect, test } from 'vitest';
import { leaveDungeon } from '../src/rules/escape.ts';
import { settle } from '../src/rules/settle.ts';
import { NOWHERE } from '../src/state.ts';
import { act, aGame, type GameSet, offersIn, perform, turnOf } from '../testing/index.ts';

const onTheStairs = (more: GameSet = {}) =>
  aGame({
    lay: [],
    quest: 'q-necrostream-1',
    accursed: { 'black-knight': { at: [0, 0, 0] }, 'outcast': { at: [0, 1, 3] } },
    leader: 'outcast',
    ...more,
  });

describe('leaving', () => {
  test('DL-ESC-01 from a stair square for 1 Movement point, in the Move or the extra Move', () => {
    const game = onTheStairs();
    expect(offersIn(game)).toContain('escape');
    act(game, 'escape');
    expect(game.accursed('black-knight')).toMatchObject({ status: { kind: 'escaped' }, square: NOWHERE });
    expect(turnOf(game)).toMatchObject({ spent: 1, movement: 3 });
    expect(offersIn(onTheStairs({ turn: ['black-knight', 'extra-moving'] }))).toContain('escape');
    expect(offersIn(onTheStairs({ turn: ['black-knight', 'before-attack'] }))).not.toContain('escape');
    expect(offersIn(onTheStairs({ turn: ['outcast', 'before-move'] }))).not.toContain('escape');
    expect(offersIn(onTheStairs({ turn: ['black-knight', 'moving', { movement: 0 }] }))).not.toContain(
      'escape',
    );
  });

  test('DL-ESC-01 DL-THR-01 not while Threatened', () => {
    const game = onTheStairs({
      monsters: [{ kind: 'seeker', at: [0, 0, 1] }],
      turn: ['black-knight', 'before-move', { threats: [1] }],
    });
    expect(offersIn(game)).not.toContain('escape');
  });

  test('DL-ESC-02 an Accursed that has left is out of the turns, the targets and the light', () => {
    const game = onTheStairs();
    perform(leaveDungeon(game.table, 'black-knight'));
    expect(game.accursed('black-knight').status.kind).toBe('escaped');
    expect(perform(settle(game.table)).result).toBeNull();
  });

  test('DL-ESC-03 when all have left the quest has failed at once', () => {
    const game = onTheStairs({ accursed: { 'black-knight': { at: [0, 0, 0] } }, leader: 'black-knight' });
    act(game, 'escape');
    expect(perform(settle(game.table)).result).toMatchObject({ outcome: 'quest-failed', rule: 'DL-ESC-03' });
  });

  test('DL-ESC-03 also when only the dead stay behind; they are lost', () => {
    const game = onTheStairs({
      accursed: {
        'black-knight': { at: [0, 0, 0] },
        'outcast': {
          at: [0, 1, 3],
          status: { kind: 'dead', injury: 'cracked-ribs', health: 15 },
          wounds: 15,
        },
      },
      leader: 'black-knight',
    });
    perform(leaveDungeon(game.table, 'black-knight'));
    expect(perform(settle(game.table)).result).toMatchObject({ outcome: 'quest-failed' });
    expect(game.accursed('outcast').status).toEqual({ kind: 'lost', how: 'left-behind' });
  });

  test('DL-ESC-04 souls and treasure are kept, Trophies of a combat under way are not', () => {
    const game = onTheStairs({
      accursed: {
        'black-knight': { at: [0, 0, 0], souls: 7, crowns: 3, trophies: [{ kind: 'seeker', souls: 1 }] },
        'outcast': { at: [0, 1, 3] },
      },
      monsters: [{ kind: 'seeker', at: [0, 0, 3] }],
    });
    const items = game.accursed('black-knight').items.length;
    perform(leaveDungeon(game.table, 'black-knight'));
    expect(game.accursed('black-knight')).toMatchObject({ souls: 7, crowns: 3, trophies: [] });
    expect(game.accursed('black-knight').items).toHaveLength(items);
  });

  test('DL-ESC-05 the tutorial forbids it', () => {
    expect(offersIn(onTheStairs({ quest: 'q-awakening' }))).not.toContain('escape');
  });

  test('DL-ESC-05 q-crypt-6 forbids it once the Quest Room is revealed', () => {
    const game = onTheStairs({ quest: 'q-crypt-6' });
    expect(offersIn(game)).toContain('escape');
    game.dungeon.quest.revealed = 2;
    expect(offersIn(game)).not.toContain('escape');
  });

  test('DL-ACC-12 the Heart passes on when its carrier leaves', () => {
    const game = onTheStairs({
      accursed: { 'black-knight': { at: [0, 0, 0] }, 'outcast': { at: [0, 1, 3] } },
      leader: 'black-knight',
    });
    perform(leaveDungeon(game.table, 'black-knight'));
    expect(game.state.leader).toBe('outcast');
  });
});

describe('leaving with what the quest is about', () => {
  const withTheLantern = () =>
    onTheStairs({
      quest: 'q-necrostream-2',
      accursed: {
        'black-knight': { at: [0, 0, 0] },
        'outcast': { at: [0, 1, 3] },
        'exorcist': { at: [0, 0, 3], status: { kind: 'escaped' } },
      },
      dungeon: {
        quest: { id: 'q-necrostream-2', revealed: 1, room: 0, progress: 0, notes: [], outcome: null },
        props: [{ id: 1, name: 'lantern', square: 0, carrier: 'black-knight', done: false, order: 0 }],
      },
    });

  test('DL-ESC-06 DL-ESC-07 the carrier completes the quest and has not fled; who left before has', () => {
    const game = withTheLantern();
    perform(leaveDungeon(game.table, 'black-knight'));
    const { result } = perform(settle(game.table));
    expect(result).toMatchObject({ outcome: 'quest-completed' });
    expect(result?.winners).toContain('player-1');
    expect(result?.winners).toContain('player-2');
    expect(result?.winners).not.toContain('player-3');
  });

  test('DL-ESC-06 another one only flees', () => {
    const game = withTheLantern();
    perform(leaveDungeon(game.table, 'outcast'));
    expect(game.accursed('outcast').status.kind).toBe('escaped');
    expect(perform(settle(game.table)).result).toBeNull();
  });
});
