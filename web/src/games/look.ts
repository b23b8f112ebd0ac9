import type { Happening, Json, Option, Question, Seat } from '@tenebrae/kernel';
import type { ComponentType } from 'react';
import type { LogLine } from '../engine/scene.ts';
import type { GameSay } from '../words/speech.ts';
import type { Lesson } from './lesson.ts';

/** What a game's drawing gets. It computes nothing about the rules: it shows the view and offers the options. */
export interface LookProps {
  readonly view: Json;
  /** The question that somebody at this screen is asked; null while others decide. */
  readonly question: Question | null;
  readonly say: GameSay;
  /** Takes an option by its id. */
  choose(option: string): void;
  /** The option that a hint points at. */
  readonly hint: string | null;
  /** What has just happened, to be animated; a new list with every answer. */
  readonly happened: readonly Happening[];
  /** Everything that was told up to what is shown. */
  readonly log: readonly LogLine[];
  /** Opens a rule in the rules panel. */
  openRule(rule: string): void;
  /** Explains why a thing that is no option is none (`room:kitchen`). */
  explain(thing: string): void;
}

/** Options that are things on the board are offered there; the others as buttons. `on` names the things. */
export const optionsOn = (question: Question | null, thing: string): readonly Option[] =>
  question?.options.filter(option => option.on?.includes(thing) ?? false) ?? [];

/** One die of a roll. */
export interface RolledDie {
  readonly what: string;
  readonly sides: number;
  readonly face: number;
  /** What it is among dice that differ: `red`. */
  readonly kind?: string;
  /** Its place in the roll, and how many dice there are. */
  readonly place: number;
  readonly count: number;
}

export interface PortraitProps {
  readonly seat: Seat;
  readonly view: Json;
  readonly size: number;
  readonly question?: Question | null;
}

/** How a game looks. Each is loaded with its game, not before. */
export interface GameLook {
  /** The board, the seats' sheets (left), the tracks (right, above the dice), and the hand or actions under the question. */
  readonly Board: ComponentType<LookProps>;
  readonly Sheets: ComponentType<LookProps & { readonly names: Readonly<Record<Seat, string>> }>;
  readonly Tracks: ComponentType<LookProps>;
  readonly Hand: ComponentType<LookProps>;
  /** Which options the hand or the board show as the table stands, so that the question bar leaves them out. */
  shows(option: Option, view: Json): boolean;
  /** The faces of a roll as icons: by the roll's `what`, the sides, the face, and its place among all dice of the roll. */
  Die: ComponentType<RolledDie>;
  /** The same in words. */
  faceText(die: RolledDie, say: GameSay): string;
  /** Where the match stands, for the top bar and the lobby: "Round 6", "Team one acts". */
  where?(view: Json, say: GameSay): readonly string[];
  /** The kind of a log line, for its icon and colour. */
  toneOf(event: Happening): 'plain' | 'bad' | 'good' | 'head';
  iconOf(event: Happening): ComponentType | null;
  /** The figure that a seat plays, for portraits in the question bar; of several the one that the question is about. */
  Portrait: ComponentType<PortraitProps>;
  /** Guided first games: one, or one for each side. */
  readonly lessons?: readonly Lesson[];
}
