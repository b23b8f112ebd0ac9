import { type Facts, newDeck, type RuleId, settleOptions, take } from '@tenebrae/kernel';
import { aTable, type TestTable } from '@tenebrae/kernel/testing';
import { game } from '../src/index.ts';
import type { Condition } from '../src/data/conditions.ts';
import type { DungeonTileId, PlaceId } from '../src/data/dungeon-tiles.ts';
import type { RoomType } from '../src/data/exploration.ts';
import type { HeroId } from '../src/data/heroes.ts';
import { isDeckMonster, type MonsterCardId, type MonsterKind } from '../src/data/monsters.ts';
import { bossOf, type Encounter, type FormId } from '../src/data/bosses.ts';
import type { Options } from '../src/data/options.ts';
import type { ProvisionId } from '../src/data/provisions.ts';
import type { QuestId } from '../src/data/quests.ts';
import type { AreaId } from '../src/data/room-tile.ts';
import type { RoomId } from '../src/data/rooms.ts';
import { rosterOf, type SkillId } from '../src/data/skills.ts';
import { SKILL_SLOTS } from '../src/data/limits.ts';
import type { Level } from '../src/data/stances.ts';
import type { TrinketId } from '../src/data/trinkets.ts';
import { startArea } from '../src/rules/areas.ts';
import { newBattle, newDungeon, newHamlet, newQuest, newTurn } from '../src/rules/blank.ts';
import { cardOf, figureOf, heroOf, stanceOf } from '../src/rules/figures.ts';
import { campaignLevel } from '../src/rules/modifiers.ts';
import { newHero } from '../src/rules/new-hero.ts';
import { newMonster } from '../src/rules/new-monster.ts';
import type {
  Battle,
  Campaign,
  Decks,
  Dungeon,
  FigureId,
  Hamlet,
  Hero,
  Monster,
  Quest,
  Stack,
  State,
  TrinketInPlay,
  Turn,
} from '../src/state.ts';

/** A stack as a test says it: `['bleed', 3, 2]` is Bleed 2 for 3 turns. */
export type StackSet = readonly [Condition, number, number?];

/** A Hero as a test wants one; the rest is as on the first day of a campaign. */
export interface HeroSet extends Partial<Omit<Hero, 'id' | 'kind' | 'trinkets' | 'conditions' | 'history'>> {
  trinkets?: readonly (TrinketId | TrinketInPlay)[];
  conditions?: readonly StackSet[];
  /** The Level of every Skill; 1 when left out. */
  skillLevel?: Level;
}

export interface MonsterSet extends Partial<Omit<Monster, 'kind' | 'conditions' | 'area'>> {
  conditions?: readonly StackSet[];
}

export interface DungeonSet extends Partial<Omit<Dungeon, 'tokens'>> {
  tile?: DungeonTileId;
  /** Rooms with a token: the type for one that is face-up, null for one that is face-down. */
  tokens?: Readonly<Record<PlaceId, RoomType | null>>;
}

export interface BattleSet extends Partial<Omit<Battle, 'monsters' | 'turn' | 'initiative'>> {
  /** Where Heroes stand; the others on the start Area of their Stance. */
  heroes?: Partial<Record<HeroId, AreaId>>;
  /** In Stance order: kind, Area (null: the start Area), more. */
  monsters?: readonly (readonly [MonsterKind, (AreaId | null)?, MonsterSet?])[];
  /** Cards left in the Initiative Deck. */
  initiative?: readonly ('heroes' | 'monsters')[];
  /** Whose turn it is. */
  turn?: FigureId | (Partial<Turn> & { figure: FigureId });
}

/** A moment of play. What is left out: Light 3, no Gold, no Provisions, group 1 in Stance order, no Quest. */
export interface GameSet {
  players?: number;
  options?: Partial<Options>;
  /** In Stance order. */
  heroes?: readonly HeroId[] | Partial<Record<HeroId, HeroSet>>;
  act?: Campaign['act'];
  light?: number;
  gold?: number;
  provisions?: Partial<Record<ProvisionId, number>>;
  campaign?: Partial<Campaign>;
  phase?: State['phase'];
  quest?: QuestId | (Partial<Quest> & { id: QuestId });
  dungeon?: DungeonSet;
  battle?: BattleSet & { room: RoomId; boss?: Encounter | null; form?: FormId | null };
  hamlet?: Partial<Hamlet>;
  /** Known cards on top of decks, the next one first. */
  onTop?: Partial<Record<Exclude<keyof Decks, 'trinkets'>, readonly string[]>>;
}

export interface TestGame {
  readonly table: TestTable<State>;
  readonly state: State;
  hero(id: HeroId): Hero;
  monster(id: FigureId): Monster;
  /** Everything told of one type. */
  told(type: string): readonly (Facts & { readonly rule: RuleId })[];
}

/** Sets up any moment of a campaign: only what matters to the test is said. */
export function aGame(set: GameSet = {}): TestGame {
  const options = settleOptions(game.options, set.options ?? {});
  if (typeof options === 'string') throw new Error(options);
  const seats = game.seats(set.players ?? 1);
  const state = game.setUp({ options, seats });
  state.phase = set.phase ?? defaultPhase(set);
  const { campaign } = state;
  campaign.act = set.act ?? 1;
  campaign.light = set.light ?? 3;
  campaign.gold = set.gold ?? 0;
  Object.assign(campaign.provisions, set.provisions);
  Object.assign(campaign, set.campaign);
  addHeroes(state, seats, set.heroes ?? ['crusader', 'hellion', 'highwayman', 'vestal']);
  if (set.quest !== undefined || set.dungeon !== undefined || set.battle !== undefined) addQuest(state, set);
  if (set.battle !== undefined) addBattle(state, set.battle);
  if (set.hamlet !== undefined) {
    state.hamlet = { ...newHamlet(), event: 'uneventful-week', days: 3, ...set.hamlet };
    for (const trinket of [...(state.hamlet.wagon ?? []), ...state.hamlet.sold])
      for (const deck of state.decks.trinkets) take(deck.unseen, trinket);
  }
  putOnTop(state.decks, set.onTop ?? {});
  const [fault] = game.invariants(state);
  if (fault !== undefined) throw new Error(`no such moment: ${fault}`);
  return testGame(state, seats);
}

export function testGame(state: State, seats: readonly string[]): TestGame {
  const table = aTable(state, seats);
  return {
    table,
    state,
    hero: id => heroOf(state, id),
    monster: id => figureOf(state, id) as Monster,
    told: type => table.told.filter(one => one.type === type) as unknown as (Facts & { rule: RuleId })[],
  };
}

const defaultPhase = (set: GameSet): State['phase'] =>
  set.battle !== undefined
    ? { kind: set.battle.turn === undefined ? 'initiative' : 'hero-turn' }
    : set.hamlet !== undefined
      ? { kind: 'visit' }
      : { kind: 'exploration' };

function addHeroes(state: State, seats: readonly string[], wanted: NonNullable<GameSet['heroes']>): void {
  const sets = (
    Array.isArray(wanted) ? Object.fromEntries((wanted as readonly HeroId[]).map(id => [id, {}])) : wanted
  ) as Partial<Record<HeroId, HeroSet>>;
  for (const [place, id] of (Object.keys(sets) as HeroId[]).entries()) {
    const hero = aHero(id, seats[place % seats.length] ?? 'player-1', sets[id] ?? {});
    state.heroes.push(hero);
    state.trackers[hero.side].push(id);
    for (const quirk of hero.quirks)
      take(state.decks.positiveQuirks.unseen, quirk) || take(state.decks.negativeQuirks.unseen, quirk);
    for (const { id: trinket } of hero.trinkets)
      for (const deck of state.decks.trinkets) take(deck.unseen, trinket);
    if (hero.disease !== null) take(state.decks.diseases.unseen, hero.disease);
    if (hero.resolve !== null)
      take<string>(state.decks.virtues.unseen, hero.resolve) ||
        take<string>(state.decks.afflictions.unseen, hero.resolve);
  }
}

/** A Hero outside any game; Skills are the first of the roster unless said. */
export function aHero(id: HeroId, seat = 'player-1', set: HeroSet = {}): Hero {
  const { trinkets = [], conditions = [], skillLevel = 1, ...rest } = set;
  const hero = { ...newHero(id, seat, 1), ...rest };
  const roster = rosterOf(id);
  hero.skills =
    set.skills ?? (Object.fromEntries(roster.map(skill => [skill, skillLevel])) as Record<SkillId, Level>);
  if (set.equipped === undefined) hero.equipped = roster.slice(0, SKILL_SLOTS[hero.level - 1]);
  hero.trinkets = trinkets.map(one =>
    typeof one === 'string' ? { id: one, up: 'positive', used: false } : one,
  );
  hero.conditions = conditions.map(aStack);
  return hero;
}

export const aStack = ([condition, tokens, wounds = 0]: StackSet): Stack => ({ condition, tokens, wounds });

function addQuest(state: State, set: GameSet): void {
  const given: Partial<Quest> & { id: QuestId } =
    typeof set.quest === 'string' ? { id: set.quest } : (set.quest ?? { id: 'scout-ahead' });
  state.quest = { ...newQuest(given.id), battles: set.battle === undefined ? 0 : 1, ...given };
  if (set.battle === undefined || set.dungeon !== undefined)
    state.quest.dungeon = aDungeon(set.dungeon ?? {});
}

export function aDungeon(set: DungeonSet): Dungeon {
  const { tokens = {}, ...rest } = set;
  const hidden = Object.values(tokens).filter(type => type === null).length;
  return {
    ...newDungeon(rest.tile ?? 'ruins-a'),
    tokens: { ...tokens },
    unseen: new Array<'empty'>(hidden).fill('empty'),
    ...rest,
  };
}

function addBattle(state: State, set: NonNullable<GameSet['battle']>): void {
  const { heroes: places = {}, monsters: wanted = [], initiative = [], turn, ...rest } = set;
  state.battle = { ...newBattle(set.room), initiative: newDeck(initiative), ...rest };
  for (const hero of state.heroes) {
    hero.area = places[hero.id] ?? startArea(set.room, 'heroes', stanceOf(state, hero));
    hero.turnsLeft = 1;
  }
  for (const [kind, area, more = {}] of wanted) addMonster(state, set.room, kind, area ?? null, more);
  if (turn !== undefined) state.battle.turn = aTurn(typeof turn === 'string' ? { figure: turn } : turn);
}

export const aTurn = (set: Partial<Turn> & { figure: FigureId }): Turn => ({
  ...newTurn(set.figure, 2),
  ...set,
});

function addMonster(
  state: State,
  room: RoomId,
  kind: MonsterKind,
  area: AreaId | null,
  set: MonsterSet,
): void {
  const { conditions = [], ...rest } = set;
  const monsters = state.battle?.monsters ?? [];
  const copy = monsters.filter(one => one.card === kind).length + 1;
  const alone = !isDeckMonster(kind) && bossOf(kind).figures === 1;
  const level = isDeckMonster(kind) ? 1 : campaignLevel(state);
  const monster = { ...newMonster(alone ? kind : `${kind}:${copy}`, kind, level), ...rest };
  monsters.push(monster);
  state.trackers.monsters.push(monster.id);
  monster.area = area ?? startArea(room, 'monsters', stanceOf(state, monster));
  monster.conditions = conditions.map(aStack);
  if (set.turnsLeft === undefined) monster.turnsLeft = cardOf(monster).actions ?? 1;
  take(state.decks.monsters.unseen, monster.id as MonsterCardId);
}

function putOnTop(decks: Decks, cards: NonNullable<GameSet['onTop']>): void {
  for (const [id, wanted] of Object.entries(cards)) {
    const deck = decks[id as Exclude<keyof Decks, 'trinkets'>] as { top: string[]; unseen: string[] };
    for (const card of wanted) if (!take(deck.unseen, card)) throw new Error(`${card} is not in ${id}`);
    deck.top.push(...wanted);
  }
}
