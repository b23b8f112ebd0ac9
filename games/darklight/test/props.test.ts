import { describe, expect, test } from 'vitest';
import { playAllyTurn } from '../src/rules/allies.ts';
import { questOutcome } from '../src/rules/quests.ts';
import { playTurns } from '../src/rules/turns.ts';
import type { QuestId } from '../src/data/quests.ts';
import { act, type AccursedSet, type GameSet, offersIn, perform, type TestGame } from '../testing/index.ts';
import { allyIn, inQuestRoom, kindsIn, propOf, startedWith } from '../testing/quest-rooms.ts';

/** The Black Knight somewhere in the Quest Room, before its Attack Phase. */
const standing = (x: number, y: number, more: AccursedSet = {}): GameSet => ({
  accursed: { 'black-knight': { at: [1, x, y], ...more } },
  turn: ['black-knight', 'before-attack'],
});

const handlings = (game: TestGame): string[] => offersIn(game).filter(id => id.startsWith('handle'));

const room = (quest: QuestId, set: GameSet, ...script: (string | number)[]) =>
  inQuestRoom(quest, set, ...script);

describe('Props', () => {
  test('DL-SET-08 on its square or next to it, in place of the Attack Phase', () => {
    expect(handlings(room('q-necrostream-5', standing(0, 0), 'enc-rotmongers'))).toEqual(['handle:1']);
    expect(handlings(room('q-necrostream-5', standing(1, 1), 'enc-rotmongers'))).toEqual(['handle:1']);
    expect(handlings(room('q-necrostream-5', standing(2, 0), 'enc-rotmongers'))).toEqual([]);
    const game = room('q-necrostream-5', standing(1, 1), 'enc-rotmongers');
    act(game, 'handle:1', [6, 1]);
    expect(game.state.phase).toMatchObject({ turn: { part: 'after-attack' } });
    expect(game.dungeon.props[0]?.done).toBe(true);
    expect(offersIn(game).filter(id => id.startsWith('handle'))).toEqual([]);
  });

  test('DL-SET-08 a solid Prop can be handled beside any of its squares', () => {
    expect(handlings(room('q-crypt-2', standing(0, 3), 'enc-rotmongers'))).toEqual(['handle:1', 'handle:3']);
    expect(handlings(room('q-crypt-2', standing(0, 0), 'enc-rotmongers'))).toEqual(['handle:1']);
  });

  test('q-necrostream-5 a failed Mind 5 Test brings a shade next to the tester', () => {
    const game = room('q-necrostream-5', standing(1, 1), 'enc-rotmongers');
    act(game, 'handle:1', [4, 1]);
    expect(game.dungeon.props[0]?.done).toBe(false);
    expect(game.monster('weeping-shade').target).toBe('black-knight');
  });

  test('q-chapel-2 handling a candle lights it', () => {
    const game = room('q-chapel-2', standing(2, 3), 'enc-rotmongers');
    act(game, 'handle:1');
    expect(game.dungeon.props[0]).toMatchObject({ done: true, order: 1 });
  });

  test('q-chapel-4 the Relic is taken up; an Ambush comes the first time only', () => {
    const game = room('q-chapel-4', standing(3, 0));
    act(game, 'handle:1', 'enc-rotmongers');
    const [relic] = game.dungeon.props;
    expect(relic?.carrier).toBe('black-knight');
    expect(game.monster('rotmonger').target).toBe('black-knight');
    propOf(game, 1).carrier = null;
    Object.assign(game.state.phase, { turn: { ...turnIn(game), part: 'before-attack' } });
    act(game, 'handle:1');
    expect(kindsIn(game)).toEqual(['rotmonger']);
  });

  test('q-chapel-5 three offerings: Blessed Water, 3 FP or 1d6 Wounds; an Encounter after the second', () => {
    const game = room(
      'q-chapel-5',
      {
        accursed: { 'exorcist': { at: [1, 3, 0], consumables: ['blessed-water'], faith: 3 } },
        turn: ['exorcist', 'before-attack'],
      },
      'enc-rotmongers',
    );
    const again = () => Object.assign(game.state.phase, { turn: { ...turnIn(game), part: 'before-attack' } });
    expect(handlings(game)).toEqual(['handle:1:blessed-water', 'handle:1:three-faith', 'handle:1:blood']);
    act(game, 'handle:1:blessed-water');
    expect(game.accursed('exorcist').consumables).toEqual([]);
    again();
    act(game, 'handle:1:three-faith', 'enc-rotmongers');
    expect(game.accursed('exorcist').faith).toBe(0);
    expect(kindsIn(game)).toEqual(['rotmonger', 'rotmonger']);
    again();
    expect(handlings(game)).toEqual(['handle:1:blood']);
    act(game, 'handle:1:blood', 4);
    expect(game.accursed('exorcist').wounds).toBe(4);
    expect(questOutcome(game.state)).toBe('completed');
  });

  test('q-crypt-2 thralls on 1 to 3, nothing on 4 and 5, the Seal on 6 or in the last', () => {
    const set = { ...standing(0, 3), ...startedWith(3) };
    const calm = (): TestGame => {
      const game = room('q-crypt-2', set, 'enc-rotmongers', 1);
      game.dungeon.monsters.splice(0);
      return game;
    };
    const game = calm();
    act(game, 'handle:1', 3);
    expect(kindsIn(game)).toEqual(['ashen-thrall', 'ashen-thrall', 'ashen-thrall']);
    const found = calm();
    act(found, 'handle:1', 6);
    expect(found.dungeon.quest.progress).toBe(1);
    expect(questOutcome(found.state)).toBe('completed');
    const last = calm();
    for (const prop of last.dungeon.props) prop.done = prop.id !== 1;
    act(last, 'handle:1');
    expect(questOutcome(last.state)).toBe('completed');
    const nothing = calm();
    act(nothing, 'handle:1', 5);
    expect([kindsIn(nothing), questOutcome(nothing.state)]).toEqual([[], null]);
  });

  test('q-crypt-5 three passed Tests; a failed one is 1 Insanity', () => {
    const game = room('q-crypt-5', standing(3, 3), 'enc-rotmongers');
    const again = () => Object.assign(game.state.phase, { turn: { ...turnIn(game), part: 'before-attack' } });
    act(game, 'handle:1', [1, 1]);
    expect(game.accursed('black-knight').insanity).toBe(1);
    for (let passed = 1; passed <= 3; passed++) {
      expect(questOutcome(game.state)).toBeNull();
      again();
      act(game, 'handle:1', [5, 1]);
    }
    expect(questOutcome(game.state)).toBe('completed');
  });

  test('q-sanctuary-2 a brazier costs an Oil Flask, 1 FP, 2 Source or 1d6 Wounds; an Encounter after the second', () => {
    const game = room(
      'q-sanctuary-2',
      standing(0, 0, { consumables: ['oil-flask'], faith: 1, source: 2 }),
      'enc-rotmongers',
    );
    expect(handlings(game)).toEqual([
      'handle:1:oil-flask',
      'handle:1:one-faith',
      'handle:1:source',
      'handle:1:blood',
    ]);
    game.dungeon.quest.progress = 1;
    act(game, 'handle:1:source', 'enc-rotmongers');
    expect(game.accursed('black-knight').source).toBe(0);
    expect(kindsIn(game)).toEqual(['rotmonger', 'rotmonger']);
  });

  test('q-sanctuary-3 the Chain: three passed Strength 5 Tests bind the sleeper', () => {
    const game = room('q-sanctuary-3', standing(2, 3));
    game.dungeon.quest.progress = 2;
    act(game, 'handle:1', [1, 1, 1, 5]);
    expect(questOutcome(game.state)).toBe('completed');
  });
});

const turnIn = ({ state }: TestGame) => (state.phase.kind === 'accursed-turn' ? state.phase.turn : {});

describe('ally pieces', () => {
  const leading = (more: GameSet = {}) =>
    room('q-crypt-4', { ...standing(3, 4), phase: { kind: 'turns' }, ...more }, 'enc-rotmongers');

  test('DL-SET-08 its turn comes right after the leader’s', () => {
    const game = leading();
    game.dungeon.turns.acted.push('black-knight');
    perform(playTurns(game.table));
    expect(game.state.phase).toEqual({ kind: 'ally-turn', ally: 'ally-1', movement: null });
  });

  test('DL-SET-08 the leader moves it up to 4 squares, step by step', () => {
    const game = leading({ phase: { kind: 'ally-turn', ally: 'ally-1', movement: null } });
    const { asked } = perform(playAllyTurn(game.table, 'ally-1'), `move:${game.on(1, 3, 6)}`);
    expect(asked[0]).toMatchObject({ seat: 'player-1', ask: 'lead-ally' });
    expect(game.dungeon.allies[0]?.square).toBe(game.on(1, 3, 6));
    const { phase } = game.state;
    expect(phase).toMatchObject({ kind: 'ally-turn' });
    expect(phase.kind === 'ally-turn' && phase.movement).toBeLessThan(4);
    perform(playAllyTurn(game.table, 'ally-1'), 'done');
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-SET-08 Threatened it stays, unless an Accursed beside it gives up its Attack Phase', () => {
    const game = leading();
    const monster = game.monster('rotmonger');
    monster.square = game.on(1, 2, 3);
    game.state.phase = { kind: 'ally-turn', ally: 'ally-1', movement: null };
    perform(playAllyTurn(game.table, 'ally-1'));
    expect(game.state.phase).toEqual({ kind: 'turns' });
    const freed = room('q-crypt-4', standing(3, 4), 'enc-rotmongers');
    freed.monster('rotmonger').square = freed.on(1, 2, 3);
    act(freed, 'free:ally-1');
    expect(freed.dungeon.allies[0]?.freed).toBe(true);
    freed.state.phase = { kind: 'ally-turn', ally: 'ally-1', movement: null };
    perform(playAllyTurn(freed.table, 'ally-1'), `move:${freed.on(1, 5, 3)}`);
    expect(freed.dungeon.allies[0]?.square).toBe(freed.on(1, 5, 3));
  });

  test('DL-SET-08 it steps off the Dungeon Exit and the quest is completed', () => {
    const game = leading();
    allyIn(game, 1).square = game.on(0, 0, 0);
    game.state.phase = { kind: 'ally-turn', ally: 'ally-1', movement: 1 };
    expect(perform(playAllyTurn(game.table, 'ally-1'), 'escape').result?.outcome).toBe('quest-completed');
  });

  test('DL-SET-08 Prone it stands up for its whole turn; a door costs a point', () => {
    const game = leading();
    allyIn(game, 1).prone = true;
    game.state.phase = { kind: 'ally-turn', ally: 'ally-1', movement: null };
    perform(playAllyTurn(game.table, 'ally-1'), 'stand-up');
    expect(game.dungeon.allies[0]?.prone).toBe(false);
    expect(game.state.phase).toEqual({ kind: 'turns' });
    const [first] = game.dungeon.plan.archways;
    allyIn(game, 1).square = game.on(1, 3, 7);
    game.accursed('black-knight').square = game.on(1, 0, 0);
    game.state.phase = { kind: 'ally-turn', ally: 'ally-1', movement: 2 };
    expect(first?.door).toBe('none');
    perform(playAllyTurn(game.table, 'ally-1'), 'close:0');
    expect(game.dungeon.plan.archways[0]?.door).toBe('closed');
    perform(playAllyTurn(game.table, 'ally-1'), 'open:0');
    expect(game.dungeon.plan.archways[0]?.door).toBe('none');
  });
});
