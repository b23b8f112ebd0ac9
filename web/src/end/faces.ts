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
};
