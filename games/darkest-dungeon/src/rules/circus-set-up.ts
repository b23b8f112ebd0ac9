import { ask, type Option, pick, type Rule, type Seat, type Table } from '@tenebrae/kernel';
import { BEAST_PROFILE, type ProfileId, profileOf, profilesOf } from '../data/circus-profiles.ts';
import { HERO_IDS, type HeroId } from '../data/heroes.ts';
import { DRAFT, PARTY_SIZE } from '../data/limits.ts';
import type { AreaId } from '../data/room-tile.ts';
import { ARENAS } from '../data/rooms.ts';
import { STANCES } from '../data/stances.ts';
import type { Circus, Hero, State } from '../state.ts';
import { areaSpec, areasOf } from './areas.ts';
import { chooseArea } from './asking.ts';
import { newBattle } from './blank.ts';
import { circusOf, membersOf, otherTeam, playerOf, type Team, TEAMS } from './circus-teams.ts';
import { freeSpaces, heroOf } from './figures.ts';
import { putFigure } from './movement.ts';
import { newHero } from './new-hero.ts';
import { joinTracker } from './tracker.ts';

/** DD-PVP-03 to DD-PVP-05: arena and first team, then one pick of the draft. */
export function* playDraft(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  if (circus.picks === 0) yield* openTheGates(table);
  const team = draftingTeam(circus);
  circus.next = team;
  const seat = playerOf(circus, team, membersOf(state, team).length);
  const hero = yield* pickHero(state, team, seat);
  state.heroes.push(newHero(hero, seat, 1, team));
  circus.picks += 1;
  table.tell({ type: 'draft-picked', rule: 'DD-PVP-05', hero, team, seat });
  if (circus.picks < TEAMS.length * PARTY_SIZE) return;
  circus.next = circus.first;
  state.phase = { kind: 'profiles' };
}

/** DD-PVP-03, DD-PVP-04. */
function* openTheGates(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  if (state.options.arena === 'random') circus.arena = yield* pick('arena', ARENAS, 'DD-PVP-03');
  table.tell({ type: 'arena-chosen', rule: 'DD-PVP-03', arena: circus.arena });
  circus.first = yield* pick('first-team', TEAMS, 'DD-PVP-04');
  table.tell({ type: 'first-team-drawn', rule: 'DD-PVP-04', team: circus.first });
}

/** DD-PVP-05: the first team makes the first group of picks, the other the second, and so on. */
function draftingTeam({ picks, first }: Circus): Team {
  let made = 0;
  const group = DRAFT.findIndex(count => {
    made += count;
    return picks < made;
  });
  return group % 2 === 0 ? first : otherTeam(first);
}

function* pickHero({ heroes }: State, team: Team, seat: Seat): Rule<HeroId> {
  const options = HERO_IDS.filter(id => heroes.every(hero => hero.id !== id)).map(hero => ({
    id: `hero:${hero}`,
    text: 'draft-hero',
    hero,
    about: { hero },
    on: [`figure:${hero}`],
  }));
  const { hero } = yield* ask('draft-pick', seat, options, 'DD-PVP-05', { about: { team } });
  return hero;
}

/** DD-PVP-02, DD-PVP-06: one profile. The first team begins; each team goes through its Heroes as they were drafted. */
export function* playProfiles(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  const hero = nextWithoutProfile(state);
  if (hero !== undefined) {
    circus.next = hero.side as Team;
    const options = profilesOf(hero.id).map(profile => ({
      id: `profile:${profile}`,
      profile,
      about: { profile, ...figuresOf(profile) },
      on: [`figure:${hero.id}`],
    }));
    const about = { hero: hero.id };
    const { profile } = yield* ask('choose-profile', hero.seat, options, 'DD-PVP-06', { about });
    takeProfile(hero, profile);
    table.tell({ type: 'profile-chosen', rule: 'DD-PVP-06', hero: hero.id, profile });
  }
  if (nextWithoutProfile(state) !== undefined) return;
  circus.next = circus.first;
  state.phase = { kind: 'circus-stances' };
}

function nextWithoutProfile(state: State): Hero | undefined {
  const { first } = circusOf(state);
  const order = [...membersOf(state, first), ...membersOf(state, otherTeam(first))];
  return order.find(({ profile }) => profile === null);
}

function figuresOf(profile: ProfileId): { skills: string[]; life: number; dodge: number; speed: number } {
  const { skills, life, dodge, speed } = profileOf(profile);
  return { skills: [...skills], life, dodge, speed };
}

/** The PvP card takes the place of all other cards of the Hero. */
function takeProfile(hero: Hero, profile: ProfileId): void {
  hero.profile = profile;
  hero.equipped = [...profileOf(profile).skills];
  hero.form = profile === BEAST_PROFILE ? 'beast' : 'human';
}

/** DD-PVP-03, DD-PVP-07: one place on a tracker, front first; the first team before the other. */
export function* playCircusStances(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  const { first } = circus;
  const team = state.trackers[first].length < PARTY_SIZE ? first : otherTeam(first);
  circus.next = team;
  const tracker = state.trackers[team];
  const stance = STANCES[tracker.length] ?? 'support';
  const options = membersOf(state, team)
    .filter(({ id }) => !tracker.includes(id))
    .map(({ id }) => ({
      id: `order:${id}`,
      text: 'circus-order',
      hero: id,
      about: { hero: id },
      on: [`figure:${id}`],
    }));
  const seat = playerOf(circus, team, tracker.length);
  const { hero } = yield* ask('circus-stance', seat, options, 'DD-PVP-07', { about: { stance } });
  joinTracker(state, team, hero);
  table.tell({ type: 'circus-stance-taken', rule: 'DD-PVP-07', hero, stance, team });
  if (TEAMS.some(one => state.trackers[one].length < PARTY_SIZE)) return;
  circus.next = first;
  state.battle = newBattle(circus.arena);
  state.phase = { kind: 'placement' };
}

/** DD-PVP-08, DD-PVP-16: one Hero is placed; before the first the Puppets. */
export function* playPlacement(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  if (state.options.puppets && circus.puppets === null) return yield* placePuppets(table);
  const team = circus.next;
  const waiting = membersOf(state, team).filter(({ area }) => area === null);
  const seat = playerOf(circus, team, PARTY_SIZE - waiting.length);
  const areas = startAreas(state, team);
  const options = waiting
    .filter(hero => hero.seat === seat)
    .flatMap(hero => areas.map(area => placeOption(hero.id, area)));
  const { hero, area } = yield* ask('place-hero', seat, options, 'DD-PVP-08', { about: { team } });
  putFigure(table, heroOf(state, hero), area, 'DD-PVP-08');
  table.tell({ type: 'figure-placed', rule: 'DD-PVP-08', figure: hero, area });
  circus.next = otherTeam(team);
  if (state.heroes.some(one => one.area === null)) return;
  if (state.options.butcher) circus.butcher = BUTCHER_START;
  state.phase = { kind: 'circus-round' };
}

const placeOption = (hero: HeroId, area: AreaId): Option & { hero: HeroId; area: AreaId } => ({
  id: `place:${hero}:${area}`,
  hero,
  area,
  about: { hero, area },
  on: [`figure:${hero}`, `area:${area}`],
});

/** DD-PVP-08: the Areas of a team's colour with room left. */
function startAreas(state: State, team: Team): AreaId[] {
  const { arena } = circusOf(state);
  return areasOf(arena).filter(
    area => areaSpec(arena, area).mark === START_MARKS[team] && freeSpaces(state, area) > 0,
  );
}
const START_MARKS: Readonly<Record<Team, string>> = { red: 'teamRed', blue: 'teamBlue' };

/** DD-PVP-17. */
const BUTCHER_START: AreaId = '1';

/** DD-PVP-16: ours: the team without the Party counter says where. */
function* placePuppets(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  const { arena } = circus;
  const team = otherTeam(circus.first);
  const narrow = areasOf(arena).filter(area => areaSpec(arena, area).spaces === 1);
  const seat = playerOf(circus, team, 0);
  circus.puppets = yield* chooseArea('place-puppets', seat, narrow, 'DD-PVP-16', { team });
  table.tell({ type: 'circus-puppets-placed', rule: 'DD-PVP-16', area: circus.puppets });
}
