import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { TreasureColour } from '../data/item-card.ts';
import type { Hero, State } from '../state.ts';

/** DJ-TRS-15, DJ-TRS-18, DJ-TRS-22: he draws a card, resolves caches, and keeps it or, from a chest, takes its value. */
export function drawTreasure(
  _table: Table<State>,
  _hero: Hero,
  _colour: TreasureColour,
  _from: 'chest' | 'town',
  _rule: RuleId,
): Rule {
  throw new Error('not written yet');
}
