import type { Chance, Question, Result, Rule, RuleId } from '@tenebrae/kernel';
import { placeAt } from '@tenebrae/board';
import { aTable } from '@tenebrae/kernel/testing';
import type { HeroId } from '../../src/data/heroes.ts';
import type { MonsterKind, Rank } from '../../src/data/monsters.ts';
import type { Spot } from '../../src/data/quest.ts';
import type { QuestId } from '../../src/data/quests.ts';
import { game as descent } from '../../src/index.ts';
import { newHeroTurn } from '../../src/rules/new-turn.ts';
import { setUp } from '../../src/rules/set-up.ts';
import { placeMonster } from '../../src/rules/spawning.ts';
import type { HeroTurn, Monster, State } from '../../src/state.ts';
import type { TestGame } from '../../testing/index.ts';

/** What players answer and dice show, by question and by throw, one after another; everything else is quiet. */
export interface Plan {
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
  readonly dice?: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export interface Driven<T> {
  readonly value: T | undefined;
  readonly result: Result | null;
  readonly asked: readonly Question[];
}

/** More beats than any test plays. */
const BEATS = 2000;
const QUIET = ['pass', 'done', 'end-turn', 'end-activation', 'end-phase'];

/** Runs a rule to its end; what the plan leaves open is declined or, where nobody may decline, the first thing offered. */
export function drive<T>(rule: Rule<T>, plan: Plan = {}): Driven<T> {
  return follow(rule, planner(plan), []);
}

/** Plays beat after beat until something is so or the match has ended. */
export function playUntil(game: TestGame, isSo: (state: State) => boolean, plan: Plan = {}): Driven<void> {
  const reply = planner(plan);
  const asked: Question[] = [];
  for (let beat = 0; beat < BEATS && !isSo(game.state); beat++) {
    const { result } = follow(descent.beat(game.table), reply, asked);
    if (result !== null) return { value: undefined, result, asked };
  }
  if (!isSo(game.state)) throw new Error('it never came so far');
  return { value: undefined, result: null, asked };
}

/** From here to the end of the round. */
export const playRound = (game: TestGame, plan: Plan = {}): Driven<void> => {
  const { round } = game.state;
  return playUntil(game, state => state.round > round, plan);
};

type Replies = (request: Question | Chance) => number | readonly number[];

function planner({ answers = {}, dice = {} }: Plan): Replies {
  const lines = new Map(Object.entries(answers).map(([ask, line]) => [ask, [line].flat()]));
  const throws = new Map(Object.entries(dice).map(([what, faces]) => [what, [...faces]]));
  return request => {
    if (request.kind === 'chance') return throws.get(request.what)?.shift() ?? quietFaces(request);
    if (request.options.length === 1) return 0;
    const line = lines.get(request.ask)?.shift();
    const ids = request.options.map(({ id }) => id);
    if (line === undefined)
      return Math.max(
        0,
        ids.findIndex(id => QUIET.includes(id)),
      );
    if (!ids.includes(line)) throw new Error(`${request.ask} does not offer ${line}: ${ids.join()}`);
    return ids.indexOf(line);
  };
}

/** The second face hits with every die; of anything else the first comes. */
const quietFaces = ({ dice, what }: Chance): readonly number[] =>
  dice.map(() => (what === 'attack-roll' ? 2 : 1));

function follow<T>(rule: Rule<T>, reply: Replies, asked: Question[]): Driven<T> {
  let step = rule.next(0);
  while (step.done !== true) {
    const request = step.value;
    if (request.kind === 'end') return { value: undefined, result: request.result, asked };
    if (request.kind === 'question') asked.push(request);
    step = rule.next(reply(request));
  }
  return { value: step.value, result: null, asked };
}

/** What the last question of this name offered. */
export const offersIn = ({ asked }: { readonly asked: readonly Question[] }, ask: string): string[] =>
  asked.findLast(question => question.ask === ask)?.options.map(({ id }) => id) ?? [];

/** Puts heroes on spaces of the quest's map. */
export function stand(game: TestGame, spots: Partial<Record<HeroId, Spot>>): void {
  for (const [id, spot] of Object.entries(spots)) game.hero(id as HeroId).place = game.at(spot);
}

/** A hero's turn under way, his action declared. */
export function take(game: TestGame, hero: HeroId, turn: Partial<HeroTurn> = {}): void {
  game.state.phase = { kind: 'heroes' };
  game.state.turn = { ...newHeroTurn(hero), stage: 'act', action: 'run', points: 10, ...turn };
}

/** A hero ends his turn on a space. */
export function endTurnOn(game: TestGame, hero: HeroId, spot: Spot, plan: Plan = {}): Driven<void> {
  stand(game, { [hero]: spot });
  take(game, hero);
  return playUntil(game, ({ turn }) => turn === null, plan);
}

/** A monster of the quest's own or another, where it is wanted. */
export const bring = (
  game: TestGame,
  kind: MonsterKind,
  rank: Rank,
  spot: Spot,
  named: string | null = null,
  turned = false,
): Monster => {
  const place = placeAt(game.state.grid, game.at(spot), turned);
  return placeMonster(game.table, { kind, rank, named, place }, RULE);
};

const RULE: RuleId = 'DJ-SET-01';

export function named(game: TestGame, id: string): Monster {
  const found = game.state.monsters.find(one => one.named === id);
  if (found === undefined) throw new Error(`${id} is not on the board`);
  return found;
}

/** The overlord's turn where he activates this monster first. */
export function activating(
  game: TestGame,
  monster: Monster,
  ...acts: readonly string[]
): NonNullable<Plan['answers']> {
  game.state.phase = { kind: 'overlord' };
  game.state.overlord.turn = null;
  return { 'activate-next': [`activate:monster:${monster.id}`], 'monster-acts': acts };
}

/** A new match after its set-up, every question answered quietly. */
export function newMatch(
  players: number,
  quest: QuestId,
  until: State['phase']['kind'] = 'heroes',
): TestGame {
  const seats = descent.seats(players);
  const options = { quest, 'choose-heroes': false, 'faq': false };
  const state = setUp({ seats, options });
  const table = aTable(state, seats);
  const game: TestGame = {
    table,
    state,
    hero: id => state.heroes.find(one => one.id === id) ?? missing(id),
    monster: id => state.monsters.find(one => one.id === id) ?? missing(`monster ${id}`),
    at: where => (typeof where === 'string' ? missing(where) : where[1] * state.grid.width + where[0]),
    told: type => table.told.filter(happening => happening.type === type),
  };
  playUntil(game, ({ phase }) => phase.kind === until);
  return game;
}

function missing(what: string): never {
  throw new Error(`${what} is not in this game`);
}
