import type { Seat } from '@tenebrae/kernel';
import { PROVISIONS } from './data/provisions.ts';
import { quirkOf } from './data/quirks.ts';
import { isVirtue } from './data/resolve.ts';
import { burden, isTicking } from './habits/blows.ts';
import { membersOf, otherTeam, TEAMS } from './rules/circus-teams.ts';
import { type Figure, isAtDeathsDoor, lifeOf } from './rules/figures.ts';
import { questXp } from './rules/quest-rules.ts';
import type { Battle, Campaign, Hero, Quest, State } from './state.ts';

/** How well things stand for a seat. The players of a campaign all want the same; in the Circus a team's gain is the other's loss. The weights are ours. */
export function evaluate(state: State, seat: Seat): number {
  if (state.circus !== null) return bout(state, seat);
  const { campaign, quest, battle } = state;
  let score = progress(campaign) + state.joining.length * 20 - state.fallen.length * 40;
  for (const hero of state.heroes) score += condition(hero) + belongings(hero);
  if (quest !== null) score += questScore(state, quest);
  if (battle !== null) score -= enemies(battle);
  return score;
}

function bout(state: State, seat: Seat): number {
  const team = TEAMS.find(one => state.circus?.teams[one].includes(seat) === true);
  if (team === undefined) return 0;
  return strength(membersOf(state, team)) - strength(membersOf(state, otherTeam(team)));
}
const strength = (heroes: readonly Hero[]): number =>
  heroes.reduce((sum, hero) => sum + 25 + condition(hero), 0);

/** DD-CAM-02: Acts and Quests behind the party, and what it has put by. */
function progress({ act, questsDone, gold, light, provisions, waiting, buildings }: Campaign): number {
  let score = act * 300 + questsDone * 90 + waiting * 50 + light * 2;
  // The first coins matter most.
  score += Math.min(gold, 20) * 0.8 + Math.max(0, gold - 20) * 0.3;
  for (const id of PROVISIONS) score += Math.min(4, provisions[id]) * 1.5;
  for (const level of Object.values(buildings)) score += (level - 1) * 10;
  return score;
}

/** Life, Stress and what lies on a character. */
function condition(hero: Hero): number {
  const left = (lifeOf(hero) - hero.wounds) / lifeOf(hero);
  let score = left * 24 - burden(hero.stress) * 1.4 + conditions(hero);
  if (isAtDeathsDoor(hero)) score -= isTicking(hero) ? 26 : 14;
  if (hero.resolve !== null) score += isVirtue(hero.resolve) ? 4 : -12;
  return score;
}

function conditions({ conditions: stacks }: Figure): number {
  let score = 0;
  for (const { condition: kind, tokens, wounds } of stacks)
    score += wounds > 0 ? -wounds * tokens * 0.8 : (CONDITION_WORTH[kind] ?? 0) * Math.min(2, tokens);
  return score;
}
const CONDITION_WORTH: Readonly<Record<string, number>> = {
  'stun': -3,
  'buff': 1,
  'debuff': -1,
  'riposte': 1,
  'guard': 0.3,
  'mark': -1.2,
  'protection': 1.5,
};

/** What a Hero has become: Levels, XP, Skills, Quirks, Disease, Trinkets. */
function belongings(hero: Hero): number {
  let score = hero.level * 30 + hero.xp * 2.5 - (hero.disease === null ? 0 : 8);
  for (const level of Object.values(hero.skills)) score += (level - 1) * 9;
  for (const quirk of hero.quirks) score += quirkOf(quirk).sign === 'positive' ? 4 : -5;
  for (const { up } of hero.trinkets) score += up === 'positive' ? 7 : 5;
  return score;
}

/** DD-EXP-23: the XP that the Quest gives when it is left now, and how much of the Dungeon is known. */
function questScore(state: State, quest: Quest): number {
  const known = quest.dungeon?.visited.length ?? 0;
  return questXp(state) * 22 + known * 1.5 + (quest.firewood > 0 ? 6 : 0) + (quest.bossDead ? 80 : 0);
}

/** Who still stands against the party, and the rounds that are gone. */
function enemies({ monsters, round, boss, chests }: Battle): number {
  let score = (boss === null ? round * 3 : round) + 6;
  for (const monster of monsters)
    score += 7 + (lifeOf(monster) - monster.wounds) * 0.7 + conditions(monster) * 0.6;
  return score - Math.min(2, chests.length);
}
