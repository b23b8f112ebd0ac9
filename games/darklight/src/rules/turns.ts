import { ask, kept, PARTY, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { RuleId } from '../data/ledger.ts';
import type { MonsterId } from '../data/monsters.ts';
import type { Accursed, AllyId, State } from '../state.ts';
import { cardOfMonster, dungeonOf, isDead, isOfKind, isPresent, leaderOf } from './figures.ts';
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
  const accursed = firstAccursed(state);
  const kinds = firstKinds(state);
  const highest = Math.max(
    accursed[0] === undefined ? -Infinity : initiativeOf(state, accursed[0]),
    kinds[0] === undefined ? -Infinity : cardOfMonster(kinds[0]).initiative,
  );
  passTheGone(state, highest);
  if (highest === -Infinity) {
    state.phase = { kind: 'round-end' };
    return;
  }
  const { turns } = dungeonOf(state);
  turns.reached = Math.min(turns.reached ?? highest, highest);
  // DL-TRN-02: the Accursed go first.
  if (accursed[0] !== undefined && initiativeOf(state, accursed[0]) === highest)
    startAccursedTurn(state, (yield* chooseAmong(accursed, 'DL-TRN-03')).who);
  else startMonstersTurn(state, yield* chooseKind(table, kinds));
}

/** DL-TRN-01: of the Accursed that have yet to act, those with the highest Initiative; the dead have a turn too (DL-RES-02). */
function firstAccursed(state: State): Accursed[] {
  const { acted } = dungeonOf(state).turns;
  let first: Accursed[] = [];
  let highest = -Infinity;
  for (const one of state.accursed) {
    if (acted.includes(one.id) || !(isPresent(one) || isDead(one))) continue;
    const initiative = initiativeOf(state, one);
    if (initiative > highest) first = [];
    if (initiative >= highest) first.push(one);
    highest = Math.max(highest, initiative);
  }
  return first;
}

/** DL-TRN-01, DL-TRN-04: the same of Monster types; one that came when its Initiative step had passed waits for the next round. */
function firstKinds(state: State): MonsterId[] {
  const { turns, monsters } = dungeonOf(state);
  const { acted, reached } = turns;
  let first: MonsterId[] = [];
  let highest = -Infinity;
  for (const { asleep, kind } of monsters) {
    const { initiative } = cardOfMonster(kind);
    if (asleep || acted.includes(kind) || (reached !== null && initiative > reached)) continue;
    if (initiative > highest) first = [];
    if (initiative >= highest && !first.includes(kind)) first.push(kind);
    highest = Math.max(highest, initiative);
  }
  return first;
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

/** DL-ATR-06: who of some is first: the highest Initiative. */
export function chooseFirst(state: State, among: readonly Accursed[], rule: RuleId): Rule<ChosenFirst> {
  const highest = Math.max(...among.map(one => initiativeOf(state, one)));
  return chooseAmong(
    among.filter(one => initiativeOf(state, one) === highest),
    rule,
  );
}

/** DL-TRN-03: those of the same Initiative agree; any of their players may answer. */
function chooseAmong(first: readonly Accursed[], rule: RuleId): Rule<ChosenFirst> {
  const options: ChosenFirst[] = [];
  let seat: Seat | null = null;
  for (const one of first) {
    options.push(chosenFirst(one.id));
    seat = seat === null || seat === one.seat ? one.seat : PARTY;
  }
  return ask('choose-next', seat ?? PARTY, options, rule);
}

type ChosenFirst = ReturnType<typeof chosenFirst>;

const chosenFirst = kept((who: AccursedId) => ({
  id: `accursed:${who}`,
  text: 'choose-accursed',
  who,
  about: { who },
  on: [`accursed:${who}`],
}));

function startAccursedTurn(state: State, who: AccursedId): void {
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
function* chooseKind(table: Table<State>, kinds: readonly MonsterId[]): Rule<MonsterId> {
  const ranged = kinds.filter(kind => isOfKind(kind, 'ranged'));
  const { kind } = yield* leaderChooses(
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
  return kind;
}

function startMonstersTurn(state: State, kind: MonsterId): void {
  dungeonOf(state).turns.acted.push(kind);
  state.phase = {
    kind: 'monsters-turn',
    turn: { kind, part: 'start', waiting: [], threatened: [], shots: [], moving: null },
  };
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
