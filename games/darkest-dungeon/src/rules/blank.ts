import { newDeck } from '@tenebrae/kernel';
import { LIGHT_MAX } from '../data/light.ts';
import type { DungeonTileId } from '../data/dungeon-tiles.ts';
import { START } from '../data/dungeon-tiles.ts';
import { questCard, type QuestId } from '../data/quests.ts';
import type { RoomId } from '../data/rooms.ts';
import type { Battle, Dungeon, FigureId, Hamlet, NextQuest, Quest, Turn } from '../state.ts';

/** The parts of the state that come and go, as they are before anything has happened in them. */

export const newQuest = (id: QuestId): Quest => ({
  id,
  boss: questCard(id).guardian ?? null,
  firewood: questCard(id).rest,
  dungeon: null,
  cleared: {},
  tasks: 0,
  goldGiven: 0,
  battles: 0,
  bossDead: false,
});

export const newDungeon = (tile: DungeonTileId): Dungeon => ({
  tile,
  party: START,
  tokens: {},
  cleared: {},
  unseen: [],
  randomTypes: [],
  objectiveAmong: [],
  visited: [START],
  scouted: false,
  scoutBonus: false,
  fewerDice: 0,
  fled: false,
  camps: [],
  way: null,
});

export const newBattle = (room: RoomId): Battle => ({
  room,
  boss: null,
  form: null,
  named: [],
  round: 1,
  initiative: newDeck<'heroes' | 'monsters'>([]),
  monsters: [],
  spent: [],
  chests: [],
  turn: null,
  used: [],
  usedThisRound: [],
  task: null,
  pews: [],
  nothingness: [],
  doom: null,
  respawned: false,
  deaths: 0,
});

export const newTurn = (figure: FigureId, actions: number): Turn => ({
  figure,
  actions,
  used: [],
  acc: 0,
  damage: 0,
  mustMove: false,
  speedLeft: 0,
});

export const newHamlet = (): Hamlet => ({
  event: null,
  day: 1,
  days: 0,
  caretaker: null,
  closedToday: [],
  closed: [],
  visits: [],
  done: [],
  dayOver: false,
  barred: null,
  mourner: null,
  wagon: null,
  sold: [],
  usedSkills: [],
  declined: [],
});

/** What the next Quest starts with when nobody has prepared anything. */
export const nothingPrepared = (): NextQuest => ({
  dice: 0,
  faces: [],
  reveals: 0,
  light: LIGHT_MAX,
  merchants: false,
});
