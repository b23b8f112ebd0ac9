/** The printed tables, for whoever draws them. */
export * from './data/abilities.ts';
export * from './data/actions.ts';
export * from './data/dice.ts';
export * from './data/heroes.ts';
export * from './data/item-card.ts';
export * from './data/items.ts';
export * from './data/limits.ts';
export * from './data/map-pieces.ts';
export * from './data/monsters.ts';
export * from './data/overlord-cards.ts';
export * from './data/skills.ts';
