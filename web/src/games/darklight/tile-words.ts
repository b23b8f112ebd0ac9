import { capital } from '../../words/capital.ts';
import type { GameSay } from '../../words/speech.ts';
import type { Dungeon } from './view.ts';
import type { LookSay } from './words/look-words.ts';

/** An archway in words: its door, and where it leads. */
export function gateWords({ plan, decks }: Dungeon, number: number, say: GameSay, look: LookSay): string {
  const archway = plan.archways[number];
  if (archway === undefined) return say('table.wall');
  const { from, to, door, deck } = archway;
  const tile = plan.tiles[from];
  const where = look('archway', { tile: say(tile?.card ?? 'stairway-up') });
  const beyond = to === null ? undefined : plan.tiles[to];
  if (to !== null && beyond !== undefined)
    return `${where} ${say(`table.way-${door}`, { tile: beyond.card, number: to + 1 })}`;
  const cards = decks[deck] ?? [];
  const top = cards[0] ?? null;
  const words = say('table.unexplored', {
    door: `door.${door}`,
    count: cards.length,
    ...(top !== null && { tile: top }),
  });
  return `${where} ${capital(words)}`;
}

interface TileToken {
  readonly thing: string;
  readonly tile: number;
  readonly kind: 'chest' | 'event';
  readonly icon: string;
  readonly label: string;
  readonly faded: boolean;
}

/** Chests and Events with the tile they belong to. */
export const tokensOfTile = ({ chests, events }: Dungeon, say: GameSay): TileToken[] => [
  ...chests.map(({ id, tile, open, front }): TileToken => {
    const state = open ? 'open' : front === 'locked' ? 'locked' : 'closed';
    const icon = open ? 'open-chest' : front === 'locked' ? 'locked-chest' : 'chest';
    return {
      thing: `chest:${id}`,
      tile,
      kind: 'chest',
      icon,
      label: say(`table.chest-${state}`),
      faded: open,
    };
  }),
  ...events.map(({ id, tile, card }): TileToken => {
    const label = card === null ? say('table.event-hidden') : say('table.event', { event: card });
    const icon = card === null ? 'unknown' : 'event';
    const full = card === null ? label : `${label} ${say(`${card}.help`)}`;
    return { thing: `event:${id}`, tile, kind: 'event', icon, label: full, faded: false };
  }),
];
