import type { TokenId } from '../data/abilities.ts';
import type { Hero, Monster } from '../state.ts';

/** Copies of a state share the tokens of a figure: they are replaced, never changed. */
export function setToken(bearer: Hero | Monster, token: Exclude<TokenId, 'poison'>, count: number): void {
  const burn = token === 'burn' ? count : bearer.tokens.burn;
  const stun = token === 'stun' ? count : bearer.tokens.stun;
  const web = token === 'web' ? count : bearer.tokens.web;
  if ('seat' in bearer) bearer.tokens = { burn, poison: bearer.tokens.poison, stun, web };
  else bearer.tokens = { burn, stun, web };
}

/** Monsters are never poisoned (DJ-EFF-03). */
export function setPoison(hero: Hero, count: number): void {
  const { burn, poison, stun, web } = hero.tokens;
  if (count !== poison) hero.tokens = { burn, poison: count, stun, web };
}
