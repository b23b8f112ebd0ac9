import { ask, draw, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { Cache, TreasureColour } from '../data/item-card.ts';
import { type ItemCardId, itemIdOf, itemOf } from '../data/items.ts';
import type { Hero, State } from '../state.ts';
import { hasRoomFor } from './carrying.ts';
import { ownDeck } from './decks.ts';
import { removeFromGame } from './discarding.ts';
import { receive } from './equipping.ts';

/**
 * DJ-TRS-15, DJ-TRS-18, DJ-TRS-19, DJ-TRS-22, DJ-TWN-07: he draws a card, resolves caches, and keeps it or, from a chest,
 * takes its value. An empty deck gives nothing.
 */
export function* drawTreasure(
  table: Table<State>,
  hero: Hero,
  colour: TreasureColour,
  from: 'chest' | 'town',
  rule: RuleId,
): Rule {
  const { state } = table;
  for (;;) {
    const card = yield* draw('treasure-card', ownDeck(state.treasures, colour), rule);
    if (card === null) {
      table.tell({ type: 'treasures-gone', rule: 'DJ-TRS-18', hero: hero.id, colour });
      return;
    }
    table.tell({ type: 'treasure-drawn', rule, hero: hero.id, item: itemIdOf(card) });
    const item = itemOf(card);
    if (item.kind === 'cache') {
      yield* openCache(table, hero, card, item);
      continue;
    }
    if (from === 'chest' && !state.options.faq && !(yield* isKept(table, hero, card))) return;
    yield* receive(table, hero, card, from === 'chest' ? 'DJ-TRS-19' : 'DJ-TWN-03', true);
    return;
  }
}

/** DJ-TRS-22: for him alone: coins, and a potion if he has room for it; then another card is drawn. */
function* openCache(table: Table<State>, hero: Hero, card: ItemCardId, { coins, potion }: Cache): Rule {
  removeFromGame(table.state, card);
  gainCoins(table, hero, coins, 'DJ-TRS-22');
  if (potion === null) return;
  if (hasRoomFor(hero, potion)) yield* receive(table, hero, potion, 'DJ-TRS-22');
  else table.tell({ type: 'potion-lost', rule: 'DJ-TRS-22', hero: hero.id, item: potion });
}

/** DJ-TRS-15, DJ-TRS-23, DJ-VAR-04: he keeps it, or takes its value and it is out of the game. */
function* isKept(table: Table<State>, hero: Hero, card: ItemCardId): Rule<boolean> {
  const item = itemIdOf(card);
  const { cost } = itemOf(card);
  const about = { hero: hero.id, item, coins: cost };
  const options = [
    { id: `keep:${card}`, about, on: [`card:${card}`], keeps: true },
    { id: `take-value:${card}`, about, on: [`card:${card}`], keeps: false },
  ] as const;
  const { keeps } = yield* ask('keep-treasure', hero.seat, options, 'DJ-TRS-15', { about });
  if (keeps) return true;
  removeFromGame(table.state, card);
  gainCoins(table, hero, cost, 'DJ-TRS-15');
  return false;
}

/** DJ-EQP-06: coins take no place. */
export function gainCoins(table: Table<State>, hero: Hero, coins: number, rule: RuleId): void {
  if (coins === 0) return;
  hero.coins += coins;
  table.tell({ type: 'coins-gained', rule, hero: hero.id, coins });
}
