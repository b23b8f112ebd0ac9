import { draw, newDeck, type Rule, shuffleIn, type Table } from '@tenebrae/kernel';
import { bossOf } from '../data/bosses.ts';
import { ACTIONS, MONSTER_INITIATIVE } from '../data/limits.ts';
import { isDeckMonster } from '../data/monsters.ts';
import type { Side, State } from '../state.ts';
import { maybeEndBattle } from './battle-end.ts';
import { newTurn } from './blank.ts';
import { battleOf, cardOf, type Figure, figureIfIn, inOrder, isHero, isIn } from './figures.ts';
import { closeTurn, startHeroTurn } from './hero-turn.ts';
import { startMonsterTurn } from './monster-turn.ts';
import { refreshTrinkets } from './trinkets.ts';
import { teach } from './tutorial.ts';

/**
 * DD-BAT-01 to DD-BAT-04, DD-BAT-07: draws a card, finds who acts, plays the start of that turn; the phase becomes
 * `hero-turn`, `monster-turn` or `round-end`.
 */
export function* playInitiative(table: Table<State>): Rule {
  const { state } = table;
  yield* teach(table, 'initiative');
  const figure = yield* drawInitiative(table);
  if (figure === null) {
    state.phase = { kind: 'round-end' };
    return;
  }
  if (isHero(figure)) return yield* startHeroTurn(table, figure);
  beginTurn(table, figure);
  yield* teach(table, 'monster-turn');
  state.phase = { kind: 'monster-turn' };
  yield* startMonsterTurn(table, figure);
  if (!isIn(state, figure)) closeTurn(table);
  yield* maybeEndBattle(table);
}

/** DD-BAT-01, DD-BAT-04, DD-BAT-09: cards of a side that has nobody left to act are put away; null when the deck is empty. */
function* drawInitiative(table: Table<State>): Rule<Figure | null> {
  const { state } = table;
  const { initiative } = battleOf(state);
  while (true) {
    const side = yield* draw('initiative-card', initiative, 'DD-BAT-01');
    if (side === null) return null;
    const figure = nextToAct(state, side);
    if (figure !== null) {
      table.tell({ type: 'initiative-drawn', rule: 'DD-BAT-01', side, heroes: side === 'heroes' });
      return figure;
    }
    table.tell({ type: 'initiative-removed', rule: 'DD-BAT-04', side, heroes: side === 'heroes' });
  }
}

/**
 * DD-BAT-02, DD-BAT-03, DD-BOS-09, DD-HOR-04, DD-ANA-05, DD-ANA-06, DD-ANA-10: who of a side acts next; null when nobody has a
 * turn left.
 */
export function nextToAct(state: State, side: Side): Figure | null {
  for (const figure of inOrder(state, side)) if (figure.turnsLeft > 0) return figure;
  return side === 'monsters' && isAncestorFirst(state) ? (figureIfIn(state, 'ancestor-1') ?? null) : null;
}

/** DD-BAT-07: a turn of anyone: it is one fewer this round, and Trinkets may be used again (DD-TRI-06). */
export function beginTurn(table: Table<State>, figure: Figure): void {
  const { state } = table;
  figure.turnsLeft = Math.max(0, figure.turnsLeft - 1);
  battleOf(state).turn = newTurn(figure.id, isHero(figure) ? ACTIONS : 0);
  if (state.circus === null) refreshTrinkets(state);
  table.tell({ type: 'turn-begun', rule: 'DD-BAT-07', figure: figure.id, card: cardIdOf(figure) });
}

/** The card of a character by its id: `crusader:2`, `bone-soldier:1`, `necromancer:3`, `pyre:1`, `mammoth-cyst`. */
export function cardIdOf(figure: Figure): string {
  if (isHero(figure)) return figure.profile ?? `${figure.id}:${figure.level}`;
  if (isDeckMonster(figure.card)) return figure.id;
  return bossOf(figure.card).levels.length === 1 ? figure.card : `${figure.card}:${figure.level}`;
}

/** DD-BAT-05, DD-BAT-06, DD-BOS-08: a new deck, and the turns of everybody for the round. */
export function newInitiative(state: State): void {
  const battle = battleOf(state);
  for (const hero of state.heroes) hero.turnsLeft = 1;
  for (const monster of battle.monsters) monster.turnsLeft = cardOf(monster).actions ?? 1;
  battle.initiative = newDeck(state.heroes.map((): 'heroes' | 'monsters' => 'heroes'));
  let turns = 0;
  for (const { turnsLeft } of battle.monsters) turns += turnsLeft;
  addCards(state, turns);
  if (isAncestorFirst(state)) addCards(state, MONSTER_INITIATIVE);
}

/** DD-SUM-04, DD-BAT-06, DD-ANA-04: so many Monster cards more in the current deck. */
export function addInitiative(state: State, cards: number): void {
  if (!isAncestorFirst(state)) addCards(state, cards);
}

/** DD-BAT-06: never more than four Monster cards. */
function addCards(state: State, cards: number): void {
  const { initiative } = battleOf(state);
  const { top, unseen, bottom } = initiative;
  const there = countMonsters(top) + countMonsters(unseen) + countMonsters(bottom);
  const added = Math.min(cards, MONSTER_INITIATIVE - there);
  if (added > 0) shuffleIn(initiative, new Array<'monsters'>(added).fill('monsters'));
}

function countMonsters(cards: readonly ('heroes' | 'monsters')[]): number {
  let count = 0;
  for (const side of cards) if (side === 'monsters') count += 1;
  return count;
}

/** DD-ANA-04: while the Ancestor fights among his Reflections there are always four Monster cards. */
const isAncestorFirst = (state: State): boolean => battleOf(state).form === 'ancestor-1';
