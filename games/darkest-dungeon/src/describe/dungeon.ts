import type { Passage } from '@tenebrae/kernel';
import { dungeonTile, type PlaceId } from '../data/dungeon-tiles.ts';
import { adjacentPlaces, roomSlots } from '../rules/places.ts';
import type { Dungeon, State } from '../state.ts';
import { type Line, line, when } from './line.ts';

/** DD-EXP-01, DD-QST-06: the map, where the party is, and every Room of which something is known. */
export function dungeonMap({ quest }: State): Passage[] {
  const dungeon = quest?.dungeon ?? null;
  if (dungeon === null) return [];
  const { tile, party, scouted, scoutBonus, fewerDice, fled, way } = dungeon;
  const links = dungeonTile(tile).links.length;
  return [
    {
      title: 'table.map',
      about: { tile },
      lines: [
        line('table.party-at', { place: party }),
        line('table.ways-from', { places: adjacentPlaces(tile, party) }),
        line('table.corridors', { links }),
        ...when(way !== null, 'table.under-way', { place: way?.to[0] ?? '' }),
        ...diceLines(dungeon),
        ...when(scouted, 'table.scouted'),
        ...when(scoutBonus, 'table.scout-bonus'),
        ...when(fewerDice > 0, 'table.fewer-dice', { count: fewerDice }),
        ...when(fled, 'table.fled'),
      ],
    },
    ...roomSlots(tile).map(place => ({
      title: 'table.place',
      about: { place },
      lines: placeLines(dungeon, place),
    })),
  ];
}

/** DD-EXP-09: what is still to be resolved. */
const diceLines = ({ way }: Dungeon): Line[] =>
  (way?.dice ?? [])
    .filter(({ faces }) => faces.length > 0)
    .map(({ hero, faces }) => line('table.dice', { hero, faces }));

function placeLines({ tile, tokens, cleared, visited, camps }: Dungeon, place: PlaceId): Line[] {
  const token = tokens[place];
  const was = cleared[place];
  return [
    ...when(token === null, 'table.face-down'),
    ...(token === null || token === undefined ? [] : [line('table.face-up', { type: `${token}@room` })]),
    ...(was === undefined ? [] : [line('table.was-cleared', { type: `${was}@room` })]),
    ...when(visited.includes(place), 'table.visited'),
    ...when(camps.includes(place), 'table.camp'),
    line('table.ways-from', { places: adjacentPlaces(tile, place) }),
  ];
}
