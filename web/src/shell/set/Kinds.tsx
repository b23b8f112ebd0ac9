import type { ComponentType, SVGProps } from 'react';
import Friends from '~icons/game-icons/tabletop-players';
import Person from '~icons/game-icons/person';
import Robot from '~icons/game-icons/robot-helmet';
import { BOT_SITTERS, type BotSitter } from '../../engine/scene.ts';
import type { Say } from '../../words/speech.ts';
import { SEAT_KINDS, type SeatKind } from './draft.ts';

/** The bots of a list, under what tells them apart: some decide at once, others look ahead. */
const THINKERS: ReadonlySet<BotSitter> = new Set<BotSitter>(['novice', 'adept', 'expert', 'master']);
const AT_ONCE = BOT_SITTERS.filter(bot => !THINKERS.has(bot));
const AHEAD = BOT_SITTERS.filter(bot => THINKERS.has(bot));

interface BotOptionsProps {
  readonly say: Say;
  /** What a bot is in the value of the option; its name if nothing else is said. */
  asValue?(bot: BotSitter): string;
  /** Named as somebody who sits there, or as a kind of seat. */
  readonly as?: 'sits' | 'seat';
}

/** Every bot that there is, for a list from which one is chosen. */
export function BotOptions({ say, asValue = bot => bot, as = 'seat' }: BotOptionsProps) {
  const options = (bots: readonly BotSitter[]) =>
    bots.map(bot => (
      <option key={bot} value={asValue(bot)}>
        {say(`${as}-${bot}`)}
      </option>
    ));
  return (
    <>
      <optgroup label={say('bots-at-once')}>{options(AT_ONCE)}</optgroup>
      <optgroup label={say('bots-look-ahead')}>{options(AHEAD)}</optgroup>
    </>
  );
}

/** Everybody who may sit on a seat that is being set. */
export function KindOptions({ say }: { readonly say: Say }) {
  return (
    <>
      <option value="you">{say('seat-you')}</option>
      <option value="friend">{say('seat-friend')}</option>
      <BotOptions say={say} />
    </>
  );
}

export const kindOf = (value: string): SeatKind | null => SEAT_KINDS.find(kind => kind === value) ?? null;

export function kindIcon(kind: SeatKind): ComponentType<SVGProps<SVGSVGElement>> {
  if (kind === 'you') return Person;
  return kind === 'friend' ? Friends : Robot;
}
