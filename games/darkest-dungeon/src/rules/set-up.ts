import { type Deck, newDeck, type Seat, type Setting } from '@tenebrae/kernel';
import { RUINS_BOSSES } from '../data/bosses.ts';
import { UPGRADABLE, type UpgradableId } from '../data/buildings.ts';
import { CURIO_IDS } from '../data/curios.ts';
import { DISEASE_IDS } from '../data/diseases.ts';
import { HAMLET_EVENT_IDS } from '../data/hamlet-events.ts';
import { LIGHT_MAX } from '../data/light.ts';
import { STARTING_GOLD, WAITING_HEROES } from '../data/limits.ts';
import { LOOT_CHESTS, type LootId, type LootToken } from '../data/loot.ts';
import { deckMonsterOf, kindOfCard, MONSTER_CARDS, type MonsterCardId } from '../data/monsters.ts';
import type { Options } from '../data/options.ts';
import { type ProvisionId, PROVISIONS } from '../data/provisions.ts';
import { questCard, QUEST_IDS, type QuestId } from '../data/quests.ts';
import { quirksOf } from '../data/quirks.ts';
import { AFFLICTIONS, type AfflictionId, type VirtueId, VIRTUES } from '../data/resolve.ts';
import { ARENAS, RUINS_ROOMS } from '../data/rooms.ts';
import type { Level } from '../data/stances.ts';
import { TRINKET_IDS, trinketOf, type TrinketId } from '../data/trinkets.ts';
import { copyDecks } from '../copy.ts';
import type { Campaign, Circus, Decks, State } from '../state.ts';
import { nothingPrepared } from './blank.ts';
import { setUpTutorial } from './tutorial.ts';

/** DD-SET-01 to DD-SET-10, DD-MOD-01, DD-MOD-02, DD-MOD-05, DD-PVP-01: the table before the first beat. */
export function setUp({ options: settled, seats }: Setting): State {
  const options = settled as Options;
  const state: State = {
    options,
    phase: options.mode === 'circus' ? { kind: 'draft' } : { kind: 'choose-heroes' },
    heroes: [],
    joining: [],
    fallen: [],
    trackers: { heroes: [], monsters: [], red: [], blue: [] },
    campaign: newCampaign(options),
    decks: copyDecks(FIRST_DECKS),
    quest: null,
    battle: null,
    hamlet: null,
    circus: options.mode === 'circus' ? newCircus(options, seats) : null,
    tutorial: options.mode === 'tutorial' ? { seen: [] } : null,
  };
  if (state.tutorial !== null) setUpTutorial(state, seats);
  return state;
}

/** DD-SET-07, DD-SET-08, DD-SET-10: Gold, an empty pool of Provisions, two Waiting Heroes, buildings of Level 1. */
const newCampaign = (options: Options): Campaign => ({
  act: 1,
  questsDone: 0,
  questLog: [],
  threat: null,
  gold: STARTING_GOLD[options.difficulty],
  light: LIGHT_MAX,
  provisions: Object.fromEntries(PROVISIONS.map(id => [id, 0])) as Record<ProvisionId, number>,
  waiting: WAITING_HEROES,
  stagecoachXp: 0,
  buildings: Object.fromEntries(UPGRADABLE.map(id => [id, 1])) as Record<UpgradableId, Level>,
  cancelled: null,
  next: nothingPrepared(),
});

/** DD-SET-03 to DD-SET-06, DD-SET-10, DD-SET-11: everything of Level 1. */
const firstDecks = (): Decks => ({
  monsters: newDeck(monstersOfLevel(1)),
  rooms: newDeck(RUINS_ROOMS),
  curios: newDeck(CURIO_IDS),
  positiveQuirks: newDeck(quirksOf('positive')),
  negativeQuirks: newDeck(quirksOf('negative')),
  diseases: newDeck(DISEASE_IDS),
  afflictions: newDeck(Object.keys(AFFLICTIONS) as AfflictionId[]),
  virtues: newDeck(Object.keys(VIRTUES) as VirtueId[]),
  trinkets: [trinketDeck(1), trinketDeck(2), trinketDeck(3)],
  loot: newDeck(LOOT_TOKENS),
  events: newDeck(HAMLET_EVENT_IDS),
  quests: newDeck(questsOf(1)),
  bosses: newDeck(RUINS_BOSSES),
});

/** DD-SET-04, DD-ACT-02: the Common and Ruins Monsters of one Level. */
export const monstersOfLevel = (level: Level): MonsterCardId[] =>
  MONSTER_CARDS.filter(card => {
    const { home, level: own } = deckMonsterOf(kindOfCard(card));
    return home !== 'darkest' && own === level;
  });

/** DD-DDG-02. */
export const darkestMonsters = (): MonsterCardId[] =>
  MONSTER_CARDS.filter(card => deckMonsterOf(kindOfCard(card)).home === 'darkest');

/** DD-QST-01, DD-ACT-04, DD-DDG-03. */
export const questsOf = (deck: Level | 'darkest'): QuestId[] =>
  QUEST_IDS.filter(id => questCard(id).deck === deck);

const trinketDeck = (level: Level): Deck<TrinketId> =>
  newDeck(TRINKET_IDS.filter(id => trinketOf(id).level === level));

export const LOOT_TOKENS: readonly LootToken[] = (Object.keys(LOOT_CHESTS) as LootId[]).flatMap(id =>
  Array.from({ length: LOOT_CHESTS[id].copies }, (_, copy): LootToken => `${id}:${copy + 1}`),
);

/** DD-PVP-01, DD-PVP-04: two teams of one or two players; who is first is decided in the first beat. */
const newCircus = (options: Options, seats: readonly Seat[]): Circus => ({
  arena: options.arena === 'random' ? ARENAS[0] : options.arena,
  teams: {
    red: seats.filter((_, place) => place % 2 === 0),
    blue: seats.filter((_, place) => place % 2 === 1),
  },
  first: 'red',
  next: 'red',
  picks: 0,
  puppets: null,
  butcher: null,
  round: 0,
  standing: 0,
  quiet: 0,
});

/** Sorted once, and copied for each match. */
const FIRST_DECKS = firstDecks();
