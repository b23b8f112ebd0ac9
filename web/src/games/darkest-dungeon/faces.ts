import {
  DEATHBLOW_SKULLS,
  EXPLORATION_DIE,
  type ExplorationFace,
  PROVISION_DIE,
  type ProvisionFace,
} from '@tenebrae/darkest-dungeon/data';
import type { GameSay } from '../../words/speech.ts';
import type { RolledDie } from '../look.ts';

export type DieKind = 'provision' | 'exploration' | 'deathblow' | 'ten';
export type Face = ProvisionFace | ExplorationFace | 'skull';

export function kindOf({ what, sides }: RolledDie): DieKind {
  if (what === 'provision-dice') return 'provision';
  if (what === 'exploration-dice') return 'exploration';
  if (what === 'deathblow') return 'deathblow';
  return sides === 6 ? 'provision' : 'ten';
}

/** What a die shows, if it shows a sign and no number. */
export function faceOf(die: RolledDie): Face | undefined {
  switch (kindOf(die)) {
    case 'provision':
      return PROVISION_DIE[die.face - 1];
    case 'exploration':
      return EXPLORATION_DIE[die.face - 1];
    case 'deathblow':
      return die.face <= DEATHBLOW_SKULLS ? 'skull' : 'blank';
    case 'ten':
      return undefined;
  }
}

export function faceText(die: RolledDie, say: GameSay): string {
  const face = faceOf(die);
  return face === undefined ? String(die.face) : say(face);
}
