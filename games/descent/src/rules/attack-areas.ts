import { columnOf, isOnGrid, OFFSETS, rowOf, type Side, SIDES, type Square } from '@tenebrae/board';
import { questRules } from '../effects/quests.ts';
import type { Attack, FigureId, State } from '../state.ts';
import { armsOfAttack } from './attack-dice.ts';
import { blankScreens, boardNow } from './board-now.ts';
import { allyOf, areEnemies, figuresAt, figuresOnBoard, isHero, isMonster, spacesOf } from './figures.ts';
import { hasLine, isInPit, type Screens, screensFor } from './sight.ts';
import { areAdjacent, distance, distanceBetween, isRevealed, isSpace, spacesWithin } from './spaces.ts';

/** DJ-ATK-29, DJ-LRG-05, DJ-EXP-05: the figures that an attack affects as it stands, each once. */
export function figuresAffected(state: State, attack: Attack): FigureId[] {
  const { attacker, target, area, meant } = attack;
  if (area === 'sweep') return sweptFigures(state, attacker, hasReach(state, attack));
  if (area === 'around') return figuresAround(state, attacker, armsOfAttack(state, attack).around);
  if (area === 'breath') return figuresIn(state, attack.template);
  if (target === null) return [];
  if (area === 'blast') return figuresIn(state, blastSpaces(state, target, attack.blast));
  const there = figuresInSpace(state, target);
  return meant === null ? there : there.filter(figure => figure === meant);
}

const hasReach = (state: State, attack: Attack): boolean => armsOfAttack(state, attack).abilities.reach > 0;

/** DJ-LRG-05: a figure that has several spaces in it is affected once. */
export function figuresIn(state: State, squares: readonly Square[]): FigureId[] {
  if (squares.length === 1) return figuresInSpace(state, squares[0] ?? -1);
  return figuresOnBoard(state).filter(
    id => spacesOf(state, id).some(square => squares.includes(square)) && isAttackable(state, id),
  );
}

export function figuresInSpace(state: State, square: Square): FigureId[] {
  const found = figuresAt(state, square);
  return state.allies.length === 0 ? found : found.filter(id => isAttackable(state, id));
}

/** Whether the quest lets it be attacked; heroes and monsters always can be. */
export function isAttackable(state: State, id: FigureId): boolean {
  if (isHero(id) || isMonster(id)) return true;
  return questRules(state).mayAttackAlly?.(state, allyOf(state, id.slice('ally:'.length))) ?? true;
}

/**
 * DJ-ABL-05, DJ-PRP-08: the target space and all at most so far from it that it sees; figures do not hide, a pit does not
 * limit, and it does not spread through stairs.
 */
export function blastSpaces(state: State, centre: Square, rank: number): Square[] {
  const screens = rubbleOf(state);
  return spacesWithin(state, [centre], rank).filter(
    square => isRevealed(state, square) && hasLine(state, centre, square, screens),
  );
}

/** What stops Blast and Breath besides walls and closed doors. */
export function rubbleOf(state: State): Screens {
  const now = boardNow(state);
  let screens = now.screens.get('rubble');
  if (screens === undefined) {
    screens = blankScreens(now);
    for (const { kind, square } of state.obstacles) if (kind === 'rubble') screens[square] = 1;
    now.screens.set('rubble', screens);
  }
  return screens;
}

/** A position of the breath template: the space behind its rear end, the way it points, and the spaces that it affects. */
export interface Template {
  readonly from: Square;
  readonly side: Side;
  readonly spaces: readonly Square[];
}

/** How far the rows of the template go to each side: 1, 3 and 5 spaces. */
const TEMPLATE_ROWS = [0, 1, 2] as const;

/**
 * DJ-ABL-08 to DJ-ABL-10: one position for each edge of the base, six for a Hell Hound and ten for a Dragon; those that
 * affect no space at all are none. Walls, closed doors and rubble stop it, figures do not.
 */
export function breathTemplates(state: State, attacker: FigureId): Template[] {
  const templates: Template[] = [];
  for (const edge of edgesOf(state, attacker)) {
    const spaces = templateSpaces(state, attacker, edge);
    if (spaces.length > 0) templates.push({ ...edge, spaces });
  }
  return templates;
}

/** Whether there is any; most often the first edge has one. */
export function hasBreathTemplate(state: State, attacker: FigureId): boolean {
  return edgesOf(state, attacker).some(edge => templateSpaces(state, attacker, edge).length > 0);
}

/** The outer edges of a figure's base: a space of it and a side. */
function edgesOf(state: State, attacker: FigureId): Pick<Template, 'from' | 'side'>[] {
  const body = spacesOf(state, attacker);
  const edges: Pick<Template, 'from' | 'side'>[] = [];
  for (const from of body) {
    for (const side of SIDES) {
      const { x, y } = OFFSETS[side];
      if (!body.includes(from + x + y * state.grid.width)) edges.push({ from, side });
    }
  }
  return edges;
}

function templateSpaces(
  state: State,
  attacker: FigureId,
  { from, side }: Pick<Template, 'from' | 'side'>,
): Square[] {
  const { grid } = state;
  const { x, y } = OFFSETS[side];
  const column = columnOf(grid, from);
  const line = rowOf(grid, from);
  const inPit = isInPit(state, attacker);
  const screens = rubbleOf(state);
  const spaces: Square[] = [];
  for (const [row, half] of TEMPLATE_ROWS.entries()) {
    for (let aside = -half; aside <= half; aside++) {
      const atColumn = column + x * (row + 1) + y * aside;
      const atLine = line + y * (row + 1) + x * aside;
      const square = atLine * grid.width + atColumn;
      if (!isOnGrid(grid, atColumn, atLine) || !isSpace(state, square) || !isRevealed(state, square))
        continue;
      const isSeen = inPit
        ? state.options.faq && areAdjacent(state, from, square)
        : hasLine(state, from, square, screens);
      if (isSeen) spaces.push(square);
    }
  }
  return spaces.sort((a, b) => a - b);
}

/**
 * DJ-ABL-27, DJ-PRP-08: all enemies adjacent to the attacker, with Reach those at 2 spaces and in sight of the same space of
 * its body; friends never.
 */
export function sweptFigures(state: State, attacker: FigureId, withReach: boolean): FigureId[] {
  const body = spacesOf(state, attacker);
  const screens = screensFor(state, attacker);
  const inPit = isInPit(state, attacker);
  if (inPit && !state.options.faq) return [];
  const reaches = (from: Square, to: Square): boolean =>
    areAdjacent(state, from, to) ||
    (withReach && !inPit && hasLine(state, from, to, screens) && distance(state, from, to) <= 2);
  return enemiesOf(state, attacker).filter(enemy =>
    spacesOf(state, enemy).some(to => body.some(from => reaches(from, to))),
  );
}

/** All enemies within so many spaces, seen or not. */
export const figuresAround = (state: State, attacker: FigureId, spaces: number): FigureId[] =>
  enemiesOf(state, attacker).filter(
    enemy => distanceBetween(state, spacesOf(state, attacker), spacesOf(state, enemy)) <= spaces,
  );

export const enemiesOf = (state: State, attacker: FigureId): FigureId[] =>
  figuresOnBoard(state).filter(one => areEnemies(attacker, one) && isAttackable(state, one));
