import Person from '~icons/game-icons/person';
import type { PortraitProps } from '../look.ts';
import { Bust, lookOf } from './Disc.tsx';
import { actorOf, asView } from './view.ts';

/** The Accursed that is asked about, or who acts, or the first of the seat. */
export function Portrait({ seat, view: json, size, question = null }: PortraitProps) {
  const view = asView(json);
  const accursed = actorOf(view, question) ?? view.accursed.find(one => one.seat === seat);
  if (accursed === undefined) return <Person width={size} height={size} aria-hidden />;
  return <Bust look={lookOf(view, accursed)} size={size} />;
}
