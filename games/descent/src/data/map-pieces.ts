import type { QuarterTurns } from '@tenebrae/board';

export interface MapPiece {
  readonly kind: 'room' | 'corridor' | 'intersection' | 'dead-end';
  readonly copies: number;
  /** `.` is a space. */
  readonly spaces: readonly string[];
}

/** The 61 map pieces; kinds and totals are printed, how many there are of each size is ours and may be tuned. */
export const MAP_PIECES = {
  'room-4x4': { kind: 'room', copies: 4, spaces: ['....', '....', '....', '....'] },
  'room-4x6': { kind: 'room', copies: 4, spaces: ['......', '......', '......', '......'] },
  'room-6x6': {
    kind: 'room',
    copies: 2,
    spaces: ['......', '......', '......', '......', '......', '......'],
  },
  'corridor-2x2': { kind: 'corridor', copies: 11, spaces: ['..', '..'] },
  'corridor-2x4': { kind: 'corridor', copies: 9, spaces: ['....', '....'] },
  'corridor-2x6': { kind: 'corridor', copies: 5, spaces: ['......', '......'] },
  'cross': { kind: 'intersection', copies: 2, spaces: [' .. ', '....', '....', ' .. '] },
  't-junction': { kind: 'intersection', copies: 2, spaces: ['    ', '....', '....', ' .. '] },
  'bend': { kind: 'intersection', copies: 2, spaces: ['    ', '... ', '... ', ' .. '] },
  'dead-end': { kind: 'dead-end', copies: 20, spaces: ['..'] },
} as const satisfies Record<string, MapPiece>;
export type MapPieceId = keyof typeof MAP_PIECES;

/** How a piece lies: its top left space as it lies, and how often it is turned clockwise by a right angle. */
export interface LaidPiece {
  readonly piece: MapPieceId;
  readonly at: readonly [column: number, row: number];
  readonly turns: QuarterTurns;
}
