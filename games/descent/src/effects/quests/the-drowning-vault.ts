import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { Action, ActionOption } from '../../rules/action-option.ts';
import { overlordWins } from '../../rules/conquest.ts';
import { maybeComplete } from '../../rules/death.ts';
import { heroesOnBoard, heroFigure, monsterSpaces } from '../../rules/figures.ts';
import { pointsOf, spendPoints } from '../../rules/movement-points.ts';
import { squareOf } from '../../rules/spaces.ts';
import { inflictWounds } from '../../rules/wounds.ts';
import type { Hero, State } from '../../state.ts';
import { counterOf, listOf, remember, tellRule } from './common.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

const LADDER = [2, 0] as const;
/** The tide table, by area. */
export const FLOODS_AT: readonly number[] = [3, 7, 7, 13, 13, 18, 22];
const LAST_TIDE = 22;
const DEEP = 4;
const WHEEL = 3;
const SWIMMING = 2;

/** Rule 6: out by the ladder, for good. */
const LEAVE: Action = {
  rule: QUEST_RULE,
  options: (state, hero): readonly ActionOption[] =>
    hero.place === squareOf(state, LADDER) && !hero.fallen && pointsOf(state, hero) >= 1
      ? [{ id: 'leave', action: 'leave', cost: 1, about: { cost: 1 }, on: [`square:${hero.place}`] }]
      : [],
  perform: leave,
};

/** Quest 3: the water rises, and the way out is a ladder. */
export const THE_DROWNING_VAULT_RULES = {
  monsterSpeed: (state, monster) =>
    monster.named === 'mother-of-eels' &&
    monsterSpaces(state, monster).some(square => isFlooded(state, square))
      ? SWIMMING
      : 0,
  maySpawnAt: (state, square) => square !== squareOf(state, LADDER),
  mayMonsterEnd: (state, _monster, square) => square !== squareOf(state, LADDER),
  mayTravel: (state, _hero, glyph, to) => to === 'board' || !isFlooded(state, glyph),
  heroActions: [LEAVE],
  onSetUp: ({ state }) => {
    state.quest.counters['tide'] = startingTide(state.players);
  },
  *onAreaRevealed(table, area) {
    if (area === 6) tellRule(table, 8);
  },
  *onEncounter(table) {
    const { counters } = table.state.quest;
    counters['tide'] = counterOf(table.state, 'tide') - WHEEL;
    table.tell({ type: 'tide-fallen', rule: QUEST_RULE, tide: counters['tide'] });
  },
  *onEndOfRound(table) {
    const { state } = table;
    const tide = counterOf(state, 'tide') + 1;
    state.quest.counters['tide'] = tide;
    table.tell({ type: 'tide-risen', rule: QUEST_RULE, tide });
    flood(table, tide);
    if (tide >= LAST_TIDE) yield* overlordWins('vault-drowned', QUEST_RULE);
    const hits = heroesOnBoard(state)
      .filter(hero => isFlooded(state, hero.place))
      .map(hero => ({
        figure: heroFigure(hero),
        wounds: tide >= numberOf(state, hero.place) + DEEP ? 3 : 2,
      }));
    if (hits.length > 0) yield* inflictWounds(table, hits, { kind: 'quest' }, QUEST_RULE);
  },
  isCompleted: state => state.heroes.every(hero => hero.place === 'left'),
} satisfies QuestRules;

/** Rule 1: the lower, the more time; four players, with three heroes, need less time than fewer or more (docs/balance). */
const startingTide = (players: number): number => (players === 4 ? -4 : -6);

const numberOf = (state: State, square: Square): number => FLOODS_AT[state.areaOf[square] ?? -1] ?? Infinity;

/** Rule 2: for the rest of the game, whatever the tide does later. */
const isFlooded = (state: State, square: Square): boolean =>
  listOf(state, 'flooded').includes(String(state.areaOf[square]));

function flood(table: Table<State>, tide: number): void {
  const { state } = table;
  for (const [area, number] of FLOODS_AT.entries()) {
    if (tide < number || listOf(state, 'flooded').includes(String(area))) continue;
    remember(state, 'flooded', String(area));
    table.tell({ type: 'area-flooded', rule: QUEST_RULE, area });
  }
}

function* leave(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  spendPoints(state, hero, 1, QUEST_RULE);
  hero.place = 'left';
  hero.order = null;
  hero.acted = true;
  hero.tokens = { burn: 0, poison: 0, stun: 0, web: 0 };
  for (const familiar of state.familiars) if (familiar.owner === hero.id) familiar.place = 'town';
  if (state.turn?.hero === hero.id) state.turn.over = 'turn';
  const text = `${state.quest.id}.ladder`;
  table.tell({ type: 'hero-left', rule: QUEST_RULE, hero: hero.id, text });
  yield* maybeComplete(table);
}
