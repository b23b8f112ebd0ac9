import type { Weapon } from '../data/item-card.ts';
import type { Dice, Skillfulness } from '../data/numbers.ts';
import type { Accursed, AccursedTurn, Item, State } from '../state.ts';
import type { Blow } from './attack.ts';
import { meleeOf, rangedOf } from './profile.ts';
import { hasTalent, isEquipped, itemCard, sumOf } from './sources.ts';

type WeaponKind = Weapon['kind'];

/** An equipped weapon. */
interface Wielded {
  readonly item: Item;
  readonly weapon: Weapon;
}

/** Someone ready to strike: what it holds, what it has done this turn, and its numbers. */
interface Striker {
  readonly state: State;
  readonly accursed: Accursed;
  readonly wielded: readonly Wielded[];
  readonly made: AccursedTurn['made'];
  readonly melee: Skillfulness;
  readonly ranged: Skillfulness;
}

/** DL-ATK-02, DL-EQP-17, DL-DUA-01, DL-UNA-01: the ways it can strike with what is equipped, its number of attacks left considered. */
export function blowsOf(state: State, accursed: Accursed): Blow[] {
  const wielded = weaponsOf(accursed);
  const made = attacksMade(state, accursed);
  const [melee, ranged] = [meleeOf(state, accursed), rangedOf(state, accursed)];
  const striker: Striker = { state, accursed, wielded, made, melee, ranged };
  const blows: Blow[] = [];
  for (let at = 0; at < wielded.length; at++) {
    const one = wielded[at] as Wielded;
    if (!isSameAsEarlier(wielded, at) && isLeft(striker, one.weapon.kind, one.item))
      blows.push(weaponBlow(striker, one));
  }
  const pair = pairOf(wielded);
  if (pair !== null && mayDualWield(striker, pair[0].weapon.kind)) blows.push(dualBlow(striker, pair));
  if (isLeft(striker, 'melee', null)) blows.push(unarmedBlow(striker));
  return blows;
}

function weaponsOf(accursed: Accursed): Wielded[] {
  const wielded: Wielded[] = [];
  for (const item of accursed.items) {
    const { weapon } = itemCard(item);
    if (weapon !== undefined && isEquipped(item)) wielded.push({ item, weapon });
  }
  return wielded;
}

/** Two cards of a name strike alike: they are offered once. */
function isSameAsEarlier(wielded: readonly Wielded[], at: number): boolean {
  const { item, weapon } = wielded[at] as Wielded;
  if (weapon.attacks !== undefined) return false;
  for (let before = 0; before < at; before++) {
    const { item: other } = wielded[before] as Wielded;
    if (other.id === item.id && other.smithed === item.smithed) return true;
  }
  return false;
}

/** DL-DUA-01: a one-handed weapon in each hand, both melee or both ranged. */
function pairOf(wielded: readonly Wielded[]): readonly [Wielded, Wielded] | null {
  if (wielded.length < 2) return null;
  const [one, other] = wielded.filter(({ item }) => itemCard(item).slot === 'hand');
  return one !== undefined && other !== undefined && one.weapon.kind === other.weapon.kind
    ? [one, other]
    : null;
}

// The number of attacks.

/** DL-ATK-11: what it has made in this turn. */
export const attacksMade = ({ phase }: State, accursed: Accursed): AccursedTurn['made'] =>
  phase.kind === 'accursed-turn' && phase.turn.who === accursed.id ? phase.turn.made : [];

/**
 * DL-ATK-04, DL-ATK-11, DL-ATK-15, DL-EQP-17, DL-DUA-05: whether one more attack with this weapon is left: each weapon pays first
 * with what it gives for itself, the rest comes out of the Accursed's own number. A Dual Wield in this turn takes what weapons give.
 */
function isLeft(striker: Striker, kind: WeaponKind, weapon: Item | null): boolean {
  // The one to be made, and those made before with as many weapons as they were.
  const singles: number[] = weapon === null ? [] : [weapon.copy];
  let own = weapon === null ? 1 : 0;
  let isBare = false;
  for (const one of striker.made) {
    if (one.dual) isBare = true;
    if (one.kind !== kind) continue;
    const [only] = one.weapons;
    if (one.weapons.length === 1 && only !== undefined) singles.push(only);
    else own += 1;
  }
  for (let at = 0; at < singles.length; at++) {
    const copy = singles[at] as number;
    if (singles.indexOf(copy) < at) continue;
    const given = isBare ? 0 : givenBy(striker, copy);
    own += Math.max(0, timesIn(singles, copy) - given);
  }
  return own <= striker[kind].attacks;
}

function timesIn(copies: readonly number[], copy: number): number {
  let times = 0;
  for (const one of copies) if (one === copy) times += 1;
  return times;
}

const givenBy = ({ wielded }: Striker, copy: number): number =>
  wielded.find(({ item }) => item.copy === copy)?.weapon.attacks ?? 0;

/** DL-DUA-05: not when a weapon's additional attack was made, nor when its own attacks are used up. */
function mayDualWield(striker: Striker, kind: WeaponKind): boolean {
  const count = (of: WeaponKind) => striker.made.filter(one => one.kind === of).length;
  const other = kind === 'melee' ? 'ranged' : 'melee';
  return count(kind) < striker[kind].attacks && count(other) <= striker[other].attacks;
}

// What strikes.

/** DL-ATK-03, DL-ATK-12. */
const weaponBlow = (striker: Striker, one: Wielded): Blow =>
  newBlow(striker, one.weapon.kind, {
    name: one.item.id,
    damage: [diceOf(one)],
    modifier: one.weapon.toHit ?? 0,
    criticalDamage: one.weapon.criticalDamage ?? 0,
    cleave: one.weapon.cleave === true,
    range: reachOf(striker, one.weapon),
    items: [one.item],
  });

/** DL-DUA-02, DL-DUA-03, DL-DUA-05, DL-DUA-06: one attack with both; of two penalties the worse counts, bonuses add up. */
function dualBlow(striker: Striker, pair: readonly [Wielded, Wielded]): Blow {
  const [{ weapon: one }, { weapon: other }] = pair;
  const modifiers = [one.toHit ?? 0, other.toHit ?? 0];
  const penalty = Math.min(0, ...modifiers);
  const bonus = modifiers.reduce((sum, modifier) => sum + Math.max(0, modifier), 0);
  const forBoth = hasTalent(striker.accursed, 'dual-wields-freely') ? 0 : DUAL_WIELD;
  return newBlow(striker, one.kind, {
    name: 'dual-wield',
    damage: pair.map(diceOf),
    modifier: forBoth + penalty + bonus,
    criticalDamage: (one.criticalDamage ?? 0) + (other.criticalDamage ?? 0),
    cleave: false,
    range: Math.min(reachOf(striker, one), reachOf(striker, other)),
    items: pair.map(({ item }) => item),
  });
}

/** DL-UNA-01. */
const unarmedBlow = (striker: Striker): Blow => newBlow(striker, 'melee', BARE_HANDS);

/** DL-DUA-02. */
const DUAL_WIELD = -1;
/** DL-UNA-01. */
const BARE_HANDS = {
  name: 'unarmed',
  damage: [[1, 3]],
  modifier: -1,
  criticalDamage: 0,
  cleave: false,
  range: 1,
  items: [],
} as const;

/** What tells one blow of an Accursed from another. */
type Strike = Pick<Blow, 'name' | 'damage' | 'modifier' | 'criticalDamage' | 'cleave' | 'range' | 'items'>;

/** DL-ATK-08, DL-ATK-14: Strength and the Melee value, or Perception and the Ranged one. Written out, for it is made very often. */
const newBlow = (striker: Striker, kind: WeaponKind, strike: Strike): Blow => ({
  kind,
  name: strike.name,
  damage: strike.damage,
  wounds: null,
  adds: kind === 'melee' ? 'strength' : 'perception',
  toHit: striker[kind].toHit,
  modifier: strike.modifier,
  criticalDamage: strike.criticalDamage,
  cleave: strike.cleave,
  range: strike.range,
  items: strike.items,
  dual: strike.items.length > 1,
});

/** The smith adds 1 to the damage. */
function diceOf({ item, weapon }: Wielded): Dice {
  const [count, sides, plus = 0] = weapon.damage;
  return [count, sides, item.smithed ? plus + 1 : plus];
}

const reachOf = ({ state, accursed }: Striker, weapon: Weapon): number =>
  weapon.kind === 'melee' ? (weapon.reach ?? 1) : (weapon.range ?? 1) + sumOf(state, accursed, 'weaponRange');
