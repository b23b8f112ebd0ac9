import type { MiracleId } from '@tenebrae/darklight/data';
import type { Icon } from './icons.ts';
import Anchor from '~icons/game-icons/anchor';
import AngelOutfit from '~icons/game-icons/angel-outfit';
import BurningEye from '~icons/game-icons/burning-eye';
import CrossedChains from '~icons/game-icons/crossed-chains';
import Feather from '~icons/game-icons/feather';
import HeartPlus from '~icons/game-icons/heart-plus';
import HeartWings from '~icons/game-icons/heart-wings';
import HeatHaze from '~icons/game-icons/heat-haze';
import IonicColumn from '~icons/game-icons/ionic-column';
import LotusFlower from '~icons/game-icons/lotus-flower';
import RingedBeam from '~icons/game-icons/ringed-beam';
import Scales from '~icons/game-icons/scales';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import SplashyStream from '~icons/game-icons/splashy-stream';
import SunRadiations from '~icons/game-icons/sun-radiations';
import Sunbeams from '~icons/game-icons/sunbeams';
import Sunrise from '~icons/game-icons/sunrise';

/** The pictures of the Miracles: what is prayed for. */
export const MIRACLE_ICONS = {
  'mend-flesh': HeartPlus,
  'circle-of-grace': SunRadiations,
  'purge': SplashyStream,
  'calm-the-mind': LotusFlower,
  'second-breath': HeartWings,
  'call-back': AngelOutfit,
  'searing-light': Sunbeams,
  'chains-of-guilt': CrossedChains,
  'mark-of-the-damned': BurningEye,
  'dread-name': ScrollQuill,
  'pillar-of-salt': IonicColumn,
  'judgement': Scales,
  'aegis-of-dawn': Sunrise,
  'steadfast': Anchor,
  'mirror-of-faith': ShieldReflect,
  'veil-of-incense': HeatHaze,
  'lighten-burden': Feather,
  'hallowed-ring': RingedBeam,
} as const satisfies Record<MiracleId, Icon>;
