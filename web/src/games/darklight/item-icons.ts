import type { ItemId } from '@tenebrae/darklight/data';
import BarbedSpear from '~icons/game-icons/barbed-spear';
import Blunderbuss from '~icons/game-icons/blunderbuss';
import BookAura from '~icons/game-icons/book-aura';
import Boots from '~icons/game-icons/boots';
import BottleVapors from '~icons/game-icons/bottle-vapors';
import BowArrow from '~icons/game-icons/bow-arrow';
import Breastplate from '~icons/game-icons/breastplate';
import BroadDagger from '~icons/game-icons/broad-dagger';
import Broadsword from '~icons/game-icons/broadsword';
import ChainMail from '~icons/game-icons/chain-mail';
import ChewedSkull from '~icons/game-icons/chewed-skull';
import Cloak from '~icons/game-icons/cloak';
import CrackedShield from '~icons/game-icons/cracked-shield';
import CrestedHelmet from '~icons/game-icons/crested-helmet';
import CrossedBones from '~icons/game-icons/crossed-bones';
import CrossedSabres from '~icons/game-icons/crossed-sabres';
import CrystalBall from '~icons/game-icons/crystal-ball';
import CurvyKnife from '~icons/game-icons/curvy-knife';
import DragonShield from '~icons/game-icons/dragon-shield';
import DreadSkull from '~icons/game-icons/dread-skull';
import FireBowl from '~icons/game-icons/fire-bowl';
import Flail from '~icons/game-icons/flail';
import FlangedMace from '~icons/game-icons/flanged-mace';
import FurShirt from '~icons/game-icons/fur-shirt';
import GaulsHelm from '~icons/game-icons/gauls-helm';
import GlobeRing from '~icons/game-icons/globe-ring';
import Hatchets from '~icons/game-icons/hatchets';
import HealthPotion from '~icons/game-icons/health-potion';
import HighShot from '~icons/game-icons/high-shot';
import HolySymbol from '~icons/game-icons/holy-symbol';
import LeatherArmor from '~icons/game-icons/leather-armor';
import LeatherBoot from '~icons/game-icons/leather-boot';
import MetalBoot from '~icons/game-icons/metal-boot';
import Ouroboros from '~icons/game-icons/ouroboros';
import PirateCoat from '~icons/game-icons/pirate-coat';
import Plastron from '~icons/game-icons/plastron';
import PocketBow from '~icons/game-icons/pocket-bow';
import Poncho from '~icons/game-icons/poncho';
import Powder from '~icons/game-icons/powder';
import PowerRing from '~icons/game-icons/power-ring';
import PrayerBeads from '~icons/game-icons/prayer-beads';
import Ring from '~icons/game-icons/ring';
import Robe from '~icons/game-icons/robe';
import RuneSword from '~icons/game-icons/rune-sword';
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger';
import ShatteredSword from '~icons/game-icons/shattered-sword';
import Shieldcomb from '~icons/game-icons/shieldcomb';
import Sickle from '~icons/game-icons/sickle';
import StandingPotion from '~icons/game-icons/standing-potion';
import SwapBag from '~icons/game-icons/swap-bag';
import VikingShield from '~icons/game-icons/viking-shield';
import Warhammer from '~icons/game-icons/warhammer';
import Whip from '~icons/game-icons/whip';
import WingCloak from '~icons/game-icons/wing-cloak';
import WoodAxe from '~icons/game-icons/wood-axe';
import type { Icon } from './icons.ts';

/** An item as it looks, so that two swords can be told apart; no picture twice. */
export const ITEM_ICONS = {
  // Starting equipment
  'broken-sword': ShatteredSword,
  'dented-shield': CrackedShield,
  'rusted-cuirass': Plastron,
  'cursed-skull': ChewedSkull,
  'sacrificial-dagger': SacrificialDagger,
  'tattered-robes': Robe,
  'libro-veritas': BookAura,
  'iron-censers': FireBowl,
  'pilgrim-flail': Flail,
  vestments: Poncho,
  'recurve-bow': HighShot,
  'hooked-knife': CurvyKnife,
  'hide-jerkin': FurShirt,
  // Standard Treasure
  'rusty-longsword': Broadsword,
  'woodcutters-axe': WoodAxe,
  'iron-mace': FlangedMace,
  'hooked-dagger': Sickle,
  'boar-spear': BarbedSpear,
  'short-bow': PocketBow,
  'throwing-axes': Hatchets,
  'wooden-shield': VikingShield,
  'scaled-buckler': Shieldcomb,
  'leather-cap': GaulsHelm,
  'leather-coat': PirateCoat,
  'chain-shirt': ChainMail,
  'iron-boots': MetalBoot,
  'soft-boots': LeatherBoot,
  'travel-cloak': Cloak,
  'bone-charm': CrossedBones,
  'prayer-beads': PrayerBeads,
  'hunters-ring': GlobeRing,
  'ring-of-vigour': Ring,
  'cracked-orb': CrystalBall,
  'healing-draught': HealthPotion,
  'stamina-tonic': StandingPotion,
  'smoke-pot': BottleVapors,
  'coin-purse': SwapBag,
  // Rare Treasure
  'executioners-blade': RuneSword,
  'saints-hammer': Warhammer,
  widowmaker: BroadDagger,
  twinfang: CrossedSabres,
  'chain-whip': Whip,
  'black-yew-bow': BowArrow,
  'hand-cannon': Blunderbuss,
  'dragonhide-shield': DragonShield,
  'gothic-plate': Breastplate,
  'shadow-leather': LeatherArmor,
  'crowned-helm': CrestedHelmet,
  'ember-cloak': WingCloak,
  'pilgrim-boots': Boots,
  'obsidian-skull': DreadSkull,
  reliquary: HolySymbol,
  'serpent-ring': Ouroboros,
  'ring-of-sinew': PowerRing,
  'phoenix-ash': Powder,
} as const satisfies Record<ItemId, Icon>;
