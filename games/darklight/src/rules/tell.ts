import { kept } from '@tenebrae/kernel';
import type { Character } from '../state.ts';
import { numbered } from './marks.ts';

/** What the words call a figure: its id, or a Monster's kind. The figure itself is highlighted by `figureOf`. */
export const nameOf = (figure: Character): string => (figure.is === 'monster' ? figure.kind : figure.id);

/** A figure as the view, `on` and events name it: `accursed:exorcist`, `monster:12`, `ally:ally-1`. */
export function figureOf(figure: Character): string {
  if (figure.is === 'monster') return monsterMark(figure.id);
  return figure.is === 'accursed' ? accursedMark(figure.id) : allyMark(figure.id);
}

/** A figure as the only thing that is highlighted. */
export const onFigure = (figure: Character): readonly string[] => onMark(figureOf(figure));

const monsterMark = numbered('monster');
const accursedMark = kept((id: string) => `accursed:${id}`);
const allyMark = kept((id: string) => `ally:${id}`);
const onMark = kept((mark: string): readonly string[] => [mark]);
