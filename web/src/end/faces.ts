import type { ComponentType, SVGProps } from 'react';
import Bat from '~icons/game-icons/baseball-bat';
import Axe from '~icons/game-icons/fire-axe';
import Nurse from '~icons/game-icons/nurse-female';
import Pistol from '~icons/game-icons/pistol-gun';
import Glasses from '~icons/game-icons/sunglasses';

export interface Face {
  /** The colour and the notches of a seat. */
  readonly seat: number;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** Heroes whose colour and sign are their own, wherever they sit. */
export const FACES: Readonly<Record<string, Face>> = {
  jack: { seat: 1, Icon: Pistol },
  bruce: { seat: 2, Icon: Glasses },
  nina: { seat: 3, Icon: Nurse },
  leo: { seat: 4, Icon: Axe },
  lucy: { seat: 5, Icon: Bat },
};
