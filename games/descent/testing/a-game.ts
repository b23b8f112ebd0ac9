import { placeAt, type Square } from '@tenebrae/board';
import { newDeck } from '@tenebrae/kernel';
import { aTable, type TestTable } from '@tenebrae/kernel/testing';
import type { OrderId, Potion } from '../src/data/actions.ts';
import type { HeroId } from '../src/data/heroes.ts';
import { type ItemCardId, itemOf } from '../src/data/items.ts';
import type { MonsterKind, Rank } from '../src/data/monsters.ts';
import { OPTIONS, type Options } from '../src/data/options.ts';
import { OVERLORD_DECK, type OverlordDeckCard } from '../src/data/overlord-cards.ts';
import { SKILLS, type SkillId } from '../src/data/skills.ts';
import { newHero } from '../src/rules/heroes-set-up.ts';
import { newHeroTurn, newOverlordTurn } from '../src/rules/new-turn.ts';
import { setUp } from '../src/rules/set-up.ts';
import { maxFatigue, maxWounds } from '../src/rules/stats.ts';
import type { Familiar, Hero, HeroTurn, MarkerKind, Monster, OverlordTurn, State } from '../src/state.ts';
import { drawMap, type DrawnMap, type Where } from './drawn-map.ts';

/** A hero as a test wants him; the rest is as at the start of a round. */
export interface HeroSet
  extends Partial<Omit<Hero, 'id' | 'place' | 'items' | 'skills' | 'potions' | 'tokens'>> {
  /** Where he stands; the town without it. */
  at?: Where;
  /** Item cards, equipped; those of `pack` are not. */
  items?: readonly ItemCardId[];
  pack?: readonly ItemCardId[];
  /** Potions, equipped. */
  potions?: Partial<Record<Potion, number>>;
  skills?: readonly SkillId[];
  tokens?: Partial<Hero['tokens']>;
  order?: OrderId | null;
}

/** A monster: what, where (its top left space), and what is different about it. */
export type MonsterSet = readonly [
  MonsterKind,
  Rank,
  Where,
  (Partial<Omit<Monster, 'id' | 'kind' | 'rank' | 'place'>> & { turned?: boolean })?,
];

/** A moment of play; whatever is left out is as in the worked examples: open floor, Silhouette and Sir Valadir, nothing else. */
export interface GameSet {
  /** The board, drawn; see drawMap. Areas in `hidden` are not revealed. */
  board?: string;
  hidden?: readonly number[];
  heroes?: readonly HeroId[] | Partial<Record<HeroId, HeroSet>>;
  monsters?: readonly MonsterSet[];
  markers?: readonly (readonly [MarkerKind, Where, number?])[];
  /** The overlord included; by default one more than there are heroes. */
  players?: number;
  options?: Partial<Options>;
  conquest?: number;
  round?: number;
  phase?: State['phase'];
  /** Whose turn it is, and how it stands; the phase is then the heroes'. */
  turn?: Partial<HeroTurn> & { readonly hero: HeroId };
  overlordTurn?: Partial<OverlordTurn>;
  threat?: number;
  hand?: readonly OverlordDeckCard[];
  powers?: readonly OverlordDeckCard[];
  /** The cards left in the overlord deck; the rest is discarded. */
  deck?: readonly OverlordDeckCard[];
  pico?: HeroId;
  familiars?: readonly (Pick<Familiar, 'id' | 'owner'> & Partial<Familiar> & { readonly at: Where })[];
  more?: Partial<State>;
}

export interface TestGame {
  readonly table: TestTable<State>;
  readonly state: State;
  hero(id: HeroId): Hero;
  /** The monsters are numbered from 1 in the order of the list. */
  monster(id: number): Monster;
  at(where: Where): Square;
  told(type: string): readonly { readonly type: string; readonly [fact: string]: unknown }[];
}

/** Sets up any moment of play: only what matters to the test is said. */
export function aGame(set: GameSet = {}): TestGame {
  const chosen = normal(set.heroes ?? ['silhouette', 'sir-valadir']);
  const ids = Object.keys(chosen) as HeroId[];
  const players = set.players ?? Math.max(2, ids.length + 1);
  const seats = ['overlord', ...Array.from({ length: players - 1 }, (_, place) => `hero-${place + 1}`)];
  const state = setUp({
    seats,
    options: { ...defaults(), ...set.options } as Record<string, string | boolean>,
  });
  const map = drawMap(state, set.board, set.hidden);
  state.phase = set.phase ?? { kind: set.overlordTurn === undefined ? 'heroes' : 'overlord' };
  state.conquest = set.conquest ?? 5;
  state.round = set.round ?? 1;
  for (const [place, id] of ids.entries()) {
    addHero(state, map, id, seats[Math.min(place + 1, seats.length - 1)] ?? 'hero-1', chosen[id] ?? {});
  }
  for (const one of set.monsters ?? []) addMonster(state, map, one);
  for (const [what, where, number = 0] of set.markers ?? []) {
    state.markers = [...state.markers, { id: state.nextMarker++, what, square: map.at(where), number }];
  }
  setOverlord(state, set);
  if (set.turn !== undefined) state.turn = { ...newHeroTurn(set.turn.hero), ...set.turn };
  state.pico = set.pico ?? null;
  for (const { at, ...familiar } of set.familiars ?? []) {
    state.familiars.push({ carries: null, exhausted: false, ...familiar, place: map.at(at) });
  }
  Object.assign(state, set.more);
  const table = aTable(state, seats);
  return {
    table,
    state,
    hero: id => found(state.heroes, one => one.id === id, id),
    monster: id => found(state.monsters, one => one.id === id, `monster ${id}`),
    at: map.at,
    told: type => table.told.filter(happening => happening.type === type),
  };
}

function found<T>(list: readonly T[], is: (one: T) => boolean, name: string): T {
  const one = list.find(is);
  if (one === undefined) throw new Error(`${name} is not in this game`);
  return one;
}

const normal = (wanted: NonNullable<GameSet['heroes']>): Partial<Record<HeroId, HeroSet>> =>
  Array.isArray(wanted)
    ? Object.fromEntries((wanted as readonly HeroId[]).map(id => [id, {}]))
    : (wanted as Partial<Record<HeroId, HeroSet>>);

const defaults = (): Record<string, string | boolean> =>
  Object.fromEntries(Object.entries(OPTIONS).map(([id, spec]) => [id, spec.default]));

function addHero(state: State, map: DrawnMap, id: HeroId, seat: string, set: HeroSet): void {
  const { at, items = [], pack = [], potions = {}, skills = [], tokens = {}, ...rest } = set;
  const hero = newHero(id, seat);
  for (const card of [...items, ...pack]) takeFromBox(state, card);
  hero.items = [
    ...items.map(card => ({ card, equipped: true, exhausted: false })),
    ...pack.map(card => ({ card, equipped: false, exhausted: false })),
  ];
  for (const skill of skills) {
    const deck = state.skills[SKILLS[skill].deck];
    deck.unseen = deck.unseen.filter(one => one !== skill);
    hero.skills = [...hero.skills, { id: skill, exhausted: false }];
  }
  Object.assign(hero.potions.healing, { equipped: potions.healing ?? 0 });
  Object.assign(hero.potions.vitality, { equipped: potions.vitality ?? 0 });
  Object.assign(hero.tokens, tokens);
  Object.assign(hero, { wounds: maxWounds(hero), fatigue: maxFatigue(hero) }, rest);
  if (at !== undefined) hero.place = map.at(at);
  state.heroes.push(hero);
}

/** Takes a card from where the box keeps it, so that none is there twice. */
function takeFromBox(state: State, card: ItemCardId): void {
  const { set } = itemOf(card);
  const without = <T>(cards: readonly T[]): T[] => cards.filter(one => one !== (card as T));
  if (set === 'shop') state.shop = without(state.shop);
  else if (set === 'relic') state.relics = without(state.relics);
  else state.treasures[set].unseen = without(state.treasures[set].unseen);
}

function addMonster(state: State, map: DrawnMap, [kind, rank, where, more = {}]: MonsterSet): void {
  const { turned = false, tokens, ...rest } = more;
  state.monsters.push({
    id: state.nextMonster++,
    kind,
    rank,
    named: null,
    mimic: null,
    place: placeAt(state.grid, map.at(where), turned),
    wounds: 0,
    tokens: { burn: 0, stun: 0, web: 0, ...tokens },
    burnedBy: null,
    fallen: false,
    carries: [],
    ...rest,
  });
}

function setOverlord(state: State, set: GameSet): void {
  const { overlord } = state;
  const held = [...(set.hand ?? []), ...(set.powers ?? [])];
  const left = OVERLORD_DECK.filter(card => !held.includes(card));
  overlord.threat = set.threat ?? 0;
  overlord.hand = [...(set.hand ?? [])];
  overlord.powers = [...(set.powers ?? [])];
  overlord.deck = newDeck(set.deck ?? left);
  if (set.deck !== undefined) overlord.deck.discard = left.filter(card => !set.deck?.includes(card));
  if (set.overlordTurn !== undefined) overlord.turn = { ...newOverlordTurn(), ...set.overlordTurn };
}
