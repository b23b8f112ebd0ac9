export { perform } from '@tenebrae/kernel/testing';
export { aGame, type GameSet, type HeroSet, type MonsterSet, type TestGame } from './a-game.ts';
export { type Where } from './drawn-map.ts';
export { havingParts } from './effects.ts';
export { faceNumber, faces, power, type Written } from './faces.ts';
export { offered } from './offers.ts';
export { aQuest } from './quest-game.ts';
