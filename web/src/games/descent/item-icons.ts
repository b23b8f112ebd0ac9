import type { ItemId } from '@tenebrae/descent/data';
import type { Icon } from './figure-icons.ts';
import BatteredAxe from '~icons/game-icons/battered-axe';
import BattleAxe from '~icons/game-icons/battle-axe';
import Belt from '~icons/game-icons/belt';
import BladeBite from '~icons/game-icons/blade-bite';
import BloodySword from '~icons/game-icons/bloody-sword';
import BoneKnife from '~icons/game-icons/bone-knife';
import BowArrow from '~icons/game-icons/bow-arrow';
import Breastplate from '~icons/game-icons/breastplate';
import Broadsword from '~icons/game-icons/broadsword';
import BurningMeteor from '~icons/game-icons/burning-meteor';
import BurningSkull from '~icons/game-icons/burning-skull';
import Cape from '~icons/game-icons/cape';
import CapeArmor from '~icons/game-icons/cape-armor';
import CelebrationFire from '~icons/game-icons/celebration-fire';
import ChainMail from '~icons/game-icons/chain-mail';
import ChestArmor from '~icons/game-icons/chest-armor';
import Coins from '~icons/game-icons/coins';
import CrescentStaff from '~icons/game-icons/crescent-staff';
import Crossbow from '~icons/game-icons/crossbow';
import CrystalBars from '~icons/game-icons/crystal-bars';
import CurvyKnife from '~icons/game-icons/curvy-knife';
import DoubleShot from '~icons/game-icons/double-shot';
import DragonShield from '~icons/game-icons/dragon-shield';
import EmeraldNecklace from '~icons/game-icons/emerald-necklace';
import FireBomb from '~icons/game-icons/fire-bomb';
import FloatingCrystal from '~icons/game-icons/floating-crystal';
import Flute from '~icons/game-icons/flute';
import Ghost from '~icons/game-icons/ghost';
import GlobeRing from '~icons/game-icons/globe-ring';
import GoldScarab from '~icons/game-icons/gold-scarab';
import GriffinShield from '~icons/game-icons/griffin-shield';
import HalfDead from '~icons/game-icons/half-dead';
import Healing from '~icons/game-icons/healing';
import HealthPotion from '~icons/game-icons/health-potion';
import HeartDrop from '~icons/game-icons/heart-drop';
import HeartPlus from '~icons/game-icons/heart-plus';
import HighShot from '~icons/game-icons/high-shot';
import HornedHelm from '~icons/game-icons/horned-helm';
import LayeredArmor from '~icons/game-icons/layered-armor';
import LeatherArmor from '~icons/game-icons/leather-armor';
import MagicAxe from '~icons/game-icons/magic-axe';
import MagicLamp from '~icons/game-icons/magic-lamp';
import MagicSwirl from '~icons/game-icons/magic-swirl';
import PeaceDove from '~icons/game-icons/peace-dove';
import PlainDagger from '~icons/game-icons/plain-dagger';
import PocketBow from '~icons/game-icons/pocket-bow';
import PrimitiveTorch from '~icons/game-icons/primitive-torch';
import Ring from '~icons/game-icons/ring';
import Robe from '~icons/game-icons/robe';
import RoundShield from '~icons/game-icons/round-shield';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import ShiningSword from '~icons/game-icons/shining-sword';
import SkeletalHand from '~icons/game-icons/skeletal-hand';
import SkullStaff from '~icons/game-icons/skull-staff';
import Snowflake2 from '~icons/game-icons/snowflake-2';
import StandingPotion from '~icons/game-icons/standing-potion';
import StoneBust from '~icons/game-icons/stone-bust';
import TemplarShield from '~icons/game-icons/templar-shield';
import Terror from '~icons/game-icons/terror';
import ThrownDaggers from '~icons/game-icons/thrown-daggers';
import TwoCoins from '~icons/game-icons/two-coins';
import Warhammer from '~icons/game-icons/warhammer';
import WingCloak from '~icons/game-icons/wing-cloak';
import WizardStaff from '~icons/game-icons/wizard-staff';

/** The pictures of the items, none of them twice but the potions that lie in caches. */
export const ITEM_ICONS = {
  'sword': Broadsword,
  'axe': BattleAxe,
  'dagger': PlainDagger,
  'bow': BowArrow,
  'crossbow': Crossbow,
  'mage-staff': WizardStaff,
  'immolation': CelebrationFire,
  'leather-armor': LeatherArmor,
  'chain-mail': ChainMail,
  'iron-shield': RoundShield,
  'ghost-armor': Ghost,

  'bone-blade': BoneKnife,
  'dragontooth-hammer': Warhammer,
  'dwarven-fire-bombs': FireBomb,
  'great-bow': PocketBow,
  'bane': BurningSkull,
  'crystalize': CrystalBars,
  'pacify': PeaceDove,
  'staff-of-punishment': SkullStaff,
  'plate-mail': Breastplate,
  'cloak-of-deception': Robe,
  'crystal-shield': DragonShield,
  'belt-of-strength': Belt,
  'mana-weave': MagicSwirl,
  'minor-healing': Healing,
  'ring-of-quickness': Ring,
  'crystal-of-tival': FloatingCrystal,
  'treasure-cache-coins': TwoCoins,
  'treasure-cache-healing': HealthPotion,
  'treasure-cache-vitality': StandingPotion,

  'serpent-blade': CurvyKnife,
  'grinding-axe': BatteredAxe,
  'flying-death': ThrownDaggers,
  'bow-of-bone': HighShot,
  'staff-of-fire': PrimitiveTorch,
  'ice-storm': Snowflake2,
  'drain-life': HeartDrop,
  'petrify': StoneBust,
  'golden-armor': ChestArmor,
  'cloak-of-mists': Cape,
  'shield-of-light': TemplarShield,
  'scorpion-helmet': HornedHelm,
  'greater-healing': HeartPlus,
  'amulet-of-healing': EmeraldNecklace,
  'flute-of-repose': Flute,
  'treasure-cache-100': Coins,
  'treasure-cache-50-healing': HealthPotion,
  'treasure-cache-50-vitality': StandingPotion,

  'rage-blade': BloodySword,
  'frost-axe': MagicAxe,
  'scarab-of-death': GoldScarab,
  'elven-bow': DoubleShot,
  'staff-of-knowledge': CrescentStaff,
  'curse-of-rot': HalfDead,
  'flame-strike': BurningMeteor,
  'word-of-vaal': Terror,
  'dragon-scale-mail': LayeredArmor,
  'elven-cloak': WingCloak,
  'shield-of-the-warrior': GriffinShield,
  'ring-of-the-arcane': GlobeRing,
  'jinns-lamp': MagicLamp,
  'deflect': ShieldReflect,
  'treasure-cache-150-healing': HealthPotion,
  'treasure-cache-150-vitality': StandingPotion,

  'blade-of-light': ShiningSword,
  'soulbiter': BladeBite,
  'touch-of-death': SkeletalHand,
  'rune-plate': CapeArmor,
} as const satisfies Record<ItemId, Icon>;
