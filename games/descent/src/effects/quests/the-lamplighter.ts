import { copyGrid, setEdge, type Square, walkingDistance } from '@tenebrae/board';
import { ask, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { gainConquest, loseConquest } from '../../rules/conquest.ts';
import { isOnBoard, monsterSpaces, OVERLORD } from '../../rules/figures.ts';
import { squareOption } from '../../rules/options.ts';
import { anyAdjacent, blocksMovement, distance, squareOf } from '../../rules/spaces.ts';
import { freeSquaresNear, maxAllyWounds } from '../../rules/allies.ts';
import type { Ally, Monster, State } from '../../state.ts';
import {
  counterOf,
  encounterMarker,
  encountersNamed,
  isOnOrNextTo,
  listOf,
  namedOnBoard,
  remember,
  tellRule,
} from './common.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

const BEACON = [11, 17] as const;
const LIGHT = 4;
const FALL = 3;

/** Quest 2: Tobin lights lamps on his way to the beacon. */
export const THE_LAMPLIGHTER_RULES = {
  maySpawnAt: (state, square) => !isLit(state, square),
  allyArmor: (state, ally) => (isOnBoard(ally) && isLit(state, ally.place) ? 1 : 0),
  mayAllyEnter: (state, _ally, square) => square !== squareOf(state, BEACON) || !isGruskAtBeacon(state),
  *onAllyMoved(table, ally) {
    if (isOnBoard(ally)) lightLamps(table, ally.place);
  },
  onAllyFallen: table => loseConquest(table, FALL, QUEST_RULE),
  *onAreaRevealed(table, area) {
    if (area === 5) tellRule(table, 8);
  },
  onActivationEnd: snuff,
  *onEndOfRound(table) {
    const { state } = table;
    for (const ally of state.allies) {
      if (ally.place === 'fallen') yield* bringBack(table, ally);
      if (ally.place !== squareOf(state, BEACON)) continue;
      state.quest.counters['beacon-lit'] = 1;
      table.tell({
        type: 'encounter-met',
        rule: QUEST_RULE,
        reveals: true,
        quest: state.quest.id,
        text: `${state.quest.id}.beacon`,
      });
    }
  },
  isCompleted: state => counterOf(state, 'beacon-lit') === 1,
} satisfies QuestRules;

/** Rules 5 and 6: within 4 spaces of a lit lamp. */
function isLit(state: State, square: Square): boolean {
  return listOf(state, 'lit').some(lamp => {
    const marker = encounterMarker(state, lamp);
    return marker !== undefined && distance(state, square, marker.square) <= LIGHT;
  });
}

/** Rule 8. */
function isGruskAtBeacon(state: State): boolean {
  const grusk = namedOnBoard(state, 'grusk');
  return grusk !== undefined && isOnOrNextTo(state, monsterSpaces(state, grusk), squareOf(state, BEACON));
}

/** Rule 4: each lamp gives its conquest once in the game. */
function lightLamps(table: Table<State>, from: Square): void {
  const { state } = table;
  for (const [lamp, square] of encountersNamed(state, 'lamp-')) {
    if (listOf(state, 'lit').includes(lamp) || !isOnOrNextTo(state, [from], square)) continue;
    remember(state, 'lit', lamp);
    table.tell({ type: 'lamp-lit', rule: QUEST_RULE, lamp, text: `${state.quest.id}.${lamp}` });
    if (listOf(state, 'rewarded').includes(lamp)) continue;
    remember(state, 'rewarded', lamp);
    gainConquest(table, 1, QUEST_RULE);
  }
}

/** Grusk puts out one lit lamp next to him, once a turn. */
function* snuff(table: Table<State>, monster: Monster): Rule {
  const { state } = table;
  const { turn } = state.overlord;
  if (monster.named !== 'grusk' || turn === null || turn.used.includes('snuff')) return;
  const spaces = monsterSpaces(state, monster);
  const lamps = [...encountersNamed(state, 'lamp-')].filter(
    ([lamp, square]) => listOf(state, 'lit').includes(lamp) && anyAdjacent(state, spaces, [square]),
  );
  if (lamps.length === 0) return;
  const options = lamps.map(([lamp, square]) => ({ ...squareOption(state, 'snuff', square), lamp }));
  const { lamp } = yield* ask('snuff-lamp', OVERLORD, options, QUEST_RULE);
  turn.used.push('snuff');
  state.quest.lists['lit'] = listOf(state, 'lit').filter(one => one !== lamp);
  table.tell({ type: 'lamp-snuffed', rule: QUEST_RULE, lamp });
}

/** Rule 2: whole again, on the active glyph with the shortest way to where he fell, or as near to it as he can. */
function* bringBack(table: Table<State>, ally: Ally): Rule {
  const { state } = table;
  const open = copyGrid(state.grid);
  for (const door of state.doors) for (const [a, b] of door.edges) setEdge(open, a, b, 'free');
  const glyphs = state.glyphs.filter(glyph => glyph.active).map(glyph => glyph.square);
  const canEnter = (square: Square): boolean => !blocksMovement(state, square);
  const far = glyphs.map(glyph => walkingDistance(open, glyph, ally.last, { canEnter }));
  const nearest = glyphs.filter((_, place) => far[place] === Math.min(...far));
  const glyph = yield* choose(table, nearest);
  if (glyph === null) return;
  const square = yield* choose(table, freeSquaresNear(state, glyph));
  if (square === null) return;
  ally.place = square;
  ally.last = square;
  ally.wounds = maxAllyWounds(state, ally);
  ally.stun = 0;
  table.tell({ type: 'ally-returned', rule: QUEST_RULE, ally: ally.id, square });
}

function* choose({ state }: Table<State>, squares: readonly Square[]): Rule<Square | null> {
  if (squares.length === 0) return null;
  const options = squares.map(square => squareOption(state, 'return', square));
  return (yield* ask('return-ally', PARTY, options, QUEST_RULE)).square ?? null;
}
