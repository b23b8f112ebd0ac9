import { describe, expect, test } from 'vitest';
import { ask, type Fork, type Match, newRng, PARTY, rollOne, start, throwDie } from '../src/index.ts';
import { aGame } from './a-game.ts';
import { aMatch, picture, playOn, present, refusalOf } from './a-match.ts';
import { type Candles, candles, CARDS } from './demo/candles.ts';

/** Plays a fork on at random; says how many answers it took. */
function think<S extends object>(fork: Fork<S>, steps: number, seed = 0): Fork<S> {
  const rng = newRng(`thoughts/${seed}`);
  for (let step = 0; step < steps && fork.request?.kind === 'question'; step++) {
    fork.answer(throwDie(rng, fork.request.options.length) - 1);
  }
  return fork;
}

const inTheMiddle = (): Match<Candles> => playOn(aMatch({ options: { goal: 50 } }), 41);

/** All cards of the game, by kind. */
const cardCounts = ({ hands, deck, aside }: Candles): Record<string, number> => {
  const all = [...Object.values(hands).flat(), ...Object.values(deck).flat(), ...(aside ? [aside.card] : [])];
  return Object.fromEntries(CARDS.map(card => [card, all.filter(one => one === card).length]));
};

describe('a fork', () => {
  test('stands where the match stands', () => {
    const match = inTheMiddle();
    expect(present(match.fork())).toEqual(present(match));
    expect(match.fork().game).toBe(candles);
  });

  test('has other dice to come than the match, and the same for the same seed', () => {
    const game = aGame({ faces: [] as number[] }, function* ({ state }) {
      yield* ask('on', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-1');
      for (let i = 0; i < 8; i++) state.faces.push(yield* rollOne('on', 20, 'TINY-2'));
    });
    const match = start(game, { seed: 1 });
    const facesOf = (fork: Fork<{ faces: number[] }>): readonly number[] => think(fork, 1).state.faces;
    expect(facesOf(match.fork(undefined, 'a'))).toEqual(facesOf(match.fork(undefined, 'a')));
    expect(facesOf(match.fork(undefined, 'a'))).not.toEqual(facesOf(match.fork(undefined, 'b')));
    expect(facesOf(match.fork())).not.toEqual(facesOf(match.fork()));
    const forked = facesOf(match.fork());
    match.answer('a');
    expect(match.state.faces).not.toEqual(forked);
  });

  test('has the same luck with each kind of throw, whatever else is thrown before', () => {
    const game = aGame({ dodged: [] as number[], hit: [] as number[] }, function* ({ state }) {
      const { id } = yield* ask('on', 'ann', [{ id: 'wait' }, { id: 'dodge' }], 'TINY-1');
      if (id === 'dodge') state.dodged.push(yield* rollOne('dodge', 20, 'TINY-2'));
      for (let i = 0; i < 8; i++) state.hit.push(yield* rollOne('hit', 20, 'TINY-2', { seat: 'ann' }));
    });
    const match = start(game, { seed: 1 });
    const [waiting, dodging] = [0, 1].map(option => {
      const fork = match.fork(undefined, 'a');
      fork.answer(option);
      return fork.state;
    });
    expect(dodging?.dodged).toHaveLength(1);
    expect(dodging?.hit).toEqual(waiting?.hit);
    expect(new Set(waiting?.hit).size).toBeGreaterThan(1);
  });

  test('never changes the match, however far it is played', () => {
    const match = inTheMiddle();
    const before = picture(match);
    for (const seat of [undefined, null, ...match.seats]) think(match.fork(seat), 300);
    expect(picture(match)).toEqual(before);
  });

  test('goes on when the match does', () => {
    const match = inTheMiddle();
    const fork = think(match.fork(), 3);
    const thought = present(fork);
    playOn(match, 20, 'later');
    expect(present(fork)).toEqual(thought);
    expect(present(match.fork())).toEqual(present(match));
  });

  test('of a match that is over is over', () => {
    const match = playOn(aMatch({ options: { goal: 3 } }), 1000);
    expect(match.fork().result).toEqual(match.result);
    expect(refusalOf(() => match.fork().answer(0))).toMatchObject({ code: 'over' });
  });

  test.each([
    [-1, 'no-such-option', 'there is no option -1'],
    [99, 'no-such-option', 'there is no option 99'],
    [0.5, 'no-such-option', 'there is no option 0.5'],
    [Number.NaN, 'no-such-option', 'there is no option NaN'],
    [[3], 'not-an-answer', 'an option is expected'],
  ] as const)('refuses the answer %j to a question, and stays as it is', (given, code, message) => {
    const fork = inTheMiddle().fork();
    const before = present(fork);
    expect(refusalOf(() => fork.answer(given))).toEqual({ name: 'Refused', code, message });
    expect(present(fork)).toEqual(before);
  });

  test('asks for the dice that persons throw, and takes only what can fall', () => {
    const game = aGame({ faces: [] as number[] }, function* ({ state }) {
      state.faces.push(yield* rollOne('on', 6, 'TINY-2'));
    });
    const fork = start(game, { seed: 1, policy: { dice: 'person' } }).fork();
    expect(refusalOf(() => fork.answer([7]))).toMatchObject({ code: 'wrong-dice' });
    expect(refusalOf(() => fork.answer(3))).toMatchObject({ code: 'no-such-option' });
    fork.answer([5]);
    expect(fork.state.faces).toEqual([5]);
  });

  test('tells what happens in it to whoever listens', () => {
    const match = inTheMiddle();
    const fork = match.fork();
    const heard: string[] = [];
    const hearing = fork.hear(({ type }) => heard.push(type));
    think(fork, 20);
    expect(heard.length).toBeGreaterThan(0);
    expect(hearing.told.map(({ type }) => type)).toEqual(heard);
    expect(hearing.learned).toBe(true);
  });
});

describe('a fork for a seat', () => {
  test('draws anew what the seat cannot know', () => {
    const match = inTheMiddle();
    const hands = Array.from({ length: 20 }, (_, i) => match.fork('red', `thought ${i}`).state.hands['blue']);
    expect(new Set(hands.map(hand => [...(hand ?? [])].sort().join())).size).toBeGreaterThan(5);
  });

  test('keeps what the seat knows, and shows it the same', () => {
    const match = inTheMiddle();
    for (const seat of [...match.seats, null]) {
      const fork = match.fork(seat);
      expect(fork.view(seat)).toEqual(match.view(seat));
      expect(cardCounts(fork.state)).toEqual(cardCounts(match.state));
      expect(candles.invariants(fork.state)).toEqual([]);
    }
  });

  test('draws the same for the same seed', () => {
    const match = inTheMiddle();
    expect(present(match.fork('red', 'a'))).toEqual(present(match.fork('red', 'a')));
  });

  test('has the same dice to come as one for nobody with the same seed', () => {
    const game = aGame(
      { secret: 1, faces: [] as number[] },
      function* ({ state }) {
        yield* ask('on', 'ann', [{ id: 'a' }, { id: 'b' }], 'TINY-1');
        state.faces.push(yield* rollOne('on', 1000, 'TINY-2'));
      },
      {
        conceal: (state, _, deal) => {
          state.secret = deal([1, 2, 3, 4, 5, 6]);
        },
      },
    );
    const match = start(game, { seed: 1 });
    const secrets = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const [open, concealed] = [match.fork(undefined, `${i}`), match.fork('ann', `${i}`)];
      open.answer(0);
      concealed.answer(0);
      expect(concealed.state.faces).toEqual(open.state.faces);
      secrets.add(concealed.state.secret);
    }
    expect(secrets.size).toBeGreaterThan(3);
    expect(match.state.secret).toBe(1);
  });
});

const askedSeat = ({ request, seats }: Fork<Candles>): string | undefined =>
  seats.find(seat => request?.kind === 'question' && [seat, PARTY].includes(request.seat));

describe('a fork of a fork', () => {
  test('stands where its parent stands, also where hands were dealt anew and beats have passed', () => {
    const match = inTheMiddle();
    for (let depth = 0, parent = match.fork('red'); depth < 12; depth++) {
      const child = parent.fork();
      expect(present(child)).toEqual(present(parent));
      parent = think(depth % 3 === 0 ? parent.fork(askedSeat(parent)) : child, 2, depth);
      expect(candles.invariants(parent.state)).toEqual([]);
    }
  });

  test('leaves its parent alone, and has other dice', () => {
    const parent = think(inTheMiddle().fork('red'), 2);
    const before = present(parent);
    const [one, other] = [think(parent.fork(), 40), think(parent.fork(), 40)];
    expect(present(parent)).toEqual(before);
    expect(present(one)).not.toEqual(present(other));
    expect(present(think(parent.fork(undefined, 'a'), 40))).toEqual(
      present(think(parent.fork(undefined, 'a'), 40)),
    );
  });
});
