import { BATTLE_EN } from './en/battle.ts';
import { CIRCUS_EN } from './en/circus.ts';
import { EXPLORATION_EN } from './en/exploration.ts';
import { HAMLET_EN } from './en/hamlet.ts';
import { HEROES_EN } from './en/heroes.ts';
import { MONSTERS_EN } from './en/monsters.ts';
import { NAMES_EN } from './en/names.ts';
import { SET_UP_EN } from './en/set-up.ts';
import { SKILLS_EN } from './en/skills.ts';
import { TABLE_EN } from './en/table.ts';
import { TUTORIAL_EN } from './en/tutorial.ts';
import { BATTLE_RULES_EN } from './en/rules-battle.ts';
import { CIRCUS_RULES_EN } from './en/rules-circus.ts';
import { EXPLORATION_RULES_EN } from './en/rules-exploration.ts';
import { HAMLET_RULES_EN } from './en/rules-hamlet.ts';
import { HEROES_RULES_EN } from './en/rules-heroes.ts';
import { MONSTERS_RULES_EN } from './en/rules-monsters.ts';
import { SKILLS_RULES_EN } from './en/rules-skills.ts';

export const EN = {
  ...NAMES_EN,
  ...SET_UP_EN,
  ...EXPLORATION_EN,
  ...BATTLE_EN,
  ...SKILLS_EN,
  ...MONSTERS_EN,
  ...HEROES_EN,
  ...HAMLET_EN,
  ...CIRCUS_EN,
  ...TABLE_EN,
  ...TUTORIAL_EN,
  ...BATTLE_RULES_EN,
  ...SKILLS_RULES_EN,
  ...MONSTERS_RULES_EN,
  ...EXPLORATION_RULES_EN,
  ...HEROES_RULES_EN,
  ...HAMLET_RULES_EN,
  ...CIRCUS_RULES_EN,
} as const satisfies Record<string, string>;
