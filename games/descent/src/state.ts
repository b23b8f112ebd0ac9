import type { Direction, Grid, Place, Square } from '@tenebrae/board';
import type { Deck, Json, Seat } from '@tenebrae/kernel';
import type { AttackType, TokenId } from './data/abilities.ts';
import type { HeroAction, OrderId, Potion, Trait } from './data/actions.ts';
import type { DieColour } from './data/dice.ts';
import type { FamiliarId, HeroId } from './data/heroes.ts';
import type { TreasureColour } from './data/item-card.ts';
import type { ItemCardId } from './data/items.ts';
import type { MonsterKind, Rank } from './data/monsters.ts';
import type { Options } from './data/options.ts';
import type { OverlordDeckCard } from './data/overlord-cards.ts';
import type { ObstacleKind, RuneColour, StairColour } from './data/quest.ts';
import type { QuestId } from './data/quests.ts';
import type { RelicId } from './data/relics.ts';
import type { SkillDeck, SkillId } from './data/skills.ts';

/** What the next beat plays; each is short. */
export type Phase =
  /** `hero`: whose turn it is in the steps that go by seat order. */
  | { kind: 'set-up'; step: SetUpStep; hero: number }
  /** One choice, or one stage or action of the hero's turn under way (`turn`). */
  | { kind: 'heroes' }
  /** Allies of the quest move, after the last hero turn. */
  | { kind: 'allies' }
  /** One stage or activation step of the overlord's turn (`overlord.turn`). */
  | { kind: 'overlord' }
  /** What the quest does at the end of a round. */
  | { kind: 'end-of-round' };

export const SET_UP_STEPS = ['quest', 'heroes', 'skills', 'exchange', 'shop', 'hand', 'place'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** A figure by kind and id; also what `on` of an option names. */
export type FigureId = `hero:${HeroId}` | `monster:${number}` | `ally:${string}`;

export interface State {
  options: Options;
  /** Players, the overlord included: decides the reference cards (DJ-CRD-07). */
  players: number;
  phase: Phase;
  round: number;
  quest: QuestState;
  /** The heroes' conquest tokens (DJ-CNQ-01). */
  conquest: number;

  /** Replaced, never changed in place, when a door opens or closes. A door not yet placed is closed. */
  grid: Grid;
  /** By square the number of its area, -1 where there is no space. */
  areaOf: readonly number[];
  /** By number. */
  areas: readonly Area[];
  doors: readonly Door[];
  obstacles: Obstacle[];
  glyphs: readonly Glyph[];
  staircases: Staircase[];
  /** Markers that lie on the board or, dropped relics, in the town. */
  markers: readonly Marker[];
  nextMarker: number;
  /** Chest numbers not yet drawn, by colour; what is drawn when is not decided (DJ-SET-24). */
  chests: Record<TreasureColour, number[]>;

  /** In seat order from the first hero (DJ-SET-29). */
  heroes: Hero[];
  familiars: Familiar[];
  /** Who carries Pico; null without Ronan (DJ-FAM-12). */
  pico: HeroId | null;
  monsters: Monster[];
  nextMonster: number;
  allies: Ally[];

  overlord: Overlord;
  /** Until the next overlord turn heroes see 5 spaces far. */
  gust: boolean;

  /** Shop cards in stock, open to all. */
  shop: readonly ItemCardId[];
  treasures: Record<TreasureColour, Deck<ItemCardId>>;
  skills: Record<SkillDeck, Deck<SkillId>>;
  /** Relic cards that nobody carries. */
  relics: readonly RelicId[];
  training: Readonly<Record<Trait, number>>;
  /** Found, beside the compass rose (DJ-DOR-10). */
  runekeys: RuneColour[];
  /** Colours of chests opened so far (DJ-VAR-04). */
  opened: TreasureColour[];

  /** The hero turn under way. */
  turn: HeroTurn | null;
  /** Attacks under way, the innermost last: an interrupt attack stands on top of the one it interrupts. */
  attacks: Attack[];
  tally: Tally;
}

export interface QuestState {
  id: QuestId;
  /** Numbers of the special rules told so far, from 1. */
  told: number[];
  /** What its special rules count and remember, open to all. */
  counters: Record<string, number>;
  lists: Record<string, string[]>;
  /** Hidden from heroes: what only the overlord knows. */
  secrets: Record<string, Json>;
}

export interface Area {
  readonly revealed: boolean;
  /** Hidden from heroes until revealed. Replaced as a whole, never changed in place; empty once it is laid out. */
  readonly contents: AreaContents;
}

/** What is placed when the area is revealed, for this number of heroes. */
export interface AreaContents {
  readonly monsters: readonly AreaMonster[];
  readonly markers: readonly AreaMarker[];
  readonly obstacles: readonly Obstacle[];
  readonly glyphs: readonly Glyph[];
  readonly staircases: readonly Staircase[];
  readonly allies: readonly { readonly id: string; readonly place: Square }[];
}

export interface AreaMonster {
  readonly kind: MonsterKind;
  readonly rank: Rank;
  readonly named: string | null;
  readonly place: Place;
}

export type AreaMarker = MarkerKind & { readonly square: Square };

export interface Door {
  readonly id: string;
  readonly rune: RuneColour | null;
  /** The two edges that it closes. */
  readonly edges: readonly (readonly [Square, Square])[];
  readonly areas: readonly [number, number];
  /** `barred`: closed until unbarred. `gone`: taken off for good. */
  readonly state: 'closed' | 'open' | 'barred' | 'gone';
  /** Its marker is on the board; hidden from heroes until then. */
  readonly placed: boolean;
}

export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly square: Square;
}

export interface Glyph {
  readonly square: Square;
  readonly active: boolean;
}

export interface Staircase {
  readonly square: Square;
  readonly colour: StairColour;
}

export type MarkerKind =
  | { readonly kind: 'healing' | 'vitality' | 'money' }
  | { readonly kind: 'chest'; readonly colour: TreasureColour }
  | { readonly kind: 'relic'; readonly relic: RelicId }
  | { readonly kind: 'runekey'; readonly colour: RuneColour }
  | { readonly kind: 'encounter'; readonly encounter: string };

export interface Marker {
  readonly id: number;
  readonly what: MarkerKind;
  readonly square: Square | 'town';
  /** The number under a chest marker, 0 for anything else. Hidden from heroes: only the overlord has seen it. */
  readonly number: number;
}

export interface Hero {
  readonly id: HeroId;
  readonly seat: Seat;
  /** `left`: out of the dungeon for good, as some quests have it. */
  place: Square | 'town' | 'left';
  /** Wound tokens left: 0 is dead. */
  wounds: number;
  fatigue: number;
  coins: number;
  items: readonly Item[];
  /** By kind, how many are equipped and how many lie in the pack. */
  potions: Readonly<Record<Potion, { readonly equipped: number; readonly pack: number }>>;
  /** Taken off or received, in need of a place, while he arranges his things; empty otherwise. */
  held: readonly Held[];
  skills: readonly Skill[];
  /** Training tokens. */
  training: Readonly<Record<Trait, number>>;
  order: OrderId | null;
  /** The turn token shows red (DJ-RND-05). */
  acted: boolean;
  tokens: Readonly<Record<TokenId, number>>;
  /** Lies in a pit (DJ-PRP-01). */
  fallen: boolean;
  /** Timer tokens of a transformed hero, 0 for none; `fresh` until the turn of the change is over (DJ-EFF-12). */
  monkey: { readonly timer: number; readonly fresh: boolean };
  /** What his sheet's ability remembers: for Bogran the monsters that saw him when the current turn began. */
  memory: readonly number[];
}

export interface Item {
  readonly card: ItemCardId;
  /** Otherwise it lies in the pack. */
  readonly equipped: boolean;
  readonly exhausted: boolean;
}

export interface Held {
  readonly thing: ItemCardId | Potion;
  readonly exhausted: boolean;
}

export interface Skill {
  readonly id: SkillId;
  readonly exhausted: boolean;
}

export interface Familiar {
  readonly id: FamiliarId;
  readonly owner: HeroId;
  place: Square | 'town';
  /** What a ferret carries (DJ-FAM-10). */
  carries: ItemCardId | Potion | null;
  /** What it carries was exhausted when it was given, and stays so until a hero who has it refreshes it (DJ-HRT-04). */
  exhausted: boolean;
}

export interface Monster {
  readonly id: number;
  readonly kind: MonsterKind;
  rank: Rank;
  /** DJ-NAM-01: its id in the quest. */
  readonly named: string | null;
  /** The chest marker that it was, for a Mimic: no figure, and its contents are shared out when it is killed. */
  readonly mimic: Marker | null;
  place: Place;
  /** Wound tokens on it. */
  wounds: number;
  tokens: Readonly<Record<'burn' | 'stun' | 'web', number>>;
  /** Who set it on fire last, for the bounty (DJ-MST-02). */
  burnedBy: HeroId | null;
  fallen: boolean;
  /** Relics it carries, in the quest that has it so. */
  carries: readonly RelicId[];
}

export interface Ally {
  readonly id: string;
  /** `fallen`: off the board until the quest puts it back. */
  place: Square | 'fallen';
  /** Where it last stood, for quests that put it back. */
  last: Square;
  wounds: number;
  stun: number;
  fallen: boolean;
}

export interface Overlord {
  threat: number;
  /** Hidden from heroes (DJ-OVC-15). */
  hand: OverlordDeckCard[];
  deck: Deck<OverlordDeckCard>;
  /** Power cards face up. */
  powers: OverlordDeckCard[];
  turn: OverlordTurn | null;
}

/** In order; a stage is one beat or, `activate`, one beat for each choice. */
export const OVERLORD_STAGES = [
  'begin',
  'collect',
  'discard',
  'cards',
  'spawn',
  'effects',
  'activate',
  'end',
] as const;
export type OverlordStage = (typeof OVERLORD_STAGES)[number];

export interface OverlordTurn {
  stage: OverlordStage;
  powerPlayed: boolean;
  spawnPlayed: boolean;
  /** The one event and the one trap of "the start of your turn" (DJ-OVC-17). */
  eventPlayed: boolean;
  trapPlayed: boolean;
  /** Monsters activated this turn. */
  activated: number[];
  active: Activation | null;
  /** What quests use once a turn; monsters that are webbed this turn, and figures that were activated before they were reused. */
  used: string[];
}

/** A monster's activation under way (DJ-OVT-08). */
export interface Activation {
  readonly monster: number;
  points: number;
  attacks: number;
  /** A stunned master moves or attacks (DJ-EFF-08): null until it has chosen. */
  half: 'whole' | 'move' | 'attack' | null;
  /** Web tokens left this turn: no movement points may be spent (DJ-EFF-13). */
  webbed: boolean;
  /** It has done something: what a quest allows at the start of an activation is behind it. */
  begun: boolean;
  used: string[];
}

/** In order (DJ-HRT-01, DJ-HRT-02, DJ-HRT-15, DJ-HRT-16). */
export const TURN_STAGES = [
  'start',
  'refresh',
  'equip',
  'items',
  'declare',
  'act',
  'end',
  'familiars',
] as const;
export type TurnStage = (typeof TURN_STAGES)[number];

export interface HeroTurn {
  readonly hero: HeroId;
  stage: TurnStage;
  /** `stunned` and `monkey` are turns without a declared action. */
  action: HeroAction | 'stunned' | 'monkey' | null;
  /** Movement points left. */
  points: number;
  /** Those of them that fatigue and items gave, which are spent first: they belong to no action (DJ-ARM-05, DJ-FAT-02). */
  bought: number;
  /** Movement points of the action, not of fatigue or items, spent so far (Grey Ker). */
  spent: number;
  /** Attacks of the action left, and made. */
  attacks: number;
  attacked: number;
  /** Ready and stunned: what he chose when he began it (DJ-HRT-12, DJ-EFF-05). */
  half: 'move' | 'attack' | 'order' | 'whole' | null;
  orderPlaced: boolean;
  webbed: boolean;
  glyphUsed: boolean;
  potionsDrunk: number;
  /** The direction of all his steps so far (Steelhorns). */
  heading: Direction | 'none' | 'mixed';
  /** Movement points are over, after a charge (Steelhorns). */
  halted: boolean;
  /** Familiars that have moved in the last stage. */
  moved: FamiliarId[];
  /** Skills, items and abilities used once this turn. */
  used: string[];
  /** Cut short by death, transformation or a card (DJ-HRT-16). */
  over: 'no' | 'action' | 'turn';
}

/** One attack under way, so that everybody sees its dice. */
export interface Attack {
  attacker: FigureId;
  /** Who decides for it; the overlord for a charmed hero. */
  seat: Seat;
  /** A card in hand, fists, One Fist's fist, or what is printed on the monster. */
  source: ItemCardId | 'fists' | 'one-fist' | 'monster';
  type: AttackType;
  /** The space it is made from, and how far the target is from there. */
  from: Square;
  range: number;
  /** Null for Breath, Sweep and attacks all round, which name no space. */
  target: Square | null;
  area: 'single' | 'blast' | 'breath' | 'sweep' | 'around';
  /** The spaces of the breath template. */
  template: Square[];
  /** In a space with two figures, the one that is meant (DJ-ATK-31). */
  meant: FigureId | null;
  step: 'declared' | 'rolled' | 'spending' | 'wounds';
  dice: RolledDie[];
  aimed: boolean;
  /** A dodge applies; with an aimed attack both are void (DJ-DIC-09). */
  dodged: boolean;
  rerolled: boolean;
  /** Bonuses known when it is rolled and bought since (DJ-ATK-33). */
  damage: number;
  reach: number;
  /** Surges that are not on dice. */
  freeSurges: number;
  surgesSpent: number;
  pierce: number;
  blast: number;
  /** Enhancements and Sorcery: how many there are to share out and how many have gone to range. */
  toRange: number | null;
  knockback: boolean;
  /** Extra tokens bought, by kind. */
  tokens: Record<'burn' | 'stun', number>;
  doubled: boolean;
  kills: boolean;
  /** Figures with Fear whose surges were paid. */
  braved: FigureId[];
  /** What was killed by it, for what follows a kill. */
  killed: FigureId[];
  /** Made in another player's turn or out of turn: neither interrupted nor followed by extra attacks. */
  interrupt: 'none' | 'guard' | 'alertness' | 'counter' | 'charm';
}

export interface RolledDie {
  readonly colour: DieColour;
  /** 1 to 6. */
  face: number;
  /** Added by fatigue: never rolled again (DJ-DIC-10). */
  readonly added: boolean;
}

/** Numbers for the end of the game (DJ-CNQ-08). */
export interface Tally {
  kills: Record<string, number>;
  deaths: Record<string, number>;
  chests: number;
  glyphs: number;
  cardsPlayed: number;
}
