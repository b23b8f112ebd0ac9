import type { PortraitProps } from '../look.ts';
import { Bust } from './Disc.tsx';
import { heroLook, monsterLook, OVERLORD_LOOK } from './looks.ts';
import { actorOf, asView, OVERLORD_SEAT } from './view.ts';

/** The hero that is asked about, or the first of the seat; for the overlord the monster that acts, else himself. */
export function Portrait({ seat, view: json, size, question = null }: PortraitProps) {
  const view = asView(json);
  if (seat === OVERLORD_SEAT) {
    const active = view.overlord.turn?.active?.monster;
    const monster =
      question?.ask === 'monster-acts' ? view.monsters.find(({ id }) => id === active) : undefined;
    return <Bust look={monster === undefined ? OVERLORD_LOOK : monsterLook(monster)} size={size} />;
  }
  const own = view.heroes.filter(hero => hero.seat === seat);
  const hero = actorOf(view, question) ?? own.find(one => one.id === view.turn?.hero) ?? own[0];
  return (
    <Bust look={hero === undefined ? { ...OVERLORD_LOOK, seat: 5 } : heroLook(view, hero)} size={size} />
  );
}
