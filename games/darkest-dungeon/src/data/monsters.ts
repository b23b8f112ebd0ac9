import { type BossId, bossOf } from './bosses.ts';
import { DARKEST_MONSTERS } from './darkest-monsters.ts';
import type { MonsterCard } from './monster-card.ts';
import { RUINS_MONSTERS } from './ruins-monsters.ts';
import type { Level } from './stances.ts';

/** A Monster of the Monster deck. */
export interface DeckMonster extends MonsterCard {
  /** DD-CAM-10. */
  readonly home: 'ruins' | 'common' | 'darkest';
  /** Cards, as many as there are figures. */
  readonly copies: number;
}

export const MONSTERS = { ...RUINS_MONSTERS, ...DARKEST_MONSTERS } as const satisfies Record<
  string,
  DeckMonster
>;
export type DeckMonsterId = keyof typeof MONSTERS;
export const DECK_MONSTER_IDS = Object.keys(MONSTERS) as DeckMonsterId[];
export const deckMonsterOf = (id: DeckMonsterId): DeckMonster => MONSTERS[id];

/** Anything that can stand on the Monster tracker. */
export type MonsterKind = DeckMonsterId | BossId;

/** One card of the Monster deck, and its figure: `bone-soldier:2` (DD-BSU-12). */
export type MonsterCardId = `${DeckMonsterId}:${number}`;
export const MONSTER_CARDS: readonly MonsterCardId[] = DECK_MONSTER_IDS.flatMap(kind =>
  Array.from({ length: MONSTERS[kind].copies }, (_, copy): MonsterCardId => `${kind}:${copy + 1}`),
);
export const kindOfCard = (card: MonsterCardId): DeckMonsterId =>
  card.slice(0, card.indexOf(':')) as DeckMonsterId;

export const isDeckMonster = (kind: MonsterKind): kind is DeckMonsterId => Object.hasOwn(MONSTERS, kind);

/** The card of any Monster; `level` matters for the Bosses of the Ruins and what comes with them. */
export function monsterCardOf(kind: MonsterKind, level: Level): MonsterCard {
  if (isDeckMonster(kind)) return deckMonsterOf(kind);
  const { levels } = bossOf(kind);
  return (levels[level - 1] ?? levels[0]) as MonsterCard;
}
