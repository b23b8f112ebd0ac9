import { type AreaMonster, type Hero, seatColour, type View } from './view.ts';

/** How somebody looks: the face, the shape of the base, the seat whose colour it has, the spaces it covers. */
export interface FigureLook {
  /** The name of its picture. */
  readonly face: string;
  readonly shape: 'hero' | 'monster' | 'master' | 'friend';
  readonly seat: number;
  readonly wide: number;
  readonly high: number;
}

const SMALL = { wide: 1, high: 1 } as const;

export const heroLook = (view: View, hero: Pick<Hero, 'id' | 'monkey'>): FigureLook => ({
  face: hero.monkey.timer > 0 ? 'monkey' : hero.id,
  shape: 'hero',
  seat: seatColour(view, hero),
  ...SMALL,
});

/** Lies as it does on the board, or as one space for a portrait. */
export const monsterLook = (
  { kind, rank, named, mimic }: Omit<AreaMonster, 'place'> & { readonly mimic?: unknown },
  lay: { readonly wide: number; readonly high: number } = SMALL,
): FigureLook => ({
  face: mimic !== undefined && mimic !== null ? 'mimic' : kind,
  shape: rank === 'master' || named !== null ? 'master' : 'monster',
  seat: 0,
  wide: lay.wide,
  high: lay.high,
});

export const friendLook = (view: View, id: string, owner: Pick<Hero, 'id'> | null): FigureLook => ({
  face: id,
  shape: 'friend',
  seat: owner === null ? 5 : seatColour(view, owner),
  ...SMALL,
});

export const OVERLORD_LOOK: FigureLook = { face: 'overlord', shape: 'hero', seat: 0, ...SMALL };

export const isSameLook = (one: FigureLook, other: FigureLook): boolean =>
  (Object.keys(one) as (keyof FigureLook)[]).every(key => one[key] === other[key]);
