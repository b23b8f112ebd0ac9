import { ask, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { SHIFTING_MARKERS } from '../data/limits.ts';
import type { SurvivorId } from '../data/survivors.ts';
import type { State, Survivor } from '../state.ts';
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
import { type RemoveTokenOption, removeToken, removeTokenOptions } from './laboratory.ts';

export { offerMoment } from './any-moment.ts';

/**
 * DDD-ACT-01, DDD-ACT-02, DDD-ACT-07, DDD-GEN-10: the members act in any order and by turns, wherever they are, until they are done;
 * then comes their reaction (DDD-ACT-03).
 */
export function* takeTeamActions(table: Table<State>, team: number): Rule {
  const { state } = table;
  const members = (state.teams[team] ?? []).map(id => survivorOf(state, id));
  state.declined = [];
  while (members.some(isIn)) {
    const choice = yield* ask<ActorOption | RemoveTokenOption | typeof END_ACTIONS>(
      'who-acts',
      PARTY,
      [...actorOptions(state, members), ...removeTokenOptions(state), END_ACTIONS],
      'DDD-ACT-02',
      { about: { team: team + 1 } },
    );
    if ('survivor' in choice) yield* act(table, survivorOf(state, choice.survivor), choice.free, neverOver);
    else if ('colour' in choice) yield* removeToken(table, choice.colour);
    else break;
  }
  endTurn(members);
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
const neverOver = (): boolean => false;

/**
 * DDD-FIN-17, DDD-FIN-18: one action at a time by anyone with markers in hand, until the sixth marker lies in the left
 * box (DDD-FIN-19) or the players shift before (DDD-FIN-21); then the nemesis reacts.
 */
export function* takeShowdownActions(table: Table<State>): Rule {
  const { state } = table;
  const isOver = (): boolean => markersInLeftBox(state) >= SHIFTING_MARKERS;
  state.declined = [];
  while (!isOver()) {
    const survivors = survivorsIn(state);
    const choice = yield* ask<ActorOption | typeof SHIFT>(
      'who-acts',
      PARTY,
      [...actorOptions(state, survivors), SHIFT],
      'DDD-FIN-17',
      { about: { markers: markersInLeftBox(state) } },
    );
    if (!('survivor' in choice)) break;
    yield* act(table, survivorOf(state, choice.survivor), choice.free, isOver);
  }
  endTurn(state.survivors);
  state.phase = { kind: 'nemesis-reaction' };
}

/** DDD-FIN-21: also with an empty left box; the only thing left when nobody has a marker in hand. */
const SHIFT = { id: 'shift' } as const satisfies Option;

export const markersInLeftBox = (state: State): number =>
  state.survivors.reduce((sum, { markers }) => sum + markers.left, 0);

/** DDD-GEN-11: what lasts for this turn ends with the action step of the team, or with the shift. */
function endTurn(survivors: readonly Survivor[]): void {
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

/** DDD-ACT-05: his actions one by one, until he hands over or can do nothing more. */
function* act(table: Table<State>, survivor: Survivor, free: boolean, isOver: () => boolean): Rule {
  const { state } = table;
  while (isIn(survivor) && !isOver()) {
    const offers = offersOf(free ? ANY_MOMENT : ACTIONS_AND_SKILLS, state, survivor);
    if (!(free ? offers.options.length > 0 : offers.kinds.some(kind => TEAM_ACTIONS.includes(kind)))) return;
    const more = !free && canManage(state, survivor) ? [MANAGE, HAND_OVER] : [HAND_OVER];
    const choice = yield* ask<ActionOption | typeof MANAGE | typeof HAND_OVER>(
      'take-action',
      survivor.seat,
      [...offers.options, ...more],
      'DDD-ACT-05',
      { about: { survivor: survivor.id, ap: apLeft(state, survivor) } },
    );
    if (choice === HAND_OVER) return;
    if ('action' in choice) yield* performOffer(table, survivor, offers, choice);
    else yield* manageCards(table, survivor);
  }
}

const HAND_OVER = { id: 'hand-over' } as const satisfies Option;
