/** The printed tables, for whoever draws them. */
export * from './data/actions.ts';
export * from './data/cards.ts';
export * from './data/code-chips.ts';
export * from './data/code-tokens.ts';
export * from './data/colours.ts';
export * from './data/creatures.ts';
export * from './data/dice.ts';
export * from './data/equipment.ts';
export * from './data/house.ts';
export * from './data/limits.ts';
export * from './data/multitracker.ts';
export * from './data/nemeses.ts';
export * from './data/skills.ts';
export * from './data/survivors.ts';
export * from './data/tiles.ts';
