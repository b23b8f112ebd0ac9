import { HAZARDS_EN } from './hazards.ts';
import { QUESTS_EN } from './quests.ts';
import { SURVIVAL_EN } from './survival.ts';

/** English words: quests and campaign. */
export const CAMPAIGN_EN = {
  ...QUESTS_EN,
  ...HAZARDS_EN,
  ...SURVIVAL_EN,
} as const satisfies Record<string, string>;
