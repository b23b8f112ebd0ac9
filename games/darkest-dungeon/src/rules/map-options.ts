import { kept, type Option } from '@tenebrae/kernel';
import type { PlaceId } from '../data/dungeon-tiles.ts';
import type { RoomType } from '../data/exploration.ts';
import type { ProvisionId } from '../data/provisions.ts';
import type { Dungeon, State } from '../state.ts';
import { dungeonOf, questOf } from './figures.ts';
import { type MapUse, mapUses } from './map-uses.ts';
import { adjacentPlaces, isDot, waysBack } from './places.ts';
import { hasQuestRule, isBossQuest, questXp } from './quest-rules.ts';
import { canRest } from './resting.ts';

/** One decision on the map. */
export type MapOption =
  | (Option & { does: 'explore'; place: PlaceId })
  | (Option & { does: 'backtrack'; way: readonly PlaceId[] })
  | (Option & { does: 'scout' | 'rest' | 'leave' | 'rearrange' | 'light-hall' })
  | (Option & { does: 'camp'; pay: ProvisionId })
  | MapUse;

/** DD-EXP-01, DD-EXP-05, DD-EXP-06, DD-EXP-22, DD-RST-01, DD-END-04: all that the group may do where it stands. */
export function mapOptions(state: State): MapOption[] {
  const dungeon = dungeonOf(state);
  const options = exploreOptions(dungeon);
  for (const option of backtrackOptions(dungeon)) options.push(option);
  if (!dungeon.scouted) options.push({ id: 'scout', does: 'scout', on: adjacent(dungeon).map(placeMark) });
  if (canRest(state))
    options.push({ id: 'rest', does: 'rest', about: { points: questOf(state).firewood }, on: ['firewood'] });
  for (const option of taskOptions(state, dungeon)) options.push(option);
  if (state.heroes.length > 1) options.push(REARRANGE);
  for (const use of mapUses(state)) options.push(use);
  if (canLeave(state)) options.push({ id: 'leave', does: 'leave', about: { xp: questXp(state) } });
  return options;
}

const REARRANGE: MapOption = { id: 'rearrange', does: 'rearrange', on: ['tracker:heroes'] };
const placeMark = kept((place: PlaceId): string => `place:${place}`);

const adjacent = ({ tile, party }: Dungeon): readonly PlaceId[] => adjacentPlaces(tile, party);

/** DD-EXP-08, DD-EXP-24, DD-END-05: a place that is not visited is explored, whatever Corridor leads there. */
function exploreOptions(dungeon: Dungeon): MapOption[] {
  const { tile, tokens, visited } = dungeon;
  const options: MapOption[] = [];
  for (const place of adjacent(dungeon))
    if (!visited.includes(place)) options.push(exploreOption(isDot(tile, place), place, tokens[place] ?? ''));
  return options;
}

const exploreOption = (isLong: boolean, place: PlaceId, token: RoomType | ''): MapOption =>
  isLong ? exploreLong(place) : token === '' ? exploreUnknown(place) : exploreKnown(token)(place);

const exploreTo =
  (text: string, token: RoomType | '') =>
  (place: PlaceId): MapOption => ({
    id: `explore:${place}`,
    text,
    does: 'explore',
    place,
    about: { place, token },
    on: [`place:${place}`],
  });
const exploreLong = kept(exploreTo('explore-long', ''));
const exploreUnknown = kept(exploreTo('explore', ''));
const exploreKnown = kept((token: RoomType) => kept(exploreTo('explore-known', token)));

/** DD-EXP-20, DD-EXP-21, DD-EXP-24: every visited place that can be reached over visited places only. */
function backtrackOptions({ tile, party, visited }: Dungeon): MapOption[] {
  const ways = waysBack(tile, visited, party);
  const options: MapOption[] = [];
  for (const place of visited) {
    const way = ways.get(place);
    if (place === party || way === undefined) continue;
    const about = { place, corridors: way.length };
    options.push({ id: `backtrack:${place}`, does: 'backtrack', way, about, on: [placeMark(place)] });
  }
  return options;
}

/** What the Quest Card allows where the party stands: a camp in an Empty Room, a light in a Dark one. */
function taskOptions(state: State, { party, tokens, cleared, camps }: Dungeon): MapOption[] {
  const { provisions } = state.campaign;
  const on = [`place:${party}`];
  if (hasQuestRule(state, 'lit-halls') && tokens[party] === 'dark' && provisions.torch > 0)
    return [{ id: 'light-hall', does: 'light-hall', on: [...on, 'provision:torch'] }];
  if (!hasQuestRule(state, 'camps') || cleared[party] !== 'empty' || camps.includes(party)) return [];
  return CAMP_FUEL.filter(pay => provisions[pay] > 0).map(pay => ({
    id: `camp:${pay}`,
    does: 'camp',
    pay,
    about: { provision: pay },
    on: [...on, `provision:${pay}`],
  }));
}
const CAMP_FUEL: readonly ProvisionId[] = ['torch', 'tool'];

/** DD-EXP-22, DD-BOS-04, DD-DDG-01: a Boss Quest is left only when the Boss is dead. */
export const canLeave = (state: State): boolean => !isBossQuest(state) || questOf(state).bossDead;
