import { isBot, type Sitter } from '../engine/scene.ts';
import type { Slot } from './kept.ts';

/** Where a table stands, as far as a save says it without its game. */
export interface Standing {
  /** For games that count rounds. */
  readonly round: number | null;
  readonly answers: number;
  /** What the players are called, as far as they are called anything. */
  readonly names: readonly string[];
  /** The sitters in the order of the seats. */
  readonly sitters: readonly Sitter[];
  /** Nobody plays it but bots. */
  readonly watched: boolean;
}

export function standingOf({ kept, round: shown }: Slot): Standing {
  const { seats, journal, checkpoint } = kept.save;
  // A checkpoint may lie some way back.
  const round = shown ?? roundOf(checkpoint.state);
  const sitters = seats.map(seat => kept.sitters[seat] ?? 'person');
  return {
    round,
    answers: journal.filter(entry => entry.kind === 'answer').length,
    names: seats.flatMap(seat => kept.names[seat] ?? []),
    sitters,
    watched: sitters.every(sitter => sitter !== 'person'),
  };
}

/** The round that a state or a view of it counts, if it does. */
export function roundOf(state: unknown): number | null {
  const { round } = (state ?? {}) as { round?: unknown };
  return typeof round === 'number' && round > 0 ? round : null;
}

/** The same table with a bot on every seat, to be watched; the table itself stays as it is. */
export function asWatched(slot: Slot, id: string): Slot {
  const sitters = Object.fromEntries(
    slot.kept.save.seats.map(seat => {
      const sitter = slot.kept.sitters[seat];
      return [seat, isBot(sitter) ? sitter : ('greedy' as const)];
    }),
  );
  return { ...slot, id, played: Date.now(), kept: { ...slot.kept, sitters } };
}
