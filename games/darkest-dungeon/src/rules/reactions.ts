import { NOTHING, type Rule, type RuleId, type Table, take } from '@tenebrae/kernel';
import { type Disease, type DiseaseId, DISEASES, diseaseOf } from '../data/diseases.ts';
import { type Quirk, type QuirkId, quirkOf } from '../data/quirks.ts';
import type { Adjusted, HeroEvent } from '../data/reactions.ts';
import { applyEffects } from '../effects/index.ts';
import type { Hero, State } from '../state.ts';
import { isIn } from './figures.ts';
import { amountFor } from './modifiers.ts';

type CardId = QuirkId | DiseaseId;

const isDisease = (card: CardId): card is DiseaseId => Object.hasOwn(DISEASES, card);
const cardOf = (card: CardId): Quirk | Disease => (isDisease(card) ? diseaseOf(card) : quirkOf(card));

/** In the order of gaining; the Disease last. */
const cardsOf = ({ quirks, disease }: Hero): readonly CardId[] =>
  disease === null ? quirks : [...quirks, disease];
const holds = ({ quirks, disease }: Hero, card: CardId): boolean =>
  isDisease(card) ? disease === card : quirks.includes(card);

/**
 * DD-QRK-01, DD-QRK-07, DD-QRK-09, DD-DIS-03, DD-DIS-04: the Quirks and the Disease of a Hero that react to an event, each once; a
 * card never reacts to what it causes itself, but others may. Nobody has any in the Circus (DD-PVP-12).
 */
export const react = (table: Table<State>, hero: Hero, event: HeroEvent, rule: RuleId): Rule =>
  hasReaction(hero, event) ? letReact(table, hero, event, rule) : NOTHING;

function* letReact(table: Table<State>, hero: Hero, event: HeroEvent, rule: RuleId): Rule {
  for (const card of [...cardsOf(hero)]) {
    const { when, effects = [] } = cardOf(card);
    if (when !== event || hero.reacting.includes(card) || !holds(hero, card)) continue;
    if (!isIn(table.state, hero)) return;
    hero.reacting.push(card);
    tellReaction(table, hero, card, event);
    const source = { by: null, own: false, from: hero.area, use: null, card };
    yield* applyEffects(table, hero, effects, source, rule);
    take(hero.reacting, card);
  }
}

/** Asked at every event of every Hero, so it makes no list. */
function hasReaction({ quirks, disease }: Hero, event: HeroEvent): boolean {
  for (const quirk of quirks) if (quirkOf(quirk).when === event) return true;
  return disease !== null && diseaseOf(disease).when === event;
}

function tellReaction(table: Table<State>, { id }: Hero, card: CardId, event: HeroEvent): void {
  if (isDisease(card))
    table.tell({ type: 'disease-reacted', rule: 'DD-DIS-03', hero: id, disease: card, event });
  else table.tell({ type: 'quirk-reacted', rule: 'DD-QRK-01', hero: id, quirk: card, event });
}

/**
 * DD-QRK-07, DD-QRK-11, DD-QRK-13, DD-STR-03, DD-STR-14, DD-SKL-17: a number after all Quirks and the Disease that change it:
 * additions and reductions together, which may bring it below 0; halving is rounded up. A card that is reacting changes nothing.
 */
export function adjust(state: State, hero: Hero, what: Adjusted, amount: number): number {
  let adjusted = amount;
  for (const quirk of hero.quirks) adjusted = adjustBy(state, hero, quirk, what, adjusted);
  return hero.disease === null ? adjusted : adjustBy(state, hero, hero.disease, what, adjusted);
}

function adjustBy(state: State, hero: Hero, card: CardId, what: Adjusted, amount: number): number {
  const { adjusts, by = 0 } = cardOf(card);
  if (adjusts !== what || hero.reacting.includes(card)) return amount;
  return by === 'half' ? Math.ceil(amount / 2) : amount + amountFor(state, by, hero);
}
