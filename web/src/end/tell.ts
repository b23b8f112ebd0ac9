import type { LogLine, Scene } from '../engine/scene.ts';
import { HOUSE_TURNS_ON, houseStory, isHouse } from './dark-darker-darkest.ts';
import { DUNGEON_TURNS_ON, dungeonStory, isDungeon } from './darkest-dungeon.ts';
import { DARKLIGHT_TURNS_ON, darklightStory, isDarklight } from './darklight.ts';
import { DESCENT_TURNS_ON, descentStory, isDescent } from './descent.ts';
import { plainStory, type Story } from './story.ts';

/** Who tells of a game. */
interface Teller {
  isOf(view: unknown): boolean;
  story(scene: Scene, log: readonly LogLine[]): Story;
  /** The kinds of happenings that a match turns on, the weightiest first. */
  readonly turnsOn: readonly string[];
}

const TELLERS: readonly Teller[] = [
  { isOf: isHouse, story: houseStory, turnsOn: HOUSE_TURNS_ON },
  { isOf: isDungeon, story: dungeonStory, turnsOn: DUNGEON_TURNS_ON },
  { isOf: isDarklight, story: darklightStory, turnsOn: DARKLIGHT_TURNS_ON },
  { isOf: isDescent, story: descentStory, turnsOn: DESCENT_TURNS_ON },
];
/** A game that nobody knows is told of from its log alone. */
const ANYBODY: Omit<Teller, 'isOf'> = { story: plainStory, turnsOn: [] };

export const tellerOf = ({ view }: Scene): Omit<Teller, 'isOf'> =>
  TELLERS.find(({ isOf }) => isOf(view)) ?? ANYBODY;
