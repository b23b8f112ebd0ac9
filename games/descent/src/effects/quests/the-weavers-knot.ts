import { canReach, placeAt, reach, type Place } from '@tenebrae/board';
import { ask, PASS, type Deal, roll, type Rule, type Table } from '@tenebrae/kernel';
import { RUNE_COLOURS, type RuneColour } from '../../data/quest.ts';
import { gainConquest } from '../../rules/conquest.ts';
import { heroFigure, monsterFigure, OVERLORD, shapeOf } from '../../rules/figures.ts';
import { forceMove } from '../../rules/forced-moves.ts';
import { addTokens } from '../../rules/lingering.ts';
import { figureOption, placeOption } from '../../rules/options.ts';
import { ratingOf } from '../../rules/stats.ts';
import { gainThreat } from '../../rules/threat.ts';
import { enderOf } from '../../rules/walk.ts';
import { inflictWounds } from '../../rules/wounds.ts';
import type { Hero, Monster, State } from '../../state.ts';
import {
  counterOf,
  heroesIn,
  isInArea,
  listOf,
  namedOnBoard,
  placeStairs,
  remember,
  tellRule,
} from './common.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

const GREEN_STAIRS = [
  [22, 13],
  [7, 11],
] as const;
const LAIR = 6;
const VEIL = 4;
const BURNT = 3;
const LEAP = 5;

/** Quest 6: three flames to wake in an order that is not decided before anybody could ask. */
export const THE_WEAVERS_KNOT_RULES = {
  monsterArmor: (state, monster) => (monster.named === 'weaver' && isVeiled(state) ? VEIL : 0),
  mayMonsterUseStairs: () => false,
  *onAreaRevealed(table, area) {
    if (area === LAIR) tellRule(table, 6);
    if (area !== 2 && area !== 4) return;
    const order = yield* orderOfFlames(table);
    tellHint(table, area === 2 ? 0 : 2, order);
  },
  *onRunekey(table, colour) {
    if (colour !== 'yellow') return;
    tellRule(table, 5);
    placeStairs(table, 'green', GREEN_STAIRS);
  },
  mayMeet: (state, _hero, encounter) => !listOf(state, 'lit').includes(colourOf(encounter)),
  onEncounter: wake,
  onActivationStep: spin,
  onMonsterWounded: ({ state }, monster) => {
    if (monster.named !== 'weaver' || counterOf(state, 'leap') !== 0) return;
    if (monster.wounds * 2 >= ratingOf(state, monster)) state.quest.counters['leap'] = 1;
  },
  afterAttack: maybeLeap,
  conceal,
} satisfies QuestRules;

/** Rule 4: until all three are lit for the first time. */
const isVeiled = (state: State): boolean => counterOf(state, 'veil-gone') === 0;

const ORDERS: readonly (readonly RuneColour[])[] = [
  ['red', 'blue', 'yellow'],
  ['red', 'yellow', 'blue'],
  ['blue', 'red', 'yellow'],
  ['blue', 'yellow', 'red'],
  ['yellow', 'red', 'blue'],
  ['yellow', 'blue', 'red'],
];

/** Rule 1: drawn when it is first needed; the overlord alone sees it. */
function* orderOfFlames(table: Table<State>): Rule<readonly RuneColour[]> {
  const { secrets } = table.state.quest;
  if (secrets['order'] !== undefined) return secrets['order'] as RuneColour[];
  const [face = 1] = yield* roll('flame-order', [ORDERS.length], QUEST_RULE, { to: [OVERLORD] });
  const order = ORDERS[face - 1] ?? RUNE_COLOURS;
  secrets['order'] = [...order];
  const [first, second, last] = order;
  table.tell({ type: 'flame-order-drawn', rule: QUEST_RULE, to: [OVERLORD], first, second, last });
  return order;
}

/** Rule 2: what the heroes have learnt is kept as `<place>:<colour>`. */
function tellHint(table: Table<State>, place: number, order: readonly RuneColour[]): void {
  const colour = order[place] ?? 'red';
  remember(table.state, 'known', `${place}:${colour}`);
  const text = `${place === 0 ? 'hint-first' : 'hint-last'}-${colour}`;
  table.tell({ type: 'hint-found', rule: QUEST_RULE, reveals: true, text });
}

const colourOf = (encounter: string): RuneColour => encounter.slice('flame-'.length) as RuneColour;

/** Rule 3: the next one of the order stays lit; with any other all go out. */
function* wake(table: Table<State>, hero: Hero, encounter: string): Rule {
  const { state } = table;
  const colour = colourOf(encounter);
  const order = yield* orderOfFlames(table);
  const place = listOf(state, 'lit').length;
  if (order[place] !== colour) return yield* wakeWrongly(table, hero, `${place}:${colour}`);
  remember(state, 'lit', colour);
  remember(state, 'known', `${place}:${colour}`);
  table.tell({ type: 'flame-lit', rule: QUEST_RULE, reveals: true, colour });
  if (!listOf(state, 'rewarded').includes(colour)) {
    remember(state, 'rewarded', colour);
    gainConquest(table, 1, QUEST_RULE);
  }
  if (place + 1 < order.length) return;
  state.quest.counters['veil-gone'] = 1;
  table.tell({ type: 'veil-gone', rule: QUEST_RULE });
}

function* wakeWrongly(table: Table<State>, hero: Hero, guess: string): Rule {
  const { state } = table;
  state.quest.lists['lit'] = [];
  remember(state, 'wrong', guess);
  table.tell({ type: 'flames-out', rule: QUEST_RULE, reveals: true });
  gainThreat(table, state.heroes.length, QUEST_RULE);
  const hits = [{ figure: heroFigure(hero), wounds: BURNT }];
  yield* inflictWounds(table, hits, { kind: 'quest' }, QUEST_RULE);
}

/** Rule 6: a web for a hero in the lair who has none. A leap that no attack set off is made up for here. */
function* spin(table: Table<State>): Rule {
  const { state } = table;
  yield* maybeLeap(table);
  if (!isVeiled(state) || namedOnBoard(state, 'weaver') === undefined) return;
  const heroes = heroesIn(state, LAIR).filter(hero => hero.tokens.web === 0);
  if (heroes.length === 0) return;
  const options = heroes.map(hero => figureOption(state, 'web-up', heroFigure(hero)));
  const { figure } = yield* ask('web-hero', OVERLORD, options, QUEST_RULE);
  const hero = heroes.find(one => heroFigure(one) === figure);
  if (hero !== undefined) addTokens(table, heroFigure(hero), 'web', 1, QUEST_RULE);
}

/** Rule 7: once, when half of her wounds are gone. */
function* maybeLeap(table: Table<State>): Rule {
  const { state } = table;
  const weaver = namedOnBoard(state, 'weaver');
  if (counterOf(state, 'leap') !== 1 || weaver === undefined) return;
  state.quest.counters['leap'] = 2;
  tellRule(table, 7);
  const shape = shapeOf(weaver);
  const options = leapPlaces(state, weaver).map(place => placeOption(state, 'leap', place, shape));
  const chosen = yield* ask('leap-where', OVERLORD, [...options, PASS], QUEST_RULE);
  if ('place' in chosen && chosen.place !== undefined)
    yield* forceMove(table, monsterFigure(weaver), chosen.place, QUEST_RULE);
}

/** Up to five steps within her lair, through everything. */
function leapPlaces(state: State, weaver: Monster): Place[] {
  const canEnter = (square: number): boolean => isInArea(state, square, LAIR);
  const near = reach(state.grid, weaver.place, LEAP, { shape: shapeOf(weaver), gait: 'turn', canEnter });
  const mayEnd = enderOf(state, monsterFigure(weaver));
  return state.areaOf
    .map((_, square) => placeAt(state.grid, square, false))
    .filter(place => place !== weaver.place && canReach(near, place) && mayEnd(place));
}

/** Any order that fits all that the heroes know. */
function conceal(state: State, deal: Deal): void {
  const { secrets } = state.quest;
  if (secrets['order'] === undefined) return;
  const has = (order: readonly RuneColour[], fact: string): boolean =>
    order[Number(fact[0])] === fact.slice(2);
  const fitting = ORDERS.filter(
    order =>
      listOf(state, 'known').every(fact => has(order, fact)) &&
      !listOf(state, 'wrong').some(fact => has(order, fact)),
  );
  secrets['order'] = [...deal([...fitting])];
}
