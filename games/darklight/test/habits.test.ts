import type { Question } from '@tenebrae/kernel';
import { decide, habit } from '@tenebrae/bots';
import { newRng, start } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { habits } from '../src/habits.ts';
import { game } from '../src/index.ts';
import { offersOf } from '../src/rules/turn-options.ts';
import { aGame, type GameSet, type TestGame, turnOf } from '../testing/index.ts';

/** What is done most readily of all that a turn offers. */
const favourite = (game: TestGame, ask: string): string | undefined => best(game, ofTurn(game, ask));

type Asked = Pick<Question, 'ask' | 'about' | 'options'>;

function ofTurn(game: TestGame, ask: string): Asked {
  const turn = turnOf(game);
  const accursed = game.accursed(turn.who);
  const options = [...offersOf(game.state, accursed, turn).options, { id: 'go-on' }];
  return { ask, about: { who: turn.who }, options };
}

function best(game: TestGame, question: Asked): string | undefined {
  const weights = weigh(game, question);
  return question.options[weights.indexOf(Math.max(...weights))]?.id;
}

const weigh = (game: TestGame, question: Asked): readonly number[] =>
  habits(game.state, { kind: 'question', seat: 'player-1', rule: 'DL-TRN-05', ...question } as Question);

/** The options that somebody who thinks looks at: those with a thousandth of the weight of the best, or more. */
function worthAThought(game: TestGame, ask: string): readonly string[] {
  const question = ofTurn(game, ask);
  const weights = weigh(game, question);
  return question.options.filter((_, at) => (weights[at] ?? 0) >= 0.001).map(({ id }) => id);
}

test('whoever can strike strikes, and first what is nearly dead', () => {
  const set: GameSet = {
    board: `
      .a..
      .K..
      .b..`,
    marks: { a: { kind: 'rotmonger' }, b: { kind: 'rotmonger', wounds: 6 } },
    turn: ['black-knight', 'before-attack'],
  };
  const game = aGame(set);
  expect(favourite(game, 'before-attack')).toBe(`attack:1:${game.monster('b').id}`);
});

test('a fighter goes to the enemy, and an archer does not', () => {
  const knight = aGame({ board: '.K.....a', marks: { a: 'seeker' } });
  expect(favourite(knight, 'before-move')).toBe(`move:${knight.accursed('black-knight').square + 4}`);
  const archer = aGame({ board: '.O....a', marks: { a: 'seeker' } });
  expect(favourite(archer, 'before-move')).not.toBe(`move:${archer.monster('a').square - 1}`);
});

test('in a fight the best of each kind is worth a thought besides: to strike or not, and whom; else habit decides', () => {
  const [board, turn] = ['.aKb', ['black-knight', 'before-attack']] as const;
  const fight = aGame({ board, marks: { a: 'seeker', b: 'seeker' }, turn });
  const thoughts = worthAThought(fight, 'before-attack');
  expect(thoughts).toContain('go-on');
  expect(thoughts.filter(id => id.startsWith('attack:'))).toHaveLength(2);
  const peace = aGame({ board: '..K.', turn: ['black-knight', 'before-move'] });
  expect(worthAThought(peace, 'before-move')).toHaveLength(1);
  expect(ofTurn(peace, 'before-move').options.length).toBeGreaterThan(1);
});

test('whoever lies on the ground stands up', () => {
  const game = aGame({
    board: '.K.....a',
    marks: { a: 'seeker' },
    accursed: { 'black-knight': { prone: true } },
  });
  expect(favourite(game, 'before-move')).toBe('stand-up');
});

test('the Heart is kept for high rolls or need', () => {
  const ask = (roll: number, wounds: number): string | undefined => {
    const game = aGame({ accursed: { 'black-knight': { wounds } }, roll });
    return best(game, {
      ask: 'heart-window',
      options: [{ id: 'use-heart', about: { amount: roll } }, { id: 'pass' }],
    });
  };
  expect(ask(6, 8)).toBe('use-heart');
  expect(ask(2, 8)).toBe('pass');
  expect(ask(6, 1)).toBe('pass');
});

test('treasure goes to whoever it serves best', () => {
  const game = aGame({ board: '.KW.', accursed: { 'black-knight': { items: [] } } });
  const options = ['black-knight', 'blood-witch'].map(id => ({ id: `give:${id}` }));
  expect(best(game, { ask: 'loot-receiver', about: { item: 'chain-shirt' }, options })).toBe(
    'give:black-knight',
  );
});

test('Wounds, dead friends and living enemies count against one', () => {
  const value = (change: (game: TestGame) => void): number => {
    const game = aGame({ board: '.KO..a', marks: { a: 'seeker' } });
    change(game);
    return evaluate(game.state, 'player-1');
  };
  const before = value(() => {});
  expect(value(game => (game.accursed('outcast').wounds = 5))).toBeLessThan(before);
  expect(
    value(game => (game.accursed('outcast').status = { kind: 'dead', injury: 'cracked-ribs', health: 15 })),
  ).toBeLessThan(before);
  expect(value(game => game.dungeon.monsters.splice(0))).toBeGreaterThan(before);
});

test('what is lost is left behind: once the quest has failed everybody makes for the way out', () => {
  const game = aGame({ lay: [], quest: 'q-necrostream-1', accursed: { 'black-knight': { at: [0, 0, 0] } } });
  expect(favourite(game, 'before-move')).not.toBe('escape');
  game.dungeon.quest.outcome = 'failed';
  expect(favourite(game, 'before-move')).toBe('escape');
});

/** What the knight does in place of his attack, having moved as he likes best, where a Portcullis is in the way. */
function deedAtPortcullis(game: TestGame): string | undefined {
  game.dungeon.events.push({ id: 90, tile: 1, card: 'evt-portcullis', searched: 0, archway: 0 });
  const [verb, square] = favourite(game, 'before-move')?.split(':') ?? [];
  expect(verb).toBe('move');
  game.accursed('black-knight').square = Number(square);
  turnOf(game).part = 'before-attack';
  return favourite(game, 'before-attack');
}

test('who can get at nobody because of a Portcullis goes there and lifts it', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2', door: 'portcullis' }],
    accursed: { 'black-knight': { at: [1, 2, 4] } },
    monsters: [{ kind: 'seeker', at: [0, 0, 3] }],
    turn: ['black-knight', 'before-move'],
  });
  expect(deedAtPortcullis(game)).toBe('lift:0');
});

test('when all doors that are left lie beyond a Portcullis, it is lifted', () => {
  const game = aGame({
    lay: [{ card: 'left-bend', by: 'N0', exits: ['E2'], door: 'portcullis' }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    turn: ['black-knight', 'before-move'],
  });
  expect(deedAtPortcullis(game)).toBe('lift:0');
});

test('a party that plays by habit comes to an end', () => {
  const match = start(game, { players: 2, seed: 'by habit', options: { quest: 'q-awakening' } });
  const rng = newRng('by habit');
  for (let answers = 0; answers < 3000 && match.request?.kind === 'question'; answers++) {
    const [seat = ''] = match.asked();
    match.answer(decide(habit, match, seat, rng), seat);
  }
  expect(match.result).not.toBeNull();
});

test('dice are thrown again when none shows what is needed, and of single ones the lowest first', () => {
  const game = aGame({ board: 'K' });
  const asked = (about: object, ...ids: string[]): Asked => ({
    ask: 'reroll-dice',
    about: { who: 'black-knight', source: 'war-determination', ...about },
    options: [
      ...ids.map(id => ({ id, ...(id.includes(':') && { about: { face: Number(id.split(':')[1]) } }) })),
      { id: 'pass' },
    ],
  });
  expect(best(game, asked({ faces: ['3'], needs: 4 }, 'reroll'))).toBe('reroll');
  expect(best(game, asked({ faces: ['4'], needs: 4 }, 'reroll'))).toBe('pass');
  expect(best(game, asked({ faces: ['1', '5'], needs: 5 }, 'reroll'))).toBe('pass');
  expect(best(game, asked({ faces: ['1', '4'], needs: 5 }, 'reroll'))).toBe('reroll');
  expect(best(game, asked({ faces: ['2', '5'] }, 'reroll:2', 'reroll:5'))).toBe('reroll:2');
  expect(best(game, asked({ faces: ['4', '5'] }, 'reroll:4', 'reroll:5'))).toBe('pass');
});
