import { rollD6 } from '../../rules/dice.ts';
import {
  adjacentEnemies,
  dungeonOf,
  isWithin,
  monsterOf,
  presentAccursed,
  tilesOf,
} from '../../rules/figures.ts';
import { heal, restoreStamina } from '../../rules/healing.ts';
import { tileOf } from '../../rules/plan.ts';
import { assignTarget } from '../../rules/targeting.ts';
import { figureOf } from '../../rules/tell.ts';
import type { Deed } from '../../rules/turn-option.ts';
import type { Accursed, Monster, State, TileNumber } from '../../state.ts';
import { mayUse, SKILL_RULE, use } from './using.ts';

/** war-brawler: `taunt:<monster>`: an adjacent Monster that targets somebody else targets the brawler. */
export const TAUNT_DEED: Deed = {
  rule: 'DL-ACC-05',
  options: (state, holder) =>
    mayUse(state, holder, 'war-brawler')
      ? adjacentEnemies(state, holder)
          .filter((one): one is Monster => one.is === 'monster' && one.target !== holder.id)
          .map(one => ({
            id: `taunt:${one.id}`,
            monster: one.id,
            about: { who: holder.id, monster: one.kind, skill: 'war-brawler' },
            on: [figureOf(one), 'skill:war-brawler'],
          }))
      : [],
  *perform(table, holder, { monster }) {
    if (monster === undefined) return;
    use(table, holder, 'war-brawler');
    assignTarget(table, monsterOf(table.state, monster), holder.id, 'why-taunted');
  },
};

/** war-rally: `rally:<tile>`: every living Accursed on the tile is healed and gets its breath back. */
export const RALLY_DEED: Deed = {
  rule: 'DL-ACC-05',
  options: (state, holder) =>
    mayUse(state, holder, 'war-rally')
      ? tilesOf(state, holder)
          .filter(tile => alliesOn(state, tile).some(one => one.wounds > 0 || one.stamina.spent > 0))
          .map(tile => ({
            id: `rally:${tile}`,
            thing: tile,
            about: { who: holder.id, tile: tileOf(dungeonOf(state), tile).card, skill: 'war-rally' },
            on: ['skill:war-rally', `tile:${tile}`],
          }))
      : [],
  *perform(table, holder, { thing }) {
    use(table, holder, 'war-rally');
    for (const one of alliesOn(table.state, thing as TileNumber)) {
      if (one.wounds > 0) heal(table, one, yield* rollD6('war-rally', SKILL_RULE, one.seat), SKILL_RULE);
      restoreStamina(table, one, 1, SKILL_RULE);
    }
  },
};

const alliesOn = (state: State, tile: TileNumber): Accursed[] =>
  presentAccursed(state).filter(one => isWithin(state, one, tile));
