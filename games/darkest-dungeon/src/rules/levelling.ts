import { ask, DONE, kept, type Option, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import { HERO_LEVEL_PRICE, SKILL_LEVEL_PRICE, SKILL_SLOTS } from '../data/limits.ts';
import { rosterOf, type SkillId } from '../data/skills.ts';
import { type Level, LEVELS } from '../data/stances.ts';
import type { Hero, State } from '../state.ts';
import { canPay, loseGold } from './gold.ts';

const HIGHEST = LEVELS.length;

/** DD-XPL-01, DD-XPL-02: back from a Quest each Hero gains its XP, and the Stagecoach shows as many more. */
export function awardXp(table: Table<State>, amount: number): void {
  const { campaign, heroes } = table.state;
  for (const hero of heroes) hero.xp += amount;
  campaign.stagecoachXp += amount;
  table.tell({ type: 'xp-gained', rule: 'DD-XPL-01', amount, stagecoach: campaign.stagecoachXp });
}

/** DD-XPL-03, DD-XPL-04, DD-XPL-08, DD-BLD-11, DD-HDT-04: up to `most` upgrades, one by one, with or without Gold. */
export function* buyUpgrades(
  table: Table<State>,
  hero: Hero,
  most: number,
  gold: boolean,
  rule: RuleId,
): Rule {
  for (let left = most; left > 0; left -= 1) {
    const options = upgradesFor(table.state, hero, gold);
    if (options.length === 0) return;
    const about = { hero: hero.id, xp: hero.xp, left };
    const choice = yield* ask('buy-upgrade', hero.seat, [...options, DONE], rule, { about });
    if (!('price' in choice)) return;
    hero.xp -= choice.price.xp;
    if (gold) loseGold(table, choice.price.gold, rule);
    if (choice.skill === null) raiseHero(table, hero, rule);
    else raiseSkill(table, hero, choice.skill, rule);
  }
}

interface Upgrade extends Option {
  readonly price: { readonly xp: number; readonly gold: number };
  /** Null for the Hero Card. */
  readonly skill: SkillId | null;
}

/** DD-XPL-04, DD-XPL-08: what a Hero can pay for and does not have at its highest Level yet. */
function upgradesFor(state: State, hero: Hero, gold: boolean): Upgrade[] {
  const isOpen = (level: Level, price: Upgrade['price']): boolean =>
    level < HIGHEST && hero.xp >= price.xp && (!gold || canPay(state, price.gold));
  const upgrades: Upgrade[] = [];
  if (isOpen(hero.level, HERO_LEVEL_PRICE))
    upgrades.push({
      id: 'level-hero',
      price: HERO_LEVEL_PRICE,
      skill: null,
      about: {
        hero: hero.id,
        level: hero.level + 1,
        xp: HERO_LEVEL_PRICE.xp,
        gold: gold ? HERO_LEVEL_PRICE.gold : 0,
      },
      on: [`figure:${hero.id}`],
    });
  for (const skill of rosterOf(hero.id)) {
    const level = hero.skills[skill] ?? 1;
    if (isOpen(level, SKILL_LEVEL_PRICE))
      upgrades.push({
        id: `level-skill:${skill}`,
        price: SKILL_LEVEL_PRICE,
        skill,
        about: { skill, level: level + 1, xp: SKILL_LEVEL_PRICE.xp, gold: gold ? SKILL_LEVEL_PRICE.gold : 0 },
        on: [`skill:${skill}`],
      });
  }
  return upgrades;
}

/** DD-XPL-05, DD-XPL-07, DD-XPL-08: the next Hero Card, with a Skill slot and a Trinket slot more; Wounds stay. */
export function raiseHero(table: Table<State>, hero: Hero, rule: RuleId): void {
  if (hero.level >= HIGHEST) return;
  hero.level = (hero.level + 1) as Level;
  const { id, level } = hero;
  table.tell({ type: 'hero-levelled', rule, hero: id, card: `${id}:${level}`, level });
}

/** DD-XPL-06, DD-XPL-08: the next card of a Skill takes the place of the old one in the roster. */
export function raiseSkill(table: Table<State>, hero: Hero, skill: SkillId, rule: RuleId): void {
  const old = hero.skills[skill] ?? 1;
  if (old >= HIGHEST) return;
  const level = (old + 1) as Level;
  hero.skills = { ...hero.skills, [skill]: level };
  table.tell({ type: 'skill-levelled', rule, hero: hero.id, skill, card: `${skill}:${level}`, level });
}

/**
 * DD-SET-14, DD-QST-11, DD-HAM-22, DD-HDT-07: fills the free Skill slots one by one; where none is free one Skill may be exchanged
 * for another.
 */
export function* chooseSkills(table: Table<State>, hero: Hero, rule: RuleId): Rule {
  const slots = SKILL_SLOTS[hero.level - 1] ?? 0;
  const given = hero.equipped.length < slots ? null : yield* giveUpSkill(table, hero, rule);
  while (hero.equipped.length < slots) {
    const open = rosterOf(hero.id).filter(skill => skill !== given && !hero.equipped.includes(skill));
    const about = { hero: hero.id, left: slots - hero.equipped.length };
    const { skill } = yield* ask('equip-skill', hero.seat, open.map(equipOption), rule, { about });
    hero.equipped.push(skill);
    table.tell({ type: 'skill-equipped', rule, hero: hero.id, skill });
  }
}

const equipOption = kept((skill: SkillId): Option & { skill: SkillId } => ({
  id: `equip:${skill}`,
  skill,
  about: { skill },
  on: [`skill:${skill}`],
}));

const unequipOption = kept(
  (skill: SkillId): Option => ({ id: `unequip:${skill}`, about: { skill }, on: [`skill:${skill}`] }),
);

function* giveUpSkill(table: Table<State>, hero: Hero, rule: RuleId): Rule<SkillId | null> {
  const options = hero.equipped.map(unequipOption);
  const about = { hero: hero.id };
  const choice = yield* ask('unequip-skill', hero.seat, [...options, PASS], rule, { about });
  const given = hero.equipped.find(skill => choice === unequipOption(skill)) ?? null;
  if (given === null) return null;
  hero.equipped = hero.equipped.filter(skill => skill !== given);
  table.tell({ type: 'skill-unequipped', rule, hero: hero.id, skill: given });
  return given;
}
