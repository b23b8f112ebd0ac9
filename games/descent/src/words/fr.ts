import { BOARD_FR } from './fr/board.ts';
import { COMBAT_FR } from './fr/combat.ts';
import { ITEMS_FR } from './fr/items.ts';
import { OVERLORD_FR } from './fr/overlord.ts';
import { QUESTS_FR } from './fr/quests.ts';
import { TABLE_FR } from './fr/table.ts';
import { TURNS_FR } from './fr/turns.ts';
import { BOARD_RULES_FR } from './rules/fr/board.ts';
import { COMBAT_RULES_FR } from './rules/fr/combat.ts';
import { ITEMS_RULES_FR } from './rules/fr/items.ts';
import { OVERLORD_RULES_FR } from './rules/fr/overlord.ts';
import { QUESTS_RULES_FR } from './rules/fr/quests.ts';
import { TABLE_RULES_FR } from './rules/fr/table.ts';
import { TURNS_RULES_FR } from './rules/fr/turns.ts';

export const FR = {
  ...TURNS_FR,
  ...BOARD_FR,
  ...COMBAT_FR,
  ...OVERLORD_FR,
  ...ITEMS_FR,
  ...QUESTS_FR,
  ...TABLE_FR,
  ...TURNS_RULES_FR,
  ...BOARD_RULES_FR,
  ...COMBAT_RULES_FR,
  ...OVERLORD_RULES_FR,
  ...ITEMS_RULES_FR,
  ...QUESTS_RULES_FR,
  ...TABLE_RULES_FR,
} as const satisfies Record<string, string>;
