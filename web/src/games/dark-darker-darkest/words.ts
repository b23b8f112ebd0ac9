import { CODE_CHIPS, TILES, type Tile, type TileIcon } from '@tenebrae/dark-darker-darkest/data';
import type { Option } from '@tenebrae/kernel';
import { capital } from '../../words/capital.ts';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import { groupBy } from './group-by.ts';
import type { Figure } from './layout.ts';
import { hordesOf, isIn, tileIndexOf, type View } from './view.ts';

export const roomIcons: (room: string) => readonly TileIcon[] = room => ICONS[room] ?? [];
const ICONS: Readonly<Record<string, readonly TileIcon[]>> = Object.fromEntries(
  Object.values(TILES).flatMap((tile: Tile) => tile.rooms.map(({ name, icons }) => [name, icons])),
);

/** What there is in a room, sentence by sentence. */
export function roomWords(view: View, room: string, say: GameSay): string[] {
  const tile = view.tiles[tileIndexOf(view, room)];
  const survivors = view.survivors.filter(one => isIn(one) && one.room === room).map(({ id }) => id);
  const alike = groupBy(
    hordesOf(view).get(room) ?? [],
    ({ kind, infected, down, hit }) => `${kind} ${infected} ${down} ${hit}`,
  );
  const tokens = view.tokens.filter(one => one === room).length;
  const icons = tile?.destroyed === true ? [] : roomIcons(room).filter(icon => icon !== 'camera');
  return [
    ...(survivors.length > 0 ? [say('table.here', { survivors })] : []),
    ...[...alike.values()].flatMap(group => {
      const [first] = group;
      if (first === undefined) return [];
      const { kind, infected, down, hit } = first;
      const facts = { count: group.length, enemy: kind, infected, down, hit };
      return [say(kind === 'ordinary' ? 'table.zombies-here' : 'table.special-here', facts)];
    }),
    ...(view.creature?.room === room ? [say('table.creature-here', { creature: view.creature.id })] : []),
    ...(view.nemesis?.room === room ? [say('table.nemesis-here', { nemesis: view.nemesis.id })] : []),
    ...(tokens > 0 ? [say('table.tokens-here', { count: tokens })] : []),
    ...(view.fire === tileIndexOf(view, room) ? [say('table.fire')] : []),
    ...(tile !== undefined && tile.burn > 0 ? [say('table.burns', { burn: tile.burn })] : []),
    ...(tile?.destroyed === true ? [say('table.destroyed')] : []),
    ...(tile?.radiation === true ? [say('table.radiated')] : []),
    ...(view.searched.includes(room) ? [say('table.searched')] : []),
    ...view.cameras
      .filter(camera => camera.room === room)
      .map(({ side, seen }) => say('table.camera', { side, seen: seen.slice(1) })),
    ...(icons.length > 0 ? [say('table.icons', { icons: icons.map(icon => `icon.${icon}`) })] : []),
  ];
}

/** The shut doors of a room, and the ways that are open. */
export function wayWords(view: View, room: string, say: GameSay): string[] {
  const open: string[] = [];
  const shut: string[] = [];
  for (const opening of view.house[room]?.openings ?? []) {
    const door = opening.kind === 'door' ? view.doors[opening.door] : undefined;
    if (door === undefined) open.push(opening.to);
    else if (door.kind !== 'lock') shut.push(say(`table.door-${door.kind}`, { room: opening.to }));
    else if (door.chip === null) shut.push(say('table.door-hidden', { room: opening.to, size: door.size }));
    else shut.push(say('table.door-lock', { room: opening.to, chip: door.chip }));
  }
  return [...(open.length > 0 ? [say('table.ways', { rooms: open })] : []), ...shut];
}

export const optionWords = (options: readonly Option[], say: GameSay): string =>
  options.map(option => say('look.option', { option: optionText(option, say) })).join(' ');

export const roomLabel = (view: View, room: string, options: readonly Option[], say: GameSay): string =>
  [
    `${capital(say(room))}.`,
    ...roomWords(view, room, say),
    ...wayWords(view, room, say),
    optionWords(options, say),
  ]
    .filter(words => words !== '')
    .join(' ');

export function doorLabel(view: View, id: string, options: readonly Option[], say: GameSay): string {
  const door = view.doors[id];
  const rooms = id.split('|');
  if (door === undefined) return '';
  const words =
    door.kind !== 'lock'
      ? say(`table.door-${door.kind}`)
      : door.chip === null
        ? say('look.door-hidden', { rooms, size: door.size })
        : say('look.door', { rooms, chip: door.chip });
  return `${words} ${optionWords(options, say)}`.trim();
}

export function figureLabel(view: View, figure: Figure, options: readonly Option[], say: GameSay): string {
  const { room } = figure;
  return `${figureWords(view, figure, say)} ${capital(say('look.at', { room }))} ${optionWords(options, say)}`.trim();
}

function figureWords(view: View, { kind, face, count, marks }: Figure, say: GameSay): string {
  if (kind === 'token') return say('table.tokens-here', { count });
  if (kind === 'creature' || kind === 'nemesis') return say(`table.${kind}-here`, { [kind]: face });
  if (kind === 'zombie') {
    const facts = {
      count,
      enemy: face,
      infected: marks.includes('infected'),
      down: marks.includes('down'),
      hit: marks.includes('hit'),
    };
    return say(face === 'ordinary' ? 'table.zombies-here' : 'table.special-here', facts);
  }
  const survivor = view.survivors.find(one => one.id === face);
  if (survivor === undefined) return say(face);
  return [
    `${say('table.survivor', { survivor: face })}.`,
    ...(survivor.virus > 0 ? [say('table.virus', { virus: survivor.virus })] : []),
    ...(survivor.entrapped === 'no' ? [] : [say('table.entrapped', { bird: survivor.entrapped === 'bird' })]),
    ...(survivor.radiation > 0 ? [say('table.radiation', { radiation: survivor.radiation })] : []),
  ].join(' ');
}

export const iconsOfChip = (chip: keyof typeof CODE_CHIPS) => CODE_CHIPS[chip].icons;
