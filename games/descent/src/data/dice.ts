/** The six colours of dice (DJ-DIC-01). Black dice are the power dice. */
export const DIE_COLOURS = ['red', 'blue', 'white', 'green', 'yellow', 'black'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

export interface Face {
  readonly range: number;
  readonly damage: number;
  readonly surges: number;
  /** Enhancements: each adds 1 range or 1 damage as the attacker likes (DJ-ATK-12). */
  readonly power: number;
  readonly miss: boolean;
}

type SixFaces = readonly [Face, Face, Face, Face, Face, Face];

const face = (range: number, damage: number, surges: number): Face => ({
  range,
  damage,
  surges,
  power: 0,
  miss: false,
});
const MISS: Face = { range: 0, damage: 0, surges: 0, power: 0, miss: true };
const ENHANCEMENT: Face = { ...MISS, power: 1, miss: false };
const SURGE: Face = face(0, 0, 1);
const BLANK: Face = face(0, 0, 0);

/** DJ-DIC-01 to DJ-DIC-05: the faces of each die, in the order of a roll's answers 1 to 6. */
export const DICE = {
  red: [MISS, face(0, 4, 0), face(1, 3, 0), face(1, 3, 1), face(2, 2, 0), face(2, 1, 1)],
  blue: [MISS, face(1, 2, 0), face(2, 2, 0), face(3, 1, 1), face(3, 1, 1), face(4, 0, 1)],
  white: [MISS, face(1, 3, 1), face(1, 3, 1), face(2, 2, 0), face(3, 1, 1), face(3, 1, 1)],
  green: [face(0, 3, 0), face(0, 3, 0), face(0, 2, 1), face(0, 2, 1), face(1, 2, 0), face(1, 1, 0)],
  yellow: [face(3, 0, 0), face(3, 0, 0), face(2, 0, 1), face(2, 0, 1), face(2, 1, 0), face(1, 1, 0)],
  black: [ENHANCEMENT, ENHANCEMENT, ENHANCEMENT, SURGE, SURGE, BLANK],
} as const satisfies Record<DieColour, SixFaces>;

export const SIDES_OF_A_DIE = 6;

/** DJ-DIC-04: what the faces of a black die are called where it is rolled against traps and effects. */
export const POWER_FACES = ['enhancement', 'surge', 'blank'] as const;
export type PowerFace = (typeof POWER_FACES)[number];
