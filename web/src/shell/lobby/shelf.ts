import type { ComponentType, SVGProps } from 'react';
import Biohazard from '~icons/game-icons/biohazard';
import Moon from '~icons/game-icons/evil-moon';
import Dragon from '~icons/game-icons/spiked-dragon-head';
import Torch from '~icons/game-icons/torch';
import house from './posters/dark-darker-darkest.svg';
import dungeon from './posters/darkest-dungeon.svg';
import moon from './posters/darklight.svg';
import dragon from './posters/descent.svg';

/** A guided first game; a game of two sides has one for each. */
export type LessonName = 'lesson' | 'lesson-overlord';

/** A game on the shelf, whether it can be played yet or not. Its words: `game.<id>`, `game.<id>.gist`, `game.<id>.box`. */
export interface Boxed {
  readonly id: 'dark-darker-darkest' | 'darkest-dungeon' | 'descent' | 'darklight';
  readonly poster: string;
  readonly Emblem: ComponentType<SVGProps<SVGSVGElement>>;
  /** Its guided first games, by their files; the words of each: `learn.<lesson>`, `learn.<lesson>.help`. */
  readonly lessons: readonly LessonName[];
}

export const SHELF: readonly Boxed[] = [
  { id: 'dark-darker-darkest', poster: house, Emblem: Biohazard, lessons: ['lesson'] },
  { id: 'darkest-dungeon', poster: dungeon, Emblem: Torch, lessons: ['lesson'] },
  { id: 'descent', poster: dragon, Emblem: Dragon, lessons: ['lesson', 'lesson-overlord'] },
  { id: 'darklight', poster: moon, Emblem: Moon, lessons: ['lesson'] },
];

export const boxed = (game: string): Boxed | undefined => SHELF.find(({ id }) => id === game);
