import type { Rule, Table } from '@tenebrae/kernel';
import { COSTS } from '../data/limits.ts';
import type { QuestChest } from '../data/quest.ts';
import { questOf } from '../data/quests.ts';
import type { Hero, Marker, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { gainConquest } from './conquest.ts';
import { figuresAt, isMonkey, isOnBoard } from './figures.ts';
import { pointsOf, spendPoints } from './movement-points.ts';
import { spaceName } from './options.ts';
import { offerCards } from './overlord-window.ts';
import { hasMarkerAt, markersAt } from './spaces.ts';
import { gainThreat } from './threat.ts';
import { drawTreasure, gainCoins } from './treasures.ts';

/** DJ-ACT-08, DJ-TRS-09, DJ-TRS-10, DJ-TRS-24: `open-chest:<marker>`, in whose space he stands alone; familiars do not count. */
export function chestOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (!isOnBoard(hero) || isMonkey(hero) || points < COSTS.chest) return NO_OPTIONS;
  if (!hasMarkerAt(state, hero.place)) return NO_OPTIONS;
  const chests = markersAt(state, hero.place).filter(({ what }) => what.kind === 'chest');
  if (chests.length === 0) return NO_OPTIONS;
  if (figuresAt(state, hero.place).length > 1) return [];
  const space = spaceName(state, hero.place);
  return chests.map(({ id, what }) => ({
    id: `open-chest:${id}`,
    action: 'open-chest',
    marker: id,
    cost: COSTS.chest,
    about: { space, cost: COSTS.chest, colour: what.kind === 'chest' ? what.colour : '' },
    on: [`marker:${id}`],
  }));
}

/**
 * DJ-TRS-11 to DJ-TRS-13, DJ-TRS-20, DJ-TRS-21: the number is turned up for all; threat for curses, a trap, and then the
 * contents for all heroes, also when the opener is dead, unless a Mimic keeps them.
 */
export function* openChest(table: Table<State>, hero: Hero, { marker }: ActionOption): Rule {
  const { state } = table;
  const chest = state.markers.find(one => one.id === marker);
  if (chest?.what.kind !== 'chest') return;
  const { colour } = chest.what;
  const contents = contentsOf(state, chest);
  spendPoints(state, hero, COSTS.chest, 'DJ-ACT-08');
  state.markers = state.markers.filter(one => one !== chest);
  if (!state.opened.includes(colour)) state.opened.push(colour);
  state.tally.chests += 1;
  table.tell({
    type: 'chest-opened',
    rule: 'DJ-TRS-11',
    reveals: true,
    hero: hero.id,
    marker: chest.id,
    ...contents,
    number: chest.number,
  });
  gainThreat(table, contents.curses * state.heroes.length, 'DJ-TRS-12');
  const played = yield* offerCards(table, { kind: 'chest-opened', hero, chest });
  if (played !== 'mimic') yield* shareContents(table, contents);
}

/** DJ-TRS-11: the quest's line for this number. */
function contentsOf(state: State, chest: Marker): QuestChest {
  const contents = questOf(state.quest.id).chests[chest.number - 1];
  if (contents === undefined) throw new Error(`DJ-TRS-11: the quest has no chest ${chest.number}`);
  return contents;
}

/** DJ-TRS-13: what the chest held is shared out when its Mimic is killed. */
export function* shareMimicContents(table: Table<State>, chest: Marker): Rule {
  yield* shareContents(table, contentsOf(table.state, chest));
}

/**
 * DJ-TRS-14 to DJ-TRS-17, DJ-TRS-23, DJ-CNQ-03: conquest for all, coins for each, and treasures: one card for each hero in
 * seat order, then the second round of cards; whoever is in the town shares too.
 */
function* shareContents(table: Table<State>, contents: QuestChest): Rule {
  const { state } = table;
  const sharers = state.heroes.filter(hero => hero.place !== 'left');
  gainConquest(table, contents.conquest, 'DJ-TRS-16');
  for (const hero of sharers) gainCoins(table, hero, contents.coins, 'DJ-TRS-14');
  for (let round = 0; round < contents.treasures; round++) {
    for (const hero of sharers) yield* drawTreasure(table, hero, contents.colour, 'chest', 'DJ-TRS-15');
  }
}
