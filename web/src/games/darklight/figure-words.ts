import type { GameSay } from '../../words/speech.ts';
import { type Figure, healthLeft, healthOf, nameOf, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

/** A figure in words: its Health, whom it is after, and its conditions. */
export function figureWords(view: View, figure: Figure, say: GameSay, look: LookSay): string {
  const { prone, poison, fire, effects } = figure;
  return [
    look('figure', {
      who: say(nameOf(figure)),
      left: healthLeft(view, figure),
      health: healthOf(view, figure),
    }),
    ...(figure.is === 'accursed' && figure.status.kind === 'dead' ? [`${look('dead')}.`] : []),
    ...(figure.is === 'accursed' && view.leader === figure.id ? [say('table.leader')] : []),
    ...(figure.is === 'monster' && figure.target !== null
      ? [look('target', { who: say(figure.target) })]
      : []),
    ...(prone ? [say('table.prone')] : []),
    ...(poison > 0 ? [say('table.poison', { poison })] : []),
    ...(fire === 'none' ? [] : [say(`table.fire-${fire}`)]),
    ...(effects.length > 0 ? [say('table.effects', { effects: effects.map(({ id }) => id) })] : []),
  ].join(' ');
}
