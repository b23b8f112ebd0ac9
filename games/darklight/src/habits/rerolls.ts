import type { Facts } from '@tenebrae/kernel';
import { fact, theBest, verbOf } from './weights.ts';

/** A die that shows little is worth another throw; all of them are when none shows what is needed. */
export const rerollDice = theBest((_state, { about }) => option => {
  if (option.id === 'reroll') return hasFailed(about) ? 1 : -1;
  return verbOf(option) === 'reroll' ? 3.5 - Number(fact(option.about, 'face') || 4) : 0;
});

const hasFailed = (about: Facts | undefined): boolean => {
  const faces = (about?.['faces'] ?? []) as readonly string[];
  return faces.every(face => Number(face) < Number(fact(about, 'needs') || 0));
};
