import { ITEMS_GOLD_FR } from './items-gold.ts';
import { ITEMS_HEROES_FR } from './items-heroes.ts';
import { ITEMS_PLAY_FR } from './items-play.ts';
import { ITEMS_SHOP_FR } from './items-shop.ts';
import { ITEMS_SKILLS_FR } from './items-skills.ts';
import { ITEMS_TREASURES_FR } from './items-treasures.ts';

/** French words: heroes, skills, items, town and treasures. */
export const ITEMS_FR = {
  ...ITEMS_HEROES_FR,
  ...ITEMS_SKILLS_FR,
  ...ITEMS_SHOP_FR,
  ...ITEMS_TREASURES_FR,
  ...ITEMS_GOLD_FR,
  ...ITEMS_PLAY_FR,
} as const satisfies Record<string, string>;
