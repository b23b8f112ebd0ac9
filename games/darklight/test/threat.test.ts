import { describe, expect, test } from 'vitest';
import { movementLeft } from '../src/rules/movement.ts';
import { putInForce } from '../src/rules/in-force.ts';
import { isThreatened, threatsTo } from '../src/rules/threat.ts';
import { act, aGame, offersIn, type TestGame, turnOf } from '../testing/index.ts';

/** The turn as it stands after its start: who threatens now is noted. */
function startedBeside(board: string, more: Parameters<typeof aGame>[0] = {}): TestGame {
  const game = aGame({ board, marks: { a: 'seeker' }, ...more });
  turnOf(game).threats = threatsTo(game.state, game.accursed('black-knight')).map(({ id }) => id);
  return game;
}
const verbs = (game: TestGame) => new Set(offersIn(game).map(id => id.split(':')[0]));

describe('Threat', () => {
  test('DL-THR-01 who starts adjacent to an enemy spends no Movement points: no steps, no doors', () => {
    const game = startedBeside('Ka..\n....');
    expect(movementLeft(game.state, game.accursed('black-knight'))).toBe(0);
    expect(verbs(game)).toEqual(new Set(['tumble']));
    const door = aGame({
      lay: [],
      accursed: { 'black-knight': { at: [0, 0, 3] } },
      monsters: [{ kind: 'seeker', at: [0, 0, 2] }],
      turn: ['black-knight', 'before-move', { threats: [1] }],
    });
    expect(verbs(door).has('open')).toBe(false);
    turnOf(door).threats = [];
    expect(verbs(door).has('open')).toBe(true);
  });

  test('WE-14 DL-THR-02 the Outcast starts 3 squares away and passes two squares beside the Seeker', () => {
    const game = aGame({
      board: `
        .......
        O..a...
        .......`,
      marks: { a: 'seeker' },
    });
    const outcast = game.accursed('outcast');
    turnOf(game).threats = threatsTo(game.state, outcast).map(({ id }) => id);
    act(game, `move:${game.on(0, 2, 0)}`);
    act(game, `move:${game.on(0, 3, 0)}`);
    act(game, `move:${game.on(0, 5, 0)}`);
    expect(outcast).toMatchObject({ square: game.on(0, 5, 0), stamina: { spent: 0 } });
    expect(turnOf(game).movement).toBe(0);
  });

  test('WE-13 DL-THR-01 DL-THR-03 DL-EVA-05 a Tumble frees it although it still touches the Seeker', () => {
    const game = startedBeside(
      `
        K.......
        a.......
        ........`,
      { accursed: { 'black-knight': { stamina: { unspent: 3, spent: 1 } } } },
    );
    const knight = game.accursed('black-knight');
    expect(verbs(game).has('move')).toBe(false);
    act(game, `tumble:${game.on(0, 1, 0)}`);
    expect(isThreatened(game.state, knight)).toBe(true);
    expect(turnOf(game)).toMatchObject({
      part: 'before-move',
      movement: 4,
      threats: [],
      tumbles: 1,
      squares: 0,
    });
    act(game, `move:${game.on(0, 5, 0)}`);
    expect(knight).toMatchObject({ square: game.on(0, 5, 0), stamina: { unspent: 1, spent: 3 } });
  });

  test('DL-THR-03 one Tumble frees it for the extra Move too', () => {
    const game = startedBeside('K...\na...', { turn: ['black-knight', 'before-attack'] });
    expect(offersIn(game)).not.toContain('extra-move');
    act(game, `tumble:${game.on(0, 1, 0)}`);
    act(game, 'extra-move');
    expect(movementLeft(game.state, game.accursed('black-knight'))).toBe(4);
  });

  test('DL-THR-04 a Monster is Threatened as well, and cannot Tumble', () => {
    const game = aGame({ board: 'Ka.b', marks: { a: 'seeker', b: 'seeker' } });
    expect(isThreatened(game.state, game.monster('a'))).toBe(true);
    expect(isThreatened(game.state, game.monster('b'))).toBe(false);
    game.accursed('black-knight').prone = true;
    expect(isThreatened(game.state, game.monster('a'))).toBe(false);
  });

  test.each([
    ['dead', (game: TestGame) => game.dungeon.monsters.splice(0, 1)],
    ['Prone', (game: TestGame) => (game.monster('a').prone = true)],
    ['no longer adjacent', (game: TestGame) => (game.monster('a').square = game.on(0, 3, 0))],
  ])('DL-THR-05 who threatened is %s: the Accursed may move', (_, change) => {
    const game = startedBeside('Ka..\n....');
    expect(verbs(game).has('move')).toBe(false);
    change(game);
    expect(verbs(game).has('move')).toBe(true);
  });

  test('DL-ELV-03 DL-ELV-05 none between different levels, but from and to a stair', () => {
    const apart = aGame({ board: 'Ka\n..', under: { K: '^' }, marks: { a: 'seeker' } });
    expect(isThreatened(apart.state, apart.accursed('black-knight'))).toBe(false);
    const stair = aGame({ board: 'Ka\n..', under: { K: '=' }, marks: { a: 'seeker' } });
    expect(isThreatened(stair.state, stair.accursed('black-knight'))).toBe(true);
  });

  test('DL-ELV-05 on different levels they still fight in melee', () => {
    const game = aGame({
      board: 'Ka\n..',
      under: { K: '^' },
      marks: { a: 'seeker' },
      turn: ['black-knight', 'before-attack'],
    });
    expect(offersIn(game)).toContain(`unarmed:${game.monster('a').id}`);
  });

  test('DL-LRG-04 large bases threaten and are threatened whatever the level', () => {
    const game = aGame({
      board: 'K..\n...\n...',
      under: { K: '^' },
      monsters: [{ kind: 'dreadworm', at: [0, 1, 0] }],
    });
    expect(isThreatened(game.state, game.accursed('black-knight'))).toBe(true);
    expect(isThreatened(game.state, game.monster('dreadworm'))).toBe(true);
  });

  test('out-ghost-step, ruin-gate and sleepers: no Threat', () => {
    const game = aGame({
      board: 'aOb',
      accursed: { outcast: { skills: ['out-ghost-step'] } },
      marks: { a: { kind: 'seeker', target: 'outcast' }, b: 'seeker' },
    });
    const outcast = game.accursed('outcast');
    expect(threatsTo(game.state, outcast)).toEqual([game.monster('a')]);
    putInForce(outcast, 'ruin-gate', 'outcast');
    expect(threatsTo(game.state, outcast)).toEqual([]);
    const asleep = aGame({ board: 'Ka', marks: { a: { kind: 'seeker', asleep: true } } });
    expect(isThreatened(asleep.state, asleep.accursed('black-knight'))).toBe(false);
  });
});

describe('Tumble in one’s own turn', () => {
  test('DL-EVA-07 in every part of the turn, while Threatened, as often as Stamina lasts', () => {
    for (const part of [
      'start',
      'before-move',
      'moving',
      'before-attack',
      'attacking',
      'after-attack',
    ] as const) {
      const game = startedBeside('Ka.\n...', { turn: ['black-knight', part] });
      expect(verbs(game).has('tumble'), part).toBe(true);
    }
    const game = startedBeside('K..\na..\n...');
    act(game, `tumble:${game.on(0, 1, 0)}`);
    act(game, `tumble:${game.at('K')}`);
    expect(game.accursed('black-knight').stamina).toEqual({ unspent: 0, spent: 4 });
    expect(verbs(game).has('tumble')).toBe(false);
    expect(turnOf(game).tumbles).toBe(2);
  });

  test('DL-EVA-07 not without an enemy that threatens', () => {
    const game = aGame({ board: 'K.a', marks: { a: 'seeker' } });
    expect(verbs(game).has('tumble')).toBe(false);
  });

  test('DL-MOV-09 a Tumble pays no extra cost and keeps to walls and levels', () => {
    const game = startedBeside('K~\na^');
    expect(offersIn(game)).toEqual([`tumble:${game.on(0, 1, 0)}`]);
    act(game, `tumble:${game.on(0, 1, 0)}`);
    expect(turnOf(game)).toMatchObject({ movement: 4, spent: 0 });
  });

  test('out-nimble: for 1 Stamina', () => {
    const game = aGame({
      board: 'Oa\n..',
      accursed: { outcast: { skills: ['out-nimble'] } },
      marks: { a: 'seeker' },
    });
    act(game, `tumble:${game.on(0, 0, 1)}`);
    expect(game.accursed('outcast').stamina).toEqual({ unspent: 2, spent: 1 });
  });
});
