import { type Line, perform, type Performed } from '@tenebrae/kernel/testing';
import type { AccursedId } from '../src/data/accursed.ts';
import { type Quest, QUESTS, type QuestId } from '../src/data/quests.ts';
import { questEventsStart, questOutcome, revealQuestRoom } from '../src/rules/quests.ts';
import { settle } from '../src/rules/settle.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import type { Ally, Dungeon, Monster, Prop } from '../src/state.ts';
import { type AccursedSet, aGame, type GameSet, type TestGame } from './a-game.ts';

/** The Quest Room of a quest, laid south of the Stairway Up and not yet revealed, with an Accursed on the stairs. */
export const beforeReveal = (quest: QuestId, set: GameSet = {}): TestGame => {
  const accursed: Partial<Record<AccursedId, AccursedSet>> = { 'black-knight': { at: [0, 0, 3] } };
  return aGame({
    quest,
    lay: [{ card: QUESTS[quest].room, by: 'S3' }],
    accursed,
    ...set,
    dungeon: {
      quest: { id: quest, revealed: 2, room: 1, progress: 0, notes: [], outcome: null },
      ...set.dungeon,
    },
  });
};

/** The same after its paragraph was followed. */
export function inQuestRoom(quest: QuestId, set: GameSet, ...script: Line[]): TestGame {
  const game = beforeReveal(quest, set);
  perform(revealQuestRoom(game.table), ...script);
  return game;
}

/** The numbers of Accursed at the start, without having them all there. */
export const startedWith = (count: Dungeon['startedWith']): GameSet => ({ dungeon: { startedWith: count } });

export const kindsIn = ({ dungeon }: TestGame): string[] => dungeon.monsters.map(({ kind }) => kind).sort();

/** Kills Monsters as a skill of the first Accursed would; then everything is settled. */
export function slay(game: TestGame, monsters: readonly Monster[], ...script: Line[]): Performed<void> {
  const [first] = game.state.accursed;
  function* slaying() {
    for (const monster of [...monsters])
      yield* inflictWounds(game.table, monster, 99, {
        kind: 'spell',
        by: first?.id ?? null,
        rule: 'DL-SPL-09',
      });
    yield* settle(game.table);
  }
  return perform(slaying(), ...script);
}

export function propOf({ dungeon }: TestGame, id: number): Prop {
  const prop = dungeon.props.find(one => one.id === id);
  if (prop === undefined) throw new Error(`there is no Prop ${id}`);
  return prop;
}

export function allyIn({ dungeon }: TestGame, number: number): Ally {
  const ally = dungeon.allies[number - 1];
  if (ally === undefined) throw new Error(`there is no ally piece ${number}`);
  return ally;
}

/** The quest at the start of an Events Phase. */
export const events = (game: TestGame, ...script: (string | number)[]): Performed<void> =>
  perform(questEventsStart(game.table), ...script);

export function roundOf(game: TestGame, round: number): TestGame {
  game.dungeon.round = round;
  return game;
}

export const outcomeOf = ({ state }: TestGame): string | null => questOutcome(state);

/** How many Monsters there are for each number of Accursed at the start. */
export const numbersOf = (quest: QuestId): number[] =>
  ([1, 2, 3, 4] as const).map(count => kindsIn(inQuestRoom(quest, startedWith(count))).length);

/** What the data say of it. */
export function printedNumbers(quest: QuestId): number[] {
  const { monsters }: Quest = QUESTS[quest];
  return [0, 1, 2, 3].map(at =>
    Object.values(monsters ?? {}).reduce((sum, numbers) => sum + (numbers[at] ?? 0), 0),
  );
}
