import type { CAMPAIGN_EN } from '../en/campaign.ts';
import { HAZARDS_FR } from './hazards.ts';
import { QUESTS_FR } from './quests.ts';
import { SURVIVAL_FR } from './survival.ts';

/** French words: quests and campaign. */
export const CAMPAIGN_FR = {
  ...QUESTS_FR,
  ...HAZARDS_FR,
  ...SURVIVAL_FR,
} as const satisfies Record<keyof typeof CAMPAIGN_EN, string>;
