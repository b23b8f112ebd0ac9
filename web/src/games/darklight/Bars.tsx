import { SIGNS } from './icons.ts';
import { type Accursed, healthLeft, healthOf, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** Health and Sanity as bars with their numbers. */
export function Bars({ view, accursed }: { readonly view: View; readonly accursed: Accursed }) {
  const look = useLookSay();
  const left = healthLeft(view, accursed);
  const health = healthOf(view, accursed);
  const sanity = view.profiles[accursed.id]?.sanity ?? 1;
  const sane = Math.max(0, sanity - accursed.insanity);
  return (
    <>
      <div className="bar" role="img" aria-label={look('life', { left, health })}>
        <SIGNS.health className="i" aria-hidden />
        <u>
          <s style={{ '--v': (left / health) * 100 }} />
        </u>
        <span>
          {left}/{health}
        </span>
      </div>
      <div
        className="bar dl-sanity"
        role="img"
        aria-label={look('sanity', { insanity: accursed.insanity, sanity })}
      >
        <SIGNS.insanity className="i" aria-hidden />
        <u>
          <s style={{ '--v': (sane / Math.max(1, sanity)) * 100 }} />
        </u>
        <span>
          {sanity - accursed.insanity}/{sanity}
        </span>
      </div>
    </>
  );
}
