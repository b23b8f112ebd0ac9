import { ITEMS_GOLD_EN } from './items-gold.ts';
import { ITEMS_HEROES_EN } from './items-heroes.ts';
import { ITEMS_PLAY_EN } from './items-play.ts';
import { ITEMS_SHOP_EN } from './items-shop.ts';
import { ITEMS_SKILLS_EN } from './items-skills.ts';
import { ITEMS_TREASURES_EN } from './items-treasures.ts';

/** English words: heroes, skills, items, town and treasures. */
export const ITEMS_EN = {
  ...ITEMS_HEROES_EN,
  ...ITEMS_SKILLS_EN,
  ...ITEMS_SHOP_EN,
  ...ITEMS_TREASURES_EN,
  ...ITEMS_GOLD_EN,
  ...ITEMS_PLAY_EN,
} as const satisfies Record<string, string>;
