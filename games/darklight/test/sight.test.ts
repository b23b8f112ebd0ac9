import { describe, expect, test } from 'vitest';
import { mayAttack } from '../src/rules/attacking.ts';
import { isLit, litTiles, sees, seesSquare } from '../src/rules/figures.ts';
import { groundOf, hasSight } from '../src/rules/ground.ts';
import { changeArchway } from '../src/rules/plan.ts';
import { spellTargets } from '../src/rules/casting.ts';
import { aBlow, act, aGame, d3, type GameSet, offersIn } from '../testing/index.ts';

describe('lines', () => {
  test('DL-LOS-01 no wall between the centres; touching one corner does not matter, being walled on both sides does', () => {
    const game = aGame({ board: 'K#.\n...\n.#x' });
    const ground = groundOf(game.dungeon.plan);
    expect(hasSight(ground, game.at('K'), game.on(0, 2, 0))).toBe(false);
    expect(hasSight(ground, game.at('K'), game.on(0, 1, 1))).toBe(true);
    expect(hasSight(ground, game.at('K'), game.at('x'))).toBe(true);
    const gap = aGame({ board: 'K#\n#x' });
    expect(hasSight(groundOf(gap.dungeon.plan), gap.at('K'), gap.at('x'))).toBe(false);
  });

  test('DL-LOS-01 a closed archway ends it, low objects and streams do not', () => {
    const game = aGame({
      lay: [{ card: 'storage-room', by: 'N2' }],
      accursed: { 'black-knight': { at: [0, 0, 0] } },
    });
    const knight = game.accursed('black-knight');
    const beyond = game.on(1, 2, 0);
    expect(seesSquare(game.state, knight, beyond)).toBe(true);
    changeArchway(game.dungeon, 0, { door: 'closed' });
    expect(seesSquare(game.state, knight, beyond)).toBe(false);
    const low = aGame({ board: 'Ko~x' });
    expect(hasSight(groundOf(low.dungeon.plan), low.at('K'), low.at('x'))).toBe(true);
  });

  test('DL-LOS-02 characters never block it', () => {
    const game = aGame({ board: 'KOab', marks: { a: 'seeker', b: 'seeker' } });
    expect(sees(game.state, game.accursed('black-knight'), game.monster('b'))).toBe(true);
  });

  test('DL-ELV-07 levels do not either', () => {
    const game = aGame({ board: 'K^b', marks: { b: 'seeker' } });
    expect(sees(game.state, game.accursed('black-knight'), game.monster('b'))).toBe(true);
  });
});

/** Four tiles in a row; the Knight carries the Heart on the second. */
const row: GameSet = {
  lay: [
    { card: 'long-corridor', by: 'N0', exits: ['S0'] },
    { card: 'narrow-passage', by: 'N0', exits: ['S0'] },
    { card: 'storage-room', by: 'N2' },
  ],
  accursed: { 'black-knight': { at: [1, 0, 5] }, 'outcast': { at: [2, 0, 3] } },
  monsters: [{ kind: 'seeker', at: [3, 2, 0] }],
  leader: 'black-knight',
  turn: ['outcast', 'before-attack'],
};

describe('light', () => {
  test('DL-LOS-03 the carrier’s tile and those adjacent to it; in an archway both, and all their neighbours', () => {
    const game = aGame(row);
    expect([...litTiles(game.state)].sort()).toEqual([0, 1, 2]);
    expect(isLit(game.state, game.on(3, 2, 0))).toBe(false);
    // The squares of an archway of a lit tile are lit.
    expect(isLit(game.state, game.dungeon.plan.archways[2]?.squares[0] ?? 0)).toBe(true);
    game.accursed('black-knight').square = game.dungeon.plan.archways[1]?.squares[0] ?? 0;
    expect([...litTiles(game.state)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('DL-LOS-03 DL-TRM-14 a closed door between them does not keep the light out', () => {
    const game = aGame(row);
    changeArchway(game.dungeon, 1, { door: 'closed' });
    expect(litTiles(game.state).has(2)).toBe(true);
  });

  test('DL-LOS-04 Monsters see in the dark', () => {
    const game = aGame(row);
    expect(sees(game.state, game.monster('seeker'), game.accursed('outcast'))).toBe(true);
    expect(sees(game.state, game.accursed('outcast'), game.monster('seeker'))).toBe(false);
  });

  test('DL-LOS-05 an adjacent Monster on a dark tile cannot be attacked, while it attacks', () => {
    const game = aGame(row);
    const [outcast, seeker] = [game.accursed('outcast'), game.monster('seeker')];
    outcast.square = game.dungeon.plan.archways[2]?.squares[0] ?? 0;
    expect(mayAttack(game.state, outcast, seeker, aBlow())).toBe(false);
    expect(mayAttack(game.state, seeker, outcast, aBlow())).toBe(true);
    game.state.leader = 'outcast';
    expect(mayAttack(game.state, outcast, seeker, aBlow())).toBe(true);
  });

  test('DL-LOS-06 a spell needs sight and light for its target', () => {
    const game = aGame({
      ...row,
      accursed: {
        'black-knight': { at: [1, 0, 5] },
        'blood-witch': { at: [2, 0, 3], source: 3 },
      },
      turn: ['blood-witch', 'before-attack'],
    });
    const witch = game.accursed('blood-witch');
    const seeker = game.monster('seeker');
    const targets = () => spellTargets(game.state, witch, 'sphere-of-hate').map(({ figure }) => figure);
    expect(targets()).not.toContain(seeker);
    game.state.leader = 'blood-witch';
    expect(targets()).toContain(seeker);
  });

  test('DL-LOS-06 Bandages for an adjacent Accursed need neither light nor line of sight', () => {
    const game = aGame({
      ...row,
      accursed: {
        'black-knight': { at: [0, 0, 0] },
        'outcast': { at: [3, 2, 3], consumables: ['bandages'] },
        'exorcist': { at: [3, 3, 3], wounds: 5 },
      },
    });
    expect(isLit(game.state, game.accursed('exorcist').square)).toBe(false);
    const use = offersIn(game).find(id => id.startsWith('use:bandages'));
    expect(use).toBeDefined();
    act(game, use ?? '', d3(3));
    expect(game.accursed('exorcist').wounds).toBeLessThan(5);
  });
});
