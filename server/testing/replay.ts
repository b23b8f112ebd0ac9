import { type Game, type Match, Refused, RuleBug, start } from '@tenebrae/kernel';
import type { Deed, Done } from '../src/tables/deeds.ts';

/** The match that a record tells of, by the kernel alone: no snapshot, no server. Null when it has not begun. */
export function replayMatch(
  game: Game,
  deeds: readonly Done[],
  after: (seq: number, match: Match | null) => void = () => {},
): Match | null {
  let match: Match | null = null;
  const first = deeds[0]?.deed;
  if (first?.kind !== 'created') throw new Error('a record that does not begin');
  for (const { deed, seq } of deeds) {
    if (deed.kind === 'begun') {
      const { seats, options, policy } = first;
      match = start(game, { seats, options, policy, seed: deed.seed });
    } else if (match !== null) move(match, deed);
    after(seq, match);
  }
  return match;
}

function move(match: Match, deed: Deed): void {
  try {
    if (deed.kind === 'answered') match.answer(deed.given, deed.seat);
    if (deed.kind === 'undone') match.undo(deed.to, deed.agreed ? match.seats : []);
    if (deed.kind === 'redone') match.redo();
    if (deed.kind === 'ordered') match.order(deed.seat, deed.orders);
    if (deed.kind === 'policy-changed') match.setPolicy(deed.policy, match.seats);
  } catch (thrown) {
    // A rule that fails freezes the match, and what cannot be redone is not: both are outcomes.
    const isOutcome =
      (thrown instanceof RuleBug && match.fault !== null) ||
      (thrown instanceof Refused && deed.kind === 'redone');
    if (!isOutcome) throw thrown;
  }
}
