import { ask, DONE, PASS, roll, type Rule, type Table } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Accursed, State } from '../state.ts';
import { sixes } from './dice.ts';
import { figureOf } from './tell.ts';

/** Dice just rolled, and which of them have been re-rolled already (DL-DIC-07). */
export interface RolledDice {
  faces: readonly number[];
  rerolled: readonly boolean[];
  /** What one of them must show, where that is known. */
  readonly needs?: number;
}

/** Dice that nobody has re-rolled yet. */
export const freshDice = (faces: readonly number[], needs: number | null = null): RolledDice => ({
  faces,
  rerolled: faces.map(() => false),
  ...(needs !== null && { needs }),
});

/**
 * DL-DIC-05 to DL-DIC-07: a window: the owner of `source` (a skill or item) may re-roll all dice (`most` null) or up to so
 * many of those not yet re-rolled; the second score stands. Says whether it was used; the caller uses up the source.
 */
export function* offerReroll(
  table: Table<State>,
  owner: Accursed,
  source: string,
  dice: RolledDice,
  most: number | null,
  rule: RuleId,
): Rule<boolean> {
  const fresh = dice.faces.flatMap((_, place) => (dice.rerolled[place] === true ? [] : [place]));
  if (fresh.length === 0) return false;
  const chosen =
    most === null
      ? yield* chooseAll(owner, source, dice, fresh, rule)
      : yield* chooseSome(owner, source, dice, fresh, most, rule);
  if (chosen.length === 0) return false;
  const before = dice.faces;
  const faces = yield* roll('reroll', sixes(chosen.length), rule);
  dice.faces = before.map((face, place) => faces[chosen.indexOf(place)] ?? face);
  dice.rerolled = dice.rerolled.map((was, place) => was || chosen.includes(place));
  table.tell({
    type: 'dice-rerolled',
    rule,
    who: owner.id,
    figure: figureOf(owner),
    source,
    before,
    after: dice.faces,
  });
  return true;
}

/** DL-DIC-05: all of them together, or none. */
function* chooseAll(
  owner: Accursed,
  source: string,
  dice: RolledDice,
  fresh: readonly number[],
  rule: RuleId,
): Rule<readonly number[]> {
  const all = { id: 'reroll', on: onSource(owner, source) };
  const choice = yield* ask('reroll-dice', owner.seat, [all, PASS], rule, aboutReroll(owner, source, dice));
  return choice === PASS ? [] : fresh;
}

/** DL-DIC-06: die after die, equal faces being equal; then all that were chosen are thrown together. */
function* chooseSome(
  owner: Accursed,
  source: string,
  dice: RolledDice,
  fresh: readonly number[],
  most: number,
  rule: RuleId,
): Rule<readonly number[]> {
  const chosen: number[] = [];
  while (chosen.length < Math.min(most, fresh.length)) {
    const left = fresh
      .filter(place => !chosen.includes(place))
      .sort((a, b) => (dice.faces[a] ?? 0) - (dice.faces[b] ?? 0));
    const options = left
      .filter((place, at) => left.findIndex(other => dice.faces[other] === dice.faces[place]) === at)
      .map(place => ({
        id: `reroll:${dice.faces[place]}`,
        text: 'reroll-die',
        place,
        on: onSource(owner, source),
        about: { face: dice.faces[place] ?? 0 },
      }));
    const choice = yield* ask(
      'reroll-dice',
      owner.seat,
      [...options, chosen.length === 0 ? PASS : DONE],
      rule,
      aboutReroll(owner, source, dice),
    );
    if (!('place' in choice)) break;
    chosen.push(choice.place);
  }
  return chosen;
}

const aboutReroll = (owner: Accursed, source: string, dice: RolledDice) =>
  ({
    window: true,
    concerns: [owner.seat],
    about: {
      who: owner.id,
      source,
      faces: dice.faces.map(String),
      ...(dice.needs !== undefined && { needs: dice.needs }),
    },
  }) as const;

/** What the re-roll comes from, as it lies before the player. */
function onSource(owner: Accursed, source: string): string[] {
  const item = owner.items.find(({ id }) => id === source);
  return [item === undefined ? `skill:${source}` : `item:${item.copy}`];
}
