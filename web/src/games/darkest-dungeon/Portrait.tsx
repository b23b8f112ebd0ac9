import type { Json, Seat } from '@tenebrae/kernel';
import Person from '~icons/game-icons/person';
import { Bust, lookOf } from './Disc.tsx';
import { asView } from './view.ts';

/** The Hero of a seat; who runs several is shown as the one that is acting. */
export function Portrait({
  seat,
  view: json,
  size,
}: {
  readonly seat: Seat;
  readonly view: Json;
  readonly size: number;
}) {
  const view = asView(json);
  const own = view.heroes.filter(hero => hero.seat === seat);
  const hero = own.find(one => one.id === view.battle?.turn?.figure) ?? own[0];
  if (hero === undefined) return <Person width={size} height={size} aria-hidden />;
  return <Bust look={lookOf(view, hero)} size={size} />;
}
