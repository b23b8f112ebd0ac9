import { type Place, placeAt, type Square } from '@tenebrae/board';
import { ask, type Rule, type Table } from '@tenebrae/kernel';
import type { MonsterKind } from '../../data/monsters.ts';
import { HERO_COUNTS, type HeroCount, type Spot } from '../../data/quest.ts';
import type { MonsterAction } from '../../rules/action-option.ts';
import { activationOf } from '../../rules/activation.ts';
import { gainConquest, loseConquest } from '../../rules/conquest.ts';
import { monsterFigure, monsterSpaces, OVERLORD, shapeOf, spacesAt } from '../../rules/figures.ts';
import { forceMove } from '../../rules/forced-moves.ts';
import { monsterPointsOf, spendMonsterPoints } from '../../rules/movement-points.ts';
import { figureOption, placeOption } from '../../rules/options.ts';
import { squareOf } from '../../rules/spaces.ts';
import { enderOf } from '../../rules/walk.ts';
import type { AreaMonster, Hero, Monster, State } from '../../state.ts';
import {
  encounterMarker,
  encountersNamed,
  counterOf,
  isOnOrNextTo,
  listOf,
  namedOnBoard,
  remember,
  removeEncounter,
  tellRule,
} from './common.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

const BEASTS = ['greymaw', 'selith'] as const;
const FOLD = [3, 11] as const;
const LAIRS = [5, 6, 7];
const BURROW_COST = 2;
const RAID = 2;
const REWARDED_BURROWS = 2;

/** A figure of a lair card: where its top left space is in areas 5, 6 and 7. Hounds lie from west to east. */
type LairFigure = readonly [
  MonsterKind,
  'normal' | 'master' | 'named',
  HeroCount,
  readonly [Spot, Spot, Spot],
];

const LAIR_CARDS: Readonly<Record<string, readonly LairFigure[]>> = {
  greymaw: [
    [
      'hell-hound',
      'named',
      '2+',
      [
        [17, 3],
        [17, 19],
        [27, 11],
      ],
    ],
    [
      'hell-hound',
      'normal',
      '2+',
      [
        [18, 1],
        [18, 17],
        [28, 9],
      ],
    ],
    [
      'hell-hound',
      'normal',
      '3+',
      [
        [16, 4],
        [16, 20],
        [26, 12],
      ],
    ],
  ],
  selith: [
    [
      'manticore',
      'named',
      '2+',
      [
        [19, 2],
        [19, 18],
        [29, 10],
      ],
    ],
    [
      'manticore',
      'normal',
      '3+',
      [
        [16, 2],
        [16, 18],
        [26, 10],
      ],
    ],
    [
      'razorwing',
      'normal',
      '4',
      [
        [17, 4],
        [17, 20],
        [27, 12],
      ],
    ],
  ],
  decoy: [
    [
      'ogre',
      'master',
      '2+',
      [
        [19, 2],
        [19, 18],
        [29, 10],
      ],
    ],
    [
      'ogre',
      'normal',
      '3+',
      [
        [16, 2],
        [16, 18],
        [26, 10],
      ],
    ],
  ],
};

/** Rule 2: a beast goes to earth at the start of its activation and comes up elsewhere. */
const BURROW: MonsterAction = {
  rule: QUEST_RULE,
  options: (state, monster) => {
    const active = activationOf(state, monster);
    if (!isBeast(monster) || active === null || active.begun || active.used.includes('burrow')) return [];
    if (monsterPointsOf(state, monster) < BURROW_COST) return [];
    const spaces = monsterSpaces(state, monster);
    const here = burrowsBy(state, square => isOnOrNextTo(state, spaces, square));
    if (here.length === 0) return [];
    const others = burrowsBy(state, square => here.length > 1 || square !== here[0]);
    return placesBy(state, monster, others).map(place =>
      placeOption(state, 'burrow', place, shapeOf(monster), BURROW_COST),
    );
  },
  *perform(table, monster, { place }) {
    activationOf(table.state, monster)?.used.push('burrow');
    spendMonsterPoints(table.state, monster, BURROW_COST);
    if (place !== undefined) yield* forceMove(table, monsterFigure(monster), place, QUEST_RULE);
  },
};

/** Quest 7: two beasts to hunt, and three lairs to find them in. */
export const THE_BEASTS_OF_HARROW_RULES = {
  monsterAttacks: rage,
  monsterActions: [BURROW],
  areaMonsters: openLair,
  mayMeet: (state, _hero, encounter) => !isWatched(state, encounter),
  onEncounter: block,
  onOverlordTurnEnd: raid,
  onMonsterKilled: enrage,
} satisfies QuestRules;

const isBeast = (monster: Monster): boolean => BEASTS.some(named => named === monster.named);

/** Rule 4: the beast that is left recovers; one still in its lair is alive too, and has nothing to recover. */
function* enrage(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  if (!isBeast(monster) || BEASTS.every(named => listOf(state, 'killed').includes(named))) return;
  tellRule(table, 4);
  const left = namedOnBoard(state, monster.named === 'greymaw' ? 'selith' : 'greymaw');
  if (left === undefined) return;
  left.wounds -= Math.ceil(left.wounds / 2);
  table.tell({ type: 'beast-enraged', rule: QUEST_RULE, monster: left.named });
}

/** Rule 4: the beast that is left makes one more attack. */
function rage(state: State, monster: Monster): number {
  return isBeast(monster) && BEASTS.some(named => listOf(state, 'killed').includes(named)) ? 1 : 0;
}

const burrowsBy = (state: State, is: (square: Square) => boolean): Square[] =>
  [...encountersNamed(state, 'burrow-').values()].filter(is);

/** Where a beast fits on or next to any of some burrows. */
function placesBy(state: State, monster: Monster, burrows: readonly Square[]): Place[] {
  const shape = shapeOf(monster);
  const turns = shape.width === shape.height ? [false] : [false, true];
  const mayEnd = enderOf(state, monsterFigure(monster));
  const isBeside = (place: Place): boolean => {
    const spaces = spacesAt(state, shape, place);
    return burrows.some(burrow => isOnOrNextTo(state, spaces, burrow));
  };
  return state.areaOf
    .flatMap((_, square) => turns.map(turned => placeAt(state.grid, square, turned)))
    .filter(place => place !== monster.place && mayEnd(place) && isBeside(place));
}

/** Rule 1: a lair gets one of the cards not used yet, the overlord's choice. */
function* openLair(
  table: Table<State>,
  area: number,
  listed: readonly AreaMonster[],
): Rule<readonly AreaMonster[]> {
  const { state } = table;
  const lair = LAIRS.indexOf(area);
  if (lair < 0) return listed;
  const left = Object.keys(LAIR_CARDS).filter(card => !listOf(state, 'lairs').includes(card));
  const options = left.map(card => ({ id: `lair:${card}`, about: { lair: `lair-${card}` }, card }));
  const { card } = yield* ask('choose-lair', OVERLORD, options, QUEST_RULE, { about: { area } });
  remember(state, 'lairs', card);
  table.tell({ type: 'lair-opened', rule: QUEST_RULE, reveals: true, lair: card, text: `lair-${card}.text` });
  return (LAIR_CARDS[card] ?? []).flatMap(([kind, rank, heroes, spots]): AreaMonster[] => {
    const spot = spots[lair];
    if (spot === undefined || !(HERO_COUNTS[heroes] as readonly number[]).includes(state.heroes.length))
      return [];
    const isNamed = rank === 'named';
    const place = placeAt(state.grid, squareOf(state, spot), kind === 'hell-hound');
    return [{ kind, rank: isNamed ? 'master' : rank, named: isNamed ? card : null, place }];
  });
}

/** Rule 3: nobody stops a burrow that a beast is beside. */
function isWatched(state: State, encounter: string): boolean {
  const burrow = encounterMarker(state, encounter);
  if (burrow === undefined) return false;
  return state.monsters.some(
    one => isBeast(one) && isOnOrNextTo(state, monsterSpaces(state, one), burrow.square),
  );
}

/** Rule 3: a hero stops a burrow; the first two give conquest. */
function* block(table: Table<State>, _hero: Hero, encounter: string): Rule {
  const { state } = table;
  removeEncounter(state, encounter);
  state.quest.counters['blocked'] = counterOf(state, 'blocked') + 1;
  table.tell({ type: 'burrow-blocked', rule: QUEST_RULE, burrow: encounter });
  if (counterOf(state, 'blocked') <= REWARDED_BURROWS) gainConquest(table, 1, QUEST_RULE);
}

/** Rule 5: one raid a round; then the beast is off to a burrow. */
function* raid(table: Table<State>): Rule {
  const { state } = table;
  const fold = squareOf(state, FOLD);
  const raiders = state.monsters.filter(
    one => isBeast(one) && isOnOrNextTo(state, monsterSpaces(state, one), fold),
  );
  if (raiders.length === 0) return;
  const options = raiders.map(one => figureOption(state, 'raid', monsterFigure(one)));
  const { figure } = yield* ask('choose-raider', OVERLORD, options, QUEST_RULE);
  const raider = raiders.find(one => monsterFigure(one) === figure);
  if (raider === undefined) return;
  table.tell({
    type: 'fold-raided',
    rule: QUEST_RULE,
    monster: raider.named,
    text: `${state.quest.id}.fold`,
  });
  yield* loseConquest(table, RAID, QUEST_RULE);
  const places = placesBy(
    state,
    raider,
    burrowsBy(state, () => true),
  );
  if (places.length === 0) return;
  const retreats = places.map(place => placeOption(state, 'burrow', place, shapeOf(raider)));
  const { place } = yield* ask('retreat', OVERLORD, retreats, QUEST_RULE);
  if (place !== undefined) yield* forceMove(table, monsterFigure(raider), place, QUEST_RULE);
}
