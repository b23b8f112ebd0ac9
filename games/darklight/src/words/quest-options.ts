import type { Words } from '@tenebrae/kernel';
import { QUESTS } from '../data/quests.ts';

/** The values of the option `quest` are called as the quests are. */
export const questOptions = (names: Words): Words =>
  Object.fromEntries(Object.keys(QUESTS).map(id => [`option.quest.${id}`, names[id] ?? id]));
