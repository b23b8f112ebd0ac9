import type { Square } from '@tenebrae/board';
import { freeze, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { changed } from '../changed.ts';
import { COSTS, GLYPH_CONQUEST } from '../data/limits.ts';
import { questRules } from '../effects/quests.ts';
import type { FigureId, Glyph, Hero, Monster, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { gainConquest } from './conquest.ts';
import { enterSpaces } from './entering.ts';
import { revealSeen } from './exploring.ts';
import { bringAlong } from './familiars.ts';
import { heroFigure, isInTown, isLarge, isOnBoard, monsterFigure, nameOf } from './figures.ts';
import { monsterPointsOf, pointsOf, spendMonsterPoints, spendPoints, turnOf } from './movement-points.ts';
import { spaceName, squareOption } from './options.ts';
import { removeOrder } from './orders.ts';
import { putAt } from './placing.ts';
import { glyphAt, isActiveGlyph, staircaseAt } from './spaces.ts';
import { canMoveOn, isEnemyAt, stopperOf } from './walk.ts';

/** DJ-ACT-04, DJ-PRP-07: `stairs:<square>`. */
export function stairOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (!isOnBoard(hero) || hero.fallen) return NO_OPTIONS;
  return stairsFrom(state, heroFigure(hero), hero.place, points, hero.fatigue);
}

/** DJ-PRP-07: every other staircase of the colour where he may arrive. */
function stairsFrom(
  state: State,
  id: FigureId,
  from: Square,
  points: number,
  reserve: number,
): readonly ActionOption[] {
  const near = staircaseAt(state, from);
  if (near === null || points < COSTS.stairs) return NO_OPTIONS;
  return state.staircases
    .filter(({ colour, square }) => colour === near.colour && square !== from)
    .filter(({ square }) => mayArrive(state, id, square, points - COSTS.stairs + reserve))
    .map(({ square }) => squareOption(state, 'stairs', square, COSTS.stairs));
}

/** DJ-PRP-07, DJ-GLY-03: no enemy there, and past a friend only with the points to move on. */
function mayArrive(state: State, id: FigureId, square: Square, left: number): boolean {
  if (isEnemyAt(state, id, square)) return false;
  return stopperOf(state, id)(square) || canMoveOn(state, id, square, left);
}

export function* useStairs(table: Table<State>, hero: Hero, { square }: ActionOption): Rule {
  if (square === undefined) return;
  spendPoints(table.state, hero, COSTS.stairs, 'DJ-ACT-04');
  yield* climbStairs(table, heroFigure(hero), square);
}

/** DJ-VAR-04, DJ-LRG-04: small monsters use staircases with the FAQ's changes. */
export function monsterStairOptions(
  state: State,
  monster: Monster,
  points = monsterPointsOf(state, monster),
): readonly ActionOption[] {
  if (!state.options.faq || isLarge(monster) || monster.fallen) return NO_OPTIONS;
  if (questRules(state).mayMonsterUseStairs?.(state) === false) return NO_OPTIONS;
  return stairsFrom(state, monsterFigure(monster), monster.place, points, 0);
}

export function* useStairsAsMonster(table: Table<State>, monster: Monster, { square }: ActionOption): Rule {
  if (square === undefined) return;
  spendMonsterPoints(table.state, monster, COSTS.stairs);
  yield* climbStairs(table, monsterFigure(monster), square);
}

function* climbStairs(table: Table<State>, figure: FigureId, to: Square): Rule {
  const { state } = table;
  putAt(state, figure, to);
  table.tell({
    type: 'stairs-used',
    rule: 'DJ-PRP-07',
    figure,
    name: nameOf(state, figure),
    place: to,
    space: spaceName(state, to),
  });
  yield* enterSpaces(table, figure, [to], 'stairs');
}

/** DJ-ACT-03, DJ-GLY-01, DJ-GLY-03, DJ-GLY-04: `to-town`, and from the town `glyph:<square>`. */
export function glyphOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (points < COSTS.glyph || turnOf(state, hero)?.glyphUsed === true) return NO_OPTIONS;
  const { mayTravel } = questRules(state);
  if (isInTown(hero)) {
    const left = points - COSTS.glyph + hero.fatigue;
    return state.glyphs
      .filter(({ active, square }) => active && mayArrive(state, heroFigure(hero), square, left))
      .filter(({ square }) => mayTravel?.(state, hero, square, 'board') ?? true)
      .map(({ square }) => squareOption(state, 'glyph', square, COSTS.glyph));
  }
  if (!isOnBoard(hero) || hero.fallen || !isActiveGlyph(state, hero.place)) return NO_OPTIONS;
  if (mayTravel?.(state, hero, hero.place, 'town') === false) return NO_OPTIONS;
  return TO_TOWN;
}

const TO_TOWN: readonly ActionOption[] = [
  freeze({ id: 'to-town', action: 'to-town', cost: COSTS.glyph, about: { cost: COSTS.glyph } }),
];

/** DJ-GLY-03, DJ-GLY-04, DJ-MOV-14: arriving from the town is entering; leaving for it is moving. */
export function* travel(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  const { state } = table;
  const turn = turnOf(state, hero);
  spendPoints(state, hero, COSTS.glyph, 'DJ-ACT-03');
  if (turn !== null) turn.glyphUsed = true;
  if (option.square === undefined) yield* leaveForTown(table, hero);
  else yield* arriveFromTown(table, hero, option.square);
}

function* leaveForTown(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  if (!isOnBoard(hero)) return;
  const from = hero.place;
  const leaver: Hero = hero;
  questRules(state).onHeroLeaving?.(table, hero, from, 'town');
  leaver.place = 'town';
  bringAlong(state, leaver);
  table.tell({ type: 'hero-left-for-town', rule: 'DJ-GLY-03', hero: hero.id, space: spaceName(state, from) });
  removeOrder(table, leaver, 'DJ-ORD-05', 'aim');
  yield* revealSeen(table);
}

function* arriveFromTown(table: Table<State>, hero: Hero, square: Square): Rule {
  const { state } = table;
  hero.place = square;
  bringAlong(state, hero);
  table.tell({ type: 'hero-arrived', rule: 'DJ-GLY-03', hero: hero.id, space: spaceName(state, square) });
  yield* enterSpaces(table, heroFigure(hero), [square], 'glyph');
}

/** DJ-GLY-02, DJ-CNQ-02: it turns white, 3 conquest. */
export function activateGlyph(table: Table<State>, glyph: Glyph, hero: Hero, rule: RuleId): void {
  const { state } = table;
  if (glyphAt(state, glyph.square)?.active !== false) return;
  state.glyphs = changed(state.glyphs, one =>
    one.square === glyph.square ? { square: one.square, active: true } : one,
  );
  state.tally.glyphs += 1;
  table.tell({ type: 'glyph-activated', rule, hero: hero.id, space: spaceName(state, glyph.square) });
  gainConquest(table, GLYPH_CONQUEST, 'DJ-CNQ-02');
}
