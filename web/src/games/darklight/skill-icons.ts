import type { SkillId } from '@tenebrae/darklight/data';
import AchillesHeel from '~icons/game-icons/achilles-heel';
import Acrobatic from '~icons/game-icons/acrobatic';
import AngelWings from '~icons/game-icons/angel-wings';
import Backstab from '~icons/game-icons/backstab';
import BellShield from '~icons/game-icons/bell-shield';
import BigWave from '~icons/game-icons/big-wave';
import Blood from '~icons/game-icons/blood';
import BloodySword from '~icons/game-icons/bloody-sword';
import Brainstorm from '~icons/game-icons/brainstorm';
import BrassKnuckles from '~icons/game-icons/brass-knuckles';
import Bullseye from '~icons/game-icons/bullseye';
import ChargingBull from '~icons/game-icons/charging-bull';
import ChoppedSkull from '~icons/game-icons/chopped-skull';
import CloakDagger from '~icons/game-icons/cloak-dagger';
import CrownOfThorns from '~icons/game-icons/crown-of-thorns';
import Crucifix from '~icons/game-icons/crucifix';
import Daggers from '~icons/game-icons/daggers';
import DominoMask from '~icons/game-icons/domino-mask';
import Dove from '~icons/game-icons/dove';
import Droplets from '~icons/game-icons/droplets';
import Eel from '~icons/game-icons/eel';
import Enrage from '~icons/game-icons/enrage';
import EvilBook from '~icons/game-icons/evil-book';
import ExecutionerHood from '~icons/game-icons/executioner-hood';
import FireSilhouette from '~icons/game-icons/fire-silhouette';
import FoxHead from '~icons/game-icons/fox-head';
import Ghost from '~icons/game-icons/ghost';
import GlowingHands from '~icons/game-icons/glowing-hands';
import Gunshot from '~icons/game-icons/gunshot';
import HalfDead from '~icons/game-icons/half-dead';
import HastyGrave from '~icons/game-icons/hasty-grave';
import Healing from '~icons/game-icons/healing';
import Hood from '~icons/game-icons/hood';
import Incense from '~icons/game-icons/incense';
import IronMask from '~icons/game-icons/iron-mask';
import Kneeling from '~icons/game-icons/kneeling';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import LightningStorm from '~icons/game-icons/lightning-storm';
import Lungs from '~icons/game-icons/lungs';
import MagicPalm from '~icons/game-icons/magic-palm';
import MailedFist from '~icons/game-icons/mailed-fist';
import MightyForce from '~icons/game-icons/mighty-force';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import OpenBook from '~icons/game-icons/open-book';
import Pentacle from '~icons/game-icons/pentacle';
import PointyHat from '~icons/game-icons/pointy-hat';
import PrettyFangs from '~icons/game-icons/pretty-fangs';
import PsychicWaves from '~icons/game-icons/psychic-waves';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import SaberSlash from '~icons/game-icons/saber-slash';
import ShadowGrasp from '~icons/game-icons/shadow-grasp';
import ShieldBash from '~icons/game-icons/shield-bash';
import ShieldImpact from '~icons/game-icons/shield-impact';
import ShoulderArmor from '~icons/game-icons/shoulder-armor';
import SkeletonKey from '~icons/game-icons/skeleton-key';
import SmokeBomb from '~icons/game-icons/smoke-bomb';
import SnakeBite from '~icons/game-icons/snake-bite';
import Soul from '~icons/game-icons/soul';
import SpinningSword from '~icons/game-icons/spinning-sword';
import Spyglass from '~icons/game-icons/spyglass';
import Stigmata from '~icons/game-icons/stigmata';
import StrikingArrows from '~icons/game-icons/striking-arrows';
import SunPriest from '~icons/game-icons/sun-priest';
import SwitchWeapon from '~icons/game-icons/switch-weapon';
import SwordBrandish from '~icons/game-icons/sword-brandish';
import SwordClash from '~icons/game-icons/sword-clash';
import Swordman from '~icons/game-icons/swordman';
import TemplarHeart from '~icons/game-icons/templar-heart';
import TemplarShield from '~icons/game-icons/templar-shield';
import ThirdEye from '~icons/game-icons/third-eye';
import ThorHammer from '~icons/game-icons/thor-hammer';
import ThreeFriends from '~icons/game-icons/three-friends';
import TreeRoots from '~icons/game-icons/tree-roots';
import TripleScratches from '~icons/game-icons/triple-scratches';
import TwoCoins from '~icons/game-icons/two-coins';
import TwoShadows from '~icons/game-icons/two-shadows';
import VoodooDoll from '~icons/game-icons/voodoo-doll';
import Vulture from '~icons/game-icons/vulture';
import WingedSword from '~icons/game-icons/winged-sword';
import WolfTrap from '~icons/game-icons/wolf-trap';
import type { Icon } from './icons.ts';

/** What a skill does or is called; no picture twice. */
export const SKILL_ICONS = {
  // Warrior
  'war-determination': MightyForce,
  'war-charge': ChargingBull,
  'war-combat-stance': Swordman,
  'war-brawler': BrassKnuckles,
  'war-second-wind': Lungs,
  'war-heavy-hand': MailedFist,
  'war-sunder': ShieldImpact,
  'war-rooted': TreeRoots,
  'war-wide-arc': SaberSlash,
  'war-ironclad': ShoulderArmor,
  'war-whirlwind': SpinningSword,
  'war-grudge': Enrage,
  'war-executioner': ExecutionerHood,
  'war-rally': RallyTheTroops,
  'war-third-strike': TripleScratches,
  'war-parry': SwordClash,
  'war-interpose': ShieldBash,
  'war-vengeance': BloodySword,
  'war-deathless': HalfDead,
  'war-champion': LaurelCrown,
  // Witchcraft
  'wit-soul-branded': MagicPalm,
  'wit-blood-is-power': Blood,
  'wit-gifted-mind': Brainstorm,
  'wit-deep-focus': ThirdEye,
  'wit-soulkinesis': PsychicWaves,
  'wit-blood-cult': Pentacle,
  'wit-ethereal-projection': TwoShadows,
  'wit-siphon': Soul,
  'wit-open-vein': Stigmata,
  'wit-shroud': Hood,
  'wit-iron-mind': IronMask,
  'wit-undertow': BigWave,
  'wit-blood-mirror': MirrorMirror,
  'wit-fourth-verse': EvilBook,
  'wit-far-reach': ShadowGrasp,
  'wit-crimson-feast': PrettyFangs,
  'wit-unburnt': FireSilhouette,
  'wit-hex': VoodooDoll,
  'wit-twin-cast': GlowingHands,
  'wit-coven-mother': PointyHat,
  // Exorcism
  'exo-fervour': SunPriest,
  'exo-healing-hands': Healing,
  'exo-smite': ThorHammer,
  'exo-litany': OpenBook,
  'exo-hallowed-steel': WingedSword,
  'exo-deep-faith': TemplarHeart,
  'exo-clean-blood': Droplets,
  'exo-last-rites': HastyGrave,
  'exo-aegis': TemplarShield,
  'exo-banish': Crucifix,
  'exo-zeal': SwordBrandish,
  'exo-shared-burden': ThreeFriends,
  'exo-fourth-prayer': Kneeling,
  'exo-censer-cloud': Incense,
  'exo-ward': BellShield,
  'exo-second-breath': Dove,
  'exo-wrath': LightningStorm,
  'exo-martyr': CrownOfThorns,
  'exo-thrift': TwoCoins,
  'exo-living-saint': AngelWings,
  // Stalker
  'out-steady-aim': Bullseye,
  'out-knife-dance': Daggers,
  'out-nimble': Acrobatic,
  'out-scavenger': Vulture,
  'out-quick-hands': SwitchWeapon,
  'out-venom': SnakeBite,
  'out-locksmith': SkeletonKey,
  'out-long-shot': Spyglass,
  'out-slippery': Eel,
  'out-backstab': Backstab,
  'out-point-blank': Gunshot,
  'out-trap-sense': WolfTrap,
  'out-rapid-fire': StrikingArrows,
  'out-ghost-step': Ghost,
  'out-cripple': AchillesHeel,
  'out-opportunist': FoxHead,
  'out-assassin': CloakDagger,
  'out-smoke': SmokeBomb,
  'out-killer': ChoppedSkull,
  'out-nameless': DominoMask,
} as const satisfies Record<SkillId, Icon>;
