import { ask, type Option, PASS, type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { type BuildingId, BUILDINGS } from '../data/buildings.ts';
import { HERO_LEVEL_PRICE, SKILL_LEVEL_PRICE, UPGRADES_A_VISIT } from '../data/limits.ts';
import { rosterOf } from '../data/skills.ts';
import { LEVELS } from '../data/stances.ts';
import type { Hamlet, Hero, State } from '../state.ts';
import { isClosed } from './caretaker.ts';
import { hamletOf, heroIfIn } from './figures.ts';
import { canForge, forge } from './forge.ts';
import { canPay } from './gold.ts';
import { buyUpgrades } from './levelling.ts';
import { isThreatened } from './modifiers.ts';
import { gainVirtue } from './resolve.ts';
import { hasService, isServiceBuilding, takeService } from './services.ts';
import { canTrade, trade } from './wagon.ts';

/** DD-HAM-14, DD-HAM-16, DD-HAM-18, DD-HAM-25, DD-BLD-03: the buildings that a Hero may visit now. */
export function openBuildings(state: State, hero: Hero): BuildingId[] {
  const { mourner, barred, visits, done } = hamletOf(state);
  if (mourner === hero.id) return ['graveyard'];
  if (barred === hero.id) return [];
  // Ruling DD-HAM-10: the Graveyard is kept free for whoever must spend the day there.
  const isMourned = mourner !== null && !done.includes(mourner) && heroIfIn(state, mourner) !== undefined;
  const open: BuildingId[] = [];
  for (const id of BUILDINGS)
    if (
      !(isMourned && id === 'graveyard') &&
      !isClosed(state, id) &&
      !isVisited(visits, id) &&
      hasBusiness(state, hero, id)
    )
      open.push(id);
  return open;
}

function isVisited(visits: Hamlet['visits'], id: BuildingId): boolean {
  for (const { building } of visits) if (building === id) return true;
  return false;
}

/** Whether a Hero would get anything there. The Stagecoach is not visited. */
function hasBusiness(state: State, hero: Hero, building: BuildingId): boolean {
  if (isServiceBuilding(building)) return hasService(state, hero, building);
  switch (building) {
    case 'stagecoach':
      return false;
    case 'nomad-wagon':
      return canTrade(state, hero);
    case 'guild':
      return canTrain(state, hero);
    case 'blacksmith':
      return canForge(state, hero);
    case 'graveyard':
      return hero.resolve === null;
  }
}

/** DD-BLD-11: whether one upgrade at least could be paid for. */
function canTrain(state: State, hero: Hero): boolean {
  if (hero.level < LEVELS.length && isAffordable(state, hero, HERO_LEVEL_PRICE)) return true;
  return (
    isAffordable(state, hero, SKILL_LEVEL_PRICE) &&
    rosterOf(hero.id).some(skill => (hero.skills[skill] ?? 1) < LEVELS.length)
  );
}

const isAffordable = (state: State, hero: Hero, { xp, gold }: { xp: number; gold: number }): boolean =>
  hero.xp >= xp && canPay(state, gold);

/** DD-HAM-18, DD-HAM-19, DD-BLD-05 to DD-BLD-14: one visit. */
export function visit(table: Table<State>, hero: Hero, building: BuildingId): Rule {
  hamletOf(table.state).visits.push({ hero: hero.id, building });
  table.tell({ type: 'building-visited', rule: 'DD-HAM-18', hero: hero.id, building });
  if (isServiceBuilding(building)) return takeService(table, hero, building);
  switch (building) {
    case 'nomad-wagon':
      return trade(table, hero);
    case 'guild':
      return buyUpgrades(table, hero, UPGRADES_A_VISIT, true, 'DD-BLD-11');
    case 'blacksmith':
      return forge(table, hero);
    case 'graveyard':
      return mourn(table, hero);
    case 'stagecoach':
      throw new RuleBug('DD-BLD-03: the Stagecoach is not visited');
  }
}

/** DD-BLD-14: a random Virtue. Who must be there under a Threat may do without it, or gets none. */
function* mourn(table: Table<State>, hero: Hero): Rule {
  const { state } = table;
  if (hero.resolve !== null) return;
  if (hamletOf(state).mourner === hero.id) {
    if (isThreatened(state, 'necromancer-3-hamlet')) return;
    const options: Option[] = [{ id: 'mourn', on: [`figure:${hero.id}`] }, PASS];
    const about = { hero: hero.id };
    const { id } = yield* ask('use-graveyard', hero.seat, options, 'DD-BLD-14', { about });
    if (id === PASS.id) return;
  }
  yield* gainVirtue(table, hero, 'DD-BLD-14');
}
