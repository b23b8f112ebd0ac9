import { DICE, type DieColour, type Face } from '../data/dice.ts';
import { POWER_DICE_LIMIT } from '../data/limits.ts';
import type { Surge } from '../data/standing.ts';
import type { Arms } from '../rules/attack-dice.ts';

/** What dice add up to, and how likely. Misses are left out, so that all together may be less than 1. */
interface Sum {
  readonly range: number;
  readonly damage: number;
  readonly surges: number;
  readonly power: number;
  readonly chance: number;
}

const SUMS = new Map<string, readonly Sum[]>();

/** Every sum of some dice, each once. */
function sumsOf(dice: readonly DieColour[]): readonly Sum[] {
  const key = dice.join();
  const known = SUMS.get(key);
  if (known !== undefined) return known;
  const last = dice.at(-1);
  const sums = last === undefined ? NOTHING : withDie(sumsOf(dice.slice(0, -1)), DICE[last]);
  SUMS.set(key, sums);
  return sums;
}

const NOTHING: readonly Sum[] = [{ range: 0, damage: 0, surges: 0, power: 0, chance: 1 }];

function withDie(sums: readonly Sum[], faces: readonly Face[]): readonly Sum[] {
  const found = new Map<string, Sum>();
  for (const sum of sums) {
    for (const { miss, range, damage, surges, power } of faces) {
      if (miss) continue;
      const next = {
        range: sum.range + range,
        damage: sum.damage + damage,
        surges: sum.surges + surges,
        power: sum.power + power,
      };
      const key = `${next.range}/${next.damage}/${next.surges}/${next.power}`;
      const chance = sum.chance / faces.length + (found.get(key)?.chance ?? 0);
      found.set(key, { ...next, chance });
    }
  }
  return [...found.values()];
}

/** By damage: how likely an attack deals at least so much. */
export type Odds = readonly number[];

const ODDS = new Map<string, Odds>();

/** What of arms decides what they deal. */
type Struck = Pick<Arms, 'type' | 'dice' | 'blackDice' | 'surges' | 'damage' | 'range' | 'freeSurges'> & {
  readonly abilities: { readonly sorcery?: number | undefined };
};

/** What an attack deals from so far away, before armor: everything spent as well as it can be. */
export function oddsOf(arms: Struck, range: number): Odds {
  const far = arms.type === 'melee' ? 0 : range;
  const black = Math.min(POWER_DICE_LIMIT, arms.blackDice);
  const sorcery = arms.abilities.sorcery ?? 0;
  const fixed = [arms.damage, arms.range, arms.freeSurges, sorcery, far, black].join();
  const key = `${arms.dice.join()}|${fixed}|${keyOf(arms.surges)}`;
  const known = ODDS.get(key);
  if (known !== undefined) return known;
  const dice = [...arms.dice, ...Array.from({ length: black }, (): DieColour => 'black')];
  const odds = atLeast(
    sumsOf(dice).map(({ range: carries, damage, surges, power, chance }) => ({
      chance,
      damage: spend(
        {
          damage: damage + arms.damage,
          short: Math.max(0, far - carries - arms.range),
          surges: surges + arms.freeSurges,
          power: power + sorcery,
        },
        arms.surges,
      ),
    })),
  );
  ODDS.set(key, odds);
  return odds;
}

/** A weapon's surges never change: one key for each list. */
const SURGE_KEYS = new WeakMap<readonly Surge[], string>();

function keyOf(surges: readonly Surge[]): string {
  let key = SURGE_KEYS.get(surges);
  if (key === undefined) {
    key = JSON.stringify(surges);
    SURGE_KEYS.set(surges, key);
  }
  return key;
}

/** What is on the table before it is spent; `short` is the range that is lacking. */
export interface Pool {
  readonly damage: number;
  readonly short: number;
  readonly surges: number;
  readonly power: number;
}

/** The damage that comes of it: range first, by surges that buy it and then by power; nothing where it falls short. */
export function spend(pool: Pool, surges: readonly Surge[]): number {
  let { short, surges: left } = pool;
  const forRange = surges.find(({ effect }) => effect.kind === 'range');
  while (short > 0 && forRange !== undefined && left >= forRange.surges) {
    left -= forRange.surges;
    short -= forRange.effect.kind === 'range' ? forRange.effect.count : 0;
  }
  const rest = pool.power - Math.max(0, short);
  if (rest < 0) return 0;
  let bought = 0;
  for (const { surges: cost, effect } of surges) {
    const worth = damageOf(effect);
    if (worth > 0 && cost > 0) bought = Math.max(bought, Math.floor(left / cost) * worth);
  }
  return pool.damage + rest + bought;
}

function damageOf(effect: Surge['effect']): number {
  if (effect.kind === 'damage' || effect.kind === 'pierce') return effect.count;
  return effect.kind === 'damage-and-pierce' ? effect.damage + effect.pierce : 0;
}

function atLeast(dealt: readonly { readonly damage: number; readonly chance: number }[]): Odds {
  const odds: number[] = [];
  for (const { damage, chance } of dealt)
    for (let least = 0; least <= damage; least++) odds[least] = (odds[least] ?? 0) + chance;
  return odds;
}

/** The mean of what is dealt beyond armor, and no more than there is to lose. */
export function woundsBeyond(odds: Odds, armor: number, left = Infinity): number {
  let sum = 0;
  for (let damage = armor + 1; damage < odds.length && damage <= armor + left; damage++)
    sum += odds[damage] ?? 0;
  return sum;
}

/** How likely so many wounds go through. */
export const chanceOf = (odds: Odds, armor: number, wounds: number): number => odds[armor + wounds] ?? 0;

/** How likely a throw of so many black dice more brings what is on the table to some damage. */
export function chanceWith(pool: Pool, surges: readonly Surge[], dice: number, wanted: number): number {
  const black = Array.from({ length: dice }, (): DieColour => 'black');
  let chance = 0;
  for (const more of sumsOf(black)) {
    const all = { ...pool, surges: pool.surges + more.surges, power: pool.power + more.power };
    if (spend(all, surges) >= wanted) chance += more.chance;
  }
  return chance;
}
