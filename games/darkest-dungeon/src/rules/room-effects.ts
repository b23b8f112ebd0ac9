import { NOTHING, type Rule, type Table } from '@tenebrae/kernel';
import type { Effect } from '../data/effects.ts';
import { QUIRKS } from '../data/quirks.ts';
import { ROOM_CARDS, type RoomCard, type RoomMoment, type RoomRule } from '../data/room-cards.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { Hero, Monster, State } from '../state.ts';
import { applyEffects, type EffectSource } from '../effects/index.ts';
import { stepsToward } from './areas.ts';
import { chooseArea, groupSeat } from './asking.ts';
import {
  allFigures,
  battleOf,
  type Figure,
  hasRoom,
  heroesInOrder,
  isHero,
  isIn,
  monstersInOrder,
} from './figures.ts';
import { amountFor } from './modifiers.ts';
import { putFigure } from './movement.ts';
import { isOf, isThere, type RoomRuleOf } from './room-passives.ts';
import { isFountainShut } from './room-tasks.ts';
import { sufferStress } from './stress.ts';
import { heal } from './wounds.ts';

/** DD-BSU-02, DD-MOD-06: the lines of the Room Card in force. */
export function roomRules(state: State): readonly RoomRule[] {
  const card = CARDS.get(battleOf(state).room);
  if (card === undefined) return NONE;
  return state.options.difficulty === 'stygian' ? (card.stygian ?? card.normal) : card.normal;
}

const CARDS: ReadonlyMap<string, RoomCard> = new Map(Object.entries(ROOM_CARDS));
const NONE: readonly RoomRule[] = [];

/** DD-BAT-08: what the Room does to one character at a moment. */
export function roomEffects(table: Table<State>, moment: RoomMoment, figure: Figure): Rule {
  const { state } = table;
  const rules = roomRules(state);
  for (const rule of rules)
    if (takesEffect(state, rule, moment, figure)) return takeEffects(table, rules, moment, figure);
  return NOTHING;
}

/** Whether the Room leaves a character alone at the end of its turn. */
export function isQuiet(state: State, figure: Figure): boolean {
  for (const rule of roomRules(state))
    if (rule.kind === 'walk-to' || takesEffect(state, rule, 'end-of-turn', figure)) return false;
  return true;
}

function takesEffect(state: State, rule: RoomRule, moment: RoomMoment, figure: Figure): boolean {
  if (rule.kind === 'effect') return rule.when.includes(moment) && concerns(state, rule, figure);
  return (
    rule.kind === 'weigh' && moment === 'end-of-turn' && isHero(figure) && isThere(figure.area, rule.areas)
  );
}

function* takeEffects(
  table: Table<State>,
  rules: readonly RoomRule[],
  moment: RoomMoment,
  figure: Figure,
): Rule {
  const { state } = table;
  for (const rule of rules) {
    if (!isIn(state, figure)) return;
    if (!takesEffect(state, rule, moment, figure)) continue;
    if (rule.kind === 'effect') yield* affect(table, figure, rule.effects);
    else if (rule.kind === 'weigh' && isHero(figure)) yield* weigh(table, figure, rule);
  }
}

const concerns = (state: State, rule: RoomRuleOf<'effect'>, figure: Figure): boolean =>
  isOf(figure, rule.who) &&
  isThere(figure.area, rule.areas) &&
  (rule.whilePyre === undefined || battleOf(state).monsters.some(({ card }) => card === 'pyre')) &&
  !(isFountainShut(state) && figure.area === 'FOUNTAIN');

const affect = (table: Table<State>, figure: Figure, effects: readonly Effect[]): Rule =>
  applyEffects(table, figure, effects, roomSource(table.state, figure), 'DD-BAT-08');

/** A Room is nobody: nothing answers it, and only what it says of Damage is halved by Protection. */
export const roomSource = (state: State, { area }: Figure): EffectSource => ({
  by: null,
  own: false,
  from: area,
  use: null,
  card: battleOf(state).room,
});

/** The Hall of Weighing: Stress for all Negative Quirks as one event, then healing for the Positive ones. */
function* weigh(table: Table<State>, hero: Hero, { stress, heal: amount }: RoomRuleOf<'weigh'>): Rule {
  const { state } = table;
  const count = (sign: 'positive' | 'negative'): number =>
    hero.quirks.filter(quirk => QUIRKS[quirk].sign === sign).length;
  const good = count('positive');
  const bad = count('negative');
  if (bad > 0) yield* sufferStress(table, hero, bad * stress, 'DD-BAT-08');
  if (good > 0 && isIn(state, hero))
    yield* heal(table, hero, good * amountFor(state, amount, hero), null, 'DD-BAT-08');
}

/** DD-BAT-08: what the Room does when the Initiative Deck is empty: Heroes in Stance order, then Monsters. */
export function* roomRoundEnd(table: Table<State>): Rule {
  const { state } = table;
  for (const rule of roomRules(state)) {
    if (rule.kind === 'effect' && rule.when.includes('round-end')) yield* affectAll(table, rule);
    if (rule.kind === 'stress-for-monsters') {
      const there = monstersInOrder(state).filter(({ area }) => area === rule.area).length;
      if (there > 0) yield* stressAll(table, rule.stress * there);
    }
    if (rule.kind === 'mend-unless-held' && !heroesInOrder(state).some(({ area }) => area === rule.area))
      for (const monster of monstersInOrder(state)) yield* heal(table, monster, rule.heal, null, 'DD-BAT-08');
    if (rule.kind === 'stress-in-the-dark' && state.campaign.light === 0)
      yield* stressAll(table, rule.stress);
  }
}

/** A line about all Areas speaks of the party as a whole, and happens once. */
function* affectAll(table: Table<State>, rule: RoomRuleOf<'effect'>): Rule {
  const { state } = table;
  const there = allFigures(state).filter(figure => concerns(state, rule, figure));
  for (const figure of rule.areas === 'all' ? there.slice(0, 1) : there)
    if (isIn(state, figure)) yield* affect(table, figure, rule.effects);
}

function* stressAll(table: Table<State>, amount: number): Rule {
  const { state } = table;
  for (const hero of heroesInOrder(state))
    if (isIn(state, hero)) yield* sufferStress(table, hero, amount, 'DD-BAT-08');
}

/** The Summoning Hall: after its turn a Monster walks on with the Speed it has left, stopping before a full Area. */
export function walkOn(table: Table<State>, monster: Monster): Rule {
  for (const rule of roomRules(table.state))
    if (rule.kind === 'walk-to') return walkTo(table, monster, rule.area);
  return NOTHING;
}

function* walkTo(table: Table<State>, monster: Monster, goal: AreaId): Rule {
  const { state } = table;
  const { turn, room } = battleOf(state);
  const from = monster.area;
  if (monster.area === null) return;
  for (let steps = turn?.speedLeft ?? 0; steps > 0; steps--) {
    const open = stepsToward(room, monster.area, goal).filter(area => hasRoom(state, monster, area));
    if (open.length === 0) break;
    const about = { figure: monster.id };
    const area = yield* chooseArea('walk-on', groupSeat(state), open, 'DD-MON-11', about);
    putFigure(table, monster, area, 'DD-BAT-08');
  }
  if (monster.area !== from)
    table.tell({ type: 'figure-moved', rule: 'DD-BAT-08', figure: monster.id, from, area: monster.area });
}
