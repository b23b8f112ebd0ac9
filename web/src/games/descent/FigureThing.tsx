import { capital } from '../../words/capital.ts';
import type { AsThing } from '../frame/Thing.tsx';
import type { GameSay } from '../../words/speech.ts';
import type { Placed } from './figures.ts';
import { Thing } from './frame.ts';
import { Brackets, KeyCap } from './Thing.tsx';
import { Token } from './Token.tsx';
import { nameOfThing, spaceName, spacesOfThing, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly figure: Placed;
  readonly say: GameSay;
  readonly look: LookSay;
  readonly asThing: AsThing;
  /** Something under it can be chosen, and not the figure: a press goes through. */
  readonly through: boolean;
}

export function FigureThing({ view, figure, say, look, asThing, through }: Props) {
  const { thing: id, x, y, state } = figure;
  const thing = asThing(id, figureWords(view, figure, say, look));
  const small = state.look.shape === 'friend' ? 0.78 : 1;
  const [w, h] = [state.look.wide * 24 * small, state.look.high * 24 * small];
  return (
    <Thing {...thing} kind={through ? 'figure through' : 'figure'}>
      <Token id={id} x={x} y={y} {...state} />
      <g className="dj-token" style={{ transform: `translate(${x}px,${y}px)` }}>
        <rect x={-w} y={-h} width={w * 2} height={h * 2} fill="transparent" />
        {thing.isOption && <Brackets w={w} h={h} />}
        <rect className="focus" x={-w - 3} y={-h - 3} width={w * 2 + 6} height={h * 2 + 6} rx="7" />
        <KeyCap x={w - 4} y={h - 5} text={thing.cap} />
      </g>
    </Thing>
  );
}

/** A figure in words: its wounds, where it stands, its tokens and orders. */
export function figureWords(view: View, { thing, name, state }: Placed, say: GameSay, look: LookSay): string {
  const spaces = spacesOfThing(view, thing).map(square => spaceName(view, square));
  const facts = { name: capital(say(name)), left: state.left, life: state.life, spaces: spaces.join(', ') };
  const marks = state.marks === '' ? [] : state.marks.split(',');
  return [
    state.life > 0 ? look('figure', facts) : look('familiar', facts),
    ...(state.letter === '' ? [] : [`${state.letter}.`]),
    ...marks.map(mark => {
      const [token = '', count = '1'] = mark.split(' ');
      return token === 'fallen' ? look('in-pit') : look('mark', { token: say(token), count: Number(count) });
    }),
  ].join(' ');
}

/** A figure as one says it aloud. */
export const sayFigure = (view: View, thing: string, say: GameSay): string =>
  capital(say(nameOfThing(view, thing)));
