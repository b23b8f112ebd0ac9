import type { ComponentType, SVGProps } from 'react';
import Bat from '~icons/game-icons/baseball-bat';
import Barbarian from '~icons/game-icons/barbarian';
import Bandit from '~icons/game-icons/bandit';
import Chains from '~icons/game-icons/crossed-chains';
import Crossbow from '~icons/game-icons/crossbow';
import Helmet from '~icons/game-icons/crested-helmet';
import Axe from '~icons/game-icons/fire-axe';
import Hooded from '~icons/game-icons/hooded-assassin';
import Jester from '~icons/game-icons/jester-hat';
import Nun from '~icons/game-icons/nun-face';
import Nurse from '~icons/game-icons/nurse-female';
import Pistol from '~icons/game-icons/pistol-gun';
import Doctor from '~icons/game-icons/plague-doctor-profile';
import Robber from '~icons/game-icons/robber';
import Glasses from '~icons/game-icons/sunglasses';
import Warlock from '~icons/game-icons/warlock-hood';
import Monk from '~icons/game-icons/monk-face';
import HoodedFigure from '~icons/game-icons/hooded-figure';
import Visored from '~icons/game-icons/visored-helm';
import Witch from '~icons/game-icons/witch-face';
import GlowingHands from '~icons/game-icons/glowing-hands';
import WizardFace from '~icons/game-icons/wizard-face';
import Cowled from '~icons/game-icons/cowled';
import SnakeTotem from '~icons/game-icons/snake-totem';
import WizardStaff from '~icons/game-icons/wizard-staff';
import NinjaHeroicStance from '~icons/game-icons/ninja-heroic-stance';
import FireSpellCast from '~icons/game-icons/fire-spell-cast';
import OrcHead from '~icons/game-icons/orc-head';
import MailedFist from '~icons/game-icons/mailed-fist';
import Scorpion from '~icons/game-icons/scorpion';
import Bowman from '~icons/game-icons/bowman';
import WomanElfFace from '~icons/game-icons/woman-elf-face';
import CloakDagger from '~icons/game-icons/cloak-dagger';
import VisoredHelm from '~icons/game-icons/visored-helm';
import TribalMask from '~icons/game-icons/tribal-mask';
import Minotaur from '~icons/game-icons/minotaur';
import VikingHead from '~icons/game-icons/viking-head';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import HawkEmblem from '~icons/game-icons/hawk-emblem';

export interface Face {
  /** The colour and the notches of a seat; without one it has those of its place in the list. */
  readonly seat?: number;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** Heroes whose sign is their own, and for some the colour too, wherever they sit. */
export const FACES: Readonly<Record<string, Face>> = {
  jack: { seat: 1, Icon: Pistol },
  bruce: { seat: 2, Icon: Glasses },
  nina: { seat: 3, Icon: Nurse },
  leo: { seat: 4, Icon: Axe },
  lucy: { seat: 5, Icon: Bat },
  'abomination': { Icon: Chains },
  'arbalest': { Icon: Crossbow },
  'bounty-hunter': { Icon: Hooded },
  'crusader': { Icon: Helmet },
  'grave-robber': { Icon: Robber },
  'hellion': { Icon: Barbarian },
  'highwayman': { Icon: Bandit },
  'jester': { Icon: Jester },
  'occultist': { Icon: Warlock },
  'plague-doctor': { Icon: Doctor },
  'vestal': { Icon: Nun },
  'black-knight': { Icon: Visored },
  'blood-witch': { Icon: Witch },
  'exorcist': { Icon: Monk },
  'outcast': { Icon: HoodedFigure },
  'andira-runehand': { Icon: GlowingHands },
  'battlemage-jaes': { Icon: WizardFace },
  'bogran-the-shadow': { Icon: Hooded },
  'grey-ker': { Icon: Cowled },
  'ispher': { Icon: SnakeTotem },
  'landrec-the-wise': { Icon: WizardStaff },
  'lyssa': { Icon: NinjaHeroicStance },
  'mad-carthos': { Icon: FireSpellCast },
  'mordrog': { Icon: OrcHead },
  'one-fist': { Icon: MailedFist },
  'red-scorpion': { Icon: Scorpion },
  'ronan-of-the-wild': { Icon: Bowman },
  'runewitch-astarra': { Icon: WomanElfFace },
  'silhouette': { Icon: CloakDagger },
  'sir-valadir': { Icon: VisoredHelm },
  'spiritspeaker-mok': { Icon: TribalMask },
  'steelhorns': { Icon: Minotaur },
  'trenloe-the-strong': { Icon: VikingHead },
  'varikas-the-dead': { Icon: BlackKnightHelm },
  'vyrah-the-falconer': { Icon: HawkEmblem },
};
