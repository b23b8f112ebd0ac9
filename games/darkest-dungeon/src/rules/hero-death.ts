import { ask, type Option, PARTY, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { HERO_IDS, type HeroId } from '../data/heroes.ts';
import { UPGRADES_A_VISIT } from '../data/limits.ts';
import { quirkOf } from '../data/quirks.ts';
import type { DeathCause, Fallen, Hero, State } from '../state.ts';
import { removeFigure } from './casualties.ts';
import { loseCampaign } from './endings.ts';
import { type Figure, heroesInOrder, isHero, isIn } from './figures.ts';
import { buyUpgrades, chooseSkills } from './levelling.ts';
import { newHero } from './new-hero.ts';
import { quirkDeck } from './quirks.ts';
import { discardResolve } from './resolve.ts';
import { joinTracker } from './tracker.ts';
import { equip, hasTrinketRoom, putAwayTrinket } from './trinket-slots.ts';
import { teach } from './tutorial.ts';

/**
 * DD-CAM-04, DD-CAM-06, DD-HDT-01, DD-HDT-09, DD-HDT-10, DD-EXP-16: a Hero dies: Trinkets are taken, and a Waiting Hero answers or
 * the campaign is lost. In the Circus the Hero only leaves.
 */
export function* killHero(
  table: Table<State>,
  hero: Hero,
  cause: DeathCause,
  by: Figure | null,
  rule: RuleId,
): Rule {
  const { state } = table;
  if (!isIn(state, hero)) return;
  removeFigure(state, hero);
  if (by !== null && isHero(by)) by.history.kills += 1;
  if (state.circus === null) leaveCampaign(state, hero, cause);
  table.tell({
    type: 'hero-killed',
    rule,
    hero: hero.id,
    cause,
    by: by?.id ?? null,
    heart: cause === 'heart-attack',
    mad: cause === 'madness',
  });
  if (state.circus !== null) return;
  if (state.campaign.waiting === 0) {
    yield* teach(table, 'lost');
    yield* loseCampaign(table, 'no-replacement', 'DD-CAM-04');
  }
  state.campaign.waiting -= 1;
  yield* leaveTrinkets(table, hero);
  const next = yield* chooseReplacement(table, hero);
  // Ruling DD-HDT-08: whoever takes the place of a Hero who has had the day has had it too.
  if (state.hamlet?.done.includes(hero.id) === true) state.hamlet.done.push(next.id);
  if (isBattleOver(state)) yield* joinWaiting(table);
}

/** DD-HDT-01, DD-EXP-16: all cards of the Hero but the Trinkets go; so do Exploration dice that are still to be resolved. */
function leaveCampaign(state: State, hero: Hero, cause: DeathCause): void {
  const { battle, quest, decks } = state;
  state.fallen.push(fallenOf(state, hero, cause));
  if (battle !== null) battle.deaths += 1;
  const way = quest?.dungeon?.way ?? null;
  if (way !== null) way.dice = way.dice.filter(one => one.hero !== hero.id);
  for (const quirk of hero.quirks.splice(0)) quirkDeck(state, quirkOf(quirk).sign).discard.push(quirk);
  if (hero.disease !== null) decks.diseases.discard.push(hero.disease);
  hero.disease = null;
  discardResolve(state, hero);
}

const fallenOf = ({ battle, quest }: State, hero: Hero, cause: DeathCause): Fallen => ({
  id: hero.id,
  seat: hero.seat,
  level: hero.level,
  cause,
  quest: battle !== null && battle.form !== null ? 'final-encounter' : (quest?.id ?? null),
  history: hero.history,
});

/** DD-HDT-02, DD-TRI-09: the others may take the Trinkets, positive side up, where they have room; the rest is discarded. */
function* leaveTrinkets(table: Table<State>, dead: Hero): Rule {
  const { state } = table;
  for (const trinket of dead.trinkets.splice(0)) {
    const heirs = heroesInOrder(state).filter(hasTrinketRoom);
    const about = { hero: dead.id, trinket: trinket.id };
    const options: Option[] = heirs.map(({ id }) => ({
      id: `hero:${id}`,
      text: 'inherit-trinket',
      about: { hero: id, trinket: trinket.id },
      on: [`figure:${id}`],
    }));
    options.push({ id: 'discard-trinket', about, on: [`trinket:${trinket.id}`] });
    const choice = yield* ask('inherit-trinket-of', PARTY, options, 'DD-HDT-02', { about });
    const heir = heirs.find(({ id }) => choice.id === `hero:${id}`);
    if (heir === undefined) putAwayTrinket(table, dead, trinket.id, 'DD-HDT-02');
    else equip(table, heir, trinket, dead, 'DD-HDT-02');
  }
}

/**
 * DD-HDT-03, DD-HDT-04, DD-HDT-07: a Hero nobody has played in this campaign, with the XP of the Stagecoach, up to two upgrades
 * without Gold, and Skills.
 */
function* chooseReplacement(table: Table<State>, dead: Hero): Rule<Hero> {
  const { state } = table;
  const about = { hero: dead.id };
  const options = heroesLeft(state).map(id => ({
    id: `hero:${id}`,
    text: 'call-hero',
    hero: id,
    about: { hero: id },
    on: ['stagecoach'],
  }));
  const { hero: id } = yield* ask('choose-replacement', dead.seat, options, 'DD-HDT-03', { about });
  const hero = newHero(id, dead.seat, state.campaign.questLog.length + 1);
  hero.xp = state.campaign.stagecoachXp;
  state.joining.push(hero);
  table.tell({ type: 'hero-called', rule: 'DD-HDT-03', hero: id, left: state.campaign.waiting });
  yield* buyUpgrades(table, hero, UPGRADES_A_VISIT, false, 'DD-HDT-04');
  yield* chooseSkills(table, hero, 'DD-HDT-07');
  return hero;
}

function heroesLeft({ heroes, joining, fallen }: State): HeroId[] {
  const taken = [...heroes, ...joining, ...fallen].map(({ id }) => id);
  return HERO_IDS.filter(id => !taken.includes(id));
}

/** DD-HDT-05: a Battle that has ended is still in the state while it is cleared away. */
const isBattleOver = ({ battle, phase }: State): boolean => battle === null || phase.kind === 'battle-end';

/** DD-HDT-05, DD-HDT-06, DD-HDT-08, DD-HDT-09: those who wait join the party in the order of the deaths, at the back of the tracker. */
export function* joinWaiting(table: Table<State>): Rule {
  const { state } = table;
  for (const hero of state.joining.splice(0)) {
    state.heroes.push(hero);
    joinTracker(state, 'heroes', hero.id);
    table.tell({ type: 'hero-joined', rule: 'DD-HDT-05', hero: hero.id, card: `${hero.id}:${hero.level}` });
  }
}
