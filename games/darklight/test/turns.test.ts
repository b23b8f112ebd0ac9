import { kingDistance } from '@tenebrae/board';
import type { Request } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { playAccursedTurn } from '../src/rules/accursed-turn.ts';
import { hasEffect, putInForce } from '../src/rules/in-force.ts';
import { playMonstersTurn } from '../src/rules/monsters-turn.ts';
import { groundOf } from '../src/rules/ground.ts';
import { playRoundEnd, playTurns } from '../src/rules/turns.ts';
import type { TurnPart } from '../src/state.ts';
import { aGame, type GameSet, offered, offersIn, perform, type TestGame, turnOf } from '../testing/index.ts';

/** Who has the next turn, each turn over at once; the script answers where there is a choice. */
function orderOf(game: TestGame, ...script: string[]): string[] {
  const order: string[] = [];
  for (;;) {
    const rule = playTurns(game.table);
    for (let step = rule.next(0); step.done !== true; ) step = rule.next(placeOf(step.value, script));
    const { phase } = game.state;
    if (phase.kind === 'accursed-turn') order.push(phase.turn.who);
    else if (phase.kind === 'monsters-turn') order.push(phase.turn.kind);
    else return order;
    game.state.phase = { kind: 'turns' };
  }
}

function placeOf(request: Request, script: string[]): number {
  if (request.kind !== 'question') throw new Error('only questions are asked here');
  if (request.options.length === 1) return 0;
  const next = script.shift();
  return request.options.findIndex(({ id }) => id === next);
}

describe('the order of turns', () => {
  const turns = { phase: { kind: 'turns' } } as const satisfies GameSet;

  test('DL-TRN-01 DL-ATR-06 one turn each, from the highest Initiative to the lowest', () => {
    const game = aGame({
      board: 'KWEO..\na.b..c',
      marks: { a: 'flayed-hound', b: 'ashen-thrall', c: 'skorn-hurler' },
      ...turns,
    });
    expect(orderOf(game)).toEqual([
      'flayed-hound',
      'outcast',
      'blood-witch',
      'black-knight',
      'skorn-hurler',
      'exorcist',
      'ashen-thrall',
    ]);
    expect(game.state.phase.kind).toBe('round-end');
  });

  test('DL-TRN-01 a whole type has one turn; the dead have theirs, those who left have none', () => {
    const game = aGame({
      board: 'KWO.ab',
      accursed: {
        'blood-witch': { status: { kind: 'dead', injury: 'cracked-ribs', health: 14 }, wounds: 14 },
        'outcast': { status: { kind: 'escaped' } },
      },
      marks: { a: 'ashen-thrall', b: 'ashen-thrall' },
      ...turns,
    });
    expect(orderOf(game)).toEqual(['blood-witch', 'black-knight', 'ashen-thrall']);
  });

  test('DL-TRN-02 on a tie the Accursed go before the Monsters', () => {
    const game = aGame({ board: 'Wa', marks: { a: 'seeker' }, ...turns });
    expect(orderOf(game)).toEqual(['blood-witch', 'seeker']);
  });

  test('DL-TRN-03 Accursed of the same Initiative agree; the players are asked together, or the one who runs them', () => {
    const equal = (players: number) =>
      aGame({ board: 'WO', accursed: { outcast: { injuries: ['concussion'] } }, players, ...turns });
    const both = perform(playTurns(equal(2).table), 'accursed:outcast');
    expect(both.asked).toMatchObject([{ ask: 'choose-next', seat: 'party' }]);
    expect(offered(both, 'choose-next')).toEqual(['accursed:outcast', 'accursed:blood-witch']);
    expect(perform(playTurns(equal(1).table), 'accursed:blood-witch').asked).toMatchObject([
      { seat: 'player-1' },
    ]);
    expect(orderOf(equal(2), 'accursed:outcast')).toEqual(['outcast', 'blood-witch']);
  });

  test('DL-TRN-03 ranged types before melee types, then the leader decides', () => {
    const game = aGame({
      board: 'K....\n.....\n.....\nabcd.',
      marks: { a: 'drowned-bishop', b: 'skorn-hurler', c: 'bone-archer', d: 'skorn-warchief' },
      options: { 'monster-choices': 'leader' },
      ...turns,
    });
    expect(orderOf(game, 'type:bone-archer', 'type:skorn-warchief')).toEqual([
      'black-knight',
      'bone-archer',
      'skorn-hurler',
      'skorn-warchief',
      'drowned-bishop',
    ]);
  });

  test('DL-TRN-04 Monsters that come while turns are taken act only if their step has not passed', () => {
    const game = aGame({
      board: 'K....\na.b..',
      marks: { a: 'flayed-hound', b: 'ashen-thrall' },
      dungeon: { turns: { acted: [], reached: 5 } },
      ...turns,
    });
    expect(orderOf(game)).toEqual(['black-knight', 'ashen-thrall']);
  });

  test('DL-TRN-04 more of a type that has acted wait for the next round', () => {
    const game = aGame({
      board: 'K....\na....',
      marks: { a: 'ashen-thrall' },
      dungeon: { turns: { acted: ['black-knight', 'ashen-thrall'], reached: 1 } },
      ...turns,
    });
    expect(orderOf(game)).toEqual([]);
    perform(playRoundEnd(game.table));
    expect(game.state.phase.kind).toBe('darkness');
    game.state.phase = { kind: 'turns' };
    expect(orderOf(game)).toEqual(['black-knight', 'ashen-thrall']);
  });

  test('DL-TRM-16 what lasts until the next turn of one who left ends when its place comes up', () => {
    const game = aGame({
      board: 'KO',
      accursed: { outcast: { status: { kind: 'escaped' } } },
      ...turns,
    });
    putInForce(game.accursed('black-knight'), 'aegis', 'outcast');
    perform(playTurns(game.table));
    expect(hasEffect(game.accursed('black-knight'), 'aegis')).toBe(false);
  });

  test('DL-RND-02 DL-RND-04 after the last turn the next round begins', () => {
    const game = aGame({ board: 'K', phase: { kind: 'round-end' } });
    perform(playRoundEnd(game.table));
    expect(game.dungeon).toMatchObject({
      round: 3,
      turns: { acted: [], reached: null },
      darkness: { roll: null },
    });
    expect(game.told('round-began')).toMatchObject([{ round: 3 }]);
  });
});

describe('a turn', () => {
  const play = (game: TestGame, ...script: (string | number | number[])[]) =>
    perform(playAccursedTurn(game.table, turnOf(game)), ...script);

  test('DL-TRN-05 Turn Start, Move Phase, Attack Phase, Turn End', () => {
    const game = aGame({ board: 'K...', turn: ['black-knight', 'start', { begun: false }] });
    const parts: TurnPart[] = [];
    for (let beat = 0; beat < 12 && game.state.phase.kind === 'accursed-turn'; beat++) {
      parts.push(turnOf(game).part);
      const only = turnOf(game).part === 'end' || !turnOf(game).begun || offersIn(game).length === 0;
      if (only) play(game);
      else play(game, 'go-on');
    }
    expect(parts).toEqual(['start', 'start', 'before-move', 'before-attack', 'after-attack', 'end']);
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-TRN-06 Poison, then fire, before anything may be done; who dies of them ends the turn', () => {
    const game = aGame({
      board: 'K...',
      accursed: { 'black-knight': { poison: 1, fire: 'full' } },
      turn: ['black-knight', 'start', { begun: false }],
    });
    play(game, [1, 1, 1, 1], 2);
    expect(game.accursed('black-knight')).toMatchObject({ poison: 1, fire: 'half', wounds: 2 });
    expect(game.table.told.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['turn-began', 'poison-fought', 'fire-sank']),
    );
    expect(turnOf(game)).toMatchObject({ part: 'start', begun: true });
  });

  test('DL-TRN-06 equipment and trade at the Turn Start only', () => {
    const game = aGame({ board: 'KO', turn: ['black-knight', 'start'] });
    const verbs = (part: TurnPart) => {
      turnOf(game).part = part;
      return new Set(offersIn(game).map(id => id.split(':')[0]));
    };
    expect(verbs('start')).toEqual(new Set(['unequip', 'trade']));
    for (const part of ['before-move', 'before-attack', 'after-attack'] as const) {
      expect(verbs(part).has('unequip')).toBe(false);
      expect(verbs(part).has('trade')).toBe(false);
    }
  });

  test('DL-TRN-07 the Move Phase has as many points as Movement', () => {
    const game = aGame({ board: 'O...', turn: ['outcast', 'start', { movement: 0 }] });
    play(game, 'go-on');
    expect(turnOf(game)).toMatchObject({ part: 'before-move', movement: 5 });
  });

  test('DL-TRN-08 attacks, or an extra Move, or a Search instead of the Attack Phase', () => {
    const game = aGame({ board: 'K.', turn: ['black-knight', 'before-attack'] });
    game.dungeon.chests.push({ id: 1, tile: 0, front: null, token: null, open: false });
    expect(offersIn(game)).toContain('extra-move');
    expect(offersIn(game).some(id => id.startsWith('search'))).toBe(true);
    const begun = aGame({ board: 'Ka', marks: { a: 'seeker' }, turn: ['black-knight', 'attacking'] });
    const verbs = new Set(offersIn(begun).map(id => id.split(':')[0]));
    expect(verbs.has('attack')).toBe(true);
    expect(verbs.has('extra-move')).toBe(false);
  });

  test('DL-TRN-09 DL-CON-02 spells and consumables before and after the phases, never in one', () => {
    const game = aGame({
      board: 'Wa..',
      accursed: { 'blood-witch': { source: 3, wounds: 3, consumables: ['bandages'] } },
      marks: { a: 'seeker' },
    });
    const open = (part: TurnPart) => {
      turnOf(game).part = part;
      return ['cast', 'use'].map(verb => offersIn(game).some(id => id.startsWith(`${verb}:`)));
    };
    for (const part of ['before-move', 'before-attack', 'after-attack'] as const)
      expect(open(part)).toEqual([true, true]);
    for (const part of ['start', 'moving', 'attacking', 'extra-moving'] as const)
      expect(open(part)).toEqual([false, false]);
  });

  test('DL-TRN-10 at the end, the rules of the place; effects of this turn are over', () => {
    const game = aGame({
      lay: [{ card: 'sunken-cistern', by: 'N2' }],
      accursed: { 'black-knight': { at: [0, 0, 0] } },
      turn: ['black-knight', 'end'],
    });
    putInForce(game.accursed('black-knight'), 'ruin-gate', 'black-knight');
    const stream = groundOf(game.dungeon.plan);
    const at = stream.squares.find((_, place) => stream.terrain[place] === 'stream');
    game.accursed('black-knight').square = at ?? 0;
    play(game, [1, 1]);
    expect(game.accursed('black-knight').insanity).toBe(1);
    expect(hasEffect(game.accursed('black-knight'), 'ruin-gate')).toBe(false);
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-TRN-12 a Monster that reaches nobody moves once, and gives up no phase for more', () => {
    const game = aGame({
      board: `K${'.'.repeat(20)}a`,
      marks: { a: 'seeker' },
      phase: {
        kind: 'monsters-turn',
        turn: {
          kind: 'seeker',
          part: 'start',
          waiting: [],
          threatened: [],
          shots: [],
          moving: null,
        } as never,
      },
    });
    const seeker = game.monster('a');
    const start = seeker.square;
    for (let beat = 0; beat < 10 && game.state.phase.kind === 'monsters-turn'; beat++)
      perform(playMonstersTurn(game.table, game.state.phase.turn));
    expect(game.state.phase).toEqual({ kind: 'turns' });
    expect(kingDistance(groundOf(game.dungeon.plan).sight, start, seeker.square)).toBe(5);
  });

  test('DL-TRN-13 who dies in its own turn ends it at once', () => {
    const game = aGame({
      board: 'KO',
      accursed: { 'black-knight': { wounds: 17, poison: 1 } },
      leader: 'outcast',
      turn: ['black-knight', 'start', { begun: false }],
    });
    game.dungeon.darkness.roll = null;
    play(game, [1, 1, 1, 1], [3, 4]);
    expect(game.accursed('black-knight').status.kind).toBe('dead');
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-HRT-05 the Heart may be used between the phases, however a phase ended', () => {
    const game = aGame({
      board: 'K...',
      accursed: { 'black-knight': { wounds: 5, stamina: { unspent: 3, spent: 1 } } },
    });
    const heart = play(game, 'recover', 'use-heart', 'pass');
    expect(heart.asked.map(({ ask }) => ask)).toEqual(['before-move', 'heart-window', 'heart-window']);
    expect(game.accursed('black-knight').wounds).toBe(2);
  });
});
