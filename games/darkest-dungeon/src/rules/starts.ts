import { draw, pick, type Rule, type Table, take } from '@tenebrae/kernel';
import { GUARDIANS, type RuinsBossId } from '../data/bosses.ts';
import type { UpgradableId } from '../data/buildings.ts';
import { STARTING_GOLD, WAITING_HEROES } from '../data/limits.ts';
import type { Options } from '../data/options.ts';
import { questCard, type QuestId } from '../data/quests.ts';
import { BOSS_ROOMS } from '../data/rooms.ts';
import { BOSS_BATTLE_LIGHT, STARTS, type StartId, type StartingPoint } from '../data/starts.ts';
import type { Level } from '../data/stances.ts';
import type { Hero, State } from '../state.ts';
import { drawThreat, openNextAct } from './acts.ts';
import { beginBattle } from './battle-set-up.ts';
import { newHamlet, newQuest, nothingPrepared } from './blank.ts';
import { lifeOf } from './figures.ts';
import { rollForQuest } from './provision-roll.ts';
import { equip } from './trinket-slots.ts';

/** DD-CAM-02, DD-CAM-09, DD-SET-11, DD-MOD-01: the campaign opens with its first Threat; there is no Hamlet before the first Quest. */
export function* openCampaign(table: Table<State>): Rule {
  const { state } = table;
  const point = startingPoint(state.options);
  yield* lookBack(table, point);
  table.tell({ type: 'act-begun', rule: 'DD-CAM-02', act: point.act });
  yield* drawThreat(table);
  const { start } = state.options;
  if (start === 'boss-battle') return yield* meetBoss(table);
  if (start === 'final-encounter') yield* finishDarkestQuest(table);
  if (start === 'hamlet') state.hamlet = newHamlet();
  state.phase = { kind: firstPhase(start) };
}

const firstPhase = (start: Options['start']): 'final-encounter' | 'hamlet-event' | 'choose-quest' =>
  start === 'final-encounter' ? start : start === 'hamlet' ? 'hamlet-event' : 'choose-quest';

/** What the party has when a campaign is entered; a Boss Battle where its Boss is met. */
export function startingPoint({ start, boss }: Options): StartingPoint {
  const met = GUARDIANS.some(id => id === boss) ? 'act-4' : 'boss-1';
  const from: StartId = start === 'boss-battle' ? met : start;
  return STARTS[from];
}

/** DD-SET-15: a new Hero has nothing; one who comes in later has the Skills, XP and Trinkets of that time. */
export function* giveExperience(table: Table<State>, hero: Hero, point: StartingPoint): Rule {
  for (const [place, level] of point.skills.entries()) {
    const skill = hero.equipped[place];
    if (skill !== undefined) hero.skills = { ...hero.skills, [skill]: level };
  }
  hero.xp = point.xp;
  hero.stress = point.stress;
  hero.wounds = Math.min(point.wounds, lifeOf(hero) - 1);
  for (const level of point.trinkets) {
    const deck = table.state.decks.trinkets[level - 1];
    const trinket = deck === undefined ? null : yield* draw('trinket-card', deck, 'DD-CAM-02');
    if (trinket !== null) equip(table, hero, { id: trinket, used: false }, null, 'DD-CAM-02');
  }
}

/** What lies behind a party that comes in later: Acts with their Bosses, Gold, buildings. */
function* lookBack({ state }: Table<State>, point: StartingPoint): Rule {
  const { campaign, decks, options } = state;
  while (campaign.act < point.act) {
    const others: RuinsBossId[] = decks.bosses.unseen.filter(boss => boss !== options.boss);
    take(decks.bosses.unseen, yield* pick('past-boss', others, 'DD-ACT-01'));
    openNextAct(state);
  }
  campaign.questsDone = point.questsDone;
  campaign.stagecoachXp = point.stagecoachXp;
  campaign.gold = STARTING_GOLD[options.difficulty] + point.gold;
  for (const [building, level] of Object.entries(point.buildings) as [UpgradableId, Level][])
    campaign.buildings[building] = level;
  campaign.waiting = WAITING_HEROES + campaign.buildings.stagecoach - 1;
}

/** A campaign that begins in a Boss Battle: Provisions as before any Dungeon, and no map to go back to. */
function* meetBoss(table: Table<State>): Rule {
  const { state } = table;
  const { campaign } = state;
  const quest: QuestId = campaign.threat === null ? yield* takeDarkestQuest(state) : 'face-the-threat';
  const boss = questCard(quest).guardian ?? campaign.threat ?? 'ancestor';
  state.quest = { ...newQuest(quest), boss };
  table.tell({ type: 'quest-chosen', rule: 'DD-BOS-02', quest, boss });
  yield* rollForQuest(table);
  campaign.next = nothingPrepared();
  campaign.light = BOSS_BATTLE_LIGHT;
  yield* beginBattle(table, { room: BOSS_ROOMS[boss], boss, named: [], task: false });
}

/** DD-DDG-03: the last encounter comes after a Quest of the Darkest Dungeon, which has cancelled a form. */
function* finishDarkestQuest(table: Table<State>): Rule {
  const { state } = table;
  const form = questCard(yield* takeDarkestQuest(state)).cancels ?? null;
  state.campaign.cancelled = form;
  table.tell({ type: 'form-cancelled', rule: 'DD-DDG-03', form });
}

/** That of the guardian the table has settled on, or one at random. */
function* takeDarkestQuest({ options, decks: { quests } }: State): Rule<QuestId> {
  const wanted = quests.unseen.find(id => questCard(id).guardian === options.boss);
  const quest = wanted ?? (yield* pick('darkest-quest', quests.unseen, 'DD-DDG-03'));
  take(quests.unseen, quest);
  return quest;
}
