import { ask, PASS, type Rule, type Table } from '@tenebrae/kernel';
import { questRules } from '../effects/quests.ts';
import type { Attack, FigureId, State } from '../state.ts';
import { figuresAffected } from './attack-areas.ts';
import { surgesLeft } from './attack-dice.ts';
import { figureOf, nameOf } from './figures.ts';
import { isImmune, rankOf } from './stats.ts';

/** DJ-ABL-14, DJ-EFF-17: the surges that an attack must spend for this figure; none if the attacker ignores Fear. */
export function fearOf(state: State, attack: Attack, id: FigureId): number {
  const rank = rankOf(state, id, 'fear');
  if (rank === 0 || id === attack.attacker || isImmune(state, attack.attacker, 'fear')) return 0;
  const figure = figureOf(state, id);
  if (figure?.kind === 'monster' && (questRules(state).bravesFear?.(state, attack, figure.monster) ?? false))
    return 0;
  return rank;
}

/** Whether Fear keeps a figure out of the attack: it has it and was not paid for. */
export const isFeared = (state: State, attack: Attack, id: FigureId): boolean =>
  !attack.braved.includes(id) && fearOf(state, attack, id) > 0;

/**
 * DJ-ABL-14: for each figure with Fear, once an attack, the attacker pays its surges or does without it, before any other use
 * of surges. Figures already decided about are in `decided`. Says whether a single target is braved.
 */
export function* braveFear(table: Table<State>, attack: Attack, decided: Set<FigureId>): Rule<boolean> {
  const { state } = table;
  const affected = figuresAffected(state, attack);
  if (!affected.some(id => fearOf(state, attack, id) > 0))
    return attack.area !== 'single' || affected.length > 0;
  for (const id of affected) {
    const rank = fearOf(state, attack, id);
    if (rank === 0 || decided.has(id)) continue;
    decided.add(id);
    if (surgesLeft(attack) >= rank) yield* payFear(table, attack, id, rank);
  }
  return attack.area !== 'single' || figuresAffected(state, attack).some(id => !isFeared(state, attack, id));
}

function* payFear(table: Table<State>, attack: Attack, id: FigureId, cost: number): Rule {
  const name = nameOf(table.state, id);
  const brave = { id: 'brave', about: { figure: name, cost }, on: [id] };
  const choice = yield* ask('brave-fear', attack.seat, [brave, PASS], 'DJ-ABL-14', {
    about: { figure: name, cost },
  });
  if (choice.id !== 'brave') return;
  attack.surgesSpent += cost;
  attack.braved.push(id);
  table.tell({ type: 'fear-braved', rule: 'DJ-ABL-14', figure: id, name, surges: cost });
}
