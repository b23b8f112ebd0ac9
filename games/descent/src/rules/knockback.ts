import type { Place } from '@tenebrae/board';
import { ask, DONE, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { KNOCKBACK_SPACES } from '../data/limits.ts';
import type { Attack, FigureId, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { nameOf, shapeOfFigure, spacesOf } from './figures.ts';
import { forceMove, landingPlaces } from './forced-moves.ts';
import { figureOption, placeOption } from './options.ts';
import { isImmune } from './stats.ts';

/**
 * DJ-ABL-18 to DJ-ABL-20, DJ-ATK-32: the attacker throws those whom the attack has damaged, one after another in his order, or
 * leaves them where they are. The killed and the immune are not moved.
 */
export function* knockBack(table: Table<State>, attack: Attack, damaged: readonly FigureId[]): Rule {
  const { state } = table;
  let left = damaged.filter(figure => !isImmune(state, figure, 'knockback'));
  for (;;) {
    left = left.filter(figure => spacesOf(state, figure).length > 0);
    const next = yield* nextToThrow(table, attack, left);
    if (next === null) return;
    left = left.filter(figure => figure !== next);
    yield* throwFigure(table, attack, next);
  }
}

function* nextToThrow(
  table: Table<State>,
  { seat }: Attack,
  left: readonly FigureId[],
): Rule<FigureId | null> {
  const { state } = table;
  if (left.length < 2) return left[0] ?? null;
  const options = left.map(figure => figureOption(state, 'figure', figure));
  const choice = yield* ask<ActionOption | typeof DONE>('throw-next', seat, [...options, DONE], 'DJ-ABL-18');
  return left.find(figure => 'figure' in choice && choice.figure === figure) ?? null;
}

function* throwFigure(table: Table<State>, { seat }: Attack, figure: FigureId): Rule {
  const { state } = table;
  const shape = shapeOfFigure(state, figure);
  const places = landingPlaces(state, figure, KNOCKBACK_SPACES);
  if (places.length === 0) return;
  const options = places.map(place => placeOption(state, 'throw', place, shape));
  const choice = yield* ask<ActionOption | typeof PASS>(
    'throw-figure',
    seat,
    [...options, PASS],
    'DJ-ABL-18',
    {
      about: { figure: nameOf(state, figure) },
    },
  );
  const place: Place | undefined = 'place' in choice ? choice.place : undefined;
  if (place !== undefined) yield* forceMove(table, figure, place, 'DJ-ABL-18');
}
