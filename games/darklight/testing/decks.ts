import { take } from '@tenebrae/kernel';
import type { State } from '../src/state.ts';

/** DL-SET-03: what is owned, on sale, fought, activated or turned over is not in the decks. */
export function takeFromDecks({ accursed, campaign, dungeon, treasures, rareTreasures }: State): void {
  const owned = accursed.flatMap(one => one.items.map(item => item.id));
  const onSale = campaign?.settlement?.stock.map(card => card.item) ?? [];
  for (const id of [...owned, ...onSale]) {
    take<string>(treasures.unseen, id);
    take<string>(rareTreasures.unseen, id);
  }
  if (dungeon === null) return;
  for (const { card } of dungeon.combat?.cards ?? []) {
    take<string>(dungeon.encounters.unseen, card);
    take<string>(dungeon.bosses.unseen, card);
  }
  for (const { card } of dungeon.events) if (card !== null) take(dungeon.eventDeck.unseen, card);
  for (const { token } of dungeon.chests) if (token !== null) take(dungeon.chestTokens.unseen, token);
}
