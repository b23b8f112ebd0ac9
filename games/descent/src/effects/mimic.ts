import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { activateAtOnce } from '../rules/activation.ts';
import { OVERLORD } from '../rules/figures.ts';
import { squareOption } from '../rules/options.ts';
import type { Occurrence } from '../rules/overlord-window.ts';
import { placeMonster } from '../rules/spawning.ts';
import type { State } from '../state.ts';
import { emptySpacesAround, isHeroHere } from './traps.ts';

/** Mimic: only with an empty space next to the chest. */
export function hasRoomForMimic(state: State, occurrence: Occurrence): boolean {
  if (occurrence.kind !== 'chest-opened' || !isHeroHere(state, occurrence)) return false;
  const { square } = occurrence.chest;
  return typeof square === 'number' && emptySpacesAround(state, square).length > 0;
}

/**
 * Mimic: the chest becomes a monster beside its space, with the numbers of a normal Beastman but no figure, and is activated
 * at once; what it holds is shared out when it is killed.
 */
export function* becomeMimic(table: Table<State>, occurrence: Occurrence): Rule {
  if (occurrence.kind !== 'chest-opened') return;
  const { state } = table;
  const { chest } = occurrence;
  if (typeof chest.square !== 'number') return;
  const options = emptySpacesAround(state, chest.square).map(square => squareOption(state, 'place', square));
  const { square: place = chest.square } = yield* ask('place-mimic', OVERLORD, options, 'DJ-OVC-10');
  state.markers = state.markers.filter(marker => marker.id !== chest.id);
  const mimic = { kind: 'beastman', rank: 'normal', named: null, place, mimic: chest } as const;
  yield* activateAtOnce(table, placeMonster(table, mimic, 'DJ-OVC-10'));
}
