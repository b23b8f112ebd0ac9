import { type Deck, draw, type Rule, type Table, take } from '@tenebrae/kernel';
import { MONSTER_SLOTS } from '../data/limits.ts';
import {
  type DeckMonsterId,
  deckMonsterOf,
  isDeckMonster,
  kindOfCard,
  MONSTER_CARDS,
  type MonsterCardId,
  type MonsterKind,
} from '../data/monsters.ts';
import { type Stance, STANCES } from '../data/stances.ts';
import type { Monster, State } from '../state.ts';
import { placeAtStance } from './battle-set-up.ts';
import { removeFigure } from './casualties.ts';
import { battleOf, cardOf, isLarge, monstersInOrder, slotsOf, slotsTaken } from './figures.ts';
import { addInitiative, cardIdOf } from './initiative.ts';
import { campaignLevel } from './modifiers.ts';
import { monsterOfCard } from './new-monster.ts';
import { afterSpawn, isKeptOut } from './quest-rules.ts';
import { tutorialMonsters } from './tutorial.ts';

/** DD-BSU-05, DD-BSU-16, DD-BSU-17: named Monsters, then draws until all four slots are filled. */
export function* spawnMonsters(table: Table<State>): Rule {
  const { state } = table;
  const battle = battleOf(state);
  const lesson = tutorialMonsters(state);
  if (lesson !== null) return yield* setDirectly(table, lesson);
  for (const kind of battle.named) {
    const card = freeCard(state, kind);
    if (card !== null) yield* spawnCard(table, card);
  }
  yield* drawMonsters(table);
  battle.named = [];
}

/** The Old Road: front to back, whatever their cards say. */
function* setDirectly(table: Table<State>, kinds: readonly MonsterKind[]): Rule {
  const { state } = table;
  for (const kind of kinds) {
    const card = freeCard(state, kind);
    if (card === null) continue;
    const slot = slotsTaken(state, 'monsters');
    yield* enter(table, monsterOfCard(card, deckMonsterOf(kindOfCard(card)).level), slot, slot);
  }
}

/** DD-BSU-05: what is turned away on the way comes back only with the next shuffle. */
function* drawMonsters(table: Table<State>): Rule {
  const { state } = table;
  while (slotsTaken(state, 'monsters') < MONSTER_SLOTS) {
    const card = yield* draw('monster-card', state.decks.monsters, 'DD-BSU-05');
    if (card === null) return;
    if (isKeptOut(state, card)) turnAway(table, card);
    else yield* spawnCard(table, card);
  }
}

/** DD-BSU-06 to DD-BSU-12: one Monster takes its slot, Area and Initiative Card. */
export function* spawnCard(table: Table<State>, card: MonsterCardId): Rule {
  const { state } = table;
  const monster = monsterOfCard(card, deckMonsterOf(kindOfCard(card)).level);
  const fits = slotsTaken(state, 'monsters') + slotsOf(monster) <= MONSTER_SLOTS;
  const slot = fits ? firstEmpty(state, monster) : yield* giveWay(table, monster);
  if (slot === null) return turnAway(table, card);
  yield* enter(table, monster, slot.at, slot.place);
  yield* afterSpawn(table, monster);
}

/** Where a Monster goes on the tracker: its foremost slot, from 0, and how many Monsters stand before it. */
interface Slot {
  readonly at: number;
  readonly place: number;
}

/**
 * DD-BSU-06, DD-BSU-07, DD-BSU-09, DD-BSU-10, DD-BSU-17: front Monsters fill the tracker from Aggressive, back Monsters from
 * Support; the empty slots lie between them.
 */
function firstEmpty(state: State, monster: Monster): Slot {
  let place = 0;
  let from = 0;
  let to = MONSTER_SLOTS;
  for (const one of monstersInOrder(state))
    if (cardOf(one).position === 'front') {
      place += 1;
      from += slotsOf(one);
    } else to -= slotsOf(one);
  return { at: cardOf(monster).position === 'front' ? from : to - slotsOf(monster), place };
}

/** DD-BSU-08: card on the tracker, figure in the Area of its Stance, one Initiative Card. */
function* enter(table: Table<State>, monster: Monster, slot: number, place: number): Rule {
  const { state } = table;
  state.trackers.monsters.splice(place, 0, monster.id);
  battleOf(state).monsters.push(monster);
  const stance = STANCES[slot] as Stance;
  yield* placeAtStance(table, monster, stance, 'DD-BSU-08');
  monster.turnsLeft = cardOf(monster).actions ?? 1;
  addInitiative(state, monster.turnsLeft);
  table.tell({
    type: 'monster-spawned',
    rule: 'DD-BSU-08',
    figure: monster.id,
    monster: monster.card,
    card: cardIdOf(monster),
    stance,
    area: monster.area,
  });
}

/**
 * DD-BSU-11: for a Large Monster the last one spawned that is not Large gives way. Whoever would then stand between two empty
 * slots moves up to Aggressive. Ruling: Monsters that a card has named stay; null when there is nobody else.
 */
function* giveWay(table: Table<State>, monster: Monster): Rule<Slot | null> {
  const { state } = table;
  const battle = battleOf(state);
  const last = battle.monsters.findLast(one => !isLarge(one) && !battle.named.includes(one.card));
  if (last === undefined) return null;
  const between = standsBetween(state, last);
  removeFigure(state, last);
  take(battle.spent, last.id as MonsterCardId);
  take(battle.initiative.unseen, 'monsters');
  turnAway(table, last.id as MonsterCardId);
  if (between !== null) {
    between.area = null;
    yield* placeAtStance(table, between, STANCES[0], 'DD-BSU-11');
  }
  return firstEmpty(state, monster);
}

/** DD-BSU-11: a Large Monster (all of them are front ones) that came after the front Monster that leaves. */
function standsBetween(state: State, leaving: Monster): Monster | null {
  const other = battleOf(state).monsters.at(-1);
  if (other === undefined || other === leaving) return null;
  return cardOf(other).position === cardOf(leaving).position ? other : null;
}

function turnAway(table: Table<State>, card: MonsterCardId): void {
  table.state.decks.monsters.discard.push(card);
  table.tell({ type: 'monster-turned-away', rule: 'DD-BSU-11', monster: kindOfCard(card) });
}

/**
 * DD-BSU-16, DD-SUM-05: takes a free card of a kind out of the deck, from among the dead of this Battle or, when its Level is
 * not in the deck, out of the box; null when none is free.
 */
export function freeCard(state: State, kind: MonsterKind): MonsterCardId | null {
  if (!isDeckMonster(kind)) return null;
  const { monsters } = state.decks;
  const { spent, monsters: inPlay } = battleOf(state);
  for (const pile of [...piles(monsters), spent]) {
    const card = pile.find(one => kindOfCard(one) === kind);
    if (card !== undefined && take(pile, card)) return card;
  }
  if (isOfTheDeck(state, kind)) return null;
  return (
    MONSTER_CARDS.find(card => kindOfCard(card) === kind && !inPlay.some(({ id }) => id === card)) ?? null
  );
}

const piles = ({ unseen, top, bottom, discard }: Deck<MonsterCardId>): MonsterCardId[][] => [
  unseen,
  top,
  bottom,
  discard,
];

/** DD-SET-04, DD-ACT-02, DD-DDG-02: whether the Monster deck of this Act has cards of a kind; all others are in the box. */
export function isOfTheDeck(state: State, kind: DeckMonsterId): boolean {
  const { home, level } = deckMonsterOf(kind);
  const darkest = state.campaign.act === 4;
  return darkest ? home === 'darkest' : home !== 'darkest' && level <= campaignLevel(state);
}
