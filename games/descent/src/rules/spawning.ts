import type { Place, Shape, Square } from '@tenebrae/board';
import { ask, discard, DONE, type Option, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { monsterCard, type MonsterKind, MONSTERS, type Rank } from '../data/monsters.ts';
import { type OverlordCard, overlordCard, type OverlordDeckCard } from '../data/overlord-cards.ts';
import { questRules } from '../effects/quests.ts';
import type { Monster, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { monsterFigure, monsterName, monsterSpaces, OVERLORD } from './figures.ts';
import { figureOption, placeOption } from './options.ts';
import { announceCard, type CardOption, cardOption } from './overlord-window.ts';
import { hasSpawnPlace, spawnGround, spawnPlaces } from './spawn-places.ts';
import { canPay } from './threat.ts';

type SpawnCard = Extract<OverlordCard, { readonly type: 'spawn' }>;

/** DJ-OVC-12, DJ-SPN-08: `play:<card>` for each spawn card that can be paid and brings at least one monster. */
export function spawnOptions(state: State): readonly CardOption[] {
  const options: CardOption[] = [];
  let ground: ((square: Square) => boolean) | null = null;
  const known: Known = new Map();
  for (const card of state.overlord.hand) {
    const printed = overlordCard(card);
    if (printed.type !== 'spawn' || !canPay(state, card)) continue;
    const option = cardOption(state, card);
    if (options.some(({ id }) => id === option.id)) continue;
    const isGround: (square: Square) => boolean = (ground ??= spawnGround(state));
    if (sortsOf(printed).some(sort => canSpawn(state, sort, isGround, known))) options.push(option);
  }
  return options;
}

/** By shape, whether there is a place for it: the same for all cards in hand. */
type Known = Map<Shape, boolean>;

/** Monsters of a card that are still to come, of one kind and rank. */
interface Sort {
  readonly kind: MonsterKind;
  readonly rank: Rank;
  count: number;
}

const sortsOf = ({ monsters }: SpawnCard): Sort[] =>
  monsters.map(([kind, rank, count]) => ({ kind, rank, count }));

const nameOfSort = ({ kind, rank }: Sort): string => (rank === 'master' ? `master-${kind}` : kind);

/** With a figure from the box, or one from the board whose own space is then free too. */
function canSpawn(
  state: State,
  { kind, rank, count }: Sort,
  isGround: (square: Square) => boolean,
  known: Known = new Map(),
): boolean {
  if (count === 0) return false;
  if (figuresLeft(state, kind, rank) > 0) {
    const { shape } = monsterCard(kind);
    let hasPlace = known.get(shape);
    if (hasPlace === undefined) {
      hasPlace = hasSpawnPlace(state, shape, isGround);
      known.set(shape, hasPlace);
    }
    return hasPlace;
  }
  return reusable(state, kind, rank).some(one => leavesPlace(state, one, isGround));
}

const leavesPlace = (state: State, taken: Monster, isGround: (square: Square) => boolean): boolean =>
  hasSpawnPlace(state, MONSTERS[taken.kind].shape, isGround, monsterSpaces(state, taken));

interface SortOption extends Option {
  readonly sort: Sort;
}

/**
 * DJ-OVC-12, DJ-SPN-01, DJ-SPN-08, DJ-SPN-11: the card is paid, its monsters are placed one after another, the overlord's choice
 * which and where and how many; then it is discarded.
 */
export function* playSpawnCard(table: Table<State>, card: OverlordDeckCard): Rule {
  const { state } = table;
  yield* announceCard(table, card);
  const printed = overlordCard(card);
  const isGround = spawnGround(state);
  const sorts = printed.type === 'spawn' ? sortsOf(printed) : [];
  for (;;) {
    const ready = sorts.filter(sort => canSpawn(state, sort, isGround));
    const sort = yield* chooseSort(ready);
    if (sort === null) break;
    yield* spawnOne(table, sort, isGround);
  }
  discard(state.overlord.deck, card);
}

/** Which comes next, where there are several sorts. */
function* chooseSort(ready: readonly Sort[]): Rule<Sort | null> {
  const [first] = ready;
  if (first === undefined) return null;
  if (ready.length === 1) return first;
  const options = ready.map(
    (sort): SortOption => ({
      id: `spawn:${nameOfSort(sort)}`,
      sort,
      about: { monster: nameOfSort(sort), count: sort.count },
    }),
  );
  const chosen = yield* ask<SortOption | typeof DONE>(
    'spawn-monster',
    OVERLORD,
    [...options, DONE],
    'DJ-SPN-08',
  );
  return 'sort' in chosen ? chosen.sort : null;
}

/** DJ-SPN-04, DJ-SPN-09 to DJ-SPN-11: one monster; a figure taken off the board for it must be placed, any other he may decline. */
function* spawnOne(table: Table<State>, sort: Sort, isGround: (square: Square) => boolean): Rule {
  const { state } = table;
  const { kind, rank } = sort;
  const { shape } = MONSTERS[kind];
  const mayPass = figuresLeft(state, kind, rank) > 0;
  const isFree = yield* freeFigure(table, kind, rank, 'DJ-SPN-10', 1, one =>
    leavesPlace(state, one, isGround),
  );
  if (!isFree) {
    sort.count = 0;
    return;
  }
  const options = spawnPlaces(state, shape, isGround).map(place => placeOption(state, 'place', place, shape));
  const chosen = yield* ask<ActionOption | typeof PASS>(
    'place-monster',
    OVERLORD,
    mayPass ? [...options, PASS] : options,
    'DJ-SPN-11',
    { about: { monster: nameOfSort(sort) } },
  );
  sort.count = 'place' in chosen ? sort.count - 1 : 0;
  if ('place' in chosen && chosen.place !== undefined)
    placeMonster(table, { kind, rank, named: null, place: chosen.place }, 'DJ-SPN-01');
}

/** DJ-SPN-09: figures of a kind and rank that are not on the board; a Mimic needs none, named monsters use red ones. */
export function figuresLeft(state: State, kind: MonsterKind, rank: Rank): number {
  let left: number = MONSTERS[kind].figures[rank];
  for (const one of state.monsters)
    if (one.kind === kind && one.rank === rank && one.mimic === null) left -= 1;
  return Math.max(0, left);
}

/** DJ-SPN-10: figures of a kind and rank that may be taken off the board; named monsters and Mimics never. */
function reusable(state: State, kind: MonsterKind, rank: Rank): Monster[] {
  const { mayReuse } = questRules(state);
  return state.monsters.filter(
    one =>
      one.kind === kind &&
      one.rank === rank &&
      one.named === null &&
      one.mimic === null &&
      (mayReuse?.(state, one) ?? true),
  );
}

/** Whether so many figures are free or could be. */
export const canFreeFigure = (state: State, kind: MonsterKind, rank: Rank, wanted = 1): boolean =>
  figuresLeft(state, kind, rank) + reusable(state, kind, rank).length >= wanted;

/**
 * DJ-SPN-10, DJ-EXP-04: with fewer figures left than wanted, the overlord may take some off the board, of those that `mayTake`
 * allows; says whether they are there now.
 */
export function* freeFigure(
  table: Table<State>,
  kind: MonsterKind,
  rank: Rank,
  rule: RuleId,
  wanted = 1,
  mayTake: (monster: Monster) => boolean = () => true,
): Rule<boolean> {
  const { state } = table;
  while (figuresLeft(state, kind, rank) < wanted) {
    const options = reusable(state, kind, rank)
      .filter(mayTake)
      .map(one => figureOption(state, 'reuse', monsterFigure(one)));
    if (options.length === 0) return false;
    const about = { monster: nameOfSort({ kind, rank, count: 1 }) };
    const chosen = yield* ask<ActionOption | typeof PASS>(
      'reuse-figure',
      OVERLORD,
      [...options, PASS],
      rule,
      { about },
    );
    const reused = state.monsters.find(one => 'figure' in chosen && monsterFigure(one) === chosen.figure);
    if (reused === undefined) return false;
    takeOff(table, reused, rule);
  }
  return true;
}

/** DJ-SPN-10: no kill, and so no bounty and no conquest. A figure that was activated this turn stays so. */
function takeOff(table: Table<State>, monster: Monster, rule: RuleId): void {
  const { state } = table;
  const { turn } = state.overlord;
  state.monsters = state.monsters.filter(one => one !== monster);
  if (turn?.activated.includes(monster.id) === true) turn.used.push(spent(monster));
  if (turn?.active?.monster === monster.id) turn.active = null;
  table.tell({ type: 'monster-taken-off', rule, monster: monsterName(monster), id: monster.id });
}

const spent = ({ kind, rank }: { kind: MonsterKind; rank: Rank }): string => `spent-figure:${rank}-${kind}`;

/** Puts a new, unwounded monster on the board; the place must be legal. */
export function placeMonster(
  table: Table<State>,
  monster: { kind: MonsterKind; rank: Rank; named: string | null; place: Place; mimic?: Monster['mimic'] },
  rule: RuleId,
): Monster {
  const { state } = table;
  const placed: Monster = {
    id: state.nextMonster,
    kind: monster.kind,
    rank: monster.rank,
    named: monster.named,
    mimic: monster.mimic ?? null,
    place: monster.place,
    wounds: 0,
    tokens: { burn: 0, stun: 0, web: 0 },
    burnedBy: null,
    fallen: false,
    carries: [],
  };
  state.nextMonster += 1;
  state.monsters.push(placed);
  if (placed.named === null && placed.mimic === null) markSpent(state, placed);
  table.tell({
    type: 'monster-placed',
    rule,
    kind: monster.kind,
    rank: monster.rank,
    name: monsterName(placed),
    profile: `${monster.kind}-${monster.rank}-${state.players}`,
    id: placed.id,
    place: monster.place,
    ...(monster.named !== null && { named: monster.named }),
  });
  return placed;
}

/** DJ-SPN-10: a figure that was taken off after its activation is not activated again this turn. */
function markSpent({ overlord: { turn } }: State, placed: Monster): void {
  const at = turn?.used.indexOf(spent(placed)) ?? -1;
  if (turn === null || at < 0) return;
  turn.used.splice(at, 1);
  turn.activated.push(placed.id);
}
