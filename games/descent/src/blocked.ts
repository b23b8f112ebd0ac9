import type { Blocked, Seat } from '@tenebrae/kernel';
import { heroBlocked } from './blocked/hero.ts';
import { no } from './blocked/no.ts';
import { overlordBlocked } from './blocked/overlord.ts';
import { heroOf, OVERLORD } from './rules/figures.ts';
import type { State } from './state.ts';

/** "Why can't I?": what the player of a seat could expect to do now, but may not, each with the rule that forbids it. */
export function blocked(state: State, seat: Seat): Blocked[] {
  if (state.phase.kind === 'set-up') return [];
  if (seat === OVERLORD) return overlordBlocked(state);
  const own = state.heroes.filter(hero => hero.seat === seat);
  if (own.length === 0) return [];
  if (state.phase.kind !== 'heroes') return [no('blocked-overlord-turn', 'DJ-RND-01')];
  if (state.turn === null)
    return own
      .filter(hero => hero.acted)
      .map(({ id }) => no('blocked-acted', 'DJ-RND-05', { about: { hero: id }, on: [`hero:${id}`] }));
  const hero = heroOf(state, state.turn.hero);
  if (hero.seat !== seat) return [no('blocked-other-turn', 'DJ-RND-04', { about: { hero: hero.id } })];
  return heroBlocked(state, hero, state.turn);
}
