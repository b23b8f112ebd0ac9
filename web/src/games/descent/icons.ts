import type { OverlordCardId } from '@tenebrae/descent/data';
import type { Icon } from './figure-icons.ts';
import ArrowFlights from '~icons/game-icons/arrow-flights';
import AtSea from '~icons/game-icons/at-sea';
import BatWing from '~icons/game-icons/bat-wing';
import BattleGear from '~icons/game-icons/battle-gear';
import BowArrow from '~icons/game-icons/bow-arrow';
import Brain from '~icons/game-icons/brain';
import Breastplate from '~icons/game-icons/breastplate';
import BrightExplosion from '~icons/game-icons/bright-explosion';
import Broadsword from '~icons/game-icons/broadsword';
import BullHorns from '~icons/game-icons/bull-horns';
import Bullseye from '~icons/game-icons/bullseye';
import CardPickup from '~icons/game-icons/card-pickup';
import CardRandom from '~icons/game-icons/card-random';
import ChargingBull from '~icons/game-icons/charging-bull';
import CheckMark from '~icons/game-icons/check-mark';
import Chest from '~icons/game-icons/chest';
import Coins from '~icons/game-icons/coins';
import CrossMark from '~icons/game-icons/cross-mark';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrystalShine from '~icons/game-icons/crystal-shine';
import CrystalWand from '~icons/game-icons/crystal-wand';
import DeathSkull from '~icons/game-icons/death-skull';
import Dodge from '~icons/game-icons/dodge';
import DragonBreath from '~icons/game-icons/dragon-breath';
import Enrage from '~icons/game-icons/enrage';
import EyeTarget from '~icons/game-icons/eye-target';
import Falling from '~icons/game-icons/falling';
import FallingRocks from '~icons/game-icons/falling-rocks';
import Fist from '~icons/game-icons/fist';
import Flame from '~icons/game-icons/flame';
import GroupedDrops from '~icons/game-icons/grouped-drops';
import HealthPotion from '~icons/game-icons/health-potion';
import Hearts from '~icons/game-icons/hearts';
import Key from '~icons/game-icons/key';
import KnockedOutStars from '~icons/game-icons/knocked-out-stars';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import LightningTree from '~icons/game-icons/lightning-tree';
import LockedDoor from '~icons/game-icons/locked-door';
import MagicPortal from '~icons/game-icons/magic-portal';
import MimicChest from '~icons/game-icons/mimic-chest';
import Monkey from '~icons/game-icons/monkey';
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest';
import OverlordHelm from '~icons/game-icons/overlord-helm';
import PersonInBed from '~icons/game-icons/person-in-bed';
import PlainCircle from '~icons/game-icons/plain-circle';
import PoisonBottle from '~icons/game-icons/poison-bottle';
import PoisonGas from '~icons/game-icons/poison-gas';
import Portal from '~icons/game-icons/portal';
import Puppet from '~icons/game-icons/puppet';
import RoundShield from '~icons/game-icons/round-shield';
import RuneStone from '~icons/game-icons/rune-stone';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShieldEchoes from '~icons/game-icons/shield-echoes';
import ShieldOpposition from '~icons/game-icons/shield-opposition';
import Shop from '~icons/game-icons/shop';
import Skeleton from '~icons/game-icons/skeleton';
import Skills from '~icons/game-icons/skills';
import SkullSignet from '~icons/game-icons/skull-signet';
import SpiderAlt from '~icons/game-icons/spider-alt';
import SpiderWeb from '~icons/game-icons/spider-web';
import SpikyPit from '~icons/game-icons/spiky-pit';
import Sprint from '~icons/game-icons/sprint';
import Stairs from '~icons/game-icons/stairs';
import StandingPotion from '~icons/game-icons/standing-potion';
import StonePile from '~icons/game-icons/stone-pile';
import SwordBrandish from '~icons/game-icons/sword-brandish';
import TripleSkulls from '~icons/game-icons/triple-skulls';
import Upgrade from '~icons/game-icons/upgrade';
import Village from '~icons/game-icons/village';
import WalkingBoot from '~icons/game-icons/walking-boot';
import WarlockHood from '~icons/game-icons/warlock-hood';
import WindSlap from '~icons/game-icons/wind-slap';
import WolfHead from '~icons/game-icons/wolf-head';
import WolfTrap from '~icons/game-icons/wolf-trap';

/** Signs of the board, the hand and the sheets. */
export const SIGNS = {
  'aim': Bullseye,
  'dodge': Dodge,
  'guard': ShieldOpposition,
  'rest': PersonInBed,
  'run': Sprint,
  'battle': CrossedSwords,
  'advance': SwordBrandish,
  'ready': ShieldEchoes,
  'fatigue': GroupedDrops,
  're-equip': BattleGear,
  'shop': Shop,
  'to-town': MagicPortal,
  'fists': Fist,
  'attack': CrossedSwords,
  'burn': Flame,
  'poison': PoisonBottle,
  'stun': KnockedOutStars,
  'web': SpiderWeb,
  'pit': SpikyPit,
  'water': AtSea,
  'rubble': StonePile,
  'staircase': Stairs,
  'glyph': Portal,
  'encounter': ScrollUnfurled,
  'healing': HealthPotion,
  'vitality': StandingPotion,
  'money': Coins,
  'chest': Chest,
  'relic': CrystalShine,
  'runekey': Key,
  'town': Village,
  'threat': SkullSignet,
  'conquest': LaurelCrown,
  'training': Upgrade,
  'skill': Skills,
  'range': ArrowFlights,
  'damage': Hearts,
  'surge': LightningTree,
  'enhancement': Upgrade,
  'miss': CrossMark,
  'blank': PlainCircle,
  'melee': Broadsword,
  'ranged': BowArrow,
  'magic': CrystalWand,
  'armor': Breastplate,
  'speed': WalkingBoot,
  'deck': CardPickup,
  'hand': CardRandom,
  'breath': DragonBreath,
  'shield': RoundShield,
  'done': CheckMark,
  'skull': DeathSkull,
  'quest': ScrollUnfurled,
  'lock': LockedDoor,
  'sight': EyeTarget,
  'fallen': Falling,
  'treasure': OpenTreasureChest,
} as const satisfies Record<string, Icon>;

/** The pictures of the overlord cards. */
export const OVERLORD_ICONS: Readonly<Record<OverlordCardId, Icon>> = {
  'aim': Bullseye,
  'dodge': Dodge,
  'charge': ChargingBull,
  'rage': Enrage,
  'gust-of-wind': WindSlap,
  'crushing-block': FallingRocks,
  'spiked-pit': SpikyPit,
  'paralyzing-gas': PoisonGas,
  'explosive-door': BrightExplosion,
  'explosive-rune': RuneStone,
  'mimic': MimicChest,
  'curse-of-the-monkey-god': Monkey,
  'dark-charm': Puppet,
  'bane-spider-swarm': SpiderAlt,
  'beastman-war-party': BullHorns,
  'skeleton-patrol': Skeleton,
  'hell-hound-pack': WolfHead,
  'razorwing-flock': BatWing,
  'sorcerer-circle': WarlockHood,
  'brilliant-commander': OverlordHelm,
  'doom': DeathSkull,
  'evil-genius': Brain,
  'hordes-of-the-things': TripleSkulls,
  'trapmaster': WolfTrap,
};

export type SignName = keyof typeof SIGNS;
