import type { SkillId } from '@tenebrae/descent/data';
import type { Icon } from './figure-icons.ts';
import AbdominalArmor from '~icons/game-icons/abdominal-armor';
import Archer from '~icons/game-icons/archer';
import ArcheryTarget from '~icons/game-icons/archery-target';
import ArrowsShield from '~icons/game-icons/arrows-shield';
import Aura from '~icons/game-icons/aura';
import AxeSwing from '~icons/game-icons/axe-swing';
import Biceps from '~icons/game-icons/biceps';
import BoltSpellCast from '~icons/game-icons/bolt-spell-cast';
import DervishSwords from '~icons/game-icons/dervish-swords';
import FireSilhouette from '~icons/game-icons/fire-silhouette';
import GhostAlly from '~icons/game-icons/ghost-ally';
import HeartTower from '~icons/game-icons/heart-tower';
import HumanEar from '~icons/game-icons/human-ear';
import HumanTarget from '~icons/game-icons/human-target';
import Juggler from '~icons/game-icons/juggler';
import Leapfrog from '~icons/game-icons/leapfrog';
import MasterOfArms from '~icons/game-icons/master-of-arms';
import Meditation from '~icons/game-icons/meditation';
import Prayer from '~icons/game-icons/prayer';
import PsychicWaves from '~icons/game-icons/psychic-waves';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import Rat from '~icons/game-icons/rat';
import RhinocerosHorn from '~icons/game-icons/rhinoceros-horn';
import ShieldBash from '~icons/game-icons/shield-bash';
import Shouting from '~icons/game-icons/shouting';
import SpellBook from '~icons/game-icons/spell-book';
import Squirrel from '~icons/game-icons/squirrel';
import StarSwirl from '~icons/game-icons/star-swirl';
import StrikingArrows from '~icons/game-icons/striking-arrows';
import SupersonicArrow from '~icons/game-icons/supersonic-arrow';
import SwordBreak from '~icons/game-icons/sword-break';
import SwordsPower from '~icons/game-icons/swords-power';
import Tripwire from '~icons/game-icons/tripwire';
import WilliamTell from '~icons/game-icons/william-tell';
import WingedSword from '~icons/game-icons/winged-sword';
import Wingfoot from '~icons/game-icons/wingfoot';

/** The pictures of the skills: what each does or is called, none of them twice. */
export const SKILL_ICONS = {
  'able-warrior': SwordsPower,
  'battle-cry': Shouting,
  'enduring': AbdominalArmor,
  'mighty': Biceps,
  'parry': SwordBreak,
  'relentless': RhinocerosHorn,
  'tough': HeartTower,
  'weapon-mastery': MasterOfArms,
  'leadership': RallyTheTroops,
  'cleaving': AxeSwing,
  'counter-attack': ShieldBash,
  'taunt': HumanTarget,

  'swift': Wingfoot,
  'crack-shot': WilliamTell,
  'cautious': Tripwire,
  'precision': SupersonicArrow,
  'master-archer': Archer,
  'skilled': Juggler,
  'marksman': ArcheryTarget,
  'deflect-arrows': ArrowsShield,
  'rapid-fire': StrikingArrows,
  'acrobat': Leapfrog,
  'alertness': HumanEar,
  'ambidextrous': DervishSwords,

  'wild-talent': StarSwirl,
  'blessing': Prayer,
  'quick-casting': BoltSpellCast,
  'willpower': Meditation,
  'prodigy': SpellBook,
  'inner-fire': FireSilhouette,
  'divine-retribution': WingedSword,
  'boggs-the-rat': Rat,
  'mata-and-kata': Squirrel,
  'holy-aura': Aura,
  'spiritwalker': GhostAlly,
  'telekinesis': PsychicWaves,
} as const satisfies Record<SkillId, Icon>;
