import { newDeck } from '@tenebrae/kernel';
import { DARKEST_ROOMS, type RoomCardId } from '../data/rooms.ts';
import type { State } from '../state.ts';
import { darkestMonsters, questsOf } from './set-up.ts';

/**
 * DD-DDG-01, DD-DDG-02, DD-DDG-06, DD-DDG-08: the decks of Act IV: its Monsters, Rooms and Quests take the place of the others;
 * Curios, Quirks, Diseases, Virtues and Afflictions stay. Trinkets are those of Level 3 (DD-DDG-07), which Campaign Level says.
 */
export function openDarkestDungeon({ decks }: State): void {
  decks.monsters = newDeck(darkestMonsters());
  decks.rooms = newDeck<RoomCardId>(DARKEST_ROOMS);
  decks.quests = newDeck(questsOf('darkest'));
}
