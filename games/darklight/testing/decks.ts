import { take } from '@tenebrae/kernel';
import { takeUp } from '../src/rules/decks.ts';
import type { State } from '../src/state.ts';

/** DL-SET-03: what is owned, on sale, fought, activated or turned over is not in the decks. */
export function takeFromDecks(state: State): void {
  const { accursed, campaign, dungeon } = state;
  const [treasures, rareTreasures] = [takeUp(state, 'treasures'), takeUp(state, 'rareTreasures')];
  const owned = accursed.flatMap(one => one.items.map(item => item.id));
  const onSale = campaign?.settlement?.stock.map(card => card.item) ?? [];
  for (const id of [...owned, ...onSale]) {
    take<string>(treasures.unseen, id);
    take<string>(rareTreasures.unseen, id);
  }
  if (dungeon === null) return;
  const [encounters, bosses] = [takeUp(dungeon, 'encounters'), takeUp(dungeon, 'bosses')];
  for (const { card } of dungeon.combat?.cards ?? []) {
    take<string>(encounters.unseen, card);
    take<string>(bosses.unseen, card);
  }
  const [events, chests] = [takeUp(dungeon, 'eventDeck'), takeUp(dungeon, 'chestTokens')];
  for (const { card } of dungeon.events) if (card !== null) take(events.unseen, card);
  for (const { token } of dungeon.chests) if (token !== null) take(chests.unseen, token);
}
