import type { Accursed, Character, Monster, State } from '../state.ts';
import { areAdjacent, areOnDifferentLevels, dungeonOf, victims } from './figures.ts';
import { hasEffect } from './in-force.ts';
import { hasTalent } from './sources.ts';

/** DL-THR-01, DL-ELV-03, DL-CND-11: the enemies that threaten it where it stands; talent threatened-by-its-own-only. */
export function threatsTo(state: State, accursed: Accursed): Monster[] {
  const threats: Monster[] = [];
  for (const one of dungeonOf(state).monsters)
    if (!one.asleep && threatens(state, one, accursed)) threats.push(one);
  return threats;
}

/** DL-THR-01, DL-THR-04, DL-THR-05: whether any enemy threatens a figure now. */
export function isThreatened(state: State, figure: Character): boolean {
  const { monsters } = dungeonOf(state);
  if (monsters.length === 0) return false;
  if (figure.is === 'monster') return victims(state).some(enemy => threatens(state, enemy, figure));
  for (const one of monsters) if (!one.asleep && threatens(state, one, figure)) return true;
  return false;
}

/** DL-THR-01, DL-THR-05, DL-ELV-03, DL-ELV-05, DL-CND-11: adjacent, on its feet, and on no other level. */
export const threatens = (state: State, enemy: Character, figure: Character): boolean =>
  !enemy.prone &&
  areAdjacent(state, enemy, figure) &&
  !areOnDifferentLevels(state, enemy, figure) &&
  !isFree(figure, enemy);

/** ruin-gate, an ally piece that was freed, and who is threatened only by those that target it. */
function isFree(figure: Character, enemy: Character): boolean {
  if (figure.is === 'ally') return figure.freed;
  if (figure.is === 'monster' || enemy.is !== 'monster') return false;
  return (
    hasEffect(figure, 'ruin-gate') ||
    (enemy.target !== figure.id && hasTalent(figure, 'threatened-by-its-own-only'))
  );
}
