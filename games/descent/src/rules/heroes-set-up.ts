import {
  ask,
  draw,
  isEmpty,
  PASS,
  pick,
  type Rule,
  type Seat,
  shuffleIn,
  type Table,
} from '@tenebrae/kernel';
import { HERO_IDS, HEROES, type HeroId } from '../data/heroes.ts';
import { STARTING_COINS } from '../data/limits.ts';
import { SKILL_DECKS, type SkillId, SKILLS } from '../data/skills.ts';
import type { Hero, State } from '../state.ts';
import { newSkill } from './carrying.ts';
import { ownDeck } from './decks.ts';
import { bringFamiliars } from './familiars.ts';
import { maxFatigue, maxWounds } from './stats.ts';

/**
 * DJ-SET-05 to DJ-SET-08, DJ-SET-29, DJ-VAR-01: one hero is dealt to, or picked by, the seat whose turn it is. With two players
 * one seat has both, the first one dealt being the first hero.
 */
export function* chooseHero(table: Table<State>, seat: Seat): Rule {
  const { state } = table;
  const left = HERO_IDS.filter(id => !state.heroes.some(hero => hero.id === id));
  const isChosen = state.options['choose-heroes'];
  const id = isChosen ? yield* takeHero(seat, left) : yield* pick('deal-hero', left, 'DJ-SET-05');
  state.heroes.push(newHero(id, seat));
  table.tell({ type: 'hero-taken', rule: isChosen ? 'DJ-SET-06' : 'DJ-SET-05', hero: id, seat });
}

function* takeHero(seat: Seat, left: readonly HeroId[]): Rule<HeroId> {
  const options = left.map(hero => ({ id: `take-hero:${hero}`, about: { hero }, hero }));
  const { hero } = yield* ask('choose-hero', seat, options, 'DJ-SET-06');
  return hero;
}

/** DJ-SET-08: a hero as he comes out of the box, not yet on the board. */
export function newHero(id: HeroId, seat: Seat): Hero {
  const { wounds, fatigue } = HEROES[id];
  return {
    id,
    seat,
    place: 'town',
    wounds,
    fatigue,
    coins: STARTING_COINS,
    items: [],
    potions: { healing: { equipped: 0, pack: 0 }, vitality: { equipped: 0, pack: 0 } },
    held: [],
    skills: [],
    training: { melee: 0, ranged: 0, magic: 0 },
    order: null,
    acted: false,
    tokens: { burn: 0, poison: 0, stun: 0, web: 0 },
    fallen: false,
    monkey: { timer: 0, fresh: false },
    memory: [],
  };
}

/** DJ-SET-09, DJ-SET-28: three skills; what raises a maximum gives its tokens too. */
export function* dealSkills(table: Table<State>, hero: Hero): Rule {
  for (const [place, deck] of SKILL_DECKS.entries()) {
    for (let dealt = 0; dealt < (HEROES[hero.id].skills[place] ?? 0); dealt++) {
      const skill = yield* draw('deal-skill', ownDeck(table.state.skills, deck), 'DJ-SET-09');
      if (skill !== null) gainSkill(table, hero, skill);
    }
  }
}

/** DJ-SET-10: he may exchange one skill for another of its deck, which he keeps; the rejected one is shuffled back. */
export function* exchangeSkill(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  const options = hero.skills
    .filter(({ id }) => !isEmpty(state.skills[SKILLS[id].deck]))
    .map(({ id }) => ({ id: `swap-skill:${id}`, about: { skill: id }, on: [`skill:${id}`], skill: id }));
  if (options.length === 0) return;
  const chosen = yield* ask('exchange-skill', hero.seat, [...options, PASS], 'DJ-SET-10', {
    about: { hero: hero.id },
  });
  if (!('skill' in chosen)) return;
  const deck = ownDeck(state.skills, SKILLS[chosen.skill].deck);
  const skill = yield* draw('deal-skill', deck, 'DJ-SET-10');
  hero.skills = hero.skills.filter(({ id }) => id !== chosen.skill);
  shuffleIn(deck, [chosen.skill]);
  hero.wounds = maxWounds(hero);
  hero.fatigue = maxFatigue(hero);
  if (skill !== null) gainSkill(table, hero, skill);
}

/** DJ-SET-09, DJ-SET-11, DJ-TWN-11, DJ-CRD-01, DJ-FAM-01: he owns a skill from now on, with all that it brings at once. */
export function gainSkill(table: Table<State>, hero: Hero, skill: SkillId): void {
  const { state } = table;
  const wounds = maxWounds(hero);
  const fatigue = maxFatigue(hero);
  hero.skills = [...hero.skills, newSkill(skill, false)];
  hero.wounds += maxWounds(hero) - wounds;
  hero.fatigue += maxFatigue(hero) - fatigue;
  const isDealt = state.phase.kind === 'set-up';
  table.tell({ type: 'skill-gained', rule: isDealt ? 'DJ-SET-09' : 'DJ-TWN-07', hero: hero.id, skill });
  // In set-up the skill may still be exchanged: familiars come when the hero is placed.
  if (!isDealt) bringFamiliars(state, hero);
}
