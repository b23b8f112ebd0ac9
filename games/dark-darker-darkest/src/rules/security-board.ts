import type { DoorId } from '@tenebrae/board';
import { freeze, pick, type Rule, RuleBug, type Table, take } from '@tenebrae/kernel';
import { CODE_CHIPS, type CodeChipId, type CodeChipSize } from '../data/code-chips.ts';
import { CODE_TOKENS, type CodeTokenId } from '../data/code-tokens.ts';
import { CODE_COLOURS, type CodeColour } from '../data/colours.ts';
import { CHIP_TWEAK, FEW_PLAYERS, FEW_PLAYERS_LOCKS_LESS, FEWEST_LOCKS_OFF_CORNERS } from '../data/limits.ts';
import { SECURITY_MODES, type SecurityMode } from '../data/security-modes.ts';
import type { Door, State } from '../state.ts';
import { CORNER_TILES } from './rooms.ts';
import { survivorCount } from './survivors-set-up.ts';

/** DDD-SEC-01: fills the security panel as the mode says and lays a chip on every lock symbol. */
export function* setSecurityBoard(table: Table<State>): Rule {
  const { state } = table;
  const { sequence }: SecurityMode = SECURITY_MODES[state.options.mode];
  if (sequence.kind === 'chips') {
    yield* drawSequence(state, sequence.chips);
    yield* drawTokens(state, sequence.randomTokens, Infinity);
  } else {
    yield* drawTokens(state, sequence.randomTokens, sequence.mostOfAColour);
  }
  const { tokens } = state.panel;
  state.panel.slots = Object.freeze(tokens.slice());
  const colours = tokens.map(id => CODE_TOKENS[id].colour);
  table.tell({ type: 'panel-filled', rule: 'DDD-SEC-10', tokens: [...tokens], colours });
  yield* layChips(table);
}

/** DDD-SEC-02: three chips, whose icons go on the panel; which chips they are, nobody sees. */
function* drawSequence(state: State, sizes: readonly CodeChipSize[]): Rule {
  const { chips, panel } = state;
  for (const size of sizes) {
    const left = BY_SIZE[size].filter(id => !chips.sequence.includes(id));
    const chip = yield* pick('sequence-chip', left, 'DDD-SEC-02');
    take(chips.unseen, chip);
    chips.sequence.push(chip);
  }
  chips.sequence.sort();
  panel.tokens = tokensFor(chips.sequence);
  chips.sequences = sequencesOf(chips.sequence);
}

/** DDD-SEC-05, DDD-SEC-06, DDD-SEC-07: code tokens drawn blindly; one too many of a colour is put back. */
function* drawTokens(state: State, count: number, mostOfAColour: number): Rule {
  const { tokens } = state.panel;
  const left = TOKEN_IDS.filter(id => !tokens.includes(id));
  const isFree = (id: CodeTokenId): boolean =>
    tokens.filter(other => CODE_TOKENS[other].colour === CODE_TOKENS[id].colour).length < mostOfAColour;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const open = mostOfAColour === Infinity ? left : left.filter(isFree);
    const token = yield* pick('random-code-token', open, SECURITY_MODES[state.options.mode].rule);
    take(left, token);
    tokens.push(token);
  }
}

const TOKEN_IDS = Object.keys(CODE_TOKENS) as CodeTokenId[];
const TOKENS_OF = Object.fromEntries(
  CODE_COLOURS.map(colour => [colour, TOKEN_IDS.filter(id => CODE_TOKENS[id].colour === colour)]),
) as Record<CodeColour, CodeTokenId[]>;

/** In the order of the colours, so that nothing tells which chip an icon came from. */
function tokensFor(sequence: readonly CodeChipId[]): CodeTokenId[] {
  const together = coloursTogether(sequence);
  const tokens: CodeTokenId[] = [];
  for (let colour = 0; colour < CODE_COLOURS.length; colour += 1) {
    const ofColour = TOKENS_OF[CODE_COLOURS[colour] as CodeColour];
    const wanted = Math.min((together >> (2 * colour)) & 3, ofColour.length);
    for (let place = 0; place < wanted; place += 1) tokens.push(ofColour[place] as CodeTokenId);
  }
  return tokens;
}

/** Every three chips, one with 3 icons and two with 2, that show the same colours together. */
const sequencesOf = (sequence: readonly CodeChipId[]): State['chips']['sequences'] =>
  SEQUENCES.get(coloursTogether(sequence)) ?? [];

const CHIP_IDS = Object.keys(CODE_CHIPS) as CodeChipId[];

const ofSize = (ids: readonly CodeChipId[], size: CodeChipSize): CodeChipId[] =>
  ids.filter(id => CODE_CHIPS[id].size === size);

const TWOS = ofSize(CHIP_IDS, 2);
const THREES = ofSize(CHIP_IDS, 3);
/** In the order of the unseen chips. */
const BY_SIZE: Readonly<Record<CodeChipSize, readonly CodeChipId[]>> = {
  2: TWOS.toSorted(),
  3: THREES.toSorted(),
};

/** How often a chip shows each colour, as one number: a digit a colour, and three chips never carry over. */
const COLOURS_ON = Object.fromEntries(
  CHIP_IDS.map(id => [
    id,
    CODE_CHIPS[id].icons.reduce((sum, colour) => sum + 4 ** CODE_COLOURS.indexOf(colour), 0),
  ]),
) as Readonly<Record<CodeChipId, number>>;

function coloursTogether(chips: readonly CodeChipId[]): number {
  let sum = 0;
  for (const id of chips) sum += COLOURS_ON[id];
  return sum;
}

/** DDD-SEC-02: all sequences that there are, by the colours that they show together. */
const SEQUENCES = sequencesByColours();

function sequencesByColours(): ReadonlyMap<number, State['chips']['sequences']> {
  const sequences = new Map<number, CodeChipId[][]>();
  for (const sequence of allSequences()) {
    const colours = coloursTogether(sequence);
    sequences.set(colours, [...(sequences.get(colours) ?? []), sequence]);
  }
  for (const alike of sequences.values()) freeze(alike);
  return sequences;
}

function allSequences(): CodeChipId[][] {
  return THREES.flatMap(three =>
    TWOS.flatMap((one, place) => TWOS.slice(place + 1).map(other => [one, other, three])),
  );
}

/** DDD-SEC-03, DDD-SEC-04, DDD-SEC-09: a chip face down on every lock symbol, 3 icons in the corners; the rest is set aside. */
function* layChips(table: Table<State>): Rule {
  const { state } = table;
  const { chips } = state;
  const withThree: DoorId[] = [];
  const others: DoorId[] = [];
  for (const id of Object.keys(state.doors)) {
    const door = state.doors[id] as Door;
    if (door.kind === 'lock') (CORNER_TILES.includes(door.tile) ? withThree : others).push(id);
  }
  const locks = withThree.length + others.length;
  const threes = threeIconChips(table, locks, withThree.length);
  while (withThree.length < threes) {
    const door = yield* pick('door-with-3-icons', others, 'DDD-SEC-03');
    take(others, door);
    withThree.push(door);
  }
  // The doors were laid in this same beat, and so nothing shares them yet.
  for (const id of withThree) (state.doors as Record<DoorId, Door>)[id] = lockWithThree(state.doors[id]);
  chips.hidden = { 2: locks - withThree.length, 3: withThree.length };
  chips.aside = { 2: TWOS.length - chips.hidden[2], 3: THREES.length - chips.hidden[3] };
  table.tell({ type: 'chips-laid', rule: 'DDD-SEC-03', threes, twos: locks - threes });
}

/** DDD-SEC-03: a lock symbol waits for a chip with 2 icons, or with 3 on these doors. */
function lockWithThree(door: Door | undefined): Door {
  if (door?.kind !== 'lock') throw new RuleBug('DDD-SEC-03: no lock symbol to lay a chip on');
  return { kind: 'lock', size: 3, chip: door.chip, tile: door.tile };
}

/** DDD-SEC-08, DDD-TWK-04: about half of the chips, never fewer than corners and sequence need, nor so many that two are not left. */
function threeIconChips(table: Table<State>, locks: number, onCorners: number): number {
  const survivors = survivorCount(table.seats.length, table.state.options.survivors);
  const half = Math.floor((survivors <= FEW_PLAYERS ? locks - FEW_PLAYERS_LOCKS_LESS : locks) / 2);
  const wanted = half + CHIP_TWEAKS[table.state.options['door-chips']];
  return Math.min(Math.max(wanted, onCorners, 1), locks - FEWEST_LOCKS_OFF_CORNERS);
}

const CHIP_TWEAKS = {
  'even': 0,
  'more-3-icon-chips': CHIP_TWEAK,
  'more-2-icon-chips': -CHIP_TWEAK,
} as const satisfies Record<State['options']['door-chips'], number>;
