import type { CodeColour } from '@tenebrae/dark-darker-darkest/data';
import type { GameSay } from '../../words/speech.ts';

/** Every code colour has a shape of its own, within 12 units around the middle. */
export const CODE_SHAPES = {
  red: { d: 'M-9 -9H9V9H-9Z', fill: '#f0705c' },
  orange: { d: 'M0 -11L10.500 -3.400L6.500 9H-6.500L-10.500 -3.400Z', fill: '#f59a3c' },
  yellow: { d: 'M0 -11L11 9H-11Z', fill: '#e5e07a' },
  green: { d: 'M-6 -10H6L12 0L6 10H-6L-12 0Z', fill: '#3fbd8c' },
  blue: { d: 'M10 0A10 10 0 1 1 -10 0A10 10 0 1 1 10 0Z', fill: '#5bb8ee' },
  purple: { d: 'M0 -12L3.500 -4H12L5.500 2L8 11L0 6L-8 11L-5.500 2L-12 -4H-3.500Z', fill: '#c39bff' },
  white: { d: 'M0 -12L12 0L0 12L-12 0Z', fill: '#f3ead9' },
} as const satisfies Record<CodeColour, { d: string; fill: string }>;

/** A code icon in a drawing; one that is missing in dashed outline. */
export function CodeMark({
  colour,
  missing = false,
}: {
  readonly colour: CodeColour;
  readonly missing?: boolean;
}) {
  const { d, fill } = CODE_SHAPES[colour];
  return missing ? (
    <path d={d} fill="none" stroke={fill} strokeWidth={3} strokeDasharray="4 3" />
  ) : (
    <path d={d} fill={fill} stroke="#000" strokeOpacity={0.45} />
  );
}

/** A code icon in a panel, named for those who do not see it. */
export function CodeIcon({
  colour,
  say,
  gone = false,
}: {
  readonly colour: CodeColour;
  readonly say: GameSay;
  readonly gone?: boolean;
}) {
  return (
    <svg
      className={gone ? 'ddd-code gone' : 'ddd-code'}
      viewBox="-16 -16 32 32"
      role="img"
      aria-label={say(colour)}
    >
      <title>{say(colour)}</title>
      <CodeMark colour={colour} />
    </svg>
  );
}
