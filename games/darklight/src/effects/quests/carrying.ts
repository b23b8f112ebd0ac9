import type { Table } from '@tenebrae/kernel';
import { dungeonOf } from '../../rules/figures.ts';
import { figureOf, nameOf } from '../../rules/tell.ts';
import type { Accursed, Character, Prop, State } from '../../state.ts';
import { complete, QUEST_RULE } from './steps.ts';

/** The Prop is picked up; from now on it goes where its carrier goes. */
export function takeUp(table: Table<State>, prop: Prop, by: Accursed): void {
  prop.carrier = by.id;
  prop.square = by.square;
  table.tell({ type: 'prop-taken', rule: QUEST_RULE, who: by.id, figure: figureOf(by), prop: prop.name });
}

/** DL-ESC-07: the carrier steps off the Dungeon Exit, and has not fled. */
export function carriedOut(table: Table<State>, who: Character): void {
  const prop = dungeonOf(table.state).props.find(({ carrier }) => carrier === who.id);
  if (prop === undefined) return;
  table.tell({ type: 'prop-carried-out', rule: 'DL-ESC-07', who: nameOf(who), prop: prop.name });
  complete(table.state);
}
