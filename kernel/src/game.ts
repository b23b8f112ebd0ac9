import type { Facts, Json } from './json.ts';
import type { Question, Rule, RuleId, Seat, Table, TextId } from './rule.ts';

/** Something the table chooses before the game. Words: `option.<name>` and `option.<name>.<value>`. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean; readonly rule?: RuleId }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      readonly rule?: RuleId;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
      readonly rule?: RuleId;
    };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type GameOptions = Readonly<Record<string, string | number | boolean>>;

/** How a match is set up: who sits where, and what was chosen. */
export interface Setting {
  readonly seats: readonly Seat[];
  readonly options: GameOptions;
}

/** What a player could expect to do but may not, and the rule that forbids it. */
export interface Blocked {
  readonly text: TextId;
  readonly rule: RuleId;
  readonly about?: Facts;
  readonly on?: readonly string[];
}

/** A part of the table in words: a heading and what there is to say under it. */
export interface Passage {
  readonly title: TextId;
  readonly about?: Facts;
  readonly lines: readonly { readonly text: TextId; readonly about?: Facts }[];
}

/** Takes one thing at random out of a pool. */
export type Deal = <T>(pool: T[]) => T;

export interface Game<S extends object = object> {
  readonly id: string;
  /** Grows with every change of the rules or the state; an older save then resumes from its checkpoint. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  /** The seats for so many players, in order around the table. */
  seats(players: number): readonly Seat[];
  /** Why options that are each possible are not possible together; null when they are. */
  mayStart?(setting: Setting): string | null;
  /** The table before the first beat. Whatever chance decides is decided in a beat. */
  setUp(setting: Setting): S;
  /**
   * A copy of a state, where the game knows a faster way than `clone`, which the kernel takes otherwise. It may share
   * what no rule ever changes in place.
   */
  copy?(state: S): S;
  /** Plays one beat from start to end: a turn, a phase, tens of answers. */
  beat(table: Table<S>): Rule;
  /** All that a seat may know; null is a spectator, who knows what everyone does. */
  view(state: S, seat: Seat | null): Json;
  /** The table in words, as the seat sees it: what the plain look, a screen reader and the terminal are told. */
  describe?(state: S, seat: Seat | null): readonly Passage[];
  /** The seats that may answer for the party; all by default. */
  party?(state: S): readonly Seat[];
  /** Draws anew, in place, what the seat cannot know and has been decided already. */
  conceal?(state: S, seat: Seat | null, deal: Deal): void;
  /**
   * Whether two seats know the same, so that each may be told what the other is asked and answers; null is a spectator. It
   * must not hang on anything that either cannot know. In a game that does not say, nobody does.
   */
  shares?(state: S, one: Seat | null, other: Seat): boolean;
  blocked?(state: S, seat: Seat): readonly Blocked[];
  /** How well things stand for a seat, for bots; higher is better. */
  evaluate?(state: S, seat: Seat): number;
  /**
   * Names the span of play under way, such as a round. Bots judge how things stand when it has passed: in the middle of it,
   * whoever has wasted his actions stands as well as whoever has yet to spend them.
   */
  span?(state: S): string | number;
  /** How readily a seasoned player takes each option without thinking: a weight each, 0 for never. */
  habits?(state: S, question: Question): readonly number[];
  /** What is wrong with a state; an empty list when nothing is. */
  invariants(state: S): readonly string[];
  /** Brings a checkpoint of another version to this one, in place; says why it cannot, or null. */
  migrate?(state: S, from: number): string | null;
}

/** The options of a game with defaults filled in, or why they cannot be. */
export function settleOptions(
  specs: OptionSpecs,
  chosen: Readonly<Record<string, unknown>>,
): GameOptions | string {
  for (const name of Object.keys(chosen))
    if (!Object.hasOwn(specs, name)) return `there is no option ${name}`;
  const options: Record<string, string | number | boolean> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = chosen[name] ?? spec.default;
    const fault = optionFault(spec, value);
    if (fault !== null) return `option ${name} ${fault}`;
    options[name] = value as string | number | boolean;
  }
  return options;
}

function optionFault(spec: OptionSpec, value: unknown): string | null {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'is true or false';
    case 'choice':
      return spec.values.some(one => one === value) ? null : `is one of ${spec.values.join(', ')}`;
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? null
        : `is a whole number from ${spec.min} to ${spec.max}`;
  }
}
