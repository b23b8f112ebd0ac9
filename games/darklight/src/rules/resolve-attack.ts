import { NOTHING, type Rule, type Seat, type Table, type TextId } from '@tenebrae/kernel';
import type { RuleId } from '../data/ledger.ts';
import type { Dice } from '../data/numbers.ts';
import type { MonsterHooks } from '../effects/hooks.ts';
import type { Character, Monster, State } from '../state.ts';
import type { Attack } from './attack.ts';
import { type AttackHook, attackHooks, monsterHooksOf, sumOfHooks } from './attack-hooks.ts';
import { mostOf, rollD6, rollDice } from './dice.ts';
import { dungeonOf } from './figures.ts';
import { armourOf, attributeOf } from './profile.ts';
import { askReaction, evadedDamage } from './reactions.ts';
import { sumOf } from './sources.ts';
import { figureOf, nameOf } from './tell.ts';
import { criticalOnTiles } from './tile-rules.ts';
import { toHitModifier } from './to-hit.ts';
import { type Cause, followWounds, isAlive, sufferWounds } from './wounds.ts';

export { toHitModifier } from './to-hit.ts';

/**
 * DL-ATK-05, DL-ATK-11, DL-ATK-18: one attack from its declaration to its end, by Accursed or Monster; fills in the Attack.
 * Whoever calls it goes on with a Cleave, and settles when the whole effect is complete.
 */
export function* resolveAttack(table: Table<State>, attack: Attack): Rule {
  tellDeclared(table, attack);
  const reactions = declareReactions(table, attack);
  if (reactions !== NOTHING) yield* reactions;
  if (attack.fails) tellFailed(table, attack);
  else {
    yield* rollToHit(table, attack);
    if (attack.hits) yield* hit(table, attack);
  }
  for (const [holder, hooks] of attackHooks(table.state, attack, 'afterAttack'))
    if (hooks.afterAttack) yield* hooks.afterAttack(table, holder, attack);
  noteWounded(table.state, attack);
}

/** DL-ATK-18: what is declared before the roll; another effect first, for then no Stamina is spent (DL-EVA-04). */
function declareReactions(table: Table<State>, attack: Attack): Rule {
  const hooks = attackHooks(table.state, attack, 'beforeRoll');
  if (hooks.length > 0) return declareAll(table, attack, hooks);
  return attack.fails ? NOTHING : askReaction(table, attack);
}

function* declareAll(table: Table<State>, attack: Attack, hooks: readonly AttackHook[]): Rule {
  for (const [holder, one] of hooks)
    if (one.beforeRoll && !attack.fails) yield* one.beforeRoll(table, holder, attack);
  if (!attack.fails) yield* askReaction(table, attack);
}

/** DL-ATK-06, DL-ATK-16, DL-CRT-01 to DL-CRT-03: the natural die, re-rolls settled, decides what is critical. */
function* rollToHit(table: Table<State>, attack: Attack): Rule {
  const { state } = table;
  const { toHit } = attack.blow;
  if (toHit === null) {
    attack.hits = true;
    return;
  }
  const criticals = attackHooks(state, attack, 'isCritical');
  const followers = attackHooks(state, attack, 'afterRoll');
  const face = yield* rollD6('to-hit', 'DL-ATK-06', throwerOf(attack));
  const rerolls = attackHooks(state, attack, 'rerollToHit');
  const die = rerolls.length === 0 ? face : yield* rerolled(table, attack, rerolls, face);
  const modifier = toHitModifier(state, attack);
  attack.die = die;
  attack.hits = die === ALWAYS_HITS || (die !== ALWAYS_MISSES && die + modifier >= toHit);
  attack.critical =
    attack.hits &&
    (die === ALWAYS_HITS || criticals.some(([holder, one]) => one.isCritical?.(state, holder, attack, die)));
  tellRolled(table, attack, die, modifier, toHit);
  for (const [holder, one] of followers) if (one.afterRoll) yield* one.afterRoll(table, holder, attack);
}

const ALWAYS_HITS = 6;
const ALWAYS_MISSES = 1;

/** DL-DIC-07: one source after the other may re-roll the die, until one has. */
function* rerolled(
  table: Table<State>,
  attack: Attack,
  hooks: readonly AttackHook[],
  die: number,
): Rule<number> {
  for (const [holder, { rerollToHit }] of hooks) {
    const face = rerollToHit ? yield* rerollToHit(table, holder, attack, die) : die;
    if (face !== die) return face;
  }
  return die;
}

/** DL-ATK-08, DL-ATK-09, DL-ATK-18: damage, Evade, Armour, Wounds, and what follows from them. */
function* hit(table: Table<State>, attack: Attack): Rule {
  const wards = attackHooks(table.state, attack, 'onWounds');
  let added = 0;
  for (const [holder, one] of attackHooks(table.state, attack, 'onHit'))
    if (one.onHit && !attack.fails) added += yield* one.onHit(table, holder, attack);
  let wounds = attack.fails ? 0 : yield* woundsOf(table, attack, added);
  for (const [holder, one] of wards)
    if (one.onWounds && wounds > 0) wounds = yield* one.onWounds(table, holder, attack, wounds);
  const { defender } = attack;
  const cause = causeOf(attack);
  attack.wounds = sufferWounds(table, defender, wounds, cause);
  const specials = applySpecials(table, attack);
  if (specials !== NOTHING) yield* specials;
  if (attack.wounds > 0) yield* followWounds(table, defender, cause);
  attack.kills = isGone(table.state, defender);
  if (attack.critical) yield* criticalOnTiles(table, attack);
}

/** DL-ATK-09, DL-WND-01: damage less Evade and Armour; Wounds on a hit are applied as they are. */
function* woundsOf(table: Table<State>, attack: Attack, added: number): Rule<number> {
  const { state } = table;
  if (attack.blow.wounds !== null)
    return yield* rollDamageDice(attack, 'wounds-on-a-hit', attack.blow.wounds, 'DL-WND-01');
  attack.damage = Math.max(0, added + (yield* rollDamage(state, attack)));
  const evaded = Math.min(attack.damage, evadedDamage(state, attack));
  const armour = armourAgainst(state, attack);
  const wounds = Math.max(0, attack.damage - evaded - armour);
  table.tell({
    type: wounds > 0 ? 'damage-dealt' : 'damage-stopped',
    rule: 'DL-ATK-09',
    who: nameOf(attack.defender),
    figure: figureOf(attack.defender),
    amount: attack.damage,
    evaded,
    armour,
    wounds,
  });
  return wounds;
}

/** DL-ATK-08, DL-ATK-14, DL-ATK-16, DL-DIC-04, DL-DUA-03: dice, attribute once, other bonuses, less what lowers the damage. */
function* rollDamage(state: State, attack: Attack): Rule<number> {
  const { attacker, defender, blow, critical } = attack;
  let damage = 0;
  for (const dice of blow.damage) damage += yield* rollDamageDice(attack, 'damage', dice, 'DL-ATK-08');
  if (blow.adds !== null) damage += attributeOf(state, attacker, blow.adds);
  if (blow.kind !== 'magic')
    damage += sumOf(state, attacker, blow.kind === 'melee' ? 'meleeDamage' : 'rangedDamage');
  if (critical)
    damage +=
      blow.criticalDamage +
      sumOf(state, attacker, 'criticalDamage') +
      sumOf(state, defender, 'criticalDamageTaken');
  return damage + sumOfHooks(state, attack, 'damage');
}

/** DL-CRT-01, DL-CRT-04, DL-DUA-04: dice of an attack's damage or Wounds: rolled, or their maximum on a Critical Hit. */
export function* rollDamageDice(attack: Attack, what: TextId, dice: Dice, rule: RuleId): Rule<number> {
  return attack.critical && !attack.blow.dual
    ? mostOf(dice)
    : yield* rollDice(what, dice, rule, throwerOf(attack));
}

/** The player of the attacker throws its dice; nobody in particular throws for Monsters. */
const throwerOf = ({ attacker }: Attack): Seat | undefined =>
  attacker.is === 'accursed' ? attacker.seat : undefined;

/** DL-ATK-10: Armour of the Defender, with what counts against this attack only. */
export const armourAgainst = (state: State, attack: Attack): number =>
  Math.max(0, armourOf(state, attack.defender) + sumOfHooks(state, attack, 'armour'));

/** DL-ATK-17, DL-ATK-19: what the Monster's card says of a hit, of a Critical Hit, and of one that wounds. */
function applySpecials(table: Table<State>, attack: Attack): Rule {
  const { attacker, defender } = attack;
  if (attacker.is !== 'monster' || !isAlive(defender)) return NOTHING;
  const card = monsterHooksOf(attacker);
  return card.onHit || card.onCritical || card.ifItWounds
    ? applyCard(table, attack, attacker, card)
    : NOTHING;
}

function* applyCard(table: Table<State>, attack: Attack, attacker: Monster, card: MonsterHooks): Rule {
  if (card.onHit) yield* card.onHit(table, attacker, attack);
  if (card.onCritical && attack.critical) yield* card.onCritical(table, attacker, attack);
  if (card.ifItWounds && attack.wounds > 0) yield* card.ifItWounds(table, attacker, attack);
}

const causeOf = ({ attacker, credit, critical }: Attack): Cause => ({
  kind: 'attack',
  by: credit ?? (attacker.is === 'ally' ? null : attacker.id),
  rule: 'DL-ATK-09',
  critical,
});

/** DL-CLV-07: dead or gone; a Monster that stays by its own rule was not killed. */
const isGone = (state: State, figure: Character): boolean =>
  figure.is === 'monster' ? !dungeonOf(state).monsters.includes(figure) : !isAlive(figure);

/** For what a skill does with the first Wound of a turn. */
function noteWounded({ phase }: State, { attacker, defender, wounds }: Attack): void {
  if (phase.kind === 'accursed-turn' && phase.turn.who === attacker.id)
    if (wounds > 0 && defender.is === 'monster') phase.turn.wounded.push(defender.id);
}

function tellDeclared(table: Table<State>, attack: Attack): void {
  const { attacker, defender, critical, blow, why } = attack;
  const type = attack.cleaves ? 'cleave-went-on' : 'attack-declared';
  const rule = attack.cleaves ? 'DL-CLV-03' : 'DL-ATK-01';
  const [who, figure] = [nameOf(attacker), figureOf(attacker)];
  const [target, targetFigure] = [nameOf(defender), figureOf(defender)];
  const { name: weapon, kind } = blow;
  table.tell(
    why === null
      ? { type, rule, who, figure, target, targetFigure, critical, weapon, kind }
      : { type, rule, who, figure, target, targetFigure, critical, weapon, kind, why },
  );
}

const tellRolled = (
  table: Table<State>,
  { attacker, defender, critical, hits }: Attack,
  die: number,
  modifier: number,
  needed: number,
): void =>
  table.tell({
    type: hits ? 'attack-hit' : 'attack-missed',
    rule: 'DL-ATK-06',
    who: nameOf(attacker),
    figure: figureOf(attacker),
    target: nameOf(defender),
    targetFigure: figureOf(defender),
    critical,
    die,
    modifier,
    needed,
  });

const tellFailed = (table: Table<State>, { attacker, defender, critical, tumbled }: Attack): void =>
  table.tell({
    type: 'attack-failed',
    rule: tumbled ? 'DL-EVA-06' : 'DL-ATK-18',
    who: nameOf(attacker),
    figure: figureOf(attacker),
    target: nameOf(defender),
    targetFigure: figureOf(defender),
    critical,
  });
