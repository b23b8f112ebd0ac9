import { kept, type Option } from '@tenebrae/kernel';
import type { BuildingId } from '../data/buildings.ts';
import type { HeroId } from '../data/heroes.ts';
import { hamletSkillOptions, type HamletSkillOption } from '../effects/hamlet-skills.ts';
import type { Hero, State } from '../state.ts';
import { openBuildings } from './buildings.ts';
import { hamletOf, heroesInOrder } from './figures.ts';
import { type UpgradeOption, upgradeOptions } from './upgrades.ts';

/** What a Hero may do with a day, and what may be changed before it. */
export type DayOption =
  | (Option & { readonly does: 'visit'; readonly building: BuildingId })
  | HamletSkillOption
  | (Option & { readonly does: 'idle' | 'rearrange' })
  | UpgradeOption
  | (Option & { readonly does: 'swap'; readonly hero: HeroId });

/** DD-HAM-17: the foremost Hero who has not spent the day; nobody when it is over. */
export function nextToSpend(state: State): Hero | undefined {
  const { done, dayOver } = hamletOf(state);
  if (dayOver) return undefined;
  for (const hero of heroesInOrder(state)) if (!done.includes(hero.id)) return hero;
  return undefined;
}

/** DD-HAM-18 to DD-HAM-22: a building, a Hamlet Skill or nothing; before that any free change, one at a time. */
export function dayOptions(state: State, hero: Hero): DayOption[] {
  const options: DayOption[] = [];
  for (const building of openBuildings(state, hero)) options.push(visitOption(building));
  // Who must be at the Graveyard has no other way to spend the day.
  if (hamletOf(state).mourner !== hero.id) {
    for (const option of hamletSkillOptions(state, hero)) options.push(option);
    options.push(idleOption(hero.id));
  }
  for (const option of upgradeOptions(state)) options.push(option);
  const heroes = heroesInOrder(state);
  if (heroes.length > 1) options.push(REARRANGE);
  for (const { id } of heroes) options.push(swapOption(id));
  return options;
}

const REARRANGE: DayOption = { id: 'rearrange', does: 'rearrange', on: ['tracker:heroes'] };
const idleOption = kept((hero: HeroId): DayOption => ({ id: 'idle', does: 'idle', about: { hero } }));

const visitOption = kept(
  (building: BuildingId): DayOption => ({
    id: `visit:${building}`,
    does: 'visit',
    building,
    about: { building },
    on: [`building:${building}`],
  }),
);

const swapOption = kept(
  (hero: HeroId): DayOption => ({
    id: `swap:${hero}`,
    does: 'swap',
    hero,
    about: { hero },
    on: [`figure:${hero}`],
  }),
);
