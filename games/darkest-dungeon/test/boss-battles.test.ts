import { newDeck, newRng, type Question, type Rng, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import type { Encounter } from '../src/data/bosses.ts';
import { BOSS_ROOMS } from '../src/data/rooms.ts';
import { LEVELS, type Level } from '../src/data/stances.ts';
import { invariants } from '../src/invariants.ts';
import { beat } from '../src/rules/beat.ts';
import { darkestMonsters, monstersOfLevel } from '../src/rules/set-up.ts';
import type { State } from '../src/state.ts';
import { aGame, type TestGame } from '../testing/index.ts';

const PARTY = ['crusader', 'hellion', 'highwayman', 'vestal'] as const;

/** The moment before a Boss Battle, with a party as strong as the Act wants it. */
function aBossBattle(boss: Encounter, act: 1 | 2 | 3 | 4): TestGame {
  const level = Math.min(3, act) as Level;
  const game = aGame({
    act,
    heroes: Object.fromEntries(PARTY.map(id => [id, { level, skillLevel: level }])),
    quest: act === 4 ? 'we-are-the-flame' : 'face-the-threat',
    battle: { room: BOSS_ROOMS[boss], boss },
    phase: { kind: 'battle-set-up' },
  });
  const ruins = LEVELS.filter(one => one <= act).flatMap(monstersOfLevel);
  game.state.decks.monsters = newDeck(act === 4 ? darkestMonsters() : ruins);
  return game;
}

/** Fights on with random answers, Skills first, until the Battle is over; says how it ended. */
function fight({ table, state }: TestGame, rng: Rng): string {
  for (let beats = 0; beats < MOST_BEATS; beats++) {
    if (state.phase.kind === 'battle-end') return state.phase.outcome;
    const rule = beat(table);
    for (let step = rule.next(0); step.done !== true; ) {
      const request = step.value;
      if (request.kind === 'end' && request.result !== null) return request.result.outcome;
      if (request.kind === 'end') break;
      step = rule.next(
        request.kind === 'question' ? choose(request, rng) : request.dice.map(sides => throwDie(rng, sides)),
      );
      expect(invariants(state)).toEqual([]);
    }
    spare(state);
  }
  return 'endless';
}
const MOST_BEATS = 4000;

function choose({ ask, options }: Question, rng: Rng): number {
  const skill = options.findIndex(({ id }) => id.startsWith('skill:'));
  return ask === 'take-action' && skill >= 0 && throwDie(rng, 3) > 1
    ? skill
    : throwDie(rng, options.length) - 1;
}

/** So that the end comes to the Boss: nobody gets as far as Death’s Door or a test of Resolve by small steps. */
function spare({ heroes }: State): void {
  for (const hero of heroes) {
    hero.wounds = Math.min(hero.wounds, 5);
    hero.stress = Math.min(hero.stress, 3);
  }
}

test.each([
  ['necromancer', 1],
  ['necromancer', 3],
  ['prophet', 2],
  ['collector', 1],
  ['collector', 2],
  ['fanatic', 1],
  ['fanatic', 3],
  ['templars', 4],
  ['mammoth-cyst', 4],
  ['shuffling-horror', 4],
] as const)('DD-BOS-07, DD-BOS-11 the Battle against %s of Act %i can be fought to its end', (boss, act) => {
  const game = aBossBattle(boss, act);
  expect(fight(game, newRng(`${boss}/${act}`))).toBe('won');
  expect(game.state.quest?.bossDead).toBe(true);
});

test('DD-FIN-03, DD-HOD-03 the last encounter can be fought through all four forms', () => {
  const game = aBossBattle('ancestor', 4);
  expect(fight(game, newRng('ancestor'))).toBe('heart-defeated');
  expect(game.told('form-appeared').map(({ form }) => form)).toEqual([
    'ancestor-1',
    'ancestor-2',
    'gestating-heart',
    'heart-of-darkness',
  ]);
});
