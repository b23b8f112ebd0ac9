import { ask, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { RuleId } from '../data/ledger.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Accursed, AllyId, Monster, State } from '../state.ts';
import { awake, cardOfMonster, dungeonOf, isDead, isOfKind, isPresent, leaderOf } from './figures.ts';
import { endUntil, endUntilTurnOf } from './in-force.ts';
import { initiativeOf } from './profile.ts';
import { leaderChooses } from './leader.ts';
import { settle } from './settle.ts';
import { refresh } from './sources.ts';
import { questRoundEnd } from './quests.ts';

/** DL-TRN-01 to DL-TRN-04: one beat finds out whose turn it is and hands over to it; after the last the round ends. */
export function* playTurns(table: Table<State>): Rule {
  const { state } = table;
  const ally = nextAlly(state);
  if (ally !== null) {
    dungeonOf(state).turns.acted.push(ally);
    state.phase = { kind: 'ally-turn', ally, movement: null };
    return;
  }
  const accursed = waitingAccursed(state);
  const kinds = waitingKinds(state);
  const highest = Math.max(
    ...accursed.map(one => initiativeOf(state, one)),
    ...kinds.map(kind => cardOfMonster(kind).initiative),
  );
  if (highest === -Infinity) {
    passTheGone(state, highest);
    state.phase = { kind: 'round-end' };
    return;
  }
  const { turns } = dungeonOf(state);
  turns.reached = Math.min(turns.reached ?? highest, highest);
  passTheGone(state, highest);
  // DL-TRN-02: the Accursed go first.
  const first = accursed.filter(one => initiativeOf(state, one) === highest);
  if (first.length > 0) return yield* startAccursedTurn(table, first);
  yield* startMonstersTurn(
    table,
    kinds.filter(kind => cardOfMonster(kind).initiative === highest),
  );
}

/** DL-TRM-16: what lasts until the next turn of one who is gone ends when its place in the Initiative order comes up. */
function passTheGone(state: State, reached: number): void {
  const { acted } = dungeonOf(state).turns;
  for (const one of state.accursed) {
    if (isPresent(one) || isDead(one) || acted.includes(one.id)) continue;
    if (initiativeOf(state, one) < reached) continue;
    acted.push(one.id);
    endUntilTurnOf(state, one.id);
  }
}

/** DL-ATR-06, DL-TRN-03: who of some is first: those of the same Initiative agree; any of their players may answer. */
export function* chooseFirst(
  table: Table<State>,
  among: readonly Accursed[],
  rule: RuleId,
): Rule<AccursedId> {
  const { state } = table;
  const highest = Math.max(...among.map(one => initiativeOf(state, one)));
  const first = among.filter(one => initiativeOf(state, one) === highest);
  const seats = new Set(first.map(one => one.seat));
  const { who } = yield* ask(
    'choose-next',
    seats.size === 1 ? (first[0] as Accursed).seat : PARTY,
    first.map(one => ({
      id: `accursed:${one.id}`,
      text: 'choose-accursed',
      who: one.id,
      about: { who: one.id },
      on: [`accursed:${one.id}`],
    })),
    rule,
  );
  return who;
}

/** DL-TRN-01, DL-TRN-03: one of those with the highest Initiative. */
function* startAccursedTurn(table: Table<State>, first: readonly Accursed[]): Rule {
  const { state } = table;
  const who = yield* chooseFirst(table, first, 'DL-TRN-03');
  dungeonOf(state).turns.acted.push(who);
  state.phase = {
    kind: 'accursed-turn',
    turn: {
      who,
      part: 'start',
      begun: false,
      movement: 0,
      threats: [],
      squares: 0,
      spent: 0,
      tumbles: 0,
      made: [],
      wounded: [],
      grudges: 0,
    },
  };
}

/** DL-TRN-03: ranged types before melee types, then the leader decides. */
function* startMonstersTurn(table: Table<State>, kinds: readonly MonsterId[]): Rule {
  const { state } = table;
  const ranged = kinds.filter(kind => isOfKind(kind, 'ranged'));
  const kind = yield* leaderChooses(
    table,
    'choose-type',
    (ranged.length > 0 ? ranged : kinds).map(one => ({
      id: `type:${one}`,
      text: 'choose-kind',
      about: { kind: one },
      kind: one,
    })),
    'DL-TRN-03',
  );
  dungeonOf(state).turns.acted.push(kind.kind);
  state.phase = {
    kind: 'monsters-turn',
    turn: { kind: kind.kind, part: 'start', waiting: [], threatened: [], shots: [], moving: null },
  };
}

/** In the dungeon and not yet had their turn; the dead have one too (DL-RES-02). */
const waitingAccursed = (state: State): Accursed[] =>
  state.accursed.filter(
    one => (isPresent(one) || isDead(one)) && !dungeonOf(state).turns.acted.includes(one.id),
  );

/** DL-TRN-04: a type that came when its Initiative step had passed waits for the next round. */
function waitingKinds(state: State): MonsterId[] {
  const { acted, reached } = dungeonOf(state).turns;
  const isWaiting = ({ kind }: Monster): boolean =>
    !acted.includes(kind) && (reached === null || cardOfMonster(kind).initiative <= reached);
  return [
    ...new Set(
      awake(state)
        .filter(isWaiting)
        .map(one => one.kind),
    ),
  ];
}

/** An ally piece has its turn right after the leader's. */
function nextAlly(state: State): AllyId | null {
  const { turns, allies } = dungeonOf(state);
  if (!turns.acted.includes(leaderOf(state).id)) return null;
  return allies.find(one => one.status === 'in' && !turns.acted.includes(one.id))?.id ?? null;
}

/** DL-RND-02, DL-RND-04: what waits for the end of the round; then the next one begins. */
export function* playRoundEnd(table: Table<State>): Rule {
  const { state } = table;
  const dungeon = dungeonOf(state);
  yield* questRoundEnd(table);
  yield* settle(table);
  endUntil(state, 'round');
  // DL-TRM-16: outside combat "until the end of combat" is until the end of the round.
  if (dungeon.combat === null) endUntil(state, 'combat');
  for (const ally of dungeon.allies) ally.freed = false;
  dungeon.round += 1;
  dungeon.turns = { acted: [], reached: null };
  dungeon.darkness.roll = null;
  refresh(state, 'round');
  state.tally.rounds += 1;
  table.tell({ type: 'round-began', rule: 'DL-RND-02', round: dungeon.round });
  state.phase = { kind: 'darkness' };
}
