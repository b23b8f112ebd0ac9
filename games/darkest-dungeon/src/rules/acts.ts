import { draw, newDeck, type Rule, RuleBug, shuffleIn, type Table, take } from '@tenebrae/kernel';
import type { RuinsBossId } from '../data/bosses.ts';
import type { State } from '../state.ts';
import { openDarkestDungeon } from './darkest-dungeon.ts';
import { campaignLevel, threatOn } from './modifiers.ts';
import { monstersOfLevel, questsOf } from './set-up.ts';

/** DD-BOS-12, DD-ACT-01 to DD-ACT-06, DD-CAM-07, DD-CAM-08: the Act is over: Level, Monsters, Quests, Threat. */
export function* advanceAct(table: Table<State>): Rule {
  const { state } = table;
  openNextAct(state);
  table.tell({ type: 'act-begun', rule: 'DD-BOS-12', act: state.campaign.act });
  yield* drawThreat(table);
}

/**
 * DD-ACT-02, DD-ACT-04, DD-ACT-06, DD-CAM-10: Monsters of the new Level join those that are left, its Quests take the place of
 * the old ones; in Act IV the Darkest Dungeon uses only its own. Trinkets are those of the Campaign Level (DD-ACT-03).
 */
export function openNextAct(state: State): void {
  const { campaign, decks } = state;
  if (campaign.act === 4) throw new RuleBug('DD-CAM-02: there is no fifth Act');
  campaign.act += 1;
  campaign.questsDone = 0;
  campaign.threat = null;
  if (campaign.act === 4) return openDarkestDungeon(state);
  shuffleIn(decks.monsters, monstersOfLevel(campaignLevel(state)));
  decks.quests = newDeck(questsOf(campaignLevel(state)));
}

/**
 * DD-SET-11, DD-SET-12, DD-BOS-01, DD-ACT-01, DD-ACT-05: the next Imminent Threat, of the Level of the campaign; none in Act IV.
 * The first may be settled beforehand.
 */
export function* drawThreat(table: Table<State>): Rule {
  const { state } = table;
  const { campaign, decks, options } = state;
  if (campaign.act === 4) return;
  const settled = decks.bosses.unseen.find(boss => boss === options.boss);
  if (settled !== undefined) take<RuinsBossId>(decks.bosses.unseen, settled);
  const boss = settled ?? (yield* draw('threat-card', decks.bosses, 'DD-SET-11'));
  if (boss === null) throw new RuleBug('DD-SET-11: there is no Boss left');
  campaign.threat = boss;
  table.tell({
    type: 'threat-drawn',
    rule: 'DD-SET-11',
    boss,
    level: campaignLevel(state),
    dungeon: threatOn(state, 'dungeon'),
    hamlet: threatOn(state, 'hamlet'),
    reveals: true,
  });
}
