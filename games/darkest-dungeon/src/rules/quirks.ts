import {
  ask,
  type Deck,
  drawOrReshuffle,
  type Option,
  type Rule,
  type RuleId,
  type Table,
  take,
} from '@tenebrae/kernel';
import { QUIRK_LIMIT } from '../data/limits.ts';
import { type QuirkId, quirkOf, type QuirkSign } from '../data/quirks.ts';
import type { Hero, State } from '../state.ts';
import { isIn } from './figures.ts';
import { killHero } from './hero-death.ts';

/**
 * DD-QRK-02 to DD-QRK-06: a random Quirk of a sign. Beside three others it is put away or takes the place of a Positive one; a
 * fourth Negative one kills.
 */
export function* gainQuirk(table: Table<State>, hero: Hero, sign: QuirkSign, rule: RuleId): Rule {
  const { state } = table;
  if (state.circus !== null || !isIn(state, hero)) return;
  const positives = hero.quirks.filter(isPositive);
  const isFull = hero.quirks.length >= QUIRK_LIMIT;
  if (isFull && sign === 'negative' && positives.length === 0)
    return yield* killHero(table, hero, 'madness', null, 'DD-QRK-05');
  const deck = quirkDeck(state, sign);
  const quirk = yield* drawOrReshuffle(`${sign}-quirk-card`, deck, rule);
  if (quirk === null) return;
  if (isFull && !(yield* makeWay(table, hero, quirk, positives))) {
    deck.discard.push(quirk);
    table.tell({ type: 'quirk-discarded', rule: 'DD-QRK-03', hero: hero.id, quirk });
    return;
  }
  hero.quirks.push(quirk);
  hero.history.quirksGained += 1;
  table.tell({ type: 'quirk-gained', rule, hero: hero.id, quirk, sign });
}

/** DD-QRK-03, DD-QRK-04: which Positive Quirk goes for the new one; a Positive one need not be taken. Says whether it is. */
function* makeWay(
  table: Table<State>,
  hero: Hero,
  quirk: QuirkId,
  positives: readonly QuirkId[],
): Rule<boolean> {
  if (positives.length === 0) return false;
  const about = { hero: hero.id, quirk };
  const must = !isPositive(quirk);
  const rule = must ? 'DD-QRK-04' : 'DD-QRK-03';
  const options: Option[] = positives.map(one => quirkOption(one));
  if (!must) options.push({ id: 'discard-quirk', about, on: [`quirk:${quirk}`] });
  const choice = yield* ask(must ? 'replace-quirk' : 'swap-quirk', hero.seat, options, rule, { about });
  const given = positives.find(one => choice.id === `quirk:${one}`);
  if (given !== undefined) loseQuirk(table, hero, given, rule);
  return given !== undefined;
}

/** A Quirk goes to its discard pile. */
export function loseQuirk(table: Table<State>, hero: Hero, quirk: QuirkId, rule: RuleId): void {
  if (!take(hero.quirks, quirk)) return;
  quirkDeck(table.state, quirkOf(quirk).sign).discard.push(quirk);
  table.tell({ type: 'quirk-lost', rule, hero: hero.id, quirk });
}

/** DD-BLD-07: one own Quirk of choice goes, of a sign or any; false when there is none. */
export function* removeQuirk(
  table: Table<State>,
  hero: Hero,
  sign: QuirkSign | 'any',
  rule: RuleId,
): Rule<boolean> {
  const open = hero.quirks.filter(quirk => sign === 'any' || quirkOf(quirk).sign === sign);
  if (open.length === 0) return false;
  const about = { hero: hero.id };
  const { quirk } = yield* ask('remove-quirk', hero.seat, open.map(quirkOption), rule, { about });
  loseQuirk(table, hero, quirk, rule);
  return true;
}

const quirkOption = (quirk: QuirkId): Option & { quirk: QuirkId } => ({
  id: `quirk:${quirk}`,
  text: 'give-up-quirk',
  quirk,
  about: { quirk },
  on: [`quirk:${quirk}`],
});

const isPositive = (quirk: QuirkId): boolean => quirkOf(quirk).sign === 'positive';

/** DD-QRK-01: each sign has a deck of its own. */
export const quirkDeck = ({ decks }: State, sign: QuirkSign): Deck<QuirkId> =>
  sign === 'positive' ? decks.positiveQuirks : decks.negativeQuirks;
