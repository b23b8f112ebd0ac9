import type { RoomId } from '@tenebrae/board';
import {
  ask,
  finish,
  type Option,
  PARTY,
  putUnder,
  type Rule,
  type RuleId,
  type Table,
  take,
} from '@tenebrae/kernel';
import type { HitColour } from '../data/colours.ts';
import { INFECTED_ZOMBIE_HITS, XP_FOR_CREATURE, XP_FOR_ZOMBIE, ZOMBIE_HITS } from '../data/limits.ts';
import { NEMESES } from '../data/nemeses.ts';
import { type HordeEffect, SPECIAL_ZOMBIES } from '../data/special-zombies.ts';
import type { Creature, State, Survivor, Zombie } from '../state.ts';
import { isCovered, locationsOf } from './creatures.ts';
import { release, releaseWhereClear } from './entrapment.ts';
import { gainXp } from './experience.ts';
import { survivorsIn } from './figures.ts';

/** DDD-CMB-06, DDD-ITM-02, DDD-RAD-14, DDD-SPZ-08: one hit; says whether it is eliminated. `by` gains the XP. */
export function hitZombie(table: Table<State>, zombie: Zombie, by: Survivor | null, rule: RuleId): boolean {
  if (!zombie.hit && hitsNeeded(table.state, zombie) > 1) {
    zombie.hit = true;
    table.tell({
      type: 'zombie-staggered',
      rule,
      zombie: zombie.id,
      enemy: zombie.kind,
      room: zombie.room,
    });
    return false;
  }
  eliminateZombie(table, zombie, by, rule);
  return true;
}

/** DDD-CMB-06, DDD-RAD-14, DDD-RAD-15, DDD-SPZ-08: hits in one turn that eliminate it. */
export function hitsNeeded(state: State, zombie: Zombie): number {
  if (zombie.infected) return INFECTED_ZOMBIE_HITS;
  return hordeEffect(state, zombie.room, 'hits-needed')?.hits ?? ZOMBIE_HITS;
}

/** DDD-SPZ-03, DDD-SPZ-10: what a special zombie does to the horde of a room, as long as it is there. */
export function hordeEffect<Kind extends HordeEffect['kind']>(
  state: State,
  room: RoomId,
  kind: Kind,
): Extract<HordeEffect, { kind: Kind }> | undefined {
  for (const zombie of state.zombies) {
    if (zombie.kind === 'ordinary' || zombie.room !== room) continue;
    const effect: HordeEffect = SPECIAL_ZOMBIES[zombie.kind].effect;
    if (effect.kind === kind) return effect as Extract<HordeEffect, { kind: Kind }>;
  }
  return undefined;
}

/** Takes the figure off; `by` gains 1 XP (DDD-SUR-13, DDD-SPZ-09). DDD-SUR-16: who used no icon is not named. */
export function eliminateZombie(
  table: Table<State>,
  zombie: Zombie,
  by: Survivor | null,
  rule: RuleId,
): void {
  const { state } = table;
  take(state.zombies, zombie);
  table.tell({
    type: 'zombie-eliminated',
    rule,
    zombie: zombie.id,
    enemy: zombie.kind,
    room: zombie.room,
  });
  if (by === null) return;
  state.tally.zombies[by.id] += 1;
  gainXp(table, by, XP_FOR_ZOMBIE, 'DDD-SUR-13');
}

/** DDD-CRE-02, DDD-CRE-03, DDD-CRE-12: each hit on a location of the players' choice; those beyond the last are lost. */
export function* hitCreature(table: Table<State>, hits: number, withXp: boolean, rule: RuleId): Rule {
  for (let left = hits; left > 0; left--) {
    const { creature } = table.state;
    if (creature === null) return;
    const about = { creature: creature.id, hits: left };
    const places = locationsOf(creature).map((one, place) => ({
      colour: one.colour,
      left: one.hits - (creature.hits[place] ?? 0),
    }));
    const options = hitOptions('location', 'creature', places);
    const choice = yield* ask('hit-location', PARTY, options, rule, { about });
    creature.hits[choice.place] = (creature.hits[choice.place] ?? 0) + 1;
    table.tell({
      type: 'creature-hit',
      rule,
      creature: creature.id,
      room: creature.room,
      colour: choice.about.colour,
      covered: isCovered(creature, choice.place),
    });
    if (creature.hits.every((_, place) => isCovered(creature, place)))
      eliminateCreature(table, creature, withXp, rule);
  }
}

/** DDD-CRE-08, DDD-SUR-15, DDD-ENT-10: its board goes under the pile, and the bird lets go of those it holds. */
function eliminateCreature(table: Table<State>, creature: Creature, withXp: boolean, rule: RuleId): void {
  const { state } = table;
  state.creature = null;
  putUnder(state.creatures, creature.id);
  state.tally.creatures += 1;
  table.tell({ type: 'creature-eliminated', rule, creature: creature.id, room: creature.room });
  for (const survivor of survivorsIn(state)) {
    if (survivor.entrapped === 'bird') release(table, survivor, 'DDD-ENT-10');
    if (withXp) gainXp(table, survivor, XP_FOR_CREATURE, 'DDD-SUR-15');
  }
  releaseWhereClear(table);
}

/** DDD-FIN-32: each hit takes a marker from a zone of the players' choice. DDD-FIN-10, DDD-FIN-36: the last one wins. */
export function* hitNemesis(table: Table<State>, hits: number, rule: RuleId): Rule {
  for (let left = hits; left > 0; left--) {
    const { nemesis } = table.state;
    if (nemesis === null) return;
    const about = { nemesis: nemesis.id, hits: left };
    const places = NEMESES[nemesis.id].zones.map((colour, zone) => ({
      colour,
      left: nemesis.markers[zone] ?? 0,
    }));
    const choice = yield* ask('hit-zone', PARTY, hitOptions('zone', 'nemesis', places), rule, { about });
    nemesis.markers[choice.place] = choice.about.left - 1;
    const markers = nemesis.markers.reduce((sum, one) => sum + one, 0);
    table.tell({
      type: 'nemesis-hit',
      rule,
      nemesis: nemesis.id,
      room: nemesis.room,
      colour: choice.about.colour,
      markers,
    });
    if (markers === 0)
      yield* finish({ outcome: 'nemesis-eliminated', rule: 'DDD-FIN-10', winners: table.seats });
  }
}

/** DDD-CRE-03, DDD-FIN-32: what can still be hit; of several alike only the first. */
function hitOptions(
  kind: 'location' | 'zone',
  on: 'creature' | 'nemesis',
  places: readonly HitPlace[],
): HitOption[] {
  const options: HitOption[] = [];
  places.forEach((about, place) => {
    const isAlike = (one: HitOption): boolean =>
      one.about.colour === about.colour && one.about.left === about.left;
    if (about.left > 0 && !options.some(isAlike))
      options.push({ id: `${kind}:${place}`, text: `hit-${on}`, place, about, on: [on] });
  });
  return options;
}

/** The colour of a hit location or zone, and what it can still take. */
type HitPlace = Readonly<{ colour: HitColour; left: number }>;

interface HitOption extends Option {
  readonly place: number;
  readonly about: HitPlace;
}
