import {
  AGREEMENTS,
  BadSave,
  type Policy,
  Refused,
  type RefusalCode,
  RuleBug,
  UNDO_POLICIES,
} from '@tenebrae/kernel';
import type { Person, RefusedBecause, Spectators } from '@tenebrae/protocol';
import type { Circumstances } from './decide.ts';
import { checkThawed, matchOf } from './decide-play.ts';
import type { Arrangement, Deed } from './deeds.ts';
import { beginMatch } from './live.ts';
import { isAlone, isHost, playedBy, playsSeat } from './rights.ts';
import { Declined, type LiveTable } from './service.ts';

/** The host begins when every seat has somebody or a bot. */
export function begin(table: LiveTable, who: Person, { game, seed }: Circumstances): Deed {
  const { record, match } = table;
  checkHost(table, who);
  if (match !== null) throw new Declined('stale', 'the match has begun');
  const empty = record.seats.filter(({ holder, bot }) => holder === null && bot === null);
  if (empty.length > 0) throw new Declined('not-allowed', 'some seats are free: a bot can take them');
  try {
    beginMatch(game, record, seed);
  } catch (thrown) {
    throw new Declined(codeOf(thrown), thrown instanceof Error ? thrown.message : String(thrown));
  }
  return { kind: 'begun', seed };
}

export function codeOf(thrown: unknown): RefusedBecause {
  if (thrown instanceof Refused) return thrown.code satisfies RefusalCode;
  if (thrown instanceof BadSave) return 'against-the-rules';
  return thrown instanceof RuleBug ? 'rule-bug' : 'failed';
}

export function pause(table: LiveTable, who: Person, paused: boolean): Deed | null {
  const { record } = table;
  matchOf(table);
  if (playedBy(record, who).length === 0 && !isHost(record, who))
    throw new Declined('not-allowed', 'you play no seat here');
  return record.paused === paused ? null : { kind: 'paused', paused };
}

/**
 * The host says what the table agrees on. While others play, only what gives nobody more than they had: whoever may go
 * back freely, or say what the dice show, may have what was hidden.
 */
export function policy(table: LiveTable, who: Person, change: Partial<Policy>): Deed | null {
  checkHost(table, who);
  const { record, match } = table;
  const now = match?.policy ?? record.policy;
  const next = { ...now, ...change };
  checkPolicy(next);
  if (match !== null) {
    checkThawed(match);
    const loosens = UNDO_POLICIES.indexOf(next.undo) < UNDO_POLICIES.indexOf(now.undo);
    const handsDice = next.dice !== now.dice && next.dice !== 'seeded';
    if ((loosens || handsDice) && !isAlone(record, who))
      throw new Declined('consent', 'others play here: this stays as it is until the match is over');
  }
  const isSame = next.undo === now.undo && next.dice === now.dice && next.agreement === now.agreement;
  return isSame ? null : { kind: 'policy-changed', policy: next };
}

/** `outside` is for tests: it lets people say which card is drawn. */
export function checkPolicy({ dice, agreement, undo }: Policy): void {
  const isKnown =
    (dice === 'seeded' || dice === 'person') &&
    AGREEMENTS.includes(agreement) &&
    UNDO_POLICIES.includes(undo);
  if (!isKnown) throw new Declined('against-the-rules', 'there is no such policy');
}

export function arrange(table: LiveTable, who: Person, { title, spectators, clock }: Arrangement): Deed {
  checkHost(table, who);
  if (spectators !== undefined) checkSpectators(table, who, spectators);
  if (clock !== undefined && clock !== null && !(Number.isInteger(clock) && clock > 0))
    throw new Declined('against-the-rules', 'a clock counts whole seconds');
  return {
    kind: 'arranged',
    how: {
      ...(title === undefined ? {} : { title }),
      ...(spectators === undefined ? {} : { spectators }),
      ...(clock === undefined ? {} : { clock }),
    },
  };
}

/** Nobody lets the world look into another's cards: once the match has begun, only into one's own. */
function checkSpectators({ record, match }: LiveTable, who: Person, spectators: Spectators): void {
  if (typeof spectators === 'string') return;
  const { seat } = spectators;
  if (!record.seats.some(one => one.seat === seat))
    throw new Declined('no-such-seat', `there is no seat ${seat}`);
  if (match !== null && !playsSeat(record, who, seat))
    throw new Declined('not-allowed', 'the match has begun: you can show your own seat only');
}

export const chat = (by: Person, text: string): Deed => ({ kind: 'chatted', by, text });

export function archive(table: LiveTable, who: Person): Deed | null {
  checkHost(table, who);
  return table.record.isArchived ? null : { kind: 'archived' };
}

function checkHost({ record }: LiveTable, who: Person): void {
  if (!isHost(record, who)) throw new Declined('not-allowed', 'only the host can do that');
}
