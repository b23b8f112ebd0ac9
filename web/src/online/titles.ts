import type { SeatInfo } from '@tenebrae/protocol';
import { boxed } from '../shell/lobby/shelf.ts';
import { BOT_NAMES } from '../shell/set/draft.ts';
import type { Say } from '../words/speech.ts';

/** What a table is called: as its host says, else after its game. */
export function titleOf(
  say: Say,
  { title, game }: { readonly title: string; readonly game: string },
): string {
  const box = boxed(game);
  return title !== '' ? title : box === undefined ? game : say(`game.${box.id}`);
}

/** Who sits on a seat, by the place of the seat: a person, a bot by its own name, or nobody yet. */
export function sitterName(say: Say, { holder, bot }: SeatInfo, place: number): string {
  if (holder !== null) return holder.name;
  return bot === null ? say('seat-free') : (BOT_NAMES[place % BOT_NAMES.length] ?? bot);
}
