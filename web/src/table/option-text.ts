import type { Option } from '@tenebrae/kernel';
import type { GameSay } from '../words/speech.ts';

/** An option in words. */
export const optionText = (option: Option, say: GameSay): string =>
  say(option.text ?? option.id.split(':')[0] ?? option.id, option.about);
