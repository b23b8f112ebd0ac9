import type { QuestId } from '../../data/quests.ts';
import { CHAPEL_QUESTS } from './chapel.ts';
import { CRYPT_QUESTS } from './crypt.ts';
import type { QuestHooks } from './hooks.ts';
import { NECROSTREAM_QUESTS } from './necrostream.ts';
import { SANCTUARY_QUESTS } from './sanctuary.ts';

/** The rules of a quest. Put together when first asked for: effects and rules import each other. */
export function questHooks(id: QuestId): QuestHooks {
  all ??= { ...NECROSTREAM_QUESTS, ...CHAPEL_QUESTS, ...CRYPT_QUESTS, ...SANCTUARY_QUESTS };
  return all[id];
}

let all: Readonly<Record<QuestId, QuestHooks>> | undefined;
