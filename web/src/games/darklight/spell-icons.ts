import type { SpellId } from '@tenebrae/darklight/data';
import ArmorDowngrade from '~icons/game-icons/armor-downgrade';
import BurningEmbers from '~icons/game-icons/burning-embers';
import DevilMask from '~icons/game-icons/devil-mask';
import FirePunch from '~icons/game-icons/fire-punch';
import FireRing from '~icons/game-icons/fire-ring';
import FlamingArrow from '~icons/game-icons/flaming-arrow';
import Fog from '~icons/game-icons/fog';
import HeartDrop from '~icons/game-icons/heart-drop';
import HeartShield from '~icons/game-icons/heart-shield';
import Heartburn from '~icons/game-icons/heartburn';
import HeavyRain from '~icons/game-icons/heavy-rain';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import MagicGate from '~icons/game-icons/magic-gate';
import Puppet from '~icons/game-icons/puppet';
import ThornyTentacle from '~icons/game-icons/thorny-tentacle';
import UnstableOrb from '~icons/game-icons/unstable-orb';
import type { Icon } from './icons.ts';

/** What a spell does or is called; no picture twice. */
export const SPELL_ICONS = {
  // Blood
  'sphere-of-hate': UnstableOrb,
  'sanguine-mend': HeartDrop,
  'vein-lash': ThornyTentacle,
  leech: LeechingWorm,
  'crimson-shield': HeartShield,
  'blood-boil': Heartburn,
  puppet: Puppet,
  'red-rain': HeavyRain,
  // Odinash
  'ember-lance': FlamingArrow,
  'ash-veil': Fog,
  'flame-brand': FirePunch,
  'unmake-armour': ArmorDowngrade,
  'ruin-gate': MagicGate,
  'devils-bargain': DevilMask,
  'pyre-circle': FireRing,
  'storm-of-cinders': BurningEmbers,
} as const satisfies Record<SpellId, Icon>;
