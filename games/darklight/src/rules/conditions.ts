import { NOTHING, roll, type Rule, type Table, type TextId } from '@tenebrae/kernel';
import type { AccursedId } from '../data/accursed.ts';
import type { RuleId } from '../data/ledger.ts';
import type { Immunity } from '../data/numbers.ts';
import type { Character, State } from '../state.ts';
import { rollD3, rollD6, sixes } from './dice.ts';
import { attributeOf } from './profile.ts';
import { questNumber } from './quests.ts';
import { isImmune, sumOf } from './sources.ts';
import { figureOf, nameOf } from './tell.ts';
import { type Cause, inflictWounds, isAlive } from './wounds.ts';

/** DL-CND-01, DL-CND-12: Poison tokens, unless resisted; notes whose they are; quests may double them. */
export function* poison(
  table: Table<State>,
  figure: Character,
  tokens: number,
  by: AccursedId | null,
  rule: RuleId,
): Rule {
  if (tokens <= 0 || !isAlive(figure) || (yield* isSpared(table, figure, 'poison'))) return;
  const factor = figure.is === 'accursed' ? questNumber(table.state, 'poison-factor') : 1;
  figure.poison += tokens * factor;
  if (figure.is === 'monster' && by !== null) figure.poisonedBy = by;
  tellOf(table, 'poisoned', rule, figure, { amount: tokens * factor, total: figure.poison });
}

/** DL-CND-03, DL-CND-05, DL-CND-12: a Fire token on its Full side, unless resisted; a second one only turns it back. */
export function* ignite(table: Table<State>, figure: Character, by: AccursedId | null, rule: RuleId): Rule {
  if (!isAlive(figure) || (yield* isSpared(table, figure, 'fire'))) return;
  figure.fire = 'full';
  if (figure.is === 'monster' && by !== null) figure.ignitedBy = by;
  tellOf(table, 'ignited', rule, figure);
}

/** DL-CND-09: Fire Wounds, unless resisted. Says how many were suffered. */
export function* inflictFireWounds(
  table: Table<State>,
  figure: Character,
  wounds: number,
  cause: Cause,
): Rule<number> {
  if (!isAlive(figure) || (yield* isSpared(table, figure, 'fire'))) return 0;
  return yield* inflictWounds(table, figure, wounds, cause);
}

/**
 * DL-CND-06 to DL-CND-09: whether immunity or resistance keeps a condition off. Resistances of all sources are one number;
 * one roll for each effect, however much it brings.
 */
function* isSpared(table: Table<State>, figure: Character, from: 'poison' | 'fire'): Rule<boolean> {
  const { roll: what, resisted, rule, resistance } = RESISTANCES[from];
  if (isImmune(figure, from)) {
    tellOf(table, 'was-immune', 'DL-CND-07', figure, { condition: from });
    return true;
  }
  const enough = sumOf(table.state, figure, resistance);
  if (enough <= 0) return false;
  const die = yield* rollD6(what, rule);
  if (die > enough) return false;
  tellOf(table, resisted, rule, figure, { die, resistance: enough });
  return true;
}

const RESISTANCES = {
  poison: {
    resistance: 'poisonResistance',
    roll: 'poison-resistance',
    resisted: 'poison-resisted',
    rule: 'DL-CND-08',
  },
  fire: {
    resistance: 'fireResistance',
    roll: 'fire-resistance',
    resisted: 'fire-resisted',
    rule: 'DL-CND-09',
  },
} as const;

/** DL-CND-10, DL-CND-13: Prone, unless a rule forbids it or it is Prone already. */
export function makeProne(table: Table<State>, figure: Character, rule: RuleId): void {
  if (figure.prone || !isAlive(figure)) return;
  if (isImmune(figure, 'prone')) {
    tellOf(table, 'was-immune', 'DL-CND-13', figure, { condition: 'prone' });
    return;
  }
  figure.prone = true;
  tellOf(table, 'made-prone', rule, figure);
}

/** DL-CND-10: for the whole Move Phase, or by an effect that says so. */
export function standUp(table: Table<State>, figure: Character, rule: RuleId): void {
  if (!figure.prone) return;
  figure.prone = false;
  tellOf(table, 'stood-up', rule, figure);
}

/** DL-CND-02, DL-CND-04, DL-CND-12, DL-TRN-06: at the start of a turn, Poison first, then fire. */
export function sufferConditions(table: Table<State>, figure: Character): Rule {
  shedConditions(table, figure);
  return figure.poison > 0 || figure.fire !== 'none' ? suffer(table, figure) : NOTHING;
}

function* suffer(table: Table<State>, figure: Character): Rule {
  if (figure.poison > 0) yield* sufferPoison(table, figure);
  if (figure.fire !== 'none' && isAlive(figure)) yield* burn(table, figure);
}

/** DL-CND-02: each 6 on as many dice as Endurance removes a token; each token left is a Wound. */
function* sufferPoison(table: Table<State>, figure: Character): Rule {
  const dice = sixes(attributeOf(table.state, figure, 'endurance'));
  const faces = yield* roll('poison-endurance', dice, 'DL-CND-02');
  const removed = Math.min(figure.poison, faces.filter(face => face === REMOVES_POISON).length);
  figure.poison -= removed;
  tellOf(table, 'poison-fought', 'DL-CND-02', figure, { amount: removed, left: figure.poison });
  const by = figure.is === 'monster' ? figure.poisonedBy : null;
  yield* inflictWounds(table, figure, figure.poison, { kind: 'poison', by, rule: 'DL-CND-02' });
}

const REMOVES_POISON = 6;

/** DL-CND-04, DL-CND-09: 1d3 Wounds that are not resisted again; then Full turns to Half, and Half goes. */
function* burn(table: Table<State>, figure: Character): Rule {
  const by = figure.is === 'monster' ? figure.ignitedBy : null;
  const wounds = yield* rollD3('fire-wounds', 'DL-CND-04');
  yield* inflictWounds(table, figure, wounds, { kind: 'fire', by, rule: 'DL-CND-04' });
  if (!isAlive(figure)) return;
  figure.fire = figure.fire === 'full' ? 'half' : 'none';
  tellOf(table, figure.fire === 'half' ? 'fire-sank' : 'fire-went-out', 'DL-CND-04', figure);
}

/** DL-CND-07: an immunity that begins takes away what it keeps off; called when one may have begun. */
export function shedConditions(table: Table<State>, figure: Character): void {
  if (figure.poison > 0 && isImmune(figure, 'poison')) {
    figure.poison = 0;
    tellShed(table, figure, 'poison');
  }
  if (figure.fire !== 'none' && isImmune(figure, 'fire')) {
    figure.fire = 'none';
    tellShed(table, figure, 'fire');
  }
}

const tellShed = (table: Table<State>, figure: Character, condition: Immunity): void =>
  tellOf(table, 'condition-shed', 'DL-CND-07', figure, { condition });

/** DL-DTH-08: Poison, fire and Prone are gone. */
export function clearConditions(figure: Character): void {
  figure.poison = 0;
  figure.fire = 'none';
  figure.prone = false;
}

function tellOf(
  table: Table<State>,
  type: TextId,
  rule: RuleId,
  figure: Character,
  facts: Readonly<Record<string, string | number>> = {},
): void {
  table.tell({ type, rule, who: nameOf(figure), figure: figureOf(figure), ...facts });
}
