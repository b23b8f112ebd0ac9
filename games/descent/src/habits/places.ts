import { squareOf } from '../rules/spaces.ts';
import { isOnBoard } from '../rules/figures.ts';
import { BEACON } from './quest-errands.ts';
import { asWeight, each, fact, type Habit, nameIn } from './weights.ts';
import { wayOfHeroes } from './ways.ts';
import { bestErrand } from './errands.ts';

/** An ally goes where the quest wants it, and waits where monsters are in the way. */
export const moveAlly: Habit = (state, question) => {
  const ally = state.allies.find(({ id }) => id === fact(question.about, 'ally'));
  if (ally === undefined || !isOnBoard(ally)) return question.options.map(() => 1);
  const toBeacon = wayOfHeroes(state, [squareOf(state, BEACON)]);
  const heroes = state.heroes.filter(isOnBoard);
  const toHeroes = wayOfHeroes(
    state,
    heroes.map(({ place }) => place),
  );
  const here = toBeacon[ally.place] ?? Infinity;
  const lamps = state.markers.flatMap(({ what, square }) =>
    what.kind === 'encounter' &&
    typeof square === 'number' &&
    !isLit(state.quest.lists['lit'], what.encounter)
      ? [square]
      : [],
  );
  const toLamps = wayOfHeroes(state, lamps);
  return question.options.map(option => {
    const square = option.id === 'pass' ? ally.place : Number(nameIn(option));
    const gain = Number.isFinite(here)
      ? here - (toBeacon[square] ?? 40)
      : Math.min(20, toLamps[ally.place] ?? 20) - Math.min(20, toLamps[square] ?? 20);
    const alone = heroes.length === 0 ? 0 : Math.max(0, (toHeroes[square] ?? 9) - 3);
    return asWeight(3 + 0.6 * gain - 0.7 * alone);
  });
};

const isLit = (lit: readonly string[] | undefined, lamp: string): boolean => lit?.includes(lamp) ?? false;

/** A familiar stays with whoever it belongs to. */
export const moveFamiliar: Habit = (state, question) => {
  const familiar = state.familiars.find(({ id }) => id === fact(question.about, 'familiar'));
  const owner = state.heroes.find(({ id }) => id === familiar?.owner);
  if (owner === undefined || !isOnBoard(owner))
    return question.options.map(({ id }) => (id === 'done' ? 5 : 1));
  const field = wayOfHeroes(state, [owner.place]);
  return question.options.map(option =>
    option.id === 'done' || option.id === 'pass'
      ? 5
      : asWeight(1.5 - Math.min(2, (field[Number(nameIn(option))] ?? 9) / 4)),
  );
};

/** Where a hero begins: as near as he can to what there is to do. */
export const startAt: Habit = each((state, question) => {
  const hero = state.heroes.find(({ id }) => id === fact(question.about, 'hero'));
  return option => {
    if (hero === undefined) return 1;
    const square = Number(nameIn(option));
    const field = bestErrand(state, { ...hero, place: square });
    return 1 + 4 / (1 + (field?.[square] ?? 20));
  };
});
