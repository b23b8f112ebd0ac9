import { createGrid, type Grid, placeAt, setEdge, type Square, squareAt } from '@tenebrae/board';
import { freeze } from '@tenebrae/kernel';
import { firstConquest, HERO_COUNTS, type Quest, type QuestArea, type Spot } from '../data/quest.ts';
import { questOf, type QuestId } from '../data/quests.ts';
import { RELIC_IDS, type RelicId } from '../data/relics.ts';
import type { Area, AreaContents, AreaMarker, Door, State } from '../state.ts';

/**
 * DJ-SET-22: lays the map of a quest: every space, wall and door, all areas hidden. What lies in them is kept apart, for
 * this number of heroes, until they are revealed.
 */
export function layQuest(state: State, id: QuestId, heroes: number): void {
  const quest = questOf(id);
  const { grid, areaOf, doors } = mapOf(quest);
  state.quest = { id, told: openRules(quest), counters: {}, lists: {}, secrets: {} };
  state.conquest = firstConquest(quest, heroes);
  state.grid = grid;
  state.areaOf = areaOf;
  const areas: Area[] = [];
  for (const contents of contentsFor(quest, heroes)) areas.push({ revealed: false, contents });
  state.areas = areas;
  state.doors = doors;
  state.chests = chestNumbers(quest);
}

/** What every game of a quest has in common and no rule changes: drawn once. */
interface QuestMap {
  readonly grid: Grid;
  readonly areaOf: readonly number[];
  /** As they are at first. */
  readonly doors: readonly Door[];
  /** What lies in the areas, by the number of heroes. */
  readonly contents: Map<number, readonly AreaContents[]>;
}
const MAPS = new WeakMap<Quest, QuestMap>();

function mapOf(quest: Quest): QuestMap {
  let map = MAPS.get(quest);
  if (map === undefined) {
    const grid = gridOf(quest);
    const areaOf = freeze(areaNumbers(quest, grid));
    map = { grid, areaOf, doors: doorsOf(quest, grid, areaOf), contents: new Map() };
    MAPS.set(quest, map);
  }
  return map;
}

function contentsFor(quest: Quest, heroes: number): readonly AreaContents[] {
  const { grid, contents } = mapOf(quest);
  let listed = contents.get(heroes);
  if (listed === undefined) {
    listed = quest.areas.map(area => freeze(contentsOf(grid, area, heroes)));
    contents.set(heroes, listed);
  }
  return listed;
}

const doorsOf = (quest: Quest, grid: Grid, areaOf: readonly number[]): Door[] =>
  Object.entries(quest.doors).map(([id, { rune, barred, between }]) => {
    const [a, b, c, d] = between.map(spot => at(grid, spot)) as [Square, Square, Square, Square];
    return {
      id,
      rune,
      edges: [
        [a, c],
        [b, d],
      ],
      areas: [areaOf[a] ?? -1, areaOf[c] ?? -1],
      state: barred ? 'barred' : 'closed',
      placed: false,
    };
  });

const openRules = (quest: Quest): number[] =>
  quest.rules.flatMap((kind, place) => (kind === 'open' ? [place + 1] : []));

const at = (grid: Grid, [column, row]: Spot): Square => squareAt(grid, column, row);

/** The map as a grid. Spaces of two areas that touch without a door are walled off from each other. */
export function gridOf(quest: Quest): Grid {
  const width = Math.max(...quest.map.map(row => row.length));
  const digit = (x: number, y: number): string => quest.map[y]?.[x] ?? ' ';
  const isSpace = (x: number, y: number): boolean => /\d/.test(digit(x, y));
  const grid = createGrid(width, quest.map.length, isSpace);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      for (const [right, below] of [
        [x + 1, y],
        [x, y + 1],
      ] as const) {
        if (!isSpace(x, y) || !isSpace(right, below) || digit(x, y) === digit(right, below)) continue;
        setEdge(grid, squareAt(grid, x, y), squareAt(grid, right, below), 'wall');
      }
    }
  }
  for (const [a, b] of quest.walls) setEdge(grid, at(grid, a), at(grid, b), 'wall');
  for (const { between } of Object.values(quest.doors)) {
    const [a, b, c, d] = between;
    setEdge(grid, at(grid, a), at(grid, c), 'closed-door');
    setEdge(grid, at(grid, b), at(grid, d), 'closed-door');
  }
  return grid;
}

const areaNumbers = (quest: Quest, grid: Grid): number[] =>
  grid.squares.map((_, square) => {
    const digit = quest.map[Math.floor(square / grid.width)]?.[square % grid.width] ?? ' ';
    return /\d/.test(digit) ? Number(digit) : -1;
  });

function contentsOf(grid: Grid, area: QuestArea, heroes: number): AreaContents {
  const isPlaced = ({ heroes: when }: { heroes: keyof typeof HERO_COUNTS }): boolean =>
    (HERO_COUNTS[when] as readonly number[]).includes(heroes);
  return {
    monsters: area.monsters.filter(isPlaced).map(({ kind, rank, named, at: spot, turned }) => ({
      kind,
      rank,
      named,
      place: placeAt(grid, at(grid, spot), turned),
    })),
    obstacles: area.obstacles.flatMap(({ kind, at: spots }) =>
      spots.map(spot => ({ kind, square: at(grid, spot) })),
    ),
    markers: area.markers.flatMap((marker): AreaMarker[] => {
      const square = at(grid, marker.at);
      switch (marker.kind) {
        case 'money':
        case 'healing':
        case 'vitality':
          return [{ kind: marker.kind, square }];
        case 'chest':
          return [{ kind: 'chest', colour: marker.colour, square }];
        case 'runekey':
          return [{ kind: 'runekey', colour: marker.colour, square }];
        case 'encounter':
          return [{ kind: 'encounter', encounter: marker.id, square }];
        case 'relic':
          return [{ kind: 'relic', relic: RELIC_IDS[marker.number - 1] as RelicId, square }];
        case 'glyph':
        case 'active-glyph':
        case 'staircase':
        case 'ally':
          return [];
      }
    }),
    glyphs: area.markers.flatMap(marker =>
      marker.kind === 'glyph' || marker.kind === 'active-glyph'
        ? [{ square: at(grid, marker.at), active: marker.kind === 'active-glyph' }]
        : [],
    ),
    staircases: area.markers.flatMap(marker =>
      marker.kind === 'staircase' ? [{ square: at(grid, marker.at), colour: marker.colour }] : [],
    ),
    allies: area.markers.flatMap(marker =>
      marker.kind === 'ally' ? [{ id: marker.id, place: at(grid, marker.at) }] : [],
    ),
  };
}

/** DJ-SET-20: the numbers of the chest markers by colour; which is drawn when is decided when it is placed. */
export function chestNumbers(quest: Quest): State['chests'] {
  const numbers: State['chests'] = { copper: [], silver: [], gold: [] };
  for (const [place, { colour }] of quest.chests.entries()) numbers[colour].push(place + 1);
  return numbers;
}
