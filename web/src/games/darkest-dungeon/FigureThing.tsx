import type { AsThing } from '../frame/Thing.tsx';
import type { GameSay } from '../../words/speech.ts';
import { Thing } from './frame.ts';
import { Brackets, KeyCap } from './Thing.tsx';
import { Token, tokenState } from './Token.tsx';
import { type Figure, lifeLeft, lifeOf, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

interface Props {
  readonly view: View;
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly say: GameSay;
  readonly look: LookSay;
  readonly asThing: AsThing;
  /** It can not be chosen, but where it stands can: a press goes through it. */
  readonly through: boolean;
}

export function FigureThing({ view, figure, x, y, size, say, look, asThing, through }: Props) {
  const thing = asThing(`figure:${figure.id}`, figureWords(view, figure, say, look));
  const r = size / 2 + 4;
  return (
    <Thing {...thing} kind={through ? 'figure through' : 'figure'}>
      <Token id={figure.id} x={x} y={y} size={size} {...tokenState(view, figure)} />
      <g className="dd-token" style={{ transform: `translate(${x}px,${y}px)` }}>
        <circle r={size / 2} fill="transparent" />
        {thing.isOption && <Brackets w={r} h={r} />}
        <rect className="focus" x={-r - 3} y={-r - 3} width={r * 2 + 6} height={r * 2 + 6} rx="10" />
        <KeyCap x={r - 2} y={r - 10} text={thing.cap} />
      </g>
    </Thing>
  );
}

/** A figure in words: its life, Stance, place and Conditions. */
export function figureWords(view: View, figure: Figure, say: GameSay, look: LookSay): string {
  const stance = view.figures[figure.id]?.stance ?? null;
  const { area, conditions } = figure;
  return [
    look('monster', {
      figure: say(figure.id),
      left: lifeLeft(view, figure),
      life: lifeOf(view, figure),
    }),
    ...(figure.kind === 'hero' ? [`${look('stress', { stress: figure.stress })}.`] : []),
    ...(stance === null ? [] : [say('table.stance', { stance })]),
    ...(area === null ? [] : [say('table.stands', { area })]),
    ...conditions.map(({ condition, tokens, wounds }) =>
      say('table.condition', { condition, tokens, wounds: wounds || '' }),
    ),
  ].join(' ');
}
