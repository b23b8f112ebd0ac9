import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { type BossId, bossOf } from '../data/bosses.ts';
import { MONSTER_SLOTS } from '../data/limits.ts';
import { deckMonsterOf, isDeckMonster, type MonsterKind } from '../data/monsters.ts';
import type { AreaId } from '../data/room-tile.ts';
import type { Level } from '../data/stances.ts';
import type { Monster, MonsterId, State } from '../state.ts';
import { areasOf, distance, startArea } from './areas.ts';
import { chooseArea, chooseFigure, groupSeat } from './asking.ts';
import { nearestWithRoom } from './displacing.ts';
import {
  battleOf,
  cardOf,
  type Figure,
  figureIfIn,
  figuresAt,
  freeSpaces,
  isHero,
  slotsOf,
  slotsTaken,
  spacesOf,
  stanceOf,
} from './figures.ts';
import { addInitiative, cardIdOf } from './initiative.ts';
import { campaignLevel } from './modifiers.ts';
import { putFigure } from './movement.ts';
import { monsterOfCard, newMonster } from './new-monster.ts';
import { freeCard } from './spawning.ts';
import { joinTracker } from './tracker.ts';

/**
 * DD-SUM-01 to DD-SUM-06: a Monster appears in the first empty slot and its Area, or in the Area given; null when no slot or
 * figure is free.
 */
export function* summon(
  table: Table<State>,
  kind: MonsterKind,
  area: AreaId | null,
  rule: RuleId,
): Rule<Monster | null> {
  const { state } = table;
  const fits = isSlotFree(state, kind);
  const monster = fits ? freeMonster(state, kind) : null;
  if (monster === null) {
    table.tell({ type: 'summon-failed', rule: fits ? 'DD-SUM-05' : 'DD-SUM-02', monster: kind });
    return null;
  }
  return yield* summonMonster(table, monster, area, rule);
}

/** DD-SUM-01, DD-SUM-04: the same for a Monster that has been taken already. */
export function* summonMonster(
  table: Table<State>,
  monster: Monster,
  area: AreaId | null,
  rule: RuleId,
): Rule<Monster> {
  const { state } = table;
  yield* appear(table, monster, area, rule);
  addInitiative(state, monster.turnsLeft);
  table.tell({ type: 'monster-summoned', rule, ...factsOf(state, monster) });
  return monster;
}

/** DD-BOS-08: the same at the start of a Boss Battle, whose Initiative Deck is built when all stand. */
export function* spawnBoss(table: Table<State>, kind: BossId, rule: RuleId): Rule {
  const { state } = table;
  const monster = freeMonster(state, kind);
  if (monster === null) return;
  yield* appear(table, monster, null, rule);
  table.tell({ type: 'monster-spawned', rule, ...factsOf(state, monster) });
}

const factsOf = (state: State, monster: Monster): Record<string, string | null> => ({
  figure: monster.id,
  monster: monster.card,
  card: cardIdOf(monster),
  stance: stanceOf(state, monster),
  area: monster.area,
});

/** DD-SUM-02: whether the tracker has room for one of a kind. */
export const isSlotFree = (state: State, kind: MonsterKind): boolean =>
  slotsTaken(state, 'monsters') + slotsOf(newMonster(kind, kind, levelOf(state, kind))) <= MONSTER_SLOTS;

/** DD-SUM-05: a figure of a kind that is not in play, from the deck or beside the Boss; null when there is none. */
export function freeMonster(state: State, kind: MonsterKind): Monster | null {
  const level = levelOf(state, kind);
  if (isDeckMonster(kind)) {
    const card = freeCard(state, kind);
    return card === null ? null : monsterOfCard(card, level);
  }
  const id = figureIdsOf(kind).find(one => figureIfIn(state, one) === undefined);
  return id === undefined ? null : newMonster(id, kind, level);
}

/** A Boss is called by its kind; where there are several figures they are numbered. */
const figureIdsOf = (kind: BossId): MonsterId[] => {
  const { figures } = bossOf(kind);
  return figures === 1
    ? [kind]
    : Array.from({ length: figures }, (_, number): MonsterId => `${kind}:${number + 1}`);
};

/** DD-BOS-01: the Bosses of the Ruins and what comes with them have the Level of the campaign; others are as printed. */
function levelOf(state: State, kind: MonsterKind): Level {
  if (isDeckMonster(kind)) return deckMonsterOf(kind).level;
  const [card, ...more] = bossOf(kind).levels;
  return more.length > 0 || card === undefined ? campaignLevel(state) : card.level;
}

/**
 * DD-SUM-01, DD-SUM-03, DD-SUM-06: a Monster takes the first empty slot and an Area, Heroes and Monsters making room; it has all
 * its turns of this round. Used by the set-up of Bosses and forms too.
 */
export function* appear(table: Table<State>, monster: Monster, area: AreaId | null, rule: RuleId): Rule {
  const { state } = table;
  const battle = battleOf(state);
  battle.monsters.push(monster);
  joinTracker(state, 'monsters', monster.id);
  monster.turnsLeft = cardOf(monster).actions ?? 1;
  const to = area ?? startArea(battle.room, 'monsters', stanceOf(state, monster));
  if (to !== null) yield* standIn(table, monster, to, rule);
}

/** DD-SUM-03, DD-ANB-03: a Monster comes to stand in an Area, others leaving it as long as there is no room. */
export function* standIn(table: Table<State>, monster: Monster, area: AreaId, rule: RuleId): Rule {
  const { state } = table;
  if (monster.area === area) return;
  const made = yield* clearSpaces(table, monster, area, spacesOf(monster));
  const to = made
    ? area
    : yield* chooseArea('place-figure', groupSeat(state), nearestWithRoom(state, monster, area), rule, {
        figure: monster.id,
      });
  putFigure(table, monster, to, rule);
}

/**
 * DD-SUM-03: so many spaces of an Area are made free: a Hero there moves to the nearest Area with room, where there is none a
 * Monster; the players choose which. Says whether it was possible.
 */
export function* clearSpaces(
  table: Table<State>,
  by: Monster | typeof NOTHINGNESS,
  area: AreaId,
  spaces: number,
): Rule<boolean> {
  const { state } = table;
  const who = by === NOTHINGNESS ? by : by.id;
  while (freeSpaces(state, area) < spaces) {
    const able = figuresAt(state, area).filter(
      one => one !== by && nearestElsewhere(state, one, area).length > 0,
    );
    const heroes = able.filter(isHero);
    if (able.length === 0) return false;
    const asked = heroes.length > 0 ? heroes : able;
    const about = { by: who, area };
    const moved: Figure = yield* chooseFigure('displace-figure', groupSeat(state), asked, 'DD-SUM-03', about);
    const open = nearestElsewhere(state, moved, area);
    const to = yield* chooseArea('displace-to', groupSeat(state), open, 'DD-SUM-03', { figure: moved.id });
    putFigure(table, moved, to, 'DD-SUM-03');
    table.tell({
      type: 'figure-displaced',
      rule: 'DD-SUM-03',
      figure: moved.id,
      by: who,
      from: area,
      area: to,
    });
  }
  return true;
}

/** DD-ANB-02: it needs a space, but is no Monster. */
export const NOTHINGNESS = 'absolute-nothingness';

/** DD-SUM-03: the nearest other Areas with room for a figure. */
function nearestElsewhere(state: State, figure: Figure, area: AreaId): AreaId[] {
  const { room } = battleOf(state);
  const open = areasOf(room).filter(one => one !== area && freeSpaces(state, one) >= spacesOf(figure));
  const nearest = Math.min(...open.map(one => distance(room, area, one)));
  return open.filter(one => distance(room, area, one) === nearest);
}
