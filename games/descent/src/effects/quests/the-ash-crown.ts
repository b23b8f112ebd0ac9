import { canReach, type Place, placeAt } from '@tenebrae/board';
import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { itemOf } from '../../data/items.ts';
import { loseConquest } from '../../rules/conquest.ts';
import { maybeKillMonster } from '../../rules/death.ts';
import { countFaces, rollPower } from '../../rules/dice.ts';
import { revealArea } from '../../rules/exploring.ts';
import {
  heroesOnBoard,
  heroFigure,
  isHero,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  OVERLORD,
  shapeOf,
} from '../../rules/figures.ts';
import { forceMove, landingPlaces } from '../../rules/forced-moves.ts';
import { addTokens } from '../../rules/lingering.ts';
import { figureOption, placeOption, squareOption } from '../../rules/options.ts';
import { distanceBetween, spotOf } from '../../rules/spaces.ts';
import { isImmune, monsterSpeed, ratingOf } from '../../rules/stats.ts';
import { enderOf, reachOf } from '../../rules/walk.ts';
import { inflictWounds } from '../../rules/wounds.ts';
import type { Attack, Hero, Monster, State } from '../../state.ts';
import {
  counterOf,
  encountersNamed,
  heroesIn,
  monstersIn,
  namedOnBoard,
  reinforce,
  removeEncounter,
  tellRule,
} from './common.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

const OPEN_SKY = 3;
const NEST = 4;
const CRATER = 7;
const SKY_DICE = 3;
const SKY_WOUNDS = 4;
const EGG_WOUNDS = 2;
const GUST_REACH = 2;
const GUST_THROW = 3;

/** Quest 9: the dragon. */
export const THE_ASH_CROWN_RULES = {
  monsterArmor: (state, monster) => (isVharok(monster) ? encountersNamed(state, 'heart-').size : 0),
  monsterWounds: (state, monster) => (isVharok(monster) ? -EGG_WOUNDS * counterOf(state, 'eggs') : 0),
  monsterAttacks: (state, monster) => (isVharok(monster) ? counterOf(state, 'alone') : 0),
  bravesFear: (_state, attack, monster) => isVharok(monster) && isOfRelic(attack),
  mayClose: (state, door) => door.id !== 'door-7' || state.areas[CRATER]?.revealed !== true,
  *onAreaRevealed(table, area) {
    if (area === NEST) tellRule(table, 3);
    if (area !== CRATER) return;
    tellRule(table, 5);
    tellRule(table, 6);
  },
  onEncounter: breakEgg,
  *onActivationStep(table) {
    const { state } = table;
    const vharok = namedOnBoard(state, 'vharok');
    if (vharok === undefined) return yield* strikeFromTheSky(table);
    const inCrater = monstersIn(state, CRATER);
    const isAlone = inCrater.length === 1 && inCrater[0] === vharok;
    state.quest.counters['alone'] = isAlone ? 1 : 0;
    if (isAlone) tellRule(table, 8);
  },
  onMonsterWounded: ({ state }, monster) => {
    if (!isVharok(monster) || counterOf(state, 'wings') !== 0) return;
    if (monster.wounds * 2 >= ratingOf(state, monster)) state.quest.counters['wings'] = 1;
  },
  afterAttack: beatWings,
  onEndOfRound: hatch,
} satisfies QuestRules;

const isVharok = (monster: Monster): boolean => monster.named === 'vharok';

/** Rule 2. */
const isOfRelic = ({ source }: Attack): boolean =>
  source !== 'fists' && source !== 'one-fist' && source !== 'monster' && itemOf(source).set === 'relic';

/** Rule 1: one hero under the open sky, if the overlord likes. */
function* strikeFromTheSky(table: Table<State>): Rule {
  const { state } = table;
  const heroes = heroesIn(state, OPEN_SKY);
  if (heroes.length === 0) return;
  const options = heroes.map(hero => figureOption(state, 'scorch', heroFigure(hero)));
  const chosen = yield* ask('scorch-hero', OVERLORD, [...options, PASS], QUEST_RULE);
  const hero: Hero | undefined = heroes.find(one => 'figure' in chosen && heroFigure(one) === chosen.figure);
  if (hero === undefined) return;
  const faces = yield* rollPower('open-sky', SKY_DICE, QUEST_RULE, hero.seat);
  const wounds = Math.max(0, SKY_WOUNDS - countFaces(faces, 'surge'));
  const figure = heroFigure(hero);
  const suffered = yield* inflictWounds(table, [{ figure, wounds }], { kind: 'quest' }, QUEST_RULE);
  if ((suffered[0]?.wounds ?? 0) > 0 && isOnBoard(hero)) addTokens(table, figure, 'burn', 1, QUEST_RULE);
}

/** Rule 4: each egg takes 2 off his wounds, at once. */
function* breakEgg(table: Table<State>): Rule {
  const { state } = table;
  state.quest.counters['eggs'] = counterOf(state, 'eggs') + 1;
  tellRule(table, 4);
  const vharok = namedOnBoard(state, 'vharok');
  if (vharok !== undefined) yield* maybeKillMonster(table, vharok, { kind: 'quest' });
}

/** Rule 3: what is left of the eggs. */
function* hatch(table: Table<State>): Rule {
  const { state } = table;
  if (counterOf(state, 'hatched') === 1 || state.round < (state.heroes.length === 2 ? 18 : 16)) return;
  state.quest.counters['hatched'] = 1;
  if (state.areas[NEST]?.revealed === false) yield* revealArea(table, NEST);
  for (const [egg, square] of encountersNamed(state, 'egg-')) {
    removeEncounter(state, egg);
    table.tell({ type: 'egg-hatched', rule: QUEST_RULE, egg });
    const hound = { kind: 'hell-hound', rank: 'normal', named: null } as const;
    yield* reinforce(table, hound, [spotOf(state, square)], NEST);
    yield* loseConquest(table, 1, QUEST_RULE);
  }
}

/** Rule 7: once, at the end of the attack that took half of his wounds, or of the heroes’ next if fire took them. */
function* beatWings(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  const vharok = namedOnBoard(state, 'vharok');
  if (counterOf(state, 'wings') !== 1 || vharok === undefined || !isHero(attack.attacker)) return;
  state.quest.counters['wings'] = 2;
  tellRule(table, 7);
  for (const hero of heroesOnBoard(state)) {
    if (distanceBetween(state, [hero.place], monsterSpaces(state, vharok)) > GUST_REACH) continue;
    yield* blowAway(table, hero);
  }
  const options = flights(state, vharok).map(place => placeOption(state, 'fly-to', place, shapeOf(vharok)));
  const chosen = yield* ask('fly-off', OVERLORD, [...options, PASS], QUEST_RULE);
  if ('place' in chosen && chosen.place !== undefined)
    yield* forceMove(table, monsterFigure(vharok), chosen.place, QUEST_RULE);
}

/** As Knockback: up to 3 spaces, and not a hero who is immune to it. */
function* blowAway(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const figure = heroFigure(hero);
  if (isImmune(state, figure, 'knockback')) return;
  const options = landingPlaces(state, figure, GUST_THROW).map(square => squareOption(state, 'blow', square));
  if (options.length === 0) return;
  const chosen = yield* ask('blow-hero', OVERLORD, [...options, PASS], QUEST_RULE, {
    about: { hero: hero.id },
  });
  if ('square' in chosen && chosen.square !== undefined)
    yield* forceMove(table, figure, chosen.square, QUEST_RULE);
}

/** Every place within his speed where he may end. */
function flights(state: State, vharok: Monster): Place[] {
  const figure = monsterFigure(vharok);
  const near = reachOf(state, figure, vharok.place, monsterSpeed(state, vharok));
  const mayEnd = enderOf(state, figure);
  return state.areaOf.flatMap((_, square) =>
    [false, true].flatMap(turned => {
      const place = placeAt(state.grid, square, turned);
      return place !== vharok.place && canReach(near, place) && mayEnd(place) ? [place] : [];
    }),
  );
}
