import { ask, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { SHIFTING_MARKERS } from '../data/limits.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { Actor, State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { apLeft } from './action-points.ts';
import {
  ACTIONS_AND_SKILLS,
  ANY_MOMENT,
  hasOffer,
  offersOf,
  performOffer,
  TEAM_ACTIONS,
} from './action-options.ts';
import { canManage, MANAGE, manageCards } from './any-moment.ts';
import { isIn, survivorOf, survivorsIn } from './figures.ts';
import { chooseTokenToRemove, type RemoveTokenOption, removeTokenOptions } from './laboratory.ts';

export { offerMoment } from './any-moment.ts';

/**
 * DDD-ACT-01, DDD-ACT-02, DDD-ACT-07, DDD-GEN-10: the members act in any order and by turns, wherever they are, until they are done;
 * then comes their reaction (DDD-ACT-03).
 */
export function* takeTeamActions(table: Table<State>, team: number): Rule {
  while (isActing(table.state, team)) yield* takeTeamAction(table, team);
}

const isActing = ({ phase }: State, team: number): boolean => phase.kind === 'actions' && phase.team === team;

/** One action of a team, or the choice of who acts next: a beat of its own, so that going back and thinking ahead cost little. */
export function* takeTeamAction(table: Table<State>, team: number): Rule {
  const { state } = table;
  const members = (state.teams[team] ?? []).map(id => survivorOf(state, id));
  if (!members.some(isIn)) return endTeam(table, team, members);
  if (state.actor !== null) return yield* act(table, state.actor);
  const choice = yield* ask<ActorOption | RemoveTokenOption | typeof END_ACTIONS>(
    'who-acts',
    PARTY,
    [...actorOptions(state, members), ...removeTokenOptions(state), END_ACTIONS],
    'DDD-ACT-02',
    { about: { team: team + 1 } },
  );
  if ('survivor' in choice) state.actor = { survivor: choice.survivor, free: choice.free };
  else if (choice.id === 'remove-code-token') yield* chooseTokenToRemove(table);
  else endTeam(table, team, members);
}

/** DDD-ACT-03: the team is done; the house reacts. */
function endTeam(table: Table<State>, team: number, members: readonly Survivor[]): void {
  const { state } = table;
  endTurn(state, members);
  table.tell({
    type: 'team-done',
    rule: 'DDD-ACT-03',
    team: team + 1,
    survivors: [...(state.teams[team] ?? [])],
  });
  state.phase = { kind: 'reaction', team };
}

/** DDD-ACT-06: AP may be left unspent. */
const END_ACTIONS = { id: 'end-actions' } as const satisfies Option;

/**
 * DDD-FIN-17, DDD-FIN-18: one action at a time by anyone with markers in hand, until the sixth marker lies in the left
 * box (DDD-FIN-19) or the players shift before (DDD-FIN-21); then the nemesis reacts.
 */
export function* takeShowdownActions(table: Table<State>): Rule {
  while (table.state.phase.kind === 'showdown') yield* takeShowdownAction(table);
}

/** One action of the showdown, or the choice of who acts next. */
export function* takeShowdownAction(table: Table<State>): Rule {
  const { state } = table;
  if (markersInLeftBox(state) >= SHIFTING_MARKERS) return endShift(state);
  if (state.actor !== null) return yield* act(table, state.actor);
  const choice = yield* ask<ActorOption | typeof SHIFT>(
    'who-acts',
    PARTY,
    [...actorOptions(state, survivorsIn(state)), SHIFT],
    'DDD-FIN-17',
    { about: { markers: markersInLeftBox(state) } },
  );
  if ('survivor' in choice) state.actor = { survivor: choice.survivor, free: choice.free };
  else endShift(state);
}

function endShift(state: State): void {
  endTurn(state, state.survivors);
  state.phase = { kind: 'nemesis-reaction' };
}

/** DDD-FIN-21: also with an empty left box; the only thing left when nobody has a marker in hand. */
const SHIFT = { id: 'shift' } as const satisfies Option;

export const markersInLeftBox = (state: State): number =>
  state.survivors.reduce((sum, { markers }) => sum + markers.left, 0);

/** DDD-GEN-11: what lasts for this turn ends with the action step of the team, or with the shift. */
function endTurn(state: State, survivors: readonly Survivor[]): void {
  state.actor = null;
  state.declined = [];
  for (const survivor of survivors) {
    survivor.gasMask = false;
    survivor.drinkAp = 0;
  }
}

interface ActorOption extends Option {
  readonly survivor: SurvivorId;
  /** Only what is open to everybody at any moment. */
  readonly free: boolean;
}

/** DDD-ACT-08, DDD-ACT-10: members with something to do, and everyone else for what he may do at any moment. */
function actorOptions(state: State, members: readonly Survivor[]): ActorOption[] {
  const options: ActorOption[] = [];
  for (const survivor of survivorsIn(state)) {
    if (members.includes(survivor) && hasOffer(TEAM_ACTIONS, state, survivor))
      options.push(actorOption(state, survivor, false));
    else if (hasOffer(ANY_MOMENT, state, survivor)) options.push(actorOption(state, survivor, true));
  }
  return options;
}

const actorOption = (state: State, survivor: Survivor, free: boolean): ActorOption => ({
  id: `${free ? 'free' : 'survivor'}:${survivor.id}`,
  text: free ? 'act-freely' : 'act-with',
  survivor: survivor.id,
  free,
  about: { survivor: survivor.id, ap: apLeft(state, survivor) },
  on: [`survivor:${survivor.id}`],
});

/** DDD-ACT-05: one of his actions; he goes on acting until he hands over or can do nothing more. */
function* act(table: Table<State>, { survivor: id, free }: Actor): Rule {
  const { state } = table;
  const survivor = survivorOf(state, id);
  const offers = isIn(survivor)
    ? offersOf(free ? ANY_MOMENT : ACTIONS_AND_SKILLS, state, survivor)
    : { options: [], kinds: [] };
  if (!(free ? offers.options.length > 0 : offers.kinds.some(kind => TEAM_ACTIONS.includes(kind)))) {
    state.actor = null;
    return;
  }
  const more = !free && canManage(state, survivor) ? [MANAGE, HAND_OVER] : [HAND_OVER];
  const choice = yield* ask<ActionOption | typeof MANAGE | typeof HAND_OVER>(
    'take-action',
    survivor.seat,
    [...offers.options, ...more],
    'DDD-ACT-05',
    { about: { survivor: survivor.id, ap: apLeft(state, survivor) } },
  );
  if (choice === HAND_OVER) state.actor = null;
  else if ('action' in choice) yield* performOffer(table, survivor, offers, choice);
  else yield* manageCards(table, survivor);
}

const HAND_OVER = { id: 'hand-over' } as const satisfies Option;
