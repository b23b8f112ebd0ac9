import { ask, type Option, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { QUEST_XP } from '../data/limits.ts';
import type { ProvisionId } from '../data/provisions.ts';
import { questCard } from '../data/quests.ts';
import type { State } from '../state.ts';
import { dungeonOf, questOf } from './figures.ts';
import { loseGold } from './gold.ts';
import { changeLight } from './light.ts';
import { spendProvision } from './provisions.ts';
import { clearRoom } from './tokens.ts';

/** Forward Camps: a Torch or Tool sets up a camp in an Empty Room, one a Room, on entering or later. */
export function setUpCamp(table: Table<State>, pay: ProvisionId): void {
  const { state } = table;
  const { camps, party } = dungeonOf(state);
  spendProvision(table, pay, 'DD-QST-02');
  camps.push(party);
  questOf(state).tasks += 1;
  table.tell({ type: 'camp-set-up', rule: 'DD-QST-02', place: party });
}

/** Warm Up the Halls: a Torch clears a Dark Room and gives its Light as well. */
export function* lightHall(table: Table<State>): Rule {
  const { state } = table;
  const { party } = dungeonOf(state);
  spendProvision(table, 'torch', 'DD-QST-02');
  questOf(state).tasks += 1;
  clearRoom(table, party, 'DD-QST-02');
  yield* changeLight(table, 1, 'DD-PRV-09');
}

/** Fundraiser: back from the Dungeon the group may give up Gold in lots, each 1 XP, if a Lair was cleared. */
export function* giveUpGold(table: Table<State>): Rule {
  const { state } = table;
  const quest = questOf(state);
  const { objective } = questCard(quest.id);
  if (objective.kind !== 'gold-given' || (quest.cleared.lair ?? 0) === 0) return;
  const most = Math.min(QUEST_XP, Math.floor(state.campaign.gold / objective.each));
  if (most === 0) return;
  const options = Array.from({ length: most + 1 }, (_, lots) => giveOption(lots, objective.each));
  const { gold } = yield* ask('give-up-gold', PARTY, options, 'DD-QST-02');
  quest.goldGiven += loseGold(table, gold, 'DD-QST-02');
}

const giveOption = (lots: number, each: number): Option & { gold: number } => ({
  id: `give:${lots}`,
  gold: lots * each,
  about: { gold: lots * each, xp: lots },
});
