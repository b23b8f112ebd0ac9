import type { QuestId } from '../../data/quests.ts';
import { alike } from '../../rules/alike.ts';
import { CHAPEL_QUESTS } from './chapel.ts';
import { CRYPT_QUESTS } from './crypt.ts';
import type { QuestHooks } from './hooks.ts';
import { NECROSTREAM_QUESTS } from './necrostream.ts';
import { SANCTUARY_QUESTS } from './sanctuary.ts';

/** The rules of a quest. Put together when first asked for: effects and rules import each other. */
export function questHooks(id: QuestId): QuestHooks {
  all ??= alike<QuestHooks>(allQuests());
  return all(id) as QuestHooks;
}

const allQuests = (): Readonly<Record<QuestId, QuestHooks>> => ({
  ...NECROSTREAM_QUESTS,
  ...CHAPEL_QUESTS,
  ...CRYPT_QUESTS,
  ...SANCTUARY_QUESTS,
});

let all: ((id: string) => QuestHooks | undefined) | undefined;
