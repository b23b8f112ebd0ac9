import type { Standing } from './standing.ts';
import { ANY_ATTACK } from './standing.ts';

/** Traits and skill decks go in the order melee/fighting, ranged/subterfuge, magic/wizardry. */
export interface HeroSheet {
  readonly conquest: 2 | 3 | 4;
  readonly wounds: number;
  readonly fatigue: number;
  readonly armor: number;
  readonly speed: number;
  readonly traits: readonly [number, number, number];
  readonly skills: readonly [number, number, number];
  readonly standing: readonly Standing[];
  /** What the sheet does beyond `standing` is in effects/heroes.ts. */
  readonly code: boolean;
}

/**
 * The 20 hero sheets (DJ-SET-05, DJ-SET-08). Figures from two public transcriptions; conquest of grey-ker, lyssa,
 * ronan-of-the-wild, trenloe-the-strong and vyrah-the-falconer is ours and may be tuned.
 */
export const HEROES = {
  'andira-runehand': sheet(3, 12, 5, 1, 5, [0, 0, 3], [0, 0, 3], [], true),
  'battlemage-jaes': sheet(4, 12, 4, 2, 4, [1, 0, 2], [1, 0, 2], [], true),
  'bogran-the-shadow': sheet(2, 8, 4, 1, 5, [0, 2, 1], [1, 2, 0], [], true),
  'grey-ker': sheet(3, 12, 5, 1, 4, [0, 3, 0], [0, 2, 1], [], true),
  'ispher': sheet(3, 12, 4, 0, 5, [1, 2, 0], [1, 2, 0], [{ kind: 'immune', to: ['poison'] }], true),
  'landrec-the-wise': sheet(
    2,
    12,
    5,
    0,
    3,
    [0, 0, 3],
    [0, 1, 2],
    [{ kind: 'free-surges', on: ANY_ATTACK, count: 2 }],
    false,
  ),
  'lyssa': sheet(2, 8, 5, 1, 5, [1, 1, 1], [2, 1, 0], [], true),
  'mad-carthos': sheet(
    2,
    8,
    3,
    1,
    4,
    [0, 0, 3],
    [0, 0, 3],
    [{ kind: 'damage', on: ['magic'], count: 2 }],
    false,
  ),
  'mordrog': sheet(4, 16, 3, 2, 3, [3, 0, 0], [3, 0, 0], [], true),
  'one-fist': sheet(4, 12, 3, 2, 4, [2, 1, 0], [1, 2, 0], [], true),
  'red-scorpion': sheet(3, 12, 4, 1, 4, [1, 1, 1], [1, 1, 1], [], true),
  'ronan-of-the-wild': sheet(3, 12, 4, 1, 5, [1, 2, 0], [1, 2, 0], [], false),
  'runewitch-astarra': sheet(2, 12, 5, 0, 5, [0, 0, 3], [0, 0, 3], [], true),
  'silhouette': sheet(3, 12, 5, 1, 5, [0, 3, 0], [0, 3, 0], [], true),
  'sir-valadir': sheet(3, 16, 3, 1, 4, [3, 0, 0], [3, 0, 0], [], true),
  'spiritspeaker-mok': sheet(2, 12, 4, 0, 4, [1, 0, 2], [1, 0, 2], [{ kind: 'card-cost', count: 1 }], false),
  'steelhorns': sheet(3, 16, 3, 1, 4, [3, 0, 0], [3, 0, 0], [], true),
  'trenloe-the-strong': sheet(4, 16, 3, 2, 3, [3, 0, 0], [3, 0, 0], [], true),
  'varikas-the-dead': sheet(4, 16, 4, 2, 3, [2, 0, 1], [2, 0, 1], [], true),
  'vyrah-the-falconer': sheet(3, 12, 4, 1, 4, [0, 2, 1], [1, 2, 0], [], false),
} as const satisfies Record<string, HeroSheet>;
export type HeroId = keyof typeof HEROES;
export const HERO_IDS = Object.keys(HEROES) as HeroId[];

type CodeOf<Table> = {
  [Id in keyof Table]: Table[Id] extends { readonly code: true } ? Id : never;
}[keyof Table];
/** The sheets whose ability is code. */
export type CodedHeroId = CodeOf<typeof HEROES>;

function sheet<const Coded extends boolean>(
  conquest: 2 | 3 | 4,
  wounds: number,
  fatigue: number,
  armor: number,
  speed: number,
  traits: readonly [number, number, number],
  skills: readonly [number, number, number],
  standing: readonly Standing[],
  code: Coded,
): HeroSheet & { readonly code: Coded } {
  return { conquest, wounds, fatigue, armor, speed, traits, skills, standing, code };
}

/** DJ-FAM: familiars and their speed; Pico is a companion and no familiar (DJ-FAM-12). */
export const FAMILIARS = {
  boggs: { speed: 4, carries: false },
  mata: { speed: 6, carries: true },
  kata: { speed: 6, carries: true },
  skye: { speed: 5, carries: false },
} as const satisfies Record<string, { speed: number; carries: boolean }>;
export type FamiliarId = keyof typeof FAMILIARS;
