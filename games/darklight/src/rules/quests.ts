import { endBeat, finish, type Result, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import { type Quest, QUESTS } from '../data/quests.ts';
import { questHooks } from '../effects/quests/index.ts';
import type { QuestHooks, QuestNumber } from '../effects/quests/hooks.ts';
import { type Accursed, type Campaign, type Character, type Monster, NOWHERE, type State } from '../state.ts';
import { loseForGood, passHeart } from './defeat.ts';
import { breakOffCombat } from './end-of-combat.ts';
import { dungeonOf, isDead, isPresent } from './figures.ts';
import { returnAtEnd } from './resurrection.ts';

const questOf = (state: State): Quest => QUESTS[dungeonOf(state).quest.id];
const hooksNow = (state: State): QuestHooks => questHooks(dungeonOf(state).quest.id);

/** DL-SET-09: whether the quest is decided; asked by settle. A quest that can no longer be completed goes on until all have left. */
export function questOutcome(state: State): 'completed' | 'failed' | null {
  if (state.phase.kind === 'aftermath') return null;
  const { outcome } = dungeonOf(state).quest;
  if (outcome !== 'failed' && (outcome === 'completed' || hooksNow(state).isCompleted(state)))
    return 'completed';
  return null;
}

/** DL-SET-08: it can no longer be completed: it has failed at once, and all that is left to do is to leave. */
export function noticeFailure(table: Table<State>): void {
  const { quest } = dungeonOf(table.state);
  if (quest.outcome !== null || hooksNow(table.state).isFailed?.(table.state) !== true) return;
  quest.outcome = 'failed';
  table.tell({ type: 'quest-hopeless', rule: 'DL-SET-08', quest: quest.id });
}

/**
 * DL-SET-09, DL-RES-06, DL-ESC-03, DL-ESC-06, DL-DTH-09, DL-SRV-02: a single quest is over (`finish`); a campaign goes on with
 * the Aftermath (`endBeat`).
 */
export function* endDungeon(table: Table<State>, outcome: 'completed' | 'failed', rule: RuleId): Rule<never> {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const { quest } = dungeon;
  quest.outcome = outcome;
  if (outcome === 'completed') {
    yield* breakOffCombat(table);
    dungeon.monsters = [];
  }
  table.tell({
    type: outcome === 'completed' ? 'quest-was-completed' : 'quest-was-failed',
    rule,
    quest: quest.id,
  });
  if (outcome === 'completed') {
    state.tally.quests += 1;
    yield* returnAtEnd(table);
  } else yield* leaveTheDead(table);
  const { campaign } = state;
  if (campaign === null) return yield* finish(resultOf(state, outcome, rule));
  return yield* goOnWithCampaign(table, campaign, outcome);
}

/** DL-ESC-03, DL-DTH-09, DL-SRV-06: the dead of a failed quest are lost; those who fled are out of it. */
function* leaveTheDead(table: Table<State>): Rule {
  const { state } = table;
  const dead = state.accursed.filter(isDead);
  // DL-SRV-47: in a campaign they go on; somebody must take the Heart of the dead.
  if (state.campaign !== null)
    for (const one of state.accursed) if (one.status.kind === 'escaped') one.status = { kind: 'in' };
  for (const one of dead) yield* loseForGood(table, one, 'left-behind');
}

/** DL-ESC-06: those who fled have no part in it; neither have the lost. */
function resultOf(state: State, outcome: 'completed' | 'failed', rule: RuleId): Result {
  const { quest } = dungeonOf(state);
  const about = { quest: quest.id };
  if (outcome === 'completed')
    return { outcome: 'quest-completed', rule, winners: seatsOf(state.accursed.filter(isPresent)), about };
  const isWiped = state.accursed.every(({ status }) => status.kind === 'lost');
  return { outcome: isWiped ? 'party-lost' : 'quest-failed', rule, winners: [], about };
}

export const seatsOf = (accursed: readonly Accursed[]): Seat[] => [
  ...new Set(accursed.map(({ seat }) => seat)),
];

/** DL-SRV-02, DL-SRV-39, DL-SRV-40: the last quest decides it all; so does the loss of the last Accursed. */
function* goOnWithCampaign(
  table: Table<State>,
  campaign: Campaign,
  outcome: 'completed' | 'failed',
): Rule<never> {
  const { state } = table;
  const { quest } = dungeonOf(state);
  campaign.last = { quest: quest.id, outcome };
  if (outcome === 'completed') campaign.completed.push(quest.id);
  const left = state.accursed.filter(({ status }) => status.kind !== 'lost');
  const about = recordOf(state);
  if (campaign.pact && outcome === 'completed')
    return yield* finish({ outcome: 'campaign-won', rule: 'DL-SRV-39', winners: seatsOf(left), about });
  if (campaign.pact)
    return yield* finish({ outcome: 'campaign-lost', rule: 'DL-SRV-39', winners: [], about });
  if (left.length === 0)
    return yield* finish({ outcome: 'campaign-lost', rule: 'DL-SRV-40', winners: [], about });
  campaign.drivenOut = false;
  if (left.every(one => one.id !== state.leader)) yield* passHeart(table);
  // All meet again outside: nobody stands on the board any more.
  for (const one of state.accursed) one.square = NOWHERE;
  state.phase = { kind: 'aftermath', step: 'reward' };
  return yield* endBeat();
}

/** DL-SRV-40: completed quests and the levels of the living. */
export function recordOf(state: State): { quests: number; levels: number; record: number } {
  const quests = state.campaign?.completed.length ?? 0;
  const levels = state.accursed
    .filter(({ status }) => status.kind !== 'lost')
    .reduce((sum, { level }) => sum + level, 0);
  return { quests, levels, record: quests + levels };
}

/** DL-SET-09, DL-EXP-11: the Quest Room paragraph is followed. */
export function* revealQuestRoom(table: Table<State>): Rule {
  yield* hooksNow(table.state).reveal(table);
}

/** What the quest does at the start of an Events Phase. */
export function* questEventsStart(table: Table<State>): Rule {
  const { eventsStart } = hooksNow(table.state);
  if (eventsStart) yield* eventsStart(table);
}

/** What the quest does at the end of a round. */
export function* questRoundEnd(table: Table<State>): Rule {
  const { roundEnd } = hooksNow(table.state);
  if (roundEnd) yield* roundEnd(table);
}

/** What the quest does after the Darkness Roll (q-chapel-4). */
export function* questDarkness(table: Table<State>): Rule {
  const { darkness } = hooksNow(table.state);
  if (darkness) yield* darkness(table);
}

/** A Monster was killed, by whatever means (q-crypt-3). */
export function questKilled(table: Table<State>, monster: Monster): void {
  hooksNow(table.state).killed?.(table, monster);
}

/** q-necrostream-6: a figure that suffers no Wounds now. */
export const keepsFromWounds = (state: State, figure: Character): boolean =>
  state.dungeon !== null && hooksNow(state).keepsFromWounds?.(state, figure) === true;

/** Numbers that a quest changes: Poison tokens times, Heart heals less, the marker moves up to, Oil Flasks left. */
export function questNumber(state: State, what: QuestNumber): number {
  const changed = state.dungeon === null ? undefined : hooksNow(state).numbers?.[what];
  if (changed === undefined) return NUMBERS[what];
  return what === 'oil-flasks' ? changed - timesNoted(state, OIL_FLASK_USED) : changed;
}

const NUMBERS: Readonly<Record<QuestNumber, number>> = {
  'poison-factor': 1,
  'heart-less': 0,
  'marker-on': 1,
  'oil-flasks': Infinity,
};

/** q-sanctuary-3: an Oil Flask was used up in this dungeon. */
export function noteOilFlask(state: State): void {
  if (state.dungeon === null) return;
  const { quest } = state.dungeon;
  quest.notes = [...quest.notes, OIL_FLASK_USED];
}

const OIL_FLASK_USED = 'oil-flask-used';

const timesNoted = (state: State, note: string): number =>
  dungeonOf(state).quest.notes.filter(one => one === note).length;

/** DL-ESC-05. */
export function mayEscape(state: State): boolean {
  const { escape } = questOf(state);
  return escape === undefined || (escape === 'until-quest-room' && dungeonOf(state).quest.revealed === null);
}
