import type { Blocked } from '@tenebrae/kernel';
import { questOf } from '../rules/figures.ts';
import { canLeave } from '../rules/map-options.ts';
import { canRest } from '../rules/resting.ts';
import type { State } from '../state.ts';
import { no } from './no.ts';

/** DD-EXP-05, DD-EXP-22, DD-RST-01, DD-RST-07, DD-BOS-04: what the party may not do where it stands. */
export function onTheMap(state: State): Blocked[] {
  const quest = questOf(state);
  if (state.phase.kind === 'corridor')
    return [no('blocked-between-dice', 'DD-RST-07'), no('blocked-leave-corridor', 'DD-EXP-22')];
  const list: Blocked[] = [];
  if (quest.dungeon?.scouted === true) list.push(no('blocked-scouted', 'DD-EXP-05'));
  if (!canLeave(state)) list.push(no('blocked-boss-lives', 'DD-BOS-04'));
  if (quest.firewood === 0) list.push(no('blocked-no-firewood', 'DD-RST-01', { on: ['firewood'] }));
  else if (!canRest(state)) list.push(no('blocked-no-rest-here', 'DD-RST-01', { on: ['firewood'] }));
  return list;
}
