export { perform } from '@tenebrae/kernel/testing';
export { type AccursedSet, aGame, type At, type GameSet, type MonsterSet, type TestGame } from './a-game.ts';
export { act, d3, offered, offersIn, turnOf } from './acting.ts';
export { aBlow, attacked, monsterAttack, TIRED } from './attacks.ts';
export { arrow, type ArrowName, drawnPlan, type Lay, layOut, squareOn } from './lay.ts';
export { aNewTable } from './new-table.ts';
