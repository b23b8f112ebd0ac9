import type { Condition } from '../data/conditions.ts';
import type { Effect, EffectOf, EffectWord } from '../data/effects.ts';
import { PROVISION_LIMIT } from '../data/provisions.ts';
import { type TrinketMoment, trinketOf, type TrinketSide } from '../data/trinkets.ts';
import type { Hero, State, TrinketInPlay } from '../state.ts';
import { turnsLeft } from './conditions.ts';
import { alliesOf, type Figure, has, stanceOf } from './figures.ts';
import { critNumber, hitNumber } from './hit.ts';
import { poolSize } from './provisions.ts';
import { cannotBeHealed } from './room-passives.ts';
import type { SkillUse } from './skill-use.ts';
import type { TrinketUse } from './trinkets.ts';

/** A moment at which a holder may think of using a Trinket. */
export interface Occasion {
  readonly moment: TrinketMoment;
  readonly what: TrinketUse;
  /** The roll in question has not been made yet. */
  readonly before: boolean;
}

export const sideUp = ({ id, up }: TrinketInPlay): TrinketSide => trinketOf(id)[up];

/** DD-TRI-05, DD-TRI-06, DD-TRI-11: whether the side that is up may be used now, and would do something. */
export function isUsable(state: State, hero: Hero, trinket: TrinketInPlay, now: Occasion): boolean {
  if (trinket.used) return false;
  const side = sideUp(trinket);
  return (
    isAt(side, now.moment) &&
    isPermitted(state, hero, side) &&
    MATTERS[now.moment]({ state, hero, side, isGood: trinket.up === 'positive' }, now)
  );
}

const isAt = ({ at }: TrinketSide, moment: TrinketMoment): boolean =>
  typeof at === 'string' ? at === moment : at.includes(moment);

/** DD-TRI-11: conditions on Light and Stance are checked when it is used. */
function isPermitted(state: State, hero: Hero, side: TrinketSide): boolean {
  const { light, provisions } = state.campaign;
  if (light < (side.lightFrom ?? light) || light > (side.lightTo ?? light)) return false;
  if (side.food === true && provisions.food === 0) return false;
  if (side.stance === undefined && side.notStance === undefined) return true;
  const stance = stanceOf(state, hero);
  return stance === (side.stance ?? stance) && stance !== side.notStance;
}

interface Held {
  readonly state: State;
  readonly hero: Hero;
  readonly side: TrinketSide;
  readonly isGood: boolean;
}

const always = (): boolean => true;
const touchesHolder = ({ state, hero, side }: Held): boolean =>
  (side.self ?? []).length === 0 || (side.self ?? []).some(effect => finds(state, hero, effect));

/** DD-TRI-05, DD-TRI-11: whether a side does anything at its moment; a window opens for nothing less. */
const MATTERS: Readonly<Record<TrinketMoment, (held: Held, now: Occasion) => boolean>> = {
  // What spoils a roll must be declared before it; what helps is best kept until it is seen.
  'skill': (held, { what: { use }, before }) =>
    held.isGood ? !before && use !== null && helpsRoll(held, use) : before,
  'hit': ({ side }, { what: { use } }) => side.target !== undefined || (use !== null && dealsDamage(use)),
  'condition': always,
  'attacked': (held, { what, before }) => (held.isGood ? !before && helpsDodge(held, what) : before),
  'was-hit': (held, { what }) => {
    const { use } = what;
    if (held.side.special === 'half-damage') return !what.half && (use === null || dealsDamage(use));
    if (held.side.special === 'make-critical') return use === null ? !what.critical : canWorsen(held, use);
    return touchesHolder(held);
  },
  'damaged': touchesHolder,
  'heals': always,
  // `healing` is what the holder is about to be healed.
  'healed': ({ hero, isGood }, { what: { healing } }) => (isGood ? hero.wounds > healing : healing > 0),
  'move': always,
  'turn': touchesHolder,
  'any': touchesHolder,
  'scout': always,
  'die': ({ side }, { what: { dice } }) =>
    (dice ?? []).some(face => (side.special === 'ignore-die' ? isIgnorable(face) : face !== 'trap')),
  'rest': touchesHolder,
  'disease': (_held, { what }) => !what.refused,
  // `virtueChance` is the highest roll that still gives a Virtue.
  'resolve-test': (_held, { what: { virtueChance } }) => virtueChance > 0,
};

/** The dice that Survival Guide ignores. */
export const isIgnorable = (face: string): boolean => face === 'trap' || face === 'hunger';

const dealsDamage = ({ card, noDamage }: SkillUse): boolean => (card.damage ?? 0) > 0 && !noDamage;

/** A roll may need more than one Trinket: each is offered when all that could be used together would do. */
function helpsRoll({ state, hero, side }: Held, use: SkillUse): boolean {
  const { roll, card } = use;
  if (roll === null) return false;
  const acc = possible(state, hero, 'acc', 'skill');
  const crit = possible(state, hero, 'crit', 'skill');
  return use.targets.some(target => {
    const critical = critNumber(state, use, target);
    if (roll <= critical) return false;
    if (side.crit !== undefined && card.crit !== undefined && roll <= critical + crit) return true;
    const hit = hitNumber(state, use, target);
    return side.acc !== undefined && roll > hit && roll <= hit + acc;
  });
}

/** A hit that is not critical becomes a miss, perhaps with another Trinket besides. */
function helpsDodge({ state, hero }: Held, { use, dodge, needed }: TrinketUse): boolean {
  const more = possible(state, hero, 'dodge', 'attacked');
  if (use === null) return more >= needed;
  const { roll } = use;
  if (roll === null || roll <= critNumber(state, use, hero)) return false;
  const hit = hitNumber(state, use, hero) - dodge;
  return roll <= hit && roll > hit - more;
}

/** What all good sides of a moment that may still be used would add together. */
function possible(state: State, hero: Hero, what: 'acc' | 'crit' | 'dodge', moment: TrinketMoment): number {
  let sum = 0;
  for (const trinket of hero.trinkets) {
    const side = sideUp(trinket);
    if (!trinket.used && trinket.up === 'positive' && isAt(side, moment) && isPermitted(state, hero, side))
      sum += side[what] ?? 0;
  }
  return sum;
}

/** A hit on the holder that is not critical yet and could be. */
const canWorsen = ({ state, hero }: Held, use: SkillUse): boolean =>
  use.card.critical !== undefined &&
  use.roll !== null &&
  use.roll > critNumber(state, use, hero) &&
  !use.criticalFor.includes(hero);

/** Whether an effect would find anything to do to a Hero; words that are not listed always do. */
const finds = (state: State, hero: Hero, effect: Effect): boolean =>
  (FINDS[effect[0]] as Finder<EffectWord> | undefined)?.(state, hero, effect as never) ?? true;

type Finder<Word extends EffectWord> = (state: State, hero: Hero, effect: EffectOf<Word>) => boolean;

const FINDS: { readonly [Word in EffectWord]?: Finder<Word> } = {
  'stress': (_state, hero, [, amount]) => amount > 0 || hero.stress > 0,
  'heal': (state, hero) => isHealable(state, hero),
  'light': ({ campaign: { light } }, _hero, [, amount]) => amount > 0 || light > 0,
  'bleed': (state, hero, [condition, wounds, tokens]) =>
    turnsLeft(state, hero, { condition, wounds, tokens }) > 0,
  'stun': (state, hero, [condition, tokens]) => turnsLeft(state, hero, { condition, wounds: 0, tokens }) > 0,
  'roll-provisions': state => poolSize(state) < PROVISION_LIMIT,
  'area': (state, hero) =>
    alliesOf(state, hero).some(
      one => (one === hero || (hero.area !== null && one.area === hero.area)) && isHealable(state, one),
    ),
  'all': (state, hero, [, [, ...conditions]]) =>
    alliesOf(state, hero).some(one => conditions.some(condition => has(one, condition as Condition))),
};

const isHealable = (state: State, figure: Figure): boolean =>
  figure.wounds > 0 && !cannotBeHealed(state, figure);
