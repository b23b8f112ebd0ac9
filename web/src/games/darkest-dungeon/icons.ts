import type {
  BuildingId,
  Condition,
  ExplorationFace,
  ProvisionFace,
  RoomType,
  Stance,
} from '@tenebrae/darkest-dungeon/data';
import type { Icon } from './figure-icons.ts';
import AngelOutfit from '~icons/game-icons/angel-outfit';
import Anvil from '~icons/game-icons/anvil';
import ArmorDowngrade from '~icons/game-icons/armor-downgrade';
import ArmorUpgrade from '~icons/game-icons/armor-upgrade';
import BandageRoll from '~icons/game-icons/bandage-roll';
import BleedingWound from '~icons/game-icons/bleeding-wound';
import BowArrow from '~icons/game-icons/bow-arrow';
import BrainTentacle from '~icons/game-icons/brain-tentacle';
import CampCookingPot from '~icons/game-icons/camp-cooking-pot';
import Campfire from '~icons/game-icons/campfire';
import CampingTent from '~icons/game-icons/camping-tent';
import CheckMark from '~icons/game-icons/check-mark';
import CheckedShield from '~icons/game-icons/checked-shield';
import Chest from '~icons/game-icons/chest';
import Church from '~icons/game-icons/church';
import ClockTower from '~icons/game-icons/clock-tower';
import Coins from '~icons/game-icons/coins';
import CrackedMask from '~icons/game-icons/cracked-mask';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DeathSkull from '~icons/game-icons/death-skull';
import Dodge from '~icons/game-icons/dodge';
import Doorway from '~icons/game-icons/doorway';
import DungeonGate from '~icons/game-icons/dungeon-gate';
import EvilMoon from '~icons/game-icons/evil-moon';
import ExitDoor from '~icons/game-icons/exit-door';
import Flame from '~icons/game-icons/flame';
import Footsteps from '~icons/game-icons/footsteps';
import Gargoyle from '~icons/game-icons/gargoyle';
import GemPendant from '~icons/game-icons/gem-pendant';
import Graveyard from '~icons/game-icons/graveyard';
import Guards from '~icons/game-icons/guards';
import HealingShield from '~icons/game-icons/healing-shield';
import Hearts from '~icons/game-icons/hearts';
import HealthIncrease from '~icons/game-icons/health-increase';
import Hazard from '~icons/game-icons/hazard-sign';
import Hole from '~icons/game-icons/hole';
import HorseHead from '~icons/game-icons/horse-head';
import HospitalCross from '~icons/game-icons/hospital-cross';
import InterleavedArrows from '~icons/game-icons/interleaved-arrows';
import Knapsack from '~icons/game-icons/knapsack';
import KnightBanner from '~icons/game-icons/knight-banner';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import Lantern from '~icons/game-icons/lantern';
import LockedChest from '~icons/game-icons/locked-chest';
import Mantrap from '~icons/game-icons/mantrap';
import Meat from '~icons/game-icons/meat';
import NightSky from '~icons/game-icons/night-sky';
import OldWagon from '~icons/game-icons/old-wagon';
import ParkBench from '~icons/game-icons/park-bench';
import Person from '~icons/game-icons/person';
import PerspectiveDiceSixFacesRandom from '~icons/game-icons/perspective-dice-six-faces-random';
import PlainCircle from '~icons/game-icons/plain-circle';
import PoisonBottle from '~icons/game-icons/poison-bottle';
import PotionBall from '~icons/game-icons/potion-ball';
import Sarcophagus from '~icons/game-icons/sarcophagus';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShieldEchoes from '~icons/game-icons/shield-echoes';
import SkullCrossedBones from '~icons/game-icons/skull-crossed-bones';
import SkullSignet from '~icons/game-icons/skull-signet';
import Spade from '~icons/game-icons/spade';
import SpikyPit from '~icons/game-icons/spiky-pit';
import Spyglass from '~icons/game-icons/spyglass';
import Stairs from '~icons/game-icons/stairs';
import StarSwirl from '~icons/game-icons/star-swirl';
import Stomach from '~icons/game-icons/stomach';
import StonePile from '~icons/game-icons/stone-pile';
import Sun from '~icons/game-icons/sun';
import SwordBrandish from '~icons/game-icons/sword-brandish';
import SwordClash from '~icons/game-icons/sword-clash';
import SwordSlice from '~icons/game-icons/sword-slice';
import TabletopPlayers from '~icons/game-icons/tabletop-players';
import Targeted from '~icons/game-icons/targeted';
import TavernSign from '~icons/game-icons/tavern-sign';
import Tombstone from '~icons/game-icons/tombstone';
import Torch from '~icons/game-icons/torch';
import Upgrade from '~icons/game-icons/upgrade';
import Virus from '~icons/game-icons/virus';
import WarPick from '~icons/game-icons/war-pick';
import Wingfoot from '~icons/game-icons/wingfoot';
import WolfTrap from '~icons/game-icons/wolf-trap';
import WorriedEyes from '~icons/game-icons/worried-eyes';

/** Conditions, as badge and chip. */
export const CONDITION_ICONS: Readonly<Record<Condition, Icon>> = {
  'bleed': BleedingWound,
  'blight': PoisonBottle,
  'stun': KnockedOutStars,
  'buff': ArmorUpgrade,
  'debuff': ArmorDowngrade,
  'riposte': SwordClash,
  'guard': Guards,
  'mark': Targeted,
  'protection': CheckedShield,
};

/** The four places of a tracker. */
export const STANCE_ICONS: Readonly<Record<Stance, Icon>> = {
  'aggressive': SwordBrandish,
  'defensive': ShieldEchoes,
  'ranged': BowArrow,
  'support': HealingShield,
};

/** Faces of the Provision die. */
export const PROVISION_ICONS: Readonly<Record<ProvisionFace, Icon>> = {
  'food': Meat,
  'bandage': BandageRoll,
  'potion': PotionBall,
  'torch': Torch,
  'tool': Spade,
  'wild': StarSwirl,
};

/** Faces of the Exploration die. */
export const EXPLORATION_ICONS: Readonly<Record<ExplorationFace, Icon>> = {
  'rubble': StonePile,
  'hunger': Stomach,
  'stressful-darkness': WorriedEyes,
  'curio': Gargoyle,
  'trap': WolfTrap,
  'blank': PlainCircle,
};

/** Room tokens. */
export const ROOM_ICONS: Readonly<Record<RoomType, Icon>> = {
  'empty': Doorway,
  'trap': Mantrap,
  'dark': NightSky,
  'lair': DaemonSkull,
  'curio': Sarcophagus,
  'treasure': Chest,
  'objective': KnightBanner,
};

/** The places of the Hamlet. */
export const BUILDING_ICONS: Readonly<Record<BuildingId, Icon>> = {
  'stagecoach': HorseHead,
  'nomad-wagon': OldWagon,
  'abbey': Church,
  'sanitarium': HospitalCross,
  'tavern': TavernSign,
  'survivalist': CampCookingPot,
  'guild': CrossedSwords,
  'blacksmith': Anvil,
  'graveyard': Graveyard,
};

export type Sign =
  | 'harm'
  | 'help'
  | 'footsteps'
  | 'gate'
  | 'hidden'
  | 'chest'
  | 'high'
  | 'low'
  | 'caretaker'
  | 'stress'
  | 'life'
  | 'door'
  | 'quirk'
  | 'flaw'
  | 'disease'
  | 'affliction'
  | 'virtue'
  | 'trinket'
  | 'torch'
  | 'flame'
  | 'firewood'
  | 'gold'
  | 'xp'
  | 'waiting'
  | 'quest'
  | 'threat'
  | 'provisions'
  | 'stances'
  | 'camp'
  | 'pew'
  | 'hole'
  | 'done'
  | 'skull'
  | 'hero'
  | 'skill'
  | 'event'
  | 'excavation'
  | 'party'
  | 'dodge'
  | 'speed'
  | 'dead'
  | 'scout'
  | 'leave';

/** What the boards and sheets show besides. */
export const SIGNS: Readonly<Record<Sign, Icon>> = {
  harm: Hazard,
  help: HealthIncrease,
  'footsteps': Footsteps,
  'gate': DungeonGate,
  'hidden': PerspectiveDiceSixFacesRandom,
  'chest': LockedChest,
  'high': Stairs,
  'low': SpikyPit,
  'caretaker': Lantern,
  'stress': BrainTentacle,
  'life': Hearts,
  'door': DeathSkull,
  'quirk': Sun,
  'flaw': EvilMoon,
  'disease': Virus,
  'affliction': CrackedMask,
  'virtue': AngelOutfit,
  'trinket': GemPendant,
  'torch': Torch,
  'flame': Flame,
  'firewood': Campfire,
  'gold': Coins,
  'xp': Upgrade,
  'waiting': HorseHead,
  'quest': ScrollUnfurled,
  'threat': SkullSignet,
  'provisions': Knapsack,
  'stances': InterleavedArrows,
  'camp': CampingTent,
  'pew': ParkBench,
  'hole': Hole,
  'done': CheckMark,
  'skull': SkullCrossedBones,
  'hero': Person,
  'skill': SwordSlice,
  'event': ClockTower,
  'excavation': WarPick,
  'party': TabletopPlayers,
  'dodge': Dodge,
  'speed': Wingfoot,
  'dead': Tombstone,
  'scout': Spyglass,
  'leave': ExitDoor,
};
