import { RuleBug } from '@tenebrae/kernel';
import type { Abilities, AttackType } from '../data/abilities.ts';
import type { DieColour } from '../data/dice.ts';
import type { Weapon } from '../data/item-card.ts';
import { itemIdOf, itemOf } from '../data/items.ts';
import { PICO_DICE, POWER_DICE_LIMIT } from '../data/limits.ts';
import { monsterCard, type MonsterProfile } from '../data/monsters.ts';
import type { Surge } from '../data/standing.ts';
import type { Effect } from '../effects/effect.ts';
import { ITEM_EFFECTS } from '../effects/items.ts';
import type { Attack, FigureId, Hero, Monster, RolledDie, State } from '../state.ts';
import { commandOf } from './command.ts';
import { sumOfDice } from './dice.ts';
import { partsOf, sumOf } from './effects-of.ts';
import { figureOf } from './figures.ts';
import { powerSum } from './powers.ts';
import { type Ranks, ranksOf, withAbilities } from './ability-ranks.ts';
import { kitOf } from './kit.ts';
import { monsterAbilities, profileOf, traitOf } from './stats.ts';

/** What an attack is made with: a weapon card, fists, or what is printed on the monster; the figure's own abilities included. */
export interface Arms {
  readonly type: AttackType;
  /** Combat dice, without the black ones. */
  readonly dice: readonly DieColour[];
  readonly blackDice: number;
  readonly abilities: Ranks;
  readonly surges: readonly Surge[];
  /** Plain bonuses, Command apart, which depends on where one stands. */
  readonly damage: number;
  readonly range: number;
  readonly freeSurges: number;
  /** It names no target space and affects all enemies within so many spaces; 0 for any other. */
  readonly around: number;
}

type Held = Pick<Weapon, 'type' | 'dice' | 'abilities' | 'freeSurges' | 'surges'>;

/** DJ-UNA-01: one red die, and no special abilities. */
const FISTS: Held = { type: 'melee', dice: ['red'], abilities: {}, freeSurges: 0, surges: [] };
const ONE_FIST: Held = { ...FISTS, dice: ['red', 'green'] };

/** DJ-ATK-06 to DJ-ATK-08, DJ-ATK-30, DJ-ABL-01, DJ-ABL-02, DJ-OVT-09: what this figure attacks with by this source. */
export function armsOf(state: State, attacker: FigureId, source: Attack['source']): Arms {
  const figure = figureOf(state, attacker);
  if (figure?.kind === 'hero') return heroArms(state, figure.hero, source);
  if (figure?.kind === 'monster') return monsterArms(state, figure.monster);
  throw new RuleBug(`DJ-ATK-02: ${attacker} has nothing to attack with`);
}

function heroArms(state: State, hero: Hero, source: Attack['source']): Arms {
  const held = heldBy(source);
  const blackDice = traitOf(hero, held.type) + (state.pico === hero.id ? PICO_DICE : 0);
  const { arms: known } = kitOf(hero);
  const before = known.get(source);
  if (before?.blackDice === blackDice) return before;
  const arms = makeHeroArms(hero, held, source, blackDice);
  known.set(source, arms);
  return arms;
}

function makeHeroArms(hero: Hero, held: Held, source: Attack['source'], blackDice: number): Arms {
  const offHand = offHandOf(hero, source);
  const { type } = held;
  return {
    type,
    dice: held.dice,
    blackDice,
    abilities: ranksOf(withAbilities(held.abilities, kitOf(hero).abilities)),
    surges: held.surges,
    damage: sumOf(hero, 'damage', type) + offHand.damage,
    range: sumOf(hero, 'range', type),
    freeSurges: held.freeSurges + sumOf(hero, 'free-surges', type) + offHand.surges,
    around: aroundOf(source),
  };
}

function heldBy(source: Attack['source']): Held {
  if (source === 'fists') return FISTS;
  if (source === 'one-fist') return ONE_FIST;
  const item = source === 'monster' ? null : itemOf(source);
  if (item?.kind !== 'weapon') throw new RuleBug(`DJ-ATK-02: ${source} is no weapon`);
  return item;
}

function aroundOf(source: Attack['source']): number {
  if (source === 'fists' || source === 'one-fist' || source === 'monster') return 0;
  const effects: Readonly<Record<string, Effect>> = ITEM_EFFECTS;
  return effects[itemIdOf(source)]?.around ?? 0;
}

/** DJ-TWO-01 to DJ-TWO-03: what the other one-handed melee weapon adds; nothing to fists or to attacks from afar. */
function offHandOf(hero: Hero, source: Attack['source']): { damage: number; surges: number } {
  if (!isOneHanded(source)) return { damage: 0, surges: 0 };
  for (const { card, equipped } of hero.items) {
    const item = itemOf(card);
    if (!equipped || card === source || !isOneHanded(card) || item.kind !== 'weapon' || item.offHand === null)
      continue;
    const more = partsOf(hero).offHandDamage.reduce((sum, effect) => sum + effect.offHandDamage, 0);
    return { damage: item.offHand.damage + more, surges: item.offHand.surges };
  }
  return { damage: 0, surges: 0 };
}

function isOneHanded(source: Attack['source']): boolean {
  if (source === 'fists' || source === 'one-fist' || source === 'monster') return false;
  const item = itemOf(source);
  return item.kind === 'weapon' && item.type === 'melee' && item.hands === 1;
}

export function monsterArms(state: State, monster: Monster): Arms {
  const profile = profileOf(state, monster);
  const abilities = monsterAbilities(state, monster);
  const more = powerSum(state, 'monster-dice');
  const type = monsterCard(monster.kind).attack;
  const known = MONSTER_ARMS.get(profile);
  if (known !== undefined && known.more === more) {
    if (known.abilities === abilities && known.arms.type === type) return known.arms;
  }
  const arms = makeMonsterArms(profile, type, abilities, more);
  MONSTER_ARMS.set(profile, { more, abilities, arms });
  return arms;
}

/** What is printed for a monster, with what power cards and the quest add to it. */
const MONSTER_ARMS = new WeakMap<
  MonsterProfile,
  { readonly more: number; readonly abilities: Abilities; readonly arms: Arms }
>();

function makeMonsterArms(
  profile: MonsterProfile,
  type: AttackType,
  abilities: Abilities,
  more: number,
): Arms {
  const { dice, damage, range } = profile;
  const combat = dice.filter(colour => colour !== 'black');
  return {
    type,
    dice: combat,
    blackDice: dice.length - combat.length + more,
    abilities: ranksOf(abilities),
    surges: [],
    damage,
    range,
    freeSurges: 0,
    around: 0,
  };
}

export const armsOfAttack = (state: State, { attacker, source }: Attack): Arms =>
  armsOf(state, attacker, source);

/** DJ-DIC-06, DJ-FAM-13: combat dice, then black ones, never more than five of these. */
export function diceOf(arms: Arms): readonly DieColour[] {
  let dice = DICE_OF_ARMS.get(arms);
  if (dice === undefined) {
    const all: DieColour[] = [...arms.dice];
    for (let black = Math.min(POWER_DICE_LIMIT, arms.blackDice); black > 0; black--) all.push('black');
    dice = all;
    DICE_OF_ARMS.set(arms, dice);
  }
  return dice;
}

const DICE_OF_ARMS = new WeakMap<Arms, readonly DieColour[]>();

/** DJ-ATK-33, DJ-ABL-12, DJ-DIC-11: puts on the attack all bonuses known when it is rolled. */
export function addBonuses(state: State, attack: Attack): void {
  const { damage, range, freeSurges, abilities } = armsOfAttack(state, attack);
  const command = commandOf(state, attack.attacker);
  attack.damage = damage + command;
  attack.reach = range + command;
  attack.freeSurges = freeSurges;
  attack.pierce = abilities.pierce;
  attack.knockback = abilities.knockback > 0;
}

export const blackDiceOf = (dice: readonly RolledDie[]): number =>
  dice.reduce((count, { colour }) => (colour === 'black' ? count + 1 : count), 0);

/** DJ-DIC-05, DJ-DIC-11: surges of the dice and free ones that are not spent. */
export const surgesLeft = (attack: Attack): number =>
  sumOfDice(attack.dice).surges + attack.freeSurges - attack.surgesSpent;

/** DJ-ATK-12, DJ-ABL-25: enhancements and Sorcery: what may be shared between range and damage. */
export const powerOf = (state: State, attack: Attack): number =>
  sumOfDice(attack.dice).power + armsOfAttack(state, attack).abilities.sorcery;

/** DJ-ATK-10, DJ-ATK-26: melee attacks and those without a target space ignore their range. */
export const ignoresRange = ({ type, target }: Attack): boolean => type === 'melee' || target === null;

/** DJ-ATK-10: the range that the attack has by now. */
export const rangeOf = (attack: Attack): number =>
  sumOfDice(attack.dice).range + attack.reach + (attack.toRange ?? 0);

/** DJ-ATK-10, DJ-ATK-11, DJ-ATK-27: judged once, after all spending. */
export const reachesTarget = (attack: Attack): boolean =>
  ignoresRange(attack) || rangeOf(attack) >= attack.range;

/** DJ-ATK-19: the damage against everybody; what depends on the figure comes on top. */
export const damageOf = (state: State, attack: Attack): number =>
  sumOfDice(attack.dice).damage + attack.damage + powerOf(state, attack) - (attack.toRange ?? 0);
