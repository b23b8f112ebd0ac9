export { perform } from '@tenebrae/kernel/testing';
export { aBout, type BoutSet } from './a-bout.ts';
export { aCampaign } from './a-campaign.ts';
export { aFight, aMonsterUse, attack, knows, play } from './a-fight.ts';
export {
  aDungeon,
  aGame,
  aHero,
  aStack,
  aTurn,
  type BattleSet,
  type DungeonSet,
  type GameSet,
  type HeroSet,
  type MonsterSet,
  type StackSet,
  testGame,
  type TestGame,
} from './a-game.ts';
export { BLANK, explorationFaces, provisionFaces, SKULL } from './faces.ts';
export { playOut } from './play-out.ts';
export { inARoom, type RoomSet } from './in-a-room.ts';
export { replacedBy } from './replacement.ts';
