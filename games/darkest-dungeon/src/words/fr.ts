import { BATTLE_FR } from './fr/battle.ts';
import { CIRCUS_FR } from './fr/circus.ts';
import { EXPLORATION_FR } from './fr/exploration.ts';
import { HAMLET_FR } from './fr/hamlet.ts';
import { HEROES_FR } from './fr/heroes.ts';
import { MONSTERS_FR } from './fr/monsters.ts';
import { NAMES_FR } from './fr/names.ts';
import { SET_UP_FR } from './fr/set-up.ts';
import { SKILLS_FR } from './fr/skills.ts';
import { TABLE_FR } from './fr/table.ts';
import { TUTORIAL_FR } from './fr/tutorial.ts';
import { BATTLE_RULES_FR } from './fr/rules-battle.ts';
import { CIRCUS_RULES_FR } from './fr/rules-circus.ts';
import { EXPLORATION_RULES_FR } from './fr/rules-exploration.ts';
import { HAMLET_RULES_FR } from './fr/rules-hamlet.ts';
import { HEROES_RULES_FR } from './fr/rules-heroes.ts';
import { MONSTERS_RULES_FR } from './fr/rules-monsters.ts';
import { SKILLS_RULES_FR } from './fr/rules-skills.ts';

export const FR = {
  ...NAMES_FR,
  ...SET_UP_FR,
  ...EXPLORATION_FR,
  ...BATTLE_FR,
  ...SKILLS_FR,
  ...MONSTERS_FR,
  ...HEROES_FR,
  ...HAMLET_FR,
  ...CIRCUS_FR,
  ...TABLE_FR,
  ...TUTORIAL_FR,
  ...BATTLE_RULES_FR,
  ...SKILLS_RULES_FR,
  ...MONSTERS_RULES_FR,
  ...EXPLORATION_RULES_FR,
  ...HEROES_RULES_FR,
  ...HAMLET_RULES_FR,
  ...CIRCUS_RULES_FR,
} as const satisfies Record<string, string>;
