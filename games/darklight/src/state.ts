import type { QuarterTurns, Square } from '@tenebrae/board';
import type { Seat } from '@tenebrae/kernel';
import type { AccursedId, DashboardSide } from './data/accursed.ts';
import type { BossId } from './data/bosses.ts';
import type { ChestFront, ChestId } from './data/chests.ts';
import type { ConsumableId } from './data/consumables.ts';
import type { DungeonCardId } from './data/dungeon-cards.ts';
import type { EncounterId } from './data/encounters.ts';
import type { EventId } from './data/events.ts';
import type { InForceId } from './data/in-force.ts';
import type { InjuryId } from './data/injuries.ts';
import type { Slot } from './data/item-card.ts';
import type { ItemId, RareTreasureId, TreasureId } from './data/items.ts';
import type { MiracleId } from './data/miracles.ts';
import type { MonsterId } from './data/monsters.ts';
import type { Attribute } from './data/numbers.ts';
import type { Options } from './data/options.ts';
import type { QuestId } from './data/quests.ts';
import type { SkillId } from './data/skills.ts';
import type { SpellId } from './data/spells.ts';
import type { Campaign } from './survival-state.ts';

export type { Campaign, Journey, Settlement, StockCard } from './survival-state.ts';

/** What the next beat plays. Every beat is one step of it: one choice and what follows from it. */
export type Phase =
  /** Accursed are created one after the other (DL-ACC-01); in a campaign also those that replace the lost. */
  | { kind: 'creation' }
  /** The quest is chosen or drawn, the Heart given, the table set for the dungeon (DL-SET-01 to DL-SET-18). */
  | { kind: 'quest-set-up' }
  /** DL-ACC-18: equipment and trade before round 1, one choice a beat; then DL-SET-14. */
  | { kind: 'preparation' }
  | { kind: 'darkness' }
  /** One archway, or none. */
  | { kind: 'exploration' }
  /** One Event a beat; `waiting` are the Events activated at the start of the phase and not yet resolved (DL-EVT-03). */
  | { kind: 'events'; waiting: number[] | null }
  /** DL-TRN-01: who is next? */
  | { kind: 'turns' }
  | { kind: 'accursed-turn'; turn: AccursedTurn }
  | { kind: 'monsters-turn'; turn: MonstersTurn }
  /** A piece that the leader moves, after the leader's own turn. */
  | { kind: 'ally-turn'; ally: AllyId; movement: number | null }
  | { kind: 'round-end' }
  /** Campaign: the steps of the Survival phase (DL-SRV-01). */
  | { kind: 'aftermath'; step: 'reward' | 'dread' | 'tithe' | 'rest' }
  | { kind: 'journey'; step: 'destination' | 'dread' | 'hazard' | 'camp' }
  | { kind: 'settlement'; step: 'arrival' | 'day' | 'evening' | 'night' }
  | { kind: 'departure' };

/** The place of a tile in the plan; 0 is the Stairway Up. */
export type TileNumber = number;
/** The place of an archway in the plan. */
export type ArchwayNumber = number;
/** An ally piece of a quest: `ally-1`. */
export type AllyId = `ally-${number}`;
/** Whom a Monster may attack. */
export type VictimId = AccursedId | AllyId;

/** A deck as it lies: whoever draws from it takes it up first (rules/decks.ts), so copies of the state share it. */
export interface KeptDeck<T extends string> {
  readonly top: readonly T[];
  readonly unseen: readonly T[];
  readonly bottom: readonly T[];
  readonly discard: readonly T[];
}

/** The square of whoever is not in the dungeon. */
export const NOWHERE = -1;

export interface State {
  options: Options;
  phase: Phase;

  /** In the order of creation; the lost stay listed until they are replaced. */
  accursed: Accursed[];
  /** Who carries the Cursed Heart: the leader (DL-ACC-10). Null before the first choice. */
  leader: AccursedId | null;
  /** Null between two dungeons. */
  dungeon: Dungeon | null;
  /** Null for a single quest. */
  campaign: Campaign | null;

  /** Treasure decks last for the whole match: owned cards stay out of them (DL-SET-03). */
  treasures: KeptDeck<TreasureId>;
  rareTreasures: KeptDeck<RareTreasureId>;
  /** For the next item that enters the game. */
  nextItem: number;
  /** For the end of the game. */
  tally: Tally;
}

/** Everything that is set up for one quest and put away after it. */
export interface Dungeon {
  quest: QuestProgress;
  /** DL-RND-04: from 1. */
  round: number;
  /** DL-SET-17: Accursed alive at the start; every Encounter and Boss card counts by it. */
  startedWith: 1 | 2 | 3 | 4;
  /** The level row of all Monsters (DL-MON-04, DL-SRV-35). */
  monsterLevel: 1 | 2 | 3 | 4 | 5;
  /** Read-only and frozen: whoever changes it puts a new one in its place (rules/plan.ts). */
  plan: Plan;
  cards: KeptCards;
  darkness: Darkness;
  /** `most`: at the start of the dungeon. `rested`: how things stood when the leader last let it rest (rules/heart.ts). */
  heart: { uses: number; most: number; rested: string | null };

  monsters: Monster[];
  nextMonster: number;
  allies: Ally[];
  props: Prop[];
  chests: Chest[];
  events: PlacedEvent[];
  nextEvent: number;
  /** Null outside combat; Encounter and Boss cards that are part of it, in the order they came (DL-END-06). */
  combat: Combat | null;
  /** Who has acted this round, and how far the Initiative order has come (DL-TRN-04). */
  turns: TurnOrder;

  encounters: KeptDeck<EncounterId>;
  bosses: KeptDeck<BossId>;
  /** Inactive Events on tiles are still in `unseen`: which one it is, is decided when it is activated. */
  eventDeck: KeptDeck<EventId>;
  /** Closed Chests on tiles are still in `unseen`. */
  chestTokens: KeptDeck<ChestId>;
  /** DL-LOT-02: who has received a card in this Loot Round. */
  served: readonly AccursedId[];
  /**
   * DL-OPT-04: what was declared for the card in hand, until all have. HIDDEN from every seat but the Accursed's own.
   */
  declared: Partial<Record<AccursedId, 'need' | 'greed' | 'pass'>>;
  /** evt-soul-lamp: souls that the next Monster killed is worth more. */
  soulLamp: number;
  /** Accursed that have set foot on the torture chamber's own squares. */
  tortured: readonly AccursedId[];
}

/** The tiles as they lie. */
export interface Plan {
  readonly tiles: readonly PlacedTile[];
  readonly archways: readonly Archway[];
  /** evt-rolling-boulder: the top left of its 2x2 squares, and where it rolls. */
  readonly boulder: Boulder | null;
}

export interface PlacedTile {
  readonly card: DungeonCardId;
  /** Its top left square as it lies, on the plane. */
  readonly x: number;
  readonly y: number;
  readonly turns: QuarterTurns;
  /** The archway by which it was joined (its Entrance); null for the Stairway Up. */
  readonly entrance: ArchwayNumber | null;
  /** A drawing of its own in place of the card's: boards of tests. */
  readonly drawn: readonly string[] | null;
}

/** DL-TRM-07, DL-TRM-08. `broken` and `guillotine` are open; all others but `none` are closed. */
export type DoorKind = 'none' | 'closed' | 'portcullis' | 'wailing-wall' | 'broken' | 'guillotine';

export interface Archway {
  /** DL-TRM-04: its two squares on the plane, which are its own. */
  readonly squares: readonly [Square, Square];
  /** The edge squares of the tile it belongs to, one beside each. */
  readonly inner: readonly [Square, Square];
  /** The edge squares of the tile beyond (its Entrance squares), one beside each; null while nothing lies there. */
  readonly outer: readonly [Square, Square] | null;
  readonly from: TileNumber;
  readonly to: TileNumber | null;
  readonly door: DoorKind;
  /** DL-EXP-01: the round in which an Accursed opened it for the first time. */
  readonly opened: number | null;
  /** DL-JUN-03: the place of its Dungeon deck in `cards.decks`. */
  readonly deck: number;
  /** DL-EXP-12 (4): the tile beyond lies apart; no line of sight but between adjacent squares. */
  readonly bent: boolean;
}

export interface Boulder {
  readonly square: Square;
  /** In columns and rows; a unit step. */
  readonly rolls: { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };
  /** The PlacedEvent that brought it. */
  readonly event: number;
}

/**
 * The Dungeon decks, without deciding what nobody has seen: a deck is a list of places, the top first, and what lies
 * there is drawn when it is turned (rules/dungeon-deck.ts).
 */
export interface DungeonCards {
  decks: DeckPlace[][];
  /** Normal cards that nobody has seen: in the decks, or back in the box. */
  unseen: DungeonCardId[];
  /** Quest Room and skull cards not yet turned, by the half they were shuffled into. */
  added: Record<Half, DungeonCardId[]>;
  /** Unseen places discarded with a branch (DL-JUN-05), which may hold added cards. */
  lost: Record<Half, number>;
}
export type Half = 'first' | 'second';

/** The same as they lie: whoever changes them takes them up first (rules/dungeon-deck.ts), so copies of the state share them. */
export type KeptCards = Kept<DungeonCards>;
type Kept<T> = T extends object ? { readonly [Key in keyof T]: Kept<T[Key]> } : T;

/** Whoever changes it puts a new one in its place: copies of the state share it. */
export interface DeckPlace {
  readonly half: Half;
  /** Known when somebody has looked at it (evt-black-mirror, evt-starving-captive). */
  readonly card: DungeonCardId | null;
  /** The seats that know it; null is everyone. HIDDEN from the other seats. */
  readonly knownTo: readonly Seat[] | null;
}

export interface Darkness {
  /** The space of the marker, from 1. */
  marker: number;
  /** This round's Darkness Roll; null before it. */
  roll: number | null;
}

export interface QuestProgress {
  id: QuestId;
  /** The round in which the Quest Room was revealed. */
  revealed: number | null;
  /** The place of the Quest Room's tile. */
  room: TileNumber | null;
  /** What counts towards its end: Tests passed, offerings, waves, Undead killed. */
  progress: number;
  /** Further memory of the quest's own rules, by their names (such as `first-encounter-drawn`). */
  notes: readonly string[];
  /** Decided, but not yet acted on: the end comes when what is under way is resolved (DL-SET-09). */
  outcome: 'completed' | 'failed' | null;
}

export interface Combat {
  cards: CombatCard[];
}

export interface CombatCard {
  card: EncounterId | BossId;
  /** Monsters that it placed. */
  monsters: number[];
}

export interface TurnOrder {
  /** Accursed and Monster types that have acted, or are gone and were passed; before round 1, who is ready (DL-ACC-18). */
  acted: (AccursedId | MonsterId | AllyId)[];
  /** The Initiative of the last turn; a Monster type that comes later in the round acts only below it (DL-TRN-04). */
  reached: number | null;
}

/** Before and after a phase anything may be done that DL-TRN-09 allows; in a phase only what belongs to it. */
export const TURN_PARTS = [
  'start',
  'before-move',
  'moving',
  'before-attack',
  'attacking',
  'extra-moving',
  'after-attack',
  'end',
] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

/** An Accursed's turn; all that must be remembered of it. */
export interface AccursedTurn {
  who: AccursedId;
  part: TurnPart;
  /** Forced effects of the Turn Start are done; equipment and trade are open. */
  begun: boolean;
  /** Movement points left of the Move under way. */
  movement: number;
  /** Enemies that threatened it when the turn started (DL-THR-01); emptied by a Tumble (DL-THR-03). */
  threats: number[];
  /** For skills that ask how it moved: squares of the Move Phase, points spent at all, Tumbles. */
  squares: number;
  spent: number;
  tumbles: number;
  /** Attacks made in this Attack Phase, not the one under way, and with which weapons (the `copy` of the items; [] unarmed). */
  made: { kind: 'melee' | 'ranged'; weapons: number[]; dual: boolean }[];
  /** Monsters wounded by it this turn, for "the first hit each turn". */
  wounded: number[];
  /** How many of its `woundedBy` are from before this turn: they are forgotten at its end. */
  grudges: number;
}

export const MONSTER_PARTS = ['start', 'move', 'before-attack', 'attack', 'end'] as const;
export type MonsterPart = (typeof MONSTER_PARTS)[number];

/** DL-BEH-01: a whole type moves, then attacks. */
export interface MonstersTurn {
  kind: MonsterId;
  part: MonsterPart;
  /** Of this part, still to be settled, moved or to attack. */
  waiting: number[];
  /** Threatened when the turn started: they do not move (DL-THR-04). */
  threatened: number[];
  /** DL-BEH-15: whom a ranged Monster was assigned to shoot at. */
  shots: { monster: number; victim: VictimId }[];
  /** The one that walks: it looks for a target where it ends, not on the way (DL-BEH-03). */
  moving: number | null;
}

/** What every figure on the board has. */
export interface Figure {
  /** Of a large base the top left square. */
  square: Square;
  wounds: number;
  prone: boolean;
  poison: number;
  fire: 'none' | 'half' | 'full';
  /** Read-only, like all lists so marked: whoever changes one puts a new one in its place, and copies of the state share it. */
  effects: readonly InForce[];
}

export interface InForce {
  readonly id: InForceId;
  /** Whose next turn ends it, and who gets the Trophy; null for nobody's. */
  readonly by: AccursedId | null;
  /** The tile it lies on, for those that do. */
  readonly tile: TileNumber | null;
}

export interface Accursed extends Figure {
  is: 'accursed';
  id: AccursedId;
  seat: Seat;
  side: DashboardSide;
  status: AccursedStatus;
  level: number;
  skills: readonly SkillId[];
  /** `bySkill` do not count towards the number it may know (DL-SPL-10). */
  spells: readonly { readonly id: SpellId; readonly bySkill: boolean }[];
  /** DL-ACC-14: for this dungeon. */
  miracles: readonly MiracleId[];
  /** DL-SRV-32: what levels have given. */
  gains: Gains;

  items: readonly Item[];
  consumables: ConsumableId[];
  souls: number;
  crowns: number;

  insanity: number;
  /** Sanity lost for good (DL-SRV-33). */
  lostSanity: number;
  /** In force; the one rolled at death is in `status` until the return. */
  injuries: readonly InjuryId[];
  /** Hand slots that a crushed hand cannot use. */
  lostHands: readonly Slot[];
  stamina: { unspent: number; spent: number };
  source: number;
  faith: number;
  trophies: readonly Trophy[];
  /** Skills, items and the Dashboard's rule used up; see `once` in the data for when they come back. */
  used: string[];
  /** Monsters that wounded it since the start of its last turn. */
  woundedBy: number[];
  /** DL-SRV-14: the Warden waits, and asks double next time. */
  deferred: boolean;
  /** DL-SRV-18: takes no further part today. */
  fallen: boolean;
}

/** Whoever changes them puts new ones in their place: copies of the state share them. */
export interface Gains {
  readonly attributes: Readonly<Partial<Record<Attribute, number>>>;
  readonly melee: number;
  readonly ranged: number;
}

export type AccursedStatus =
  | { readonly kind: 'in' }
  /** In Limbo (DL-DTH-03); the Injury takes effect on return. `health` is what it was at death (DL-RES-07). */
  | { readonly kind: 'dead'; readonly injury: InjuryId; readonly health: number }
  | { readonly kind: 'escaped' }
  /** For good: insane, a fourth Injury, or left behind dead. */
  | { readonly kind: 'lost'; readonly how: 'insane' | 'fourth-injury' | 'left-behind' };

/** Whoever changes it puts a new one in its place (`changeItem`): copies of the state share it. */
export interface Item {
  readonly id: ItemId;
  /** Tells two cards of a name apart; unique in the match. */
  readonly copy: number;
  /** Where it is equipped; a two-handed item lies in `right-hand`. Null in the Inventory. Consumable cards sit in the belt: null. */
  readonly slot: Slot | null;
  /** Improved by the smith. */
  readonly smithed: boolean;
}

export interface Trophy {
  readonly kind: MonsterId;
  readonly souls: number;
}

export interface Monster extends Figure {
  is: 'monster';
  /** Unique in the dungeon. */
  id: number;
  kind: MonsterId;
  /** DL-BEH-03; null is Queuing. */
  target: VictimId | null;
  /** Health after the fixed number, level row and scaling of Bosses, with all additions (DL-BOS-03). */
  health: number;
  /** DL-DTH-02: who last poisoned and ignited it. */
  poisonedBy: AccursedId | null;
  ignitedBy: AccursedId | null;
  /** q-sanctuary-3: no turn, no target, no threat, no combat. */
  asleep: boolean;
}

/** A led piece of a quest. */
export interface Ally extends Figure {
  is: 'ally';
  id: AllyId;
  health: number;
  armour: number;
  status: 'in' | 'dead' | 'out';
  /** An Accursed gave up its Attack Phase: no Threat this round. */
  freed: boolean;
}

export type Character = Accursed | Monster | Ally;
export type Victim = Accursed | Ally;

export interface Prop {
  id: number;
  /** Its name in the words: `lantern`, `candle`. */
  name: string;
  square: Square;
  /** Who carries it; its square is then the carrier's. */
  carrier: VictimId | null;
  /** Handled as its quest demands: lit, read, opened. For those that can be undone, when, in order of `lit`. */
  done: boolean;
  order: number;
}

export interface Chest {
  id: number;
  tile: TileNumber;
  /** Null while Closed: what it is, is decided when it is searched. */
  front: ChestFront | null;
  token: ChestId | null;
  open: boolean;
}

export interface PlacedEvent {
  id: number;
  tile: TileNumber;
  /** Null while Inactive (DL-EVT-01). */
  card: EventId | null;
  /** Searches made of it. */
  searched: number;
  /** The archway it is about. */
  archway: ArchwayNumber | null;
}

/** What the end screen tells. */
export interface Tally {
  kills: Readonly<Partial<Record<AccursedId, number>>>;
  deaths: number;
  tiles: number;
  rounds: number;
  quests: number;
}
