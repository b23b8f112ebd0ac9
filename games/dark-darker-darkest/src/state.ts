import type { DoorId, House, RoomId, Side } from '@tenebrae/board';
import type { Deck, Seat } from '@tenebrae/kernel';
import type { CardId } from './data/cards.ts';
import type { CodeChipId, CodeChipSize } from './data/code-chips.ts';
import type { CodeTokenId } from './data/code-tokens.ts';
import type { CreatureId } from './data/creatures.ts';
import type { PlacedTile } from './data/house.ts';
import type { EventId } from './data/multitracker.ts';
import type { NemesisId } from './data/nemeses.ts';
import type { Options } from './data/options.ts';
import type { SkillId } from './data/skills.ts';
import type { SpawnTokenId } from './data/spawn-tokens.ts';
import type { SpecialSpawnTokenId, SpecialZombieId } from './data/special-zombies.ts';
import type { BoardSideId, SurvivorId } from './data/survivors.ts';

/** What the next beat plays. */
export type Phase =
  | { kind: 'set-up' }
  /** The upkeep, from its first step. */
  | { kind: 'upkeep' }
  /** A team's actions; the number is its place among the teams. */
  | { kind: 'actions'; team: number }
  | { kind: 'reaction'; team: number }
  /** In the showdown the players act until the boxes shift; then the nemesis reacts. */
  | { kind: 'showdown' }
  | { kind: 'nemesis-reaction' };

/** The position of a tile in reading order: 0 is the top left, 19 the bottom right. */
export type TileIndex = number;

export interface State {
  options: Options;
  phase: Phase;
  round: number;
  /** Where the event marker stands. */
  event: EventId;
  darkness: number;
  /** The round after which all is lost (DDD-DRK-07), once darkness has reached its last space. */
  lastRound: number | null;
  /** In the order of the team spaces; who has been eliminated stays listed until the next regroup. */
  teams: SurvivorId[][];

  /** Rooms by their names; a split tile that is destroyed becomes one room. */
  house: House;
  /** The 20 tiles in reading order. */
  tiles: readonly Tile[];
  /** The doors that are locked; a door that is open is not listed. */
  doors: Readonly<Record<DoorId, Door>>;
  cameras: readonly Camera[];
  /** Where the fire token lies. */
  fire: TileIndex | null;
  /** Rooms with a gray cube (DDD-SEA-05). */
  searched: RoomId[];
  /** Corner rooms used this round (DDD-COR-02), by their tile. */
  cornersUsed: TileIndex[];

  survivors: Survivor[];
  zombies: Zombie[];
  /** Rooms with a face-down spawn token, one entry a token. What it is, is decided when it is turned. */
  tokens: RoomId[];
  creature: Creature | null;
  nemesis: Nemesis | null;
  /** For the next zombie. */
  nextZombie: number;

  equipment: Deck<CardId>;
  creatures: Deck<CreatureId>;
  spawn: SpawnStock;
  panel: Panel;
  chips: ChipStock;
  radiation: Radiation;
  showdown: Showdown | null;
  /** Who acts until he hands over; null while the team decides. */
  actor: Actor | null;
  /** Offers that somebody has declined in this team's actions, so that they are not made over and over. */
  declined: string[];
  /** Numbers for the end of the game. */
  tally: Tally;
}

export interface Actor {
  survivor: SurvivorId;
  /** Only what is open to everybody at any moment (DDD-ACT-10). */
  free: boolean;
}

export interface Tile extends PlacedTile {
  /** Burn markers, 0 to 2. */
  readonly burn: number;
  readonly destroyed: boolean;
  readonly radiation: boolean;
}

export type Door =
  /** `chip` is null while it lies face down; `tile` is the one that prints the lock symbol. */
  | {
      readonly kind: 'lock';
      readonly size: CodeChipSize;
      readonly chip: CodeChipId | null;
      readonly tile: TileIndex;
    }
  | { readonly kind: 'laboratory' }
  | { readonly kind: 'reactor' };

export interface Camera {
  readonly room: RoomId;
  readonly side: Side;
}

export interface Survivor {
  id: SurvivorId;
  seat: Seat;
  /** `out`: eliminated, may come back from that round on. `gone`: eliminated for good, in the showdown. */
  status: { kind: 'in' } | { kind: 'out'; back: number } | { kind: 'gone' };
  room: RoomId;
  side: BoardSideId;
  /** Spaces lost on the energy track; the last one is the skull. */
  wounds: number;
  /** Action points left this round; in the showdown see `markers`. */
  ap: number;
  xp: number;
  /** Skills bought. */
  skills: SkillId[];
  /** The slot of the gray cube (4 to 1), or null (DDD-ZOM-02). */
  cube: number | null;
  cards: Card[];
  /** Code chips beside the board. */
  chips: CodeChipId[];
  virus: number;
  /** By what he is entrapped: zombies and creatures in general, or the bird's power (DDD-ENT-10). */
  entrapped: 'no' | 'yes' | 'bird';
  /** He has spent this round's AP of an entrapped survivor (DDD-ENT-03). */
  struggled: boolean;
  /** Radiation markers. */
  radiation: number;
  /** Once-per-round abilities and items used since the last upkeep. */
  used: string[];
  /** Enters fire unharmed until the end of this turn (DDD-ITM-19). */
  gasMask: boolean;
  /** AP from energy drinks in the showdown, which need no marker (DDD-ITM-12). */
  drinkAp: number;
  markers: Markers;
}

/** Action markers in the showdown (DDD-FIN-17). */
export interface Markers {
  hand: number;
  left: number;
  centre: number;
  right: number;
}

export interface Card {
  id: CardId;
  /** To the right of the board; otherwise stowed (DDD-EQP-01). */
  inHand: boolean;
  /** Ammo cubes on a firearm; cubes that an ammunition card is worth. */
  ammo: number;
}

export type ZombieKind = 'ordinary' | SpecialZombieId;

export interface Zombie {
  id: number;
  kind: ZombieKind;
  room: RoomId;
  infected: boolean;
  /** Laid down by a bat (DDD-ITM-01). */
  down: boolean;
  /** Has taken the first of two hits (DDD-RAD-14, DDD-SPZ-08). */
  hit: boolean;
  /** Has attacked, moved or come as reinforcement in this reaction or event (DDD-REA-34). */
  spent: boolean;
}

export interface Creature {
  id: CreatureId;
  room: RoomId;
  /** Gray cubes on each hit location, in the board's order. */
  hits: number[];
  infected: boolean;
  spent: boolean;
}

export interface Nemesis {
  id: NemesisId;
  room: RoomId;
  /** Gray markers in each zone, in the board's order. */
  markers: number[];
}

export interface SpawnStock {
  /** Tokens that nobody has seen: the stack, those face down on the board, and those lost unseen. */
  unseen: (SpawnTokenId | SpecialSpawnTokenId)[];
  /** How many of them have left the game face down. */
  lost: number;
}

export interface Panel {
  /** Code tokens still on the security panel. */
  tokens: CodeTokenId[];
  /** Code chips put on the security board, at most three. */
  chips: CodeChipId[];
  /** The code tokens that were on it at the start. */
  slots: readonly CodeTokenId[];
}

export interface ChipStock {
  /** Chips of the sequence that nobody has seen yet; each lies under one of the face-down chips of the house. */
  sequence: CodeChipId[];
  /** All other chips that nobody has seen, in the house or set aside. */
  unseen: CodeChipId[];
  /** Face-down chips of the house, those that left it unseen included, by size. */
  hidden: Record<CodeChipSize, number>;
  /** Chips set aside (DDD-SEC-09), by size. */
  aside: Record<CodeChipSize, number>;
  /** Chips known to lie among those set aside, since Lucy has put them there (DDD-SKL-20). */
  returned: CodeChipId[];
  /** Every three chips that the panel's first seven tokens could have come from; empty in Darkest. */
  sequences: readonly (readonly CodeChipId[])[];
}

export interface Radiation {
  /** The darkness space with the radiation marker; null without the expansion. */
  space: number | null;
  leaking: boolean;
  closed: boolean;
  /** 3-icon chips entered at the reactor's doors (DDD-RAD-25). */
  chips: number;
  /** Who received the kit at set-up. */
  specialist: SurvivorId | null;
  /** Who works with the holder of the kit (DDD-RAD-22). */
  helper: SurvivorId | null;
}

export interface Showdown {
  keeper: SurvivorId;
}

/** What the end screen tells of a survivor. */
export interface Tally {
  zombies: Record<SurvivorId, number>;
  creatures: number;
  eliminations: number;
  doors: number;
}
