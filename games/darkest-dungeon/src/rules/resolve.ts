import { drawOrReshuffle, type Rule, RuleBug, type RuleId, type Table } from '@tenebrae/kernel';
import type { Effect } from '../data/effects.ts';
import { VIRTUE_CHANCE } from '../data/limits.ts';
import { isVirtue, type ResolveId, resolveCardOf } from '../data/resolve.ts';
import { applyEffects } from '../effects/index.ts';
import type { Hero, State } from '../state.ts';
import { rollForHero } from './dice.ts';
import { isIn } from './figures.ts';
import { gainQuirk } from './quirks.ts';
import { adjust } from './reactions.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';
import { teach } from './tutorial.ts';

/** DD-STR-02 to DD-STR-05: the test: a Virtue or an Affliction, Stress 0, the counter red. */
export function* testResolve(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  hero.history.resolveTests += 1;
  const chance = yield* virtueChance(table, hero);
  const roll = yield* rollForHero(table, hero, 'resolve-test', 'DD-STR-02');
  if (!isIn(state, hero)) return;
  const virtue = roll <= chance;
  const card = yield* drawResolve(state, virtue, 'DD-STR-02');
  hero.stress = 0;
  hero.resolve = card;
  table.tell({
    type: 'resolve-tested',
    rule: 'DD-STR-02',
    hero: hero.id,
    roll,
    chance,
    resolve: card,
    virtue,
  });
  yield* teach(table, 'resolve');
}

/** DD-STR-03: the highest roll that still gives a Virtue. */
function* virtueChance(table: Table<State>, hero: Hero): Rule<number> {
  const change = newTrinketUse(null, null);
  change.virtueChance = adjust(table.state, hero, 'virtue-chance', VIRTUE_CHANCE);
  if (hero.trinkets.length > 0) yield* offerTrinkets(table, hero, 'resolve-test', change);
  return Math.max(0, change.virtueChance);
}

/** Both decks hold more cards than a party has Heroes. */
function* drawResolve({ decks }: State, virtue: boolean, rule: RuleId): Rule<ResolveId> {
  const card = virtue
    ? yield* drawOrReshuffle('virtue-card', decks.virtues, rule)
    : yield* drawOrReshuffle('affliction-card', decks.afflictions, rule);
  if (card === null) throw new RuleBug(`${rule}: no card is left`);
  return card;
}

/** DD-STR-13, DD-BLD-14: a random Virtue without a test leaves Stress alone; nothing for whoever has a Virtue or Affliction. */
export function* gainVirtue(table: Table<State>, hero: Hero, rule: RuleId): Rule {
  if (hero.resolve !== null || table.state.circus !== null) return;
  const resolve = yield* drawResolve(table.state, true, rule);
  hero.resolve = resolve;
  table.tell({ type: 'virtue-gained', rule, hero: hero.id, resolve });
}

/** DD-HRO-01, DD-STR-07: the start of a turn in Battle. Says what is to be placed once the tokens are removed (Masochistic). */
export function* rollResolveCard(table: Table<State>, hero: Hero): Rule<readonly Effect[]> {
  const { resolve } = hero;
  if (resolve === null) return [];
  const roll = yield* rollForHero(table, hero, 'resolve-roll', 'DD-STR-07');
  if (!isIn(table.state, hero)) return [];
  const { upTo, effects, after = [] } = resolveCardOf(resolve);
  const speaks = roll <= upTo;
  table.tell({ type: 'resolve-rolled', rule: 'DD-STR-07', hero: hero.id, resolve, roll, speaks });
  if (!speaks) return [];
  const source = { by: null, own: false, from: hero.area, use: null, card: resolve };
  yield* applyEffects(table, hero, effects, source, 'DD-STR-07');
  return after;
}

/**
 * DD-STR-08 to DD-STR-10, DD-HAM-05: back in the Hamlet an Affliction becomes a Negative Quirk, a Virtue a Positive one; the
 * counter is white again and its number stays.
 */
export function* endResolve(table: Table<State>, hero: Hero): Rule {
  const { resolve } = hero;
  if (resolve === null) return;
  discardResolve(table.state, hero);
  table.tell({ type: 'resolve-ended', rule: 'DD-STR-10', hero: hero.id, resolve });
  if (isVirtue(resolve)) yield* gainQuirk(table, hero, 'positive', 'DD-STR-09');
  else yield* gainQuirk(table, hero, 'negative', 'DD-STR-08');
}

/** The card goes to its discard pile. */
export function discardResolve({ decks }: State, hero: Hero): void {
  const { resolve } = hero;
  if (resolve === null) return;
  if (isVirtue(resolve)) decks.virtues.discard.push(resolve);
  else decks.afflictions.discard.push(resolve);
  hero.resolve = null;
}
