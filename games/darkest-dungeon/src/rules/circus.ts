import { ask, finish, type Rule, type Table } from '@tenebrae/kernel';
import { QUIET_ROUNDS, RESTLESS_FROM } from '../data/limits.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { Hero, State } from '../state.ts';
import { stepsToward } from './areas.ts';
import { chooseArea } from './asking.ts';
import { circusOf, membersOf, otherTeam, playerOf, type Team, TEAMS } from './circus-teams.ts';
import { rollD10 } from './dice.ts';
import { battleOf, type Figure, heroOf } from './figures.ts';
import { startHeroTurn } from './hero-turn.ts';

/** DD-PVP-11, DD-PVP-12, DD-PVP-17: the Party counter changes hands, the Butcher walks, everybody may act again. */
export function* playCircusRound(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  if (circus.round > 0) circus.first = otherTeam(circus.first);
  circus.next = circus.first;
  circus.round += 1;
  battleOf(state).round = circus.round;
  yield* countQuietRounds(table);
  for (const hero of state.heroes) hero.turnsLeft = 1;
  table.tell({ type: 'circus-round-begun', rule: 'DD-PVP-11', round: circus.round, team: circus.first });
  yield* walkTheButcher(table);
  state.phase = { kind: 'activation' };
}

/** DD-PVP-21: where healers keep both teams on their feet for good, the crowd goes home. */
function* countQuietRounds(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  const hasDied = circus.round === 1 || state.heroes.length < circus.standing;
  circus.quiet = hasDied ? 0 : circus.quiet + 1;
  circus.standing = state.heroes.length;
  if (circus.quiet >= QUIET_ROUNDS)
    yield* finish({
      outcome: 'circus-undecided',
      rule: 'DD-PVP-21',
      winners: [],
      about: { rounds: QUIET_ROUNDS },
    });
  if (circus.quiet === RESTLESS_FROM)
    table.tell({
      type: 'circus-crowd-restless',
      rule: 'DD-PVP-21',
      rounds: circus.quiet,
      left: QUIET_ROUNDS - circus.quiet,
    });
}

/** DD-PVP-17: one Area nearer to the one whose number the d10 shows. */
function* walkTheButcher(table: Table<State>): Rule {
  const circus = circusOf(table.state);
  const { arena, butcher, first } = circus;
  if (butcher === null) return;
  const roll = yield* rollD10('butcher-walk', 'DD-PVP-17');
  const ways = stepsToward(arena, butcher, `${roll}`);
  if (ways.length > 0)
    circus.butcher = yield* chooseArea('butcher-way', playerOf(circus, first, 0), ways, 'DD-PVP-17', {
      roll,
    });
  table.tell({ type: 'circus-butcher-walked', rule: 'DD-PVP-17', roll, from: butcher, area: circus.butcher });
}

/** DD-PVP-09 to DD-PVP-11: a team chooses whom to activate; the phase becomes `hero-turn`, or a new round. */
export function* playActivation(table: Table<State>): Rule {
  const { state } = table;
  const circus = circusOf(state);
  const team = teamToAct(state, circus.next);
  if (team === null) {
    table.tell({ type: 'circus-round-ended', rule: 'DD-PVP-11', round: circus.round });
    state.phase = { kind: 'circus-round' };
    return;
  }
  if (team !== circus.next)
    table.tell({ type: 'circus-team-passed-over', rule: 'DD-PVP-10', team: circus.next });
  const hero = yield* chooseFighter(table, team);
  circus.next = otherTeam(team);
  yield* startHeroTurn(table, hero);
}

/** DD-PVP-10: the team whose turn it is, or else the other, if it has a Hero who has not acted; null when nobody is left. */
const teamToAct = (state: State, team: Team): Team | null =>
  [team, otherTeam(team)].find(one => readyHeroes(state, one).length > 0) ?? null;

const readyHeroes = (state: State, team: Team): Hero[] =>
  membersOf(state, team).filter(({ turnsLeft }) => turnsLeft > 0);

/** DD-PVP-09: of two players of a team now one, now the other says who acts; the Hero's own player takes the turn. */
function* chooseFighter({ state }: Table<State>, team: Team): Rule<Hero> {
  const ready = readyHeroes(state, team);
  const acted = membersOf(state, team).length - ready.length;
  const options = ready.map(hero => ({
    id: `activate:${hero.id}`,
    hero: hero.id,
    about: { hero: hero.id },
    on: [`figure:${hero.id}`],
  }));
  const seat = playerOf(circusOf(state), team, acted);
  const { hero } = yield* ask('activate-hero', seat, options, 'DD-PVP-09', { about: { team } });
  return heroOf(state, hero);
}

/** DD-PVP-13, DD-PVP-19: ends the match when a team has nobody left. Called by `maybeEndBattle`. */
export function* maybeEndCircus({ state }: Table<State>): Rule {
  const standing = TEAMS.filter(team => membersOf(state, team).length > 0);
  if (standing.length === TEAMS.length) return;
  const [team] = standing;
  if (team === undefined) yield* finish({ outcome: 'circus-drawn', rule: 'DD-PVP-19', winners: [] });
  else {
    const winners = circusOf(state).teams[team];
    yield* finish({ outcome: 'circus-won', rule: 'DD-PVP-13', winners, about: { team } });
  }
}

/** DD-PVP-17: Crit of a Skill used in or at the Butcher's Area. */
export function butcherCrit({ circus }: State, user: Figure, area: AreaId): number {
  const butcher = circus?.butcher ?? null;
  return butcher !== null && (user.area === butcher || area === butcher) ? 1 : 0;
}
