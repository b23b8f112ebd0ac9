import type { Option } from '@tenebrae/kernel';
import { capital } from '../words/capital.ts';
import type { GameSay } from '../words/speech.ts';

/** An option in words. */
export const optionText = (option: Option, say: GameSay): string =>
  say(option.text ?? option.id.split(':')[0] ?? option.id, option.about);

/** The same where it stands alone: on a button, in a menu. */
export const optionTitle = (option: Option, say: GameSay): string => capital(optionText(option, say));
