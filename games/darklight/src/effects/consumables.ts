import type { Square } from '@tenebrae/board';
import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { CONSUMABLES, type ConsumableId } from '../data/consumables.ts';
import type { ConsumableCardId } from '../data/items.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Dice } from '../data/numbers.ts';
import { areaAround, areasWith, charactersOn } from '../rules/areas.ts';
import { rollDice } from '../rules/dice.ts';
import {
  areAdjacent,
  distanceApart,
  dungeonOf,
  ground,
  isDead,
  isInCombat,
  isOfKind,
  isPresent,
  sees,
  seesSquare,
  squaresOf,
} from '../rules/figures.ts';
import { heal, restoreStamina } from '../rules/healing.ts';
import { hasEffect, putInForce } from '../rules/in-force.ts';
import { distancesFrom, distanceTo } from '../rules/paths.ts';
import { noteOilFlask, questNumber } from '../rules/quests.ts';
import { figureOf, nameOf } from '../rules/tell.ts';
import { isThere } from '../rules/tile-rules.ts';
import { type Cause, inflictDamage, inflictWounds } from '../rules/wounds.ts';
import type { Accursed, Ally, Character, Monster, State } from '../state.ts';

/** What a consumable does, and whether it is of any use now. */
export interface ConsumableEffect {
  canUse(state: State, user: Accursed): boolean;
  use(table: Table<State>, user: Accursed): Rule;
}

const BANDAGES: Dice = [1, 6];
const WATER: Dice = [1, 6, 2];
const OIL: Dice = [2, 6];
const DRAUGHT: Dice = [2, 6];
const PHOENIX: Dice = [3, 6];
const PHOENIX_RANGE = 2;

/** DL-CON-03 to DL-CON-06, DL-CON-08: tokens and cards. A Lockpick is part of a Search. */
export const CONSUMABLE_EFFECTS = {
  'bandages': {
    canUse: isAnybodyBandaged,
    use: (table, user) => healOneOf(table, user, bandaged(table.state, user), BANDAGES, 'DL-CON-03'),
  },
  'blessed-water': {
    canUse: (state, user) => hasMonsters(state) && canThrowWater(state, user),
    *use(table, user) {
      const { state } = table;
      const square = yield* chooseTarget('throw-water', user, wateredSquares(state, user), 'DL-CON-04');
      const cause: Cause = { kind: 'consumable', by: user.id, rule: 'DL-CON-04' };
      for (const demon of yield* chooseArea(state, user, square)) {
        if (!isThere(state, demon)) continue;
        yield* inflictWounds(
          table,
          demon,
          yield* rollDice('blessed-water-wounds', WATER, 'DL-CON-04', user.seat),
          cause,
        );
      }
    },
  },
  'serum': {
    canUse: (_, user) => user.poison > 0,
    *use(table, user) {
      user.poison = 0;
      table.tell({ type: 'poison-removed', rule: 'DL-CON-05', who: user.id, figure: figureOf(user) });
    },
  },
  'oil-flask': {
    canUse: (state, user) =>
      hasMonsters(state) && questNumber(state, 'oil-flasks') > 0 && canThrowOil(state, user),
    *use(table, user) {
      const { state } = table;
      noteOilFlask(state);
      const square = yield* chooseTarget('throw-oil', user, oiledSquares(state, user), 'DL-CON-06');
      const cause: Cause = { kind: 'consumable', by: user.id, rule: 'DL-CON-06' };
      for (const figure of charactersOn(state, areaAround(state, square))) {
        if (!isThere(state, figure)) continue;
        yield* inflictDamage(
          table,
          figure,
          yield* rollDice('oil-flask-damage', OIL, 'DL-CON-06', user.seat),
          cause,
        );
      }
    },
  },
  'healing-draught': {
    canUse: (_, user) => user.wounds > 0,
    *use(table, user) {
      heal(table, user, yield* rollDice('consumable-healing', DRAUGHT, 'DL-CON-08', user.seat), 'DL-CON-08');
    },
  },
  'stamina-tonic': {
    canUse: (state, user) => state.dungeon !== null && user.stamina.spent > 0,
    *use(table, user) {
      restoreStamina(table, user, user.stamina.spent, 'DL-CON-08');
    },
  },
  'smoke-pot': {
    canUse: (state, user) => isInCombat(state) && !hasEffect(user, 'smoke-pot'),
    *use(_, user) {
      putInForce(user, 'smoke-pot', user.id);
    },
  },
  'phoenix-ash': {
    canUse: (state, user) => ashen(state, user).length > 0,
    use: (table, user) => healOneOf(table, user, ashen(table.state, user), PHOENIX, 'DL-CON-08'),
  },
} satisfies Record<Exclude<ConsumableId, 'lockpick'> | ConsumableCardId, ConsumableEffect>;

/** DL-CON-03, DL-LOS-06: the user or somebody adjacent, also dead, also under its feet; outside a dungeon anybody. */
function bandaged(state: State, user: Accursed): (Accursed | Ally)[] {
  const everyone = state.accursed.filter(one => isPresent(one) || isDead(one));
  const there = state.dungeon === null ? everyone : [...everyone, ...piecesOf(state)];
  return there.filter(one => one.wounds > 0 && (one === user || isAtHand(state, user, one)));
}

/** Whether there is any of them; asked before most choices of a turn. */
function isAnybodyBandaged(state: State, user: Accursed): boolean {
  for (const one of state.accursed) if (one.wounds > 0) return bandaged(state, user).length > 0;
  return state.dungeon !== null && state.dungeon.allies.length > 0 && bandaged(state, user).length > 0;
}

const hasMonsters = ({ dungeon }: State): boolean => dungeon !== null && dungeon.monsters.length > 0;

const piecesOf = (state: State): Ally[] => dungeonOf(state).allies.filter(({ status }) => status === 'in');

const isAtHand = (state: State, user: Accursed, other: Character): boolean =>
  state.dungeon === null || user.square === other.square || areAdjacent(state, user, other);

/** phoenix-ash: the dead within 2 squares; beyond the next one they must be seen (DL-LOS-06). */
const ashen = (state: State, user: Accursed): Accursed[] =>
  state.dungeon === null
    ? []
    : state.accursed.filter(
        one =>
          isDead(one) &&
          one.wounds > 0 &&
          distanceApart(state, user, one) <= PHOENIX_RANGE &&
          (isAtHand(state, user, one) || sees(state, user, one)),
      );

function* healOneOf(
  table: Table<State>,
  user: Accursed,
  patients: readonly (Accursed | Ally)[],
  dice: Dice,
  rule: RuleId,
): Rule {
  const { patient } = yield* ask(
    'heal-whom',
    user.seat,
    patients.map(one => ({
      id: `heal:${one.id}`,
      text: 'choose-accursed',
      patient: one.id,
      about: { who: nameOf(one), wounds: one.wounds },
      on: [figureOf(one)],
    })),
    rule,
    { about: { who: user.id } },
  );
  const chosen = patients.find(({ id }) => id === patient);
  if (chosen !== undefined)
    heal(table, chosen, yield* rollDice('consumable-healing', dice, rule, user.seat), rule);
}

/** DL-CON-04, DL-CON-06, DL-LOS-06: squares in sight and reach of a throw, of those beside some Monsters. */
function throwSquares(state: State, user: Accursed, range: number, at: readonly Monster[]): Square[] {
  if (at.length === 0) return [];
  const board = ground(state);
  const distances = distancesFrom(board, [user.square]);
  const beside = new Set<Square>();
  for (const monster of at)
    for (const square of squaresOf(monster)) for (const one of areaAround(state, square)) beside.add(one);
  return [...beside]
    .sort((a, b) => a - b)
    .filter(square => distanceTo(board, distances, square) <= range && seesSquare(state, user, square));
}

/** Where at least one Demon can be splashed. */
const wateredSquares = (state: State, user: Accursed): Square[] =>
  throwSquares(state, user, CONSUMABLES['blessed-water'].range, monstersOf(state).filter(isDemon)).filter(
    square => splashes(state, square).length > 0,
  );

/** Whether there is any such square: that of a Demon itself, if it is seen, is one. */
function canThrowWater(state: State, user: Accursed): boolean {
  const demons = monstersOf(state).filter(isDemon);
  return (
    demons.length > 0 &&
    (isAnyInThrow(state, user, CONSUMABLES['blessed-water'].range, demons) ||
      wateredSquares(state, user).length > 0)
  );
}

/** Whether a square of one of these is in sight and reach of a throw. */
function isAnyInThrow(state: State, user: Accursed, range: number, at: readonly Monster[]): boolean {
  const board = ground(state);
  const distances = distancesFrom(board, [user.square]);
  for (const monster of at)
    for (const square of squaresOf(monster))
      if (distanceTo(board, distances, square) <= range && seesSquare(state, user, square)) return true;
  return false;
}

const monstersOf = (state: State): Monster[] => state.dungeon?.monsters ?? [];
const isDemon = (one: Character): one is Monster => one.is === 'monster' && isOfKind(one.kind, 'demon');

/** DL-CON-04: the areas round a square that hold Demons; those that hold the same ones are one. */
function splashes(state: State, square: Square): { corner: Square; squares: Square[]; demons: Monster[] }[] {
  const found: { corner: Square; squares: Square[]; demons: Monster[] }[] = [];
  for (const { corner, squares } of areasWith(state, square)) {
    const demons = charactersOn(state, squares).filter(isDemon);
    const isSame = (other: readonly Monster[]) =>
      other.length === demons.length && other.every(one => demons.includes(one));
    if (demons.length > 0 && !found.some(one => isSame(one.demons))) found.push({ corner, squares, demons });
  }
  return found;
}

function* chooseArea(state: State, user: Accursed, square: Square): Rule<readonly Monster[]> {
  const areas = splashes(state, square);
  const { corner } = yield* ask(
    'splash-area',
    user.seat,
    areas.map(one => ({
      id: `area:${one.corner}`,
      text: 'this-area',
      corner: one.corner,
      about: { amount: one.demons.length },
      on: one.squares.map(within => `square:${within}`),
    })),
    'DL-CON-04',
    { about: { who: user.id } },
  );
  return areas.find(one => one.corner === corner)?.demons ?? [];
}

/** DL-CON-06: where it strikes at least one Monster; friends near it are struck too. */
const oiledSquares = (state: State, user: Accursed): Square[] =>
  throwSquares(state, user, CONSUMABLES['oil-flask'].range, monstersOf(state)).filter(square =>
    strikesMonster(state, square),
  );

const strikesMonster = (state: State, square: Square): boolean =>
  charactersOn(state, areaAround(state, square)).some(one => one.is === 'monster');

/** Whether there is any such square: mostly that of a Monster itself, so those are tried first. */
const canThrowOil = (state: State, user: Accursed): boolean =>
  isAnyInThrow(state, user, CONSUMABLES['oil-flask'].range, monstersOf(state)) ||
  oiledSquares(state, user).length > 0;

function* chooseTarget(
  what: 'throw-water' | 'throw-oil',
  user: Accursed,
  squares: readonly Square[],
  rule: RuleId,
): Rule<Square> {
  const { square } = yield* ask(
    what,
    user.seat,
    squares.map(one => ({
      id: `square:${one}`,
      text: 'choose-square',
      square: one,
      on: [`square:${one}`],
    })),
    rule,
    { about: { who: user.id } },
  );
  return square;
}
