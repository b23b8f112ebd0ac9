import { describe, expect, test } from 'vitest';
import { neededToHit } from '../src/rules/to-hit.ts';
import { newAttack } from '../src/rules/attack.ts';
import { isAdjacent } from '../src/rules/ground.ts';
import { ground, isHigher } from '../src/rules/figures.ts';
import { putInForce } from '../src/rules/in-force.ts';
import { movementLeft, setAside, walkAlong, walkOf } from '../src/rules/movement.ts';
import { distanceBetween, reach } from '../src/rules/paths.ts';
import { movementOf } from '../src/rules/profile.ts';
import { isThreatened } from '../src/rules/threat.ts';
import { aBlow, act, aGame, offered, offersIn, perform, type TestGame, turnOf } from '../testing/index.ts';

const moves = (game: TestGame): number[] =>
  offersIn(game)
    .filter(id => id.startsWith('move:'))
    .map(id => Number(id.slice('move:'.length)));

const endsOf = (game: TestGame, sign: string, budget?: number): number[] => {
  const monster = game.monster(sign);
  const walk = walkOf(game.state, monster, budget ?? movementOf(game.state, monster));
  return reach(walk, monster.square).ends.map(({ square }) => square);
};

describe('a Move', () => {
  test('DL-MOV-01 DL-ATR-07 each point is one square; points may be spent in several moves', () => {
    const game = aGame({ board: 'K......x' });
    const knight = game.accursed('black-knight');
    expect(moves(game)).toEqual([1, 2, 3, 4].map(x => game.on(0, x, 0)));
    act(game, `move:${game.on(0, 3, 0)}`);
    expect(knight.square).toBe(game.on(0, 3, 0));
    expect(turnOf(game)).toMatchObject({ part: 'moving', movement: 1, squares: 3, spent: 3 });
    act(game, `move:${game.on(0, 4, 0)}`);
    expect(turnOf(game)).toMatchObject({ part: 'moving', movement: 0, squares: 4 });
    expect(moves(game)).toEqual([]);
    expect(game.told('moved').map(({ path }) => path)).toEqual([
      [0, 1, 2, 3].map(x => game.on(0, x, 0)),
      [3, 4].map(x => game.on(0, x, 0)),
    ]);
  });

  test('DL-MOV-01 the way is a cheapest one: round the water rather than through it', () => {
    const game = aGame({ board: 'K~x\n...' });
    act(game, `move:${game.at('x')}`);
    expect(turnOf(game).movement).toBe(2);
    expect(game.told('moved')[0]?.['path']).toEqual([game.at('K'), game.on(0, 1, 1), game.at('x')]);
  });

  test('DL-MOV-02 nobody has to move: going on is offered at once', () => {
    const game = aGame({ board: 'K..', turn: ['black-knight', 'moving', { movement: 2 }] });
    expect(moves(game)).toHaveLength(2);
    expect(turnOf(game).movement).toBe(2);
  });

  test('DL-MOV-03 DL-MOV-04 not round a walled corner, nor across a column', () => {
    const game = aGame({
      lay: [{ card: 'pillared-rotunda', by: 'N2' }],
      accursed: { 'black-knight': { at: [1, 1, 1] } },
      turn: ['black-knight', 'before-move', { movement: 1 }],
    });
    expect(moves(game)).not.toContain(game.on(1, 2, 2));
    expect(moves(game)).toContain(game.on(1, 2, 1));
    const corner = aGame({ board: 'K#\n#x' });
    expect(moves(corner)).toEqual([]);
  });

  test('DL-MOV-05 a square with a character cannot be entered or passed, friend or enemy', () => {
    const game = aGame({ board: 'K.Wx', turn: ['black-knight', 'before-move'] });
    expect(moves(game)).toEqual([game.on(0, 1, 0)]);
    const enemy = aGame({ board: 'K.ax', marks: { a: { kind: 'seeker' } } });
    expect(moves(enemy)).toEqual([enemy.on(0, 1, 0)]);
  });

  test('DL-MOV-05 DL-DTH-04 the token of a dead Accursed leaves its square Free', () => {
    const game = aGame({
      board: 'KW.',
      accursed: {
        'blood-witch': { status: { kind: 'dead', injury: 'cracked-ribs', health: 14 }, wounds: 14 },
      },
      turn: ['black-knight', 'before-move'],
    });
    expect(moves(game)).toContain(game.at('W'));
  });

  test('DL-MOV-09 a step whose cost cannot be paid in full is not taken', () => {
    const game = aGame({ board: 'K~x', turn: ['black-knight', 'moving', { movement: 1 }] });
    expect(moves(game)).toEqual([]);
    turnOf(game).movement = 2;
    expect(moves(game)).toEqual([game.on(0, 1, 0)]);
    act(game, `move:${game.on(0, 1, 0)}`);
    expect(turnOf(game)).toMatchObject({ movement: 0, spent: 2, squares: 1 });
  });

  test('DL-MOV-08 DL-TRN-07 the Move Phase may be given up for 1 Stamina, Prone and Threatened as well', () => {
    const game = aGame({
      board: 'Ka',
      accursed: { 'black-knight': { stamina: { unspent: 1, spent: 3 }, prone: true } },
      marks: { a: 'seeker' },
      turn: ['black-knight', 'before-move', { threats: [1] }],
    });
    act(game, 'recover');
    expect(game.accursed('black-knight')).toMatchObject({ stamina: { unspent: 2, spent: 2 }, prone: true });
    expect(turnOf(game).part).toBe('before-attack');
    const fresh = aGame({ board: 'K.' });
    expect(offersIn(fresh)).not.toContain('recover');
    const moving = aGame({
      board: 'K..',
      accursed: { 'black-knight': { stamina: { unspent: 1, spent: 3 } } },
      turn: ['black-knight', 'moving', { movement: 2 }],
    });
    expect(offersIn(moving)).not.toContain('recover');
  });

  test('war-second-wind gives 2', () => {
    const game = aGame({
      board: 'K.',
      accursed: { 'black-knight': { stamina: { unspent: 1, spent: 3 }, skills: ['war-second-wind'] } },
    });
    act(game, 'recover');
    expect(game.accursed('black-knight').stamina).toEqual({ unspent: 3, spent: 1 });
  });

  test('DL-CND-10 Prone: no point can be spent; standing up takes the whole phase', () => {
    const game = aGame({ board: 'K..', accursed: { 'black-knight': { prone: true } } });
    expect(movementLeft(game.state, game.accursed('black-knight'))).toBe(0);
    expect(moves(game)).toEqual([]);
    act(game, 'stand-up');
    expect(game.accursed('black-knight').prone).toBe(false);
    expect(turnOf(game).part).toBe('before-attack');
  });

  test('DL-TRN-08 the Attack Phase may be given up for a full Move, not by the Prone', () => {
    const game = aGame({ board: 'K......', turn: ['black-knight', 'before-attack', { movement: 0 }] });
    expect(moves(game)).toEqual([]);
    act(game, 'extra-move');
    expect(turnOf(game)).toMatchObject({ part: 'extra-moving', movement: 4 });
    act(game, `move:${game.on(0, 4, 0)}`);
    expect(turnOf(game)).toMatchObject({ part: 'extra-moving', movement: 0, squares: 0, spent: 4 });
    const prone = aGame({
      board: 'K..',
      accursed: { 'black-knight': { prone: true } },
      turn: ['black-knight', 'before-attack'],
    });
    expect(offersIn(prone)).not.toContain('extra-move');
  });

  test('DL-TRN-08 points left of the Move Phase are gone in the Attack Phase', () => {
    const game = aGame({ board: 'K...', turn: ['black-knight', 'before-attack', { movement: 3 }] });
    expect(movementLeft(game.state, game.accursed('black-knight'))).toBe(0);
    expect(moves(game)).toEqual([]);
  });
});

describe('levels', () => {
  test('DL-ELV-01 DL-ELV-02 DL-ELV-07 up by the stairs only, down anywhere, stairs from any side', () => {
    const game = aGame({ board: 'K^\n.=\n..', turn: ['black-knight', 'before-move', { movement: 1 }] });
    const up = game.on(0, 1, 0);
    expect(moves(game)).toEqual([game.on(0, 0, 1), game.on(0, 1, 1)]);
    turnOf(game).movement = 2;
    expect(moves(game)).toContain(up);
    game.accursed('black-knight').square = up;
    turnOf(game).movement = 1;
    expect(moves(game)).toContain(game.at('K'));
    expect(isAdjacent(ground(game.state), game.at('K'), up)).toBe(true);
    expect(distanceBetween(ground(game.state), [game.at('K')], [up])).toBe(1);
  });

  test('DL-ELV-06 Monsters need the stairs as well; one that drifts does not', () => {
    const board = 'a^^.\n....\nK...';
    const seeker = aGame({ board, marks: { a: 'seeker' } });
    expect(endsOf(seeker, 'a')).not.toContain(seeker.on(0, 1, 0));
    const shade = aGame({ board, marks: { a: 'weeping-shade' } });
    expect(endsOf(shade, 'a')).toContain(shade.on(0, 1, 0));
  });

  test('DL-ELV-04 +1 To Hit from above, nothing upwards, and neither for nor against a Monster that drifts', () => {
    const game = aGame({ board: 'Ka.\n...', under: { K: '^' }, marks: { a: 'seeker' } });
    const [knight, seeker] = [game.accursed('black-knight'), game.monster('a')];
    expect(neededToHit(game.state, newAttack(knight, seeker, aBlow()))).toBe(3);
    expect(neededToHit(game.state, newAttack(seeker, knight, aBlow()))).toBe(4);
    const shade = aGame({ board: 'Ka.\n...', under: { K: '^' }, marks: { a: 'weeping-shade' } });
    expect(isHigher(shade.state, shade.accursed('black-knight'), shade.monster('a'))).toBe(false);
    expect(isThreatened(shade.state, shade.accursed('black-knight'))).toBe(true);
  });
});

describe('being set aside', () => {
  test('DL-MOV-10 to the nearest Free square on foot; its player chooses among equals, without any cost', () => {
    const game = aGame({ board: 'K~\n.#', turn: ['black-knight', 'moving', { movement: 2 }] });
    const knight = game.accursed('black-knight');
    const others = [game.on(0, 1, 0), game.on(0, 0, 1)];
    const set = perform(setAside(game.table, knight, knight.square, others), `square:${game.on(0, 1, 0)}`);
    expect(set.asked).toMatchObject([{ ask: 'set-aside', seat: 'player-1', about: { who: 'black-knight' } }]);
    expect(offered(set, 'set-aside')).toEqual(others.map(square => `square:${square}`));
    expect(knight.square).toBe(game.on(0, 1, 0));
    expect(turnOf(game).movement).toBe(2);
  });

  test('DL-MOV-10 walking distance, not as the crow flies', () => {
    const game = aGame({ board: 'Ko.\n.o.\n.#.\n...' });
    const knight = game.accursed('black-knight');
    perform(setAside(game.table, knight, knight.square, [game.on(0, 2, 0), game.on(0, 0, 2)]));
    expect(knight.square).toBe(game.on(0, 0, 2));
  });

  test('DL-MOV-10 a Monster by the program or the leader, with its whole base; with no room it stays', () => {
    const game = aGame({
      board: '......\n......\nK.....',
      marks: {},
      monsters: [{ kind: 'dreadworm', at: [0, 2, 0] }],
      options: { 'monster-choices': 'leader' },
    });
    const worm = game.monster('dreadworm');
    const start = worm.square;
    const room = [game.on(0, 4, 0), game.on(0, 4, 1)];
    const set = perform(setAside(game.table, worm, start, room), `square:${game.on(0, 4, 1)}`);
    expect(set.asked).toMatchObject([{ ask: 'set-aside', seat: 'player-1' }]);
    expect(worm.square).toBe(game.on(0, 4, 1));
    perform(setAside(game.table, worm, worm.square, []));
    expect(worm.square).toBe(game.on(0, 4, 1));
  });
});

describe('Monsters on their way', () => {
  const doors = () =>
    aGame({
      lay: [{ card: 'storage-room', by: 'N2', exits: ['S2'], door: 'closed' }],
      accursed: { 'black-knight': { at: [0, 0, 0] } },
      monsters: [{ kind: 'seeker', at: [1, 2, 0] }],
      phase: { kind: 'turns' },
    });

  test('DL-MOV-06 they open doors between explored tiles for a point, never one to the unknown', () => {
    const game = doors();
    const seeker = game.monster('seeker');
    const [first, second] = game.dungeon.plan.archways;
    const walk = walkOf(game.state, seeker, 5);
    const found = reach(walk, seeker.square);
    const cost = (square: number | undefined) => found.ends.find(end => end.square === square)?.cost;
    expect(cost(first?.squares[0])).toBe(2);
    expect(cost(second?.squares[0])).toBeUndefined();
    perform(walkAlong(game.table, seeker, found.pathTo(game.on(0, 0, 3)), 'why-closer'));
    expect(seeker.square).toBe(game.on(0, 0, 3));
    expect(game.dungeon.plan.archways[0]).toMatchObject({ door: 'none' });
    expect(game.told('door-opened')).toMatchObject([{ who: 'seeker', archway: 0 }]);
    expect(game.told('moved').at(-1)).toMatchObject({ who: 'seeker', why: 'why-closer' });
  });

  test('chains-of-guilt leaves no points, crippled half of them, rounded up', () => {
    const game = aGame({ board: 'a......K', marks: { a: 'seeker' } });
    putInForce(game.monster('a'), 'crippled', null);
    expect(endsOf(game, 'a')).toEqual([1, 2, 3].map(x => game.on(0, x, 0)));
    putInForce(game.monster('a'), 'chains-of-guilt', null);
    expect(endsOf(game, 'a')).toEqual([]);
  });

  test('dreadworm and weeping-shade pass through Blocked squares and do not end there', () => {
    const game = aGame({ board: 'aK....', marks: { a: 'weeping-shade' }, phase: { kind: 'turns' } });
    const shade = game.monster('a');
    expect(endsOf(game, 'a')).not.toContain(game.at('K'));
    const path = reach(walkOf(game.state, shade, 6), shade.square).pathTo(game.on(0, 3, 0));
    perform(walkAlong(game.table, shade, path));
    expect(shade.square).toBe(game.on(0, 3, 0));
  });

  test('DL-MOV-01 a walk ends where the walker dies', () => {
    const game = aGame({ board: 'a....K', marks: { a: 'seeker' }, phase: { kind: 'turns' } });
    const seeker = game.monster('a');
    const walk = walkAlong(
      game.table,
      seeker,
      [1, 2, 3].map(x => game.on(0, x, 0)),
    );
    game.dungeon.monsters.splice(0, 1);
    perform(walk);
    expect(seeker.square).toBe(game.on(0, 1, 0));
  });
});
