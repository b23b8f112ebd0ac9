import type { TrinketId } from '@tenebrae/darkest-dungeon/data';
import type { Icon } from './figure-icons.ts';
import Ankh from '~icons/game-icons/ankh';
import BigDiamondRing from '~icons/game-icons/big-diamond-ring';
import BookAura from '~icons/game-icons/book-aura';
import BookCover from '~icons/game-icons/book-cover';
import Bookmarklet from '~icons/game-icons/bookmarklet';
import Bracer from '~icons/game-icons/bracer';
import Bracers from '~icons/game-icons/bracers';
import CandleFlame from '~icons/game-icons/candle-flame';
import CheckeredDiamond from '~icons/game-icons/checkered-diamond';
import Cloak from '~icons/game-icons/cloak';
import CrystalEye from '~icons/game-icons/crystal-eye';
import Crystalize from '~icons/game-icons/crystalize';
import DrippingStone from '~icons/game-icons/dripping-stone';
import EngagementRing from '~icons/game-icons/engagement-ring';
import EvilBook from '~icons/game-icons/evil-book';
import FloatingCrystal from '~icons/game-icons/floating-crystal';
import GaulsHelm from '~icons/game-icons/gauls-helm';
import Gauntlet from '~icons/game-icons/gauntlet';
import GlobeRing from '~icons/game-icons/globe-ring';
import GoldScarab from '~icons/game-icons/gold-scarab';
import HeartNecklace from '~icons/game-icons/heart-necklace';
import IntricateNecklace from '~icons/game-icons/intricate-necklace';
import OpenBook from '~icons/game-icons/open-book';
import Padlock from '~icons/game-icons/padlock';
import Pentacle from '~icons/game-icons/pentacle';
import PowerRing from '~icons/game-icons/power-ring';
import PrimitiveNecklace from '~icons/game-icons/primitive-necklace';
import QueenCrown from '~icons/game-icons/queen-crown';
import Ring from '~icons/game-icons/ring';
import SecretBook from '~icons/game-icons/secret-book';
import Shamrock from '~icons/game-icons/shamrock';
import SharpCrown from '~icons/game-icons/sharp-crown';
import SkullRing from '~icons/game-icons/skull-ring';
import StoneWheel from '~icons/game-icons/stone-wheel';
import TotemHead from '~icons/game-icons/totem-head';
import VisoredHelm from '~icons/game-icons/visored-helm';
import WaxSeal from '~icons/game-icons/wax-seal';
import WingCloak from '~icons/game-icons/wing-cloak';

/** The picture of every Trinket: they lie side by side for sale, and on their holders. */
export const TRINKET_ICONS = {
  // Level I
  'accuracy-stone': CrystalEye,
  'archers-ring': Ring,
  'bleed-charm': Crystalize,
  'blight-charm': GoldScarab,
  'caution-cloak': Cloak,
  'critical-stone': CheckeredDiamond,
  'damage-stone': DrippingStone,
  'debuff-charm': Pentacle,
  'sages-book': BookCover,
  'speed-stone': StoneWheel,
  'stun-charm': TotemHead,
  'survival-guide': OpenBook,
  'warriors-bracer': Bracers,
  'warriors-cap': VisoredHelm,

  // Level II
  'bloodthirst-ring': SkullRing,
  'book-of-constitution': SecretBook,
  'book-of-holiness': BookAura,
  'book-of-relaxation': Bookmarklet,
  'camouflage-cloak': WingCloak,
  'chirurgeons-charm': Ankh,
  'dark-bracer': Gauntlet,
  'protective-padlock': Padlock,
  'bloodcourse-medallion': HeartNecklace,
  'campers-helmet': GaulsHelm,
  'fortunate-armlet': Shamrock,
  'solar-bracer': Bracer,

  // Level III
  'berserk-charm': PrimitiveNecklace,
  'dark-crown': SharpCrown,
  'fasting-seal': WaxSeal,
  'recovery-charm': IntricateNecklace,
  'snipers-ring': GlobeRing,
  'warriors-ring': PowerRing,
  'defenders-ring': BigDiamondRing,
  'scholars-ring': EngagementRing,
  'solar-crown': QueenCrown,
  'book-of-sanity': EvilBook,
  'candle-of-life': CandleFlame,
  'cleansing-crystal': FloatingCrystal,
} as const satisfies Record<TrinketId, Icon>;
