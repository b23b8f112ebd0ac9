import {
  ask,
  drawOrReshuffle,
  finish,
  NOTHING,
  PARTY,
  type Rule,
  shuffleIn,
  type Table,
  unreachable,
} from '@tenebrae/kernel';
import { type HamletEventId, hamletEventOf, TUTORIAL_DAYS } from '../data/hamlet-events.ts';
import { LAST_HAMLET_DAYS, SKILL_LEVEL_PRICE } from '../data/limits.ts';
import { performEvent } from '../effects/hamlet-events.ts';
import { useHamletSkill } from '../effects/hamlet-skills.ts';
import type { Hamlet, Hero, State } from '../state.ts';
import { visit } from './buildings.ts';
import { placeCaretaker, repairBuilding } from './caretaker.ts';
import { type DayOption, dayOptions, nextToSpend } from './day-options.ts';
import { hamletOf, heroesInOrder, heroOf } from './figures.ts';
import { nightVisit, startOfDayThreats } from './hamlet-threats.ts';
import { chooseSkills } from './levelling.ts';
import { rearrange } from './rearranging.ts';
import { teach } from './tutorial.ts';
import { proposeUpgrade, upgradeOptions } from './upgrades.ts';
import { closeWagon } from './wagon.ts';

/** DD-HAM-11, DD-HAM-12, DD-HAM-26, DD-FIN-01: the Event and the number of days; the phase becomes `day`. */
export function* playHamletEvent(table: Table<State>): Rule {
  const { state } = table;
  const hamlet = hamletOf(state);
  if (isLastHamlet(state)) {
    hamlet.days = LAST_HAMLET_DAYS;
    table.tell({ type: 'last-days-begun', rule: 'DD-FIN-01', days: hamlet.days });
  } else if (state.tutorial !== null) {
    hamlet.event = 'quiet-days';
    hamlet.days = TUTORIAL_DAYS;
    table.tell({ type: 'hamlet-event-drawn', rule: 'DD-HAM-11', event: hamlet.event, days: hamlet.days });
  } else yield* drawEvent(table);
  state.phase = { kind: hamlet.days > 0 ? 'day' : 'day-end' };
}

/** DD-CAM-09, DD-FIN-01: the Hamlet phase between the Darkest Dungeon and the last encounter. */
const isLastHamlet = ({ campaign }: State): boolean => campaign.act === 4 && campaign.questsDone > 0;

/** DD-HAM-11: a card is shuffled back, unless it leaves the campaign. */
function* drawEvent(table: Table<State>): Rule {
  const { state } = table;
  const hamlet = hamletOf(state);
  const { events } = state.decks;
  const event: HamletEventId | null = yield* drawOrReshuffle('hamlet-event-card', events, 'DD-HAM-11');
  if (event === null) return;
  const { days, leaves } = hamletEventOf(event);
  hamlet.event = event;
  hamlet.days = days;
  if (leaves !== true) shuffleIn(events, [event]);
  table.tell({ type: 'hamlet-event-drawn', rule: 'DD-HAM-11', event, days });
  yield* performEvent(table, event);
}

/** DD-HAM-13 to DD-HAM-16, DD-HAM-10: the Threat of the day, then the Caretaker; the phase becomes `visit`. */
export function* playDay(table: Table<State>): Rule {
  const { state } = table;
  const hamlet = hamletOf(state);
  Object.assign(hamlet, newDay());
  table.tell({ type: 'day-begun', rule: 'DD-HAM-13', day: hamlet.day, days: hamlet.days });
  yield* startOfDayThreats(table);
  if (hamlet.event !== 'busy-week') yield* placeCaretaker(table);
  if (hamlet.event === 'general-repairs') yield* repairBuilding(table);
  yield* teach(table, 'caretaker');
  state.phase = { kind: 'visit' };
}

const newDay = (): Partial<Hamlet> => ({
  caretaker: null,
  closedToday: [],
  visits: [],
  done: [],
  dayOver: false,
  barred: null,
  mourner: null,
});

/** DD-HAM-17 to DD-HAM-22: one choice of the Hero whose day it is; free changes leave the day as it is. */
export function* playVisit(table: Table<State>): Rule {
  const { state } = table;
  const hero = nextToSpend(state);
  if (hero !== undefined) {
    if (state.tutorial !== null) yield* teachVisit(table, hero);
    const about = { hero: hero.id, day: hamletOf(state).day, gold: state.campaign.gold };
    const choice = yield* ask('spend-day', hero.seat, dayOptions(state, hero), 'DD-HAM-17', { about });
    yield* spendDay(table, hero, choice);
  }
  if (nextToSpend(state) === undefined) state.phase = { kind: 'day-end' };
}

function spendDay(table: Table<State>, hero: Hero, choice: DayOption): Rule {
  const { state } = table;
  const { done } = hamletOf(state);
  switch (choice.does) {
    case 'visit':
      done.push(hero.id);
      return visit(table, hero, choice.building);
    case 'hamlet-skill':
      done.push(hero.id);
      return useHamletSkill(table, hero, choice.skill);
    case 'idle':
      done.push(hero.id);
      table.tell({ type: 'day-idled', rule: 'DD-HAM-21', hero: hero.id });
      return NOTHING;
    case 'upgrade':
      return proposeUpgrade(table, hero.seat, choice.building);
    case 'swap':
      return chooseSkills(table, heroOf(state, choice.hero), 'DD-HAM-22');
    case 'rearrange':
      return rearrange(table, 'DD-HAM-22');
    default:
      return unreachable(choice);
  }
}

function* teachVisit(table: Table<State>, hero: Hero): Rule {
  yield* teach(table, 'visit');
  if (hero.xp >= SKILL_LEVEL_PRICE.xp) yield* teach(table, 'guild');
  if (hamletOf(table.state).done.length > 0) yield* teach(table, 'upgrade');
}

/**
 * DD-HAM-13, DD-HAM-22, DD-HAM-23, DD-BLD-16: the day is over; after the last one the group may still build, and sets out for
 * the next Quest, or the last encounter.
 */
export function* playDayEnd(table: Table<State>): Rule {
  const { state } = table;
  const hamlet = hamletOf(state);
  if (hamlet.day <= hamlet.days) {
    yield* nightVisit(table);
    hamlet.day += 1;
    table.tell({ type: 'day-ended', rule: 'DD-HAM-13', left: hamlet.days + 1 - hamlet.day });
    if (hamlet.day <= hamlet.days) state.phase = { kind: 'day' };
    return;
  }
  const seat = heroesInOrder(state)[0]?.seat ?? PARTY;
  const options = [SET_OUT, ...upgradeOptions(state)];
  const choice = yield* ask('leave-hamlet', seat, options, 'DD-HAM-23', {
    about: { gold: state.campaign.gold },
  });
  if (choice.does === 'upgrade') yield* proposeUpgrade(table, seat, choice.building);
  else yield* setOut(table);
}

const SET_OUT = { id: 'set-out', does: 'set-out' } as const;

/** DD-HAM-23, DD-FIN-01. The tutorial ends here. */
function* setOut(table: Table<State>): Rule {
  const { state } = table;
  if (state.tutorial !== null) {
    yield* teach(table, 'end');
    yield* finish({ outcome: 'tutorial-done', rule: 'DD-CAM-02', winners: table.seats });
  }
  closeWagon(state);
  state.phase = { kind: isLastHamlet(state) ? 'final-encounter' : 'choose-quest' };
  state.hamlet = null;
  table.tell({ type: 'hamlet-left', rule: 'DD-HAM-23' });
}
