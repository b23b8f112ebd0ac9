import {
  ask,
  type Option,
  PARTY,
  pick,
  type Rule,
  RuleBug,
  type RuleId,
  type Table,
  take,
} from '@tenebrae/kernel';
import type { PlaceId } from '../data/dungeon-tiles.ts';
import type { RoomType } from '../data/exploration.ts';
import { oldRoadToken } from '../data/tutorial.ts';
import type { Dungeon, State } from '../state.ts';
import { dungeonOf, questOf } from './figures.ts';
import { adjacentPlaces } from './places.ts';
import { rewardClearing } from './quest-rules.ts';

/** DD-QST-06, DD-BOS-03, DD-DDG-05, DD-ROM-13: turns the token of a Room face-up, deciding what it is if it is not. */
export function* revealToken(table: Table<State>, place: PlaceId, rule: RuleId): Rule<RoomType> {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const known = dungeon.tokens[place];
  if (known === undefined) throw new RuleBug(`${rule}: there is no token in ${place}`);
  if (known !== null) return known;
  const token = yield* decideToken(state, dungeon, place, rule);
  dungeon.tokens = { ...dungeon.tokens, [place]: token };
  table.tell({ type: 'token-revealed', rule, place, token, reveals: true });
  return token;
}

/** What nobody has seen is decided now: the Objective with the others of its places, everything else from the tokens left. */
function* decideToken(state: State, dungeon: Dungeon, place: PlaceId, rule: RuleId): Rule<RoomType> {
  const { unseen, randomTypes } = dungeon;
  const lesson = state.tutorial === null ? null : oldRoadToken(place);
  if (lesson !== null) {
    take(unseen, lesson);
    return lesson;
  }
  if (dungeon.objectiveAmong.includes(place) && (yield* isObjective(dungeon, place))) return 'objective';
  const token = yield* pick('room-token', unseen, rule);
  take(unseen, token);
  if (token !== 'random') return token;
  const type = yield* pick('random-token', randomTypes, 'DD-QST-14');
  take(randomTypes, type);
  return type;
}

/** DD-BOS-03, DD-DDG-05: one of the face-down tokens in these places is the Objective, each with the same chance. */
function* isObjective(dungeon: Dungeon, place: PlaceId): Rule<boolean> {
  const among = dungeon.objectiveAmong;
  const tokens = among.map((_, at): 'objective' | 'elsewhere' => (at === 0 ? 'objective' : 'elsewhere'));
  const found = tokens.length === 1 || (yield* pick('boss-place', tokens, 'DD-BOS-03')) === 'objective';
  dungeon.objectiveAmong = found ? [] : among.filter(one => one !== place);
  return found;
}

/** DD-ROM-13: so many face-down tokens of the group's choice, anywhere on the tile. */
export function* revealSome(table: Table<State>, count: number, rule: RuleId): Rule {
  for (let left = count; left > 0; left -= 1) {
    const { tokens } = dungeonOf(table.state);
    const hidden = Object.keys(tokens).filter(place => tokens[place] === null);
    if (hidden.length === 0) return;
    const about = { left };
    const { place } = yield* ask('choose-token', PARTY, hidden.map(revealOption), rule, { about });
    yield* revealToken(table, place, rule);
  }
}

const revealOption = (place: PlaceId): Option & { place: PlaceId } => ({
  id: `reveal:${place}`,
  place,
  about: { place },
  on: [`place:${place}`],
});

/** DD-EXP-03, DD-EXP-19: all tokens adjacent to where the party stands or is going; a dot has none and hides what lies behind. */
export function* revealAdjacent(table: Table<State>, rule: RuleId): Rule {
  const { tile, party, tokens, way } = dungeonOf(table.state);
  const from = way?.kind === 'explore' ? (way.to[0] ?? party) : party;
  for (const place of adjacentPlaces(tile, from))
    if (tokens[place] === null) yield* revealToken(table, place, rule);
}

/** DD-ROM-11, DD-END-01: the token goes, the Room counts as cleared for the Quest. */
export function clearRoom(table: Table<State>, place: PlaceId, rule: RuleId): void {
  const { state } = table;
  const dungeon = dungeonOf(state);
  const quest = questOf(state);
  const token = dungeon.tokens[place];
  if (token === undefined || token === null) throw new RuleBug(`${rule}: ${place} has no token face-up`);
  const { [place]: _gone, ...tokens } = dungeon.tokens;
  dungeon.tokens = tokens;
  dungeon.cleared = { ...dungeon.cleared, [place]: token };
  quest.cleared = { ...quest.cleared, [token]: (quest.cleared[token] ?? 0) + 1 };
  table.tell({ type: 'room-cleared', rule, place, token });
  rewardClearing(table, token);
}
