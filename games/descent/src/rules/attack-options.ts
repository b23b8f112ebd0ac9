import type { Rule, Table } from '@tenebrae/kernel';
import { itemIdOf, itemOf } from '../data/items.ts';
import type { Attack, FigureId, Hero, Monster, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { activationOf } from './activation.ts';
import { attack, type AttackPlan } from './attack.ts';
import { breathTemplates, figuresAround, sweptFigures } from './attack-areas.ts';
import { armsOf } from './attack-dice.ts';
import { isCard } from './declaring-attacks.ts';
import { spendAttack } from './declaring.ts';
import { areEnemies, figureOf, heroFigure, isMonkey, monsterFigure, OVERLORD, spacesOf } from './figures.ts';
import { turnOf } from './movement-points.ts';
import { isInPit, isShared } from './sight.ts';
import { blocksMovement, isPit } from './spaces.ts';
import { hasTargetSpace } from './targets.ts';

/** DJ-HRT-07 to DJ-HRT-12, DJ-ATK-02, DJ-UNA-01: `attack:<source>` for each weapon in hand, and fists, with a legal target. */
export function attackOptions(state: State, hero: Hero): readonly ActionOption[] {
  const turn = turnOf(state, hero);
  if (turn === null || turn.attacks <= 0 || turn.over !== 'no') return [];
  if (turn.half === 'move' || turn.half === 'order') return [];
  return usableSources(state, hero, 'none').map(source => sourceOption('attack', source));
}

/** DJ-HRT-09, DJ-HRT-10: one attack of the action, resolved whole, with the extra attacks that skills add. */
export function* makeAttack(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  spendAttack(table.state, hero);
  yield* attack(table, planOf(hero, option.source ?? 'fists', 'none'));
}

/** DJ-OVT-08, DJ-OVT-09, DJ-ABL-24, DJ-ABL-34: `attack:monster`, as long as its activation has attacks left. */
export function monsterAttackOptions(state: State, monster: Monster): readonly ActionOption[] {
  const active = activationOf(state, monster);
  if (active === null || active.attacks <= 0 || active.half === 'move') return [];
  return hasTarget(state, monsterPlan(monster)) ? [sourceOption('attack', 'monster')] : [];
}

/** DJ-EFF-08: a stunned master that attacks has chosen to. */
export function* makeMonsterAttack(table: Table<State>, monster: Monster, _option: ActionOption): Rule {
  const active = activationOf(table.state, monster);
  if (active !== null) {
    active.attacks -= 1;
    active.half ??= 'attack';
  }
  yield* attack(table, monsterPlan(monster));
}

const monsterPlan = (monster: Monster): AttackPlan => ({
  attacker: monsterFigure(monster),
  seat: OVERLORD,
  source: 'monster',
  interrupt: 'none',
});

const planOf = (hero: Hero, source: Attack['source'], interrupt: Attack['interrupt']): AttackPlan => ({
  attacker: heroFigure(hero),
  seat: hero.seat,
  source,
  interrupt,
});

/**
 * DJ-HRT-10, DJ-UNA-01: of the weapons in hand, in order, and fists, those with a legal target; never a weapon in the pack.
 * `onEnemies` counts only what can affect an enemy: for windows, which are offered only where they could matter.
 */
export function usableSources(
  state: State,
  hero: Hero,
  interrupt: 'none' | 'guard',
  onEnemies = false,
): Attack['source'][] {
  const attacker = heroFigure(hero);
  if (!mayAttack(state, attacker)) return [];
  const isWanted = (figure: FigureId): boolean => !onEnemies || areEnemies(figure, attacker);
  return sourcesOf(hero).filter(source => findsTarget(state, planOf(hero, source, interrupt), isWanted));
}

const sourcesOf = (hero: Hero): Attack['source'][] => [
  ...hero.items
    .filter(({ card, equipped }) => equipped && itemOf(card).kind === 'weapon')
    .map(({ card }) => card),
  'fists',
];

/** `<verb>:<source>`, with the item's id as the fact `item`. */
export const sourceOption = (verb: string, source: Attack['source']): ActionOption => ({
  id: `${verb}:${source}`,
  text: isCard(source) ? `${verb}-with` : `${verb}-${source}`,
  action: verb,
  source,
  about: isCard(source) ? { item: itemIdOf(source) } : {},
  ...(isCard(source) && { on: [`card:${source}`] }),
});

/**
 * DJ-MOV-07, DJ-ABL-16, DJ-LOS-08, DJ-HRT-14, DJ-EFF-11: whether a figure may attack at all where it stands: on the board, not in a
 * shared space, not above an obstacle that blocks movement, an Acrobat not above a pit either, and not out of a pit.
 */
export function mayAttack(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  const spaces = spacesOf(state, id);
  if (figure === null || figure.kind === 'ally' || spaces.length === 0) return false;
  if (figure.kind === 'hero' && isMonkey(figure.hero)) return false;
  if (isInPit(state, id)) return state.options.faq;
  if (figure.kind === 'hero' && spaces.some(square => isPit(state, square))) return false;
  return !spaces.some(square => blocksMovement(state, square) || isShared(state, square));
}

/** DJ-ATK-03, DJ-ATK-04, DJ-HRT-14: whether such an attack has a legal target now. */
export function hasTarget(state: State, plan: AttackPlan): boolean {
  if (plan.interrupt !== 'charm' && !mayAttack(state, plan.attacker)) return false;
  return findsTarget(state, plan, () => true);
}

function findsTarget(state: State, plan: AttackPlan, isWanted: (figure: FigureId) => boolean): boolean {
  const { attacker, interrupt } = plan;
  const arms = armsOf(state, attacker, plan.source);
  if (arms.around > 0)
    return figuresAround(state, attacker, arms.around).some(figure => isMeant(plan, figure));
  if ((arms.abilities.sweep ?? 0) > 0)
    return sweptFigures(state, attacker, (arms.abilities.reach ?? 0) > 0).length > 0;
  if (interrupt === 'charm') return spacesOf(state, attacker).length > 0;
  if ((arms.abilities.breath ?? 0) > 0 && breathTemplates(state, attacker).length > 0) return true;
  return hasTargetSpace(state, plan, arms, isWanted);
}

const isMeant = ({ only }: AttackPlan, figure: FigureId): boolean => only === undefined || only === figure;
