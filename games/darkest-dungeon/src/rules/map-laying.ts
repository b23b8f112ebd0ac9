import { kept, pick, type Rule, type Table, take } from '@tenebrae/kernel';
import {
  DUNGEON_TILE_IDS,
  type DungeonTile,
  type DungeonTileId,
  dungeonTile,
} from '../data/dungeon-tiles.ts';
import { ROOM_TYPES, type RoomType, TOKENS_OF_A_TYPE } from '../data/exploration.ts';
import { questCard, type QuestCard } from '../data/quests.ts';
import type { Dungeon, State } from '../state.ts';
import { newDungeon } from './blank.ts';
import { questOf } from './figures.ts';
import { edgeRooms, roomSlots } from './places.ts';
import { isBossQuest } from './quest-rules.ts';
import { revealSome } from './tokens.ts';

/** DD-QST-10: the Rooms of the Objective cannot turn up in other Battles; they come back with the discards afterwards. */
export function setRoomsAside(table: Table<State>): void {
  const { state } = table;
  const { rooms: deck } = state.decks;
  for (const room of questCard(questOf(state).id).rooms ?? [])
    if ([deck.top, deck.unseen, deck.bottom, deck.discard].some(pile => take(pile, room)))
      table.tell({ type: 'room-set-aside', rule: 'DD-QST-10', room });
}

/** DD-QST-10, DD-HAM-02: what was set aside lies with the discards again, which the Hamlet shuffles in. */
export function putRoomsBack({ quest, decks: { rooms } }: State): void {
  if (quest !== null) rooms.discard.push(...(questCard(quest.id).rooms ?? []));
}

/**
 * DD-QST-05 to DD-QST-08, DD-DDG-04, DD-DDG-05, DD-BOS-03: a Dungeon Tile, its tokens face-down, the party at the start, the
 * Light, and what was scouted beforehand. The Old Road lies there already.
 */
export function* layMap(table: Table<State>): Rule {
  const { state } = table;
  const { campaign } = state;
  const quest = questOf(state);
  const card = questCard(quest.id);
  if (card.deck !== 'tutorial') {
    const kind: DungeonTile['kind'] = card.deck === 'darkest' ? 'darkest' : 'ruins';
    const tile = yield* pick('dungeon-tile', tilesOf(kind), kind === 'darkest' ? 'DD-DDG-04' : 'DD-QST-05');
    quest.dungeon = dungeonFor(state, tile, card);
  }
  table.tell({ type: 'map-laid', rule: 'DD-QST-05', tile: quest.dungeon?.tile ?? null });
  campaign.light = campaign.next.light;
  table.tell({ type: 'light-set', rule: 'DD-QST-08', light: campaign.light });
  if (campaign.next.reveals > 0) yield* revealSome(table, campaign.next.reveals, 'DD-QST-13');
}

const tilesOf = kept((kind: DungeonTile['kind']): readonly DungeonTileId[] =>
  DUNGEON_TILE_IDS.filter(id => dungeonTile(id).kind === kind),
);

/** A token in every Room. */
const faceDown = kept((tile: DungeonTileId): Dungeon['tokens'] =>
  Object.fromEntries(roomSlots(tile).map(place => [place, null])),
);

/** DD-QST-06, DD-QST-07, DD-QST-12, DD-QST-14: which token lies where is decided when it is turned. */
function dungeonFor(state: State, tile: DungeonTileId, { tokens, random, deck }: QuestCard): Dungeon {
  const dungeon = newDungeon(tile);
  dungeon.tokens = faceDown(tile);
  dungeon.unseen = ROOM_TYPES.flatMap(type => new Array<RoomType>(tokens[type] ?? 0).fill(type));
  if (isBossQuest(state)) {
    take(dungeon.unseen, 'objective');
    dungeon.objectiveAmong = deck === 'darkest' ? [...(dungeonTile(tile).bossSlots ?? [])] : edgeRooms(tile);
  }
  if (random !== undefined) {
    dungeon.unseen.push(...new Array<'random'>(random.count).fill('random'));
    dungeon.randomTypes = random.types.flatMap(type =>
      new Array<RoomType>(TOKENS_OF_A_TYPE - (tokens[type] ?? 0)).fill(type),
    );
  }
  dungeon.unseen.sort();
  dungeon.randomTypes.sort();
  return dungeon;
}
