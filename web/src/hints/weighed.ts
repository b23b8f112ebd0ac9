import type { Question } from '@tenebrae/kernel';
import type { Hint, Scene } from '../engine/scene.ts';

/** While a bot tells what it considered at a moment of the past, the board shows that: to be pointed at, not to be answered. */
export function weighedIn(looking: Scene | null, hint: Hint | null): Question | null {
  if (hint === null || looking?.request?.kind !== 'question') return null;
  const { request } = looking;
  const told = [hint.option, ...(hint.considered ?? []).map(({ option }) => option)];
  return { ...request, options: request.options.filter((_, place) => told.includes(place)) };
}
