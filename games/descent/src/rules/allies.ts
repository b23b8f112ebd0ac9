import { distancesFrom, pathTo, type Square } from '@tenebrae/board';
import { ask, PARTY, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { COSTS, HEALING_POTION_WOUNDS } from '../data/limits.ts';
import { questOf } from '../data/quests.ts';
import { questRules } from '../effects/quests.ts';
import type { Ally, Hero, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { addPotions } from './carrying.ts';
import { enterSpaces } from './entering.ts';
import { allyFigure, allyOf, figuresAt, isOnBoard, type OnBoard } from './figures.ts';
import { isGrappled, pointsOf, spendPoints } from './movement-points.ts';
import { figureOption, squareOption } from './options.ts';
import { climbPlaces } from './pits.ts';
import { putAt } from './placing.ts';
import { areAdjacent, isPit, isRevealed, obstacleAt } from './spaces.ts';
import { enderOf, reachOf } from './walk.ts';

/** What the quest says of an ally. */
function allyData(state: State, ally: Ally) {
  const data = questOf(state.quest.id).allies[ally.id];
  if (data === undefined) throw new Error(`the quest has no ally ${ally.id}`);
  return data;
}

/** DJ-SET-01, common rules A1 and A6: an ally as it comes onto the board. */
export function newAlly(state: State, id: string, place: Square): Ally {
  const ally: Ally = { id, place, last: place, wounds: 0, stun: 0, fallen: false };
  ally.wounds = maxAllyWounds(state, ally);
  return ally;
}

/** Common rule A7: never above its wounds at the start, which the number of heroes decides. */
export const maxAllyWounds = (state: State, ally: Ally): number =>
  allyData(state, ally).wounds[Math.max(2, state.players - 1) - 2] ?? 0;

/** Common rule A3: the quest's allies move, after the last hero turn; then the overlord's turn comes. */
export function* moveAllies(table: Table<State>): Rule {
  const { state } = table;
  for (const ally of state.allies) {
    if (!isOnBoard(ally) || allyData(state, ally).speed === 0) continue;
    const hasMoved = yield* moveAlly(table, ally);
    const { onAllyMoved } = questRules(state);
    if (hasMoved && onAllyMoved !== undefined) yield* onAllyMoved(table, ally);
  }
  state.phase = { kind: 'overlord' };
}

/**
 * Common rules A3 and A9: up to its speed and into no pit; out of one it needs its whole move. Next to Grapple it stays. A
 * stunned ally loses a token instead of its move: false then.
 */
function* moveAlly(table: Table<State>, ally: OnBoard<Ally>): Rule<boolean> {
  const { state } = table;
  if (ally.stun > 0) {
    ally.stun -= 1;
    table.tell({ type: 'ally-stunned', rule: 'DJ-SET-01', ally: ally.id });
    return false;
  }
  const figure = allyFigure(ally);
  const isHeld = isGrappled(state, figure);
  if (ally.fallen) {
    const beside = yield* chooseSpace(table, ally, isHeld ? [] : climbPlaces(state, figure));
    if (beside !== null) yield* climbOut(table, ally, beside);
    return true;
  }
  const reach = reachOf(state, figure, ally.place, isHeld ? 0 : allyData(state, ally).speed);
  const mayStop = enderOf(state, figure);
  const to = yield* chooseSpace(
    table,
    ally,
    reach.places.filter(square => square !== ally.place && !isPit(state, square) && mayStop(square)),
  );
  if (to === null) return true;
  yield* walk(
    table,
    ally,
    (pathTo(reach, to) ?? []).filter(square => square !== ally.place),
  );
  return true;
}

/** The heroes say where to, or that it stays: null. */
function* chooseSpace({ state }: Table<State>, ally: Ally, squares: readonly Square[]): Rule<Square | null> {
  const options = [...squares].sort((a, b) => a - b).map(square => squareOption(state, 'ally-move', square));
  const about = { ally: ally.id };
  const chosen = yield* ask('move-ally', PARTY, [...options, PASS], 'DJ-SET-01', { about });
  return 'square' in chosen ? (chosen.square ?? null) : null;
}

function* climbOut(table: Table<State>, ally: Ally, to: Square): Rule {
  putAt(table.state, allyFigure(ally), to);
  ally.last = to;
  table.tell({ type: 'ally-climbed', rule: 'DJ-SET-01', ally: ally.id });
  yield* enterSpaces(table, allyFigure(ally), [to], 'climb');
}

/** Step by step, as Aura counts for each space; it stops where it falls. */
function* walk(table: Table<State>, ally: Ally, path: readonly Square[]): Rule {
  for (const square of path) {
    ally.place = square;
    ally.last = square;
    yield* enterSpaces(table, allyFigure(ally), [square], 'step');
    if (ally.place !== square) return;
  }
  table.tell({ type: 'ally-moved', rule: 'DJ-SET-01', ally: ally.id, square: ally.last });
}

/** Common rule A4: a healing potion for an adjacent ally: `heal-ally:<figure>`. */
export function healAllyOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (state.allies.length === 0 || !isOnBoard(hero) || hero.potions.healing.equipped === 0) return NO_OPTIONS;
  if (points < COSTS.drink) return NO_OPTIONS;
  return state.allies
    .filter(
      ally =>
        isOnBoard(ally) &&
        allyData(state, ally).speed > 0 &&
        ally.wounds < maxAllyWounds(state, ally) &&
        areAdjacent(state, hero.place, ally.place),
    )
    .map(ally => ({ ...figureOption(state, 'heal-ally', allyFigure(ally)), cost: COSTS.drink }));
}

export function* healAlly(table: Table<State>, hero: Hero, { figure }: ActionOption): Rule {
  const { state } = table;
  const ally = allyOf(state, (figure ?? '').slice('ally:'.length));
  spendPoints(state, hero, COSTS.drink, 'DJ-SET-01');
  addPotions(hero, 'healing', 'equipped', -1);
  const healed = Math.min(HEALING_POTION_WOUNDS, maxAllyWounds(state, ally) - ally.wounds);
  ally.wounds += healed;
  table.tell({ type: 'ally-healed', rule: 'DJ-SET-01', ally: ally.id, hero: hero.id, count: healed });
}

/** The free spaces nearest to one, itself if it is free: revealed, without figure or obstacle. */
export function freeSquaresNear(state: State, square: Square): readonly Square[] {
  const far = distancesFrom(state.grid, [square]);
  let best: Square[] = [];
  let least = Infinity;
  for (let one = 0; one < far.length; one++) {
    const away = far[one] ?? Infinity;
    if (away > least || away === Infinity || !isFreeForStart(state, one)) continue;
    best = away === least ? [...best, one] : [one];
    least = away;
  }
  return best;
}

/** DJ-SET-18: revealed, no obstacle, nobody there. */
export const isFreeForStart = (state: State, square: Square): boolean =>
  isRevealed(state, square) && obstacleAt(state, square) === null && figuresAt(state, square).length === 0;
