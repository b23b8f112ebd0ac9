import { type Bot, BOTS, playOut } from '@tenebrae/bots';
import { type Match, type Seat, start } from '@tenebrae/kernel';
import { botAt, matchAt, type Plan } from '../plan/plan.ts';
import type { Subject } from '../subject.ts';
import { deathsIn } from './deaths.ts';
import { luckOf } from './luck.ts';
import type { MatchRecord } from './record.ts';
import { roundsOf } from './rounds.ts';
import { seenIn } from './seen.ts';

/** Plays one match of the plan. Everything follows from the plan and the index: where and when it is played makes no difference. */
export function playMatch(subject: Subject, plan: Plan, index: number): MatchRecord {
  const { cell, number, seed } = matchAt(plan, index);
  const { players = 0, options = {} } = plan.settings[cell.setting] ?? {};
  let match: Match | null = null;
  let decisions = 0;
  try {
    match = start(subject.game, { players, options, seed });
    playOut(match, botsFor(plan, cell.lineup, match.seats), seed, {
      most: plan.most,
      onDecision: count => {
        decisions = count;
      },
    });
    return recordOf(subject, match, { index, decisions, luck: number < plan.luck ? seed : null });
  } catch (thrown) {
    const fault = thrown instanceof Error ? thrown.message : String(thrown);
    return { ...NOTHING, index, decisions, fault };
  }
}

/** Of a match in which a rule failed nothing is counted but that it did. */
const NOTHING = {
  outcome: null,
  winners: [],
  rounds: null,
  scores: [],
  seen: [],
  deaths: [],
  luck: null,
} as const;

function botsFor({ lineups }: Plan, lineup: number, seats: readonly Seat[]): Record<Seat, Bot> {
  return Object.fromEntries(seats.map(seat => [seat, BOTS[botAt(lineups[lineup] ?? {}, seat) ?? ''] as Bot]));
}

interface Played {
  readonly index: number;
  readonly decisions: number;
  /** The seed of the match, where its dice are to be looked into. */
  readonly luck: string | null;
}

function recordOf({ content }: Subject, match: Match, { index, decisions, luck }: Played): MatchRecord {
  const { game, result, seats, state } = match;
  const kinds = kindsOf(content);
  const { evaluate } = game;
  return {
    index,
    outcome: result?.outcome ?? null,
    winners: seats.flatMap((seat, place) => (result?.winners.includes(seat) ? [place] : [])),
    decisions,
    rounds: roundsOf(match),
    scores: evaluate === undefined ? [] : seats.map(seat => rounded(evaluate.call(game, state, seat))),
    seen: seenIn(match, kinds),
    deaths: deathsIn(match, kinds),
    luck: luck === null || result === null ? null : inFewDigits(luckOf(match, luck)),
    fault: null,
  };
}

/** Of each id of content its kind, worked out once. */
function kindsOf(content: Subject['content']): ReadonlyMap<string, string> {
  let kinds = KINDS.get(content);
  if (kinds === undefined) {
    kinds = new Map(Object.entries(content).flatMap(([kind, ids]) => ids.map(id => [id, kind])));
    KINDS.set(content, kinds);
  }
  return kinds;
}
const KINDS = new WeakMap<Subject['content'], ReadonlyMap<string, string>>();

/** In few digits, and never a zero below zero, which JSON does not know. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

const inFewDigits = (luck: MatchRecord['luck']): MatchRecord['luck'] =>
  luck?.map(({ standing, victory, noise }) => ({
    standing: rounded(standing),
    victory: rounded(victory),
    noise: { standing: rounded(noise.standing), victory: rounded(noise.victory), both: rounded(noise.both) },
  })) ?? null;
