import { ask, type Option, type Rule, type Table } from '@tenebrae/kernel';
import type { Accursed, AccursedTurn, State, TurnPart } from '../state.ts';
import { MONSTER_HOOKS } from '../effects/monsters.ts';
import type { MonsterHooks } from '../effects/hooks.ts';
import { channel } from './channel.ts';
import { sufferConditions } from './conditions.ts';
import { accursedOf, areAdjacent, awake, isPresent } from './figures.ts';
import { heartWindow } from './heart.ts';
import { endUntil, endUntilTurnOf } from './in-force.ts';
import { movementOf } from './profile.ts';
import { tryToReturn } from './resurrection.ts';
import { settle } from './settle.ts';
import { hooksOf, refresh } from './sources.ts';
import { threatsTo } from './threat.ts';
import { endTurnOnTiles } from './tile-rules.ts';
import { offersOf, performOffer } from './turn-options.ts';

/** DL-TRN-05: Turn Start, Move Phase, Attack Phase, Turn End; one choice a beat. */
export function* playAccursedTurn(table: Table<State>, turn: AccursedTurn): Rule {
  const accursed = accursedOf(table.state, turn.who);
  if (turn.part === 'start' && !turn.begun) return yield* startTurn(table, turn, accursed);
  if (turn.part === 'end') return yield* endTurn(table, accursed);
  const offers = offersOf(table.state, accursed, turn);
  const option = yield* ask(QUESTIONS[turn.part], accursed.seat, [...offers.options, GO_ON], 'DL-TRN-05', {
    about: { who: accursed.id, movement: turn.movement },
  });
  if (option === GO_ON) yield* goOn(table, turn, accursed);
  else yield* performOffer(table, accursed, offers, option);
  yield* settle(table);
  // DL-TRN-13: whoever dies or leaves in its own turn ends it at once.
  if (!isPresent(accursed)) yield* endTurn(table, accursed);
}

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
  table.tell({ type: 'turn-began', rule: 'DL-TRN-05', who: accursed.id });
  if (!isPresent(accursed) && !(yield* tryToReturn(table, accursed))) return yield* endTurn(table, accursed);
  turn.threats = threatsTo(state, accursed).map(one => one.id);
  yield* sufferConditions(table, accursed);
  yield* settle(table);
  for (const monster of isPresent(accursed) ? awake(state) : []) {
    const hooks: MonsterHooks | undefined = (MONSTER_HOOKS as Readonly<Record<string, MonsterHooks>>)[
      monster.kind
    ];
    if (hooks?.besideTurnStart && areAdjacent(state, monster, accursed))
      yield* hooks.besideTurnStart(table, monster, accursed);
  }
  for (const [, hooks] of isPresent(accursed) ? hooksOf(accursed) : [])
    if (hooks.turnStart) yield* hooks.turnStart(table, accursed);
  accursed.woundedBy = [];
  yield* settle(table);
  if (!isPresent(accursed)) return yield* endTurn(table, accursed);
  turn.begun = true;
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
      yield* heartWindow(table);
      turn.part = 'before-attack';
      return;
    case 'before-attack':
    case 'attacking':
    case 'extra-moving':
      yield* heartWindow(table);
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
    yield* endTurnOnTiles(table, accursed);
    for (const [, hooks] of hooksOf(accursed)) if (hooks.turnEnd) yield* hooks.turnEnd(table, accursed);
    yield* settle(table);
  }
  endUntil(state, 'turn');
  state.phase = { kind: 'turns' };
}
