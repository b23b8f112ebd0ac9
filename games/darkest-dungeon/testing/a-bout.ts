import { settleOptions } from '@tenebrae/kernel';
import { BEAST_PROFILE, profileOf, type ProfileId } from '../src/data/circus-profiles.ts';
import type { AreaId } from '../src/data/room-tile.ts';
import type { ArenaId } from '../src/data/rooms.ts';
import { game } from '../src/index.ts';
import { aHero, aTurn, type HeroSet, type TestGame, testGame } from './a-game.ts';
import { newBattle } from '../src/rules/blank.ts';
import type { Circus, FigureId, State } from '../src/state.ts';

/** A moment of the Circus. Fighters in Stance order: profile, Area, more. */
export interface BoutSet extends Partial<Omit<Circus, 'arena' | 'teams'>> {
  arena?: ArenaId;
  players?: 2 | 4;
  red: readonly (readonly [ProfileId, AreaId, HeroSet?])[];
  blue: readonly (readonly [ProfileId, AreaId, HeroSet?])[];
  turn?: FigureId;
  phase?: State['phase'];
}

export function aBout(set: BoutSet): TestGame {
  const { arena = 'arena-sawdust-ring', players = 2, red, blue, turn, phase, ...rest } = set;
  const options = settleOptions(game.options, { mode: 'circus', arena });
  if (typeof options === 'string') throw new Error(options);
  const seats = game.seats(players);
  const state = game.setUp({ options, seats });
  const circus = { ...(state.circus as Circus), picks: red.length + blue.length, round: 1, ...rest };
  state.circus = circus;
  state.phase = phase ?? { kind: turn === undefined ? 'activation' : 'hero-turn' };
  state.battle = {
    ...newBattle(arena),
    round: circus.round,
    turn: turn === undefined ? null : aTurn({ figure: turn }),
  };
  for (const [side, fighters] of [
    ['red', red],
    ['blue', blue],
  ] as const)
    for (const [place, [profile, area, more = {}]] of fighters.entries()) {
      const { hero: id, skills } = profileOf(profile);
      const seat = circus.teams[side][place % circus.teams[side].length] ?? side;
      const form = profile === BEAST_PROFILE ? 'beast' : 'human';
      state.heroes.push(
        aHero(id, seat, { side, profile, form, equipped: [...skills], area, turnsLeft: 1, ...more }),
      );
      state.trackers[side].push(id);
    }
  const [fault] = game.invariants(state);
  if (fault !== undefined) throw new Error(`no such moment: ${fault}`);
  return testGame(state, seats);
}
