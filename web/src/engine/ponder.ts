import { beginThought, type BotTurn, botAnswer, LEVELS, mindOf, type Thinking } from '@tenebrae/bots';
import { type Match, newRng } from '@tenebrae/kernel';

/** A bot thinks so long at a time, in milliseconds: whatever else is asked of the table comes in between. */
const SLICE = 24;
/** A decision gets no more thought than this, in milliseconds of thinking, however slow the device. */
const LONGEST = 4000;

/** Lets bots think without holding up the table that they sit at. */
export interface Ponderer {
  /** What the bot answers; null when it needs more time, and is to be asked again soon. */
  answer(match: Match, turn: BotTurn, bot: string | undefined): number | null;
}

interface Pondering {
  readonly match: Match;
  readonly moment: number;
  readonly turn: BotTurn;
  readonly bot: string;
  readonly thinking: Thinking;
  spent: number;
}

export function newPonderer(): Ponderer {
  let now: Pondering | null = null;

  const isAbout = (
    { match, moment, turn, bot }: Pondering,
    ...asked: Parameters<Ponderer['answer']>
  ): boolean =>
    match === asked[0] && moment === match.moment && turn.seat === asked[1].seat && bot === asked[2];

  return {
    answer(match, turn, bot) {
      const care =
        bot !== undefined && Object.hasOwn(LEVELS, bot) ? LEVELS[bot as keyof typeof LEVELS] : null;
      if (care === null || bot === undefined || turn.follows !== null) return botAnswer(match, turn, bot);
      const { moment } = match;
      if (now === null || !isAbout(now, match, turn, bot)) {
        const mind = mindOf(match, turn.seat, newRng(`${match.seed}/${moment}`));
        now = { match, moment, turn, bot, thinking: beginThought(mind, care), spent: 0 };
      }
      const { thinking } = now;
      const begun = performance.now();
      thinking.goOn(() => performance.now() - begun >= SLICE);
      now.spent += performance.now() - begun;
      if (!thinking.isDone && now.spent < LONGEST) return null;
      now = null;
      return thinking.thought().option;
    },
  };
}
