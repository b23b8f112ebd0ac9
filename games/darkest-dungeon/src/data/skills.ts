import { evenSkill } from './even.ts';
import { ABOMINATION_SKILLS } from './skills/abomination.ts';
import { ARBALEST_SKILLS } from './skills/arbalest.ts';
import { BOUNTY_HUNTER_SKILLS } from './skills/bounty-hunter.ts';
import { CRUSADER_SKILLS } from './skills/crusader.ts';
import { GRAVE_ROBBER_SKILLS } from './skills/grave-robber.ts';
import { HELLION_SKILLS } from './skills/hellion.ts';
import { HIGHWAYMAN_SKILLS } from './skills/highwayman.ts';
import { JESTER_SKILLS } from './skills/jester.ts';
import { OCCULTIST_SKILLS } from './skills/occultist.ts';
import { PLAGUE_DOCTOR_SKILLS } from './skills/plague-doctor.ts';
import { VESTAL_SKILLS } from './skills/vestal.ts';
import type { Skill } from './skill.ts';
import type { SkillCard } from './skill-card.ts';
import type { HeroId } from './heroes.ts';
import type { Level } from './stances.ts';

/** DD-SET-14: 77 Skills of three cards each. */
export const SKILLS = {
  ...CRUSADER_SKILLS,
  ...HELLION_SKILLS,
  ...BOUNTY_HUNTER_SKILLS,
  ...HIGHWAYMAN_SKILLS,
  ...VESTAL_SKILLS,
  ...JESTER_SKILLS,
  ...PLAGUE_DOCTOR_SKILLS,
  ...ARBALEST_SKILLS,
  ...GRAVE_ROBBER_SKILLS,
  ...OCCULTIST_SKILLS,
  ...ABOMINATION_SKILLS,
} as const satisfies Record<string, Skill>;
export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[];

/** One of the 231 cards: `crusader:smite:2`. */
export type SkillCardId = `${SkillId}:${Level}`;

const BY_ID: ReadonlyMap<SkillId, Skill> = new Map(SKILL_IDS.map(id => [id, evenSkill(SKILLS[id])]));
export const skillOf = (id: SkillId): Skill => BY_ID.get(id) as Skill;
export const skillCardOf = (id: SkillId, level: Level): SkillCard =>
  skillOf(id).levels[level - 1] as SkillCard;

/** DD-SET-14: the roster of a Hero. */
export const rosterOf = (hero: HeroId): readonly SkillId[] => ROSTERS[hero] ?? [];
const ROSTERS: Partial<Record<HeroId, SkillId[]>> = {};
for (const id of SKILL_IDS) (ROSTERS[skillOf(id).hero] ??= []).push(id);
