import type { Deck, Seat } from '@tenebrae/kernel';
import type { Encounter, FormId, RuinsBossId } from './data/bosses.ts';
import type { BuildingId, UpgradableId } from './data/buildings.ts';
import type { ProfileId } from './data/circus-profiles.ts';
import type { Condition } from './data/conditions.ts';
import type { CurioId } from './data/curios.ts';
import type { DiseaseId } from './data/diseases.ts';
import type { DungeonTileId, PlaceId } from './data/dungeon-tiles.ts';
import type { ExplorationFace, RoomType } from './data/exploration.ts';
import type { HamletEventId } from './data/hamlet-events.ts';
import type { HeroId } from './data/heroes.ts';
import type { LootToken } from './data/loot.ts';
import type { MonsterCardId, MonsterKind } from './data/monsters.ts';
import type { Options } from './data/options.ts';
import type { ProvisionId } from './data/provisions.ts';
import type { QuestId } from './data/quests.ts';
import type { QuirkId } from './data/quirks.ts';
import type { AfflictionId, ResolveId, VirtueId } from './data/resolve.ts';
import type { AreaId } from './data/room-tile.ts';
import type { ArenaId, RoomCardId, RoomId } from './data/rooms.ts';
import type { Form } from './data/skill.ts';
import type { SkillId } from './data/skills.ts';
import type { Level } from './data/stances.ts';
import type { TrinketId } from './data/trinkets.ts';
import type { TutorialStep } from './data/tutorial.ts';

/** What the next beat plays. Each is one decision with what follows from it, or one step without a decision. */
export type Phase =
  /** The next Hero of the party is chosen, with Skills (DD-SET-13, DD-SET-14); after the last the campaign opens. */
  | { kind: 'choose-heroes' }
  /** Two Quest Cards are drawn and one chosen, or the Boss Quest is taken (DD-QST-01, DD-BOS-02, DD-DDG-03). */
  | { kind: 'choose-quest' }
  /** Skills, Stances, then map, tokens and Light (DD-QST-04 to DD-QST-11). One change of Skills or Stances a beat. */
  | { kind: 'prepare-quest' }
  /** Provisions are rolled, then what happens on entering the Dungeon (DD-QST-09, DD-QST-13). */
  | { kind: 'roll-provisions' }
  /** One decision on the map: Provision, Trinket, Stances, Rest, Scout, Explore, Backtrack, leave (DD-EXP-01). */
  | { kind: 'exploration' }
  /** One Exploration die, or a Provision before it (DD-EXP-09). */
  | { kind: 'corridor' }
  /** The party arrives at `to`: by dice, or by Backtracking, which may go on. */
  | { kind: 'arrive' }
  /** A Curio Room has just been cleared: Torch, card, Hero (DD-ROM-08). */
  | { kind: 'curio-room' }
  /** The Battle of `state.battle` is laid out (DD-BSU-01). */
  | { kind: 'battle-set-up' }
  /** An Initiative Card is drawn and the start-of-turn effects of whoever acts take place (DD-BAT-01, DD-HRO-01, DD-HRO-02). */
  | { kind: 'initiative' }
  /** One action, Provision or Trinket of the Hero in `battle.turn`, or the end of the turn. */
  | { kind: 'hero-turn' }
  /** The whole turn of the Monster in `battle.turn`. */
  | { kind: 'monster-turn' }
  /** The Initiative Deck is empty (DD-BAT-05, DD-BAT-08, DD-END-03). */
  | { kind: 'round-end' }
  /** The Battle is over; the battle is still in the state (DD-END-01 to DD-END-08, DD-BOS-11, DD-HDT-05). */
  | { kind: 'battle-end'; outcome: 'won' | 'fled' }
  /** One form of the last encounter is defeated, the next appears (DD-FIN-05). */
  | { kind: 'next-form' }
  /** The party is back: experience, discards, Conditions, Quirks, remaining Provisions (DD-HAM-01 to DD-HAM-10). */
  | { kind: 'return' }
  /** Provisions that are left are used or sold, one a beat (DD-HAM-07). */
  | { kind: 'sell-provisions' }
  /** DD-HAM-11, DD-FIN-01. */
  | { kind: 'hamlet-event' }
  /** Start of a day: Threat, Caretaker (DD-HAM-14). */
  | { kind: 'day' }
  /** One Hero's day, or a change of Skills, Stances or buildings before it (DD-HAM-17 to DD-HAM-22). */
  | { kind: 'visit' }
  /** End of a day (DD-HAM-13). */
  | { kind: 'day-end' }
  /** The last encounter is set up (DD-FIN-02). */
  | { kind: 'final-encounter' }
  /** The Circus: one pick of the draft, one profile, one order, one placement, one activation (DD-PVP-04 to DD-PVP-11). */
  | { kind: 'draft' }
  | { kind: 'profiles' }
  | { kind: 'circus-stances' }
  | { kind: 'placement' }
  | { kind: 'activation' }
  | { kind: 'circus-round' };

export const SIDES = ['heroes', 'monsters', 'red', 'blue'] as const;
/** Who fights together. In the Circus the two teams are `red` and `blue`. */
export type Side = (typeof SIDES)[number];

/**
 * Who stands on a tile or a tracker. A Hero exists once, and so does each card of the Monster deck (`bone-soldier:2`); a
 * Boss is called by its kind, Reflections by kind and number (`perfect-reflection:1`).
 */
export type FigureId = HeroId | MonsterId;
export type MonsterId = MonsterCardId | MonsterKind | `${MonsterKind}:${number}`;

export interface State {
  options: Options;
  phase: Phase;
  /** The living Heroes of the party; in the Circus those of both teams. In order of joining. */
  heroes: Hero[];
  /** Replacements that join when the Battle is over (DD-HDT-05), in the order of the deaths. */
  joining: Hero[];
  /** The dead, for the end screen and because they never come back (DD-HDT-01). */
  fallen: Fallen[];
  /**
   * The Stance Trackers: who stands on each, front first, without gaps (DD-CON-31). The Stance is the place in this order; a
   * Large Monster counts two. `heroes` and `monsters` in a campaign, `red` and `blue` in the Circus; the others are empty.
   */
  trackers: Record<Side, FigureId[]>;
  campaign: Campaign;
  decks: Decks;
  /** From the choice of a Quest to the return. */
  quest: Quest | null;
  battle: Battle | null;
  hamlet: Hamlet | null;
  circus: Circus | null;
  tutorial: Tutorial | null;
}

export interface Campaign {
  act: 1 | 2 | 3 | 4;
  /** General Quests of this Act that are done; the third Quest of Acts I to III is the Boss's (DD-BOS-02). In Act IV 1 after the Darkest Dungeon. */
  questsDone: number;
  /** Of all Quests of the campaign, for the end screen and the save sheet. */
  questLog: QuestResult[];
  /** DD-SET-12; null in Act IV, in the tutorial and while the Boss is faced. */
  threat: RuinsBossId | null;
  gold: number;
  light: number;
  /** Dice of the pool by face (DD-PRV-04); the rest of the sixteen is in the supply. */
  provisions: Record<ProvisionId, number>;
  /** Waiting Hero tokens and the XP shown on the Stagecoach. */
  waiting: number;
  stagecoachXp: number;
  buildings: Record<UpgradableId, Level>;
  /** DD-DDG-03: the form of the last Boss that will not be fought. */
  cancelled: FormId | null;
  /** What was prepared in the Hamlet for the next Quest. */
  next: NextQuest;
}

export interface QuestResult {
  quest: QuestId | 'final-encounter';
  /** Whom a Boss Quest was about. */
  boss: Encounter | null;
  xp: number;
}

export interface NextQuest {
  /** More dice to roll, or fewer when negative (DD-BLD-10, DD-BLD-13, Events). */
  dice: number;
  /** Dice that come with a face already. */
  faces: ProvisionId[];
  /** Rooms turned face-up when the map is laid (Bounty Hunter). */
  reveals: number;
  /** Where Light starts. */
  light: number;
  /** Traveling Merchants: each Hero may set one own die. */
  merchants: boolean;
}

/** DD-CAM-14: all decks; what nobody has seen is not decided (see the kernel's `Deck`). Removed cards are in none of them. */
export interface Decks {
  monsters: Deck<MonsterCardId>;
  rooms: Deck<RoomCardId>;
  curios: Deck<CurioId>;
  positiveQuirks: Deck<QuirkId>;
  negativeQuirks: Deck<QuirkId>;
  diseases: Deck<DiseaseId>;
  afflictions: Deck<AfflictionId>;
  virtues: Deck<VirtueId>;
  /** By Level, from 1. */
  trinkets: [Deck<TrinketId>, Deck<TrinketId>, Deck<TrinketId>];
  /** Tokens lying on a tile are still among the unseen: which they are is drawn when they are taken. */
  loot: Deck<LootToken>;
  events: Deck<HamletEventId>;
  /** The Quest deck of the current Level; in Act IV the three of the Darkest Dungeon. */
  quests: Deck<QuestId>;
  bosses: Deck<RuinsBossId>;
}

/** What Heroes and Monsters have in common. */
interface Character {
  side: Side;
  wounds: number;
  /** In order of application; each is a stack of its own (DD-CON-02). */
  conditions: Stack[];
  /** Where the figure stands; null outside Battle. */
  area: AreaId | null;
  /** Turns it may still take this round (DD-BAT-02). */
  turnsLeft: number;
}

export interface Stack {
  condition: Condition;
  /** Tokens left: turns. */
  tokens: number;
  /** Wounds a token (Bleed and Blight), else 0. */
  wounds: number;
}

export interface Hero extends Character {
  kind: 'hero';
  id: HeroId;
  /** The controlling player. */
  seat: Seat;
  level: Level;
  xp: number;
  /** The roster: each of the seven Skills with its Level. Replaced, never changed: copies of the state share it. */
  skills: Readonly<Partial<Record<SkillId, Level>>>;
  equipped: SkillId[];
  /** Forms lent by the Blacksmith for the next Quest (DD-BLD-12). Replaced as well. */
  forged: Readonly<Partial<Record<SkillId, Level>>>;
  /** DD-ABO-01. */
  form: Form;
  stress: number;
  /** Affliction or Virtue; with one the Stress Counter is red (DD-STR-04). */
  resolve: ResolveId | null;
  /** In order of gaining, at most three (DD-QRK-02). */
  quirks: QuirkId[];
  disease: DiseaseId | null;
  trinkets: TrinketInPlay[];
  /** DD-QRK-07: the cards that are reacting just now, and so do not react again. Empty between beats. */
  reacting: (QuirkId | DiseaseId)[];
  /** In the Circus: the PvP card, once it is chosen. */
  profile: ProfileId | null;
  history: History;
}

export interface TrinketInPlay {
  id: TrinketId;
  up: 'positive' | 'negative';
  /** In this character's turn, or since the party's last move (DD-TRI-06, DD-TRI-10). */
  used: boolean;
}

/** What the end screen tells of a Hero. */
export interface History {
  /** The Quest in which the Hero joined, counted from 1. */
  joined: number;
  kills: number;
  bosses: number;
  woundsDealt: number;
  woundsSuffered: number;
  woundsHealed: number;
  stressSuffered: number;
  criticals: number;
  deathblows: number;
  quirksGained: number;
  diseases: number;
  resolveTests: number;
  quests: number;
}

export interface Fallen {
  id: HeroId;
  seat: Seat;
  level: Level;
  /** DD-CAM-06. */
  cause: DeathCause;
  quest: QuestId | 'final-encounter' | null;
  history: History;
}
export const DEATH_CAUSES = ['deathblow', 'heart-attack', 'madness'] as const;
export type DeathCause = (typeof DEATH_CAUSES)[number];

export interface Monster extends Character {
  kind: 'monster';
  id: MonsterId;
  /** Its card. */
  card: MonsterKind;
  /** Of the card; matters for the Bosses of the Ruins and what comes with them. */
  level: Level;
  /** They Are Back: the Captain's extra Life and Dodge; otherwise 0. */
  moreLife: number;
  moreDodge: number;
}

export interface Quest {
  id: QuestId;
  /** Whom a Boss Quest is about; null on the others. */
  boss: Encounter | null;
  /** Firewood with its Resting Points (DD-QST-03); 0 once used. */
  firewood: number;
  /** Null until the map is laid, and in the last encounter. */
  dungeon: Dungeon | null;
  /** Rooms cleared by their type. Replaced, never changed: copies of the state share it. */
  cleared: Readonly<Partial<Record<RoomType, number>>>;
  /** Tasks of the Quest Card done: bones, fountains, camps, lit halls, rooms of the tutorial. */
  tasks: number;
  /** Gold given up for XP. */
  goldGiven: number;
  /** Battles begun in this Dungeon (the Necromancer's second Threat looks at the first). */
  battles: number;
  bossDead: boolean;
}

export interface Dungeon {
  tile: DungeonTileId;
  party: PlaceId;
  /** Rooms with a token: its type when it is face-up, null when it is face-down. Replaced, never changed. */
  tokens: Readonly<Record<PlaceId, RoomType | null>>;
  /** Rooms whose token is gone, with what it was. Replaced as well. */
  cleared: Readonly<Record<PlaceId, RoomType>>;
  /**
   * The types of the face-down tokens, sorted; which lies where is drawn when one is turned. `random` stands for a token
   * that is drawn from `randomTypes` then (DD-QST-14). The Objective of a Boss Quest is not among them while its place is
   * unknown.
   */
  unseen: (RoomType | 'random')[];
  randomTypes: RoomType[];
  /** DD-BOS-03, DD-DDG-05: the face-down tokens one of which is the Objective; empty when it is found, or lies anywhere. */
  objectiveAmong: PlaceId[];
  /** Places the party has been to and not fled from (DD-EXP-24, DD-END-05). */
  visited: PlaceId[];
  /** The party has Scouted since its last move (DD-EXP-05). */
  scouted: boolean;
  /** DD-EXP-04: the next Exploration is Scouted; and dice fewer by Curios. */
  scoutBonus: boolean;
  fewerDice: number;
  /** DD-END-04: the party has just fled and must move on. */
  fled: boolean;
  /** Rooms where a camp stands (Forward Camps). */
  camps: PlaceId[];
  /** The party is on its way. */
  way: Way | null;
}

export interface Way {
  kind: 'explore' | 'backtrack';
  /** Places still to be entered, the next one first. One for an Exploration. */
  to: PlaceId[];
  /** DD-EXP-09, DD-EXP-25: dice not yet resolved, Hero by Hero in the order in which they were rolled. */
  dice: { hero: HeroId; faces: ExplorationFace[] }[];
}

export interface Battle {
  room: RoomId;
  /** Null in a Battle without a Boss. */
  boss: Encounter | null;
  /** The form that is fought, in the last encounter. */
  form: FormId | null;
  /** Set for Quest rules and Threats that put a named Monster first (DD-BSU-16), in order; emptied by the set-up. */
  named: MonsterKind[];
  /** 1 to 4; in a Boss Battle it only counts (DD-BOS-07). */
  round: number;
  /** Sides by card; the composition is open, the order is not decided (DD-BAT-03). */
  initiative: Deck<'heroes' | 'monsters'>;
  monsters: Monster[];
  /** Cards of the Monster deck that have left this Battle; all go back at its end (DD-END-07). */
  spent: MonsterCardId[];
  /** Areas with a face-down Loot Chest, one entry a token. */
  chests: AreaId[];
  turn: Turn | null;
  /** Interactions of the Room Card already used: `CHEST`, `ALTAR:crusader`; those of this round. */
  used: string[];
  usedThisRound: string[];
  /** DD-HRO-08: the Quest's task in this Room (bones, fountain), where there is one. */
  task: 'open' | 'done' | null;
  /** DD-PRO-02: where Pews lie. DD-ANB-02: where Absolute Nothingness stands. */
  pews: AreaId[];
  nothingness: AreaId[];
  /** DD-HOD-02: the d10 that chooses the Heart's next Skill, in view. */
  doom: number | null;
  /** The Necromancer's third Threat has brought a Monster back. */
  respawned: boolean;
  /** Heroes who died in this Battle without a replacement on the tracker (DD-END-06). */
  deaths: number;
}

/** The turn that is being taken. */
export interface Turn {
  figure: FigureId;
  actions: number;
  /** Skills used with success (DD-SKL-02). */
  used: SkillId[];
  /** For the rest of the turn: Focused, Powerful. */
  acc: number;
  damage: number;
  /** DD-HRO-07: the Hero stands in a full Area and must move out with the next action. */
  mustMove: boolean;
  /** Speed a Monster has not used (Summoning Hall). */
  speedLeft: number;
}

export interface Hamlet {
  event: HamletEventId | 'quiet-days' | null;
  /** Counted from 1; `days` in all. */
  day: number;
  days: number;
  /** DD-HAM-14, DD-HAM-16: closed today, and by whom. */
  caretaker: BuildingId | null;
  /** Closed today (General Repairs) or for the whole phase (Labor Force). */
  closedToday: BuildingId[];
  closed: BuildingId[];
  /** Today's visits, in order. */
  visits: { hero: HeroId; building: BuildingId }[];
  /** Heroes who have spent today. */
  done: HeroId[];
  /** The day is over although Heroes are left (Crusader). */
  dayOver: boolean;
  /** Who may not visit a building today (the Fanatic's third Threat). */
  barred: HeroId | null;
  /** Who must spend the first day at the Graveyard (the Necromancer's Threats). */
  mourner: HeroId | null;
  /** DD-BLD-05: revealed at the first visit. */
  wagon: TrinketId[] | null;
  /** Trinkets sold this phase: they go back when the party leaves (DD-BLD-16). */
  sold: TrinketId[];
  /** Hamlet Skills used that work once a phase. */
  usedSkills: string[];
  /** Offers already declined in this phase, so that they are not made again. */
  declined: string[];
}

export interface Circus {
  arena: ArenaId;
  /** The players of each team. */
  teams: Record<'red' | 'blue', Seat[]>;
  /** Who holds the Party counter (DD-PVP-04, DD-PVP-11). */
  first: 'red' | 'blue';
  /** Whose turn it is to pick, place or activate. */
  next: 'red' | 'blue';
  /** Picks made in the draft. */
  picks: number;
  /** DD-PVP-16, DD-PVP-17. */
  puppets: AreaId | null;
  butcher: AreaId | null;
  round: number;
  /** DD-PVP-21: how many Heroes stood when this round began, and rounds on end until then in which nobody died. */
  standing: number;
  quiet: number;
}

export interface Tutorial {
  /** Steps already shown. */
  seen: TutorialStep[];
}
