import type { Rule, Table } from '@tenebrae/kernel';
import { type Burn, BURN_LEVELS, type BurnLevel, SOURCE_BURNS } from '../data/burns.ts';
import { SPELLS } from '../data/spells.ts';
import type { Accursed, Character, State } from '../state.ts';
import type { CastRoll } from './casting.ts';
import { loseSource } from './channel.ts';
import { ignite, inflictFireWounds, makeProne } from './conditions.ts';
import { amountOf } from './dice.ts';
import { miniaturesLeft, placeMonsters } from './encounters.ts';
import { areAdjacent, characters, isPresent } from './figures.ts';
import { sufferInsanity } from './insanity.ts';
import { sumOf } from './sources.ts';
import { figureOf } from './tell.ts';
import { isThere } from './tile-rules.ts';
import { type Cause, inflictWounds } from './wounds.ts';

/** DL-BRN-02: for every face on two or more dice, that number less one. */
export const burnLevel = (faces: readonly number[]): number => faces.length - new Set(faces).size;

/** DL-BRN-01, DL-BRN-03: looked up on the chart of the spell's type; a single pair does nothing, and there is nothing above 5. */
export function* sufferBurn(table: Table<State>, { caster, spell, faces }: CastRoll): Rule {
  const level = Math.min(HIGHEST, burnLevel(faces) + sumOf(table.state, caster, 'burnLevel'));
  if (!isOnChart(level)) return;
  const { type } = SPELLS[spell];
  table.tell({
    type: 'source-burn',
    rule: 'DL-BRN-03',
    who: caster.id,
    figure: figureOf(caster),
    spell,
    level,
    chart: type,
    faces,
  });
  yield* applyBurn(table, caster, SOURCE_BURNS[type][level]);
}

const HIGHEST = 5;
const isOnChart = (level: number): level is BurnLevel => (BURN_LEVELS as readonly number[]).includes(level);

/** DL-BRN-03, DL-TRN-13: what the entry says, in its order; who dies of it suffers no more. */
function* applyBurn(table: Table<State>, caster: Accursed, burn: Burn): Rule {
  const { state } = table;
  if (burn.devilLord === true && miniaturesLeft(state, 'devil-lord') > 0) {
    yield* placeMonsters(table, 'devil-lord', 1, { kind: 'next-to', who: caster.id });
    return;
  }
  yield* burnFlesh(table, caster, burn);
  if (burn.ignited === true && isPresent(caster)) yield* ignite(table, caster, caster.id, 'DL-BRN-03');
  if (burn.losesSource === true && isPresent(caster)) loseSource(table, caster, caster.source, 'DL-BRN-03');
  if (burn.insanity !== undefined && isPresent(caster))
    yield* sufferInsanity(
      table,
      caster,
      yield* amountOf('burn-insanity', burn.insanity, 'DL-BRN-03'),
      'DL-BRN-03',
    );
  if (burn.prone === true && isPresent(caster)) makeProne(table, caster, 'DL-BRN-03');
}

/** Wounds or Fire Wounds for the caster, or for everyone beside it too, each with dice of its own. */
function* burnFlesh(table: Table<State>, caster: Accursed, { wounds, fire, around }: Burn): Rule {
  const { state } = table;
  if (wounds === undefined) return;
  const cause: Cause = { kind: 'burn', by: caster.id, rule: 'DL-BRN-03' };
  const near = (one: Character) => around === true && areAdjacent(state, caster, one);
  for (const figure of [caster, ...characters(state).filter(near)]) {
    if (!isThere(state, figure)) continue;
    const suffered = yield* amountOf('burn-wounds', wounds, 'DL-BRN-03');
    if (fire === true) yield* inflictFireWounds(table, figure, suffered, cause);
    else yield* inflictWounds(table, figure, suffered, cause);
  }
}
