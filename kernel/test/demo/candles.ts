import {
  ask,
  type Deal,
  type Deck,
  draw,
  drawOrReshuffle,
  discard,
  finish,
  type Game,
  newDeck,
  PARTY,
  PASS,
  rollOne,
  type Rule,
  type Seat,
  type Table,
  take,
} from '../../src/index.ts';

/**
 * Candles, the demonstration game: a party in a dark house lights candles. Each turn the party chooses a door, the one
 * whose turn it is plays a card (or peeks at the deck), anyone who holds a shadow may snuff the flame for a candle of
 * his own, and a die decides. It has what the kernel must cope with: hidden hands, dice, draws, an interrupt, a party
 * question, a private look, and two ways to end.
 */
export interface Candles {
  goal: number;
  turn: number;
  light: number;
  darkness: number;
  /** Candles each seat has lit, for the end. */
  lit: Record<Seat, number>;
  hands: Record<Seat, Card[]>;
  deck: Deck<Card>;
  /** The card that someone has looked at and set aside face down; only he knows it, and he draws it next. */
  aside: { seat: Seat; card: Card } | null;
}

export const CARDS = ['candle-1', 'candle-2', 'candle-3', 'candle-4', 'shadow'] as const;
export type Card = (typeof CARDS)[number];
const COPIES = 6;
const HAND = 3;
const SEATS = ['red', 'blue', 'green', 'gold'];
const DOORS = ['oak', 'iron'] as const;
const STRENGTH = { oak: 6, iron: 8 };
const PRIZE = { oak: 1, iron: 2 };

const strengthOf = (card: Card): number => (card === 'shadow' ? 0 : Number(card.slice(-1)));

export const candles: Game<Candles> = {
  id: 'candles',
  version: 1,
  players: { min: 2, max: 4 },
  options: {
    goal: { kind: 'number', min: 3, max: 500, default: 10 },
    gloom: { kind: 'choice', values: ['dim', 'dark'], default: 'dim' },
  },
  seats: players => SEATS.slice(0, players),
  mayStart: ({ options }) =>
    options['gloom'] === 'dark' && options['goal'] === 3 ? 'in the dark at least 4 candles are needed' : null,
  setUp: ({ seats, options }) => ({
    goal: options['goal'] as number,
    turn: options['gloom'] === 'dark' ? 1 : 0,
    light: 0,
    darkness: 0,
    lit: Object.fromEntries(seats.map(seat => [seat, 0])),
    hands: Object.fromEntries(seats.map(seat => [seat, []])),
    deck: newDeck(CARDS.flatMap(card => Array.from({ length: COPIES }, () => card))),
    aside: null,
  }),
  beat: takeTurn,
  view: (state, seat) => ({
    goal: state.goal,
    turn: state.turn,
    light: state.light,
    darkness: state.darkness,
    lit: { ...state.lit },
    hand: seat === null ? [] : [...(state.hands[seat] ?? [])],
    handSizes: Object.fromEntries(Object.entries(state.hands).map(([one, hand]) => [one, hand.length])),
    deck: state.deck.unseen.length,
    discard: [...state.deck.discard],
    aside: state.aside && {
      seat: state.aside.seat,
      card: state.aside.seat === seat ? state.aside.card : null,
    },
  }),
  conceal(state, seat, deal) {
    const { aside, deck, hands } = state;
    const others = Object.keys(hands).filter(other => other !== seat);
    const hidden = aside !== null && aside.seat !== seat ? aside : null;
    const pool = [
      ...deck.unseen,
      ...others.flatMap(one => hands[one] ?? []),
      ...(hidden ? [hidden.card] : []),
    ];
    for (const one of others) redeal(hands[one] ?? [], pool, deal);
    if (hidden) hidden.card = deal(pool);
    deck.unseen.splice(0, deck.unseen.length, ...pool.sort());
  },
  evaluate: (state, seat) => state.light * 2 - state.darkness + (state.lit[seat] ?? 0),
  blocked: (state, seat) =>
    state.hands[seat]?.length === 0 ? [{ text: 'no-card', rule: 'CANDLES-PLAY-01' }] : [],
  invariants(state) {
    const { aside, deck, hands } = state;
    const held = [...Object.values(hands).flat(), ...(aside ? [aside.card] : [])];
    const cards =
      deck.top.length + deck.unseen.length + deck.bottom.length + deck.discard.length + held.length;
    return [
      ...(cards === CARDS.length * COPIES ? [] : [`${cards} cards instead of ${CARDS.length * COPIES}`]),
      ...(state.light >= 0 && state.darkness >= 0 ? [] : ['light or darkness below nothing']),
    ];
  },
};

/** In place, because a rule that is under way may hold this very hand. */
function redeal(hand: Card[], pool: Card[], deal: Deal): void {
  for (let i = 0; i < hand.length; i++) hand[i] = deal(pool);
}

/** CANDLES-TURN-01: refill the hand, the party chooses a door, a card is played, shadows may fall, the die decides. */
export function* takeTurn(table: Table<Candles>): Rule {
  const { state } = table;
  const seat = table.seats[state.turn % table.seats.length] as Seat;
  yield* refill(table, seat);
  const { door } = yield* ask(
    'choose-door',
    PARTY,
    DOORS.map(one => ({ id: `door:${one}`, door: one, about: { door: one } })),
    'CANDLES-DOOR-01',
  );
  const card = yield* playCard(table, seat);
  if (card !== null && !(yield* isSnuffed(table, seat))) yield* openDoor(table, seat, card, door);
  state.turn += 1;
  yield* maybeEnd(table);
}

/** CANDLES-HAND-01: up to three cards; the discard pile is shuffled when the deck is empty. */
function* refill(table: Table<Candles>, seat: Seat): Rule {
  const { state } = table;
  const hand = state.hands[seat] as Card[];
  while (hand.length < HAND) {
    const card = takeAside(state, seat) ?? (yield* drawOrReshuffle('refill', state.deck, 'CANDLES-HAND-01'));
    if (card === null) return;
    hand.push(card);
    table.tell({ type: 'card-drawn', rule: 'CANDLES-HAND-01', seat, card, to: [seat] });
  }
}

function takeAside(state: Candles, seat: Seat): Card | null {
  if (state.aside?.seat !== seat) return null;
  const { card } = state.aside;
  state.aside = null;
  return card;
}

/** CANDLES-PLAY-01, CANDLES-PEEK-01: play a card, look at the next one first, or let the turn go. */
export function* playCard(table: Table<Candles>, seat: Seat): Rule<Card | null> {
  const { state } = table;
  const hand = state.hands[seat] as Card[];
  const plays = [...new Set(hand)].map(card => ({ id: `play:${card}`, card, about: { card } }));
  const peek = state.aside === null ? [{ id: 'peek' } as const] : [];
  const choice = yield* ask('play-card', seat, [...plays, ...peek, PASS], 'CANDLES-PLAY-01');
  if ('card' in choice) {
    take(hand, choice.card);
    discard(state.deck, choice.card);
    table.tell({ type: 'card-played', rule: 'CANDLES-PLAY-01', seat, card: choice.card, reveals: true });
    return choice.card;
  }
  if (choice.id === 'peek') yield* peekAt(table, seat);
  return null;
}

/** CANDLES-PEEK-01: look at the next card and set it aside; nobody else learns it. */
function* peekAt(table: Table<Candles>, seat: Seat): Rule {
  const card = yield* draw('peek', table.state.deck, 'CANDLES-PEEK-01');
  if (card === null) return;
  table.state.aside = { seat, card };
  table.tell({ type: 'card-peeked', rule: 'CANDLES-PEEK-01', seat, card, to: [seat] });
}

/** CANDLES-SHADOW-01: in table order, whoever holds a shadow may play it against the flame. */
export function* isSnuffed(table: Table<Candles>, player: Seat): Rule<boolean> {
  for (const seat of table.seats) {
    const hand = table.state.hands[seat] as Card[];
    if (seat === player || !hand.includes('shadow')) continue;
    const choice = yield* ask('cast-shadow', seat, [{ id: 'snuff' }, PASS], 'CANDLES-SHADOW-01', {
      window: true,
      concerns: [player],
    });
    if (choice.id === 'pass') continue;
    take(hand, 'shadow');
    discard(table.state.deck, 'shadow');
    table.state.darkness += 1;
    table.tell({ type: 'flame-snuffed', rule: 'CANDLES-SHADOW-01', seat, player, reveals: true });
    return true;
  }
  return false;
}

/** CANDLES-DOOR-02: card and die together must reach the strength of the door. */
function* openDoor(table: Table<Candles>, seat: Seat, card: Card, door: (typeof DOORS)[number]): Rule {
  const { state } = table;
  const rolled = yield* rollOne('open-door', 6, 'CANDLES-DOOR-02', { seat });
  const opened = rolled + strengthOf(card) >= STRENGTH[door];
  if (opened) {
    state.light += PRIZE[door];
    state.lit[seat] = (state.lit[seat] ?? 0) + PRIZE[door];
  } else {
    state.darkness += 1;
  }
  table.tell({ type: opened ? 'door-opened' : 'door-held', rule: 'CANDLES-DOOR-02', seat, door });
}

/** CANDLES-END-01, CANDLES-END-02. */
function* maybeEnd(table: Table<Candles>): Rule {
  const { light, darkness, goal } = table.state;
  if (light >= goal) yield* finish({ outcome: 'dawn', rule: 'CANDLES-END-01', winners: table.seats });
  if (darkness >= goal * 2) yield* finish({ outcome: 'night', rule: 'CANDLES-END-02', winners: [] });
}
