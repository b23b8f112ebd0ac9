import { alike } from '../rules/alike.ts';
import { DASHBOARD_HOOKS } from './dashboards.ts';
import type { Hooks } from './hooks.ts';
import { IN_FORCE_HOOKS } from './in-force.ts';
import { ITEM_HOOKS } from './items.ts';
import { EXORCISM_HOOKS } from './skills/exorcism.ts';
import { STALKER_HOOKS } from './skills/stalker.ts';
import { WARRIOR_HOOKS } from './skills/warrior.ts';
import { WITCHCRAFT_HOOKS } from './skills/witchcraft.ts';

/** What needs code, by the id of its source, all of one shape. Put together when first asked for: effects and rules import each other. */
export function hooksFor(id: string): Hooks | undefined {
  all ??= alike<Hooks>({
    ...DASHBOARD_HOOKS,
    ...WARRIOR_HOOKS,
    ...WITCHCRAFT_HOOKS,
    ...EXORCISM_HOOKS,
    ...STALKER_HOOKS,
    ...ITEM_HOOKS,
    ...IN_FORCE_HOOKS,
  });
  return all(id);
}

let all: ((id: string) => Hooks | undefined) | undefined;
