import { kept } from '@tenebrae/kernel';
import { LIGHT } from '../data/light.ts';
import { type Amount } from '../data/effects.ts';
import { skillOf, type SkillId } from '../data/skills.ts';
import type { SkillCard } from '../data/skill-card.ts';
import { circusSkillOf, CIRCUS_SKILLS, type CircusSkillId } from '../data/circus-skills.ts';
import type { Level, Stance } from '../data/stances.ts';
import type { ThreatId, ThreatSide } from '../data/threats.ts';
import type { Hero, State } from '../state.ts';

/** DD-CAM-07, DD-CAM-08: Campaign Level and Dungeon Level. */
export const campaignLevel = ({ campaign }: State): Level => Math.min(3, campaign.act) as Level;

/** DD-SET-12, DD-BOS-06: the ability in force on one side of the Threat Card, or null. */
export function threatOn(state: State, side: ThreatSide): ThreatId | null {
  const { threat } = state.campaign;
  return threat === null ? null : `${threat}-${campaignLevel(state)}-${side}`;
}
export function isThreatened(state: State, threat: ThreatId): boolean {
  const { boss, level } = abilityOf(threat);
  return state.campaign.threat === boss && campaignLevel(state) === level;
}

/** Whose ability it is, and in which Act: `collector-2-hamlet`. */
const abilityOf = kept((threat: ThreatId): { readonly boss: string; readonly level: number } => {
  const [boss = '', level] = threat.split('-');
  return { boss, level: Number(level) };
});

/** An amount as it counts for a Hero here and now; without a Hero the Level is that of the Dungeon. */
export function amountFor(state: State, amount: Amount, hero: Hero | null): number {
  if (typeof amount === 'number') return amount;
  return 'perHeroLevel' in amount
    ? amount.perHeroLevel * (hero?.level ?? campaignLevel(state))
    : amount.perDungeonLevel * campaignLevel(state);
}

/** DD-XPL-03, DD-BLD-12, DD-BLD-17: the Level at which a Hero uses a Skill now. */
export const skillLevel = (hero: Hero, skill: SkillId): Level =>
  Math.max(hero.skills[skill] ?? 1, hero.forged[skill] ?? 1) as Level;

const isCircusSkill = (skill: SkillId): skill is CircusSkillId => Object.hasOwn(CIRCUS_SKILLS, skill);

/** The card that a Hero uses for a Skill: by its Level and form, in the Circus the PvP card (DD-PVP-02, DD-ABO-02). */
export function cardFor(hero: Hero, skill: SkillId): SkillCard {
  if (hero.profile !== null && isCircusSkill(skill)) return circusSkillOf(skill).card;
  const { levels, back } = skillOf(skill);
  const cards = hero.form === 'beast' && back !== undefined ? back : levels;
  return cards[skillLevel(hero, skill) - 1] as SkillCard;
}
/** DD-SKL-01. */
export const stancesFor = (hero: Hero, skill: SkillId): readonly Stance[] =>
  hero.profile !== null && isCircusSkill(skill) ? circusSkillOf(skill).stances : skillOf(skill).stances;

/** DD-LGT-02 to DD-LGT-06, DD-PVP-03: what the Light does; in the Circus nothing. */
export const lightDodge = (state: State): number =>
  state.circus === null && state.campaign.light === LIGHT.heroDodge ? 1 : 0;
export const lightCrit = (state: State): number =>
  state.circus === null && state.campaign.light <= LIGHT.crit ? 1 : 0;
export const lightStress = (state: State): number =>
  state.circus === null && state.campaign.light <= LIGHT.moreStress ? 1 : 0;
/** For Monsters: Dodge and Acc alike. */
export const lightMonsters = (state: State): number =>
  state.circus === null && state.campaign.light <= LIGHT.monsters ? 1 : 0;
