import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import { hasAuraAround, sufferAuras } from './aura.ts';
import { partsOf } from './effects-of.ts';
import { revealSeen } from './exploring.ts';
import { type Figure, figureOf, heroesOnBoard, isMonster, isOnBoard, oneSpace } from './figures.ts';
import { isGuardPossible, offerGuards } from './guard.ts';
import { removeOrder } from './orders.ts';
import { holdsCardFor, offerCards, playableCards } from './overlord-window.ts';
import { maybeFall } from './pits.ts';
import { placeOf } from './placing.ts';
import { areasInSight } from './sight.ts';
import { anyAdjacent, glyphAt, isPit } from './spaces.ts';
import { activateGlyph } from './stairs-and-glyphs.ts';
import { passesEverything } from './walk.ts';

/** How a figure came where it is (DJ-MOV-14, DJ-MOV-15); `forced` sets off no trap card. */
export type Coming = 'step' | 'jump' | 'climb' | 'stairs' | 'glyph' | 'forced';

/**
 * DJ-TIM-05, DJ-MOV-14, DJ-MOV-15, DJ-LRG-11, DJ-LRG-13: what follows on entering spaces, in order: Aura wounds, falling
 * into a pit, glyph, revealing areas, `onEntered` effects; then a trap of the overlord; then Alertness and, in the
 * overlord's turn, guards. What is left is skipped when the figure is dead or gone. An aim order is lost (DJ-ORD-05).
 */
export function* enterSpaces(
  table: Table<State>,
  figure: FigureId,
  entered: readonly Square[],
  how: Coming,
): Rule {
  yield* arrive(table, figure, entered, how);
}

/** The same; says whether nothing happened, so that a walk may go on. */
export function* arrive(
  table: Table<State>,
  id: FigureId,
  entered: readonly Square[],
  how: Coming,
): Rule<boolean> {
  const { state } = table;
  const before = traceOf(state);
  const place = placeOf(state, id);
  const isHere = (): boolean => place !== null && placeOf(state, id) === place;
  const figure = figureOf(state, id);
  const hero = figure?.kind === 'hero' ? figure.hero : null;
  if (hero !== null) removeOrder(table, hero, 'DJ-ORD-05', 'aim');
  if (hasAuraAround(state, isMonster(id) ? 'heroes' : 'monsters', entered))
    yield* sufferAuras(table, id, entered);
  if (isHere() && !isPassingOver(state, hero, id, how)) yield* maybeFall(table, id);
  if (isHere() && hero !== null) lightGlyphs(table, hero, entered);
  if (areasInSight(state).length > 0) yield* revealSeen(table);
  if (isHere() && hero !== null) yield* reactOfHero(table, hero, how, isHere);
  if (isHere() && figure?.kind === 'monster') yield* reactToMonster(table, figure.monster, entered, how);
  return isHere() && isSame(traceOf(state), before);
}

/**
 * Whether a step causes nothing at all of what follows on entering spaces: most do not, and then no rule of it need begin.
 * What only might happen counts as something.
 */
export function isUneventful(state: State, figure: Figure, entered: readonly Square[]): boolean {
  for (const square of entered) if (isPit(state, square)) return false;
  if (areasInSight(state).length > 0) return false;
  if (figure.kind === 'hero') return isQuietForHero(state, figure.hero, entered);
  return figure.kind === 'monster' && isQuietForMonster(state, entered);
}

function isQuietForHero(state: State, hero: Hero, entered: readonly Square[]): boolean {
  if (hero.order === 'aim' || partsOf(hero).onEntered.length > 0) return false;
  for (const square of entered) if (glyphAt(state, square)?.active === false) return false;
  return !hasAuraAround(state, 'monsters', entered) && !isTrapPossible(state, hero);
}

const isTrapPossible = (state: State, hero: Hero): boolean =>
  holdsCardFor(state, 'hero-moved') &&
  isOnBoard(hero) &&
  playableCards(state, { kind: 'hero-moved', hero, square: hero.place }, []).length > 0;

function isQuietForMonster(state: State, entered: readonly Square[]): boolean {
  for (const hero of state.heroes) if (isAlert(state, hero, entered)) return false;
  return !hasAuraAround(state, 'heroes', entered) && !isGuardPossible(state);
}

const isAlert = (state: State, hero: Hero, entered: readonly Square[]): boolean =>
  partsOf(hero).onEnemyStep.length > 0 &&
  isOnBoard(hero) &&
  anyAdjacent(state, entered, oneSpace(hero.place));

/** An Acrobat does not fall into a pit that he walks over; thrown into one he does. */
const isPassingOver = (state: State, hero: Hero | null, id: FigureId, how: Coming): boolean =>
  hero !== null && how === 'step' && passesEverything(state, id);

/** DJ-GLY-02, DJ-GLY-07: no need to stop, and only heroes light glyphs. */
function lightGlyphs(table: Table<State>, hero: Hero, entered: readonly Square[]): void {
  for (const square of entered) {
    const glyph = glyphAt(table.state, square);
    if (glyph !== null && !glyph.active) activateGlyph(table, glyph, hero, 'DJ-GLY-02');
  }
}

function* reactOfHero(table: Table<State>, hero: Hero, how: Coming, isHere: () => boolean): Rule {
  for (const effect of partsOf(hero).onEntered) yield* effect.onEntered(table, hero);
  if (how === 'forced' || !isHere() || typeof hero.place !== 'number') return;
  yield* offerCards(table, { kind: 'hero-moved', hero, square: hero.place });
}

/** DJ-TIM-05: Alertness against its own movement next to a hero, then guards while it is the overlord's turn. */
function* reactToMonster(
  table: Table<State>,
  monster: Monster,
  entered: readonly Square[],
  how: Coming,
): Rule {
  const { state } = table;
  if (how === 'forced') return;
  for (const hero of heroesOnBoard(state)) {
    if (!anyAdjacent(state, entered, oneSpace(hero.place))) continue;
    for (const effect of partsOf(hero).onEnemyStep)
      if (state.monsters.includes(monster)) yield* effect.onEnemyStep(table, hero, monster);
  }
  if (state.overlord.turn !== null && state.monsters.includes(monster)) yield* offerGuards(table);
}

/** All that a step can change besides the mover's place and points: if any of it does, the walk ends there. */
function traceOf(state: State): readonly Trace[] {
  const { overlord, conquest, obstacles, nextMonster, turn, quest } = state;
  const trace: Trace[] = [conquest, overlord.threat, overlord.hand.length, obstacles.length];
  trace.push(nextMonster, turn?.points ?? 0, turn?.over ?? '', overlord.turn?.active?.points ?? 0);
  trace.push(quest.told.length);
  for (const { revealed } of state.areas) trace.push(revealed ? 1 : 0);
  for (const hero of state.heroes) trace.push(hero.place, hero.wounds, hero.fatigue, hero.order ?? '');
  for (const monster of state.monsters) trace.push(monster.id, monster.place, monster.wounds);
  for (const ally of state.allies) trace.push(ally.place, ally.wounds);
  for (const hero of state.heroes) trace.push(hero.fallen ? 1 : 0);
  for (const monster of state.monsters) trace.push(monster.fallen ? 1 : 0);
  return trace;
}

type Trace = string | number;

function isSame(one: readonly Trace[], other: readonly Trace[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
