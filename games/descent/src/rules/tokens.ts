import type { TokenId } from '../data/abilities.ts';
import type { Hero, Monster } from '../state.ts';

/** Copies of a state share the tokens of a figure: they are replaced, never changed. */
export function setToken(bearer: Hero | Monster, token: Exclude<TokenId, 'poison'>, count: number): void {
  if ('seat' in bearer) bearer.tokens = { ...bearer.tokens, [token]: count };
  else bearer.tokens = { ...bearer.tokens, [token]: count };
}

/** Monsters are never poisoned (DJ-EFF-03). */
export function setPoison(hero: Hero, count: number): void {
  if (count !== hero.tokens.poison) hero.tokens = { ...hero.tokens, poison: count };
}
