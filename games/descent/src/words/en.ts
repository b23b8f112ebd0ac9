import { BOARD_EN } from './en/board.ts';
import { COMBAT_EN } from './en/combat.ts';
import { ITEMS_EN } from './en/items.ts';
import { OVERLORD_EN } from './en/overlord.ts';
import { QUESTS_EN } from './en/quests.ts';
import { TABLE_EN } from './en/table.ts';
import { TURNS_EN } from './en/turns.ts';
import { BOARD_RULES_EN } from './rules/en/board.ts';
import { COMBAT_RULES_EN } from './rules/en/combat.ts';
import { ITEMS_RULES_EN } from './rules/en/items.ts';
import { OVERLORD_RULES_EN } from './rules/en/overlord.ts';
import { QUESTS_RULES_EN } from './rules/en/quests.ts';
import { TABLE_RULES_EN } from './rules/en/table.ts';
import { TURNS_RULES_EN } from './rules/en/turns.ts';

export const EN = {
  ...TURNS_EN,
  ...BOARD_EN,
  ...COMBAT_EN,
  ...OVERLORD_EN,
  ...ITEMS_EN,
  ...QUESTS_EN,
  ...TABLE_EN,
  ...TURNS_RULES_EN,
  ...BOARD_RULES_EN,
  ...COMBAT_RULES_EN,
  ...OVERLORD_RULES_EN,
  ...ITEMS_RULES_EN,
  ...QUESTS_RULES_EN,
  ...TABLE_RULES_EN,
} as const satisfies Record<string, string>;
