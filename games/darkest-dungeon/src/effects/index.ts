import { NOTHING, type Rule, type RuleId, type Table } from '@tenebrae/kernel';
import type { Condition } from '../data/conditions.ts';
import type { Effect, EffectOf, EffectWord, PlainEffect, Scope } from '../data/effects.ts';
import { quirkOf } from '../data/quirks.ts';
import type { AreaId } from '../data/room-tile.ts';
import { addCondition, removeConditions } from '../rules/conditions.ts';
import { dealDamage } from '../rules/damage.ts';
import { rollD10, rollForHero } from '../rules/dice.ts';
import { cureDisease, gainDisease } from '../rules/diseases.ts';
import { alliesOf, type Figure, isHero, isIn } from '../rules/figures.ts';
import { become } from '../rules/forms.ts';
import { changeLight } from '../rules/light.ts';
import { amountFor } from '../rules/modifiers.ts';
import { gainQuirk, removeQuirk } from '../rules/quirks.ts';
import type { SkillUse } from '../rules/skill-use.ts';
import { recoverStress, sufferStress } from '../rules/stress.ts';
import { heal, sufferWounds } from '../rules/wounds.ts';
import type { Hero, State } from '../state.ts';
import { GAINS } from './gains.ts';
import { MOVES } from './moves.ts';
import { performSpecial } from './specials.ts';
import { TURN_EFFECTS } from './turn.ts';

/** Where effects come from. */
export interface EffectSource {
  /** Who causes them; null for rooms, curios, events. */
  readonly by: Figure | null;
  /** Self Effects ignore Resistances and Immunities (DD-SKL-19). */
  readonly own: boolean;
  /** For push and pull: the Area they are measured from; null where there is no tile. */
  readonly from: AreaId | null;
  /** The Skill use they belong to; null when they belong to none. */
  readonly use: SkillUse | null;
  /** The card, for the words: a Skill, Curio, Quirk, Room, Event. */
  readonly card: string;
}

/** How one word acts on one character. */
export type Handler<Word extends EffectWord> = (
  table: Table<State>,
  who: Figure,
  effect: EffectOf<Word>,
  source: EffectSource,
  rule: RuleId,
) => Rule;
export type Handlers<Word extends EffectWord = EffectWord> = { readonly [W in Word]: Handler<W> };

/**
 * DD-CON-08, DD-CON-16, DD-STR-12: applies the effects of a card to one character, in their order, as long as it lives. The
 * code of each word stands in a `Record` over `EffectWord`; the lists of the cards name Wounds before Stress.
 */
export function applyEffects(
  table: Table<State>,
  who: Figure,
  effects: readonly Effect[],
  source: EffectSource,
  rule: RuleId,
): Rule {
  const [first] = effects;
  if (first === undefined) return NOTHING;
  return effects.length === 1
    ? applyEffect(table, who, first, source, rule)
    : applyEach(table, who, effects, source, rule);
}

/** One of them. */
export const applyEffect = (
  table: Table<State>,
  who: Figure,
  effect: Effect,
  source: EffectSource,
  rule: RuleId,
): Rule =>
  isIn(table.state, who)
    ? (HANDLERS[effect[0]] as Handler<EffectWord>)(table, who, effect as never, source, rule)
    : NOTHING;

function* applyEach(
  table: Table<State>,
  who: Figure,
  effects: readonly Effect[],
  source: EffectSource,
  rule: RuleId,
): Rule {
  for (const effect of effects) yield* applyEffect(table, who, effect, source, rule);
}

function addStack(
  table: Table<State>,
  who: Figure,
  [condition, first, second]: readonly [Condition, number, number?],
  { own, use }: EffectSource,
  rule: RuleId,
): Rule {
  const more = own ? 0 : (use?.turns ?? 0);
  const stack =
    second === undefined
      ? { condition, tokens: first + more, wounds: 0 }
      : { condition, tokens: second + more, wounds: first };
  return addCondition(table, who, stack, own, rule);
}

/** For a Hero alone; Monsters have no Stress, Quirks or purse (DD-MON-15). */
const forHero =
  <Word extends EffectWord>(
    then: (table: Table<State>, hero: Hero, effect: EffectOf<Word>, rule: RuleId) => Rule,
  ): Handler<Word> =>
  (table, who, effect, _source, rule) =>
    isHero(who) ? then(table, who, effect, rule) : NOTHING;

/** Whom a word concerns besides: Heroes of the same side, in Stance order (DD-CAM-13). */
const scoped = (isMeant: (one: Figure, who: Figure) => boolean): Handler<Scope> =>
  function* (table, who, [, effect], source, rule) {
    for (const one of alliesOf(table.state, who))
      if (isMeant(one, who))
        yield* applyEffect(table, one, effect, { ...source, own: source.own && one === who }, rule);
  };

/** DD-QRK-08: the d10 of a card is the Hero's own. */
const rollFor = (table: Table<State>, who: Figure, rule: RuleId): Rule<number> =>
  isHero(who) ? rollForHero(table, who, 'effect-roll', rule) : rollD10('effect-roll', rule);

/** Whether a word would find anything to do. */
const isPossible = (who: Figure, [word]: PlainEffect): boolean =>
  word !== 'cure-quirk' || (isHero(who) && who.quirks.some(quirk => quirkOf(quirk).sign === 'negative'));

const HANDLERS: Handlers = {
  ...GAINS,
  ...MOVES,
  ...TURN_EFFECTS,
  wounds(table, who, [, amount], { by, own }, rule) {
    const wounds = amountFor(table.state, amount, isHero(who) ? who : null);
    return sufferWounds(table, who, wounds, own ? null : by, rule);
  },
  // DD-CON-16: Damage that no attack deals is not halved.
  *damage(table, who, [, amount], { by }, rule) {
    const damage = amountFor(table.state, amount, isHero(who) ? who : null);
    yield* dealDamage(
      table,
      who,
      { amount: damage, critical: false, by, halved: false, padlock: false },
      rule,
    );
  },
  *heal(table, who, [, amount], { by, own, use }, rule) {
    if (amount === 'all') yield* heal(table, who, 'all', by, rule);
    else {
      const healed = amountFor(table.state, amount, isHero(who) ? who : null);
      yield* heal(table, who, healed + (own ? 0 : (use?.healing ?? 0)), by, rule);
    }
  },
  stress: forHero((table, hero, [, amount], rule) => {
    if (amount > 0) return sufferStress(table, hero, amount, rule);
    recoverStress(table, hero, -amount, rule);
    return NOTHING;
  }),
  light: (table, _who, [, amount], _source, rule) => changeLight(table, amount, rule),
  'gain-quirk': forHero((table, hero, [, sign], rule) => gainQuirk(table, hero, sign, rule)),
  'cure-quirk': forHero(function* (table, hero, _effect, rule) {
    yield* removeQuirk(table, hero, 'negative', rule);
  }),
  'disease': forHero((table, hero, _effect, rule) => gainDisease(table, hero, rule)),
  'cure-disease': forHero(function* (table, hero, _effect, rule) {
    cureDisease(table, hero, rule);
  }),
  'bleed': addStack,
  'blight': addStack,
  'stun': addStack,
  'buff': addStack,
  'debuff': addStack,
  'riposte': addStack,
  'guard': addStack,
  'mark': addStack,
  'protection': addStack,
  *remove(table, who, [, ...conditions], _source, rule) {
    removeConditions(table, who, conditions, rule);
  },
  'become': forHero(function* (table, hero, [, form], rule) {
    become(table, hero, form, rule);
  }),
  *special(table, who, [, special], { use, own }) {
    if (use !== null) yield* performSpecial(table, special, use, own ? null : who);
  },
  'others': scoped((one, who) => one !== who),
  'all': scoped(() => true),
  'area': scoped((one, who) => one === who || (who.area !== null && one.area === who.area)),
  *d10(table, who, [, ...branches], source, rule) {
    const face = yield* rollFor(table, who, rule);
    const [, effects] = branches.find(([most]) => face <= most) ?? [0, []];
    table.tell({ type: 'effect-rolled', rule, figure: who.id, card: source.card, roll: face });
    yield* applyEffects(table, who, effects, source, rule);
  },
  *'odd-even'(table, who, [, odd, even], source, rule) {
    const face = yield* rollFor(table, who, rule);
    table.tell({ type: 'effect-rolled', rule, figure: who.id, card: source.card, roll: face });
    yield* applyEffect(table, who, face % 2 === 1 ? odd : even, source, rule);
  },
  'or-else': (table, who, [, first, second], source, rule) =>
    applyEffect(table, who, isPossible(who, first) ? first : second, source, rule),
};
