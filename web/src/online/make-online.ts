import type { Game } from '@tenebrae/kernel';
import type { TableInfo } from '@tenebrae/protocol';
import { isBot } from '../engine/scene.ts';
import { type Draft, sitterOf } from '../shell/set/draft.ts';
import { newTable } from './api.ts';
import { pendingSeating } from './take-online.ts';

/** What a table is called, and whether anybody may find it. */
export interface Sign {
  readonly title: string;
  readonly open: boolean;
}

/** Makes a table on the server as it was drafted, and gives its id; who sits where is told it when it is opened. */
export async function makeOnline(game: Game, draft: Draft, { title, open }: Sign): Promise<string> {
  const { options, policy, seats } = draft;
  const { id } = await newTable({ title, open, game: game.id, players: seats.length, options, policy });
  const places = game.seats(seats.length);
  pendingSeating.set(id, {
    mine: places.filter((_, place) => seats[place]?.kind === 'you'),
    bots: Object.fromEntries(
      places.flatMap((seat, place) => {
        const draftOf = seats[place];
        const sitter = draftOf === undefined ? '' : sitterOf(draftOf);
        return isBot(sitter) ? [[seat, sitter] as const] : [];
      }),
    ),
  });
  return id;
}

/** The same table once more: the same game, options and house rules, the same bots, and your own seats. */
export async function sameAgain(before: TableInfo): Promise<string> {
  const { title, game, seats, options, policy, mine } = before;
  const { id } = await newTable({ title, game, players: seats.length, options, policy });
  const bots = seats.flatMap(({ seat, holder, bot }) =>
    holder === null && bot !== null && isBot(bot) ? [[seat, bot] as const] : [],
  );
  pendingSeating.set(id, { mine, bots: Object.fromEntries(bots) });
  return id;
}
