import type { Save } from '@tenebrae/kernel';
import type { KeptTable } from '../engine/host.ts';
import { isBot, type Scene } from '../engine/scene.ts';
import { BOT_NAMES } from '../shell/set/draft.ts';

type Around = Pick<Scene, 'seats' | 'sitters' | 'names'>;

/** A match of the server as a table of this device: for whoever sits elsewhere a prudent bot takes over. */
export function takenHome(save: Save, { seats, sitters, names }: Around): KeptTable {
  const isAway = (seat: string): boolean => sitters[seat] === 'elsewhere';
  const home = {
    seats,
    sitters: Object.fromEntries(
      seats.map(seat => [seat, isAway(seat) ? 'greedy' : (sitters[seat] ?? 'person')] as const),
    ),
    names: Object.fromEntries(Object.entries(names).filter(([seat]) => !isAway(seat))),
  };
  return { save, sitters: home.sitters, names: withBotNames(home) };
}

/** People say what they are called; bots have the names that they have everywhere. */
export const withBotNames = ({ seats, names, sitters }: Around): Scene['names'] => ({
  ...Object.fromEntries(
    seats.flatMap((seat, place) =>
      isBot(sitters[seat]) ? [[seat, BOT_NAMES[place % BOT_NAMES.length] ?? '']] : [],
    ),
  ),
  ...names,
});
