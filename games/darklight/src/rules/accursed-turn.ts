import { ask, type Option, type Rule, type Table } from '@tenebrae/kernel';
import type { Accursed, AccursedTurn, State, TurnPart } from '../state.ts';
import { monsterHooksOf } from './attack-hooks.ts';
import { channel } from './channel.ts';
import { sufferConditions } from './conditions.ts';
import { type Due, resolveDue } from './due.ts';
import { accursedOf, areAdjacent, awake, isPresent } from './figures.ts';
import { heartWindow } from './heart.ts';
import { endUntil, endUntilTurnOf } from './in-force.ts';
import { movementOf } from './profile.ts';
import { tryToReturn } from './resurrection.ts';
import { settle } from './settle.ts';
import { hooksOf, refresh } from './sources.ts';
import { figureOf } from './tell.ts';
import { threatsTo } from './threat.ts';
import { dueOnTiles } from './tile-rules.ts';
import { offersOf, performOffer } from './turn-options.ts';

/** DL-TRN-05: Turn Start, Move Phase, Attack Phase, Turn End; one choice a beat. */
export function* playAccursedTurn(table: Table<State>, turn: AccursedTurn): Rule {
  const accursed = accursedOf(table.state, turn.who);
  if (turn.part === 'start' && !turn.begun) return yield* startTurn(table, turn, accursed);
  if (turn.part === 'end' || !isPresent(accursed)) return yield* endTurn(table, accursed);
  const { part } = turn;
  const offers = offersOf(table.state, accursed, turn);
  const option = yield* ask(QUESTIONS[part], accursed.seat, [...offers.options, GO_ON], 'DL-TRN-05', {
    about: { who: accursed.id, movement: turn.movement },
  });
  if (option === GO_ON) yield* goOn(table, turn, accursed);
  else yield* performOffer(table, accursed, offers, option);
  yield* settle(table);
  // DL-TRN-13: whoever dies or leaves in its own turn ends it at once.
  if (!isPresent(accursed)) return yield* endTurn(table, accursed);
  if (turn.part !== part && AFTER_A_PHASE.includes(turn.part)) yield* heartWindow(table);
}

/** DL-HRT-05: the Heart may be used when a phase is over, in whatever way it ended. */
const AFTER_A_PHASE: readonly TurnPart[] = ['before-attack', 'after-attack'];

const GO_ON = { id: 'go-on' } as const satisfies Option;

const QUESTIONS = {
  'start': 'turn-start',
  'before-move': 'before-move',
  'moving': 'moving',
  'before-attack': 'before-attack',
  'attacking': 'attacking',
  'extra-moving': 'moving',
  'after-attack': 'after-attack',
} as const satisfies Record<Exclude<TurnPart, 'end'>, string>;

/** DL-TRN-06: forced effects first: the return of the dead, then Poison, then Ignited. */
function* startTurn(table: Table<State>, turn: AccursedTurn, accursed: Accursed): Rule {
  const { state } = table;
  yield* heartWindow(table);
  endUntilTurnOf(state, accursed.id);
  refresh(state, 'turn');
  turn.grudges = accursed.woundedBy.length;
  table.tell({ type: 'turn-began', rule: 'DL-TRN-05', who: accursed.id });
  if (!isPresent(accursed) && !(yield* tryToReturn(table, accursed))) return yield* endTurn(table, accursed);
  turn.threats = threatsTo(state, accursed).map(one => one.id);
  yield* sufferConditions(table, accursed);
  yield* settle(table);
  if (isPresent(accursed)) yield* resolveDue(table, dueAtStart(table, accursed));
  yield* settle(table);
  if (!isPresent(accursed)) return yield* endTurn(table, accursed);
  turn.begun = true;
}

/** What Monsters beside it and its own skills do at the start of its turn. */
function dueAtStart(table: Table<State>, accursed: Accursed): Due[] {
  const due: Due[] = [];
  for (const monster of awake(table.state)) {
    const { besideTurnStart } = monsterHooksOf(monster);
    if (besideTurnStart && areAdjacent(table.state, monster, accursed))
      due.push({
        name: monster.kind,
        on: [figureOf(monster)],
        resolve: () => besideTurnStart(table, monster, accursed),
      });
  }
  for (const [{ id }, { turnStart }] of hooksOf(accursed))
    if (turnStart) due.push({ name: id, on: [`skill:${id}`], resolve: () => turnStart(table, accursed) });
  return due;
}

/** The part is over, or is not used. */
function* goOn(table: Table<State>, turn: AccursedTurn, accursed: Accursed): Rule {
  switch (turn.part) {
    case 'start':
      // DL-CHN-01, DL-CHN-06: right before the Move Phase, after equipment was changed.
      yield* heartWindow(table);
      yield* channel(table, accursed);
      turn.movement = movementOf(table.state, accursed);
      turn.part = 'before-move';
      return;
    case 'before-move':
    case 'moving':
      turn.part = 'before-attack';
      return;
    case 'before-attack':
    case 'attacking':
    case 'extra-moving':
      turn.part = 'after-attack';
      return;
    case 'after-attack':
    case 'end':
      turn.part = 'end';
  }
}

/** DL-TRN-10: what happens at the end of the turn; it ends also for who died or left. */
function* endTurn(table: Table<State>, accursed: Accursed): Rule {
  const { state } = table;
  if (isPresent(accursed)) {
    yield* resolveDue(table, dueAtEnd(table, accursed));
    yield* settle(table);
  }
  endUntil(state, 'turn');
  if (state.phase.kind === 'accursed-turn') accursed.woundedBy.splice(0, state.phase.turn.grudges);
  state.phase = { kind: 'turns' };
}

/** What the place and its own skills do at the end of its turn. */
const dueAtEnd = (table: Table<State>, accursed: Accursed): Due[] => [
  ...dueOnTiles(table, accursed),
  ...hooksOf(accursed).flatMap(([{ id }, { turnEnd }]): Due[] =>
    turnEnd ? [{ name: id, on: [`skill:${id}`], resolve: () => turnEnd(table, accursed) }] : [],
  ),
];
