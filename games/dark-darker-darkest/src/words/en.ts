import { ACTIONS_EN } from './en/actions.ts';
import { COMBAT_EN } from './en/combat.ts';
import { ENEMIES_EN } from './en/enemies.ts';
import { ITEMS_EN } from './en/items.ts';
import { NAMES_EN } from './en/names.ts';
import { SET_UP_EN } from './en/set-up.ts';
import { SHOWDOWN_EN } from './en/showdown.ts';
import { TABLE_EN } from './en/table.ts';
import { UPKEEP_EN } from './en/upkeep.ts';

export const EN = {
  ...NAMES_EN,
  ...SET_UP_EN,
  ...UPKEEP_EN,
  ...ACTIONS_EN,
  ...ITEMS_EN,
  ...COMBAT_EN,
  ...ENEMIES_EN,
  ...SHOWDOWN_EN,
  ...TABLE_EN,
} as const satisfies Record<string, string>;
