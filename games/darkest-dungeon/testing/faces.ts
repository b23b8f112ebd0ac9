import { EXPLORATION_DIE, type ExplorationFace } from '../src/data/exploration.ts';
import { PROVISION_DIE, type ProvisionFace } from '../src/data/provisions.ts';

/** The faces of Exploration dice by their results, for a script. */
export const explorationFaces = (...results: readonly ExplorationFace[]): number[] =>
  results.map(result => EXPLORATION_DIE.indexOf(result) + 1);

export const provisionFaces = (...results: readonly ProvisionFace[]): number[] =>
  results.map(result => PROVISION_DIE.indexOf(result) + 1);

/** Faces of the Deathblow die. */
export const SKULL = 1;
export const BLANK = 10;
