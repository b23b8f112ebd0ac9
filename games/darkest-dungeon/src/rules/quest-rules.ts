import { pick, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import type { Encounter } from '../data/bosses.ts';
import type { RoomType } from '../data/exploration.ts';
import { QUEST_XP } from '../data/limits.ts';
import {
  deckMonsterOf,
  isDeckMonster,
  kindOfCard,
  MONSTER_CARDS,
  type MonsterCardId,
  type MonsterKind,
} from '../data/monsters.ts';
import { LAIR_GOLD, questCard, type QuestRule, STRONG_CAPTAIN, UNHOLY_STRESS } from '../data/quests.ts';
import { BOSS_ROOMS, type RoomId } from '../data/rooms.ts';
import { THREAT_NUMBERS } from '../data/threats.ts';
import type { Monster, State } from '../state.ts';
import type { BattlePlan } from './battle-set-up.ts';
import { cardOf, heroesInOrder, questOf } from './figures.ts';
import { gainGold } from './gold.ts';
import { isThreatened } from './modifiers.ts';
import { sufferStress } from './stress.ts';

/** DD-QST-02: whether the Quest Card in play has a special rule. */
export const hasQuestRule = ({ quest }: State, rule: QuestRule): boolean =>
  quest !== null && questCard(quest.id).rules?.includes(rule) === true;

/** DD-BOS-02, DD-DDG-01: whether the Quest is won only by killing its Boss. */
export const isBossQuest = ({ quest }: State): boolean =>
  quest !== null && questCard(quest.id).objective.kind === 'boss';

/** DD-QST-02, DD-EXP-23, DD-XPL-01: the XP of the Quest as it stands, rounded down, at most 3. */
export function questXp(state: State): number {
  const { id, cleared, tasks, goldGiven, bossDead } = questOf(state);
  const { objective } = questCard(id);
  switch (objective.kind) {
    case 'rooms-cleared':
      return xp(
        objective.type === 'any' ? countAll(cleared) : (cleared[objective.type] ?? 0),
        objective.each,
      );
    case 'tasks':
      return xp(tasks, objective.each);
    case 'gold-given':
      return xp(goldGiven, objective.each);
    case 'boss':
      return bossDead ? QUEST_XP : 0;
  }
}

const xp = (done: number, each: number): number => Math.min(QUEST_XP, Math.floor(done / each));
const countAll = (cleared: Partial<Record<RoomType, number>>): number =>
  Object.values(cleared).reduce((sum, count) => sum + count, 0);

/** What clearing a Room brings besides: the Gold of Fundraiser's Lairs, the three Rooms of The Old Road. */
export function rewardClearing(table: Table<State>, token: RoomType): void {
  const { state } = table;
  if (token === 'lair' && hasQuestRule(state, 'lair-gold')) gainGold(table, LAIR_GOLD, 'DD-QST-02');
  if (hasQuestRule(state, 'the-old-road') && LESSONS.includes(token)) questOf(state).tasks += 1;
}
const LESSONS: readonly RoomType[] = ['lair', 'curio', 'objective'];

/**
 * DD-ROM-06, DD-ROM-10, DD-BOS-05, DD-DDG-11, DD-QST-10: the Battle that a Room of this type starts under the Quest's and the
 * Threat's rules (set-aside Rooms, named Monsters, tasks).
 */
export function* battlePlan(table: Table<State>, type: RoomType): Rule<BattlePlan> {
  const { state } = table;
  if (type === 'objective' && isBossQuest(state)) {
    const boss = bossOfQuest(state);
    return { room: BOSS_ROOMS[boss], boss, named: [], task: false };
  }
  const room = type === 'objective' ? yield* objectiveRoom(state) : null;
  const named = [...threatGuards(state), ...(yield* questGuards(state, type))];
  return { room, boss: null, named, task: room !== null && hasTask(state) };
}

/** DD-BOS-05, DD-DDG-11: the Imminent Threat, or whom the Quest Card names. */
function bossOfQuest(state: State): Encounter {
  const boss = questCard(questOf(state).id).guardian ?? state.campaign.threat;
  if (boss === null) throw new RuleBug('DD-BOS-05: a Boss Quest without a Boss');
  return boss;
}

/** DD-QST-10: the Room that was set aside; of two, one at random each time. Null: the Room deck. */
function* objectiveRoom(state: State): Rule<RoomId | null> {
  const { rooms = [] } = questCard(questOf(state).id);
  return rooms.length > 1 ? yield* pick('objective-room', rooms, 'DD-QST-10') : (rooms[0] ?? null);
}

const hasTask = (state: State): boolean =>
  hasQuestRule(state, 'dem-bones') || hasQuestRule(state, 'fountains');

/** DD-SET-12: the Necromancer's second Threat: a Captain comes first in the first Battle of a Dungeon. */
const threatGuards = (state: State): MonsterKind[] =>
  isThreatened(state, 'necromancer-2-dungeon') && questOf(state).battles === 0 ? ['bone-captain'] : [];

/** DD-ROM-10: whom the Quest puts in its Rooms. */
function* questGuards(state: State, type: RoomType): Rule<MonsterKind[]> {
  if (type === 'curio' && hasQuestRule(state, 'level-2-curio-guard')) {
    const card = yield* pick('guard-card', LEVEL_2_CARDS, 'DD-ROM-07');
    return [kindOfCard(card)];
  }
  if (type !== 'objective') return [];
  if (hasQuestRule(state, 'bone-bearer-guard')) return ['bone-bearer'];
  return hasQuestRule(state, 'captain-guard') ? ['bone-captain'] : [];
}

const LEVEL_2_CARDS: readonly MonsterCardId[] = MONSTER_CARDS.filter(card => {
  const { home, level } = deckMonsterOf(kindOfCard(card));
  return home !== 'darkest' && level === 2;
});

/** What the Room where the party stands is. */
const roomHere = ({ quest }: State): RoomType | null => {
  const dungeon = quest?.dungeon ?? null;
  return dungeon === null ? null : (dungeon.tokens[dungeon.party] ?? null);
};

/** The Threat Is Real: whether the Quest keeps a Monster card out of this Battle. */
export const isKeptOut = (state: State, card: MonsterCardId): boolean =>
  hasQuestRule(state, 'no-level-1-lairs') &&
  roomHere(state) === 'lair' &&
  deckMonsterOf(kindOfCard(card)).level === 1;

/**
 * DD-SET-12, DD-ROM-10: Creeping Darkness and the Prophet's third Threat: what each Unholy Monster spawned costs; They Are Back:
 * how strong the Captain of an Objective Room is. Called by `spawnCard`.
 */
export function* afterSpawn(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  if (
    monster.card === 'bone-captain' &&
    hasQuestRule(state, 'captain-guard') &&
    roomHere(state) === 'objective'
  ) {
    monster.moreLife = STRONG_CAPTAIN.life;
    monster.moreDodge = STRONG_CAPTAIN.dodge;
    table.tell({ type: 'captain-hardened', rule: 'DD-ROM-10', figure: monster.id, ...STRONG_CAPTAIN });
  }
  if (!isDeckMonster(monster.card) || !cardOf(monster).types.includes('unholy')) return;
  if (hasQuestRule(state, 'unholy-stress')) yield* shake(table, UNHOLY_STRESS, 'DD-QST-02');
  if (isThreatened(state, 'prophet-3-dungeon'))
    yield* shake(table, THREAT_NUMBERS['prophet-3-dungeon'].stress, 'DD-SET-12');
}

function* shake(table: Table<State>, stress: number, rule: string): Rule {
  for (const hero of heroesInOrder(table.state)) yield* sufferStress(table, hero, stress, rule);
}
