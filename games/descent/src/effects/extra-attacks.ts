import { ask, type Option, PASS, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { AttackType } from '../data/abilities.ts';
import { itemIdOf, itemOf } from '../data/items.ts';
import type { SkillId } from '../data/skills.ts';
import { attack } from '../rules/attack.ts';
import { hasTarget, mayAttack } from '../rules/attack-options.ts';
import { allowsExtraAttacks } from '../rules/declaring.ts';
import { isCard } from '../rules/declaring-attacks.ts';
import { spendFatigue } from '../rules/fatigue.ts';
import { heroFigure, isMonkey, isOnBoard } from '../rules/figures.ts';
import type { Attack, FigureId, Hero, State } from '../state.ts';

const RULE: RuleId = 'DJ-CRD-10';

/** A skill that its owner may use now. */
export const skillOption = (skill: SkillId): Option & { readonly skill: SkillId } => ({
  id: `skill:${skill}`,
  text: `${skill}.use`,
  on: [`skill:${skill}`],
  skill,
});

/** Asks whether a skill is used; the answer costs nothing by itself. In somebody else's turn it is a window. */
export function* wantsSkill(
  hero: Hero,
  skill: SkillId,
  fatigue: number,
  when: 'own' | 'window' = 'own',
): Rule<boolean> {
  const about = { hero: hero.id, skill, cost: fatigue };
  const more = when === 'window' ? ({ about, window: true, concerns: [hero.seat] } as const) : { about };
  const chosen = yield* ask('use-skill', hero.seat, [skillOption(skill), PASS], RULE, more);
  return 'skill' in chosen;
}

/** What an attack may be made with: the weapons in hand, of one type perhaps, and fists (DJ-UNA-01). */
export function sourcesOf(hero: Hero, type: AttackType | null = null): Attack['source'][] {
  const weapons = hero.items.filter(({ card, equipped }) => {
    const item = itemOf(card);
    return equipped && item.kind === 'weapon' && (type === null || item.type === type);
  });
  const fists: Attack['source'][] = type === null || type === 'melee' ? ['fists'] : [];
  return [...weapons.map(item => item.card), ...fists];
}

/** What the words and the highlight call it. */
export const sourceName = (source: Attack['source']): string => (isCard(source) ? itemIdOf(source) : source);

export interface SourceOption extends Option {
  readonly source: Attack['source'];
}

export const sourceOption = (verb: string, source: Attack['source']): SourceOption => ({
  id: `${verb}:${source}`,
  source,
  about: { item: sourceName(source) },
  // Fists are no card.
  ...(isCard(source) && { on: [`card:${source}`] }),
});

/**
 * DJ-HRT-17, DJ-ORD-20, DJ-EFF-06: right after an attack of his own, fatigue buys one more with the same weapon. In his turn
 * with battle, advance and ready, and after a guard attack; never after one that somebody else set off.
 */
export function* offerExtraAttack(
  table: Table<State>,
  hero: Hero,
  made: Attack,
  skill: SkillId,
  fatigue: number,
): Rule<boolean> {
  const { state } = table;
  const { source, interrupt } = made;
  if (!isHisOwn(hero, made) || hero.fatigue < fatigue || !canGoOn(state, hero)) return false;
  const plan = { attacker: heroFigure(hero), seat: hero.seat, source, interrupt };
  if (!hasTarget(state, plan) || !(yield* wantsSkill(hero, skill, fatigue))) return false;
  spendFatigue(table, hero, fatigue, RULE);
  table.tell({ type: 'skill-used', rule: RULE, hero: hero.id, skill });
  // What follows a kill of the further attack is offered by that attack itself.
  yield* attack(table, plan);
  return true;
}

/** Made by him as he liked, in his turn or as a guard: not charmed, not set off by an enemy. */
const isHisOwn = (hero: Hero, { attacker, seat, interrupt }: Attack): boolean =>
  attacker === heroFigure(hero) && seat === hero.seat && (interrupt === 'none' || interrupt === 'guard');

const canGoOn = (state: State, hero: Hero): boolean =>
  isOnBoard(hero) && !isMonkey(hero) && allowsExtraAttacks(state, hero) && mayAttack(state, heroFigure(hero));

/** The ways in which he could attack one figure, and nobody else, at once. */
export function reactions(
  state: State,
  hero: Hero,
  only: FigureId,
  interrupt: 'alertness' | 'counter',
  type: AttackType | null = null,
): Attack['source'][] {
  const attacker = heroFigure(hero);
  if (!isOnBoard(hero) || isMonkey(hero) || !mayAttack(state, attacker)) return [];
  return sourcesOf(hero, type).filter(source =>
    hasTarget(state, { attacker, seat: hero.seat, source, interrupt, only }),
  );
}
