import { NOTHING, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { BREAKING_POINT } from '../data/limits.ts';
import type { Hero, State } from '../state.ts';
import { isIn } from './figures.ts';
import { killHero } from './hero-death.ts';
import { lightStress } from './modifiers.ts';
import { adjust, react } from './reactions.ts';
import { testResolve } from './resolve.ts';
import { teach } from './tutorial.ts';

/**
 * DD-CON-08, DD-STR-01, DD-STR-14, DD-LGT-04, DD-LGT-07: one event of Stress is one number, applied as a whole. At 10 Resolve is
 * tested or the heart stops.
 */
export function sufferStress(table: Table<State>, hero: Hero, amount: number, rule: RuleId): Rule {
  const { state } = table;
  if (amount <= 0 || !isIn(state, hero)) return NOTHING;
  const suffered = adjust(state, hero, 'stress', amount) + lightStress(state);
  const before = hero.stress;
  hero.stress = Math.min(BREAKING_POINT, before + suffered);
  hero.history.stressSuffered += hero.stress - before;
  table.tell({ type: 'stress-suffered', rule, hero: hero.id, amount: suffered, stress: hero.stress });
  return state.tutorial !== null || hero.stress >= BREAKING_POINT
    ? feelStress(table, hero, rule)
    : react(table, hero, 'stress-suffered', rule);
}

function* feelStress(table: Table<State>, hero: Hero, rule: RuleId): Rule {
  yield* teach(table, 'stress');
  // Ruling DD-STR-12: the Wounds of cards that react to Stress come before what 10 Stress does.
  yield* react(table, hero, 'stress-suffered', rule);
  if (isIn(table.state, hero) && hero.stress >= BREAKING_POINT) yield* breakDown(table, hero);
}

/** DD-STR-02, DD-STR-05, DD-STR-06, DD-STR-11, DD-PVP-15: the first 10 of a Quest tests Resolve, the second kills; in the Circus the first does. */
function* breakDown(table: Table<State>, hero: Hero): Rule {
  if (table.state.circus !== null) yield* killHero(table, hero, 'heart-attack', null, 'DD-PVP-15');
  else if (hero.resolve !== null) yield* killHero(table, hero, 'heart-attack', null, 'DD-STR-06');
  else yield* testResolve(table, hero);
}

/** DD-CON-08, DD-STR-01, DD-STR-14, DD-BLD-15: one event of recovery, never below 0. */
export function recoverStress(table: Table<State>, hero: Hero, amount: number, rule: RuleId): void {
  const { state } = table;
  if (amount <= 0 || hero.stress === 0 || !isIn(state, hero)) return;
  const recovered = Math.min(hero.stress, adjust(state, hero, 'recovery', amount));
  hero.stress -= recovered;
  table.tell({ type: 'stress-recovered', rule, hero: hero.id, amount: recovered, stress: hero.stress });
}
