import { englishForms, englishNumbers, numbered } from '../forms.ts';
import { AREA_NAMES_EN, ARENA_AREA_NAMES_EN } from './names-areas.ts';
import { CAMPAIGN_NAMES_EN } from './names-campaign.ts';
import { CARD_NAMES_EN } from './names-cards.ts';
import {
  BOSS_NAMES_EN,
  HERO_NAMES_EN,
  MONSTER_NAMES_EN,
  REFLECTION_NAMES_EN,
  RUINS_BOSS_NAMES_EN,
} from './names-figures.ts';
import { GAME_NAMES_EN, LOOT_NAMES_EN, PLAYER_NAMES_EN } from './names-game.ts';
import { MONSTER_SKILL_NAMES_EN } from './names-monster-skills.ts';
import { PLACE_NAMES_EN } from './names-places.ts';
import { SKILL_NAMES_EN } from './names-skills.ts';
import { TERM_NAMES_EN } from './names-terms.ts';
import { THREAT_NAMES_EN } from './names-threats.ts';

const level = (nth: number): string => `, Level ${nth}`;
const number = (nth: number): string => ` ${nth}`;

/** English words: names of everything, the options, and what all chapters say. */
export const NAMES_EN: Readonly<Record<string, string>> = {
  ...GAME_NAMES_EN,
  ...englishNumbers(PLAYER_NAMES_EN),
  ...TERM_NAMES_EN,
  ...englishForms(HERO_NAMES_EN),
  ...englishForms(numbered(HERO_NAMES_EN, 3, level)),
  ...SKILL_NAMES_EN,
  ...numbered(SKILL_NAMES_EN, 3, level),
  ...englishForms(MONSTER_NAMES_EN),
  ...englishForms(numbered(MONSTER_NAMES_EN, 3, number)),
  ...MONSTER_SKILL_NAMES_EN,
  ...englishForms(RUINS_BOSS_NAMES_EN),
  ...englishForms(numbered(RUINS_BOSS_NAMES_EN, 3, level)),
  ...englishForms(REFLECTION_NAMES_EN),
  ...englishForms(numbered(REFLECTION_NAMES_EN, 3, number)),
  ...englishForms(BOSS_NAMES_EN),
  ...THREAT_NAMES_EN,
  ...CARD_NAMES_EN,
  ...CAMPAIGN_NAMES_EN,
  ...PLACE_NAMES_EN,
  ...englishForms(AREA_NAMES_EN),
  ...englishNumbers(ARENA_AREA_NAMES_EN),
  ...LOOT_NAMES_EN,
  ...numbered(LOOT_NAMES_EN, 4, () => ''),
};
