import { ask, PASS, type Table } from '@tenebrae/kernel';
import type { CodedItemId } from '../data/items.ts';
import { CENSER_RANGE } from '../data/limits.ts';
import { gainSource, sourceRoomOf } from '../rules/channel.ts';
import { distanceApart, isOfKind, isWithin, tilesOf } from '../rules/figures.ts';
import { dashboardOf, healthOf } from '../rules/profile.ts';
import { freshDice, offerReroll } from '../rules/rerolls.ts';
import { hasTalent, isUnused, useUp } from '../rules/sources.ts';
import { figureOf } from '../rules/tell.ts';
import { hasPassed } from '../rules/tests.ts';
import { inflictWounds } from '../rules/wounds.ts';
import { type Accursed, type Character, NOWHERE, type State } from '../state.ts';
import type { Hooks } from './hooks.ts';

/** What items do beyond numbers. */
export const ITEM_HOOKS = {
  // Once a turn after a hit with it: a Wound for a Source.
  'sacrificial-dagger': {
    *afterAttack(table, holder, { attacker, hits, blow }) {
      if (holder.is !== 'accursed' || attacker !== holder || !hits) return;
      const dagger = blow.items.find(({ id }) => id === 'sacrificial-dagger');
      if (dagger === undefined || !mayBleed(table.state, holder)) return;
      const choice = yield* ask(
        'dagger-source',
        holder.seat,
        [{ id: 'bleed', on: [`item:${dagger.copy}`] }, PASS] as const,
        'DL-EQP-12',
        { window: true, concerns: [holder.seat], about: { who: holder.id, item: dagger.id } },
      );
      if (choice === PASS) return;
      useUp(holder, dagger.id);
      yield* inflictWounds(table, holder, 1, { kind: 'item', by: holder.id, rule: 'DL-EQP-12' });
      gainSource(table, holder, 1, 'DL-EQP-12');
    },
  },

  // Poison Resistance for those near it (its own stands in the data), and a little Insanity less for each, once a round.
  'iron-censers': {
    aura: { gives: { poisonResistance: 2 }, reaches: censersReach },
    *onInsanity(table, holder, amount) {
      return amount - soothed(table, holder, holder);
    },
    *onInsanityOf(table, holder, sufferer, amount) {
      return amount - (censersReach(table.state, holder, sufferer) ? soothed(table, sufferer, holder) : 0);
    },
  },

  // Once a dungeon: all Insanity of one effect, before it is suffered.
  'bone-charm': {
    *onInsanity(table, holder, amount) {
      const charm = holder.items.find(({ id, slot }) => id === 'bone-charm' && slot !== null);
      if (charm === undefined || table.state.dungeon === null || !isUnused(holder, charm.id)) return amount;
      const choice = yield* ask(
        'use-charm',
        holder.seat,
        [{ id: 'break-charm', on: [`item:${charm.copy}`] }, PASS] as const,
        'DL-EQP-12',
        { window: true, concerns: [holder.seat], about: { who: holder.id, item: charm.id, amount } },
      );
      if (choice === PASS) return amount;
      useUp(holder, charm.id);
      tellSoothed(table, holder, 'bone-charm', amount);
      return 0;
    },
  },

  'saints-hammer': {
    damage: (_, holder, { attacker, defender, blow }) =>
      attacker === holder &&
      defender.is === 'monster' &&
      blow.items.some(item => item.id === 'saints-hammer') &&
      (isOfKind(defender.kind, 'demon') || isOfKind(defender.kind, 'undead'))
        ? 2
        : 0,
  },

  // FP at the start of a dungeon for an Exorcist stand in the data; others re-roll a Test once a dungeon.
  'reliquary': {
    *onTest(table, holder, test) {
      const isOfUse = !test.rerolled && !hasPassed(test) && table.state.dungeon !== null;
      if (!isOfUse || dashboardOf(holder).class === 'exorcism' || !isUnused(holder, 'reliquary')) return;
      const dice = freshDice(test.faces, test.needed);
      if (!(yield* offerReroll(table, holder, 'reliquary', dice, null, 'DL-DIC-05'))) return;
      useUp(holder, 'reliquary');
      test.faces = dice.faces;
      test.rerolled = true;
    },
  },
} satisfies Record<CodedItemId, Hooks>;

/** Within its limit and with a Catalyst; whoever would die of it would gain nothing. */
const mayBleed = (state: State, accursed: Accursed): boolean =>
  isUnused(accursed, 'sacrificial-dagger') &&
  sourceRoomOf(state, accursed) > 0 &&
  accursed.wounds + 1 < healthOf(state, accursed);

/** Other Accursed within 2 squares, or on the whole tile with the talent. Ally pieces are no Accursed. */
function censersReach(state: State, holder: Accursed, other: Character): boolean {
  if (other.is !== 'accursed' || state.dungeon === null) return false;
  if (holder.square === NOWHERE || other.square === NOWHERE) return false;
  return (
    distanceApart(state, holder, other) <= CENSER_RANGE ||
    (hasTalent(holder, 'censers-fill-the-tile') &&
      tilesOf(state, holder).some(tile => isWithin(state, other, tile)))
  );
}

/** Each that they reach suffers 1 less of its first Insanity in a round. */
function soothed(table: Table<State>, sufferer: Accursed, holder: Accursed): number {
  if (table.state.dungeon === null || !isUnused(sufferer, 'iron-censers')) return 0;
  useUp(sufferer, 'iron-censers');
  tellSoothed(table, sufferer, 'iron-censers', 1, holder);
  return 1;
}

function tellSoothed(
  table: Table<State>,
  accursed: Accursed,
  item: CodedItemId,
  amount: number,
  holder: Accursed = accursed,
): void {
  table.tell({
    type: 'insanity-soothed',
    rule: 'DL-EQP-12',
    who: accursed.id,
    figure: figureOf(accursed),
    other: holder.id,
    item,
    amount,
  });
}
