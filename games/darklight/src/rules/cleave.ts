import type { Square } from '@tenebrae/board';
import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { PLANE } from '../data/limits.ts';
import type { Accursed, Character, Monster, State } from '../state.ts';
import { type Attack, newAttack } from './attack.ts';
import { mayAttack } from './attacking.ts';
import { characterAt, ground, squaresOf } from './figures.ts';
import { isAdjacent, isWalkable } from './ground.ts';
import { resolveAttack } from './resolve-attack.ts';
import { settle } from './settle.ts';
import { hasTalent, isUnused, sourceWith, useUp } from './sources.ts';
import { figureOf } from './tell.ts';
import { isAlive } from './wounds.ts';

/** DL-CLV-07: the eight squares round the attacker, clockwise from the north. */
const RING = [-PLANE, -PLANE + 1, 1, PLANE + 1, PLANE, PLANE - 1, -1, -PLANE - 1] as const;

/** DL-CLV-02. */
const DIRECTIONS = { clockwise: 1, anticlockwise: -1 } as const;
type Direction = keyof typeof DIRECTIONS;

/** A Cleave under way. */
interface Sweep {
  readonly attacker: Accursed;
  readonly direction: Direction;
  /** DL-CLV-05: the squares of the first victim end it when it comes back to them. */
  readonly end: readonly Square[];
  /** The place on the ring that the blow has come to. */
  at: number;
  /** Talent cleaves-past-an-ally: the first one does not stop it. */
  passesAlly: boolean;
}

/** DL-CLV-01 to DL-CLV-07: clockwise or anticlockwise round the attacker, a new attack for each enemy met. */
export function* cleave(table: Table<State>, first: Attack): Rule {
  const { state } = table;
  const { attacker, blow } = first;
  if (attacker.is !== 'accursed' || !first.kills || !blow.cleave) return;
  yield* settle(table);
  const sweep = yield* chooseDirection(table, attacker, first);
  if (sweep === null) return;
  let met = meet(state, sweep, first);
  while (met !== null && isAlive(attacker)) {
    const attack = newAttack(attacker, met, blow, true);
    const victim = squaresOf(met);
    yield* resolveAttack(table, attack);
    if (!attack.kills && !goesOnAfterSurvivor(attacker, attack)) return;
    yield* settle(table);
    const at = lastPlace(attacker, victim, sweep.direction);
    if (at === null) return;
    sweep.at = at;
    met = meet(state, sweep, first);
  }
}

/** DL-CLV-02: chosen once; nothing is asked when there is nobody to strike either way. */
function* chooseDirection(table: Table<State>, attacker: Accursed, first: Attack): Rule<Sweep | null> {
  const { state } = table;
  const options = (Object.keys(DIRECTIONS) as Direction[]).flatMap(direction => {
    const sweep = newSweep(attacker, direction, first.defender);
    if (sweep === null) return [];
    const next = attacker.square + placeOn(sweep.at + DIRECTIONS[direction]);
    const met = meet(state, sweep, first);
    return [{ id: direction, meets: met !== null, on: [met === null ? `square:${next}` : figureOf(met)] }];
  });
  if (!options.some(({ meets }) => meets)) return null;
  const { id: direction } = yield* ask('cleave-direction', attacker.seat, options, 'DL-CLV-02', {
    about: { who: attacker.id },
  });
  table.tell({
    type: 'cleave-began',
    rule: 'DL-CLV-01',
    who: attacker.id,
    figure: figureOf(attacker),
    direction,
  });
  return newSweep(attacker, direction, first.defender);
}

/** From the last square of the victim; null when it does not stand on the ring. */
function newSweep(attacker: Accursed, direction: Direction, victim: Character): Sweep | null {
  const end = squaresOf(victim);
  const at = lastPlace(attacker, end, direction);
  return at === null
    ? null
    : { attacker, direction, end, at, passesAlly: hasTalent(attacker, 'cleaves-past-an-ally') };
}

const placeOn = (place: number): number => RING[(place + RING.length) % RING.length] as number;

/** DL-CLV-07: the last square of a victim in the direction of the blow, as a place on the ring; null if it is not on it (any more). */
function lastPlace(attacker: Accursed, squares: readonly Square[], direction: Direction): number | null {
  const isOn = (place: number) => squares.includes(attacker.square + placeOn(place));
  const place = RING.findIndex((_, at) => isOn(at) && !isOn(at + DIRECTIONS[direction]));
  return place < 0 ? null : place;
}

/** DL-CLV-03, DL-CLV-05: the next enemy on the way; null where the blow stops. Moves the sweep along. */
function meet(state: State, sweep: Sweep, first: Attack): Monster | null {
  const { attacker } = sweep;
  const board = ground(state);
  for (const _ of RING) {
    const from = attacker.square + placeOn(sweep.at);
    sweep.at = (sweep.at + DIRECTIONS[sweep.direction] + RING.length) % RING.length;
    const square = attacker.square + placeOn(sweep.at);
    const isOpen =
      isWalkable(board, square) &&
      isAdjacent(board, attacker.square, square) &&
      isAdjacent(board, from, square);
    if (sweep.end.includes(square) || !isOpen) return null;
    const figure = characterAt(state, square);
    if (figure === undefined) continue;
    if (figure.is === 'monster') return mayAttack(state, attacker, figure, first.blow) ? figure : null;
    if (!sweep.passesAlly) return null;
    sweep.passesAlly = false;
  }
  return null;
}

/** Talent cleaves-on-after-survivor: once a turn a target that was hit and lives on does not stop it. */
function goesOnAfterSurvivor(attacker: Accursed, attack: Attack): boolean {
  const source = sourceWith(attacker, 'cleaves-on-after-survivor');
  if (!attack.hits || source === undefined || !isUnused(attacker, source.id)) return false;
  useUp(attacker, source.id);
  return true;
}
