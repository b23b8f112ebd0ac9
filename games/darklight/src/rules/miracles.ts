import { ask, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { type Miracle, type MiracleId, MIRACLES } from '../data/miracles.ts';
import { MIRACLE_CONDITIONS, MIRACLE_EFFECTS, type MiracleTarget } from '../effects/miracles.ts';
import type { Accursed, Character, State } from '../state.ts';
import { isOfKind, isPresent, tilesOf } from './figures.ts';
import { magicOfMiracle } from './magic.ts';
import { accursedInReach, monstersInReach, targetOption, withTarget } from './magic-targets.ts';
import { hooksOf, isUnused, sourceWith, useUp } from './sources.ts';
import { figureOf } from './tell.ts';
import { type Deed, NO_OPTIONS, type TurnOption } from './turn-option.ts';

/** DL-MIR-01 to DL-MIR-04: `invoke:<miracle>`, then its target; the card stays in hand. */
export const MIRACLE_DEED: Deed = {
  rule: 'DL-MIR-01',
  options(state, exorcist) {
    if (exorcist.faith === 0 || exorcist.miracles.length === 0) return NO_OPTIONS;
    const options: TurnOption[] = [];
    for (const id of exorcist.miracles) {
      const cost = costOf(exorcist, id);
      if (cost > exorcist.faith || miracleTargets(state, exorcist, id).length === 0) continue;
      const about = { who: exorcist.id, miracle: id, cost, faith: exorcist.faith };
      options.push({ id: `invoke:${id}`, miracle: id, about, on: [`miracle:${id}`] });
    }
    return options;
  },
  *perform(table, exorcist, { miracle }) {
    if (miracle === undefined) throw new RuleBug('DL-MIR-01: no such Miracle');
    yield* invoke(table, exorcist, miracle, yield* nameTarget(table.state, exorcist, miracle));
  },
};

/** Talent first-miracle-cheaper: the first of a turn costs 1 less, at least 1. */
export function costOf(exorcist: Accursed, miracle: MiracleId): number {
  const { cost } = MIRACLES[miracle];
  const thrift = sourceWith(exorcist, 'first-miracle-cheaper');
  return thrift !== undefined && isUnused(exorcist, thrift.id) ? Math.max(1, cost - 1) : cost;
}

/** DL-MIR-04, DL-TRM-06, DL-LOS-06: whom it may be invoked on with any effect; in an archway he chooses which tile is his. */
export function miracleTargets(state: State, exorcist: Accursed, miracle: MiracleId): MiracleTarget[] {
  const { target, range, dead }: Miracle = MIRACLES[miracle];
  const squares = typeof range === 'number' ? range : 0;
  const condition = MIRACLE_CONDITIONS[miracle];
  if (target === 'accursed') {
    const isOfUse = (figure: Accursed) => condition?.(state, { figure, tile: null }) !== false;
    return accursedInReach(state, exorcist, squares, dead ?? 'never', isOfUse).map(onFigureOnly);
  }
  const named: MiracleTarget[] =
    target === 'tile'
      ? tilesOf(state, exorcist).map(tile => ({ figure: null, tile }))
      : target === 'self'
        ? [{ figure: exorcist, tile: null }]
        : monstersInReach(state, exorcist, squares)
            .filter(({ kind }) => target !== 'demon' || isOfKind(kind, 'demon'))
            .map(onFigureOnly);
  return named.filter(one => condition?.(state, one) !== false);
}

const onFigureOnly = (figure: Character): MiracleTarget => ({ figure, tile: null });

function* nameTarget(state: State, exorcist: Accursed, miracle: MiracleId): Rule<MiracleTarget> {
  const { target } = yield* ask(
    'miracle-target',
    exorcist.seat,
    miracleTargets(state, exorcist, miracle).map(one => withTarget(targetOption(state, one), one)),
    'DL-MIR-04',
    { about: { who: exorcist.id, miracle } },
  );
  return target;
}

/** DL-MIR-01, DL-MIR-02: the FP are discarded, no roll is needed, and it is fully resolved before the next. */
function* invoke(table: Table<State>, exorcist: Accursed, miracle: MiracleId, target: MiracleTarget): Rule {
  const cost = costOf(exorcist, miracle);
  const thrift = sourceWith(exorcist, 'first-miracle-cheaper');
  exorcist.faith -= cost;
  if (thrift !== undefined && isUnused(exorcist, thrift.id)) useUp(exorcist, thrift.id);
  table.tell({
    type: 'miracle-invoked',
    rule: 'DL-MIR-01',
    who: exorcist.id,
    figure: figureOf(exorcist),
    miracle,
    amount: cost,
    ...(target.figure !== null && { targetFigure: figureOf(target.figure) }),
  });
  const magic = magicOfMiracle(exorcist, miracle);
  yield* MIRACLE_EFFECTS[miracle](table, exorcist, target);
  for (const [, hooks] of hooksOf(exorcist))
    if (hooks.afterMiracle && isPresent(exorcist)) yield* hooks.afterMiracle(table, exorcist, magic);
}
