import { ask, equal, finish, type Game, PARTY, type Rule, type Seat, type Table } from '../../src/index.ts';
import { type Candles, candles, takeTurn } from './candles.ts';

/** Candles with one thing wrong each; the fuzzer must find every one. */

const variant = (more: Partial<Game<Candles>>): Game<Candles> => ({ ...candles, ...more });
const holder = (table: Table<Candles>): Seat => table.seats[table.state.turn % table.seats.length] as Seat;

/** Somebody who has no shadow left is asked which shadow to play. */
export const deadEnd = variant({
  *beat(table) {
    yield* takeTurn(table);
    const shadows = (table.state.hands[holder(table)] ?? []).filter(card => card === 'shadow');
    if (table.state.turn > 3)
      yield* ask(
        'cast-shadow',
        holder(table),
        shadows.map(id => ({ id })),
        'CANDLES-SHADOW-01',
      );
  },
});

/** Whoever holds two cards of a kind is offered both, and nothing tells them apart. */
export const optionTwice = variant({
  *beat(table) {
    yield* takeTurn(table);
    const hand = table.state.hands[holder(table)] ?? [];
    if (hand.length > 0)
      yield* ask(
        'show-card',
        holder(table),
        hand.map(id => ({ id })),
        'CANDLES-SHADOW-01',
      );
  },
});

/** From the fifth turn on a rule waits for a light that nobody can light. */
export const endlessLoop = variant({
  *beat(table) {
    yield* takeTurn(table);
    while (table.state.turn > 4 && table.state.light < table.state.goal * 10) {
      yield* ask('choose-door', PARTY, [{ id: 'door:oak' }], 'CANDLES-DOOR-01');
    }
  },
});

/** The party can go round and round without getting anywhere. */
export const endlessMatch = variant({
  *beat(table) {
    for (;;)
      yield* ask('choose-door', holder(table), [{ id: 'door:oak' }, { id: 'door:iron' }], 'CANDLES-DOOR-01');
  },
});

/** Everyone sees the card that one player looked at. */
export const leakInView = variant({
  view: (state, seat) => ({
    ...(candles.view(state, seat) as object),
    aside: state.aside && { ...state.aside },
  }),
});

/** Who has other cards in hand is said to know the same. */
export const leakToFriend = variant({ shares: () => true });

/** Who happens to have the same cards in hand is told so by being told of them. */
export const leakByLikeness = variant({
  shares: (state, one, other) => equal(candles.view(state, one), candles.view(state, other)),
});

/** The private look is told to all. */
export const leakInEvent = variant({
  *beat(table) {
    yield* takeTurn({
      ...table,
      tell: ({ to, ...happening }) =>
        table.tell({ ...happening, ...(happening.type !== 'card-peeked' && to && { to }) }),
    });
  },
});

/** A door is offered only while somebody else holds a shadow. */
export const leakInOptions = variant({
  *beat(table): Rule {
    const seat = holder(table);
    const shadows = Object.entries(table.state.hands).some(
      ([one, hand]) => one !== seat && hand.includes('shadow'),
    );
    const doors = ['door:oak', 'door:iron', ...(shadows ? ['door:back'] : [])];
    yield* ask('warm-up', seat, [{ id: 'rest' }, { id: 'wait' }], 'CANDLES-DOOR-01');
    yield* ask(
      'choose-door',
      seat,
      doors.map(id => ({ id })),
      'CANDLES-DOOR-01',
    );
    yield* takeTurn(table);
  },
});

/** The die was thrown in secret beforehand, so that its fall is no request and no barrier against undo. */
export const undoCrossesDie = variant({
  setUp: setting => ({ ...candles.setUp(setting), pocket: [1, 2, 3, 4, 5, 6] }) as Candles,
  *beat(table) {
    const state = table.state as Candles & { pocket: number[] };
    const choice = yield* ask('warm-up', holder(table), [{ id: 'rest' }, { id: 'wait' }], 'CANDLES-DOOR-01');
    if (choice.id === 'wait') {
      const rolled = state.pocket.shift() ?? 0;
      state.pocket.push(rolled);
      state.light += rolled > 3 ? 1 : 0;
      table.tell({ type: 'door-opened', rule: 'CANDLES-DOOR-02', seat: holder(table), door: 'oak' });
    }
    state.turn += 1;
    if (state.light >= state.goal) yield* finish({ outcome: 'dawn', rule: 'CANDLES-END-01', winners: [] });
  },
  conceal(state, seat, deal) {
    candles.conceal?.(state, seat, deal);
    const { pocket } = state as Candles & { pocket: number[] };
    const pool = pocket.splice(0);
    while (pool.length > 0) pocket.push(deal(pool));
  },
});

/** Darkness is kept beside the state, where every copy of the match shares it. */
export function sharedState(): Game<Candles> {
  const shared = { turns: 0 };
  return variant({
    *beat(table) {
      yield* takeTurn(table);
      shared.turns += 1;
    },
    view: (state, seat) => ({ ...(candles.view(state, seat) as object), turns: shared.turns }),
  });
}

/** A rule throws in the middle of a turn. */
export const throwing = variant({
  *beat(table) {
    if (table.state.turn > 2) {
      table.state.light += 1;
      yield* ask('choose-door', PARTY, [{ id: 'door:oak' }, { id: 'door:iron' }], 'CANDLES-DOOR-01');
      table.state.darkness += 50;
      throw new Error('the candle fell over');
    }
    yield* takeTurn(table);
  },
});

/** What was told goes on to change, and with it who may know of it. */
export const changesTold = variant({
  *beat(table) {
    const to = [table.seats[0] as string];
    table.tell({ type: 'card-drawn', rule: 'CANDLES-DECK-01', to });
    yield* takeTurn(table);
    to.push('everybody');
  },
});

/** A card is lost now and then. */
export const losesCards = variant({
  *beat(table) {
    yield* takeTurn(table);
    if (table.state.turn === 5) table.state.deck.discard.pop();
  },
});

/** Whoever thinks deals himself a card that is not in the game. */
export const dealsTooMany = variant({
  conceal(state, seat, deal) {
    candles.conceal?.(state, seat, deal);
    state.deck.bottom.push('shadow');
  },
});

/** Everything is right until the very end. */
export const endsBadly = variant({
  *beat(table) {
    yield* takeTurn(table);
    if (table.state.turn < 3) return;
    table.state.darkness = -1;
    yield* finish({ outcome: 'night', rule: 'CANDLES-END-02', winners: [] });
  },
});
