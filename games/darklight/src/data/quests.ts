import type { QuestRoomId, SkullCardId } from './dungeon-cards.ts';
import type { MonsterId } from './monsters.ts';

/** Paid to every Accursed that did not flee (DL-SRV-05, DL-ESC-06). */
export interface QuestReward {
  readonly crowns?: number;
  readonly standardEach?: number;
  readonly rareEach?: number;
  /** One card for the group, drawn by the leader, Loot Round. */
  readonly rareForGroup?: number;
  /** Insanity and Wounds removed from each. */
  readonly insanity?: number;
  readonly wounds?: 'all';
  /** Each learns one spell it has room for, or gains 1 Rare Treasure. */
  readonly spellOrRare?: true;
}

export interface Quest {
  readonly room: QuestRoomId;
  /** The number to roll for it in its room's chapter (DL-SET-06); 0 for the tutorial. */
  readonly number: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Cards of the halves of the Dungeon deck, the Quest Room apart (DL-SET-11, DL-SET-12). */
  readonly first: number;
  readonly second: number;
  /** DL-SET-18: a skull card shuffled into a half. */
  readonly skull?: { readonly card: SkullCardId; readonly half: 'first' | 'second' };
  /** Monsters that it brings without a card, for 1, 2, 3 and 4 Accursed at the start (DL-SET-17). */
  readonly monsters?: Readonly<Partial<Record<MonsterId, readonly [number, number, number, number]>>>;
  /** Added to the Health of those that its end is about (DL-BOS-03). */
  readonly moreHealth?: number;
  /** DL-ESC-05. */
  readonly escape?: 'never' | 'until-quest-room';
  readonly reward: QuestReward;
}

/** 25: the tutorial and six for each Quest Room. Ours but for the halves of q-sanctuary-1; may be tuned. Rules: effects/quests/. */
export const QUESTS = {
  'q-awakening': {
    room: 'necrostream',
    number: 0,
    first: 4,
    second: 5,
    escape: 'never',
    monsters: { seeker: [6, 11, 11, 12] },
    reward: { standardEach: 1 },
  },
  'q-necrostream-1': { room: 'necrostream', number: 1, first: 6, second: 5, reward: { crowns: 30 } },
  'q-necrostream-2': { room: 'necrostream', number: 2, first: 6, second: 5, reward: { rareForGroup: 1 } },
  'q-necrostream-3': {
    room: 'necrostream',
    number: 3,
    first: 5,
    second: 5,
    skull: { card: 'collapsed-tunnel', half: 'second' },
    reward: { crowns: 40 },
  },
  'q-necrostream-4': {
    room: 'necrostream',
    number: 4,
    first: 6,
    second: 4,
    monsters: { dreadworm: [1, 1, 2, 2] },
    moreHealth: 6,
    reward: { rareForGroup: 1 },
  },
  'q-necrostream-5': { room: 'necrostream', number: 5, first: 5, second: 5, reward: { insanity: 2 } },
  'q-necrostream-6': {
    room: 'necrostream',
    number: 6,
    first: 6,
    second: 6,
    monsters: { 'hexmother': [1, 1, 1, 1], 'weeping-shade': [1, 2, 3, 4] },
    reward: { rareEach: 1 },
  },
  'q-chapel-1': { room: 'chapel', number: 1, first: 6, second: 5, reward: { crowns: 30 } },
  'q-chapel-2': { room: 'chapel', number: 2, first: 6, second: 5, reward: { rareForGroup: 1 } },
  'q-chapel-3': { room: 'chapel', number: 3, first: 5, second: 4, reward: { crowns: 40 } },
  'q-chapel-4': { room: 'chapel', number: 4, first: 6, second: 4, reward: { crowns: 50 } },
  'q-chapel-5': { room: 'chapel', number: 5, first: 5, second: 5, reward: { wounds: 'all', insanity: 1 } },
  'q-chapel-6': { room: 'chapel', number: 6, first: 5, second: 5, reward: { rareEach: 1 } },
  'q-crypt-1': { room: 'crypt', number: 1, first: 5, second: 5, reward: { crowns: 30 } },
  'q-crypt-2': {
    room: 'crypt',
    number: 2,
    first: 5,
    second: 5,
    monsters: { 'ashen-thrall': [2, 2, 3, 4] },
    reward: { rareForGroup: 1 },
  },
  'q-crypt-3': { room: 'crypt', number: 3, first: 5, second: 5, reward: { crowns: 40 } },
  'q-crypt-4': { room: 'crypt', number: 4, first: 5, second: 4, reward: { crowns: 60 } },
  'q-crypt-5': {
    room: 'crypt',
    number: 5,
    first: 6,
    second: 5,
    skull: { card: 'prison-cells', half: 'first' },
    reward: { spellOrRare: true },
  },
  'q-crypt-6': {
    room: 'crypt',
    number: 6,
    first: 5,
    second: 5,
    escape: 'until-quest-room',
    monsters: { 'bone-archer': [1, 1, 2, 3], 'gallows-knight': [1, 1, 1, 1] },
    moreHealth: 4,
    reward: { rareEach: 1 },
  },
  'q-sanctuary-1': { room: 'sanctuary', number: 1, first: 6, second: 5, reward: { crowns: 30 } },
  'q-sanctuary-2': { room: 'sanctuary', number: 2, first: 5, second: 4, reward: { crowns: 40 } },
  'q-sanctuary-3': { room: 'sanctuary', number: 3, first: 5, second: 5, reward: { crowns: 50 } },
  'q-sanctuary-4': {
    room: 'sanctuary',
    number: 4,
    first: 6,
    second: 4,
    skull: { card: 'sunken-cistern', half: 'second' },
    reward: { rareForGroup: 1 },
  },
  'q-sanctuary-5': { room: 'sanctuary', number: 5, first: 5, second: 5, reward: { crowns: 50 } },
  'q-sanctuary-6': {
    room: 'sanctuary',
    number: 6,
    first: 5,
    second: 4,
    escape: 'never',
    monsters: { 'cinder-imp': [1, 1, 1, 1], 'devil-lord': [1, 1, 1, 1] },
    reward: { rareEach: 1, insanity: 3 },
  },
} as const satisfies Record<string, Quest>;
export type QuestId = keyof typeof QUESTS;
