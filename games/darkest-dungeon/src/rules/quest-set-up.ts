import {
  ask,
  draw,
  kept,
  type Option,
  PARTY,
  pick,
  type Rule,
  RuleBug,
  type Table,
  take,
  unreachable,
} from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import { GENERAL_QUESTS } from '../data/limits.ts';
import { questCard, type QuestId } from '../data/quests.ts';
import { THREAT_NUMBERS } from '../data/threats.ts';
import type { State } from '../state.ts';
import { newQuest, nothingPrepared } from './blank.ts';
import { dungeonOf, heroesInOrder, heroOf, questOf } from './figures.ts';
import { chooseSkills } from './levelling.ts';
import { layMap, setRoomsAside } from './map-laying.ts';
import { isThreatened } from './modifiers.ts';
import { rollForQuest } from './provision-roll.ts';
import { isBossQuest } from './quest-rules.ts';
import { rearrange } from './rearranging.ts';
import { sufferStress } from './stress.ts';
import { teach } from './tutorial.ts';

/**
 * DD-QST-01, DD-QST-02, DD-BOS-02, DD-DDG-03: which Quest is played; its card leaves the deck for good. The phase becomes
 * `prepare-quest`.
 */
export function* playQuestChoice(table: Table<State>): Rule {
  const { state } = table;
  const { act, questsDone, threat } = state.campaign;
  const quest =
    act === 4
      ? yield* drawDarkestQuest(state)
      : questsDone >= GENERAL_QUESTS
        ? 'face-the-threat'
        : yield* chooseQuest(table);
  state.quest = newQuest(quest);
  const boss = questCard(quest).guardian ?? (isBossQuest(state) ? threat : null);
  state.quest.boss = boss;
  table.tell({ type: 'quest-chosen', rule: 'DD-QST-01', quest, boss, reveals: act === 4 });
  if (state.quest.firewood > 0)
    table.tell({ type: 'firewood-taken', rule: 'DD-QST-03', points: state.quest.firewood });
  state.phase = { kind: 'prepare-quest' };
}

/** DD-QST-01: two cards, of which the group takes one; the other leaves the campaign. */
function* chooseQuest(table: Table<State>): Rule<QuestId> {
  const { quests } = table.state.decks;
  const cards: QuestId[] = [];
  while (cards.length < QUESTS_DRAWN) {
    const card = yield* draw('quest-card', quests, 'DD-QST-01');
    if (card === null) break;
    cards.push(card);
  }
  if (cards.length === 0) throw new RuleBug('DD-QST-01: there is no Quest Card left');
  const { quest } = yield* ask('choose-quest', PARTY, cards.map(questOption), 'DD-QST-01');
  for (const other of cards)
    if (other !== quest) table.tell({ type: 'quest-removed', rule: 'DD-QST-01', quest: other });
  return quest;
}
const QUESTS_DRAWN = 2;

const questOption = (quest: QuestId): Option & { quest: QuestId } => ({
  id: `quest:${quest}`,
  quest,
  about: { quest },
  on: [`quest:${quest}`],
});

/** DD-DDG-03: one of three at random; a table that has settled on a Boss of the Darkest Dungeon meets that one. */
function* drawDarkestQuest({ options, decks: { quests } }: State): Rule<QuestId> {
  const wanted = quests.unseen.find(id => questCard(id).guardian === options.boss);
  const quest = wanted ?? (yield* pick('darkest-quest', quests.unseen, 'DD-DDG-03'));
  take(quests.unseen, quest);
  return quest;
}

type Preparation = Option & ({ does: 'enter' | 'rearrange' } | { does: 'swap'; hero: HeroId });

/**
 * DD-QST-03 to DD-QST-08, DD-QST-10, DD-QST-11, DD-QST-13, DD-QST-14: one change of Skills or Stances, or the map is laid; then
 * the phase becomes `roll-provisions`.
 */
export function* playPrepareQuest(table: Table<State>): Rule {
  const { state } = table;
  yield* teach(table, 'stances');
  const about = { quest: questOf(state).id };
  const choice = yield* ask('prepare-quest', PARTY, preparations(state), 'DD-QST-11', { about });
  switch (choice.does) {
    case 'rearrange':
      return yield* rearrange(table, 'DD-QST-04');
    case 'swap':
      return yield* chooseSkills(table, heroOf(state, choice.hero), 'DD-QST-11');
    case 'enter':
      setRoomsAside(table);
      yield* layMap(table);
      state.phase = { kind: 'roll-provisions' };
      return;
    default:
      return unreachable(choice);
  }
}

function preparations(state: State): Preparation[] {
  const heroes = heroesInOrder(state);
  const options: Preparation[] = [{ id: 'enter', does: 'enter' }];
  if (heroes.length > 1) options.push({ id: 'rearrange', does: 'rearrange', on: ['tracker:heroes'] });
  for (const { id } of heroes) options.push(swapOption(id));
  return options;
}

const swapOption = kept(
  (hero: HeroId): Preparation => ({
    id: `swap:${hero}`,
    does: 'swap',
    hero,
    about: { hero },
    on: [`figure:${hero}`],
  }),
);

/**
 * DD-QST-09, DD-QST-13, DD-PRV-01, DD-MOD-03: Provisions, then what happens on entering the Dungeon; the phase becomes
 * `exploration`.
 */
export function* playProvisionRoll(table: Table<State>): Rule {
  const { state } = table;
  yield* rollForQuest(table);
  state.campaign.next = nothingPrepared();
  state.phase = { kind: 'exploration' };
  table.tell({ type: 'dungeon-entered', rule: 'DD-QST-09', tile: dungeonOf(state).tile });
  if (isThreatened(state, 'prophet-1-dungeon'))
    for (const hero of heroesInOrder(state))
      yield* sufferStress(table, hero, THREAT_NUMBERS['prophet-1-dungeon'].stress, 'DD-SET-12');
  yield* teach(table, 'map');
}
