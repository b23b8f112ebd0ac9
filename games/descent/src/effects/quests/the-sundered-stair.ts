import type { Square } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import type { MonsterAction } from '../../rules/action-option.ts';
import { activationOf } from '../../rules/activation.ts';
import { gainConquest } from '../../rules/conquest.ts';
import { isHero, monsterFigure, monsterSpaces } from '../../rules/figures.ts';
import { squareOf } from '../../rules/spaces.ts';
import type { Cause } from '../../rules/wounds.ts';
import type { Monster, State } from '../../state.ts';
import { counterOf, listOf, namedOnBoard, placeStairs, remember, tellRule } from './common.ts';
import { QUEST_RULE } from './quest-rule.ts';
import type { QuestRules } from './quest-rules.ts';

const WEST_GLYPHS = [
  [2, 22],
  [8, 15],
  [5, 3],
] as const;
const EAST_GLYPHS = [
  [29, 22],
  [23, 15],
  [26, 3],
] as const;
const GREEN_STAIRS = [
  [5, 6],
  [26, 6],
] as const;
const PAIR = ['warden', 'reflection'] as const;

/** Rule 7: the two change places, once a turn, before either is activated. */
const EXCHANGE: MonsterAction = {
  rule: QUEST_RULE,
  options: (state, monster) => {
    const other = partnerOf(state, monster);
    if (other === undefined || !mayExchange(state, monster, other)) return [];
    return [{ id: 'swap-places', action: 'swap-places', on: [monsterFigure(other)] }];
  },
  *perform(table, monster) {
    const { state } = table;
    const other = partnerOf(state, monster);
    if (other === undefined) return;
    [monster.place, other.place] = [other.place, monster.place];
    [monster.fallen, other.fallen] = [other.fallen, monster.fallen];
    state.overlord.turn?.used.push('exchange');
    table.tell({ type: 'places-exchanged', rule: QUEST_RULE, monster: monster.named, other: other.named });
  },
};

/** Quest 4: two halves, two levers, and two sorcerers who are one. */
export const THE_SUNDERED_STAIR_RULES = {
  startingGlyph: (state, hero) =>
    squareOf(state, isWestern(state, hero.id) ? WEST_GLYPHS[0] : EAST_GLYPHS[0]),
  mayTravel: (state, hero, glyph, to) =>
    to === 'town' || hasBothKeys(state) || glyphsOf(state, isWestern(state, hero.id)).includes(glyph),
  mayMonsterUseStairs: () => false,
  monsterActions: [EXCHANGE],
  *onRunekey(table) {
    const { state } = table;
    if (!hasBothKeys(state) || state.staircases.some(one => one.colour === 'green')) return;
    tellRule(table, 5);
    placeStairs(table, 'green', GREEN_STAIRS);
  },
  *onAreaRevealed(table, area) {
    if (area !== 7) return;
    tellRule(table, 6);
    tellRule(table, 7);
  },
  onMonsterWounded: (table, monster) => {
    if (isOfPair(monster)) sharePool(table.state, monster);
  },
  *afterAttack({ state }) {
    state.quest.counters['hit'] = 0;
  },
  onMonsterKilled: fallTogether,
} satisfies QuestRules;

const isOfPair = (monster: Monster): boolean => PAIR.some(named => named === monster.named);

function partnerOf(state: State, monster: Monster): Monster | undefined {
  if (!isOfPair(monster)) return undefined;
  return namedOnBoard(state, monster.named === 'warden' ? 'reflection' : 'warden');
}

const hasBothKeys = ({ runekeys }: State): boolean => runekeys.includes('red') && runekeys.includes('blue');

/** Rule 1: by seat order, the first west, the second east, and so on. */
const isWestern = (state: State, hero: string): boolean =>
  state.heroes.findIndex(one => one.id === hero) % 2 === 0;

const glyphsOf = (state: State, west: boolean): Square[] =>
  (west ? WEST_GLYPHS : EAST_GLYPHS).map(spot => squareOf(state, spot));

function mayExchange(state: State, monster: Monster, other: Monster): boolean {
  const { turn } = state.overlord;
  const active = activationOf(state, monster);
  if (turn === null || active === null || turn.used.includes('exchange')) return false;
  return !turn.activated.includes(other.id) && !active.begun;
}

/** Rule 6: one pool of wounds; an attack that hits both counts once, for the one that suffers more. */
function sharePool(state: State, monster: Monster): void {
  const { counters } = state.quest;
  const pool = counterOf(state, 'pool');
  const suffered = monster.wounds - pool;
  const hit = state.attacks.length > 0 ? counterOf(state, 'hit') : 0;
  counters['pool'] = pool + Math.max(0, suffered - hit);
  if (state.attacks.length > 0) counters['hit'] = Math.max(hit, suffered);
  monster.wounds = counters['pool'];
  const other = partnerOf(state, monster);
  if (other !== undefined) other.wounds = counters['pool'];
}

/** Rules 6 and 8: both die; 2 conquest, or 1 if a hero's attack killed them through the Reflection. */
function* fallTogether(table: Table<State>, monster: Monster, cause: Cause): Rule {
  const { state } = table;
  if (!isOfPair(monster)) return;
  const other = partnerOf(state, monster);
  if (other !== undefined) {
    state.monsters = state.monsters.filter(one => one !== other);
    table.tell({ type: 'monster-killed', rule: QUEST_RULE, monster: other.named, id: other.id });
  }
  for (const named of PAIR) if (!listOf(state, 'killed').includes(named)) remember(state, 'killed', named);
  const reflection = monster.named === 'reflection' ? monster : other;
  const isThroughReflection = reflection !== undefined && wasTarget(state, reflection, cause);
  if (isThroughReflection) tellRule(table, 8);
  gainConquest(table, isThroughReflection ? 1 : 2, QUEST_RULE);
}

function wasTarget(state: State, monster: Monster, cause: Cause): boolean {
  if (cause.kind !== 'attack' || !isHero(cause.by)) return false;
  const { meant, target } = cause.attack;
  if (meant !== null) return meant === monsterFigure(monster);
  return target !== null && monsterSpaces(state, monster).includes(target);
}
