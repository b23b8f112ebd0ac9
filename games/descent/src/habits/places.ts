import { squareOf } from '../rules/spaces.ts';
import { allyFigure, isOnBoard } from '../rules/figures.ts';
import { BEACON } from './quest-errands.ts';
import { asWeight, each, fact, type Habit, nameIn } from './weights.ts';
import { stepsFrom, wayOfHeroes } from './ways.ts';
import { prospectsOf } from './errands.ts';
import { threatsTo, woundsAt } from './risks.ts';

/** An ally goes where the quest wants it, and keeps out of reach of whatever bites. */
export const moveAlly: Habit = (state, question) => {
  const ally = state.allies.find(({ id }) => id === fact(question.about, 'ally'));
  if (ally === undefined || !isOnBoard(ally)) return question.options.map(() => 1);
  const toBeacon = wayOfHeroes(state, [squareOf(state, BEACON)]);
  const heroes = state.heroes.filter(isOnBoard).map(({ place }) => place);
  const toHeroes = wayOfHeroes(state, heroes);
  const threats = threatsTo(state, allyFigure(ally));
  const here = stepsFrom(toBeacon, ally.place);
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
    const there = stepsFrom(toBeacon, square);
    if (there === 0) return 1e9;
    const gain = Number.isFinite(here)
      ? here - there
      : Math.min(20, stepsFrom(toLamps, ally.place)) - Math.min(20, stepsFrom(toLamps, square));
    const alone = heroes.length === 0 ? 0 : Math.max(0, stepsFrom(toHeroes, square) - 2);
    const part = (woundsAt(threats, square) / Math.max(1, ally.wounds)) ** 2;
    return Math.exp(2 * (0.25 * gain - 0.3 * alone - 6 * (part / (1 + part))));
  });
};

const isLit = (lit: readonly string[] | undefined, lamp: string): boolean => lit?.includes(lamp) ?? false;

/** A familiar stays with whoever it belongs to. */
export const moveFamiliar: Habit = (state, question) => {
  const familiar = state.familiars.find(({ id }) => id === fact(question.about, 'familiar'));
  const owner = state.heroes.find(({ id }) => id === familiar?.owner);
  if (owner === undefined || !isOnBoard(owner))
    return question.options.map(({ id }) => (id === 'done' ? 5 : 1));
  const way = wayOfHeroes(state, [owner.place]);
  return question.options.map(option =>
    option.id === 'done' || option.id === 'pass'
      ? 5
      : asWeight(1.5 - Math.min(2, stepsFrom(way, Number(nameIn(option))) / 4)),
  );
};

/** Where a hero begins: as near as he can to what there is to do. */
export const startAt: Habit = each((state, question) => {
  const hero = state.heroes.find(({ id }) => id === fact(question.about, 'hero'));
  return option => {
    if (hero === undefined) return 1;
    const square = Number(nameIn(option));
    return prospectsOf(state, { ...hero, place: square }).worthAt(square, 0) ** 4;
  };
});
