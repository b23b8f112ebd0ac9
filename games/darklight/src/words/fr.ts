import { CAMPAIGN_FR } from './fr/campaign.ts';
import { COMBAT_FR } from './fr/combat.ts';
import { DEFEAT_FR } from './fr/defeat.ts';
import { DUNGEON_FR } from './fr/dungeon.ts';
import { MAGIC_FR } from './fr/magic.ts';
import { MONSTERS_FR } from './fr/monsters.ts';
import { TABLE_FR } from './fr/table.ts';
import { TURNS_FR } from './fr/turns.ts';
import { CAMPAIGN_RULES_FR } from './rules/fr/campaign.ts';
import { COMBAT_RULES_FR } from './rules/fr/combat.ts';
import { DEFEAT_RULES_FR } from './rules/fr/defeat.ts';
import { DUNGEON_RULES_FR } from './rules/fr/dungeon.ts';
import { MAGIC_RULES_FR } from './rules/fr/magic.ts';
import { MONSTERS_RULES_FR } from './rules/fr/monsters.ts';
import { TABLE_RULES_FR } from './rules/fr/table.ts';
import { TURNS_RULES_FR } from './rules/fr/turns.ts';
import { questOptions } from './quest-options.ts';

export const FR = {
  ...TABLE_FR,
  ...TABLE_RULES_FR,
  ...DUNGEON_FR,
  ...DUNGEON_RULES_FR,
  ...TURNS_FR,
  ...TURNS_RULES_FR,
  ...COMBAT_FR,
  ...COMBAT_RULES_FR,
  ...MAGIC_FR,
  ...MAGIC_RULES_FR,
  ...MONSTERS_FR,
  ...MONSTERS_RULES_FR,
  ...DEFEAT_FR,
  ...DEFEAT_RULES_FR,
  ...CAMPAIGN_FR,
  ...questOptions(CAMPAIGN_FR),
  ...CAMPAIGN_RULES_FR,
} as const satisfies Record<string, string>;
