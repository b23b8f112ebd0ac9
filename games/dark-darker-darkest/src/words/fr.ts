import { ACTIONS_FR } from './fr/actions.ts';
import { COMBAT_FR } from './fr/combat.ts';
import { ENEMIES_FR } from './fr/enemies.ts';
import { ITEMS_FR } from './fr/items.ts';
import { NAMES_FR } from './fr/names.ts';
import { SET_UP_FR } from './fr/set-up.ts';
import { SHOWDOWN_FR } from './fr/showdown.ts';
import { TABLE_FR } from './fr/table.ts';
import { UPKEEP_FR } from './fr/upkeep.ts';

export const FR = {
  ...NAMES_FR,
  ...SET_UP_FR,
  ...UPKEEP_FR,
  ...ACTIONS_FR,
  ...ITEMS_FR,
  ...COMBAT_FR,
  ...ENEMIES_FR,
  ...SHOWDOWN_FR,
  ...TABLE_FR,
} as const satisfies Record<string, string>;
