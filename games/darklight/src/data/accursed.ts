import type { Attribute, Bonus, Skillfulness } from './numbers.ts';
import type { StartingItemId } from './items.ts';
import type { SpellId } from './spells.ts';

/** DL-ATR-12: the skill deck an Accursed learns from. */
export const CLASSES = ['warrior', 'witchcraft', 'exorcism', 'stalker'] as const;
export type AccursedClass = (typeof CLASSES)[number];

/** DL-ACC-01: the side of a Dashboard has no effect. */
export const DASHBOARD_SIDES = ['female', 'male'] as const;
export type DashboardSide = (typeof DASHBOARD_SIDES)[number];

export interface Dashboard extends Bonus {
  readonly class: AccursedClass;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly initiative: number;
  readonly movement: number;
  readonly health: number;
  readonly sanity: number;
  readonly melee: Skillfulness;
  readonly ranged: Skillfulness;
  /** How many consumables it carries (DL-ACC-16). */
  readonly belt: number;
  /** DL-ACC-06; an item may be there twice. */
  readonly equipment: readonly StartingItemId[];
  /** DL-ACC-15: consumable tokens freely chosen at the start. */
  readonly consumables: number;
  /** DL-ACC-07. */
  readonly spells: readonly SpellId[];
  /** DL-SRV-34: spells it may know, over (or under) its Mind. */
  readonly spellsOverMind: number;
  /** The Dashboard's own rule needs code: effects/dashboards.ts. */
  readonly coded?: true;
}

/**
 * Level 1. Printed: class, Strength, Movement and Melee of the Black Knight, Mind of the Blood Witch and her two spells,
 * Charisma of the Exorcist; all else is ours and may be tuned.
 */
export const ACCURSED = {
  'black-knight': {
    class: 'warrior',
    attributes: { strength: 4, perception: 2, mind: 2, charisma: 2, agility: 3, endurance: 4 },
    initiative: 3,
    movement: 4,
    health: 18,
    sanity: 8,
    melee: { attacks: 2, toHit: 4 },
    ranged: { attacks: 1, toHit: 5 },
    belt: 3,
    equipment: ['broken-sword', 'dented-shield', 'rusted-cuirass'],
    consumables: 1,
    spells: [],
    spellsOverMind: -2,
    coded: true,
  },
  'blood-witch': {
    class: 'witchcraft',
    attributes: { strength: 2, perception: 3, mind: 4, charisma: 3, agility: 3, endurance: 3 },
    initiative: 4,
    movement: 4,
    health: 14,
    sanity: 7,
    melee: { attacks: 1, toHit: 5 },
    ranged: { attacks: 1, toHit: 5 },
    belt: 3,
    equipment: ['cursed-skull', 'sacrificial-dagger', 'tattered-robes'],
    consumables: 1,
    spells: ['sphere-of-hate', 'sanguine-mend'],
    spellsOverMind: 1,
  },
  'exorcist': {
    class: 'exorcism',
    attributes: { strength: 3, perception: 2, mind: 3, charisma: 3, agility: 2, endurance: 3 },
    initiative: 2,
    movement: 4,
    health: 16,
    sanity: 9,
    melee: { attacks: 1, toHit: 4 },
    ranged: { attacks: 1, toHit: 5 },
    belt: 3,
    equipment: ['libro-veritas', 'iron-censers', 'pilgrim-flail', 'vestments'],
    consumables: 1,
    spells: [],
    spellsOverMind: -2,
  },
  'outcast': {
    class: 'stalker',
    attributes: { strength: 3, perception: 4, mind: 2, charisma: 2, agility: 4, endurance: 3 },
    initiative: 5,
    movement: 5,
    health: 15,
    sanity: 7,
    melee: { attacks: 1, toHit: 4 },
    ranged: { attacks: 2, toHit: 4 },
    belt: 4,
    equipment: ['recurve-bow', 'hooked-knife', 'hooked-knife', 'hide-jerkin'],
    consumables: 1,
    spells: [],
    spellsOverMind: -2,
    gives: { perceptionDice: 1, agilityDice: 1 },
  },
} as const satisfies Record<string, Dashboard>;
export type AccursedId = keyof typeof ACCURSED;
