import type { Quest } from './quest.ts';
import { FOUR_LIGHTS } from './quests/four-lights.ts';
import { INTO_THE_DARK } from './quests/into-the-dark.ts';
import { THE_ASH_CROWN } from './quests/the-ash-crown.ts';
import { THE_BEASTS_OF_HARROW } from './quests/the-beasts-of-harrow.ts';
import { THE_BELL_OF_SAINT_ORLA } from './quests/the-bell-of-saint-orla.ts';
import { THE_DROWNING_VAULT } from './quests/the-drowning-vault.ts';
import { THE_LAMPLIGHTER } from './quests/the-lamplighter.ts';
import { THE_SUNDERED_STAIR } from './quests/the-sundered-stair.ts';
import { THE_WEAVERS_KNOT } from './quests/the-weavers-knot.ts';

/** Every quest that can be played, in the order of its number. A new one is listed here and, if it has special rules, in effects/quests.ts. */
export const QUESTS = {
  'into-the-dark': INTO_THE_DARK,
  'the-lamplighter': THE_LAMPLIGHTER,
  'the-drowning-vault': THE_DROWNING_VAULT,
  'the-sundered-stair': THE_SUNDERED_STAIR,
  'the-bell-of-saint-orla': THE_BELL_OF_SAINT_ORLA,
  'the-weavers-knot': THE_WEAVERS_KNOT,
  'the-beasts-of-harrow': THE_BEASTS_OF_HARROW,
  'four-lights': FOUR_LIGHTS,
  'the-ash-crown': THE_ASH_CROWN,
} as const satisfies Record<string, Quest>;
export type QuestId = keyof typeof QUESTS;
export const QUEST_IDS = Object.keys(QUESTS) as QuestId[];

export const questOf = (id: QuestId): Quest => QUESTS[id];

/** An area by its name, which is the id of its words too. */
export const areaName = (quest: QuestId, area: number): string => `${quest}.area-${area}`;
