import type { Rule, Table } from '@tenebrae/kernel';
import type { MonsterKind, Rank } from '../../data/monsters.ts';
import { HERO_COUNTS, type HeroCount, type Spot } from '../../data/quest.ts';
import { gainConquest, overlordWins } from '../../rules/conquest.ts';
import { revealArea } from '../../rules/exploring.ts';
import { isOnBoard } from '../../rules/figures.ts';
import { healFully } from '../../rules/healing.ts';
import { areAdjacent, squareOf } from '../../rules/spaces.ts';
import { maxWounds } from '../../rules/stats.ts';
import type { Hero, State } from '../../state.ts';
import { counterOf, listOf, monstersIn, reinforce, remember, tellRule } from './common.ts';
import { BAR_GATE, BREAK_BAR, LIFT_BAR, UNBAR_GATE } from './gates.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

const BREACHES = {
  north: {
    area: 3,
    spots: [
      [11, 0],
      [12, 0],
      [11, 1],
      [12, 1],
    ],
  },
  east: {
    area: 4,
    spots: [
      [22, 11],
      [23, 11],
      [22, 12],
      [23, 12],
    ],
  },
  west: {
    area: 5,
    spots: [
      [0, 11],
      [1, 11],
      [0, 12],
      [1, 12],
    ],
  },
} as const satisfies Record<string, { readonly area: number; readonly spots: readonly Spot[] }>;

type Troop = readonly [keyof typeof BREACHES, MonsterKind, Rank | 'varg', HeroCount, number?];

/** By siege round, from the first. */
const WAVES: readonly (readonly Troop[])[] = [
  [
    ['north', 'skeleton', 'normal', '2+', 2],
    ['north', 'skeleton', 'normal', '4'],
  ],
  [
    ['east', 'beastman', 'normal', '2+', 2],
    ['east', 'beastman', 'normal', '3+'],
  ],
  [
    ['west', 'hell-hound', 'normal', '2+'],
    ['west', 'hell-hound', 'normal', '3+'],
    ['north', 'razorwing', 'normal', '4'],
  ],
  [
    ['north', 'ogre', 'normal', '2+'],
    ['east', 'skeleton', 'normal', '3+'],
  ],
  [
    ['east', 'beastman', 'master', '2+'],
    ['east', 'beastman', 'normal', '2+'],
    ['west', 'bane-spider', 'normal', '2+'],
    ['west', 'bane-spider', 'normal', '3+'],
  ],
  [
    ['north', 'ogre', 'varg', '2+'],
    ['west', 'hell-hound', 'normal', '4'],
  ],
  [
    ['west', 'razorwing', 'normal', '2+', 2],
    ['east', 'bane-spider', 'master', '3+'],
  ],
  [
    ['north', 'skeleton', 'master', '2+'],
    ['east', 'beastman', 'normal', '2+'],
    ['east', 'beastman', 'master', '4'],
    ['west', 'sorcerer', 'normal', '3+'],
  ],
];
const SONGS = [2, 4, 6];
const YARDS = [3, 4, 5];
const CRYPT = 6;
const GLASS = [20, 20] as const;

/** Quest 5: the bell must stand until the siege is over. */
export const THE_BELL_OF_SAINT_ORLA_RULES = {
  mayAttackAlly: state => siegeRound(state) > 0,
  mayHeroEnter: (state, square) => !isBell(state, square),
  mayMonsterEnter: (state, _monster, square) => !isBell(state, square),
  heroActions: [BAR_GATE, UNBAR_GATE],
  monsterActions: [BREAK_BAR, LIFT_BAR],
  onEncounter: beginSiege,
  onSpawnStep: sendWave,
  onHeroTurnEnd: lookIntoGlass,
  onAllyFallen: () => overlordWins('bell-fallen', QUEST_RULE),
  *onMonsterKilled({ state }, monster) {
    if (monster.named === 'varg') state.quest.counters['last-round'] = siegeRound(state) <= 7 ? 7 : 8;
  },
  *onEndOfRound(table) {
    const { state } = table;
    const round = siegeRound(state);
    if (round === 0) return;
    if (SONGS.includes(round)) gainConquest(table, 1, QUEST_RULE);
    if (round >= (state.quest.counters['last-round'] ?? WAVES.length)) state.quest.counters['held'] = 1;
    else state.quest.counters['siege'] = round + 1;
  },
  isCompleted: state => counterOf(state, 'held') === 1,
} satisfies QuestRules;

const siegeRound = (state: State): number => counterOf(state, 'siege');

const isBell = (state: State, square: number): boolean => state.allies.some(ally => ally.place === square);

/** Rule 3. */
function* beginSiege(table: Table<State>): Rule {
  const { state } = table;
  state.quest.counters['siege'] = 1;
  table.tell({ type: 'siege-begun', rule: QUEST_RULE });
  gainConquest(table, 1, QUEST_RULE);
  for (const area of YARDS) if (state.areas[area]?.revealed === false) yield* revealArea(table, area);
}

/** Rules 4 and 7: the monsters of this siege round, each at its breach. */
function* sendWave(table: Table<State>): Rule {
  const { state } = table;
  const round = siegeRound(state);
  for (const [breach, kind, rank, heroes, count = 1] of WAVES[round - 1] ?? []) {
    if (!(HERO_COUNTS[heroes] as readonly number[]).includes(state.heroes.length)) continue;
    const { area, spots } = BREACHES[breach];
    const troop =
      rank === 'varg' ? ({ kind, rank: 'master', named: 'varg' } as const) : { kind, rank, named: null };
    if (rank === 'varg') tellRule(table, 7);
    for (let sent = 0; sent < count; sent++) yield* reinforce(table, troop, spots, area);
  }
}

/** Rule 8: once for each hero, while no monster is in the crypt. */
function* lookIntoGlass(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  if (!isOnBoard(hero) || listOf(state, 'healed').includes(hero.id)) return;
  if (hero.wounds === maxWounds(hero) && hero.tokens.poison === 0) return;
  if (!areAdjacent(state, hero.place, squareOf(state, GLASS)) || monstersIn(state, CRYPT).length > 0) return;
  remember(state, 'healed', hero.id);
  healFully(table, hero, QUEST_RULE);
}
