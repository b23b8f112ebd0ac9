import { ask, PARTY, type Rule, type Table, take } from '@tenebrae/kernel';
import { INJURIES, type Injury, type InjuryId } from '../data/injuries.ts';
import type { Slot } from '../data/item-card.ts';
import { LAST_INJURY } from '../data/limits.ts';
import { type Accursed, type Ally, type Character, type Monster, NOWHERE, type State } from '../state.ts';
import { monsterHooksOf } from './attack-hooks.ts';
import { clearConditions } from './conditions.ts';
import { pickOne, rollDice } from './dice.ts';
import { HANDS, isHeldIn, unequip } from './equipping.ts';
import { dungeonOf, isPresent, presentAccursed } from './figures.ts';
import { checkSanity, tellDistress } from './insanity.ts';
import { keepAlive, returnToDeck } from './limits.ts';
import { rowOf } from './monster-profile.ts';
import { healthOf, isDistressed } from './profile.ts';
import { questKilled } from './quests.ts';
import { hooksOf } from './sources.ts';
import { retarget } from './targeting.ts';
import { figureOf } from './tell.ts';
import type { Cause } from './wounds.ts';

/** DL-DTH-01, DL-DTH-03, DL-DTH-11: whoever has reached Health, or is killed by a rule; `settle` checks what ends with it. */
export function die(table: Table<State>, figure: Character, cause: Cause): Rule {
  if (figure.is === 'monster') return killMonster(table, figure, cause);
  return figure.is === 'ally' ? killAlly(table, figure, cause) : killAccursed(table, figure, cause);
}

/** DL-DTH-01, DL-EQP-15: off the board, and a Trophy worth souls, unless its card saves it. It keeps its last square. */
function* killMonster(table: Table<State>, monster: Monster, cause: Cause): Rule {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const { onDeath } = monsterHooksOf(monster);
  if (onDeath && (yield* onDeath(table, monster, cause))) return;
  if (!take(dungeon.monsters, monster)) return;
  monster.wounds = monster.health;
  const killer = killerOf(state, cause);
  const owner = killer ?? (yield* randomOwner(state));
  const souls = rowOf(monster.kind, dungeon.monsterLevel).souls + dungeon.soulLamp;
  dungeon.soulLamp = 0;
  if (owner !== null) {
    owner.trophies = [...owner.trophies, { kind: monster.kind, souls }];
    const kills = { ...state.tally.kills };
    kills[owner.id] = (kills[owner.id] ?? 0) + 1;
    state.tally.kills = kills;
  }
  table.tell({
    type: 'monster-killed',
    rule: killer === null ? 'DL-DTH-02' : 'DL-DTH-01',
    who: monster.kind,
    figure: figureOf(monster),
    square: monster.square,
    souls,
    ...(owner !== null && { by: owner.id, byFigure: figureOf(owner) }),
  });
  questKilled(table, monster);
  if (killer !== null)
    for (const [, { onKill }] of hooksOf(killer)) if (onKill) yield* onKill(table, killer, monster, cause);
}

/** DL-DTH-01, DL-DTH-02: the Accursed that did it, if it lives; the owner of Poison and fire is named by the cause. */
const killerOf = (state: State, { by }: Cause): Accursed | null =>
  presentAccursed(state).find(one => one.id === by) ?? null;

/** DL-DTH-02: at random among the living. */
function* randomOwner(state: State): Rule<Accursed | null> {
  const living = presentAccursed(state);
  return living.length === 0 ? null : yield* pickOne('random-accursed', living, 'DL-DTH-02');
}

/** DL-SET-08: an ally piece is dead for good; what it carries falls. */
function* killAlly(table: Table<State>, ally: Ally, { rule }: Cause): Rule {
  if (ally.status !== 'in') return;
  ally.wounds = ally.health;
  ally.status = 'dead';
  ally.effects = [];
  clearConditions(ally);
  dropProps(table.state, ally);
  table.tell({ type: 'ally-died', rule, who: ally.id, figure: figureOf(ally) });
  yield* retarget(table);
}

/**
 * DL-DTH-03, DL-DTH-04, DL-DTH-05 to DL-DTH-08, DL-DTH-12: to Limbo, unless something saves it; the Injury is noted, and a
 * fourth is the last.
 */
function* killAccursed(table: Table<State>, accursed: Accursed, cause: Cause): Rule {
  const { state } = table;
  if (!isPresent(accursed)) return;
  for (const [, { onDeath }] of hooksOf(accursed))
    if (onDeath && (yield* onDeath(table, accursed, cause))) return;
  const health = healthOf(state, accursed);
  accursed.wounds = health;
  state.tally.deaths += 1;
  table.tell({
    type: 'accursed-died',
    rule: 'DL-DTH-03',
    who: accursed.id,
    figure: figureOf(accursed),
    square: accursed.square,
  });
  const injury = yield* rollInjury(table, accursed);
  if (accursed.injuries.length + 1 >= LAST_INJURY)
    return yield* loseForGood(table, accursed, 'fourth-injury');
  accursed.status = { kind: 'dead', injury, health };
  clearConditions(accursed);
  accursed.effects = [];
  accursed.source = 0;
  dropProps(state, accursed);
  yield* retarget(table);
  if (state.leader === accursed.id) yield* passHeart(table);
}

/** DL-DTH-12: carried Props lie where the carrier was. */
function dropProps(state: State, { id, square }: Accursed | Ally): void {
  for (const prop of state.dungeon?.props ?? []) {
    if (prop.carrier !== id) continue;
    prop.carrier = null;
    prop.square = square;
  }
}

/** DL-INS-03, DL-DTH-06: out of the game with all it carries; the Heart stays. Its Treasure cards go back to their discards. */
export function* loseForGood(
  table: Table<State>,
  accursed: Accursed,
  how: 'insane' | 'fourth-injury' | 'left-behind',
): Rule {
  const { state } = table;
  dropProps(state, accursed);
  for (const { id } of accursed.items) returnToDeck(state, id);
  Object.assign(accursed, { items: [], consumables: [], souls: 0, crowns: 0, trophies: [] });
  Object.assign(accursed, { effects: [], source: 0, faith: 0, square: NOWHERE });
  clearConditions(accursed);
  accursed.status = { kind: 'lost', how };
  table.tell({
    type: `lost-${how}`,
    rule: LOST_BY[how],
    who: accursed.id,
    figure: figureOf(accursed),
  });
  yield* retarget(table);
  if (state.leader === accursed.id) yield* passHeart(table);
}

const LOST_BY = {
  'insane': 'DL-INS-03',
  'fourth-injury': 'DL-DTH-06',
  'left-behind': 'DL-DTH-09',
} as const;

/** DL-DTH-10, DL-ACC-12: another living Accursed takes the Cursed Heart; with nobody left it stays where it was. */
export function* passHeart(table: Table<State>): Rule {
  const { state } = table;
  const living = presentAccursed(state);
  if (living.length === 0) return;
  const { who } = yield* ask(
    'pass-heart',
    PARTY,
    living.map(({ id }) => ({
      id: `heart:${id}`,
      text: 'choose-accursed',
      who: id,
      about: { who: id },
      on: [`accursed:${id}`],
    })),
    'DL-DTH-10',
  );
  state.leader = who;
  table.tell({ type: 'heart-passed', rule: 'DL-DTH-10', who, figure: `accursed:${who}` });
}

/** DL-DTH-05: 2d6 on the Injury chart. */
export function* rollInjury(table: Table<State>, accursed: Accursed): Rule<InjuryId> {
  const total = yield* rollDice('injury-roll', [2, 6], 'DL-DTH-05', accursed.seat);
  const injury = (Object.keys(INJURIES) as InjuryId[]).find(id => INJURIES[id].total === total) as InjuryId;
  table.tell({
    type: 'injury-rolled',
    rule: 'DL-DTH-05',
    who: accursed.id,
    figure: figureOf(accursed),
    injury,
    total,
  });
  return injury;
}

/** DL-RES-05, DL-ATR-15, DL-DTH-06: in force from now; a fourth is the last; a crushed hand loses a slot of choice. */
export function* takeInjury(table: Table<State>, accursed: Accursed, injury: InjuryId): Rule {
  const was = isDistressed(table.state, accursed);
  accursed.injuries = [...accursed.injuries, injury];
  table.tell({
    type: 'injury-taken',
    rule: 'DL-RES-05',
    who: accursed.id,
    figure: figureOf(accursed),
    injury,
  });
  if (accursed.injuries.length >= LAST_INJURY) return yield* loseForGood(table, accursed, 'fourth-injury');
  keepAlive(table.state, accursed);
  const { gives }: Injury = INJURIES[injury];
  if (gives?.handsLost !== undefined) yield* loseHand(table, accursed);
  tellDistress(table, accursed, was);
  yield* checkSanity(table, accursed);
}

/** crushed-hand: a hand slot of its choice cannot be used; what is held there goes to the Inventory. */
function* loseHand(table: Table<State>, accursed: Accursed): Rule {
  const left = HANDS.filter(slot => !accursed.lostHands.includes(slot));
  if (left.length === 0) return;
  const { slot } = yield* ask(
    'crushed-hand-slot',
    accursed.seat,
    left.map((one: Slot) => ({
      id: `lose:${one}`,
      text: 'lose-hand',
      slot: one,
      about: { slot: one },
      on: [`slot:${one}`],
    })),
    'DL-RES-05',
    { about: { who: accursed.id } },
  );
  accursed.lostHands = [...accursed.lostHands, slot];
  for (const item of accursed.items) if (isHeldIn(item, slot)) unequip(table, accursed, item);
}
