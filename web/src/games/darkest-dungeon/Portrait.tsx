import Person from '~icons/game-icons/person';
import type { PortraitProps } from '../look.ts';
import { Bust, lookOf } from './Disc.tsx';
import { actorOf, asView } from './view.ts';

/** The Hero that is asked about, or who acts, or the first of the seat. */
export function Portrait({ seat, view: json, size, question = null }: PortraitProps) {
  const view = asView(json);
  const own = view.heroes.filter(hero => hero.seat === seat);
  const hero = actorOf(view, question) ?? own.find(one => one.id === view.battle?.turn?.figure) ?? own[0];
  if (hero === undefined) return <Person width={size} height={size} aria-hidden />;
  return <Bust look={lookOf(view, hero)} size={size} />;
}
