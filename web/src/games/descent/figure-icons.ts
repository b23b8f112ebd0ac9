import type { MonsterKind } from '@tenebrae/descent/data';
import type { ComponentType, SVGProps } from 'react';
import BatWing from '~icons/game-icons/bat-wing';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import Bowman from '~icons/game-icons/bowman';
import BullHorns from '~icons/game-icons/bull-horns';
import CloakDagger from '~icons/game-icons/cloak-dagger';
import Cowled from '~icons/game-icons/cowled';
import Crown from '~icons/game-icons/crown';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import FalconMoon from '~icons/game-icons/falcon-moon';
import FireSpellCast from '~icons/game-icons/fire-spell-cast';
import Giant from '~icons/game-icons/giant';
import GlowingHands from '~icons/game-icons/glowing-hands';
import HawkEmblem from '~icons/game-icons/hawk-emblem';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import MailedFist from '~icons/game-icons/mailed-fist';
import MimicChest from '~icons/game-icons/mimic-chest';
import Minotaur from '~icons/game-icons/minotaur';
import Monkey from '~icons/game-icons/monkey';
import NinjaHeroicStance from '~icons/game-icons/ninja-heroic-stance';
import Ogre from '~icons/game-icons/ogre';
import OrcHead from '~icons/game-icons/orc-head';
import OverlordHelm from '~icons/game-icons/overlord-helm';
import Person from '~icons/game-icons/person';
import Rat from '~icons/game-icons/rat';
import Scorpion from '~icons/game-icons/scorpion';
import ScorpionTail from '~icons/game-icons/scorpion-tail';
import SeaSerpent from '~icons/game-icons/sea-serpent';
import Skeleton from '~icons/game-icons/skeleton';
import SnakeTotem from '~icons/game-icons/snake-totem';
import SparkSpirit from '~icons/game-icons/spark-spirit';
import SpiderAlt from '~icons/game-icons/spider-alt';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import Squirrel from '~icons/game-icons/squirrel';
import TribalMask from '~icons/game-icons/tribal-mask';
import VikingHead from '~icons/game-icons/viking-head';
import VisoredHelm from '~icons/game-icons/visored-helm';
import WarlockHood from '~icons/game-icons/warlock-hood';
import WizardFace from '~icons/game-icons/wizard-face';
import WizardStaff from '~icons/game-icons/wizard-staff';
import WolfHead from '~icons/game-icons/wolf-head';
import WomanElfFace from '~icons/game-icons/woman-elf-face';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The faces of the heroes. */
export const HERO_FACES: Readonly<Record<string, Icon>> = {
  'andira-runehand': GlowingHands,
  'battlemage-jaes': WizardFace,
  'bogran-the-shadow': HoodedAssassin,
  'grey-ker': Cowled,
  'ispher': SnakeTotem,
  'landrec-the-wise': WizardStaff,
  'lyssa': NinjaHeroicStance,
  'mad-carthos': FireSpellCast,
  'mordrog': OrcHead,
  'one-fist': MailedFist,
  'red-scorpion': Scorpion,
  'ronan-of-the-wild': Bowman,
  'runewitch-astarra': WomanElfFace,
  'silhouette': CloakDagger,
  'sir-valadir': VisoredHelm,
  'spiritspeaker-mok': TribalMask,
  'steelhorns': Minotaur,
  'trenloe-the-strong': VikingHead,
  'varikas-the-dead': BlackKnightHelm,
  'vyrah-the-falconer': HawkEmblem,
};

export const MONSTER_FACES: Readonly<Record<MonsterKind, Icon>> = {
  'bane-spider': SpiderAlt,
  'beastman': BullHorns,
  'demon': DaemonSkull,
  'dragon': SpikedDragonHead,
  'giant': Giant,
  'hell-hound': WolfHead,
  'manticore': ScorpionTail,
  'naga': SeaSerpent,
  'ogre': Ogre,
  'razorwing': BatWing,
  'skeleton': Skeleton,
  'sorcerer': WarlockHood,
};

export const OTHER_FACES = {
  'mimic': MimicChest,
  'crown': Crown,
  'overlord': OverlordHelm,
  'ally': Person,
  'monkey': Monkey,
  'boggs': Rat,
  'mata': Squirrel,
  'kata': Squirrel,
  'skye': FalconMoon,
  'pico': SparkSpirit,
} as const satisfies Record<string, Icon>;
