import type { Rule, Table } from '@tenebrae/kernel';
import { questHooks } from '../effects/quests/index.ts';
import { type Accursed, NOWHERE, type State, type VictimId } from '../state.ts';
import { passHeart } from './defeat.ts';
import { dungeonOf, ground, isPresent, victimOf } from './figures.ts';
import { terrainAt } from './ground.ts';
import { movementLeft, spendMovement } from './movement.ts';
import { putAt } from './placing.ts';
import { mayEscape, questOutcome } from './quests.ts';
import { figureOf, nameOf, onFigure } from './tell.ts';
import { type Deed, NO_OPTIONS } from './turn-option.ts';

/** DL-ESC-01, DL-ESC-05, DL-SET-15: `escape` from a square of the Dungeon Exit for 1 Movement point. */
export const ESCAPE_DEED: Deed = {
  rule: 'DL-ESC-01',
  options: (state, accursed) =>
    terrainAt(ground(state), accursed.square) === 'exit' &&
    movementLeft(state, accursed) > 0 &&
    mayEscape(state)
      ? [{ id: 'escape', about: { who: accursed.id }, on: onFigure(accursed) }]
      : NO_OPTIONS,
  *perform(table, accursed) {
    spendMovement(table.state, accursed, 1);
    yield* leaveDungeon(table, accursed.id);
  },
};

/** DL-ESC-01, DL-ESC-02, DL-ACC-12: off the map; the Heart passes on; settle decides whether all are gone (DL-ESC-03). */
export function* leaveDungeon(table: Table<State>, who: VictimId): Rule {
  const { state } = table;
  const figure = victimOf(state, who);
  table.tell({ type: 'escaped', rule: 'DL-ESC-01', who: nameOf(figure), figure: figureOf(figure) });
  figure.square = NOWHERE;
  if (figure.is === 'ally') figure.status = 'out';
  questHooks(dungeonOf(state).quest.id)?.left?.(table, figure);
  // DL-ESC-06, DL-ESC-07: whoever completes the quest by leaving has not fled.
  if (figure.is === 'accursed' && questOutcome(state) !== 'completed') flee(figure);
  yield* putAt(table, figure, NOWHERE);
  if (
    state.leader === who &&
    figure.is === 'accursed' &&
    !isPresent(figure) &&
    state.accursed.some(isPresent)
  )
    yield* passHeart(table);
}

/** DL-ESC-04: souls and treasure stay with it, Trophies of a combat under way are wasted. */
function flee(accursed: Accursed): void {
  accursed.status = { kind: 'escaped' };
  accursed.trophies = [];
}
