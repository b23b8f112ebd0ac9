import { frenchForms, numbered, numberedFrench } from '../forms.ts';
import { AREA_NAMES_FR, ARENA_AREA_NAMES_FR } from './names-areas.ts';
import { CAMPAIGN_NAMES_FR } from './names-campaign.ts';
import { CARD_NAMES_FR } from './names-cards.ts';
import {
  BOSS_NAMES_FR,
  HERO_NAMES_FR,
  MONSTER_NAMES_FR,
  REFLECTION_NAMES_FR,
  RUINS_BOSS_NAMES_FR,
} from './names-figures.ts';
import { GAME_NAMES_FR, LOOT_NAMES_FR, PLAYER_NAMES_FR } from './names-game.ts';
import { MONSTER_SKILL_NAMES_FR } from './names-monster-skills.ts';
import { PLACE_NAMES_FR } from './names-places.ts';
import { SKILL_NAMES_FR } from './names-skills.ts';
import { TERM_NAMES_FR } from './names-terms.ts';
import { THREAT_NAMES_FR } from './names-threats.ts';

const level = (nth: number): string => `, niveau ${nth}`;
const number = (nth: number): string => ` ${nth}`;

/** French words: names of everything, the options, and what all chapters say. */
export const NAMES_FR: Readonly<Record<string, string>> = {
  ...GAME_NAMES_FR,
  ...frenchForms(PLAYER_NAMES_FR),
  ...TERM_NAMES_FR,
  ...frenchForms(HERO_NAMES_FR),
  ...frenchForms(numberedFrench(HERO_NAMES_FR, 3, level)),
  ...SKILL_NAMES_FR,
  ...numbered(SKILL_NAMES_FR, 3, level),
  ...frenchForms(MONSTER_NAMES_FR),
  ...frenchForms(numberedFrench(MONSTER_NAMES_FR, 3, number)),
  ...MONSTER_SKILL_NAMES_FR,
  ...frenchForms(RUINS_BOSS_NAMES_FR),
  ...frenchForms(numberedFrench(RUINS_BOSS_NAMES_FR, 3, level)),
  ...frenchForms(REFLECTION_NAMES_FR),
  ...frenchForms(numberedFrench(REFLECTION_NAMES_FR, 3, number)),
  ...frenchForms(BOSS_NAMES_FR),
  ...THREAT_NAMES_FR,
  ...CARD_NAMES_FR,
  ...CAMPAIGN_NAMES_FR,
  ...PLACE_NAMES_FR,
  ...frenchForms(AREA_NAMES_FR),
  ...frenchForms(ARENA_AREA_NAMES_FR),
  ...LOOT_NAMES_FR,
  ...numbered(LOOT_NAMES_FR, 4, () => ''),
};
