import type { Rule, Table } from '@tenebrae/kernel';
import { TOKENS } from '../data/abilities.ts';
import type { HeroId } from '../data/heroes.ts';
import type { Attack, FigureId, Hero, State } from '../state.ts';
import type { Ranks } from './ability-ranks.ts';
import { figuresAffected, figuresIn } from './attack-areas.ts';
import { armsOfAttack, damageOf } from './attack-dice.ts';
import { killHero } from './death.ts';
import { partsOf } from './effects-of.ts';
import { isFeared } from './fear.ts';
import { figureOf, nameOf, spacesOf } from './figures.ts';
import { knockBack } from './knockback.ts';
import { addTokens } from './lingering.ts';
import { armorOf, ratingOf } from './stats.ts';
import { type Cause, type Hit, inflictWounds } from './wounds.ts';

/**
 * DJ-ATK-32, DJ-ATK-29: the order inside "inflict wounds": wounds of everybody, dealt at once, deaths; then tokens on those who
 * live, then Knockback. What a kill sets off comes after the attack.
 */
export function* inflictHit(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  const { abilities } = armsOfAttack(state, attack);
  const targets = figuresAffected(state, attack).filter(id => !isFeared(state, attack, id));
  // DJ-ABL-31: before armor, so that armor which stops it all does not matter.
  const hero = attackingHero(state, attack);
  const total = damageOf(state, attack);
  const damaged: FigureId[] = [];
  const hits: Hit[] = [];
  for (const figure of targets) {
    const damage = damageTo(state, attack, hero, total, figure);
    if (damage > 0) damaged.push(figure);
    hits.push({ figure, wounds: woundsOn(state, attack, hero, damage, figure) });
  }
  tellHit(table, attack, targets, total);
  const cause: Cause = { kind: 'attack', by: attack.attacker, attack };
  const suffered = yield* inflictWounds(table, hits, cause, 'DJ-ATK-20');
  if (attack.kills) yield* finishTarget(table, attack, targets, cause);
  if (putsTokens(state, attack, abilities)) yield* putTokens(table, attack, abilities, suffered, damaged);
  if (attack.knockback) yield* knockBack(table, attack, damaged);
}

function tellHit(table: Table<State>, attack: Attack, targets: readonly FigureId[], total: number): void {
  const { state } = table;
  const { attacker } = attack;
  const names = targets.length === 0 ? ['nobody'] : targets.map(figure => nameOf(state, figure));
  const damage = total * (attack.doubled ? 2 : 1);
  const name = nameOf(state, attacker);
  table.tell({ type: 'attack-hit', rule: 'DJ-ATK-19', figure: attacker, name, targets: names, damage });
}

/** DJ-ATK-19, DJ-ATK-33: the total, what depends on this figure, and doubling last. */
function damageTo(state: State, attack: Attack, hero: Hero | null, total: number, id: FigureId): number {
  let damage = total;
  if (hero !== null)
    for (const effect of partsOf(hero).damage) damage += effect.damage(state, hero, attack, id);
  return attack.doubled ? 2 * damage : damage;
}

/** DJ-ATK-20 to DJ-ATK-22, DJ-ABL-21: damage less what Pierce leaves of the armor, never below 0. */
function woundsOn(state: State, attack: Attack, hero: Hero | null, damage: number, id: FigureId): number {
  if (attack.kills && isInTargetSpace(state, attack, id)) return lifeOf(state, id);
  let { pierce } = attack;
  if (hero !== null)
    for (const effect of partsOf(hero).pierce) pierce += effect.pierce(state, hero, attack, id);
  const armor = Math.max(0, armorOf(state, id, attack.type) - pierce);
  return Math.max(0, damage - armor);
}

function attackingHero(state: State, { attacker }: Attack): Hero | null {
  const figure = figureOf(state, attacker);
  return figure?.kind === 'hero' ? figure.hero : null;
}

const isInTargetSpace = (state: State, { target, meant }: Attack, id: FigureId): boolean =>
  meant === null ? target !== null && figuresIn(state, [target]).includes(id) : meant === id;

/** The wounds that are sure to kill a figure. */
function lifeOf(state: State, id: FigureId): number {
  const figure = figureOf(state, id);
  if (figure === null) return 0;
  if (figure.kind === 'monster') return ratingOf(state, figure.monster) - figure.monster.wounds;
  return figure.kind === 'hero' ? figure.hero.wounds : figure.ally.wounds;
}

/** Touch of Death: neither shield nor cloak saves a hero from it. */
function* finishTarget(
  table: Table<State>,
  attack: Attack,
  targets: readonly FigureId[],
  cause: Cause,
): Rule {
  const { state } = table;
  for (const id of targets) {
    const figure = figureOf(state, id);
    if (figure?.kind === 'hero' && !attack.killed.includes(id) && isInTargetSpace(state, attack, id))
      yield* killHero(table, figure.hero, cause);
  }
}

/**
 * DJ-ABL-11, DJ-ABL-22, DJ-ABL-26, DJ-ABL-30, DJ-ABL-31, DJ-EFF-02: after their wounds the living receive tokens: poison as many as
 * wounds, burn, stun and web one for at least 1 damage before armor, and what surges added.
 */
function* putTokens(
  table: Table<State>,
  attack: Attack,
  abilities: Ranks,
  suffered: readonly Hit[],
  damaged: readonly FigureId[],
): Rule {
  const { state } = table;
  const hero = attackingHero(state, attack);
  const by: HeroId | null = hero?.id ?? null;
  for (const { figure, wounds } of suffered) {
    if (spacesOf(state, figure).length === 0) continue;
    const isDamaged = damaged.includes(figure);
    if (has(abilities, 'poison') && wounds > 0) addTokens(table, figure, 'poison', wounds, 'DJ-ABL-22', by);
    if (has(abilities, 'burn') && isDamaged)
      addTokens(table, figure, 'burn', 1 + attack.tokens.burn, 'DJ-ABL-11', by);
    if (has(abilities, 'stun') && isDamaged)
      addTokens(table, figure, 'stun', 1 + attack.tokens.stun, 'DJ-ABL-26', by);
    if (has(abilities, 'web') && isDamaged) addTokens(table, figure, 'web', 1, 'DJ-ABL-30', by);
    if (hero === null || wounds === 0) continue;
    for (const effect of partsOf(hero).onTargetWounded)
      yield* effect.onTargetWounded(table, hero, attack, figure);
  }
}

/** Whether it could leave anything on whom it wounds. */
function putsTokens(state: State, attack: Attack, abilities: Ranks): boolean {
  for (const token of TOKENS) if (has(abilities, token)) return true;
  const hero = attackingHero(state, attack);
  return hero !== null && partsOf(hero).onTargetWounded.length > 0;
}

const has = (abilities: Ranks, ability: keyof Ranks): boolean => abilities[ability] > 0;
