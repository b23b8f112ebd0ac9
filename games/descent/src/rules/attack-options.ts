import { freeze, type Rule, type Table } from '@tenebrae/kernel';
import { itemIdOf } from '../data/items.ts';
import type { Attack, FigureId, Hero, Monster, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { activationOf } from './activation.ts';
import { attack, type AttackPlan } from './attack.ts';
import { figuresAround, hasBreathTemplate, sweptFigures } from './attack-areas.ts';
import { type Arms, armsOf } from './attack-dice.ts';
import { isCard } from './declaring-attacks.ts';
import { spendAttack } from './declaring.ts';
import {
  figureOf,
  heroFigure,
  isMonkey,
  isMonster,
  monsterFigure,
  OVERLORD,
  pieceOf,
  spacesOf,
  spacesOfFigure,
} from './figures.ts';
import { kitOf } from './kit.ts';
import { turnOf } from './movement-points.ts';
import { isShared } from './sight.ts';
import { blocksMovement, isPit } from './spaces.ts';
import { blastWithin, hasTargetSpace } from './targets.ts';

/** DJ-HRT-07 to DJ-HRT-12, DJ-ATK-02, DJ-UNA-01: `attack:<source>` for each weapon in hand, and fists, with a legal target. */
export function attackOptions(state: State, hero: Hero): readonly ActionOption[] {
  const turn = turnOf(state, hero);
  if (turn === null || turn.attacks <= 0 || turn.over !== 'no') return NO_OPTIONS;
  if (turn.half === 'move' || turn.half === 'order') return NO_OPTIONS;
  const options: ActionOption[] = [];
  for (const source of usableSources(state, hero, 'none')) options.push(sourceOption('attack', source));
  return options;
}

/** DJ-HRT-09, DJ-HRT-10: one attack of the action, resolved whole, with the extra attacks that skills add. */
export function* makeAttack(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  spendAttack(table.state, hero);
  yield* attack(table, planOf(hero, option.source ?? 'fists', 'none'));
}

/** DJ-OVT-08, DJ-OVT-09, DJ-ABL-24, DJ-ABL-34: `attack:monster`, as long as its activation has attacks left. */
export function monsterAttackOptions(state: State, monster: Monster): readonly ActionOption[] {
  const active = activationOf(state, monster);
  if (active === null || active.attacks <= 0 || active.half === 'move') return NO_OPTIONS;
  return hasTarget(state, monsterPlan(monster)) ? [sourceOption('attack', 'monster')] : NO_OPTIONS;
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
  const usable: Attack['source'][] = [];
  if (!mayAttack(state, heroFigure(hero))) return usable;
  const isWanted = onEnemies ? isMonster : isAnybody;
  let looked: { readonly arms: Arms; readonly finds: boolean } | null = null;
  const { weapons } = kitOf(hero);
  for (let at = 0; at <= weapons.length; at++) {
    const source = weapons[at] ?? 'fists';
    const plan = planOf(hero, source, interrupt);
    const arms = armsOf(state, plan.attacker, source);
    const finds: boolean =
      looked !== null && reachAlike(looked.arms, arms)
        ? looked.finds
        : findsTargetWith(state, plan, arms, isWanted);
    if (isPlain(arms)) looked = { arms, finds };
    if (finds) usable.push(source);
  }
  return usable;
}

/** Whether it does no more than strike at one space: a sword, an axe and fists find the same targets. */
const isPlain = (arms: Arms): boolean =>
  arms.around === 0 && arms.abilities.sweep === 0 && arms.abilities.breath === 0 && blastWithin(arms) === 0;

const reachAlike = (one: Arms, other: Arms): boolean =>
  isPlain(other) && one.type === other.type && one.abilities.reach === other.abilities.reach;

const isAnybody = (): boolean => true;

/** `<verb>:<source>`, with the item's id as the fact `item`. */
export function sourceOption(verb: string, source: Attack['source']): ActionOption {
  let options = SOURCE_OPTIONS.get(verb);
  if (options === undefined) {
    options = new Map();
    SOURCE_OPTIONS.set(verb, options);
  }
  let option = options.get(source);
  if (option === undefined) {
    option = freeze(makeSourceOption(verb, source));
    options.set(source, option);
  }
  return option;
}

/** By verb and source, made once. */
const SOURCE_OPTIONS = new Map<string, Map<Attack['source'], ActionOption>>();

const makeSourceOption = (verb: string, source: Attack['source']): ActionOption => ({
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
  if (figure === null || figure.kind === 'ally') return false;
  const spaces = spacesOfFigure(state, figure);
  if (spaces.length === 0 || (figure.kind === 'hero' && isMonkey(figure.hero))) return false;
  if (pieceOf(figure).fallen) return state.options.faq;
  for (const square of spaces) {
    if (figure.kind === 'hero' && isPit(state, square)) return false;
    if (blocksMovement(state, square) || isShared(state, square)) return false;
  }
  return true;
}

/** DJ-ATK-03, DJ-ATK-04, DJ-HRT-14: whether such an attack has a legal target now. */
export function hasTarget(state: State, plan: AttackPlan): boolean {
  if (plan.interrupt !== 'charm' && !mayAttack(state, plan.attacker)) return false;
  return findsTarget(state, plan, isAnybody);
}

function findsTarget(state: State, plan: AttackPlan, isWanted: (figure: FigureId) => boolean): boolean {
  return findsTargetWith(state, plan, armsOf(state, plan.attacker, plan.source), isWanted);
}

function findsTargetWith(
  state: State,
  plan: AttackPlan,
  arms: Arms,
  isWanted: (figure: FigureId) => boolean,
): boolean {
  const { attacker, interrupt } = plan;
  if (arms.around > 0)
    return figuresAround(state, attacker, arms.around).some(figure => isMeant(plan, figure));
  if (arms.abilities.sweep > 0) return sweptFigures(state, attacker, arms.abilities.reach > 0).length > 0;
  if (interrupt === 'charm') return spacesOf(state, attacker).length > 0;
  if (arms.abilities.breath > 0 && hasBreathTemplate(state, attacker)) return true;
  return hasTargetSpace(state, plan, arms, isWanted);
}

const isMeant = ({ only }: AttackPlan, figure: FigureId): boolean => only === undefined || only === figure;
