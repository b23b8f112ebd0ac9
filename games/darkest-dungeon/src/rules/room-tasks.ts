import type { Option, Rule, Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import { questCard, type QuestRule } from '../data/quests.ts';
import { applyEffects } from '../effects/index.ts';
import type { Hero, State } from '../state.ts';
import { battleOf, inOrder } from './figures.ts';
import { spendProvision } from './provisions.ts';
import { roomRules, roomSource } from './room-effects.ts';
import type { RoomRuleOf } from './room-passives.ts';

type Interaction = RoomRuleOf<'interact'>;

/** DD-HRO-08: what a Quest asks of a Hero in its own Room: two Interact actions of one turn, and for a fountain a Potion. */
interface Task {
  readonly id: string;
  readonly quest: QuestRule;
  readonly area: AreaId;
  readonly potion: boolean;
}
const TASKS: readonly Task[] = [
  { id: 'bones', quest: 'dem-bones', area: 'TOMB', potion: false },
  { id: 'fountain', quest: 'fountains', area: 'FOUNTAIN', potion: true },
];
const TASK_ACTIONS = 2;

/** DD-HRO-08: Interact actions that the Room Card and the Quest offer a Hero here. */
export function roomInteractions(state: State, hero: Hero): Option[] {
  const { turn } = battleOf(state);
  const actions = turn?.actions ?? 0;
  const options: Option[] = [];
  for (const rule of roomRules(state))
    if (rule.kind === 'interact' && rule.actions <= actions && isOpen(state, hero, rule))
      options.push(interactOption(hero, hero.area ?? '', rule.actions));
  const task = openTask(state);
  if (task !== undefined && hero.area === task.area && actions >= TASK_ACTIONS && canPayFor(state, task))
    options.push(interactOption(hero, task.id, TASK_ACTIONS));
  return options;
}

const interactOption = (hero: Hero, thing: string, actions: number): Option => ({
  id: `interact:${thing}`,
  text: `interact-${thing}`,
  about: { area: hero.area ?? '', actions },
  on: [`area:${hero.area}`],
});

/** DD-HRO-08: performs one of them, by its id. */
export function* interactWithRoom(table: Table<State>, hero: Hero, option: string): Rule {
  const { state } = table;
  const { turn, used, usedThisRound, room } = battleOf(state);
  const task = openTask(state);
  if (task !== undefined && option === `interact:${task.id}`) return yield* performTask(table, hero, task);
  const rule = roomRules(state).find(
    (one): one is Interaction => one.kind === 'interact' && one.areas.includes(hero.area ?? ''),
  );
  if (rule === undefined || turn === null) return;
  turn.actions -= rule.actions;
  (rule.limit === 'once-a-round' ? usedThisRound : used).push(markOf(hero, rule));
  table.tell({ type: 'interacted', rule: 'DD-HRO-08', hero: hero.id, area: hero.area, room });
  yield* applyEffects(table, hero, rule.effects, roomSource(state, hero), 'DD-HRO-08');
}

function* performTask(table: Table<State>, hero: Hero, { id, potion }: Task): Rule {
  const battle = battleOf(table.state);
  if (battle.turn !== null) battle.turn.actions -= TASK_ACTIONS;
  if (potion) spendProvision(table, 'potion', 'DD-HRO-08');
  battle.task = 'done';
  table.tell({ type: 'task-done', rule: 'DD-HRO-08', hero: hero.id, task: id });
}

const isOpen = (state: State, hero: Hero, rule: Interaction): boolean => {
  const { used, usedThisRound } = battleOf(state);
  const mark = markOf(hero, rule);
  return (
    rule.areas.includes(hero.area ?? '') &&
    (rule.limit === 'none' || !(used.includes(mark) || usedThisRound.includes(mark))) &&
    !(rule.noMonsterThere === true && inOrder(state, 'monsters').some(({ area }) => area === hero.area))
  );
};

/** What is written down of a use: `CHEST`, `ALTAR:crusader`. */
const markOf = ({ id, area }: Hero, { limit }: Interaction): string =>
  limit === 'once-a-hero' ? `${area}:${id}` : (area ?? '');

const openTask = ({ quest, battle }: State): Task | undefined =>
  battle?.task !== 'open' || quest === null
    ? undefined
    : TASKS.find(({ quest: rule }) => questCard(quest.id).rules?.includes(rule) === true);
const canPayFor = ({ campaign }: State, { potion }: Task): boolean =>
  !potion || campaign.provisions.potion > 0;

/** Purify the Fountains: until its task is done the fountain of the Room does nothing. */
export const isFountainShut = (state: State): boolean => openTask(state)?.id === 'fountain';
