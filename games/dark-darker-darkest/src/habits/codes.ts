import type { CodeChipId } from '../data/code-chips.ts';
import { CODE_TOKENS } from '../data/code-tokens.ts';
import { CODE_COLOURS } from '../data/colours.ts';
import { SECURITY_BOARD_CHIPS } from '../data/limits.ts';
import { MULTITRACKER_FRONT } from '../data/multitracker.ts';
import type { State } from '../state.ts';
import { type Icons, iconsOf } from './colours.ts';

/** Code tokens of the panel: a bit of a number for each, the first one being the lowest. */
type Tokens = number;

/** What the chips in the survivors' hands can do. */
export interface ChipPlan {
  /** The tokens of each colour on the panel. */
  readonly ofColour: readonly Tokens[];
  /** The most tokens that they take off between them, as many as the security board still takes, and which ones do. */
  readonly tokens: number;
  readonly best: readonly CodeChipId[];
  /** What is left on the panel after each choice of chips to which one can be added. */
  readonly open: readonly Tokens[];
  /** The number of tokens on the panel. */
  readonly onPanel: number;
}

export function planChips(state: State): ChipPlan {
  const ofColour = tokensByColour(state);
  const onPanel = state.panel.tokens.length;
  const carried = chipsCarried(state);
  const places = placesLeft(state);
  const open: Tokens[] = [];
  const chosen: CodeChipId[] = [];
  let best: readonly CodeChipId[] = [];
  let tokens = 0;
  const choose = (left: Tokens, from: number): void => {
    const taken = onPanel - count(left);
    if (taken > tokens) [best, tokens] = [chosen.slice(), taken];
    if (chosen.length >= places || left === 0) return;
    open.push(left);
    for (let at = from; at < carried.length; at += 1) {
      const chip = carried[at] as CodeChipId;
      chosen.push(chip);
      choose(enter(ofColour, left, iconsOf(chip)), at + 1);
      chosen.pop();
    }
  };
  choose((1 << onPanel) - 1, 0);
  return { ofColour, tokens, best, open, onPanel };
}

/** The chips beside the survivors' boards. */
function chipsCarried({ survivors }: State): CodeChipId[] {
  const chips: CodeChipId[] = [];
  for (const one of survivors) for (const chip of one.chips) chips.push(chip);
  return chips;
}

function tokensByColour({ panel }: State): Tokens[] {
  const ofColour = NO_TOKENS.slice();
  for (let place = 0; place < panel.tokens.length; place += 1) {
    const colour = COLOUR_PLACES.get(panel.tokens[place] as string) as number;
    ofColour[colour] = (ofColour[colour] as Tokens) | (1 << place);
  }
  return ofColour;
}

const NO_TOKENS: readonly Tokens[] = CODE_COLOURS.map(() => 0);
const COLOUR_PLACES: ReadonlyMap<string, number> = new Map(
  Object.entries(CODE_TOKENS).map(([id, { colour }]) => [id, CODE_COLOURS.indexOf(colour)]),
);

/** What is left when a chip is entered: without the first token of each of its colours. */
function match(ofColour: readonly Tokens[], left: Tokens, icons: Icons): Tokens {
  let after = left;
  for (const icon of icons) {
    const alike = after & (ofColour[icon] as Tokens);
    after &= ~(alike & -alike);
  }
  return after;
}

/** The same; but a chip that matches nothing takes off any one token. */
function enter(ofColour: readonly Tokens[], left: Tokens, icons: Icons): Tokens {
  const after = match(ofColour, left, icons);
  return after === left ? left & ~(1 << (31 - Math.clz32(left))) : after;
}

function count(tokens: Tokens): number {
  let counted = 0;
  for (let left = tokens; left !== 0; left &= left - 1) counted += 1;
  return counted;
}

/** The most tokens that go with one chip more. */
export function tokensWith({ ofColour, tokens, open, onPanel }: ChipPlan, icons: Icons): number {
  let most = tokens;
  for (const left of open) most = Math.max(most, onPanel - count(enter(ofColour, left, icons)));
  return most;
}

/** Spaces that the darkness marker can still go. */
export const darknessLeft = (state: State): number => MULTITRACKER_FRONT.darkness.length - state.darkness;

/** Chips that the security board still takes. */
export const placesLeft = ({ panel }: State): number => SECURITY_BOARD_CHIPS - panel.chips.length;

/** Whether darkness could pay for the rest of the code. */
export const canPayForCode = (state: State): boolean => state.panel.tokens.length <= darknessLeft(state);

/** What a space of darkness is worth: more than any door, but for what the rest of the code leaves over. */
export const darknessPrice = (state: State, spaces: number): number =>
  spaces <= darknessLeft(state) - state.panel.tokens.length ? 8 : 100;

/** What a token off the panel is worth. */
export const TOKEN_WORTH = 9;

/** What it is worth to enter a chip: the tokens that go; one that takes off a single one had better wait for a better one. */
export function terminalWorth(state: State, { best, ofColour, onPanel }: ChipPlan, chip: CodeChipId): number {
  if (!best.includes(chip)) return SPARE_CHIP;
  const matches = onPanel - count(match(ofColour, (1 << onPanel) - 1, iconsOf(chip)));
  if (matches > 1) return 14 + TOKEN_WORTH * matches;
  const isLate = onPanel <= darknessLeft(state) + 1 || state.darkness > 3 || state.round > 7;
  return isLate ? 16 : SPARE_CHIP;
}

const SPARE_CHIP = 3;
