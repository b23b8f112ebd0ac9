import { ask, DONE, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { type QuestReward, QUESTS } from '../data/quests.ts';
import { type Accursed, NOWHERE, type State } from '../state.ts';
import { restTogether } from './camp.ts';
import { learnSpell, mayLearn } from './casting.ts';
import { clearConditions } from './conditions.ts';
import { mayTithe, raiseDread, tithe } from './dread.ts';
import { leaderOf, presentAccursed } from './figures.ts';
import { accursedOption, beginBusiness, campaignOf, earn } from './group.ts';
import { heal } from './healing.ts';
import { removeInsanity } from './insanity.ts';
import { distribute, drawTreasure, receiveItem } from './loot.ts';
import { settleGroup } from './road.ts';

/**
 * DL-SRV-02 to DL-SRV-07, DL-SRV-26, DL-SRV-47: the dead have returned (`endDungeon`); rewards, Dread, tithes, a new carrier;
 * then phase `journey`.
 */
export function* playAftermath(table: Table<State>): Rule {
  const { state } = table;
  const { phase } = state;
  if (phase.kind !== 'aftermath') return;
  switch (phase.step) {
    case 'reward':
      yield* payReward(table);
      leaveDungeonBehind(table);
      state.phase = { kind: 'aftermath', step: 'dread' };
      return;
    case 'dread':
      yield* dreadAfterQuest(table);
      state.phase = { kind: 'aftermath', step: 'tithe' };
      return;
    case 'tithe':
      return yield* giveTithes(table);
    case 'rest':
      return yield* rest(table);
  }
}

const REWARD = 'DL-SRV-05';

/** DL-SRV-05, DL-ESC-06: to those who did not flee, in the order of creation; nothing for a failed quest. */
function* payReward(table: Table<State>): Rule {
  const { last } = campaignOf(table.state);
  if (last === null || last.outcome !== 'completed') return;
  const reward: QuestReward = QUESTS[last.quest].reward;
  for (const accursed of presentAccursed(table.state)) yield* rewardOne(table, accursed, reward);
  for (let left = reward.rareForGroup ?? 0; left > 0; left--) {
    const item = yield* drawTreasure(table, 'rare');
    if (item === null) return;
    table.tell({ type: 'reward-found', rule: REWARD, item, reveals: true });
    yield* distribute(table, item, leaderOf(table.state));
  }
}

function* rewardOne(table: Table<State>, accursed: Accursed, reward: QuestReward): Rule {
  earn(table, accursed, reward.crowns ?? 0, REWARD);
  if (reward.wounds === 'all') heal(table, accursed, accursed.wounds, REWARD);
  if (reward.insanity !== undefined) removeInsanity(table, accursed, reward.insanity, REWARD);
  for (let left = reward.standardEach ?? 0; left > 0; left--) yield* receive(table, accursed, 'standard');
  for (let left = reward.rareEach ?? 0; left > 0; left--) yield* receive(table, accursed, 'rare');
  if (reward.spellOrRare === true) yield* learnOrReceive(table, accursed);
}

function* receive(table: Table<State>, accursed: Accursed, deck: 'standard' | 'rare'): Rule {
  const item = yield* drawTreasure(table, deck);
  if (item === null) return;
  table.tell({ type: 'treasure-gained', rule: REWARD, who: accursed.id, item, reveals: true });
  yield* receiveItem(table, accursed, item);
}

/** q-crypt-5: a spell it has room for (DL-SRV-34), or a Rare Treasure. */
function* learnOrReceive(table: Table<State>, accursed: Accursed): Rule {
  const canLearn = mayLearn(table.state, accursed).length > 0;
  const { id } = yield* ask(
    'spell-or-treasure',
    accursed.seat,
    [...(canLearn ? [{ id: 'learn-a-spell' }] : []), { id: 'take-treasure' }],
    REWARD,
    { about: { who: accursed.id } },
  );
  if (id === 'learn-a-spell') yield* learnSpell(table, accursed, null, false);
  else yield* receive(table, accursed, 'rare');
}

/** DL-SRV-03, DL-SRV-04, DL-SRV-47: conditions, Source, FP, Trophies, Miracles and effects are gone; those who fled are back. */
function leaveDungeonBehind(table: Table<State>): void {
  const { state } = table;
  for (const accursed of state.accursed) {
    if (accursed.status.kind === 'escaped') accursed.status = { kind: 'in' };
    clearConditions(accursed);
    accursed.source = 0;
    accursed.faith = 0;
    accursed.trophies = [];
    accursed.miracles = [];
    accursed.effects = [];
    accursed.woundedBy = [];
    accursed.fallen = false;
    accursed.square = NOWHERE;
  }
  state.dungeon = null;
  table.tell({ type: 'survival-began', rule: 'DL-SRV-01' });
}

/** DL-SRV-05, DL-SRV-41: +1, and a move of its own more if the quest failed. */
function* dreadAfterQuest(table: Table<State>): Rule {
  yield* raiseDread(table, 1);
  yield* settleGroup(table);
  if (campaignOf(table.state).last?.outcome === 'failed') yield* raiseDread(table, 1);
  yield* settleGroup(table);
}

/** DL-SRV-05, DL-SRV-26: one tithe a beat, as long as the group likes. */
function* giveTithes(table: Table<State>): Rule {
  const { state } = table;
  if (mayTithe(state)) {
    const { id } = yield* ask('give-tithe', PARTY, [{ id: 'tithe' }, DONE], 'DL-SRV-26', {
      about: { space: campaignOf(state).dread },
    });
    if (id === 'tithe') return yield* tithe(table);
  }
  yield* passOnHeart(table);
  beginBusiness(state);
  state.phase = { kind: 'aftermath', step: 'rest' };
}

/** DL-SRV-07: the group may choose a new carrier. */
function* passOnHeart(table: Table<State>): Rule {
  const { state } = table;
  const options = presentAccursed(state).map(one => accursedOption('heart', one));
  const { who } = yield* ask('choose-carrier', PARTY, options, 'DL-SRV-07');
  if (who === state.leader) return;
  state.leader = who;
  table.tell({ type: 'carrier-chosen', rule: 'DL-SRV-07', who });
}

/** DL-SRV-46: trade, equipment and remedies, one choice a beat; then the road. */
function* rest(table: Table<State>): Rule {
  const { state } = table;
  if (yield* restTogether(table)) return;
  campaignOf(state).journey = null;
  state.phase = { kind: 'journey', step: 'destination' };
}
