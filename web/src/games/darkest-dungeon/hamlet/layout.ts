import { BUILDINGS, type BuildingId, SERVICES, TRINKET_PRICES } from '@tenebrae/darkest-dungeon/data';
import { type Hamlet, isUpgradable, type View } from '../view.ts';

/** The picture of the Hamlet: how large, where each building has its doorstep, half a plate, and where Heroes wait. */
export interface TownPlan {
  readonly width: number;
  readonly height: number;
  /** Half the width of a plate. */
  readonly plate: number;
  readonly doorsteps: Readonly<Record<BuildingId, readonly [number, number]>>;
  readonly waiting: readonly (readonly [number, number])[];
}

export const WIDE: TownPlan = {
  width: 852,
  height: 722,
  plate: 88,
  doorsteps: {
    'abbey': [146, 396],
    'guild': [426, 372],
    'blacksmith': [706, 396],
    'tavern': [146, 536],
    'graveyard': [426, 512],
    'sanitarium': [706, 536],
    'survivalist': [146, 676],
    'nomad-wagon': [426, 652],
    'stagecoach': [706, 676],
  },
  waiting: [
    [286, 446],
    [566, 446],
    [286, 502],
    [566, 502],
  ],
};

/** On a phone held in landscape there is hardly any sky. */
export const LOW: TownPlan = {
  width: 600,
  height: 474,
  plate: 80,
  doorsteps: {
    'abbey': [100, 172],
    'guild': [300, 172],
    'blacksmith': [500, 172],
    'tavern': [100, 302],
    'graveyard': [300, 302],
    'sanitarium': [500, 302],
    'survivalist': [100, 432],
    'nomad-wagon': [300, 432],
    'stagecoach': [500, 432],
  },
  waiting: [
    [200, 244],
    [400, 244],
    [200, 374],
    [400, 374],
  ],
};

/** On a phone the houses stand close together, and the sky is low. */
export const TALL: TownPlan = {
  width: 520,
  height: 560,
  plate: 80,
  doorsteps: {
    'abbey': [88, 232],
    'guild': [260, 232],
    'blacksmith': [432, 232],
    'tavern': [88, 370],
    'graveyard': [260, 370],
    'sanitarium': [432, 370],
    'survivalist': [88, 508],
    'nomad-wagon': [260, 508],
    'stagecoach': [432, 508],
  },
  waiting: [
    [174, 306],
    [346, 306],
    [174, 444],
    [346, 444],
  ],
};

/** From the sky down, so that what is nearer is drawn over what is behind. */
export const FROM_BEHIND: readonly BuildingId[] = BUILDINGS.toSorted(
  (one, other) => WIDE.doorsteps[one][1] - WIDE.doorsteps[other][1],
);

/** What the plate of a building says under its name. */
export type Sign =
  | { readonly kind: 'caretaker' | 'closed' }
  | { readonly kind: 'guests'; readonly heroes: readonly string[] }
  | { readonly kind: 'price'; readonly gold: number }
  | { readonly kind: 'stock' | 'waiting'; readonly count: number }
  | { readonly kind: 'open' };

export const isClosed = ({ caretaker, closed, closedToday }: Hamlet, building: BuildingId): boolean =>
  caretaker === building || closed.includes(building) || closedToday.includes(building);

export const guestsOf = ({ visits }: Hamlet, building: BuildingId): string[] =>
  visits.filter(visit => visit.building === building).map(({ hero }) => hero);

export function signOf(view: View, hamlet: Hamlet, building: BuildingId): Sign {
  if (hamlet.caretaker === building) return { kind: 'caretaker' };
  if (isClosed(hamlet, building)) return { kind: 'closed' };
  const heroes = guestsOf(hamlet, building);
  if (heroes.length > 0) return { kind: 'guests', heroes };
  if (building === 'stagecoach') return { kind: 'waiting', count: view.campaign.waiting };
  if (building === 'nomad-wagon' && hamlet.wagon !== null)
    return { kind: 'stock', count: hamlet.wagon.length };
  const gold = cheapest(view, building);
  return gold === null ? { kind: 'open' } : { kind: 'price', gold };
}

/** The least that a visit costs, as the list of the building's Level says. */
function cheapest({ campaign }: View, building: BuildingId): number | null {
  if (building === 'nomad-wagon') return TRINKET_PRICES[0];
  if (
    building !== 'abbey' &&
    building !== 'sanitarium' &&
    building !== 'tavern' &&
    building !== 'survivalist'
  )
    return null;
  const services = SERVICES[building][campaign.buildings[building] - 1] ?? [];
  return services.length === 0 ? null : Math.min(...services.map(({ gold }) => gold));
}

export const levelOf = ({ campaign }: View, building: BuildingId): number | null =>
  isUpgradable(building) ? campaign.buildings[building] : null;
