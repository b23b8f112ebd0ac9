import type { Square } from '@tenebrae/board';
import {
  type Deck,
  discard,
  drawOrReshuffle,
  type Rule,
  type Table,
  take,
  type TextId,
  unreachable,
} from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import { type BossId, BOSSES } from '../data/bosses.ts';
import { type EncounterCard, type EncounterId, ENCOUNTERS } from '../data/encounters.ts';
import type { MonsterId } from '../data/monsters.ts';
import { questHooks } from '../effects/quests/index.ts';
import type { Dungeon, Monster, State, TileNumber } from '../state.ts';
import { placeAmbush, placeAtRandom, placeNextTo } from './ambush.ts';
import { takeUp } from './decks.ts';
import { amountOf } from './dice.ts';
import { accursedOf, cardOfMonster, dungeonOf, monsterOf } from './figures.ts';
import { addMonster, type Changes, inSupply, roomFor } from './newcomers.ts';
import { placePrepared } from './prepared.ts';
import { retarget } from './targeting.ts';

/** How Monsters come: Prepared on a tile, Ambushing everyone present, next to one character (DL-AMB-07), or where a quest says. */
export type Arrival =
  | { readonly kind: 'prepared'; readonly tile: TileNumber }
  | { readonly kind: 'ambush' }
  | { readonly kind: 'next-to'; readonly who: AccursedId | number }
  | { readonly kind: 'at'; readonly square: Square };

/** DL-MON-03, DL-MON-05 to DL-MON-10, DL-SET-03: an Encounter card (a certain one, or the next) and its Monsters. */
export function* drawEncounter(table: Table<State>, arrival: Arrival, card?: EncounterId): Rule<Monster[]> {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const hooks = questHooks(dungeon.quest.id);
  const certain = card ?? firstEncounter(dungeon);
  const drawn = yield* takeCard('encounter-card', takeUp(dungeon, 'encounters'), certain);
  if (drawn === null) return [];
  if (hooks?.firstEncounter !== undefined) note(dungeon, FIRST_ENCOUNTER);
  table.tell({ type: 'encounter-drawn', rule: 'DL-MON-03', encounter: drawn.card, reveals: true });
  const kinds = yield* numbersOf(dungeon, ENCOUNTERS[drawn.card]);
  kinds.push(...(hooks?.encounter?.(state, drawn.card) ?? []));
  const monsters = yield* arrive(table, kinds, arrival, {});
  if (!keepsCard(dungeon, drawn, monsters)) discard(takeUp(dungeon, 'encounters'), drawn.card);
  return monsters;
}

/** DL-BOS-01 to DL-BOS-03: a Boss card, placed Prepared. */
export function* drawBoss(table: Table<State>, tile: TileNumber, card?: BossId): Rule<Monster[]> {
  const dungeon = dungeonOf(table.state);
  const drawn = yield* takeCard('boss-card', takeUp(dungeon, 'bosses'), card);
  if (drawn === null) return [];
  table.tell({ type: 'boss-drawn', rule: 'DL-BOS-01', boss: drawn.card, reveals: true });
  const kinds = yield* numbersOf(dungeon, BOSSES[drawn.card]);
  const monsters = yield* arrive(table, kinds, { kind: 'prepared', tile }, {});
  if (!keepsCard(dungeon, drawn, monsters)) discard(takeUp(dungeon, 'bosses'), drawn.card);
  return monsters;
}

/** DL-SET-16: the quest may name the first Encounter of the dungeon. */
function firstEncounter({ quest }: Dungeon): EncounterId | undefined {
  return quest.notes.includes(FIRST_ENCOUNTER) ? undefined : questHooks(quest.id)?.firstEncounter;
}

const FIRST_ENCOUNTER = 'first-encounter-drawn';

function note({ quest }: Dungeon, what: string): void {
  if (!quest.notes.includes(what)) quest.notes = [...quest.notes, what];
}

/** A card in hand; one that is called for by name may be part of the combat already, and is then there only once. */
interface Drawn<T extends string> {
  readonly card: T;
  readonly isInPlay: boolean;
}

/** DL-SET-03: the next card, or a certain one from the deck or its discards. */
function* takeCard<T extends string>(what: TextId, deck: Deck<T>, certain?: T): Rule<Drawn<T> | null> {
  if (certain !== undefined) {
    const isTaken = [deck.top, deck.unseen, deck.bottom, deck.discard].some(pile => take(pile, certain));
    return { card: certain, isInPlay: !isTaken };
  }
  const card = yield* drawOrReshuffle(what, deck, 'DL-SET-03');
  return card === null ? null : { card, isInPlay: false };
}

/** DL-MON-05, DL-MON-07, DL-MON-10, DL-SET-17: each type in the number of its banner, rolled once for the type. */
function* numbersOf({ startedWith }: Dungeon, { monsters }: EncounterCard): Rule<MonsterId[]> {
  const kinds: MonsterId[] = [];
  for (const [kind, banner] of Object.entries(monsters) as [MonsterId, (typeof monsters)[MonsterId]][]) {
    const count = yield* amountOf('encounter-number', banner?.[startedWith - 1] ?? 0, 'DL-MON-05');
    for (let at = 0; at < count; at++) kinds.push(kind);
  }
  return kinds;
}

/** DL-MON-09, DL-MON-10, DL-END-04: part of the one combat, for its loot; a card that places nobody is discarded. */
function keepsCard(
  { combat }: Dungeon,
  { card, isInPlay }: Drawn<EncounterId | BossId>,
  monsters: readonly Monster[],
): boolean {
  const ids = monsters.map(({ id }) => id);
  const inPlay = isInPlay ? combat?.cards.find(one => one.card === card) : undefined;
  if (inPlay !== undefined) inPlay.monsters.push(...ids);
  else if (combat === null || ids.length === 0) return false;
  else combat.cards.push({ card, monsters: ids });
  return true;
}

/**
 * DL-MON-06, DL-MON-08, DL-MON-09: so many of a type without a card, as far as miniatures and squares allow; `fixed` ignores
 * Special Spawning.
 */
export function* placeMonsters(
  table: Table<State>,
  kind: MonsterId,
  count: number,
  arrival: Arrival,
  more: Changes = {},
): Rule<Monster[]> {
  return yield* arrive(table, new Array<MonsterId>(count).fill(kind), arrival, more);
}

/** DL-MON-08: Special Spawning first, if the Monsters are Prepared or Ambush; then the others as they arrive. */
function* arrive(
  table: Table<State>,
  kinds: readonly MonsterId[],
  arrival: Arrival,
  changes: Changes,
): Rule<Monster[]> {
  if (arrival.kind === 'next-to') {
    const { who } = arrival;
    const figure = typeof who === 'number' ? monsterOf(table.state, who) : accursedOf(table.state, who);
    const placed: Monster[] = [];
    for (const kind of new Set(kinds)) {
      const count = kinds.filter(one => one === kind).length;
      placed.push(...(yield* placeNextTo(table, kind, count, figure, changes)));
    }
    return placed;
  }
  if (arrival.kind === 'at') return yield* placeAt(table, kinds, arrival.square, changes);
  const isSpecial = (kind: MonsterId) =>
    changes.fixed !== true && cardOfMonster(kind).spawns === 'ambush-at-random';
  const special = yield* placeAtRandom(table, kinds.filter(isSpecial), changes);
  const others = kinds.filter(kind => !isSpecial(kind));
  switch (arrival.kind) {
    case 'prepared':
      return [...special, ...(yield* placePrepared(table, others, arrival.tile, changes))];
    case 'ambush':
      return [...special, ...(yield* placeAmbush(table, others, changes))];
    default:
      return unreachable(arrival);
  }
}

/** DL-SET-16: on the square that a quest names, if there is room. */
function* placeAt(
  table: Table<State>,
  kinds: readonly MonsterId[],
  square: Square,
  changes: Changes,
): Rule<Monster[]> {
  const placed: Monster[] = [];
  for (const kind of inSupply(table, kinds)) {
    if (!roomFor(table.state, kind)(square)) continue;
    placed.push(addMonster(table, kind, square, 'DL-SET-16', changes));
    yield* retarget(table);
  }
  return placed;
}

/** DL-MON-06: those on the board and among Trophies are out of the supply. */
export function miniaturesLeft(state: State, kind: MonsterId): number {
  const standing = dungeonOf(state).monsters.filter(one => one.kind === kind).length;
  const taken = state.accursed.flatMap(one => one.trophies).filter(one => one.kind === kind).length;
  return Math.max(0, cardOfMonster(kind).miniatures - standing - taken);
}
