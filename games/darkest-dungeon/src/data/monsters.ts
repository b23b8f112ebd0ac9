import { BOSS_IDS, type BossId, bossOf } from './bosses.ts';
import { DARKEST_MONSTERS } from './darkest-monsters.ts';
import { evenMonster } from './even.ts';
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
const DECK: ReadonlyMap<MonsterKind, DeckMonster> = new Map(
  DECK_MONSTER_IDS.map(id => [id, evenMonster<DeckMonster>(MONSTERS[id])]),
);
export const deckMonsterOf = (id: DeckMonsterId): DeckMonster => DECK.get(id) as DeckMonster;

/** Anything that can stand on the Monster tracker. */
export type MonsterKind = DeckMonsterId | BossId;

/** One card of the Monster deck, and its figure: `bone-soldier:2` (DD-BSU-12). */
export type MonsterCardId = `${DeckMonsterId}:${number}`;
export const MONSTER_CARDS: readonly MonsterCardId[] = DECK_MONSTER_IDS.flatMap(kind =>
  Array.from({ length: MONSTERS[kind].copies }, (_, copy): MonsterCardId => `${kind}:${copy + 1}`),
);
const KINDS: ReadonlyMap<MonsterCardId, DeckMonsterId> = new Map(
  DECK_MONSTER_IDS.flatMap(kind =>
    Array.from({ length: MONSTERS[kind].copies }, (_, copy) => [`${kind}:${copy + 1}`, kind] as const),
  ),
);
export const kindOfCard = (card: MonsterCardId): DeckMonsterId => KINDS.get(card) as DeckMonsterId;

export const isDeckMonster = (kind: MonsterKind): kind is DeckMonsterId => DECK.has(kind);

/** The cards of everything that fights, by Level; a Monster of the deck has one. */
const CARDS: ReadonlyMap<MonsterKind, readonly MonsterCard[]> = new Map<MonsterKind, readonly MonsterCard[]>([
  ...DECK_MONSTER_IDS.map((id): [MonsterKind, MonsterCard[]] => [id, [deckMonsterOf(id)]]),
  ...BOSS_IDS.map((id): [MonsterKind, MonsterCard[]] => [id, bossOf(id).levels.map(evenMonster)]),
]);

/** The card of any Monster; `level` matters for the Bosses of the Ruins and what comes with them. */
export function monsterCardOf(kind: MonsterKind, level: Level): MonsterCard {
  const levels = CARDS.get(kind) as readonly MonsterCard[];
  return (levels[level - 1] ?? levels[0]) as MonsterCard;
}
