import { DICE, type DieColour, type PowerFace } from '../src/data/dice.ts';
import { powerFace } from '../src/rules/dice.ts';

/** A face as the ledger writes it: `3/1/1` is range/damage/surges, `X` the miss; of black dice `enh`, `surge`, `blank`. */
export type Written = `${number}/${number}/${number}` | 'X' | 'enh' | 'surge' | 'blank';

/** The number of such a face on a die of this colour, for a script. */
export function faceNumber(colour: DieColour, written: Written): number {
  const at = DICE[colour].findIndex(face => {
    if (written === 'enh') return face.power === 1;
    if (written === 'surge') return colour === 'black' && face.surges === 1;
    if (written === 'blank') return colour === 'black' && face.power === 0 && face.surges === 0;
    if (face.miss || face.power > 0) return face.miss && written === 'X';
    return written === `${face.range}/${face.damage}/${face.surges}`;
  });
  if (at < 0) throw new Error(`a ${colour} die has no face ${written}`);
  return at + 1;
}

/** The faces of an attack roll: `faces(['red', '1/3/0'], ['green', '0/2/1'])`. */
export const faces = (...dice: readonly (readonly [DieColour, Written])[]): number[] =>
  dice.map(([colour, written]) => faceNumber(colour, written));

/** The faces of black dice: `power('surge', 'blank')`. */
export const power = (...wanted: readonly (PowerFace | 'enh')[]): number[] =>
  wanted.map(name => {
    const at = DICE.black.findIndex(
      (_, place) => powerFace(place + 1) === (name === 'enh' ? 'enhancement' : name),
    );
    return at + 1;
  });
