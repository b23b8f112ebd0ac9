import { ask, type Rule, type Table } from '@tenebrae/kernel';
import type { BuildingId } from '../data/buildings.ts';
import { THREAT_NUMBERS } from '../data/threats.ts';
import type { Hero, State } from '../state.ts';
import { rollBuilding } from './caretaker.ts';
import { rollD10, rollForHero } from './dice.ts';
import { hamletOf, heroesInOrder, heroIfIn } from './figures.ts';
import { loseGold } from './gold.ts';
import { isThreatened } from './modifiers.ts';
import { sufferStress } from './stress.ts';
import { discardTrinket } from './trinkets.ts';

/** DD-HAM-10, DD-SET-12: what the Hamlet side of the Threat Card does at the start of a day. */
export function* startOfDayThreats(table: Table<State>): Rule {
  const { state } = table;
  const hamlet = hamletOf(state);
  if (hamlet.day === 1 && holdsWake(state)) yield* chooseMourner(table);
  if (isThreatened(state, 'fanatic-1-hamlet')) {
    const sheep = mostStressed(state);
    if (sheep !== undefined)
      yield* sufferStress(table, sheep, THREAT_NUMBERS['fanatic-1-hamlet'].stress, 'DD-HAM-10');
  }
  if (isThreatened(state, 'fanatic-3-hamlet')) yield* gatherMob(table);
}

const holdsWake = (state: State): boolean =>
  isThreatened(state, 'necromancer-2-hamlet') || isThreatened(state, 'necromancer-3-hamlet');

/** The Necromancer's Threats: the lowest d10 spends the first day at the Graveyard; of equals the foremost. */
function* chooseMourner(table: Table<State>): Rule {
  const { state } = table;
  let lowest = Number.POSITIVE_INFINITY;
  let mourner: Hero | undefined;
  for (const hero of heroesInOrder(state)) {
    const face = yield* rollForHero(table, hero, 'wake-roll', 'DD-HAM-10');
    if (face >= lowest) continue;
    lowest = face;
    mourner = hero;
  }
  if (mourner === undefined) return;
  hamletOf(state).mourner = mourner.id;
  table.tell({ type: 'mourner-chosen', rule: 'DD-HAM-10', hero: mourner.id, roll: lowest });
}

/** The Fanatic's third Threat: on a low roll the Hero with the most Stress may not visit a building today. */
function* gatherMob(table: Table<State>): Rule {
  const { state } = table;
  const face = yield* rollD10('mob-roll', 'DD-HAM-10');
  const hunted = mostStressed(state);
  if (face > THREAT_NUMBERS['fanatic-3-hamlet'].upTo || hunted === undefined) return;
  hamletOf(state).barred = hunted.id;
  table.tell({ type: 'hero-barred', rule: 'DD-HAM-10', hero: hunted.id });
}

/** Of equals the foremost. */
function mostStressed(state: State): Hero | undefined {
  const heroes = heroesInOrder(state);
  const most = Math.max(...heroes.map(({ stress }) => stress));
  return heroes.find(({ stress }) => stress === most);
}

/** DD-HAM-10: the Necromancer shuts the Graveyard, the Collector the Nomad Wagon. */
export const isShutByThreat = (state: State, building: BuildingId): boolean =>
  (building === 'graveyard' && isThreatened(state, 'necromancer-1-hamlet')) ||
  (building === 'nomad-wagon' && isThreatened(state, 'collector-1-hamlet'));

/** The Prophet's Threats: so much less Stress is recovered at the Tavern. */
export function tavernLoss(state: State): number {
  for (const threat of ['prophet-1-hamlet', 'prophet-2-hamlet', 'prophet-3-hamlet'] as const)
    if (isThreatened(state, threat)) return THREAT_NUMBERS[threat].less;
  return 0;
}

/** The Fanatic's second Threat: what removing Quirks costs besides. */
export const penance = (state: State): number =>
  isThreatened(state, 'fanatic-2-hamlet') ? THREAT_NUMBERS['fanatic-2-hamlet'].gold : 0;

/** The Collector's Threats at the end of a day: a d10 on the Caretaker's map; a building nobody has visited is safe. */
export function* nightVisit(table: Table<State>): Rule {
  const { state } = table;
  const takesTrinkets = isThreatened(state, 'collector-3-hamlet');
  if (!takesTrinkets && !isThreatened(state, 'collector-2-hamlet')) return;
  const building = yield* rollBuilding('night-visitor-roll', 'DD-HAM-10');
  const visited = hamletOf(state).visits.find(one => one.building === building);
  table.tell({ type: 'night-visitor-came', rule: 'DD-HAM-10', building, hero: visited?.hero ?? null });
  if (visited === undefined) return;
  if (!takesTrinkets) {
    loseGold(table, yield* rollD10('stolen-gold-roll', 'DD-HAM-10'), 'DD-HAM-10');
    return;
  }
  const hero = heroIfIn(state, visited.hero);
  if (hero !== undefined) yield* loseTrinket(table, hero);
}

function* loseTrinket(table: Table<State>, hero: Hero): Rule {
  if (hero.trinkets.length === 0) return;
  const options = hero.trinkets.map(({ id }) => ({
    id: `trinket:${id}`,
    text: 'give-up-trinket',
    trinket: id,
    about: { trinket: id },
    on: [`trinket:${id}`],
  }));
  const about = { hero: hero.id };
  const { trinket } = yield* ask('lose-trinket', hero.seat, options, 'DD-HAM-10', { about });
  discardTrinket(table, hero, trinket, 'DD-HAM-10');
}
