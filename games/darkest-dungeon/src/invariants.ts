import { areasOf } from './rules/areas.ts';
import { membersOf, TEAMS } from './rules/circus-teams.ts';
import { allFigures, freeSpaces, isHero, lifeOf, slotsTaken } from './rules/figures.ts';
import {
  BREAKING_POINT,
  MONSTER_SLOTS,
  PARTY_SIZE,
  QUIRK_LIMIT,
  SKILL_SLOTS,
  TRINKET_SLOTS,
} from './data/limits.ts';
import { LIGHT_MAX } from './data/light.ts';
import { PROVISION_LIMIT } from './data/provisions.ts';
import { type Hero, SIDES, type State } from './state.ts';

/** What must hold between any two answers, whatever rule is under way. */
export function invariants(state: State): string[] {
  return [
    ...campaignFaults(state),
    ...state.heroes.flatMap(heroFaults),
    ...trackerFaults(state),
    ...battleFaults(state),
    ...circusFaults(state),
    ...cardFaults(state),
  ];
}

function campaignFaults({ campaign: { gold, light, provisions, waiting } }: State): string[] {
  const dice = Object.values(provisions);
  const pool = dice.reduce((sum, count) => sum + count, 0);
  return [
    ...unless(gold >= 0, `${gold} Gold`),
    ...unless(light >= 0 && light <= LIGHT_MAX, `Light at ${light}`),
    ...unless(dice.every(count => count >= 0) && pool <= PROVISION_LIMIT, `${pool} Provisions`),
    ...unless(waiting >= 0, `${waiting} Waiting Heroes`),
  ];
}

function heroFaults(hero: Hero): string[] {
  const { id, wounds, stress, xp, quirks, equipped, trinkets, skills, level, profile } = hero;
  return [
    ...unless(wounds >= 0 && wounds <= lifeOf(hero), `${id} has ${wounds} Wounds`),
    ...unless(stress >= 0 && stress <= BREAKING_POINT, `${id} has ${stress} Stress`),
    ...unless(xp >= 0, `${id} has ${xp} XP`),
    ...unless(
      quirks.length <= QUIRK_LIMIT && new Set(quirks).size === quirks.length,
      `${id} has too many Quirks`,
    ),
    ...unless(
      profile !== null || equipped.length <= (SKILL_SLOTS[level - 1] ?? 0),
      `${id} has too many Skills`,
    ),
    ...unless(
      profile !== null || equipped.every(skill => skills[skill] !== undefined),
      `${id} has a foreign Skill`,
    ),
    // One more lies beside the Hero while it is decided what gives way to it.
    ...unless(trinkets.length <= (TRINKET_SLOTS[level - 1] ?? 0) + 1, `${id} has too many Trinkets`),
    ...unless(
      hero.conditions.every(({ tokens }) => tokens > 0),
      `${id} has an empty stack`,
    ),
  ];
}

function trackerFaults(state: State): string[] {
  const onTracker = SIDES.flatMap(side => state.trackers[side]);
  const doubled = firstDouble(onTracker);
  return [
    ...unless(doubled === undefined, `${doubled} is on two trackers`),
    ...unless(state.circus !== null || state.heroes.length <= PARTY_SIZE, 'more than four Heroes'),
    ...unless(slotsTaken(state, 'monsters') <= MONSTER_SLOTS, 'more Monsters than slots'),
    ...unless(allFigures(state).length === onTracker.length, 'someone on a tracker is not in play'),
  ];
}

function battleFaults(state: State): string[] {
  const { battle } = state;
  if (battle === null) return [];
  const areas = areasOf(battle.room);
  const lost = allFigures(state).find(({ area }) => area !== null && !areas.includes(area));
  return [
    ...unless(lost === undefined, `${lost?.id} stands in ${lost?.area}, which is no Area`),
    ...unless(
      battle.monsters.every(monster => monster.wounds < lifeOf(monster) && monster.wounds >= 0),
      'a dead Monster is in play',
    ),
    ...unless(
      battle.chests.every(area => areas.includes(area)),
      'a Chest lies nowhere',
    ),
    ...overfull(state),
  ];
}

/** DD-HRO-07: only a Hero who must move on may stand where there is no room. */
function overfull(state: State): string[] {
  const { battle } = state;
  if (battle === null || !QUIET.includes(state.phase.kind)) return [];
  return areasOf(battle.room)
    .filter(area => freeSpaces(state, area) < 0)
    .map(area => `${area} holds more than it can`);
}

/** Between two turns. */
const QUIET: readonly string[] = ['initiative', 'activation'];

/** DD-PVP-05, DD-PVP-16, DD-PVP-17. */
function circusFaults(state: State): string[] {
  const { circus } = state;
  if (circus === null) return [];
  const areas = areasOf(circus.arena);
  const { puppets, butcher } = circus;
  return [
    ...TEAMS.flatMap(team =>
      unless(membersOf(state, team).length <= PARTY_SIZE, `more than four Heroes for ${team}`),
    ),
    ...unless(puppets === null || areas.includes(puppets), 'the Puppets stand nowhere'),
    ...unless(
      state.heroes.every(({ area }) => area === null || area !== puppets || state.phase.kind === 'hero-turn'),
      'a Hero stands among the Puppets',
    ),
    ...unless(butcher === null || areas.includes(butcher), 'the Butcher stands nowhere'),
  ];
}

/** Each card exists once. */
function cardFaults(state: State): string[] {
  const { decks, heroes, joining, battle, hamlet } = state;
  const all = [...heroes, ...joining];
  const lists: readonly (readonly string[])[] = [
    [...inDeck(decks.positiveQuirks), ...inDeck(decks.negativeQuirks), ...all.flatMap(one => one.quirks)],
    [...inDeck(decks.diseases), ...all.flatMap(one => one.disease ?? [])],
    [...inDeck(decks.afflictions), ...inDeck(decks.virtues), ...all.flatMap(one => one.resolve ?? [])],
    [
      ...decks.trinkets.flatMap(inDeck),
      ...all.flatMap(one => one.trinkets.map(({ id }) => id)),
      ...(hamlet?.wagon ?? []),
      ...(hamlet?.sold ?? []),
    ],
    [...inDeck(decks.monsters), ...(battle?.spent ?? []), ...(battle?.monsters ?? []).map(({ id }) => id)],
    state.heroes.filter(isHero).map(({ id }) => id),
  ];
  return lists.flatMap(list => {
    const doubled = firstDouble(list);
    return doubled === undefined ? [] : [`${doubled} is there twice`];
  });
}

interface Cards {
  readonly top: readonly string[];
  readonly unseen: readonly string[];
  readonly bottom: readonly string[];
  readonly discard: readonly string[];
}
const inDeck = ({ top, unseen, bottom, discard }: Cards): string[] => [
  ...top,
  ...unseen,
  ...bottom,
  ...discard,
];

function firstDouble<T>(list: readonly T[]): T | undefined {
  return new Set(list).size === list.length ? undefined : list.find((one, at) => list.indexOf(one) !== at);
}

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
