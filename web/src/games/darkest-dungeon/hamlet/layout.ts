import { BUILDINGS, type BuildingId, SERVICES, TRINKET_PRICES } from '@tenebrae/darkest-dungeon/data';
import { type Hamlet, isUpgradable, type View } from '../view.ts';

export const WIDTH = 852;
export const HEIGHT = 722;

/** Where each building stands: its doorstep. */
export const DOORSTEPS: Readonly<Record<BuildingId, readonly [number, number]>> = {
  'abbey': [146, 396],
  'guild': [426, 372],
  'blacksmith': [706, 396],
  'tavern': [146, 536],
  'graveyard': [426, 512],
  'sanitarium': [706, 536],
  'survivalist': [146, 676],
  'nomad-wagon': [426, 652],
  'stagecoach': [706, 676],
};

/** From the sky down, so that what is nearer is drawn over what is behind. */
export const FROM_BEHIND: readonly BuildingId[] = BUILDINGS.toSorted(
  (one, other) => DOORSTEPS[one][1] - DOORSTEPS[other][1],
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
