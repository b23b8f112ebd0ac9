import { roomOf } from '@tenebrae/board';
import { ask, PASS, RuleBug, type Rule, type RuleId, type Table, take } from '@tenebrae/kernel';
import { type ActionId, ACTIONS } from '../data/actions.ts';
import { CODE_CHIPS } from '../data/code-chips.ts';
import { XP_FOR_DOOR } from '../data/limits.ts';
import { REACTOR_CHIPS } from '../data/radioactive.ts';
import type { State, Survivor } from '../state.ts';
import { type ActionOption, maySpend } from './action-option.ts';
import { pay } from './action-points.ts';
import { activateSkill, openSkills } from './buy-skill.ts';
import { gainXp } from './experience.ts';
import { survivorsIn } from './figures.ts';
import { isHelping, isSpecialist, specialistOf } from './radiation-specialist.ts';
import { changeTile, isDestroyed, openDoors, REACTOR_ROOM, tileAt, tileIndex, tileOf } from './rooms.ts';
import { turnSeenTokens } from './spawning.ts';

/** DDD-RAD-21 to DDD-RAD-28: what fights the radiation in a survivor's own actions. */
export function offerRadiationActions(state: State, survivor: Survivor, options: ActionOption[]): void {
  if (state.radiation.space === null) return;
  options.push(
    ...removeRadiationOptions(state, survivor),
    ...helperOptions(state, survivor),
    ...reactorChipOptions(state, survivor),
    ...closeReactorOptions(state, survivor),
  );
}

/** DDD-RAD-21, DDD-RAD-22: the marker of his tile, for 2 AP by the specialist, for 3 by the helper beside him. */
function removeRadiationOptions(state: State, survivor: Survivor): ActionOption[] {
  const action = removingAction(state, survivor);
  if (action === null || !tileOf(state, survivor.room).radiation) return [];
  if (!maySpend(state, survivor, ACTIONS[action].ap)) return [];
  return [
    {
      id: `remove-radiation:${survivor.id}`,
      action: 'remove-radiation',
      about: { room: survivor.room, ap: ACTIONS[action].ap },
      on: [`tile:${tileIndex(state, survivor.room)}`],
    },
  ];
}

function removingAction(state: State, survivor: Survivor): ActionId | null {
  if (isSpecialist(survivor)) return 'remove-radiation';
  return isHelping(state, survivor) ? 'help-remove-radiation' : null;
}

/** DDD-RAD-24: the leak goes on. */
export function* removeRadiation(table: Table<State>, survivor: Survivor): Rule {
  const { state } = table;
  const action = removingAction(state, survivor);
  if (action === null) throw new RuleBug(`DDD-RAD-21: ${survivor.id} cannot remove radiation`);
  pay(state, survivor, ACTIONS[action].ap);
  clearRadiation(table, survivor, ACTIONS[action].rule);
}

function clearRadiation(table: Table<State>, survivor: Survivor, rule: RuleId): void {
  const tile = tileIndex(table.state, survivor.room);
  if (!tileAt(table.state, tile).radiation) return;
  changeTile(table.state, tile, { radiation: false });
  table.tell({
    type: 'radiation-removed',
    rule,
    survivor: survivor.id,
    room: survivor.room,
    tile,
  });
}

/** DDD-RAD-22: anybody else may be named the specialist's helper, one at a time, also before he comes to him. */
function helperOptions(state: State, survivor: Survivor): ActionOption[] {
  const { leaking, helper } = state.radiation;
  if (!leaking || helper === survivor.id || isSpecialist(survivor)) return [];
  const specialist = specialistOf(state);
  if (specialist === undefined) return [];
  return [
    {
      id: `become-helper:${survivor.id}`,
      action: 'become-helper',
      about: { survivor: survivor.id, specialist: specialist.id },
      on: [`survivor:${specialist.id}`],
    },
  ];
}

export function* becomeHelper(table: Table<State>, survivor: Survivor): Rule {
  table.state.radiation.helper = survivor.id;
  table.tell({ type: 'helper-named', rule: 'DDD-RAD-22', survivor: survivor.id });
}

/** DDD-RAD-25: 2 AP for a 3-icon chip of his, next to one of the reactor's locked doors; no limit per round. */
function reactorChipOptions(state: State, survivor: Survivor): ActionOption[] {
  if (!maySpend(state, survivor, ACTIONS['enter-reactor-chip'].ap)) return [];
  const isBesideReactor = roomOf(state.house, survivor.room).openings.some(
    opening => opening.kind === 'door' && state.doors[opening.door]?.kind === 'reactor',
  );
  if (!isBesideReactor) return [];
  return survivor.chips
    .filter(chip => CODE_CHIPS[chip].size === REACTOR_CHIPS.size)
    .map(chip => ({
      id: `enter-reactor-chip:${chip}`,
      action: 'enter-reactor-chip',
      chip,
      about: { chip, ap: ACTIONS['enter-reactor-chip'].ap },
      on: [`room:${REACTOR_ROOM}`],
    }));
}

/** DDD-RAD-25: the chip is discarded; with the second the reactor opens. */
export function* enterReactorChip(table: Table<State>, survivor: Survivor, { chip }: ActionOption): Rule {
  const { radiation } = table.state;
  if (chip === undefined) throw new RuleBug('DDD-RAD-25: no chip to enter');
  pay(table.state, survivor, ACTIONS['enter-reactor-chip'].ap);
  take(survivor.chips, chip);
  radiation.chips += 1;
  table.tell({
    type: 'reactor-chip-entered',
    rule: 'DDD-RAD-25',
    survivor: survivor.id,
    chip,
    missing: REACTOR_CHIPS.chips - radiation.chips,
  });
  if (radiation.chips >= REACTOR_CHIPS.chips) yield* openReactor(table, survivor);
}

/** DDD-RAD-25, DDD-RAD-31: both doors open together, for the 2 XP of a locked door; tokens may come in sight (DDD-LOS-07). */
function* openReactor(table: Table<State>, survivor: Survivor): Rule {
  openDoors(table.state, ({ kind }) => kind === 'reactor');
  table.state.tally.doors += 1;
  table.tell({ type: 'reactor-opened', rule: 'DDD-RAD-25', survivor: survivor.id, room: REACTOR_ROOM });
  gainXp(table, survivor, XP_FOR_DOOR, 'DDD-RAD-31');
  yield* turnSeenTokens(table);
}

/** DDD-RAD-27: 3 AP in the reactor room once it leaks, while the tile stands. */
function closeReactorOptions(state: State, survivor: Survivor): ActionOption[] {
  const { leaking, closed } = state.radiation;
  if (survivor.room !== REACTOR_ROOM || !leaking || closed || isDestroyed(state, REACTOR_ROOM)) return [];
  if (!maySpend(state, survivor, ACTIONS['close-reactor'].ap)) return [];
  return [
    {
      id: `close-reactor:${survivor.id}`,
      action: 'close-reactor',
      about: { ap: ACTIONS['close-reactor'].ap },
      on: [`room:${REACTOR_ROOM}`],
    },
  ];
}

/** DDD-RAD-27, DDD-RAD-28: its marker goes, radiation spreads no more, and everybody has his reward. */
export function* closeReactor(table: Table<State>, survivor: Survivor): Rule {
  const { state } = table;
  pay(state, survivor, ACTIONS['close-reactor'].ap);
  state.radiation.closed = true;
  table.tell({ type: 'reactor-closed', rule: 'DDD-RAD-27', survivor: survivor.id });
  clearRadiation(table, survivor, 'DDD-RAD-27');
  for (const one of survivorsIn(state)) yield* activateFreeSkill(table, one);
}

/** DDD-RAD-28: one skill of his choice, but none lost to zombification (DDD-ZOM-04). */
function* activateFreeSkill(table: Table<State>, survivor: Survivor): Rule {
  const options = openSkills(table.state, survivor).map(({ skill }) => ({
    id: `skill:${skill}`,
    text: 'free-skill',
    skill,
    about: { skill },
  }));
  if (options.length === 0) return;
  const answer = yield* ask('choose-free-skill', survivor.seat, [...options, PASS], 'DDD-RAD-28', {
    about: { survivor: survivor.id },
  });
  if ('skill' in answer) activateSkill(table, survivor, answer.skill, 'DDD-RAD-28');
}
