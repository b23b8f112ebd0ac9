import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { FigureId, State } from '../state.ts';
import {
  heroesOnBoard,
  heroFigure,
  isMonster,
  monsterFigure,
  monsterSpaces,
  oneSpace,
  spacesOf,
} from './figures.ts';
import { kitOf } from './kit.ts';
import { placeOf } from './placing.ts';
import { anyAdjacent } from './spaces.ts';
import { hasAbility, isImmune, monstersWith } from './stats.ts';
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

/** Whether any enemy with Aura, immune to it or not, is next to a newly entered space. */
export function hasAuraAround(state: State, of: 'heroes' | 'monsters', entered: readonly Square[]): boolean {
  if (of === 'monsters') {
    for (const monster of monstersWith(state, 'aura'))
      if (anyAdjacent(state, entered, monsterSpaces(state, monster))) return true;
    return false;
  }
  for (const hero of state.heroes) {
    if (typeof hero.place !== 'number' || kitOf(hero).ranks.aura === 0) continue;
    if (anyAdjacent(state, entered, oneSpace(hero.place))) return true;
  }
  return false;
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
