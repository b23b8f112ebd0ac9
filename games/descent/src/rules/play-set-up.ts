import type { Square } from '@tenebrae/board';
import { ask, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import { OVERLORD_STARTING_HAND } from '../data/limits.ts';
import { OVERLORD_CHOOSES } from '../data/options.ts';
import { QUEST_IDS, questOf } from '../data/quests.ts';
import { questRules } from '../effects/quests.ts';
import { type Hero, SET_UP_STEPS, type SetUpStep, type State } from '../state.ts';
import { freeSquaresNear, isFreeForStart } from './allies.ts';
import { revealArea } from './exploring.ts';
import { bringFamiliars } from './familiars.ts';
import { OVERLORD } from './figures.ts';
import { chooseHero, dealSkills, exchangeSkill } from './heroes-set-up.ts';
import { layQuest } from './lay-quest.ts';
import { squareOption } from './options.ts';
import { heroCount } from './set-up.ts';
import { buyStartingEquipment } from './shopping.ts';
import { neighboursOf } from './spaces.ts';
import { drawCards } from './threat.ts';

/**
 * DJ-SET-01 to DJ-SET-04, DJ-SET-26, DJ-SET-27: one step of the set-up for one hero, in the order of SET_UP_STEPS; then the
 * first round's hero turns begin.
 */
export function* playSetUp(table: Table<State>): Rule {
  const { state } = table;
  if (state.phase.kind !== 'set-up') return;
  const { step, hero } = state.phase;
  const isDone = yield* STEPS[step](table, hero);
  if (!isDone) return;
  if (!TABLE_STEPS.includes(step) && hero + 1 < heroCount(state)) {
    state.phase = { kind: 'set-up', step, hero: hero + 1 };
    return;
  }
  const next = SET_UP_STEPS[SET_UP_STEPS.indexOf(step) + 1];
  if (next !== undefined) state.phase = { kind: 'set-up', step: next, hero: 0 };
  else beginPlay(table);
}

/** Steps that are taken once, not hero by hero. */
const TABLE_STEPS: readonly SetUpStep[] = ['quest', 'hand'];

/** Each says whether it is over for this hero. */
const STEPS: Readonly<Record<SetUpStep, (table: Table<State>, hero: number) => Rule<boolean>>> = {
  quest: chooseQuest,
  *heroes(table, hero) {
    yield* chooseHero(table, seatFor(table, hero));
    return true;
  },
  *skills(table, hero) {
    yield* dealSkills(table, heroAt(table, hero));
    return true;
  },
  *exchange(table, hero) {
    yield* exchangeSkill(table, heroAt(table, hero));
    return true;
  },
  shop: (table, hero) => buyStartingEquipment(table, heroAt(table, hero)),
  hand: prepareOverlord,
  place: placeHero,
};

function heroAt({ state }: Table<State>, place: number): Hero {
  const hero = state.heroes[place];
  if (hero === undefined) throw new Error(`DJ-SET-05: there is no hero ${place + 1}`);
  return hero;
}

/** DJ-SET-02, DJ-SET-04, DJ-SET-29: clockwise from the first hero; with two players one seat has both. */
const seatFor = ({ seats }: Table<State>, hero: number): Seat =>
  seats[Math.min(hero + 1, seats.length - 1)] ?? '';

/** DJ-SET-01, DJ-SET-17, DJ-SET-19, DJ-SET-22: the quest is settled and its map laid. */
function* chooseQuest(table: Table<State>): Rule<boolean> {
  const { state } = table;
  if (state.options.quest === OVERLORD_CHOOSES) {
    const options = QUEST_IDS.map(quest => ({ id: `play-quest:${quest}`, about: { quest }, quest }));
    const { quest } = yield* ask('choose-quest', OVERLORD, options, 'DJ-SET-19');
    layQuest(state, quest, heroCount(state));
  }
  questRules(state).onSetUp?.(table);
  const { id } = state.quest;
  const pieces = [...new Set(questOf(id).pieces.map(({ piece }) => piece))];
  table.tell({ type: 'quest-laid', rule: 'DJ-SET-22', quest: id, pieces, conquest: state.conquest });
  return true;
}

/** DJ-SET-23, DJ-SET-25: three cards; then the start area, so that the heroes can be placed. */
function* prepareOverlord(table: Table<State>): Rule<boolean> {
  yield* drawCards(table, OVERLORD_STARTING_HAND, 'DJ-SET-25');
  yield* revealArea(table, 0);
  return true;
}

/** DJ-SET-18: on or next to an active glyph, or as near as there is room. */
function* placeHero(table: Table<State>, place: number): Rule<boolean> {
  const { state } = table;
  const hero = heroAt(table, place);
  const options = startingSquares(state, hero).map(square => squareOption(state, 'start', square));
  const { square } = yield* ask('place-hero', hero.seat, options, 'DJ-SET-18', { about: { hero: hero.id } });
  hero.place = square ?? 0;
  table.tell({ type: 'hero-placed', rule: 'DJ-SET-18', hero: hero.id, square: hero.place });
  bringFamiliars(state, hero);
  return true;
}

export function startingSquares(state: State, hero: Hero): readonly Square[] {
  const fixed = questRules(state).startingGlyph?.(state, hero);
  const glyphs =
    fixed === undefined ? state.glyphs.filter(one => one.active).map(one => one.square) : [fixed];
  const around = [...new Set(glyphs.flatMap(glyph => [glyph, ...neighboursOf(state, glyph)]))]
    .filter(square => isFreeForStart(state, square))
    .sort((a, b) => a - b);
  return around.length > 0 ? around : [...new Set(glyphs.flatMap(glyph => freeSquaresNear(state, glyph)))];
}

/** DJ-SET-27. */
function beginPlay(table: Table<State>): void {
  table.state.phase = { kind: 'heroes' };
  table.tell({ type: 'round-begun', rule: 'DJ-SET-27', round: table.state.round });
}
