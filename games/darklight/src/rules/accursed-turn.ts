import { ask, NOTHING, type Rule, type Table, type TextId } from '@tenebrae/kernel';
import type { Accursed, AccursedTurn, State, TurnPart } from '../state.ts';
import { monsterHooksOf } from './attack-hooks.ts';
import { channel } from './channel.ts';
import { sufferConditions } from './conditions.ts';
import { type Due, NOTHING_DUE, resolveDue } from './due.ts';
import { accursedOf, areAdjacent, dungeonOf, isPresent } from './figures.ts';
import { heartWindow } from './heart.ts';
import { hooksTaking } from './holdings.ts';
import { endUntil, endUntilTurnOf } from './in-force.ts';
import { movementOf } from './profile.ts';
import { tryToReturn } from './resurrection.ts';
import { settle } from './settle.ts';
import { refresh } from './sources.ts';
import { onFigure } from './tell.ts';
import { threatsTo } from './threat.ts';
import { dueOnTiles } from './tile-rules.ts';
import type { TurnOption } from './turn-option.ts';
import { offersOf, performOffer } from './turn-options.ts';

/** DL-TRN-05: Turn Start, Move Phase, Attack Phase, Turn End; one choice a beat. */
export function playAccursedTurn(table: Table<State>, turn: AccursedTurn): Rule {
  const accursed = accursedOf(table.state, turn.who);
  if (turn.part === 'start' && !turn.begun) return startTurn(table, turn, accursed);
  if (turn.part === 'end' || !isPresent(accursed)) return endTurn(table, accursed);
  return act(table, turn, accursed, QUESTIONS[turn.part]);
}

function* act(table: Table<State>, turn: AccursedTurn, accursed: Accursed, question: TextId): Rule {
  const { part } = turn;
  const offers = offersOf(table.state, accursed, turn);
  offers.options.push(GO_ON);
  const about = { who: accursed.id, movement: turn.movement };
  const option = yield* ask(question, accursed.seat, offers.options, 'DL-TRN-05', { about });
  const deed = option === GO_ON ? goOn(table, turn, accursed) : performOffer(table, accursed, offers, option);
  // Whatever is over at once need not be run: of the most frequent choices that is nearly everything.
  if (deed !== NOTHING) yield* deed;
  const settling = settle(table);
  if (settling !== NOTHING) yield* settling;
  // DL-TRN-13: whoever dies or leaves in its own turn ends it at once.
  if (!isPresent(accursed)) yield* endTurn(table, accursed);
  else if (turn.part !== part && AFTER_A_PHASE.includes(turn.part)) yield* heartWindow(table);
}

/** DL-HRT-05: the Heart may be used when a phase is over, in whatever way it ended. */
const AFTER_A_PHASE: readonly TurnPart[] = ['before-attack', 'after-attack'];

const GO_ON: TurnOption = { id: 'go-on' };

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
function dueAtStart(table: Table<State>, accursed: Accursed): readonly Due[] {
  const hooks = hooksTaking(accursed, 'turnStart');
  const { monsters } = dungeonOf(table.state);
  if (monsters.length === 0 && hooks.length === 0) return NOTHING_DUE;
  const due: Due[] = [];
  for (const monster of monsters) {
    const { besideTurnStart } = monsterHooksOf(monster);
    if (besideTurnStart && !monster.asleep && areAdjacent(table.state, monster, accursed))
      due.push({
        name: monster.kind,
        on: onFigure(monster),
        resolve: () => besideTurnStart(table, monster, accursed),
      });
  }
  for (const [{ id }, { turnStart }] of hooks)
    if (turnStart) due.push({ name: id, on: [`skill:${id}`], resolve: () => turnStart(table, accursed) });
  return due;
}

/** The part is over, or is not used. */
function goOn(table: Table<State>, turn: AccursedTurn, accursed: Accursed): Rule {
  switch (turn.part) {
    case 'start':
      return beginMoving(table, turn, accursed);
    case 'before-move':
    case 'moving':
      turn.part = 'before-attack';
      return NOTHING;
    case 'before-attack':
    case 'attacking':
    case 'extra-moving':
      turn.part = 'after-attack';
      return NOTHING;
    case 'after-attack':
    case 'end':
      turn.part = 'end';
      return NOTHING;
  }
}

/** DL-CHN-01, DL-CHN-06: right before the Move Phase, after equipment was changed. */
function* beginMoving(table: Table<State>, turn: AccursedTurn, accursed: Accursed): Rule {
  yield* heartWindow(table);
  yield* channel(table, accursed);
  turn.movement = movementOf(table.state, accursed);
  turn.part = 'before-move';
}

/** DL-TRN-10: what happens at the end of the turn; it ends also for who died or left. */
function* endTurn(table: Table<State>, accursed: Accursed): Rule {
  const { state } = table;
  if (isPresent(accursed)) {
    yield* resolveDue(table, dueAtEnd(table, accursed));
    yield* settle(table);
  }
  endUntil(state, 'turn');
  if (state.phase.kind === 'accursed-turn' && state.phase.turn.grudges > 0)
    accursed.woundedBy.splice(0, state.phase.turn.grudges);
  state.phase = { kind: 'turns' };
}

/** What the place and its own skills do at the end of its turn. */
function dueAtEnd(table: Table<State>, accursed: Accursed): readonly Due[] {
  const onTiles = dueOnTiles(table, accursed);
  const hooks = hooksTaking(accursed, 'turnEnd');
  if (hooks.length === 0) return onTiles;
  return [
    ...onTiles,
    ...hooks.flatMap(([{ id }, { turnEnd }]): Due[] =>
      turnEnd ? [{ name: id, on: [`skill:${id}`], resolve: () => turnEnd(table, accursed) }] : [],
    ),
  ];
}
