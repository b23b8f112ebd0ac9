import { ask, type Deck, type Option, PARTY, reshuffle, type Rule, type Table } from '@tenebrae/kernel';
import { LIGHT_MAX } from '../data/light.ts';
import { PROVISIONS } from '../data/provisions.ts';
import type { State } from '../state.ts';
import { advanceAct } from './acts.ts';
import { newHamlet } from './blank.ts';
import { loseCampaign } from './endings.ts';
import { heroesInOrder, heroOf, isIn, questOf } from './figures.ts';
import { turnHuman } from './forms.ts';
import { gainGold } from './gold.ts';
import { awardXp } from './levelling.ts';
import { makeUse, type MapUse, mapUses } from './map-uses.ts';
import { isHelpful, poolSize } from './provisions.ts';
import { isBossQuest, questXp } from './quest-rules.ts';
import { endResolve } from './resolve.ts';
import { teach } from './tutorial.ts';

/**
 * DD-HAM-01 to DD-HAM-06, DD-HAM-08, DD-HAM-09, DD-HAM-24, DD-XPL-01, DD-XPL-02: back from a Quest; the phase becomes
 * `sell-provisions`. Wounds, Stress, Quirks and Diseases stay; Firewood that is left goes with the Quest.
 */
export function* playReturn(table: Table<State>): Rule {
  const { state } = table;
  yield* teach(table, 'going-home');
  if (isBossQuest(state) && !questOf(state).bossDead) yield* loseCampaign(table, 'boss-alive', 'DD-CAM-05');
  reward(table);
  shuffleDiscards(state);
  recover(table);
  for (const hero of heroesInOrder(state)) if (isIn(state, hero)) yield* endResolve(table, hero);
  // Ruling DD-HAM-02: cards that have become Quirks are shuffled in as well.
  for (const deck of [state.decks.afflictions, state.decks.virtues]) reshuffle(deck as Deck);
  for (const hero of state.heroes) hero.forged = {};
  yield* countQuest(table);
  state.quest = null;
  state.hamlet = newHamlet();
  state.phase = { kind: 'sell-provisions' };
}

/** DD-HAM-01: the XP of the Quest for each Hero and the Stagecoach. */
function reward(table: Table<State>): void {
  const { state } = table;
  const { id, boss } = questOf(state);
  const xp = questXp(state);
  awardXp(table, xp);
  for (const hero of state.heroes) hero.history.quests += 1;
  state.campaign.questLog.push({ quest: id, boss, xp });
  table.tell({ type: 'quest-finished', rule: 'DD-HAM-01', quest: id, xp });
}

/** DD-HAM-02: every discard pile of the Quest is shuffled into its deck or pile. */
function shuffleDiscards({ decks }: State): void {
  const { curios, positiveQuirks, negativeQuirks, diseases, rooms, loot, trinkets } = decks;
  const piles: Deck[] = [...trinkets, curios, positiveQuirks, negativeQuirks, diseases, rooms, loot];
  for (const pile of piles) if (pile.discard.length > 0) reshuffle(pile);
}

/** DD-HAM-03, DD-HAM-04, DD-ABO-04: no Conditions, Light 5, Trinkets positive side up, the Abomination human. */
function recover(table: Table<State>): void {
  const { state } = table;
  state.campaign.light = LIGHT_MAX;
  turnHuman(state);
  for (const hero of state.heroes) {
    hero.conditions = [];
    for (const trinket of hero.trinkets) Object.assign(trinket, { up: 'positive', used: false });
  }
  table.tell({ type: 'party-returned', rule: 'DD-HAM-03', light: LIGHT_MAX });
}

/** DD-BOS-02, DD-BOS-12, DD-ACT-01: the Quest counts once the party is back; a dead Boss of the Ruins ends the Act. */
function* countQuest(table: Table<State>): Rule {
  const { state } = table;
  if (isBossQuest(state) && state.campaign.act < 4) yield* advanceAct(table);
  else state.campaign.questsDone += 1;
}

/** DD-HAM-07, DD-HAM-24, DD-SAV-01, DD-SAV-02: one Provision used, or all the rest sold; then the phase becomes `hamlet-event`. */
export function* playSellProvisions(table: Table<State>): Rule {
  const { state } = table;
  yield* teach(table, 'hamlet');
  const count = poolSize(state);
  if (count > 0) {
    const sell: Sale = { id: 'sell', does: 'sell', about: { count } };
    const choice = yield* ask('sell-provisions', PARTY, [sell, ...usesAtHome(state)], 'DD-HAM-07', {
      about: { count },
    });
    if (choice.does !== 'sell') return yield* makeUse(table, choice);
    sellPool(table, count);
  }
  state.phase = { kind: 'hamlet-event' };
  const { act, gold } = state.campaign;
  table.tell({ type: 'hamlet-entered', rule: 'DD-SAV-01', act, gold });
}

type Sale = Option & { readonly does: 'sell' };

/** What some Provision would still do to a Hero; Trinkets rest in the Hamlet (DD-TRI-10). */
const usesAtHome = (state: State): MapUse[] =>
  mapUses(state).filter(
    ({ does, hero, use }) => does === 'use' && isHelpful(state, heroOf(state, hero), use),
  );

function sellPool(table: Table<State>, count: number): void {
  const { provisions } = table.state.campaign;
  for (const face of PROVISIONS) provisions[face] = 0;
  table.tell({ type: 'provisions-sold', rule: 'DD-HAM-07', count });
  gainGold(table, count * PROVISION_PRICE, 'DD-HAM-07');
}
const PROVISION_PRICE = 1;
