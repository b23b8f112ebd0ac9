import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { FigureId, State } from '../state.ts';
import { heroesOnBoard, heroFigure, isMonster, monsterFigure, spacesOf } from './figures.ts';
import { placeOf } from './placing.ts';
import { anyAdjacent } from './spaces.ts';
import { hasAbility, isImmune } from './stats.ts';
import { inflictWounds } from './wounds.ts';

/**
 * DJ-ABL-03, DJ-ABL-04, DJ-LRG-11, DJ-ABL-33: 1 wound, ignoring armor, for each enemy with Aura next to a newly entered space,
 * one after another. It works on whoever moves next to the Aura, never on whom the Aura moves next to.
 */
export function* sufferAuras(table: Table<State>, figure: FigureId, entered: readonly Square[]): Rule {
  const { state } = table;
  const place = placeOf(state, figure);
  for (const enemy of aurasAround(state, figure, entered)) {
    const isHere = place !== null && placeOf(state, figure) === place;
    if (!isHere || spacesOf(state, enemy).length === 0) continue;
    yield* inflictWounds(table, [{ figure, wounds: 1 }], { kind: 'aura', by: enemy }, 'DJ-ABL-03');
  }
}

function aurasAround(state: State, figure: FigureId, entered: readonly Square[]): FigureId[] {
  const enemies = isMonster(figure)
    ? heroesOnBoard(state).map(heroFigure)
    : state.monsters.map(monsterFigure);
  const auras = enemies.filter(
    enemy => hasAbility(state, enemy, 'aura') && anyAdjacent(state, entered, spacesOf(state, enemy)),
  );
  return auras.length > 0 && isImmune(state, figure, 'aura') ? [] : auras;
}
