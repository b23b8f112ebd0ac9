import { ask, DONE, type Rule, type Table, take } from '@tenebrae/kernel';
import { type Accursed, NOWHERE, type State } from '../state.ts';
import { EQUIP_DEED } from './equipping.ts';
import { accursedOf, dungeonOf, ground, presentAccursed } from './figures.ts';
import { terrainAt } from './ground.ts';
import { putAt } from './placing.ts';
import { attributeOf } from './profile.ts';
import { refresh, sumOf } from './sources.ts';
import { figureOf } from './tell.ts';
import { TRADE_DEED } from './trade.ts';
import type { TurnOption } from './turn-option.ts';
import { offersAmong, performOffer } from './turn-options.ts';
import { chooseFirst } from './turns.ts';

/**
 * DL-ACC-18, DL-SET-14: equipment and trade, one choice a beat, one Accursed after the other; then each is placed on a stair
 * square; then round 1 begins. Who is ready is noted where the turns of the round will be.
 */
export function* playPreparation(table: Table<State>): Rule {
  const { state } = table;
  const { turns } = dungeonOf(state);
  const unready = presentAccursed(state).find(one => !turns.acted.includes(one.id));
  if (unready !== undefined) return yield* prepare(table, unready);
  if (unplaced(state).length > 0) yield* placeNext(table);
  if (unplaced(state).length === 0) beginFirstRound(table);
}

const unplaced = (state: State): Accursed[] => presentAccursed(state).filter(one => one.square === NOWHERE);

/** DL-ACC-06, DL-ACC-18: it puts on and takes off what it likes, and trades with anybody. */
function* prepare(table: Table<State>, accursed: Accursed): Rule {
  const { state } = table;
  const offers = offersAmong(state, accursed, [EQUIP_DEED, TRADE_DEED]);
  offers.options.push(DONE);
  const about = { who: accursed.id };
  const choice: TurnOption = yield* ask('prepare', accursed.seat, offers.options, 'DL-ACC-18', { about });
  if (choice === DONE) dungeonOf(state).turns.acted.push(accursed.id);
  else {
    yield* performOffer(table, accursed, offers, choice);
    // Whoever has dealt with it may have something to put on.
    if (choice.other !== undefined) take(dungeonOf(state).turns.acted, choice.other);
  }
}

/** DL-SET-14, DL-SET-15: highest Initiative first, on any of the stair squares that is Free. */
function* placeNext(table: Table<State>): Rule {
  const { state } = table;
  const { who } = yield* chooseFirst(state, unplaced(state), 'DL-SET-14');
  const accursed = accursedOf(state, who);
  const board = ground(state);
  const taken = presentAccursed(state).map(one => one.square);
  const { square } = yield* ask(
    'place-accursed',
    accursed.seat,
    board.squares
      .filter(one => terrainAt(board, one) === 'exit' && !taken.includes(one))
      .map(one => ({
        id: `square:${one}`,
        text: 'choose-square',
        square: one,
        about: { who: accursed.id },
        on: [`square:${one}`],
      })),
    'DL-SET-14',
    { about: { who: accursed.id } },
  );
  yield* putAt(table, accursed, square);
  table.tell({
    type: 'accursed-placed',
    rule: 'DL-SET-14',
    who: accursed.id,
    figure: figureOf(accursed),
    square,
  });
}

/** DL-ACC-08, DL-ACC-09, DL-RND-04: Stamina by what is in force now, all of it unspent. */
function beginFirstRound(table: Table<State>): void {
  const { state } = table;
  const dungeon = dungeonOf(state);
  for (const accursed of presentAccursed(state)) {
    const tokens = attributeOf(state, accursed, 'endurance') + sumOf(state, accursed, 'stamina');
    accursed.stamina = { unspent: Math.max(0, tokens), spent: 0 };
  }
  refresh(state, 'turn');
  dungeon.turns = { acted: [], reached: null };
  table.tell({ type: 'round-began', rule: 'DL-RND-04', round: dungeon.round });
  state.phase = { kind: 'darkness' };
}
