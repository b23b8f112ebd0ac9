import type { Question } from '@tenebrae/kernel';
import { type Aimed, type Figure, figureIn, type View } from '../view.ts';

/** A Skill that is about to be used, or would be: by whom, and whom it reaches. */
export interface Aim {
  readonly user: Figure;
  readonly skill: Aimed;
}

/**
 * What the board shows of aims: the Skill that is being declared, else the one whose card somebody points at, else what the
 * figure under the pointer would do.
 */
export function aimShown(
  view: View,
  question: Question | null,
  pointed: string | null,
  under: string | null,
): Aim[] {
  const acting = view.battle?.turn?.figure ?? '';
  const attack = attackOn(view, question, acting);
  if (attack !== null) return [attack];
  const declared = question?.about?.['skill'];
  const named = typeof declared === 'string' ? declared : pointed;
  if (named !== null) return aimsOf(view, acting).filter(({ skill }) => skill.skill === named);
  const figure = under?.startsWith('figure:') === true ? under.slice('figure:'.length) : null;
  const isMonster = figure !== null && figureIn(view, figure)?.kind === 'monster';
  return isMonster ? aimsOf(view, figure) : [];
}

/** A Hero is asked in the middle of an attack: who strikes, and who is struck. */
function attackOn(view: View, question: Question | null, acting: string): Aim | null {
  const moment = question?.about?.['moment'];
  const target = figureIn(view, String(question?.about?.['hero'] ?? ''));
  const user = figureIn(view, acting);
  if (moment !== 'attacked' && moment !== 'was-hit') return null;
  if (target === undefined || target.area === null || user === undefined || user === target) return null;
  const targets = [{ figure: target.id, hit: null, crit: null }];
  return {
    user,
    skill: { skill: String(question?.about?.['cause'] ?? ''), areas: [{ area: target.area, targets }] },
  };
}

export function aimsOf(view: View, id: string): Aim[] {
  const user = figureIn(view, id);
  if (user === undefined) return [];
  return (view.aims[user.id] ?? []).map(skill => ({ user, skill }));
}
