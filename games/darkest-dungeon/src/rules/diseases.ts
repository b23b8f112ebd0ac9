import { drawOrReshuffle, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { Hero, State } from '../state.ts';
import { isImmune, isIn } from './figures.ts';
import { gainQuirk } from './quirks.ts';
import { newTrinketUse, offerTrinkets } from './trinkets.ts';

/** DD-DIS-01, DD-DIS-02, DD-DIS-05, DD-CON-30: a random Disease; one more replaces it and brings a Negative Quirk. */
export function* gainDisease(table: Table<State>, hero: Hero, rule: RuleId): Rule {
  const { state } = table;
  if (state.circus !== null || !isIn(state, hero)) return;
  if (isImmune(hero, 'disease')) {
    table.tell({ type: 'disease-resisted', rule: 'DD-DIS-05', hero: hero.id });
    return;
  }
  const { diseases } = state.decks;
  const disease = yield* drawOrReshuffle('disease-card', diseases, rule);
  if (disease === null) return;
  const change = newTrinketUse(null, null, disease);
  if (hero.trinkets.length > 0) yield* offerTrinkets(table, hero, 'disease', change);
  if (change.refused) {
    diseases.discard.push(disease);
    table.tell({ type: 'disease-refused', rule: 'DD-TRI-11', hero: hero.id, disease });
    return;
  }
  const old = hero.disease;
  if (old !== null) diseases.discard.push(old);
  hero.disease = disease;
  hero.history.diseases += 1;
  table.tell({ type: 'disease-gained', rule, hero: hero.id, disease, old });
  if (old !== null) yield* gainQuirk(table, hero, 'negative', 'DD-DIS-02');
}

/** DD-DIS-05: the Disease goes to the discard pile; nothing without one. */
export function cureDisease(table: Table<State>, hero: Hero, rule: RuleId): void {
  const { disease } = hero;
  if (disease === null) return;
  table.state.decks.diseases.discard.push(disease);
  hero.disease = null;
  table.tell({ type: 'disease-cured', rule, hero: hero.id, disease });
}
