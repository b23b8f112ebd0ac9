export { moveCreatureTowards } from './creature-movement.ts';
export { moveHordeOneRoom, stepsOfHorde } from './horde-movement.ts';
export { moveCreature, moveFigures } from './moving-figures.ts';
