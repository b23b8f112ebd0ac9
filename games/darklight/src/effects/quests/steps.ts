import type { Square } from '@tenebrae/board';
import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { AccursedId } from '../../data/accursed.ts';
import type { BossId } from '../../data/bosses.ts';
import type { EncounterId } from '../../data/encounters.ts';
import type { RuleId } from '../../data/ledger.ts';
import type { MonsterId } from '../../data/monsters.ts';
import { type Quest, QUESTS } from '../../data/quests.ts';
import { drawBoss, drawEncounter, placeMonsters } from '../../rules/encounters.ts';
import { dungeonOf } from '../../rules/figures.ts';
import type { Changes } from '../../rules/newcomers.ts';
import { tileOf } from '../../rules/plan.ts';
import { figureOf } from '../../rules/tell.ts';
import { onPlane, shapeOf } from '../../rules/tiles.ts';
import { type Cause, isAlive } from '../../rules/wounds.ts';
import type { Ally, Monster, Prop, State, TileNumber } from '../../state.ts';

// What the paragraphs of Quest Rooms are made of.

/** The tile of the Quest Room. */
export function roomOf(state: State): TileNumber {
  const { room } = dungeonOf(state).quest;
  if (room === null) throw new RuleBug('DL-SET-09: the Quest Room is not revealed');
  return room;
}

export const isRevealed = (state: State): boolean => dungeonOf(state).quest.revealed !== null;

/** "From the next round on": not in the round of the reveal. */
export function isAfterReveal(state: State): boolean {
  const { round, quest } = dungeonOf(state);
  return quest.revealed !== null && round > quest.revealed;
}

/** DL-RND-04: whether the n-th round after the reveal, or a later one, is under way. */
export function isRoundAfterReveal(state: State, rounds: number): boolean {
  const { round, quest } = dungeonOf(state);
  return quest.revealed !== null && round >= quest.revealed + rounds;
}

/** Column and row of the Quest Room unturned, as a square of the plane. */
export function roomSquare(state: State, x: number, y: number): Square {
  const tile = tileOf(dungeonOf(state), roomOf(state));
  const square = onPlane(shapeOf(tile), tile, x, y);
  if (square === null) throw new RuleBug(`DL-SET-09: no square (${x},${y}) in the Quest Room`);
  return square;
}

/** The squares in the four corners of the Quest Room. */
export function corners(state: State): Square[] {
  const { width, height } = shapeOf(tileOf(dungeonOf(state), roomOf(state)));
  const [right, low] = [width - 1, height - 1];
  return [
    roomSquare(state, 0, 0),
    roomSquare(state, right, 0),
    roomSquare(state, 0, low),
    roomSquare(state, right, low),
  ];
}

/** DL-SET-17: how many of a type the quest brings, by the Accursed at the start. */
export function numberOf(state: State, kind: MonsterId): number {
  const { quest, startedWith } = dungeonOf(state);
  const { monsters }: Quest = QUESTS[quest.id];
  return monsters?.[kind]?.[startedWith - 1] ?? 0;
}

/** DL-BOS-03: what the quest adds to the Health of those it is about. */
export function moreHealthOf(state: State): number {
  const { moreHealth }: Quest = QUESTS[dungeonOf(state).quest.id];
  return moreHealth ?? 0;
}

export const QUEST_RULE: RuleId = 'DL-SET-09';
export const QUEST_CAUSE: Cause = { kind: 'quest', by: null, rule: QUEST_RULE };

// Monsters.

export const inRoom = (state: State) => ({ kind: 'prepared', tile: roomOf(state) }) as const;

/** "Encounter, Prepared": a card, or this one, in the Quest Room. */
export function* encounterInRoom(table: Table<State>, card?: EncounterId): Rule {
  yield* drawEncounter(table, inRoom(table.state), card);
}

export function* encounterAmbush(table: Table<State>): Rule {
  yield* drawEncounter(table, { kind: 'ambush' });
}

/** Named Monsters without a card, in the quest's own number: Prepared in the Quest Room. */
export function* placeInRoom(table: Table<State>, kind: MonsterId, changes: Changes = {}): Rule<Monster[]> {
  return yield* placeMonsters(table, kind, numberOf(table.state, kind), inRoom(table.state), changes);
}

export function* placeBeside(table: Table<State>, kind: MonsterId, count: number, who: AccursedId): Rule {
  yield* placeMonsters(table, kind, count, { kind: 'next-to', who });
}

/** "Boss Encounter": its Monsters are remembered, for the quest is about them and no others. */
export function* bossInRoom(table: Table<State>, card?: BossId): Rule {
  remember(table.state, yield* drawBoss(table, roomOf(table.state), card));
}

export function remember(state: State, foes: readonly Monster[]): void {
  const { quest } = dungeonOf(state);
  quest.notes = [...quest.notes, ...foes.map(({ id }) => `${FOE}${id}`)];
}

const FOE = 'foe:';

/** The remembered Monsters that are still alive. */
export const foesLeft = (state: State): Monster[] => {
  const { monsters, quest } = dungeonOf(state);
  return monsters.filter(one => isAlive(one) && quest.notes.includes(`${FOE}${one.id}`));
};

/** DL-SET-09: "Boss Encounter defeated": all that its card placed are dead, whoever else is left. */
export function areFoesBeaten(state: State): boolean {
  return isRevealed(state) && foesLeft(state).length === 0;
}

export const livesOne = (state: State, kind: MonsterId): boolean =>
  dungeonOf(state).monsters.some(one => one.kind === kind && isAlive(one));

// Props and ally pieces.

export function placeProp(table: Table<State>, name: string, square: Square): Prop {
  const { props } = dungeonOf(table.state);
  const prop: Prop = { id: props.length + 1, name, square, carrier: null, done: false, order: 0 };
  props.push(prop);
  table.tell({ type: 'prop-placed', rule: QUEST_RULE, prop: name, on: `prop:${prop.id}`, square });
  return prop;
}

export function areAllDone(state: State): boolean {
  return isRevealed(state) && dungeonOf(state).props.every(({ done }) => done);
}

export function placeAlly(table: Table<State>, square: Square, health: number, armour: number): void {
  const { allies } = dungeonOf(table.state);
  const ally: Ally = {
    is: 'ally',
    id: `ally-${allies.length + 1}`,
    square,
    wounds: 0,
    prone: false,
    poison: 0,
    fire: 'none',
    effects: [],
    health,
    armour,
    status: 'in',
    freed: false,
  };
  allies.push(ally);
  table.tell({ type: 'ally-placed', rule: QUEST_RULE, who: ally.id, figure: figureOf(ally), square });
}

export const alliesThat = (state: State, status: Ally['status']): number =>
  dungeonOf(state).allies.filter(one => one.status === status).length;

/** What counts towards the end of the quest. */
export const progressOf = (state: State): number => dungeonOf(state).quest.progress;

export function advance(table: Table<State>, of: number | null = null): number {
  const { quest } = dungeonOf(table.state);
  quest.progress += 1;
  if (of !== null)
    table.tell({ type: 'quest-advanced', rule: QUEST_RULE, quest: quest.id, done: quest.progress, of });
  return quest.progress;
}

/** The quest is completed by an act, not by how things stand. */
export function complete(state: State): void {
  dungeonOf(state).quest.outcome = 'completed';
}
