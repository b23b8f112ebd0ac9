import type { RuleId, Table } from '@tenebrae/kernel';
import type { ItemId } from '../data/items.ts';
import { COSTS } from '../data/limits.ts';
import { questOf } from '../data/quests.ts';
import type { ActionOption } from '../rules/action-option.ts';
import { maxAllyWounds } from '../rules/allies.ts';
import { spendFatigue } from '../rules/fatigue.ts';
import { allyFigure, allyOf, figureOf, heroFigure, isOnBoard, nameOf } from '../rules/figures.ts';
import { heal, healFully, recoverFatigue } from '../rules/healing.ts';
import { pointsOf, spendPoints } from '../rules/movement-points.ts';
import { areAdjacent } from '../rules/spaces.ts';
import { maxFatigue, maxWounds } from '../rules/stats.ts';
import type { Ally, FigureId, Hero, State } from '../state.ts';
import type { Effect } from './effect.ts';
import { heroesBeside } from './near.ts';
import { useUp, wantsItem } from './used-up.ts';

const RULE: RuleId = 'DJ-CRD-10';

/** Minor and Greater Healing: 1 movement point and 1 fatigue heal him, a hero next to him or an ally of the quest. */
export function healingRune(item: ItemId, wounds: number): Effect {
  return {
    actions: [
      {
        rule: RULE,
        options(state, hero) {
          if (hero.fatigue < 1 || pointsOf(state, hero) < COSTS.step) return [];
          const hurt = [hero, ...heroesBeside(state, hero)].filter(isHurt).map(heroFigure);
          return [...hurt, ...hurtAllies(state, hero).map(allyFigure)].map(
            (figure): ActionOption => ({
              id: `mend:${item}:${figure}`,
              action: `mend-${item}`,
              figure,
              cost: COSTS.step,
              about: { item, figure: nameOf(state, figure), wounds },
              on: [figure],
            }),
          );
        },
        *perform(table, hero, { figure }) {
          spendPoints(table.state, hero, COSTS.step, RULE);
          spendFatigue(table, hero, 1, RULE);
          table.tell({ type: 'item-used', rule: RULE, hero: hero.id, item });
          healFigure(table, hero, figure as FigureId, wounds);
        },
      },
    ],
  };
}

const isHurt = (hero: Hero): boolean => hero.wounds < maxWounds(hero) || hero.tokens.poison > 0;

const isTired = (hero: Hero): boolean => hero.fatigue < maxFatigue(hero);

/** Common rule A7 of the quests: allies too, but no things. */
function hurtAllies(state: State, hero: Hero): Ally[] {
  const { allies } = questOf(state.quest.id);
  return state.allies.filter(
    ally =>
      isOnBoard(ally) &&
      isOnBoard(hero) &&
      (allies[ally.id]?.speed ?? 0) > 0 &&
      ally.wounds < maxAllyWounds(state, ally) &&
      areAdjacent(state, hero.place, ally.place),
  );
}

function healFigure(table: Table<State>, by: Hero, figure: FigureId, wounds: number): void {
  const { state } = table;
  const one = figureOf(state, figure);
  if (one?.kind === 'hero') return heal(table, one.hero, wounds, RULE);
  if (one?.kind !== 'ally') return;
  const ally = allyOf(state, one.ally.id);
  const count = Math.min(wounds, maxAllyWounds(state, ally) - ally.wounds);
  ally.wounds += count;
  table.tell({ type: 'ally-healed', rule: RULE, ally: ally.id, hero: by.id, count });
}

/** DJ-HRT-15: used after equipping and before the declaration, where it would help anybody. */
function healer(
  item: ItemId,
  whom: (state: State, hero: Hero) => Hero[],
  help: (table: Table<State>, hero: Hero) => void,
): Effect {
  return {
    *beforeDeclaring(table, hero) {
      const helped = whom(table.state, hero);
      if (!helped.some(one => isHurt(one) || isTired(one))) return;
      const card = yield* wantsItem(hero, item);
      if (card === null) return;
      useUp(table, hero, card);
      for (const one of helped) {
        help(table, one);
        recoverFatigue(table, one, maxFatigue(one), RULE);
      }
    },
  };
}

const himself = (_state: State, hero: Hero): Hero[] => [hero];
const TIVAL_WOUNDS = 6;
const JINN_WOUNDS = 8;

export const CRYSTAL_OF_TIVAL = healer('crystal-of-tival', himself, (table, hero) => {
  heal(table, hero, TIVAL_WOUNDS, RULE);
});

export const AMULET_OF_HEALING = healer('amulet-of-healing', himself, (table, hero) => {
  healFully(table, hero, RULE);
});

export const JINNS_LAMP = healer(
  'jinns-lamp',
  (state, hero) => [hero, ...heroesBeside(state, hero)],
  (table, hero) => {
    heal(table, hero, JINN_WOUNDS, RULE);
  },
);
