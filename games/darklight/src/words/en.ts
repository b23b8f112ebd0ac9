import { CAMPAIGN_EN } from './en/campaign.ts';
import { COMBAT_EN } from './en/combat.ts';
import { DEFEAT_EN } from './en/defeat.ts';
import { DUNGEON_EN } from './en/dungeon.ts';
import { MAGIC_EN } from './en/magic.ts';
import { MONSTERS_EN } from './en/monsters.ts';
import { TABLE_EN } from './en/table.ts';
import { TURNS_EN } from './en/turns.ts';
import { CAMPAIGN_RULES_EN } from './rules/en/campaign.ts';
import { COMBAT_RULES_EN } from './rules/en/combat.ts';
import { DEFEAT_RULES_EN } from './rules/en/defeat.ts';
import { DUNGEON_RULES_EN } from './rules/en/dungeon.ts';
import { MAGIC_RULES_EN } from './rules/en/magic.ts';
import { MONSTERS_RULES_EN } from './rules/en/monsters.ts';
import { TABLE_RULES_EN } from './rules/en/table.ts';
import { TURNS_RULES_EN } from './rules/en/turns.ts';
import { questOptions } from './quest-options.ts';

export const EN = {
  ...TABLE_EN,
  ...TABLE_RULES_EN,
  ...DUNGEON_EN,
  ...DUNGEON_RULES_EN,
  ...TURNS_EN,
  ...TURNS_RULES_EN,
  ...COMBAT_EN,
  ...COMBAT_RULES_EN,
  ...MAGIC_EN,
  ...MAGIC_RULES_EN,
  ...MONSTERS_EN,
  ...MONSTERS_RULES_EN,
  ...DEFEAT_EN,
  ...DEFEAT_RULES_EN,
  ...CAMPAIGN_EN,
  ...questOptions(CAMPAIGN_EN),
  ...CAMPAIGN_RULES_EN,
} as const satisfies Record<string, string>;
