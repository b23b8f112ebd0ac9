import { ask, type Option, PARTY, PASS, type Rule, type Table } from '@tenebrae/kernel';
import type { Effect } from '../data/effects.ts';
import { DARK_START, FEWER_DICE, type HamletEventId, MORE_DICE, TOWN_FAIR } from '../data/hamlet-events.ts';
import { UPGRADABLE } from '../data/buildings.ts';
import { rosterOf, type SkillId } from '../data/skills.ts';
import { LEVELS } from '../data/stances.ts';
import { chooseFigure } from '../rules/asking.ts';
import { rollForHero } from '../rules/dice.ts';
import { cureDisease } from '../rules/diseases.ts';
import { hamletOf, heroesInOrder } from '../rules/figures.ts';
import { raiseSkill } from '../rules/levelling.ts';
import { loseQuirk } from '../rules/quirks.ts';
import { gainVirtue } from '../rules/resolve.ts';
import { recoverStress } from '../rules/stress.ts';
import { canRise, upgradeBuilding, upgradeOption } from '../rules/upgrades.ts';
import { heal } from '../rules/wounds.ts';
import type { Hero, State } from '../state.ts';
import { applyEffects } from './index.ts';

/** DD-HAM-11, DD-HAM-26, DD-CAM-11: what an Event does when it is drawn, before the first Caretaker roll. */
export function* performEvent(table: Table<State>, event: HamletEventId): Rule {
  yield* EVENTS[event](table);
}

const EVENTS = {
  *'supply-run'({ state }) {
    state.campaign.next.dice += MORE_DICE;
  },
  *'lost-shipment'({ state }) {
    state.campaign.next.dice -= FEWER_DICE;
  },
  *'unsettling-darkness'({ state }) {
    state.campaign.next.light = DARK_START;
  },
  *'traveling-merchants'({ state }) {
    state.campaign.next.merchants = true;
  },
  *'town-fair'(table) {
    yield* forEach(table, hero => applyToHero(table, hero, TOWN_FAIR, 'town-fair'));
  },
  *'the-feast'(table) {
    yield* forEach(table, hero => feast(table, hero));
  },
  *'medical-breakthrough'(table) {
    const sick = heroesInOrder(table.state).filter(({ disease }) => disease !== null);
    if (sick.length === 0) return;
    const hero = yield* chooseFigure('cure-hero', PARTY, sick, 'DD-HAM-11');
    cureDisease(table, hero, 'DD-HAM-11');
  },
  *'caregivers-convention'(table) {
    yield* forEach(table, hero => offerCare(table, hero));
  },
  'in-good-spirits': raiseSpirits,
  *'guild-training'(table) {
    yield* forEach(table, hero => trainSkill(table, hero, skillsBelow(hero, LEVELS.length), true));
  },
  'militia-training': offerMilitia,
  'labor-force': offerLabor,
  // What these do is asked where it matters: the Caretaker, the Wagon.
  'busy-week': nothing,
  'general-repairs': nothing,
  'wanderers-market': nothing,
  'uneventful-week': nothing,
} satisfies Record<HamletEventId, (table: Table<State>) => Rule>;

function* nothing(): Rule {}

/** DD-CAM-13: Hero by Hero in Stance order. */
function* forEach(table: Table<State>, does: (hero: Hero) => Rule): Rule {
  for (const hero of heroesInOrder(table.state)) yield* does(hero);
}

function* applyToHero(table: Table<State>, hero: Hero, effects: readonly Effect[], card: string): Rule {
  const source = { by: null, own: false, from: null, use: null, card };
  yield* applyEffects(table, hero, effects, source, 'DD-HAM-11');
}

/** The Feast: a Hero may be rid of all Stress or of all Wounds. */
function* feast(table: Table<State>, hero: Hero): Rule {
  const about = { hero: hero.id };
  const options: Option[] = [];
  if (hero.stress > 0) options.push({ id: 'feast-stress', about: { amount: hero.stress } });
  if (hero.wounds > 0) options.push({ id: 'feast-wounds', about: { amount: hero.wounds } });
  if (options.length === 0) return;
  const { id } = yield* ask('join-feast', hero.seat, [...options, PASS], 'DD-HAM-11', { about });
  if (id === 'feast-stress') recoverStress(table, hero, hero.stress, 'DD-HAM-11');
  if (id === 'feast-wounds') yield* heal(table, hero, 'all', null, 'DD-HAM-11');
}

/** Caregivers Convention: a Hero may be rid of a Quirk for nothing. */
function* offerCare(table: Table<State>, hero: Hero): Rule {
  if (hero.quirks.length === 0) return;
  const options = hero.quirks.map(quirk => ({
    id: `quirk:${quirk}`,
    text: 'give-up-quirk',
    quirk,
    about: { quirk },
    on: [`quirk:${quirk}`],
  }));
  const about = { hero: hero.id };
  const choice = yield* ask('accept-care', hero.seat, [...options, PASS], 'DD-HAM-11', { about });
  if ('quirk' in choice) loseQuirk(table, hero, choice.quirk, 'DD-HAM-11');
}

/** In Good Spirits: whoever rolls highest, equals too, gains a Virtue. */
function* raiseSpirits(table: Table<State>): Rule {
  const rolls: { hero: Hero; face: number }[] = [];
  for (const hero of heroesInOrder(table.state))
    rolls.push({ hero, face: yield* rollForHero(table, hero, 'spirits-roll', 'DD-HAM-11') });
  const highest = Math.max(...rolls.map(({ face }) => face));
  for (const { hero, face } of rolls) if (face === highest) yield* gainVirtue(table, hero, 'DD-HAM-11');
}

/** Militia Training: a Level 1 Skill of each Hero rises, and there are no days; or three days. */
function* offerMilitia(table: Table<State>): Rule {
  const { state } = table;
  if (heroesInOrder(state).every(hero => skillsBelow(hero, 2).length === 0)) return;
  const options: Option[] = [{ id: 'train-militia' }, PASS];
  const { id } = yield* ask('join-militia', PARTY, options, 'DD-HAM-26');
  if (id === PASS.id) return;
  hamletOf(state).days = 0;
  table.tell({ type: 'militia-trained', rule: 'DD-HAM-26' });
  yield* forEach(table, hero => trainSkill(table, hero, skillsBelow(hero, 2), false));
}

const skillsBelow = (hero: Hero, level: number): SkillId[] =>
  rosterOf(hero.id).filter(skill => (hero.skills[skill] ?? 1) < level);

/** One of these Skills rises for nothing. */
function* trainSkill(table: Table<State>, hero: Hero, skills: readonly SkillId[], mayDecline: boolean): Rule {
  if (skills.length === 0) return;
  const options = skills.map(skill => ({
    id: `level-skill:${skill}`,
    text: 'train-skill',
    skill,
    about: { skill, level: (hero.skills[skill] ?? 1) + 1 },
    on: [`skill:${skill}`],
  }));
  const about = { hero: hero.id };
  const choice = yield* ask(
    'train-for-free',
    hero.seat,
    mayDecline ? [...options, PASS] : options,
    'DD-HAM-11',
    { about },
  );
  if ('skill' in choice) raiseSkill(table, hero, choice.skill, 'DD-HAM-11');
}

/** Labor Force: a building rises for nothing, and cannot be visited in this phase. */
function* offerLabor(table: Table<State>): Rule {
  const { state } = table;
  const options = UPGRADABLE.filter(id => canRise(state, id)).map(id => upgradeOption(state, id, 0));
  if (options.length === 0) return;
  const choice = yield* ask('use-labor-force', PARTY, [...options, PASS], 'DD-HAM-26');
  if (!('building' in choice)) return;
  upgradeBuilding(table, choice.building, 0, 'DD-HAM-26');
  hamletOf(state).closed.push(choice.building);
  table.tell({ type: 'building-closed', rule: 'DD-HAM-26', building: choice.building });
}
