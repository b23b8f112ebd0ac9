import { kindOfCard, type MonsterCardId, type MonsterKind } from '../data/monsters.ts';
import type { Level } from '../data/stances.ts';
import type { Monster, MonsterId } from '../state.ts';

/** DD-SUM-06: a Monster without Wounds or Conditions; whoever places it gives it Area, slot and turns. */
export const newMonster = (id: MonsterId, card: MonsterKind, level: Level): Monster => ({
  kind: 'monster',
  id,
  card,
  level,
  side: 'monsters',
  wounds: 0,
  conditions: [],
  area: null,
  turnsLeft: 0,
  moreLife: 0,
  moreDodge: 0,
});

/** The Monster of a card of the deck. */
export const monsterOfCard = (card: MonsterCardId, level: Level): Monster =>
  newMonster(card, kindOfCard(card), level);
