import { type Game, type GameOptions, type Policy, settleOptions } from '@tenebrae/kernel';
import { BOT_SITTERS, isBot, type Sitter, type TablePlan } from '../../engine/scene.ts';

/** Who sits on a seat. You and a friend at this screen are both persons; the difference is who is meant. */
export const SEAT_KINDS = ['you', 'friend', ...BOT_SITTERS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatDraft {
  readonly kind: SeatKind;
  /** What the player has typed; empty for the usual name. */
  readonly name: string;
}

/** A table before it is set. */
export interface Draft {
  readonly seats: readonly SeatDraft[];
  readonly options: GameOptions;
  readonly policy: Policy;
  readonly seed: string;
}

/** Bots have names like anybody else; they are the same in every language. */
export const BOT_NAMES = ['Ossian', 'Morwenna', 'Balthazar', 'Sidonie', 'Ludmila'] as const;
const USUAL_PLAYERS = 3;

export function newDraft(game: Game, yourName = ''): Draft {
  const players = Math.min(game.players.max, Math.max(game.players.min, USUAL_PLAYERS));
  return {
    seats: Array.from({ length: players }, (_, place) => newSeat(place, yourName)),
    options: defaultsOf(game),
    policy: { dice: 'seeded', agreement: 'anyone', undo: 'never' },
    seed: '',
  };
}

const newSeat = (place: number, yourName: string): SeatDraft =>
  place === 0 ? { kind: 'you', name: yourName } : { kind: 'greedy', name: '' };

export const defaultsOf = (game: Game): GameOptions =>
  Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));

export function withPlayers(draft: Draft, players: number): Draft {
  const seats = Array.from({ length: players }, (_, place) => draft.seats[place] ?? newSeat(place, ''));
  return { ...draft, seats };
}

export function withSeat(draft: Draft, place: number, some: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((seat, at) => (at === place ? { ...seat, ...some } : seat)) };
}

/** The same table with a bot on every seat. */
export const asWatched = (draft: Draft): Draft => ({
  ...draft,
  policy: { ...draft.policy, dice: 'seeded' },
  seats: draft.seats.map(seat => (sitterOf(seat) === 'person' ? { kind: 'greedy', name: '' } : seat)),
});

/** Why a table cannot be set so, in the game's own words, or null. */
export function objection(game: Game, { seats, options }: Draft): string | null {
  const settled = settleOptions(game.options, options);
  if (typeof settled === 'string') return settled;
  return game.mayStart?.({ seats: game.seats(seats.length), options: settled }) ?? null;
}

export const sitterOf = ({ kind }: SeatDraft): Sitter => (isBot(kind) ? kind : 'person');

/** `nameOf` gives the usual name of a person by the place of the seat. */
export function planOf(
  game: Game,
  draft: Draft,
  nameOf: (seat: SeatDraft, place: number) => string,
): TablePlan {
  const seats = game.seats(draft.seats.length);
  const bySeat = <T>(value: (seat: SeatDraft, place: number) => T): Record<string, T> =>
    Object.fromEntries(
      draft.seats.flatMap((seat, place) => {
        const id = seats[place];
        return id === undefined ? [] : [[id, value(seat, place)]];
      }),
    );
  return {
    game: game.id,
    players: draft.seats.length,
    options: draft.options,
    seed: draft.seed.trim() || newSeed(),
    policy: draft.policy,
    sitters: bySeat(sitterOf),
    names: bySeat((seat, place) => seat.name.trim() || nameOf(seat, place)),
  };
}

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), word => word.toString(36)).join('-');
