import { ask, PARTY, reshuffle, type Rule, type Table } from '@tenebrae/kernel';
import { HIGHEST_MONSTER_LEVEL, MOST_PLAYERS } from '../data/limits.ts';
import { type Accursed, type Dungeon, NOWHERE, type State } from '../state.ts';
import { takeUp } from './decks.ts';
import { drawMiracles } from './faith.ts';
import { newDungeon } from './new-dungeon.ts';
import { attributeOf, dashboardOf } from './profile.ts';
import { chooseQuest } from './quest-choice.ts';
import { refresh, sumOf } from './sources.ts';

/** DL-SET-01 to DL-SET-04, DL-SET-07, DL-SET-08, DL-SET-16, DL-SET-17: the quest, who carries the Heart, and the table for it. */
export function* playQuestSetUp(table: Table<State>): Rule {
  const { state } = table;
  const quest = yield* chooseQuest(table);
  yield* giveHeart(table);
  const group = groupOf(state);
  reshuffle(takeUp(state, 'treasures'));
  reshuffle(takeUp(state, 'rareTreasures'));
  const dungeon = newDungeon(
    quest,
    Math.min(MOST_PLAYERS, group.length) as Dungeon['startedWith'],
    monsterLevelFor(state),
  );
  // DL-SRV-37: those driven out start with one use less.
  const uses = dungeon.heart.uses - (state.campaign?.drivenOut === true ? 1 : 0);
  dungeon.heart = { uses, most: uses, rested: null };
  state.dungeon = dungeon;
  for (const accursed of group) makeReady(state, accursed);
  for (const accursed of group)
    if (dashboardOf(accursed).class === 'exorcism') yield* drawMiracles(table, accursed);
  table.tell({ type: 'quest-begun', rule: 'DL-SET-13', quest, tile: 'stairway-up', number: 0 });
  state.phase = { kind: 'preparation' };
}

/** DL-ACC-10, DL-ACC-12: the players decide together who carries it, anew before each dungeon. */
function* giveHeart(table: Table<State>): Rule {
  const { state } = table;
  const { who } = yield* ask(
    'choose-carrier',
    PARTY,
    groupOf(state).map(({ id }) => ({
      id: `heart:${id}`,
      text: 'choose-accursed',
      who: id,
      about: { who: id },
      on: [`accursed:${id}`],
    })),
    'DL-ACC-10',
  );
  state.leader = who;
  table.tell({ type: 'carrier-chosen', rule: 'DL-ACC-10', who });
}

/** DL-SET-17, DL-SRV-48: all that are not lost; those who fled the last dungeon are back. */
const groupOf = (state: State): Accursed[] => state.accursed.filter(({ status }) => status.kind !== 'lost');

/**
 * DL-MON-04, DL-SRV-35, DL-SRV-39, DL-OPT-06: by the average of the group, which is 1 in a single quest without veterans; one more
 * against the Warden.
 */
function monsterLevelFor(state: State): Dungeon['monsterLevel'] {
  const group = groupOf(state);
  const average = group.reduce((sum, { level }) => sum + level, 0) / group.length;
  const row = Math.max(1, Math.ceil(average / 2)) + (state.campaign?.pact === true ? 1 : 0);
  return Math.min(HIGHEST_MONSTER_LEVEL, row) as Dungeon['monsterLevel'];
}

/** DL-ACC-08, DL-ACC-09, DL-FTH-03, DL-TRM-16: all Stamina unspent, nothing used up, nothing of the last dungeon left. */
function makeReady(state: State, accursed: Accursed): void {
  accursed.status = { kind: 'in' };
  accursed.square = NOWHERE;
  accursed.miracles = [];
  accursed.faith = 0;
  accursed.trophies = [];
  accursed.woundedBy = [];
  accursed.stamina = {
    unspent: attributeOf(state, accursed, 'endurance') + sumOf(state, accursed, 'stamina'),
    spent: 0,
  };
  for (const once of ['turn', 'round', 'combat', 'dungeon'] as const) refresh(state, once);
}
