import { ask, PARTY, type Rule, RuleBug, type RuleId, type Table, take, unreachable } from '@tenebrae/kernel';
import type { PlaceId } from '../data/dungeon-tiles.ts';
import { TREASURE_GOLD } from '../data/exploration.ts';
import { questCard } from '../data/quests.ts';
import type { State, Tutorial, Way } from '../state.ts';
import { resolveDie, rollCorridor, wayOf } from './corridor.ts';
import { battleOf, dungeonOf, heroesInOrder, questOf } from './figures.ts';
import { gainGold } from './gold.ts';
import { putRoomsBack } from './map-laying.ts';
import { mapOptions } from './map-options.ts';
import { makeUse, offerUse } from './map-uses.ts';
import { questXp } from './quest-rules.ts';
import { giveUpGold, lightHall, setUpCamp } from './quest-tasks.ts';
import { rearrange } from './rearranging.ts';
import { rest } from './resting.ts';
import { ROOMS } from './room-types.ts';
import { scout } from './scouting.ts';
import { sufferStress } from './stress.ts';
import { clearRoom, revealToken } from './tokens.ts';
import { refreshTrinkets } from './trinkets.ts';
import { teach } from './tutorial.ts';

/**
 * DD-EXP-01 to DD-EXP-08, DD-EXP-18 to DD-EXP-26, DD-RST-01, DD-END-04, DD-END-09: one decision on the map. Scouting, Resting and
 * Provisions come before the one that moves the party on.
 */
export function* playExploration(table: Table<State>): Rule {
  const { state } = table;
  if (state.tutorial !== null) yield* teachOnTheMap(table, state.tutorial);
  const { party } = dungeonOf(state);
  const choice = yield* ask('decide-on-map', PARTY, mapOptions(state), 'DD-EXP-01', {
    about: { place: party },
  });
  switch (choice.does) {
    case 'explore':
      return yield* rollCorridor(table, choice.place);
    case 'backtrack':
      return setOut(state, { kind: 'backtrack', to: [...choice.way], dice: [] });
    case 'scout':
      return yield* scout(table);
    case 'rest':
      return yield* rest(table, questOf(state).firewood, 'DD-RST-01');
    case 'rearrange':
      return yield* rearrange(table, 'DD-EXP-06');
    case 'camp':
      return setUpCamp(table, choice.pay);
    case 'light-hall':
      return yield* lightHall(table);
    case 'use':
    case 'trinket':
      return yield* makeUse(table, choice);
    case 'leave':
      yield* giveUpGold(table);
      return leaveDungeon(table, 'DD-EXP-22');
    default:
      return unreachable(choice);
  }
}

function* teachOnTheMap(table: Table<State>, tutorial: Tutorial): Rule {
  yield* teach(table, 'scout');
  if (table.state.quest?.dungeon?.cleared['r2'] === undefined) return;
  yield* teach(table, tutorial.seen.includes('rest') ? 'long-corridor' : 'rest');
}

function setOut(state: State, way: Way): void {
  dungeonOf(state).way = way;
  state.phase = { kind: 'arrive' };
}

/** DD-EXP-09 to DD-EXP-16, DD-EXP-25, DD-PRV-12: one Exploration die of one Hero, or a Provision before it. */
export function* playCorridor(table: Table<State>): Rule {
  yield* resolveDie(table);
  if (wayOf(table.state).dice.length === 0) table.state.phase = { kind: 'arrive' };
}

/**
 * DD-EXP-07, DD-EXP-17, DD-EXP-20, DD-EXP-21, DD-ROM-01 to DD-ROM-14, DD-DDG-09: the party enters the next place of its way, and
 * the Room is resolved.
 */
export function* playArrival(table: Table<State>): Rule {
  const { state } = table;
  const { kind, to } = wayOf(state);
  if (kind === 'backtrack')
    for (const hero of heroesInOrder(state)) yield* sufferStress(table, hero, BACKTRACK_STRESS, 'DD-EXP-20');
  const place = to.shift();
  if (place === undefined) throw new RuleBug('DD-EXP-17: the way leads nowhere');
  moveParty(table, place, kind);
  yield* enterPlace(table, place);
}
const BACKTRACK_STRESS = 1;

function moveParty(table: Table<State>, place: PlaceId, kind: Way['kind']): void {
  const { state } = table;
  const dungeon = dungeonOf(state);
  dungeon.party = place;
  dungeon.scouted = false;
  dungeon.fled = false;
  if (!dungeon.visited.includes(place)) dungeon.visited.push(place);
  if (wayOf(state).to.length === 0) dungeon.way = null;
  state.phase = { kind: dungeon.way === null ? 'exploration' : 'arrive' };
  refreshTrinkets(state);
  table.tell({
    type: 'party-moved',
    rule: kind === 'explore' ? 'DD-EXP-17' : 'DD-EXP-20',
    place,
    back: kind === 'backtrack',
  });
}

/** DD-EXP-17, DD-PRV-12, DD-ROM-11, DD-ROM-13: the token is turned, Provisions may be used, the Room is resolved. */
function* enterPlace(table: Table<State>, place: PlaceId): Rule {
  if (!Object.hasOwn(dungeonOf(table.state).tokens, place)) return;
  const type = yield* revealToken(table, place, 'DD-EXP-17');
  if (type !== 'empty') yield* useBefore(table, `${type}-ahead`);
  yield* ROOMS[type](table, place);
}

/** DD-PRV-12: as many as the group wants. */
function* useBefore(table: Table<State>, step: string): Rule {
  for (let used = true; used; ) used = yield* offerUse(table, 'DD-PRV-12', step);
}

/**
 * DD-END-01, DD-ROM-06, DD-ROM-07, DD-ROM-09, DD-ROM-14: a Battle on the map was won: token, bonus, Curio Room; sets the next
 * phase. For a Boss see DD-BOS-12, DD-DDG-03.
 */
export function* roomWon(table: Table<State>): Rule {
  const { state } = table;
  const { boss, task } = battleOf(state);
  if (boss !== null) return bossBeaten(table);
  const dungeon = dungeonOf(state);
  const { party } = dungeon;
  const type = dungeon.tokens[party];
  state.phase = { kind: type === 'curio' ? 'curio-room' : 'exploration' };
  if (task === 'open') return missTask(table);
  if (task === 'done') questOf(state).tasks += 1;
  clearRoom(table, party, type === 'objective' ? 'DD-ROM-14' : 'DD-END-01');
  if (type === 'treasure') gainGold(table, TREASURE_GOLD, 'DD-ROM-09');
}

/** DD-BOS-12, DD-DDG-03: the Quest is done, and the party goes home at once; one form of the last Boss may be cancelled. */
function bossBeaten(table: Table<State>): void {
  const { state } = table;
  const quest = questOf(state);
  quest.bossDead = true;
  const { cancels } = questCard(quest.id);
  if (cancels !== undefined) {
    state.campaign.cancelled = cancels;
    table.tell({ type: 'form-cancelled', rule: 'DD-DDG-03', form: cancels });
  }
  leaveDungeon(table, 'DD-BOS-12');
}

/** Ruling of Dem Bones and Purify the Fountains: won too early, the Room counts as one fled from. */
function missTask(table: Table<State>): void {
  table.tell({ type: 'task-missed', rule: 'DD-HRO-11', place: dungeonOf(table.state).party });
  abandonRoom(table.state);
}

/** DD-END-03 to DD-END-05, DD-BOS-13: the party fled; it may go on from there, also on a Boss Quest. */
export function* roomFled(table: Table<State>): Rule {
  const { state } = table;
  state.phase = { kind: 'exploration' };
  abandonRoom(state);
}

/** DD-END-04, DD-END-05: as if never visited; the party stands there and must move on. */
function abandonRoom(state: State): void {
  const dungeon = dungeonOf(state);
  dungeon.fled = true;
  take(dungeon.visited, dungeon.party);
}

/** DD-EXP-22, DD-EXP-23, DD-EXP-26, DD-BOS-04: the party leaves; the phase becomes `return`. */
export function leaveDungeon(table: Table<State>, rule: RuleId): void {
  const { state } = table;
  putRoomsBack(state);
  state.phase = { kind: 'return' };
  table.tell({ type: 'dungeon-left', rule, quest: questOf(state).id, xp: questXp(state) });
}
