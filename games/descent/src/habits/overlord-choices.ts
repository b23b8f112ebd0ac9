import { anchorOf, type Place } from '@tenebrae/board';
import { monsterSpaces } from '../rules/figures.ts';
import { preyOf } from './monsters.ts';
import { each, type Habit, nameIn, SELDOM } from './weights.ts';
import { stepsFrom, wayOfMonsters } from './ways.ts';

/** A lair that heroes have to look through is opened before those of the beasts that they are after. */
export const chooseLair: Habit = each(() => option => (nameIn(option) === 'decoy' ? 3 : 1));

/** After a raid the beast goes to earth where the heroes are farthest away. */
export const retreat: Habit = (state, { options }) => {
  const way = wayOfMonsters(
    state,
    preyOf(state).map(({ square }) => square),
  );
  return options.map(option => {
    const square = anchorOf(state.grid, Number(nameIn(option)) as Place);
    return Math.exp(0.6 * Math.min(20, stepsFrom(way, square)));
  });
};

/** A hero is moved to where most of the monsters soon have him, and away from his friends. */
export const pushHero: Habit = (state, { options, about }) => {
  const pushed = `hero:${about?.['hero'] ?? ''}`;
  const toMonsters = state.monsters.map(monster => wayOfMonsters(state, monsterSpaces(state, monster)));
  const toFriends = wayOfMonsters(
    state,
    preyOf(state).flatMap(({ figure, square }) => (figure === pushed ? [] : [square])),
  );
  return options.map(option => {
    if (option.id === 'pass') return SELDOM;
    const square = Number(nameIn(option));
    const near = toMonsters.reduce((sum, way) => sum + 1 / (1 + stepsFrom(way, square)), 0);
    return Math.exp(3 * near + 0.2 * Math.min(10, stepsFrom(toFriends, square)));
  });
};
