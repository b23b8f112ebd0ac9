import { type RoomId, roomOf } from '@tenebrae/board';
import type { Facts, Passage, Seat } from '@tenebrae/kernel';
import { CODE_TOKENS } from './data/code-tokens.ts';
import { CORNER_FUNCTIONS, type CornerFunctionId } from './data/corner-functions.ts';
import { CREATURES } from './data/creatures.ts';
import { HOUSE_COLUMNS, HOUSE_ROWS } from './data/house.ts';
import { SECURITY_BOARD_CHIPS, SHIFTING_MARKERS } from './data/limits.ts';
import { MULTITRACKER_FRONT } from './data/multitracker.ts';
import { NEMESES } from './data/nemeses.ts';
import { TILE_ICONS, type TileIcon } from './data/tiles.ts';
import { apLeft } from './rules/action-points.ts';
import { markersInLeftBox } from './rules/actions.ts';
import { isIn, itemOf, skullOf, survivorsAt, zombiesAt } from './rules/figures.ts';
import {
  accessible,
  allRooms,
  hasIcon,
  isDestroyed,
  roomsOn,
  seenByCamera,
  terminalCorners,
  tileIndex,
  tileOf,
} from './rules/rooms.ts';
import type { Card, Door, State, Survivor, Zombie } from './state.ts';

type Line = Passage['lines'][number];

/** The whole table in words: tracks, survivors, what is in the rooms, enemies, the security panel. Nothing is hidden from anybody. */
export function describe(state: State, _seat: Seat | null): Passage[] {
  return [
    tracks(state),
    ...state.survivors.map(survivor => survivorPassage(state, survivor)),
    ...(allRooms(state).length === 0 ? [] : [security(state), enemies(state), house(state), ...rooms(state)]),
  ].filter(({ lines }) => lines.length > 0);
}

const line = (text: string, about?: Facts): Line => (about === undefined ? { text } : { text, about });
const when = (condition: boolean, text: string, about?: Facts): Line[] =>
  condition ? [line(text, about)] : [];

/** DDD-MUL-01 to DDD-MUL-04, DDD-FIN-13: the multitracker, and what is left of each stock. */
function tracks(state: State): Passage {
  const { round, phase, darkness, event, teams, lastRound, equipment, creatures, spawn } = state;
  return {
    title: round === 0 ? 'table.before' : 'table.round',
    about: { round },
    lines: [
      line(`table.phase.${phase.kind}`, 'team' in phase ? { team: phase.team + 1 } : {}),
      line('table.darkness', { space: darkness, spaces: MULTITRACKER_FRONT.darkness.length }),
      ...when(lastRound !== null, 'table.last-round', { round: lastRound ?? 0 }),
      line('table.event', { event: `event.${event}` }),
      ...(state.showdown === null ? teams.map(teamLine) : showdownLines(state)),
      line('table.stocks', {
        cards: equipment.top.length + equipment.unseen.length + equipment.bottom.length,
        creatures: creatures.top.length + creatures.unseen.length + creatures.bottom.length,
        tokens: Math.max(0, spawn.unseen.length - spawn.lost - state.tokens.length),
      }),
      ...radiation(state),
    ],
  };
}

const teamLine = (survivors: readonly string[], place: number): Line =>
  line('table.team', { team: place + 1, survivors });

/** DDD-FIN-12, DDD-FIN-17, DDD-FIN-19. */
function showdownLines(state: State): Line[] {
  const destroyed = terminalCorners(state).filter(index => state.tiles[index]?.destroyed).length;
  return [
    ...when(state.showdown !== null, 'table.keeper', { survivor: state.showdown?.keeper ?? '' }),
    line('table.boxes', { markers: markersInLeftBox(state), shift: SHIFTING_MARKERS }),
    line('table.corners', { count: destroyed }),
  ];
}

/** DDD-RAD-03, DDD-RAD-06, DDD-RAD-25, DDD-RAD-27. */
function radiation({ radiation: { space, leaking, closed, chips } }: State): Line[] {
  if (space === null) return [];
  return [
    line(closed ? 'table.reactor-closed' : leaking ? 'table.reactor-leaks' : 'table.reactor-waits', {
      space,
    }),
    ...when(chips > 0, 'table.reactor-chips', { chips }),
  ];
}

/** DDD-SUR-01 to DDD-SUR-15: a survivor's board and what lies beside it. */
function survivorPassage(state: State, survivor: Survivor): Passage {
  const { id, seat, room, wounds, xp, skills, cube, cards, chips, virus, markers } = survivor;
  const about = { survivor: id, seat };
  const all = skullOf(survivor);
  const away = survivor.status.kind === 'out' ? survivor.status.back : 0;
  const inHand = cards.filter(card => card.inHand);
  const stowed = cards.filter(card => !card.inHand);
  return {
    title: 'table.survivor',
    about,
    lines: [
      ...when(isIn(survivor) && state.house[room] !== undefined, 'table.stands', { room }),
      ...when(survivor.status.kind === 'out', 'table.out', { round: away }),
      ...when(survivor.status.kind === 'gone', 'table.gone'),
      line('table.energy', { left: all - wounds, of: all, ap: apLeft(state, survivor) }),
      ...when(state.showdown !== null, 'table.markers', { ...markers }),
      line('table.xp', { xp }),
      ...when(skills.length > 0, 'table.skills', { skills }),
      ...when(cube !== null, 'table.cube', { slot: cube ?? 0 }),
      ...when(virus > 0, 'table.virus', { virus }),
      ...when(survivor.entrapped !== 'no', 'table.entrapped', { bird: survivor.entrapped === 'bird' }),
      ...when(survivor.radiation > 0, 'table.radiation', { radiation: survivor.radiation }),
      ...when(state.radiation.specialist === id, 'table.specialist'),
      ...inHand.map(card => cardLine('table.in-hand', card)),
      ...stowed.map(card => cardLine('table.stowed', card)),
      ...when(chips.length > 0, 'table.chips', { chips }),
    ],
  };
}

const cardLine = (text: string, card: Card): Line =>
  'ammo' in itemOf(card)
    ? line(`${text}-loaded`, { card: card.id, ammo: card.ammo })
    : line(text, { card: card.id });

/** DDD-LAB-01 to DDD-LAB-06. */
function security({ panel, options }: State): Passage {
  const colours = panel.tokens.map(token => CODE_TOKENS[token].colour);
  return {
    title: 'table.security',
    about: { mode: options.mode },
    lines: [
      colours.length > 0
        ? line('table.panel', { count: colours.length, colours })
        : line('table.panel-clear'),
      line('table.panel-chips', {
        count: panel.chips.length,
        most: SECURITY_BOARD_CHIPS,
        chips: panel.chips,
      }),
    ],
  };
}

/** DDD-CRE-02, DDD-CRE-03, DDD-FIN-08. */
function enemies({ zombies, tokens, creature, nemesis }: State): Passage {
  const lines: Line[] = [
    ...when(zombies.length > 0, 'table.zombies', { count: zombies.length }),
    ...when(tokens.length > 0, 'table.tokens', { count: tokens.length }),
  ];
  if (creature !== null) {
    const { id, room, infected, hits } = creature;
    lines.push(line('table.creature', { creature: id, room, infected }));
    for (const [place, location] of CREATURES[id].hitLocations.entries()) {
      const taken = hits[place] ?? 0;
      const about = { colour: location.colour, hits: taken, of: location.hits };
      lines.push(line(taken >= location.hits ? 'table.location-covered' : 'table.location', about));
    }
  }
  if (nemesis !== null) {
    const { id, room, markers } = nemesis;
    lines.push(line('table.nemesis', { nemesis: id, room }));
    for (const [place, colour] of NEMESES[id].zones.entries())
      lines.push(line('table.zone', { colour, markers: markers[place] ?? 0 }));
  }
  return { title: 'table.enemies', lines };
}

/** DDD-HOU-01: what lies where, row by row. */
function house(state: State): Passage {
  const rows = Array.from({ length: HOUSE_ROWS }, (_, row) =>
    Array.from({ length: HOUSE_COLUMNS }, (_, column) => roomsOn(state, row * HOUSE_COLUMNS + column)).flat(),
  );
  return {
    title: 'table.house',
    lines: rows.map((names, row) => line('table.row', { row: row + 1, rooms: names })),
  };
}

/** Each room in which there is something; of those with survivors also the ways out. */
const rooms = (state: State): Passage[] =>
  allRooms(state)
    .map(room => ({ title: 'table.room', about: { room }, lines: roomLines(state, room) }))
    .sort((a, b) => tileIndex(state, a.about.room) - tileIndex(state, b.about.room));

/** Cameras are told by what they see; the advanced icons count as the options say, and are named anyway. */
const SHOWN_ICONS: readonly TileIcon[] = [
  ...TILE_ICONS.filter(icon => icon !== 'camera'),
  ...(Object.keys(CORNER_FUNCTIONS) as CornerFunctionId[]),
];

function roomLines(state: State, room: RoomId): Line[] {
  const { burn, destroyed, radiation: radiated } = tileOf(state, room);
  const tokens = state.tokens.filter(one => one === room).length;
  const survivors = survivorsAt(state, room).map(({ id }) => id);
  const icons = SHOWN_ICONS.filter(icon => hasIcon(state, room, icon));
  const matters = survivors.length > 0;
  return [
    ...when(matters, 'table.here', { survivors }),
    ...zombieLines(zombiesAt(state, room)),
    ...when(state.creature?.room === room, 'table.creature-here', { creature: state.creature?.id ?? '' }),
    ...when(state.nemesis?.room === room, 'table.nemesis-here', { nemesis: state.nemesis?.id ?? '' }),
    ...when(tokens > 0, 'table.tokens-here', { count: tokens }),
    ...when(state.fire === tileIndex(state, room), 'table.fire'),
    ...when(burn > 0, 'table.burns', { burn }),
    ...when(destroyed, 'table.destroyed'),
    ...when(radiated, 'table.radiated'),
    ...when(state.searched.includes(room), 'table.searched'),
    ...cameraLines(state, room),
    ...when(icons.length > 0, 'table.icons', { icons: icons.map(icon => `icon.${icon}`) }),
    ...(matters ? ways(state, room) : []),
  ];
}

/** Zombies that differ in nothing in one line. */
function zombieLines(zombies: readonly Zombie[]): Line[] {
  const groups = new Map<string, Zombie[]>();
  for (const zombie of zombies) {
    const { kind, infected, down, hit } = zombie;
    const key = JSON.stringify([kind, infected, down, hit]);
    groups.set(key, [...(groups.get(key) ?? []), zombie]);
  }
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (first === undefined) return [];
    const { kind, infected, down, hit } = first;
    const text = kind === 'ordinary' ? 'table.zombies-here' : 'table.special-here';
    return [line(text, { count: group.length, enemy: kind, infected, down, hit })];
  });
}

const cameraLines = (state: State, room: RoomId): Line[] =>
  state.cameras
    .filter(camera => camera.room === room)
    .map(({ side }) => {
      const seen = seenByCamera(state, room, side).slice(1);
      return line('table.camera', { side, seen });
    });

/** DDD-MOV-05, DDD-HOU-10: where one can go from here, and the doors that are shut. */
function ways(state: State, room: RoomId): Line[] {
  const open = accessible(state, room);
  const shut = roomOf(state.house, room).openings.flatMap(opening => {
    const door = opening.kind === 'door' ? state.doors[opening.door] : undefined;
    return door === undefined ? [] : [doorLine(door, opening.to)];
  });
  return [
    ...when(open.length > 0, 'table.ways', { rooms: open }),
    ...when(open.length === 0 && !isDestroyed(state, room), 'table.no-way'),
    ...shut,
  ];
}

function doorLine(door: Door, room: RoomId): Line {
  if (door.kind !== 'lock') return line(`table.door-${door.kind}`, { room });
  return door.chip === null
    ? line('table.door-hidden', { room, size: door.size })
    : line('table.door-lock', { room, chip: door.chip });
}
