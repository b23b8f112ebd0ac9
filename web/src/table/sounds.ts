import type { Happening } from '@tenebrae/kernel';
import { useEffect } from 'react';
import type { Tone } from './looks.ts';

/** One short sound a tone, in the numbers of the synthesiser; dice have their own. */
const SOUNDS = {
  plain: [0.25, 0.02, 340, 0, 0.01, 0.05, 1, 1.4],
  good: [0.45, 0.02, 520, 0.01, 0.07, 0.18, 0, 1.6, 0, 0, 130, 0.06],
  bad: [0.55, 0.05, 110, 0.01, 0.08, 0.28, 2, 1.9, -3, 0, 0, 0, 0, 0.4],
  head: [0.5, 0.01, 262, 0.02, 0.25, 0.5, 0, 1.2, 0, 0, 0, 0, 0.08],
  dice: [0.4, 0.1, 190, 0, 0.01, 0.05, 4, 2.2, 0, 0, 0, 0, 0.04, 0.8],
} as const satisfies Record<Tone | 'dice', readonly number[]>;

const LOUDEST = ['bad', 'head', 'good', 'dice', 'plain'] as const;

/** What has just happened, as one short sound: of several tones the gravest. */
export function useSounds(
  happened: readonly Happening[],
  on: boolean,
  tone: (event: Happening) => Tone,
): void {
  useEffect(() => {
    if (!on || happened.length === 0 || navigator.userActivation?.hasBeenActive === false) return;
    const tones = happened.map(event => (event.type === 'dice-rolled' ? 'dice' : tone(event)));
    const loudest = LOUDEST.find(one => tones.includes(one));
    if (loudest !== undefined) void import('zzfx').then(({ zzfx }) => zzfx(...SOUNDS[loudest]));
  }, [happened, on, tone]);
}
