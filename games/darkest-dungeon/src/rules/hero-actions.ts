import { kept, type Option, type Rule, type Table } from '@tenebrae/kernel';
import type { AreaId } from '../data/room-tile.ts';
import type { SkillId } from '../data/skills.ts';
import { type FigureId, type Hero, type Side, SIDES, type State } from '../state.ts';
import { chooseArea } from './asking.ts';
import { battleOf, freeSpaces, isIn, stanceOf } from './figures.ts';
import { speedOf } from './hit.ts';
import { moveAreas, moveFigure } from './movement.ts';
import { provisionOptions } from './provisions.ts';
import { react } from './reactions.ts';
import { roomInteractions } from './room-tasks.ts';
import { usableSkills } from './skills.ts';
import { moveOnTracker } from './tracker.ts';
import { newTrinketUse, offerTrinkets, trinketOptions } from './trinkets.ts';

const END_TURN = { id: 'end-turn' } as const satisfies Option;

/** DD-HRO-03, DD-HRO-04, DD-HRO-07, DD-HRO-15: all that the Hero whose turn it is may do now. */
export function turnOptions(state: State, hero: Hero): Option[] {
  const { turn } = battleOf(state);
  const options: Option[] = [];
  let mayEnd = true;
  if (turn !== null && turn.actions > 0) {
    for (const area of moveAreas(state, hero, speedOf(state, hero))) options.push(moveOption(area));
    if (turn.mustMove) mayEnd = options.length === 0;
    else addOtherActions(state, hero, options);
  }
  if (state.circus === null) {
    for (const option of provisionOptions(state, hero)) options.push(option);
    for (const option of trinketOptions(state, hero)) options.push(option);
  }
  if (mayEnd) options.push(END_TURN);
  return options;
}

const moveOption = kept(
  (area: AreaId): Option => ({ id: `move:${area}`, about: { area }, on: [`area:${area}`] }),
);
const skillOption = kept(
  (skill: SkillId): Option => ({ id: `skill:${skill}`, about: { skill }, on: [`skill:${skill}`] }),
);

const lootOption = kept((area: AreaId): Option => ({ id: 'loot', about: { area }, on: [`chest:${area}`] }));

function addOtherActions(state: State, hero: Hero, options: Option[]): void {
  for (const skill of usableSkills(state, hero)) options.push(skillOption(skill));
  addStances(state, hero, options);
  if (state.circus !== null) return;
  if (hero.area !== null && battleOf(state).chests.includes(hero.area)) options.push(lootOption(hero.area));
  for (const option of roomInteractions(state, hero)) options.push(option);
}

/** DD-HRO-12, DD-HRO-13: one slot either way, as long as somebody stands there to change places with. */
function addStances(state: State, { id, side }: Hero, options: Option[]): void {
  const order = state.trackers[side];
  const place = order.indexOf(id);
  const before = order[place - 1];
  const behind = order[place + 1];
  if (before !== undefined) options.push(STANCE_OPTIONS[side].forward(before));
  if (behind !== undefined) options.push(STANCE_OPTIONS[side].back(behind));
}

export const FORWARD = 'stance:forward';

/** With whom a Hero changes places, for each side. */
const STANCE_OPTIONS = Object.fromEntries(
  SIDES.map(side => {
    const on = [`tracker:${side}`];
    const forward = (figure: FigureId): Option => ({
      id: FORWARD,
      text: 'stance-forward',
      about: { figure },
      on,
    });
    const back = (figure: FigureId): Option => ({
      id: 'stance:back',
      text: 'stance-back',
      about: { figure },
      on,
    });
    return [side, { forward: kept(forward), back: kept(back) }];
  }),
) as Readonly<Record<Side, { forward: (figure: FigureId) => Option; back: (figure: FigureId) => Option }>>;

/** DD-HRO-05 to DD-HRO-07: a Move, after Trinkets that change its Speed; then where it leads is chosen anew. */
export function* moveAction(table: Table<State>, hero: Hero, wanted: AreaId): Rule {
  const { state } = table;
  const isSettled = state.circus !== null || hero.trinkets.length === 0;
  const area = isSettled ? wanted : yield* destination(table, hero, wanted);
  if (area === null || !isIn(state, hero)) return;
  const { turn } = battleOf(state);
  if (turn !== null) turn.mustMove = false;
  yield* moveFigure(table, hero, area, 'DD-HRO-05');
  if (isIn(state, hero)) yield* react(table, hero, 'move-action', 'DD-HRO-05');
  if (turn !== null && isIn(state, hero) && hero.area !== null)
    turn.mustMove = freeSpaces(state, hero.area) < 0;
}

/** DD-TRI-11: the Area of the Move; null when a Trinket has left no Speed to go anywhere. */
function* destination(table: Table<State>, hero: Hero, wanted: AreaId): Rule<AreaId | null> {
  const { state } = table;
  const use = newTrinketUse(null, null);
  yield* offerTrinkets(table, hero, 'move', use);
  if (use.speed === 0) return wanted;
  const areas = moveAreas(state, hero, speedOf(state, hero) + use.speed);
  if (areas.length === 0) return null;
  return yield* chooseArea('choose-move', hero.seat, areas, 'DD-HRO-05', { hero: hero.id });
}

/** DD-HRO-12: forward when positive; whoever stands there takes the slot that was left. Figures do not move. */
export function changeStance(table: Table<State>, hero: Hero, places: 1 | -1): void {
  const { state } = table;
  moveOnTracker(state, hero, places);
  table.tell({
    type: 'stance-changed',
    rule: 'DD-HRO-12',
    hero: hero.id,
    stance: stanceOf(state, hero),
  });
}
