import {
  cardsLeft,
  drawOrReshuffle,
  endBeat,
  newDeck,
  type Rule,
  RuleBug,
  type RuleId,
  type Table,
} from '@tenebrae/kernel';
import type { Encounter } from '../data/bosses.ts';
import type { MonsterKind } from '../data/monsters.ts';
import { ROOM_CARDS } from '../data/room-cards.ts';
import type { RoomId } from '../data/rooms.ts';
import type { Stance } from '../data/stances.ts';
import type { State } from '../state.ts';
import { areaSpec, areasOf, startArea } from './areas.ts';
import { chooseArea, groupSeat } from './asking.ts';
import { maybeEndBattle } from './battle-end.ts';
import { omens } from './battle-threats.ts';
import { newBattle } from './blank.ts';
import { setUpBoss } from './bosses.ts';
import { nearestWithRoom } from './displacing.ts';
import { battleOf, type Figure, heroesInOrder, stanceOf } from './figures.ts';
import { newInitiative } from './initiative.ts';
import { putFigure } from './movement.ts';
import { spawnMonsters } from './spawning.ts';
import { teach, tutorialBattle } from './tutorial.ts';

/** What a Battle is about, before it is laid out. */
export interface BattlePlan {
  /** Null: the top card of the Room deck (DD-BSU-02). */
  readonly room: RoomId | null;
  readonly boss: Encounter | null;
  /** DD-BSU-16: Monsters that come before any draw. */
  readonly named: readonly MonsterKind[];
  /** The Room has a task of the Quest (bones, fountain). */
  readonly task: boolean;
}

/** DD-BSU-02: a Battle begins: its Room Card is drawn or named, and the phase becomes `battle-set-up`. Ends the beat. */
export function* beginBattle(table: Table<State>, plan: BattlePlan): Rule<never> {
  const { state } = table;
  const room = plan.room ?? tutorialBattle(state)?.room ?? (yield* drawRoom(state));
  const battle = newBattle(room);
  battle.boss = plan.boss;
  battle.named = [...plan.named];
  battle.task = plan.task ? 'open' : null;
  state.battle = battle;
  if (state.quest !== null) state.quest.battles += 1;
  state.phase = { kind: 'battle-set-up' };
  table.tell({
    type: 'battle-begun',
    rule: 'DD-BSU-02',
    room: roomCardInForce(state, room),
    boss: plan.boss,
  });
  return yield* endBeat();
}

/** DD-BSU-02, DD-END-08: a card that is drawn stays out for the rest of the Quest, unless the deck runs out. */
function* drawRoom({ decks }: State): Rule<RoomId> {
  const room = yield* drawOrReshuffle('room-card', decks.rooms, 'DD-BSU-02');
  if (room === null) throw new RuleBug('DD-BSU-02: there is no Room Card at all');
  decks.rooms.discard.push(room);
  return room;
}

/** DD-MOD-06: the Stygian version of a Room Card has an id of its own. */
const roomCardInForce = (state: State, room: RoomId): string =>
  state.options.difficulty === 'stygian' && ROOM_CARDS[room]?.stygian !== undefined
    ? `${room}-stygian`
    : room;

/**
 * DD-BSU-01, DD-BSU-04, DD-BSU-14: tile, Chests, Heroes, Monsters (those of a Boss by `setUpBoss`), round, Threats at the start of a Battle; the
 * phase becomes `initiative`.
 */
export function* playBattleSetUp(table: Table<State>): Rule {
  const { state } = table;
  const battle = battleOf(state);
  placeChests(state);
  for (const hero of heroesInOrder(state)) yield* placeAtStart(table, hero);
  battle.initiative = newDeck(state.heroes.map((): 'heroes' | 'monsters' => 'heroes'));
  yield* battle.boss === null ? spawnMonsters(table) : setUpBoss(table);
  battle.round = 1;
  newInitiative(state);
  yield* omens(table);
  state.phase = { kind: 'initiative' };
  yield* maybeEndBattle(table);
  const step = tutorialBattle(state)?.step;
  if (step !== undefined) yield* teach(table, step);
}

/** DD-BSU-13: one token for each icon, as long as the pile lasts. */
function placeChests(state: State): void {
  const battle = battleOf(state);
  if (tutorialBattle(state)?.chests === false) return;
  let left = cardsLeft(state.decks.loot);
  for (const area of areasOf(battle.room))
    for (let icon = areaSpec(battle.room, area).chests ?? 0; icon > 0 && left > 0; icon--, left--)
      battle.chests.push(area);
}

/** DD-BSU-03, DD-BSU-08, DD-BSU-15: a figure goes to the start Area of its Stance, or to the nearest with room. */
export const placeAtStart = (table: Table<State>, figure: Figure): Rule =>
  placeAtStance(table, figure, stanceOf(table.state, figure), 'DD-BSU-03');

/** The same for a Stance that the tracker does not show yet. */
export function* placeAtStance(table: Table<State>, figure: Figure, stance: Stance, rule: RuleId): Rule {
  const { state } = table;
  const start = startArea(battleOf(state).room, figure.side, stance);
  if (start === null) throw new RuleBug(`${rule}: no start Area for ${figure.id}`);
  const areas = nearestWithRoom(state, figure, start);
  const area = yield* chooseArea('place-figure', groupSeat(state), areas, 'DD-BSU-15', { figure: figure.id });
  putFigure(table, figure, area, rule);
  table.tell({ type: 'figure-placed', rule, figure: figure.id, area });
}
