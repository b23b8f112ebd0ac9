export { perform } from '@tenebrae/kernel/testing';
export { aGame, type GameSet, giveCard, type SurvivorSet, type TestGame } from './a-game.ts';
export { creatureFaces, survivorFaces, terrorFace, withTerror } from './faces.ts';
export { at, houseT0, tilesT0, type Wall } from './house-t0.ts';
