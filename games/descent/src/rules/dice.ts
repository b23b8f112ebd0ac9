import { roll, type Rule, type RuleId, type Seat, type TextId } from '@tenebrae/kernel';
import { DICE, type DieColour, type Face, type PowerFace, SIDES_OF_A_DIE } from '../data/dice.ts';
import type { RolledDie } from '../state.ts';

/** DJ-ATK-06, DJ-ATK-08: rolls dice of an attack together. */
export function* rollDice(
  what: TextId,
  colours: readonly DieColour[],
  rule: RuleId,
  seat: Seat,
  added = false,
): Rule<RolledDie[]> {
  const faces = yield* roll(what, sidesOf(colours.length), rule, { kinds: colours, seat });
  const dice: RolledDie[] = [];
  for (let place = 0; place < colours.length; place++)
    dice.push({ colour: colours[place] as DieColour, face: faces[place] ?? 1, added });
  return dice;
}

/** By number of dice, made once. */
const SIDES: (readonly number[])[] = [];
const sidesOf = (count: number): readonly number[] =>
  (SIDES[count] ??= Array.from({ length: count }, () => SIDES_OF_A_DIE));

/** DJ-DIC-04: black dice against a trap or an effect; the limit of five is for attacks only (DJ-DIC-06). */
export function* rollPower(what: TextId, count: number, rule: RuleId, seat: Seat): Rule<PowerFace[]> {
  const black = Array.from({ length: count }, (): DieColour => 'black');
  const dice = yield* rollDice(what, black, rule, seat);
  return dice.map(({ face }) => powerFace(face));
}

export const faceOf = ({ colour, face }: RolledDie): Face => DICE[colour][face - 1] as Face;

export function powerFace(face: number): PowerFace {
  const { power, surges } = DICE.black[face - 1] as Face;
  if (power > 0) return 'enhancement';
  return surges > 0 ? 'surge' : 'blank';
}

/** DJ-ATK-09: any miss face is enough. */
export const showsMiss = (dice: readonly RolledDie[]): boolean => dice.some(die => faceOf(die).miss);

/** DJ-ATK-10, DJ-ATK-19, DJ-DIC-05: what all dice show together. */
export function sumOfDice(dice: readonly RolledDie[]): Omit<Face, 'miss'> {
  const sum = { range: 0, damage: 0, surges: 0, power: 0 };
  for (const die of dice) {
    const { range, damage, surges, power } = faceOf(die);
    sum.range += range;
    sum.damage += damage;
    sum.surges += surges;
    sum.power += power;
  }
  return sum;
}

export const countFaces = (faces: readonly PowerFace[], wanted: PowerFace): number =>
  faces.filter(face => face === wanted).length;
