import { SIGNS } from './icons.ts';
import { countedOf, type Hero, heroThing, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** Wounds and fatigue that are left; the figures are always written. */
export function Bars({ view, hero }: { readonly view: View; readonly hero: Hero }) {
  const look = useLookSay();
  const counted = countedOf(view, heroThing(hero));
  const bars = [
    { name: 'wounds', left: hero.wounds, of: counted?.life ?? hero.wounds, Look: SIGNS.damage, k: 'blood' },
    {
      name: 'fatigue',
      left: hero.fatigue,
      of: counted?.fatigue ?? hero.fatigue,
      Look: SIGNS.fatigue,
      k: 'heal',
    },
  ] as const;
  return bars.map(({ name, left, of, Look, k }) => (
    <div
      key={name}
      className={`bar ${name}`}
      style={{
        '--v': of === 0 ? 0 : Math.min(100, (left / of) * 100),
        '--k': `var(--${k})`,
        ...(name === 'fatigue' ? { '--b': '#3f9f7a' } : {}),
      }}
    >
      <Look className="i" aria-hidden />
      <u>
        <s />
      </u>
      <span>
        <span className="sr">{look(name)} </span>
        {left}/{of}
      </span>
    </div>
  ));
}
