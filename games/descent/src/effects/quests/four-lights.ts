import type { Square } from '@tenebrae/board';
import { ask, DONE, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { itemOf } from '../../data/items.ts';
import type { Spot } from '../../data/quest.ts';
import { RELIC_IDS, type RelicId } from '../../data/relics.ts';
import { partWith } from '../../rules/carrying.ts';
import { gainConquest, loseConquest, overlordWins } from '../../rules/conquest.ts';
import { maybeComplete } from '../../rules/death.ts';
import { doorOf, openByQuest } from '../../rules/doors.ts';
import { revealArea } from '../../rules/exploring.ts';
import {
  heroOf,
  isHero,
  isOnBoard,
  monsterName,
  monsterSpaces,
  shapeOf,
  spacesAt,
} from '../../rules/figures.ts';
import { squareOption } from '../../rules/options.ts';
import { layDown, squareOf } from '../../rules/spaces.ts';
import type { Cause } from '../../rules/wounds.ts';
import type { Hero, Marker, Monster, State } from '../../state.ts';
import type { HeroId } from '../../data/heroes.ts';
import { counterOf, encountersNamed, listOf, reinforce, remember, tellRule } from './common.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

/** Where each relic lies at first, in the order of their numbers. */
const CHAPELS: readonly Spot[] = [
  [0, 11],
  [23, 11],
  [12, 0],
  [1, 2],
];
const GUARDED = { area: 5, relic: RELIC_IDS[3] } as const;
const RIFT_OPENS: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5 };
const TO_SET = 3;
const TO_DELIVER = 2;

type RelicMarker = Marker & { readonly square: Square; readonly what: { kind: 'relic'; relic: RelicId } };

/** Quest 8: both sides carry relics home. */
export const FOUR_LIGHTS_RULES = {
  isGrounded: (_state, monster) => monster.carries.length > 0 && monster.named !== 'collector',
  mayReuse: (_state, monster) => monster.carries.length === 0,
  mayMonsterEnter: (state, monster, square) =>
    monster.kind !== 'giant' || !isGuarding(state) || state.areaOf[square] === GUARDED.area,
  mayMonsterOpen: (state, _monster, door) =>
    isRiftOpen(state) && door.rune === null && door.areas.some(area => area === 2 || area === 3),
  onHeroLeaving: (table, hero, from) => dropAll(table, hero, from),
  *onAreaRevealed(table, area) {
    if (area === GUARDED.area) tellRule(table, 9);
  },
  mayMeet: (_state, hero) => relicsOf(hero).length > 0,
  onEncounter: setOnAltar,
  onActivationEnd: carry,
  onMonsterKilled: dropFromCarrier,
  onSpawnStep: gather,
  onEndOfRound: maybeOpenRift,
  isCompleted: state => listOf(state, 'altar').length >= TO_SET,
} satisfies QuestRules;

const isRiftOpen = (state: State): boolean => counterOf(state, 'rift') === 1;

const relicMarkers = (state: State): RelicMarker[] =>
  state.markers.filter(
    (one): one is RelicMarker => one.what.kind === 'relic' && typeof one.square === 'number',
  );

/** Rule 6: on its first space and the ward not broken yet. */
const isAtHome = (state: State, { what, square }: RelicMarker): boolean => {
  const home = CHAPELS[RELIC_IDS.indexOf(what.relic)];
  return home !== undefined && squareOf(state, home) === square;
};

/** Rule 9. */
const isGuarding = (state: State): boolean =>
  relicMarkers(state).some(one => one.what.relic === GUARDED.relic && isAtHome(state, one));

function layRelic(table: Table<State>, relic: RelicId, square: Square): void {
  const { state } = table;
  layDown(state, { kind: 'relic', relic }, square);
  table.tell({ type: 'relic-laid', rule: QUEST_RULE, item: relic, square });
}

const relicsOf = (hero: Hero): RelicId[] =>
  hero.items.flatMap(({ card }) => (itemOf(card).set === 'relic' ? [card as RelicId] : []));

/** Rule 1: relics never come to the town, not even with his familiars: each is left where it is carried. */
function dropAll(table: Table<State>, hero: Hero, from: Square): void {
  const { state } = table;
  for (const relic of relicsOf(hero)) {
    partWith(table, hero, relic, QUEST_RULE);
    state.relics = [...state.relics, relic];
    layRelic(table, relic, from);
  }
  for (const familiar of state.familiars) {
    const relic = RELIC_IDS.find(one => one === familiar.carries);
    if (familiar.owner !== hero.id || relic === undefined) continue;
    Object.assign(familiar, { carries: null, exhausted: false });
    state.relics = [...state.relics, relic];
    layRelic(table, relic, isOnBoard(familiar) ? familiar.place : from);
  }
}

/** Rule 2: any of the relics that he carries. */
function* setOnAltar(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  for (let carried = relicsOf(hero); carried.length > 0; carried = relicsOf(hero)) {
    const options = carried.map(relic => ({
      id: `set-relic:${relic}`,
      about: { item: relic },
      on: [`card:${relic}`],
      relic,
    }));
    const chosen = yield* ask('set-on-altar', hero.seat, [...options, DONE], QUEST_RULE);
    if (!('relic' in chosen)) return;
    partWith(table, hero, chosen.relic, QUEST_RULE);
    remember(state, 'altar', chosen.relic);
    table.tell({ type: 'relic-set', rule: QUEST_RULE, hero: hero.id, item: chosen.relic });
    gainConquest(table, 1, QUEST_RULE);
    yield* maybeComplete(table);
  }
}

/** Rules 3, 5 and 6: what a master does where it ends its activation: deliver, then break a ward or take a relic. */
function* carry(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  if (monster.rank !== 'master') return;
  const spaces = monsterSpaces(state, monster);
  const rifts = [...encountersNamed(state, 'rift-').values()];
  if (rifts.some(rift => spaces.includes(rift))) yield* deliver(table, monster);
  for (const marker of relicMarkers(state)) {
    const { relic } = marker.what;
    if (!spaces.includes(marker.square)) continue;
    if (isAtHome(state, marker) && !listOf(state, 'unwarded').includes(relic)) {
      remember(state, 'unwarded', relic);
      table.tell({ type: 'ward-broken', rule: QUEST_RULE, item: relic, monster: monsterName(monster) });
    } else if (monster.carries.length === 0 || monster.named === 'collector') {
      monster.carries = [...monster.carries, relic];
      state.relics = state.relics.filter(one => one !== relic);
      state.markers = state.markers.filter(one => one !== marker);
      table.tell({ type: 'relic-taken', rule: QUEST_RULE, item: relic, monster: monsterName(monster) });
    }
  }
}

function* deliver(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  const delivered = monster.carries;
  monster.carries = [];
  for (const relic of delivered) {
    remember(state, 'delivered', relic);
    table.tell({
      type: 'relic-delivered',
      rule: QUEST_RULE,
      item: relic,
      text: `${state.quest.id}.rift-1`,
    });
    if (listOf(state, 'delivered').length >= TO_DELIVER) yield* overlordWins('relics-lost', QUEST_RULE);
    yield* loseConquest(table, 1, QUEST_RULE);
  }
}

/** Rule 4: on its space; for a large one the killer chooses which. */
function* dropFromCarrier(table: Table<State>, monster: Monster, cause: Cause): Rule {
  const { state } = table;
  if (monster.carries.length === 0) return;
  const options = spacesAt(state, shapeOf(monster), monster.place).map(square =>
    squareOption(state, 'lay-relic', square),
  );
  const { square } = yield* ask('lay-relics', killerSeat(state, cause), options, QUEST_RULE);
  const carried = monster.carries;
  monster.carries = [];
  for (const relic of carried) {
    state.relics = [...state.relics, relic];
    layRelic(table, relic, square ?? 0);
  }
}

/** Whose blow, Aura or fire it was; the party's where it was nobody's. */
function killerSeat(state: State, cause: Cause): string {
  if (cause.kind === 'burn' && cause.by !== null) return heroOf(state, cause.by).seat;
  if ((cause.kind !== 'attack' && cause.kind !== 'aura') || !isHero(cause.by)) return PARTY;
  return heroOf(state, cause.by.slice('hero:'.length) as HeroId).seat;
}

/** Rule 7. */
function* maybeOpenRift(table: Table<State>): Rule {
  const { state } = table;
  if (isRiftOpen(state) || state.round < (RIFT_OPENS[state.heroes.length] ?? Infinity)) return;
  state.quest.counters['rift'] = 1;
  table.tell({ type: 'rift-opened', rule: QUEST_RULE });
  for (const area of [4, 6]) if (state.areas[area]?.revealed === false) yield* revealArea(table, area);
  yield* openByQuest(table, doorOf(state, 'door-6'), 'gone');
}

/** Rule 8: a gatherer comes while the overlord has fewer than two masters. */
function* gather(table: Table<State>): Rule {
  const { state } = table;
  if (!isRiftOpen(state) || state.round % 2 !== 0) return;
  const masters = state.monsters.filter(one => one.rank === 'master' && one.named !== 'collector');
  if (masters.length >= 2) return;
  yield* reinforce(table, { kind: 'beastman', rank: 'master', named: null }, [[22, 4]], 6);
}
