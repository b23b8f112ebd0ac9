import { hasWords, newRng, type Question, type Rng, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { RUINS_BOSSES } from '../src/data/bosses.ts';
import { invariants } from '../src/invariants.ts';
import { beat } from '../src/rules/beat.ts';
import { EN } from '../src/words/en.ts';
import { FR } from '../src/words/fr.ts';
import { aGame, type HeroSet, type TestGame } from '../testing/index.ts';

/** A worn party on its way into the Hamlet, with a full purse. */
function aHomecoming(boss: (typeof RUINS_BOSSES)[number], act: 1 | 2 | 3): TestGame {
  const worn: HeroSet = { level: act, xp: 7, wounds: 6, stress: 7 };
  return aGame({
    players: 2,
    act,
    gold: 40,
    provisions: { food: 1, potion: 2, tool: 1 },
    campaign: { threat: boss },
    phase: { kind: 'return' },
    quest: { id: 'scout-ahead', cleared: { lair: 2 } },
    dungeon: {},
    heroes: {
      'crusader': { ...worn, resolve: 'fearful', trinkets: ['critical-stone'] },
      'grave-robber': { ...worn, disease: 'ennui' },
      'abomination': { ...worn, quirks: ['soft', 'nervous', 'evasive'] },
      'hellion': { ...worn, resolve: 'focused' },
    },
  });
}

/** What has no words in one of the two languages. */
function unspoken(key: string, missing: Set<string>): void {
  if (!hasWords(EN, key) || !hasWords(FR, key)) missing.add(key);
}

/** Plays on with random answers until the party sets out or the campaign is lost; says how, and what was left unspoken. */
function liveOn({ table, state }: TestGame, rng: Rng): { end: string; missing: Set<string> } {
  const missing = new Set<string>();
  for (let beats = 0; beats < MOST_BEATS; beats++) {
    if (state.phase.kind === 'choose-quest') return { end: 'set-out', missing };
    const rule = beat(table);
    for (let step = rule.next(0); step.done !== true; ) {
      const request = step.value;
      if (request.kind === 'end' && request.result !== null) return { end: request.result.outcome, missing };
      if (request.kind === 'end') break;
      unspoken(request.kind === 'question' ? request.ask : request.what, missing);
      if (request.kind === 'question')
        for (const { id, text } of request.options) unspoken(text ?? id.replace(/:.*/, ''), missing);
      step = rule.next(
        request.kind === 'question' ? choose(request, rng) : request.dice.map(sides => throwDie(rng, sides)),
      );
      expect(invariants(state)).toEqual([]);
    }
    for (const { type } of table.told.splice(0)) unspoken(type, missing);
  }
  return { end: `still in ${state.phase.kind}`, missing };
}
const MOST_BEATS = 200;

/** Any answer; changes that cost nothing are made now and then only. */
function choose({ options }: Question, rng: Rng): number {
  const at = throwDie(rng, options.length) - 1;
  const isFree = /^(swap|rearrange)/.test(options[at]?.id ?? '');
  return isFree && throwDie(rng, 4) > 1 ? 0 : at;
}

const CASES = RUINS_BOSSES.flatMap(boss => ([1, 2, 3] as const).map(act => [boss, act] as const));

test.each(
  CASES,
)('DD-HAM-13, DD-HAM-24 under the Threat of the %s in Act %i a party comes home, spends its days and sets out', (boss, act) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { end, missing } = liveOn(aHomecoming(boss, act), newRng(`${boss} ${act} ${seed}`));
    expect(['set-out', 'no-replacement']).toContain(end);
    expect([...missing]).toEqual([]);
  }
});
const SEEDS = 12;
