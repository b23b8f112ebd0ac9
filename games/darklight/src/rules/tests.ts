import { roll, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Attribute } from '../data/numbers.ts';
import type { Character, State } from '../state.ts';
import { sixes } from './dice.ts';
import { attributeOf } from './profile.ts';
import { hooksOf, sumOf } from './sources.ts';
import { nameOf } from './tell.ts';

/** A Test under way; hooks may change its dice. */
export interface Test {
  readonly attribute: Attribute;
  readonly needed: number;
  faces: readonly number[];
  /** DL-DIC-07: dice that have been re-rolled. */
  rerolled: boolean;
  /** The card that calls for it, if any. */
  readonly event: string | null;
}

/** DL-ATR-04: one die a point; one that shows enough passes. An ally piece fails every Test. */
export function* passesTest(
  table: Table<State>,
  figure: Character,
  attribute: Attribute,
  needed: number,
  rule: RuleId,
  more: { readonly fewer?: number; readonly event?: string } = {},
): Rule<boolean> {
  const { state } = table;
  const test: Test = { attribute, needed, faces: [], rerolled: false, event: more.event ?? null };
  if (figure.is !== 'ally') {
    const extra =
      attribute === 'perception' ? 'perceptionDice' : attribute === 'agility' ? 'agilityDice' : null;
    const dice = attributeOf(state, figure, attribute) + (extra === null ? 0 : sumOf(state, figure, extra));
    test.faces = yield* roll(
      `${attribute}-test`,
      sixes(Math.max(1, dice - (more.fewer ?? 0))),
      rule,
      thrower(figure),
    );
    if (figure.is === 'accursed')
      for (const [, hooks] of hooksOf(figure)) if (hooks.onTest) yield* hooks.onTest(table, figure, test);
  }
  const passed = hasPassed(test);
  table.tell({
    type: passed ? 'test-passed' : 'test-failed',
    rule,
    who: nameOf(figure),
    attribute,
    needed,
    faces: test.faces,
  });
  return passed;
}

/** DL-DIC-08. */
export const hasPassed = ({ faces, needed }: Test): boolean => faces.some(face => face >= needed);

const thrower = (figure: Character): { readonly seat: Seat } | undefined =>
  figure.is === 'accursed' ? { seat: figure.seat } : undefined;
