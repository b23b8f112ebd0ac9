import { BREAKING_POINT } from '@tenebrae/darkest-dungeon/data';
import Brain from '~icons/game-icons/brain-tentacle';
import Skull from '~icons/game-icons/death-skull';
import Hearts from '~icons/game-icons/hearts';
import { type Hero, lifeLeft, lifeOf, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** Life as a bar, Stress as ten cells; both with their number. */
export function Bars({ view, hero }: { readonly view: View; readonly hero: Hero }) {
  const look = useLookSay();
  const left = lifeLeft(view, hero);
  const life = lifeOf(view, hero);
  const { stress } = hero;
  return (
    <>
      <div
        className="bar"
        role="img"
        title={left === 0 ? look('deaths-door') : undefined}
        aria-label={left === 0 ? look('deaths-door') : look('life', { left, life })}
      >
        {left === 0 ? <Skull className="i" aria-hidden /> : <Hearts className="i" aria-hidden />}
        <u>
          <s style={{ '--v': (left / life) * 100 }} />
        </u>
        <span>
          {left}/{life}
        </span>
      </div>
      <div
        className={hero.resolve === null ? 'dd-stress' : 'dd-stress red'}
        role="img"
        aria-label={look('stress', { stress })}
      >
        <Brain className="i" aria-hidden />
        {Array.from({ length: BREAKING_POINT }, (_, cell) => cell).map(cell => (
          <b key={cell} className={cell < stress ? 'on' : ''} />
        ))}
        <span>{stress}</span>
      </div>
    </>
  );
}
