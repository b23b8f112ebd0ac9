import type { SkillId } from '../data/skills.ts';
import type { Hero } from '../state.ts';
import { asWeight, each, type Habit, nameIn, verbOf } from './weights.ts';

/** How often a Skill is the one that is wanted, from 1 to 5; what is not listed seldom is. All numbers are ours. */
const SKILL_WORTH: Readonly<Partial<Record<SkillId, number>>> = {
  'crusader:smite': 5,
  'crusader:zealous-accusation': 4.8,
  'crusader:stunning-blow': 4.5,
  'crusader:inspiring-cry': 4.7,
  'crusader:battle-heal': 3.5,
  'hellion:wicked-hack': 5,
  'hellion:if-it-bleeds': 4.8,
  'hellion:iron-swan': 4.6,
  'hellion:bleed-out': 4,
  'hellion:barbaric-yawp': 3.5,
  'bounty-hunter:collect-bounty': 5,
  'bounty-hunter:finish-him': 4.8,
  'bounty-hunter:uppercut': 4.5,
  'bounty-hunter:caltrops': 4,
  'bounty-hunter:come-hither': 3.5,
  'highwayman:pistol-shot': 5,
  'highwayman:wicked-slice': 4.8,
  'highwayman:open-vein': 4.5,
  'highwayman:grapeshot-blast': 4.2,
  'highwayman:duelists-advance': 3.5,
  'vestal:divine-grace': 5,
  'vestal:judgement': 4.8,
  'vestal:divine-comfort': 4.6,
  'vestal:dazzling-light': 4.2,
  'vestal:illumination': 3,
  'jester:dirk-stab': 5,
  'jester:harvest': 4.6,
  'jester:slice-off': 4.6,
  'jester:inspiring-tune': 4.2,
  'jester:solo': 3,
  'plague-doctor:noxious-blast': 5,
  'plague-doctor:plague-grenade': 4.8,
  'plague-doctor:blinding-gas': 4.4,
  'plague-doctor:disorienting-blast': 3.6,
  'plague-doctor:battlefield-medicine': 3.4,
  'arbalest:sniper-shot': 5,
  'arbalest:blindfire': 4.7,
  'arbalest:battlefield-bandage': 4.6,
  'arbalest:bola': 3.8,
  'arbalest:suppressing-fire': 3.6,
  'grave-robber:throw-dagger': 5,
  'grave-robber:poison-dart': 4.8,
  'grave-robber:flashing-daggers': 4.4,
  'grave-robber:lunge': 4,
  'grave-robber:pick-to-the-face': 3.8,
  'occultist:abyssal-artillery': 4.6,
  'occultist:sacrificial-stab': 4.4,
  'occultist:wyrd-reconstruction': 4.6,
  'occultist:weakening-curse': 3.6,
  'occultist:vulnerability-hex': 3,
  'abomination:manacles': 5,
  'abomination:beasts-bile': 4.8,
  'abomination:absolution': 4.6,
  'abomination:transform': 4,
  'abomination:rage': 3.8,
};

export const skillRank = (skill: string): number => SKILL_WORTH[skill as SkillId] ?? 1;

export const equipSkill: Habit = each(() => option => asWeight(skillRank(nameIn(option))));

/** DD-BLD-11, DD-BLD-12: what is equipped is raised before what is not. */
const raiseWeight = (hero: Hero | undefined, skill: string): number =>
  asWeight(skillRank(skill)) * (hero?.equipped.some(one => one === skill) === true ? 1 : 0.001);

export const raiseSkill: Habit = each((state, { about }) => {
  const hero = state.heroes.find(({ id }) => id === about?.['hero']);
  return option => (option.id === 'pass' ? 0 : raiseWeight(hero, nameIn(option)));
});

export const buyUpgrade: Habit = each((state, { about }) => {
  const hero = [...state.heroes, ...state.joining].find(({ id }) => id === about?.['hero']);
  return option =>
    option.id === 'level-hero' ? 1e9 : verbOf(option) === 'done' ? 0.001 : raiseWeight(hero, nameIn(option));
});
