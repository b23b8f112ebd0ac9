import { playOut } from '@tenebrae/bots';
import { type Match, start } from '@tenebrae/kernel';
import { botsFor, settingFor } from '../arguments.ts';
import { Failed } from '../ends.ts';
import { openGame } from '../games.ts';
import { keepSave } from '../kept-saves.ts';
import { type FactSums, NO_FACTS, summedFacts, withFacts } from './facts.ts';

/** A match longer than this is left unfinished. */
const MOST_DECISIONS = 100_000;

/** Some of the matches of a simulation, as plain data that can be sent to a worker: every `step`-th from the `first` on. */
export interface SimPart {
  readonly game: string;
  readonly games: number;
  readonly first: number;
  readonly step: number;
  readonly seed: string;
  readonly players?: number;
  readonly option?: readonly string[];
  readonly bots: string;
}

export interface SimCount {
  readonly decisions: number;
  /** How often each outcome came; matches that did not end are in none. */
  readonly results: Readonly<Record<string, number>>;
  /** What the results say besides: quests reached, deaths, whatever a game tells of its end. */
  readonly facts: FactSums;
}

/** A match is named by its number alone, so that the same matches are played however they are shared out. */
export async function simPart(part: SimPart, onMatch: (played: number) => void): Promise<SimCount> {
  const { game } = await openGame(part.game);
  const setting = settingFor(game, part.players, part.option);
  const bots = botsFor(part.bots, setting.seats);
  const results: Record<string, number> = {};
  let played = 0;
  let decisions = 0;
  let facts = NO_FACTS;
  for (let number = part.first; number < part.games; number += part.step) {
    const seed = `${part.seed}/${number}`;
    const match = start(game, { ...setting, seed });
    decisions += playToEnd(match, seed, () => playOut(match, bots, seed, { most: MOST_DECISIONS }));
    if (match.result !== null) {
      results[match.result.outcome] = (results[match.result.outcome] ?? 0) + 1;
      facts = withFacts(facts, match.result.about);
    }
    onMatch(++played);
  }
  return { decisions, results, facts };
}

function playToEnd(match: Match, seed: string, play: () => number): number {
  try {
    return play();
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Failed(
      `a rule failed with seed ${seed}: ${why}; the match is in ${keepSave(match.save(), `sim-${seed}`)}`,
    );
  }
}

/** All parts together; outcomes in the order of the alphabet, so that nothing tells how the matches were shared out. */
export function summed(counts: readonly SimCount[]): SimCount {
  const results: Record<string, number> = {};
  for (const outcome of counts.flatMap(count => Object.keys(count.results)).sort()) {
    results[outcome] ??= counts.reduce((sum, count) => sum + (count.results[outcome] ?? 0), 0);
  }
  return {
    decisions: counts.reduce((sum, count) => sum + count.decisions, 0),
    results,
    facts: summedFacts(counts.map(count => count.facts)),
  };
}
