import { areaName } from '../data/quests.ts';
import { columnOf, rowOf, type Square } from '@tenebrae/board';
import type { Passage, Seat } from '@tenebrae/kernel';
import { OBSTACLES } from '../data/quest.ts';
import { OVERLORD } from '../rules/figures.ts';
import { spaceName } from '../rules/options.ts';
import type { AreaContents, AreaMonster, Door, Marker, State } from '../state.ts';
import { type Line, line, when } from './line.ts';

/** DJ-EXP-02, DJ-SET-22: the areas that heroes have seen, space by space; the overlord also hears of the others. */
export function mapPassages(state: State, seat: Seat | null): Passage[] {
  const knows = seat === OVERLORD;
  const hidden = state.areas.filter(({ revealed }) => !revealed).length;
  return [
    ...state.areas.flatMap(({ revealed }, area) => (revealed ? [areaPassage(state, area, knows)] : [])),
    townPassage(state),
    ...(knows ? state.areas.flatMap((area, at) => (area.revealed ? [] : [hiddenPassage(state, at)])) : []),
    { title: 'table.unknown', lines: when(hidden > 0, 'table.hidden-areas', { count: hidden }) },
  ];
}

const titleOf = (state: State, area: number): Pick<Passage, 'title' | 'about'> => ({
  title: 'table.area',
  about: { area, name: areaName(state.quest.id, area) },
});

function areaPassage(state: State, area: number, knows: boolean): Passage {
  const isHere = (square: unknown): square is Square =>
    typeof square === 'number' && state.areaOf[square] === area;
  const spaces = (squares: readonly { readonly square: Square }[]): string[] =>
    squares.map(({ square }) => spaceName(state, square));
  const glyphs = state.glyphs.filter(({ square }) => isHere(square));
  const lit = glyphs.filter(({ active }) => active);
  return {
    ...titleOf(state, area),
    lines: [
      ...rowLines(state, area),
      ...state.doors
        .filter(door => door.placed && door.areas.includes(area))
        .map(door => doorLine(state, door, area)),
      ...when(lit.length > 0, 'table.glyphs', { spaces: spaces(lit), lit: true }),
      ...when(lit.length < glyphs.length, 'table.glyphs', {
        spaces: spaces(glyphs.filter(({ active }) => !active)),
        lit: false,
      }),
      ...state.staircases
        .filter(({ square }) => isHere(square))
        .map(({ square, colour }) => line('table.stairs', { colour, space: spaceName(state, square) })),
      ...OBSTACLES.flatMap(kind => {
        const all = state.obstacles.filter(one => one.kind === kind && isHere(one.square));
        return when(all.length > 0, 'table.obstacles', { obstacle: kind, spaces: spaces(all) });
      }),
      ...state.markers.filter(({ square }) => isHere(square)).map(one => markerLine(state, one, knows)),
    ],
  };
}

/** The spaces of an area row by row, from west to east: `C4–F4`. */
function rowLines(state: State, area: number): Line[] {
  const { grid, areaOf } = state;
  const name = (square: Square): string => spaceName(state, square);
  const spans = new Map<number, string[]>();
  let first: Square | null = null;
  for (let square = 0; square < areaOf.length; square++) {
    if (areaOf[square] !== area) continue;
    first ??= square;
    const isLast = areaOf[square + 1] !== area || columnOf(grid, square) === grid.width - 1;
    if (!isLast) continue;
    const row = rowOf(grid, square);
    const span = first === square ? name(first) : `${name(first)}–${name(square)}`;
    spans.set(row, [...(spans.get(row) ?? []), span]);
    first = null;
  }
  return [...spans.values()].map(row => line('table.row', { spaces: row }));
}

/** DJ-DOR-01, DJ-DOR-09: where a door leads and whether it is open. */
function doorLine(state: State, { edges, areas, state: now, rune }: Door, area: number): Line {
  const beyond = areas[0] === area ? areas[1] : areas[0];
  const [near, far] = edges[0] ?? [0, 0];
  const space = spaceName(state, state.areaOf[near] === area ? near : far);
  return line(rune === null ? 'table.door' : 'table.rune-door', {
    space,
    state: `door.${now}`,
    area: beyond,
    isKnown: state.areas[beyond]?.revealed ?? false,
    colour: rune ?? '',
  });
}

/** DJ-SET-24: the number under a chest is for the overlord's eyes only. */
function markerLine(state: State, { what, square, number }: Marker, knows: boolean): Line {
  const space = typeof square === 'number' ? spaceName(state, square) : '';
  switch (what.kind) {
    case 'chest':
      return line('table.chest', {
        colour: what.colour,
        space,
        number: knows ? number : 0,
        shown: knows && number > 0 ? String(number) : '',
      });
    case 'relic':
      return line('table.relic', { item: what.relic, space });
    case 'runekey':
      return line('table.runekey', { colour: what.colour, space });
    case 'encounter':
      return line('table.encounter', { space });
    case 'money':
    case 'healing':
    case 'vitality':
      return line('table.marker', { marker: `marker.${what.kind}`, space });
  }
}

/** DJ-TWN-01, DJ-REL-03: what lies in the town. */
const townPassage = (state: State): Passage => ({
  title: 'table.town',
  lines: [
    ...state.markers.flatMap(({ what, square }) =>
      when(square === 'town' && what.kind === 'relic', 'table.relic-in-town', {
        item: what.kind === 'relic' ? what.relic : '',
      }),
    ),
    line('table.stock', {
      cards: state.shop.length,
      melee: state.training.melee,
      ranged: state.training.ranged,
      magic: state.training.magic,
    }),
  ],
});

/** DJ-SET-22: what waits behind the doors, for the overlord. */
function hiddenPassage(state: State, area: number): Passage {
  const { contents } = state.areas[area] ?? {};
  return {
    ...titleOf(state, area),
    title: 'table.area-hidden',
    lines: contents ? contentLines(state, contents) : [],
  };
}

function contentLines(state: State, { monsters, markers }: AreaContents): Line[] {
  const counts = new Map<string, number>();
  for (const { kind } of markers) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [
    ...when(monsters.length > 0, 'table.waiting', { monsters: monsters.map(waitingName) }),
    ...[...counts].map(([kind, count]) => line('table.lying', { marker: `marker.${kind}`, count })),
    ...when(monsters.length === 0 && markers.length === 0, 'table.nothing', { quest: state.quest.id }),
  ];
}

const waitingName = ({ kind, rank, named }: AreaMonster): string =>
  named ?? (rank === 'master' ? `master-${kind}` : kind);
