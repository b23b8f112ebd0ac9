import type { Character } from '../state.ts';

/** What the words call a figure: its id, or a Monster's kind. The figure itself is highlighted by `figureOf`. */
export const nameOf = (figure: Character): string => (figure.is === 'monster' ? figure.kind : figure.id);

/** A figure as the view, `on` and events name it: `accursed:exorcist`, `monster:12`, `ally:ally-1`. */
export const figureOf = (figure: Character): string => `${figure.is}:${figure.id}`;
