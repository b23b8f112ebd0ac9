import type { Json, Seat } from '@tenebrae/kernel';
import type { SurvivorId } from '@tenebrae/dark-darker-darkest/data';
import { memo, useId } from 'react';
import Person from '~icons/game-icons/person';
import { SEAT_STOPS, SurvivorDisc } from './Defs.tsx';
import { SEAT_COLOURS, SURVIVOR_FACES } from './icons.ts';
import { asView } from './view.ts';

/** The survivor of a seat, with the gradients that it needs, so that it can stand anywhere on the page. */
export function Portrait({
  seat,
  view,
  size,
}: {
  readonly seat: Seat;
  readonly view: Json;
  readonly size: number;
}) {
  const { survivors, actor } = asView(view);
  const own = survivors.filter(one => one.seat === seat);
  // Who runs several is shown as the one that is acting.
  const survivor = own.find(one => one.id === actor?.survivor) ?? own[0];
  if (survivor === undefined) return <Person className="ddd-nobody" width={size} height={size} aria-hidden />;
  return <SurvivorPortrait survivor={survivor.id} size={size} />;
}

interface Props {
  readonly survivor: SurvivorId;
  readonly size: number;
  readonly className?: string;
}

export const SurvivorPortrait = memo(function SurvivorPortrait({ survivor, size, className = '' }: Props) {
  const ids = `p${useId().replaceAll(/[^\w-]/g, '')}-`;
  const seat = SEAT_COLOURS[survivor];
  const [light, rim, dark, face, mid, deep] = SEAT_STOPS[seat] ?? [];
  return (
    <svg className={className} width={size} height={size} viewBox="-52 -50 104 108" aria-hidden>
      <defs>
        <linearGradient id={`${ids}rim${seat}`} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset=".45" stopColor={rim} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <radialGradient id={`${ids}face${seat}`} cx=".42" cy=".3" r=".85">
          <stop offset="0" stopColor={face} />
          <stop offset=".55" stopColor={mid} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
        <linearGradient id={`${ids}bone`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#cfc0a2" />
        </linearGradient>
        <radialGradient id={`${ids}shadow`}>
          <stop offset=".6" stopColor="#000" stopOpacity=".75" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <SurvivorDisc Face={SURVIVOR_FACES[survivor]} seat={seat} ids={ids} />
    </svg>
  );
});
