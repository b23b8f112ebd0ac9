import { ask, NOTHING, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { SHIFTING_MARKERS } from '../data/limits.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { Actor, State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { apLeft } from './action-points.ts';
import {
  ACTIONS_AND_SKILLS,
  ANY_MOMENT,
  hasOffer,
  hasTeamAction,
  type Offers,
  offersOf,
  performOffer,
  TEAM_ACTIONS,
} from './action-options.ts';
import { canManage, MANAGE, manageCards } from './any-moment.ts';
import { isIn, survivorOf } from './figures.ts';
import { keptByNumber } from './kept.ts';
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
export function takeTeamAction(table: Table<State>, team: number): Rule {
  const { state } = table;
  if (!hasMemberIn(state, state.teams[team] ?? [])) {
    endTeam(table, team);
    return NOTHING;
  }
  return state.actor === null ? chooseMember(table, team) : act(table, state.actor);
}

function hasMemberIn(state: State, members: readonly SurvivorId[]): boolean {
  for (const one of state.survivors) if (isIn(one) && members.includes(one.id)) return true;
  return false;
}

function* chooseMember(table: Table<State>, team: number): Rule {
  const { state } = table;
  const options: (ActorOption | RemoveTokenOption | typeof END_ACTIONS)[] = [];
  addActors(state, state.teams[team] ?? [], options);
  for (const option of removeTokenOptions(state)) options.push(option);
  options.push(END_ACTIONS);
  const choice = yield* ask('who-acts', PARTY, options, 'DDD-ACT-02', { about: { team: team + 1 } });
  if ('survivor' in choice) state.actor = { survivor: choice.survivor, free: choice.free };
  else if (choice.id === 'remove-code-token') yield* chooseTokenToRemove(table);
  else endTeam(table, team);
}

/** DDD-ACT-03: the team is done; the house reacts. */
function endTeam(table: Table<State>, team: number): void {
  const { state } = table;
  const members = state.teams[team] ?? [];
  endTurn(state);
  for (const survivor of state.survivors) if (members.includes(survivor.id)) endTurnOf(survivor);
  table.tell({ type: 'team-done', rule: 'DDD-ACT-03', team: team + 1, survivors: [...members] });
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
export function takeShowdownAction(table: Table<State>): Rule {
  const { state } = table;
  if (markersInLeftBox(state) >= SHIFTING_MARKERS) {
    endShift(state);
    return NOTHING;
  }
  return state.actor === null ? chooseAnyone(table) : act(table, state.actor);
}

function* chooseAnyone(table: Table<State>): Rule {
  const { state } = table;
  const options: (ActorOption | typeof SHIFT)[] = [];
  addActors(state, null, options);
  options.push(SHIFT);
  const choice = yield* ask('who-acts', PARTY, options, 'DDD-FIN-17', {
    about: { markers: markersInLeftBox(state) },
  });
  if ('survivor' in choice) state.actor = { survivor: choice.survivor, free: choice.free };
  else endShift(state);
}

function endShift(state: State): void {
  endTurn(state);
  for (const survivor of state.survivors) endTurnOf(survivor);
  state.phase = { kind: 'nemesis-reaction' };
}

/** DDD-FIN-21: also with an empty left box; the only thing left when nobody has a marker in hand. */
const SHIFT = { id: 'shift' } as const satisfies Option;

export const markersInLeftBox = (state: State): number =>
  state.survivors.reduce((sum, { markers }) => sum + markers.left, 0);

/** DDD-GEN-11: what lasts for this turn ends with the action step of the team, or with the shift. */
function endTurn(state: State): void {
  state.actor = null;
  state.declined = [];
}

function endTurnOf(survivor: Survivor): void {
  survivor.gasMask = false;
  survivor.drinkAp = 0;
}

interface ActorOption extends Option {
  readonly survivor: SurvivorId;
  /** Only what is open to everybody at any moment. */
  readonly free: boolean;
}

/** DDD-ACT-08, DDD-ACT-10: members with something to do (everybody without a team), and everyone else for what he may do at any moment. */
function addActors(
  state: State,
  members: readonly SurvivorId[] | null,
  options: Pick<ActorOption[], 'push'>,
): void {
  for (const survivor of state.survivors) {
    if (!isIn(survivor)) continue;
    const isMember = members === null || members.includes(survivor.id);
    if (isMember && hasOffer(TEAM_ACTIONS, state, survivor))
      options.push(actorOption(survivor.id, apLeft(state, survivor)));
    else if (hasOffer(ANY_MOMENT, state, survivor))
      options.push(freeActorOption(survivor.id, apLeft(state, survivor)));
  }
}

const actorOption = keptByNumber((survivor: SurvivorId, ap) => newActorOption(survivor, ap, false));
const freeActorOption = keptByNumber((survivor: SurvivorId, ap) => newActorOption(survivor, ap, true));

const newActorOption = (survivor: SurvivorId, ap: number, free: boolean): ActorOption => ({
  id: `${free ? 'free' : 'survivor'}:${survivor}`,
  text: free ? 'act-freely' : 'act-with',
  survivor,
  free,
  about: { survivor, ap },
  on: [`survivor:${survivor}`],
});

/** DDD-ACT-05: one of his actions; he goes on acting until he hands over or can do nothing more. */
function act(table: Table<State>, { survivor: id, free }: Actor): Rule {
  const { state } = table;
  const survivor = survivorOf(state, id);
  if (isIn(survivor)) {
    const offers = offersOf(free ? ANY_MOMENT : ACTIONS_AND_SKILLS, state, survivor);
    if (free ? offers.options.length > 0 : hasTeamAction(offers))
      return chooseAction(table, survivor, offers, free);
  }
  state.actor = null;
  return NOTHING;
}

function* chooseAction(table: Table<State>, survivor: Survivor, offers: Offers, free: boolean): Rule {
  const { state } = table;
  const options: (ActionOption | typeof MANAGE | typeof HAND_OVER)[] = offers.options.slice();
  if (!free && canManage(state, survivor)) options.push(MANAGE);
  options.push(HAND_OVER);
  const choice = yield* ask('take-action', survivor.seat, options, 'DDD-ACT-05', {
    about: { survivor: survivor.id, ap: apLeft(state, survivor) },
  });
  if (choice === HAND_OVER) state.actor = null;
  else if (choice === MANAGE) yield* manageCards(table, survivor);
  else yield* performOffer(table, survivor, offers, choice as ActionOption);
}

const HAND_OVER = { id: 'hand-over' } as const satisfies Option;
