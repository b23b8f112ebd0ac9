import type { RoomId } from '@tenebrae/board';
import { ask, PARTY, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { ENTRAPPED_AP, SURVIVOR_DICE_LIMIT } from '../data/limits.ts';
import type { State, Survivor } from '../state.ts';
import { canPay, pay } from './action-points.ts';
import { countIcons, rollSurvivorDice, roomOption, survivorDice } from './dice.ts';
import { enterRoom } from './entering.ts';
import { boardOf, hasEnemy, isIn, survivorsAt } from './figures.ts';
import { accessible, roomNow } from './rooms.ts';

/** DDD-ENT-01, DDD-ENT-10: the token goes under his figure; the bird's hold is of another kind. */
export function entrap(table: Table<State>, survivor: Survivor, by: 'yes' | 'bird', rule: RuleId): void {
  if (survivor.entrapped !== 'no') return;
  survivor.entrapped = by;
  table.tell({
    type: 'survivor-entrapped',
    rule,
    survivor: survivor.id,
    room: survivor.room,
    bird: by === 'bird',
  });
}

/** The token is removed. DDD-ENT-07: his AP were only suspended, so he has them again. */
export function release(table: Table<State>, survivor: Survivor, rule: RuleId): void {
  if (survivor.entrapped === 'no') return;
  survivor.entrapped = 'no';
  table.tell({ type: 'survivor-freed', rule, survivor: survivor.id, room: survivor.room });
}

/** DDD-ENT-02, DDD-CMB-13: everyone in a room without enemies; those held by the bird only when it is gone (DDD-ENT-10). */
export function releaseWhereClear(table: Table<State>): void {
  const { state } = table;
  for (const survivor of state.survivors) {
    if (survivor.entrapped === 'yes' && !hasEnemy(state, survivor.room))
      release(table, survivor, 'DDD-ENT-02');
    if (survivor.entrapped === 'bird' && state.creature?.id !== 'undead-bird')
      release(table, survivor, 'DDD-ENT-10');
  }
}

/** DDD-ENT-03, DDD-ENT-10, DDD-FIN-34: the 1 AP, or marker, of an entrapped survivor is still unspent. */
export const canStruggle = (state: State, survivor: Survivor): boolean =>
  survivor.entrapped !== 'no' && !survivor.struggled && canPay(state, survivor, ENTRAPPED_AP);

export function payStruggle(state: State, survivor: Survivor): void {
  pay(state, survivor, ENTRAPPED_AP);
  survivor.struggled = true;
}

/** DDD-ENT-04, DDD-ENT-08, DDD-ENT-10: somebody there can be freed, and he can pay his share, as often as he can pay. */
export function canAttemptRescue(state: State, survivor: Survivor): boolean {
  if (survivor.entrapped === 'bird') return false;
  const isAble =
    survivor.entrapped === 'yes'
      ? canStruggle(state, survivor)
      : canPay(state, survivor, ACTIONS['rescue'].ap);
  if (!isAble) return false;
  for (const one of state.survivors) if (one.entrapped === 'yes' && one.room === survivor.room) return true;
  return false;
}

/** DDD-ENT-04 to DDD-ENT-12: an attempt begun by this survivor, who pays the first AP. */
export function* attemptRescue(table: Table<State>, survivor: Survivor): Rule {
  const rescuers = yield* gatherRescuers(table, survivor);
  const entrapped = survivorsAt(table.state, survivor.room).filter(one => one.entrapped === 'yes');
  const dice = survivorDice(diceOf(rescuers));
  table.tell({
    type: 'rescue-attempted',
    rule: 'DDD-ENT-04',
    survivors: rescuers.map(one => one.id),
    entrapped: entrapped.map(one => one.id),
    dice,
    needed: entrapped.length,
  });
  const icons = yield* rollSurvivorDice('rescue', dice, 'DDD-ENT-04');
  // DDD-ENT-06: no other icon does anything. DDD-ENT-09: with fewer than are needed nobody leaves.
  if (countIcons(icons, 'retreat') < entrapped.length) {
    table.tell({ type: 'rescue-failed', rule: 'DDD-ENT-08', entrapped: entrapped.map(one => one.id) });
    return;
  }
  yield* leaveTogether(table, survivor.room, entrapped);
}

/** DDD-ENT-04, DDD-ENT-09, DDD-ENT-12: members of the acting team in the room join for 1 AP while dice are wanted. */
function* gatherRescuers(table: Table<State>, first: Survivor): Rule<Survivor[]> {
  const { state } = table;
  const rescuers = [first];
  payForRescue(state, first);
  for (const one of survivorsAt(state, first.room)) {
    if (one === first || !isActing(state, one) || !canAttemptRescue(state, one)) continue;
    const dice = diceOf(rescuers);
    if (dice >= SURVIVOR_DICE_LIMIT) break;
    const answer = yield* ask('join-rescue', one.seat, [JOIN_RESCUE, PASS], 'DDD-ENT-04', {
      about: { survivor: one.id, rescuer: first.id, rate: boardOf(one).entrapRate, dice },
    });
    if (answer === PASS) continue;
    payForRescue(state, one);
    rescuers.push(one);
  }
  return rescuers;
}

const JOIN_RESCUE = { id: 'join-rescue-attempt' } as const;

function payForRescue(state: State, survivor: Survivor): void {
  if (survivor.entrapped === 'yes') payStruggle(state, survivor);
  else pay(state, survivor, ACTIONS['rescue'].ap);
}

/** DDD-SUR-07 */
const diceOf = (rescuers: readonly Survivor[]): number =>
  rescuers.reduce((dice, one) => dice + boardOf(one).entrapRate, 0);

/** DDD-ENT-05, DDD-ENT-09: freed, they leave to the same room; without an accessible one they stay. */
function* leaveTogether(table: Table<State>, from: RoomId, freed: readonly Survivor[]): Rule {
  const rooms = accessible(table.state, from);
  for (const one of freed) release(table, one, 'DDD-ENT-05');
  if (rooms.length === 0) return;
  const [first] = freed;
  const seat = first !== undefined && freed.length === 1 ? first.seat : PARTY;
  const { room } = yield* ask('rescue-room', seat, rooms.map(roomOption), 'DDD-ENT-05', {
    about: { survivors: freed.map(one => one.id), from },
  });
  for (const one of freed)
    if (isIn(one)) yield* enterRoom(table, one, roomNow(table.state, room), 'DDD-ENT-05');
}

/** DDD-ENT-12, DDD-FIN-17: of the team whose actions are played; in the showdown everybody. */
export function isActing(state: State, survivor: Survivor): boolean {
  const { phase } = state;
  if (state.showdown !== null) return true;
  return phase.kind === 'actions' && (state.teams[phase.team]?.includes(survivor.id) ?? false);
}
