import type {
  AccursedId,
  ActivityId,
  Attribute,
  ConsumableId,
  MonsterId,
  SettlementId,
} from '@tenebrae/darklight/data';
import type { ComponentType, SVGProps } from 'react';
import AngryEyes from '~icons/game-icons/angry-eyes';
import AnvilImpact from '~icons/game-icons/anvil-impact';
import Aura from '~icons/game-icons/aura';
import BandageRoll from '~icons/game-icons/bandage-roll';
import BedLamp from '~icons/game-icons/bed-lamp';
import Biceps from '~icons/game-icons/biceps';
import Bookshelf from '~icons/game-icons/bookshelf';
import BowArrow from '~icons/game-icons/bow-arrow';
import Bowman from '~icons/game-icons/bowman';
import Brain from '~icons/game-icons/brain';
import BrainTentacle from '~icons/game-icons/brain-tentacle';
import BrickWall from '~icons/game-icons/brick-wall';
import BrokenBone from '~icons/game-icons/broken-bone';
import Brute from '~icons/game-icons/brute';
import Caduceus from '~icons/game-icons/caduceus';
import Cage from '~icons/game-icons/cage';
import CandleFlame from '~icons/game-icons/candle-flame';
import CardRandom from '~icons/game-icons/card-random';
import CastleRuins from '~icons/game-icons/castle-ruins';
import Cauldron from '~icons/game-icons/cauldron';
import CheckedShield from '~icons/game-icons/checked-shield';
import Chest from '~icons/game-icons/chest';
import Coffin from '~icons/game-icons/coffin';
import Coins from '~icons/game-icons/coins';
import Crown from '~icons/game-icons/crown';
import Cultist from '~icons/game-icons/cultist';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DeathSkull from '~icons/game-icons/death-skull';
import DungeonGate from '~icons/game-icons/dungeon-gate';
import EvilEyes from '~icons/game-icons/evil-eyes';
import EvilMinion from '~icons/game-icons/evil-minion';
import EvilMoon from '~icons/game-icons/evil-moon';
import Falling from '~icons/game-icons/falling';
import Female from '~icons/game-icons/female';
import FireBottle from '~icons/game-icons/fire-bottle';
import Flame from '~icons/game-icons/flame';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import GoblinHead from '~icons/game-icons/goblin-head';
import GrimReaper from '~icons/game-icons/grim-reaper';
import HammerNails from '~icons/game-icons/hammer-nails';
import HeartOrgan from '~icons/game-icons/heart-organ';
import HeartTower from '~icons/game-icons/heart-tower';
import Hearts from '~icons/game-icons/hearts';
import Hidden from '~icons/game-icons/hidden';
import HolyGrail from '~icons/game-icons/holy-grail';
import HolyWater from '~icons/game-icons/holy-water';
import HoodedFigure from '~icons/game-icons/hooded-figure';
import Hourglass from '~icons/game-icons/hourglass';
import HutsVillage from '~icons/game-icons/huts-village';
import Imp from '~icons/game-icons/imp';
import LockedChest from '~icons/game-icons/locked-chest';
import Lockpicks from '~icons/game-icons/lockpicks';
import MagicSwirl from '~icons/game-icons/magic-swirl';
import Male from '~icons/game-icons/male';
import Meditation from '~icons/game-icons/meditation';
import MonkFace from '~icons/game-icons/monk-face';
import MountedKnight from '~icons/game-icons/mounted-knight';
import NightSleep from '~icons/game-icons/night-sleep';
import Ogre from '~icons/game-icons/ogre';
import OnTarget from '~icons/game-icons/on-target';
import OpenChest from '~icons/game-icons/open-chest';
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest';
import OrcHead from '~icons/game-icons/orc-head';
import Person from '~icons/game-icons/person';
import PoisonBottle from '~icons/game-icons/poison-bottle';
import PopeCrown from '~icons/game-icons/pope-crown';
import Prayer from '~icons/game-icons/prayer';
import PublicSpeaker from '~icons/game-icons/public-speaker';
import Punch from '~icons/game-icons/punch';
import Run from '~icons/game-icons/run';
import Scalpel from '~icons/game-icons/scalpel';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import Scythe from '~icons/game-icons/scythe';
import ShamblingMound from '~icons/game-icons/shambling-mound';
import ShamblingZombie from '~icons/game-icons/shambling-zombie';
import Slime from '~icons/game-icons/slime';
import SoulVessel from '~icons/game-icons/soul-vessel';
import SpectacleLenses from '~icons/game-icons/spectacle-lenses';
import Sprint from '~icons/game-icons/sprint';
import StarAltar from '~icons/game-icons/star-altar';
import StoneBlock from '~icons/game-icons/stone-block';
import StonePile from '~icons/game-icons/stone-pile';
import StoneSphere from '~icons/game-icons/stone-sphere';
import Sun from '~icons/game-icons/sun';
import SwordBrandish from '~icons/game-icons/sword-brandish';
import Syringe from '~icons/game-icons/syringe';
import TavernSign from '~icons/game-icons/tavern-sign';
import Trade from '~icons/game-icons/trade';
import Upgrade from '~icons/game-icons/upgrade';
import Village from '~icons/game-icons/village';
import VisoredHelm from '~icons/game-icons/visored-helm';
import Walk from '~icons/game-icons/walk';
import Weight from '~icons/game-icons/weight';
import WitchFace from '~icons/game-icons/witch-face';
import WitchFlight from '~icons/game-icons/witch-flight';
import WolfHead from '~icons/game-icons/wolf-head';
import WormMouth from '~icons/game-icons/worm-mouth';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The faces of the Accursed. */
export const ACCURSED_ICONS = {
  'black-knight': VisoredHelm,
  'blood-witch': WitchFace,
  exorcist: MonkFace,
  outcast: HoodedFigure,
} as const satisfies Record<AccursedId, Icon>;

/** The faces of the Monsters. */
export const MONSTER_ICONS = {
  seeker: Imp,
  'skorn-savage': OrcHead,
  'skorn-hurler': GoblinHead,
  dreadworm: WormMouth,
  'ashen-thrall': ShamblingZombie,
  'bone-archer': Bowman,
  rotmonger: Slime,
  'weeping-shade': FloatingGhost,
  'cinder-imp': EvilMinion,
  'flayed-hound': WolfHead,
  'skorn-berserker': Brute,
  'veiled-acolyte': Cultist,
  'charnel-hulk': ShamblingMound,
  'gallows-knight': MountedKnight,
  hexmother: WitchFlight,
  'skorn-warchief': Ogre,
  'drowned-bishop': PopeCrown,
  'devil-lord': DaemonSkull,
} as const satisfies Record<MonsterId, Icon>;

/** The six attributes. */
export const ATTRIBUTE_ICONS = {
  strength: Biceps,
  perception: SpectacleLenses,
  mind: Brain,
  charisma: PublicSpeaker,
  agility: Sprint,
  endurance: HeartTower,
} as const satisfies Record<Attribute, Icon>;

/** The tokens of the belt. */
export const CONSUMABLE_ICONS = {
  bandages: BandageRoll,
  'blessed-water': HolyWater,
  serum: Syringe,
  'oil-flask': FireBottle,
  lockpick: Lockpicks,
} as const satisfies Record<ConsumableId, Icon>;

/** What a day in a settlement is good for. */
export const ACTIVITY_ICONS = {
  rest: BedLamp,
  tavern: TavernSign,
  shrine: StarAltar,
  healer: Caduceus,
  surgeon: Scalpel,
  asylum: BrainTentacle,
  'guild-rite': Meditation,
  'guild-rumour': ScrollUnfurled,
  smith: AnvilImpact,
  coven: Cauldron,
  pit: Punch,
  labour: HammerNails,
} as const satisfies Record<ActivityId, Icon>;

/** The kinds of settlement. */
export const SETTLEMENT_ICONS = {
  hamlet: HutsVillage,
  village: Village,
  town: CastleRuins,
} as const satisfies Record<SettlementId, Icon>;

/** Small signs of all kinds. */
export const SIGNS = {
  prone: Falling,
  poison: PoisonBottle,
  fire: Flame,
  target: OnTarget,
  heart: HeartOrgan,
  crown: Crown,
  skull: DeathSkull,
  chest: Chest,
  'locked-chest': LockedChest,
  'open-chest': OpenChest,
  'rare-chest': Chest,
  event: CardRandom,
  prop: CandleFlame,
  effect: Aura,
  asleep: NightSleep,
  boulder: StoneSphere,
  eyes: EvilEyes,
  moon: EvilMoon,
  stamina: Run,
  source: MagicSwirl,
  faith: HolyGrail,
  insanity: BrainTentacle,
  injury: BrokenBone,
  weight: Weight,
  soul: SoulVessel,
  crowns: Coins,
  armour: CheckedShield,
  movement: Walk,
  initiative: Hourglass,
  melee: SwordBrandish,
  ranged: BowArrow,
  health: Hearts,
  skill: Upgrade,
  spell: MagicSwirl,
  miracle: Prayer,
  deck: BrickWall,
  treasure: OpenTreasureChest,
  dread: Scythe,
  patience: AngryEyes,
  unknown: Hidden,
  ally: Person,
  quest: ScrollUnfurled,
  warden: GrimReaper,
  leader: HeartOrgan,
  female: Female,
  male: Male,
  tile: DungeonGate,
  object: StoneBlock,
  tomb: Coffin,
  shelf: Bookshelf,
  rubble: StonePile,
  cage: Cage,
  trade: Trade,
  day: Sun,
} as const satisfies Record<string, Icon>;
