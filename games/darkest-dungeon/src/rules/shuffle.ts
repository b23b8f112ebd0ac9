import { ask, PASS, type Rule, type RuleId, type Seat, type Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { Hero, State } from '../state.ts';
import { stepsAway, stepsToward } from './areas.ts';
import { chooseArea } from './asking.ts';
import { battleOf, type Figure, hasRoom, isHero, isImmune, isIn, resists } from './figures.ts';
import { putFigure } from './movement.ts';
import { adjust, react } from './reactions.ts';
import { roomEffects } from './room-effects.ts';
import { isSheltered } from './room-passives.ts';
import { moveOnTracker } from './tracker.ts';

/** DD-CON-09 to DD-CON-13. */
export interface Shuffle {
  readonly way: 'push' | 'pull';
  readonly steps: number;
  /** The Area that a push leads away from and a pull toward. */
  readonly from: AreaId;
  /** Who chooses among several ways (DD-CON-12, DD-MON-11). */
  readonly chooser: Seat;
  /** The character does it to itself (DD-CON-29). */
  readonly own: boolean;
}

/**
 * DD-CON-09 to DD-CON-13, DD-CON-27 to DD-CON-29, DD-CON-31, DD-CON-32: Areas and slots, each as far as it goes; then the Room
 * and what reacts.
 */
export function* shuffle(table: Table<State>, figure: Figure, how: Shuffle, rule: RuleId): Rule {
  const { state } = table;
  const { way } = how;
  const steps = yield* stepsLeft(table, figure, how);
  if (steps <= 0) {
    table.tell({ type: 'shuffle-refused', rule: 'DD-CON-27', figure: figure.id, way });
    return;
  }
  const from = figure.area;
  for (let step = 0; step < steps; step += 1) if (!(yield* takeStep(table, figure, how))) break;
  const slots = Math.abs(moveOnTracker(state, figure, way === 'pull' ? steps : -steps));
  const moved = figure.area !== from;
  table.tell({
    type: 'shuffled',
    rule,
    figure: figure.id,
    way,
    pull: way === 'pull',
    area: moved ? figure.area : null,
    slots: slots || null,
  });
  if (moved) yield* roomEffects(table, 'shuffled-into', figure);
  if ((moved || slots > 0) && isHero(figure) && isIn(state, figure))
    yield* react(table, figure, 'shuffled', 'DD-CON-09');
}

/** DD-CON-11, DD-CON-12: one Area farther or nearer, if one has room. */
function* takeStep(table: Table<State>, figure: Figure, { way, from, chooser }: Shuffle): Rule<boolean> {
  const { state } = table;
  const { room } = battleOf(state);
  const { area } = figure;
  if (area === null) return false;
  const fitting = way === 'push' ? stepsAway(room, area, from) : stepsToward(room, area, from);
  const open = fitting.filter(one => hasRoom(state, figure, one));
  if (open.length === 0) return false;
  const about = { figure: figure.id, way };
  putFigure(table, figure, yield* chooseArea('shuffle-to', chooser, open, 'DD-CON-12', about), 'DD-CON-12');
  return true;
}

/** DD-QRK-11, DD-CON-27 to DD-CON-29: Balanced, then Resistance or Immunity; who moves by an own Skill may leave them aside. */
function* stepsLeft(table: Table<State>, figure: Figure, { steps, own }: Shuffle): Rule<number> {
  const { state } = table;
  const left = isHero(figure) ? yield* keepBalance(state, figure, steps) : steps;
  const isProof = isImmune(figure, 'shuffle') || isSheltered(state, figure, 'shuffle');
  if (left <= 0 || !(isProof || resists(figure, 'shuffle'))) return left;
  if (own && !(isHero(figure) && (yield* wantsToResist(figure, isProof)))) return left;
  return isProof ? 0 : left - 1;
}

/** Balanced: its owner may be shuffled less. */
function* keepBalance(state: State, hero: Hero, steps: number): Rule<number> {
  const less = adjust(state, hero, 'shuffle', steps);
  if (less >= steps) return steps;
  const about = { hero: hero.id, steps, less };
  const choice = yield* ask('keep-balance', hero.seat, [{ id: 'shuffle-less', about }, PASS], 'DD-QRK-11', {
    about,
    window: true,
    concerns: [hero.seat],
  });
  return choice.id === PASS.id ? steps : less;
}

/** DD-CON-29. */
function* wantsToResist({ id, seat }: Hero, isProof: boolean): Rule<boolean> {
  const about = { hero: id, immune: isProof };
  const options = [{ id: 'resist', about }, { id: 'go-along' }] as const;
  const choice = yield* ask('resist-own-shuffle', seat, options, 'DD-CON-29', { about });
  return choice.id === 'resist';
}
