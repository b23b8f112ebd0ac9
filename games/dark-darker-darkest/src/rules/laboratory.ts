import {
  ask,
  DONE,
  kept,
  type Option,
  PARTY,
  type Rule,
  type RuleId,
  type Table,
  take,
} from '@tenebrae/kernel';
import { ACTIONS } from '../data/actions.ts';
import { CODE_CHIPS, type CodeChipId } from '../data/code-chips.ts';
import { CODE_TOKENS, type CodeTokenId } from '../data/code-tokens.ts';
import { CODE_COLOURS, type CodeColour } from '../data/colours.ts';
import { SECURITY_BOARD_CHIPS } from '../data/limits.ts';
import { DARKNESS_CAUSES } from '../data/multitracker.ts';
import type { State, Survivor } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { pay } from './action-points.ts';
import { canUseCorner, markCornerUsed } from './corner-rooms.ts';
import { advanceDarkness, canAdvanceDarkness } from './darkness.ts';
import { skillEffect } from './figures.ts';
import { openDoors } from './rooms.ts';
import { turnSeenTokens } from './spawning.ts';

export interface TerminalOption extends ActionOption {
  readonly action: 'terminal';
  readonly chip: CodeChipId;
}

/** DDD-COR-01, DDD-COR-02, DDD-COR-08, DDD-LAB-02: a chip that he carries, at a terminal whose room is not used yet. */
export function offerTerminal(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (survivor.chips.length === 0 || !takesChips(state) || !canUseCorner(state, survivor)) return;
  for (const option of chipOptions(survivor)) options.push(option);
}

/** DDD-LAB-02, DDD-LAB-04: three chips at most in the whole game, and only while a code token is left. */
export const takesChips = ({ panel }: State): boolean =>
  panel.chips.length < SECURITY_BOARD_CHIPS && panel.tokens.length > 0;

const chipOptions = (survivor: Survivor): TerminalOption[] =>
  survivor.chips.map(chip => ({ id: `terminal:${chip}`, action: 'terminal', chip, about: { chip } }));

/** DDD-COR-08, DDD-COR-09: one chip for 2 AP. DDD-SKL-21: a Tech wizard puts as many as she likes for the same 2 AP. */
export function* useTerminal(table: Table<State>, survivor: Survivor, { chip }: TerminalOption): Rule {
  const { state } = table;
  pay(state, survivor, ACTIONS.terminal.ap);
  markCornerUsed(state, survivor);
  yield* enterChip(table, survivor, chip);
  if (skillEffect(survivor, 'any-number-of-chips') === undefined) return;
  while (survivor.chips.length > 0 && takesChips(state)) {
    const options = [...chipOptions(survivor), DONE];
    const more = yield* ask('another-chip', survivor.seat, options, 'DDD-SKL-21', {
      about: { survivor: survivor.id },
    });
    if (!('chip' in more)) return;
    yield* enterChip(table, survivor, more.chip);
  }
}

/** DDD-LAB-03: a token for each of its colours that is still on the panel, or any one token; the chip stays. */
export function* enterChip(table: Table<State>, survivor: Survivor, chip: CodeChipId): Rule {
  const { panel } = table.state;
  take(survivor.chips, chip);
  panel.chips.push(chip);
  table.tell({ type: 'chip-entered', rule: 'DDD-COR-08', survivor: survivor.id, chip });
  const { tokens } = yield* ask(
    'take-off-tokens',
    survivor.seat,
    tokenChoices(panel.tokens, chip),
    'DDD-LAB-03',
    {
      about: { survivor: survivor.id, chip },
    },
  );
  for (const token of tokens) takeOff(table, token, 'DDD-LAB-03');
  if (panel.tokens.length === 0) yield* openLaboratory(table);
}

interface TokenChoice extends Option {
  readonly tokens: readonly CodeTokenId[];
}

function tokenChoices(panel: readonly CodeTokenId[], chip: CodeChipId): TokenChoice[] {
  const left = [...panel];
  const matching = CODE_CHIPS[chip].icons.flatMap(colour => {
    const token = left.find(one => CODE_TOKENS[one].colour === colour);
    if (token === undefined) return [];
    take(left, token);
    return [token];
  });
  const single = coloursOn(panel).map(colour => tokenChoice(panel, colour));
  // A single match is no more than that one token.
  if (matching.length < 2) return single;
  const colours = matching.map(token => CODE_TOKENS[token].colour);
  return [{ id: 'match', text: 'match-tokens', about: { colours }, tokens: matching }, ...single];
}

const tokenChoice = (panel: readonly CodeTokenId[], colour: CodeColour): TokenChoice => ({
  id: `token:${colour}`,
  text: 'any-token',
  about: { colour },
  tokens: panel.filter(one => CODE_TOKENS[one].colour === colour).slice(0, 1),
});

function coloursOn(panel: readonly CodeTokenId[]): CodeColour[] {
  const present = panel.map(one => CODE_TOKENS[one].colour);
  return CODE_COLOURS.filter(colour => present.includes(colour));
}

/** Leads to `which-token`, which keeps the list of who acts short. */
export interface RemoveTokenOption extends Option {
  readonly id: 'remove-code-token';
}

/** DDD-LAB-05, DDD-DRK-08: a code token for one space of darkness, as often as it fits on the track; a joint decision. */
export function removeTokenOptions(state: State): readonly RemoveTokenOption[] {
  const { tokens } = state.panel;
  if (tokens.length === 0 || state.showdown !== null) return [];
  if (!canAdvanceDarkness(state, DARKNESS_CAUSES['code-token-removed'].spaces)) return [];
  return [{ id: 'remove-code-token', about: { left: tokens.length } }];
}

/** DDD-LAB-05: the players name the colour, or think better of it. */
export function* chooseTokenToRemove(table: Table<State>): Rule {
  const colours = coloursOn(table.state.panel.tokens).map(colourOption);
  const choice = yield* ask('which-token', PARTY, [...colours, NEVER_MIND], 'DDD-LAB-05');
  if ('colour' in choice) yield* removeToken(table, choice.colour);
}

const colourOption = kept((colour: CodeColour) => ({
  id: `token:${colour}`,
  text: 'this-token',
  colour,
  about: { colour },
}));

const NEVER_MIND = { id: 'never-mind' } as const satisfies Option;

/** DDD-LAB-05, DDD-DRK-05. */
export function* removeToken(table: Table<State>, colour: CodeColour): Rule {
  const token = table.state.panel.tokens.find(one => CODE_TOKENS[one].colour === colour);
  if (token === undefined) return;
  takeOff(table, token, 'DDD-LAB-05');
  yield* advanceDarkness(table, DARKNESS_CAUSES['code-token-removed'].spaces, 'DDD-DRK-05');
  if (table.state.panel.tokens.length === 0) yield* openLaboratory(table);
}

function takeOff(table: Table<State>, token: CodeTokenId, rule: RuleId): void {
  const { tokens } = table.state.panel;
  take(tokens, token);
  const { colour } = CODE_TOKENS[token];
  table.tell({ type: 'code-token-removed', rule, colour, left: tokens.length });
}

/** DDD-LAB-01, DDD-LAB-06: without a code token left its doorways become passages. */
function* openLaboratory(table: Table<State>): Rule {
  openDoors(table.state, ({ kind }) => kind === 'laboratory');
  table.tell({ type: 'laboratory-opened', rule: 'DDD-LAB-06' });
  yield* turnSeenTokens(table);
}
