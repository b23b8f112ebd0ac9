import { type Match, newRng, type Seat } from '@tenebrae/kernel';
import { type Advice, adviceFrom } from './advice.ts';
import { mindOf } from './mind.ts';
import { LEVELS, type Level } from './search/levels.ts';
import { think, type Thought } from './search/search.ts';

/** Why a bot answered as it did; by chance, if it does not think. */
export type Account = Omit<Advice, 'why'> & { readonly why: Advice['why'] | { readonly kind: 'chance' } };

/**
 * Lets a bot account for an answer that it gave. It thinks once more what it thought then, of the same futures, with what its
 * seat knew; `isOver` ends that early. Null where nobody thought: dice fell, or a standing order answered.
 */
export function accountFor<S extends object>(
  match: Match<S>,
  at: number,
  bot: string,
  isOver: () => boolean,
): Account | null {
  const given = match.journal[at];
  if (given?.kind !== 'answer' || given.order === true || !match.moments.includes(at)) return null;
  const { seat, option } = given;
  if (bot === 'random') return { option, why: { kind: 'chance' }, considered: [], futures: 0 };
  const then = match.branch(at);
  return adviceFrom(rethink(then, seat, bot, isOver), option, then, seat, String(at));
}

/** A bot that only looks a question ahead remembers nothing that could be told of. */
function rethink<S extends object>(
  then: Match<S>,
  seat: Seat,
  bot: string,
  isOver: () => boolean,
): Pick<Thought, 'considered' | 'iterations'> {
  if (!Object.hasOwn(LEVELS, bot)) return { considered: [], iterations: 0 };
  return think(mindOf(then, seat, newRng(`${then.seed}/${then.moment}`)), {
    ...LEVELS[bot as Level],
    isOver,
  });
}
