import { discard, type Rule, type Table } from '@tenebrae/kernel';
import { type BossId, BOSSES } from '../data/bosses.ts';
import { type EncounterCard, type EncounterId, ENCOUNTERS } from '../data/encounters.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, CombatCard, Dungeon, State } from '../state.ts';
import { pickOne } from './dice.ts';
import { takeUp } from './decks.ts';
import { awake, dungeonOf, leaderOf, presentAccursed } from './figures.ts';
import { endUntil } from './in-force.ts';
import { distribute, drawTreasure } from './loot.ts';
import { refresh } from './sources.ts';
import { figureOf } from './tell.ts';

/** DL-MON-01, DL-MON-10: `dungeon.combat` exists while Monsters do; called by whoever places or wakes one. */
export function joinCombat(state: State): void {
  if (awake(state).length > 0) dungeonOf(state).combat ??= { cards: [] };
}

/**
 * DL-END-01 to DL-END-06, DL-MON-02, DL-OPT-02: effects that wait for it, souls, loot cards, Trophies and cards back; `once`
 * per combat is refreshed.
 */
export function* endCombat(table: Table<State>): Rule {
  const cards = yield* closeCombat(table);
  for (const { card } of cards) yield* claimLoot(table, card);
}

/** DL-SET-09: the quest is decided while Monsters are left, or by a sleeper's death: Trophies are claimed, loot cards are not. */
export function* breakOffCombat(table: Table<State>): Rule {
  const { state } = table;
  const hasTrophies = state.accursed.some(({ trophies }) => trophies.length > 0);
  if (dungeonOf(state).combat !== null || hasTrophies) yield* closeCombat(table);
}

/** DL-END-02, DL-END-05, DL-END-06: all but the loot. Gives the cards that were part of the combat, in their order. */
function* closeCombat(table: Table<State>): Rule<readonly CombatCard[]> {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const cards = dungeon.combat?.cards ?? [];
  dungeon.combat = null;
  endUntil(state, 'combat');
  table.tell({ type: 'combat-ended', rule: 'DL-END-01' });
  if (state.options['fair-and-square']) yield* shareSouls(table);
  else claimSouls(table);
  for (const accursed of state.accursed) accursed.trophies = [];
  for (const { card } of cards) discardCard(dungeon, card);
  refresh(state, 'combat');
  return cards;
}

/** DL-END-02, DL-END-03: each for its own Trophies; those of the dead and the gone are wasted. */
function claimSouls(table: Table<State>): void {
  for (const accursed of presentAccursed(table.state))
    gainSouls(table, accursed, soulsOf(accursed), 'DL-END-02');
}

/** DL-OPT-02: all souls of those present, divided equally; what is left over goes one each to some drawn at random. */
function* shareSouls(table: Table<State>): Rule {
  const present = presentAccursed(table.state);
  if (present.length === 0) return;
  const all = present.reduce((sum, one) => sum + soulsOf(one), 0);
  const shares = new Map(present.map(one => [one, Math.floor(all / present.length)]));
  let undrawn = present;
  for (let left = all % present.length; left > 0; left--) {
    const drawn = yield* pickOne('random-accursed', undrawn, 'DL-OPT-02');
    undrawn = undrawn.filter(one => one !== drawn);
    shares.set(drawn, (shares.get(drawn) ?? 0) + 1);
  }
  for (const [accursed, souls] of shares) gainSouls(table, accursed, souls, 'DL-OPT-02');
}

const soulsOf = ({ trophies }: Accursed): number => trophies.reduce((sum, { souls }) => sum + souls, 0);

function gainSouls(table: Table<State>, accursed: Accursed, amount: number, rule: RuleId): void {
  if (amount === 0) return;
  accursed.souls += amount;
  table.tell({ type: 'souls-gained', rule, who: accursed.id, figure: figureOf(accursed), amount });
}

/** DL-END-05. */
function discardCard(dungeon: Dungeon, card: EncounterId | BossId): void {
  if (isBoss(card)) discard(takeUp(dungeon, 'bosses'), card);
  else discard(takeUp(dungeon, 'encounters'), card);
}

const isBoss = (card: EncounterId | BossId): card is BossId => card in BOSSES;

/** DL-END-04, DL-BOS-02: by its loot icon, drawn and given out by the leader. */
function* claimLoot(table: Table<State>, card: EncounterId | BossId): Rule {
  const { loot }: EncounterCard = isBoss(card) ? BOSSES[card] : ENCOUNTERS[card];
  if (loot === null) return;
  const item = yield* drawTreasure(table, loot);
  if (item === null) return;
  table.tell({ type: 'loot-found', rule: 'DL-END-04', item, card, reveals: true });
  yield* distribute(table, item, leaderOf(table.state));
}
