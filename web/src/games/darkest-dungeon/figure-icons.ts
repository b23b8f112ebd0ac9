import type { HeroId } from '@tenebrae/darkest-dungeon/data';
import type { ComponentType, SVGProps } from 'react';
import Bandit from '~icons/game-icons/bandit';
import Barbarian from '~icons/game-icons/barbarian';
import Beanstalk from '~icons/game-icons/beanstalk';
import Blunderbuss from '~icons/game-icons/blunderbuss';
import BoneGnawer from '~icons/game-icons/bone-gnawer';
import Brute from '~icons/game-icons/brute';
import ChaliceDrops from '~icons/game-icons/chalice-drops';
import CloakedFigureOnHorseback from '~icons/game-icons/cloaked-figure-on-horseback';
import Cowled from '~icons/game-icons/cowled';
import CrackedHelm from '~icons/game-icons/cracked-helm';
import CrackedMask from '~icons/game-icons/cracked-mask';
import CrestedHelmet from '~icons/game-icons/crested-helmet';
import Crossbow from '~icons/game-icons/crossbow';
import CrossedChains from '~icons/game-icons/crossed-chains';
import CrossedSabres from '~icons/game-icons/crossed-sabres';
import Crown from '~icons/game-icons/crown';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import Cultist from '~icons/game-icons/cultist';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DeathNote from '~icons/game-icons/death-note';
import Decapitation from '~icons/game-icons/decapitation';
import ExecutionerHood from '~icons/game-icons/executioner-hood';
import Eyestalk from '~icons/game-icons/eyestalk';
import FleshyMass from '~icons/game-icons/fleshy-mass';
import FloatingTentacles from '~icons/game-icons/floating-tentacles';
import Gargoyle from '~icons/game-icons/gargoyle';
import GluttonousSmile from '~icons/game-icons/gluttonous-smile';
import GooeyEyedSun from '~icons/game-icons/gooey-eyed-sun';
import HeartInside from '~icons/game-icons/heart-inside';
import Hole from '~icons/game-icons/hole';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import Hound from '~icons/game-icons/hound';
import JesterHat from '~icons/game-icons/jester-hat';
import Maggot from '~icons/game-icons/maggot';
import MaskedSpider from '~icons/game-icons/masked-spider';
import MeatCleaver from '~icons/game-icons/meat-cleaver';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import NunFace from '~icons/game-icons/nun-face';
import ParkBench from '~icons/game-icons/park-bench';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import PopeCrown from '~icons/game-icons/pope-crown';
import Prayer from '~icons/game-icons/prayer';
import Puppet from '~icons/game-icons/puppet';
import Pyre from '~icons/game-icons/pyre';
import RaiseSkeleton from '~icons/game-icons/raise-skeleton';
import Rattlesnake from '~icons/game-icons/rattlesnake';
import Robber from '~icons/game-icons/robber';
import RobberMask from '~icons/game-icons/robber-mask';
import Screaming from '~icons/game-icons/screaming';
import SeveredHand from '~icons/game-icons/severed-hand';
import Skeleton from '~icons/game-icons/skeleton';
import SkullBolt from '~icons/game-icons/skull-bolt';
import SkullShield from '~icons/game-icons/skull-shield';
import SkullStaff from '~icons/game-icons/skull-staff';
import Snake from '~icons/game-icons/snake';
import SnakeTongue from '~icons/game-icons/snake-tongue';
import Spectre from '~icons/game-icons/spectre';
import StoneSpear from '~icons/game-icons/stone-spear';
import SunPriest from '~icons/game-icons/sun-priest';
import TemplarEye from '~icons/game-icons/templar-eye';
import TemplarShield from '~icons/game-icons/templar-shield';
import TentacleHeart from '~icons/game-icons/tentacle-heart';
import TentaclesSkull from '~icons/game-icons/tentacles-skull';
import ThornyVine from '~icons/game-icons/thorny-vine';
import WarlockHood from '~icons/game-icons/warlock-hood';
import WebSpit from '~icons/game-icons/web-spit';
import Werewolf from '~icons/game-icons/werewolf';
import Whip from '~icons/game-icons/whip';
import WinchesterRifle from '~icons/game-icons/winchester-rifle';
import WitchFace from '~icons/game-icons/witch-face';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The eleven Heroes. */
export const HERO_FACES: Readonly<Record<HeroId, Icon>> = {
  'crusader': CrestedHelmet,
  'hellion': Barbarian,
  'highwayman': Bandit,
  'occultist': WarlockHood,
  'abomination': CrossedChains,
  'bounty-hunter': HoodedAssassin,
  'jester': JesterHat,
  'vestal': NunFace,
  'arbalest': Crossbow,
  'plague-doctor': PlagueDoctorProfile,
  'grave-robber': Robber,
};

/** Everything that stands on the other side, by its card; and what belongs to the Circus. */
export const MONSTER_FACES: Readonly<Record<string, Icon>> = {
  'bone-soldier': Skeleton,
  'bone-courtier': ChaliceDrops,
  'bone-arbalist': SkullBolt,
  'bone-defender': SkullShield,
  'bone-captain': CrownedSkull,
  'bone-spearman': StoneSpear,
  'bone-bearer': SkullStaff,
  'bone-rabble': RaiseSkeleton,
  'cultist-brawler': Cultist,
  'cultist-acolyte': Cowled,
  'brigand-cutthroat': RobberMask,
  'brigand-fusilier': WinchesterRifle,
  'brigand-bloodletter': Whip,
  'brigand-raider': CrossedSabres,
  'brigand-hunter': Blunderbuss,
  'madman': Screaming,
  'maggot': Maggot,
  'webber': MaskedSpider,
  'spitter': WebSpit,
  'pliskin': Snake,
  'rattler': Rattlesnake,
  'adder': SnakeTongue,
  'ghoul': BoneGnawer,
  'gargoyle': Gargoyle,
  'ascended-brawler': Brute,
  'ascended-witch': WitchFace,
  'rapturous-cultist': Prayer,
  'cultist-priest': PopeCrown,
  'malignant-growth': FleshyMass,
  'flesh-hound': Hound,
  'polyp': Eyestalk,
  'antibody': GluttonousSmile,
  'defensive-growth': ThornyVine,
  'necromancer': DeathNote,
  'prophet': SunPriest,
  'wooden-pew': ParkBench,
  'collector': CloakedFigureOnHorseback,
  'collected-highwayman': Decapitation,
  'collected-man-at-arms': CrackedHelm,
  'collected-vestal': SeveredHand,
  'fanatic': ExecutionerHood,
  'pyre': Pyre,
  'templar-impaler': TemplarShield,
  'templar-warlord': TemplarEye,
  'mammoth-cyst': GooeyEyedSun,
  'white-cell-stalk': Beanstalk,
  'shuffling-horror': FloatingTentacles,
  'ancestor-1': Spectre,
  'perfect-reflection': MirrorMirror,
  'imperfect-reflection': CrackedMask,
  'ancestor-2': TentaclesSkull,
  'absolute-nothingness': Hole,
  'gestating-heart': HeartInside,
  'heart-of-darkness': TentacleHeart,
  'butcher': MeatCleaver,
  'puppets': Puppet,
};

/** The Abomination when it is one, and what has no face of its own. */
export const OTHER_FACES: Readonly<Record<'beast' | 'unknown' | 'crown', Icon>> = {
  'beast': Werewolf,
  'unknown': DaemonSkull,
  'crown': Crown,
};
