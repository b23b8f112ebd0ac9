import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import type { HeroId } from '../data/heroes.ts';
import type { OverlordCardId } from '../data/overlord-cards.ts';
import { questRules } from '../effects/quests.ts';
import type { Attack, FigureId, Hero, State } from '../state.ts';
import { settleDeaths } from './death.ts';
import { partsOf } from './effects-of.ts';
import { figureOf, isHero, nameOf } from './figures.ts';
import { canCancel, cancelWounds } from './protection.ts';

/** Why wounds are dealt. Only those of an attack are stopped by armor and shields. */
export type Cause =
  | { readonly kind: 'attack'; readonly by: FigureId; readonly attack: Attack }
  | { readonly kind: 'aura'; readonly by: FigureId }
  /** The hero who set it on fire, if one did (DJ-MST-02). */
  | { readonly kind: 'burn'; readonly by: HeroId | null }
  | { readonly kind: 'pit' }
  | { readonly kind: 'trap'; readonly card: OverlordCardId }
  | { readonly kind: 'quest' }
  /** What a hero does to himself. */
  | { readonly kind: 'own' };

export interface Hit {
  readonly figure: FigureId;
  readonly wounds: number;
}

/**
 * DJ-ATK-32, DJ-ATK-23, DJ-ATK-24: wounds after armor, of all figures at once: what shields, cloaks and the like cancel,
 * then all are dealt, then deaths. Gives what each has suffered. Whoever calls looks afterwards who is still there.
 */
export function* inflictWounds(
  table: Table<State>,
  hits: readonly Hit[],
  cause: Cause,
  rule: RuleId,
): Rule<readonly Hit[]> {
  const suffered: Hit[] = [];
  for (const hit of hits) {
    const isCancelled = hit.wounds > 0 && isHero(hit.figure) && canCancel(table.state, hit.figure);
    const cancelled = isCancelled ? yield* cancelWounds(table, hit, cause) : 0;
    suffered.push({ figure: hit.figure, wounds: Math.max(0, hit.wounds - cancelled) });
  }
  for (const hit of suffered) deal(table, hit, cause, rule);
  const alive: Hero[] = [];
  for (const { figure, wounds } of suffered) {
    const one = wounds > 0 && isHero(figure) ? figureOf(table.state, figure) : null;
    if (one?.kind === 'hero' && one.hero.wounds > 0) alive.push(one.hero);
  }
  yield* settleDeaths(table, suffered, cause);
  for (const hero of alive) {
    for (const effect of partsOf(hero).afterWounds) yield* effect.afterWounds(table, hero);
  }
  return suffered;
}

function deal(table: Table<State>, { figure, wounds }: Hit, cause: Cause, rule: RuleId): void {
  const one = figureOf(table.state, figure);
  if (one === null || wounds === 0) return;
  if (one.kind === 'hero') {
    one.hero.wounds = Math.max(0, one.hero.wounds - wounds);
    dropOrder(table, one.hero);
  } else if (one.kind === 'ally') one.ally.wounds = Math.max(0, one.ally.wounds - wounds);
  else {
    one.monster.wounds += wounds;
    questRules(table.state).onMonsterWounded?.(table, one.monster);
  }
  const name = nameOf(table.state, figure);
  table.tell({ type: 'wounds-suffered', rule, figure, name, count: wounds, cause: cause.kind });
}

/** DJ-ORD-05, DJ-ORD-14, DJ-ORD-17: a wound removes every order but dodge. */
function dropOrder(table: Table<State>, hero: Hero): void {
  if (hero.order === null || hero.order === 'dodge') return;
  table.tell({ type: 'order-removed', rule: 'DJ-ORD-05', hero: hero.id, order: hero.order });
  hero.order = null;
}
