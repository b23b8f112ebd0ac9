import type { RoomId } from '@tenebrae/board';
import { ask, kept, NOTHING, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { SKILLS, VARIANT_SKILLS } from '../data/skills.ts';
import type { State, Survivor } from '../state.ts';
import { offerMoment } from './any-moment.ts';
import { openSkills } from './buy-skill.ts';
import { rollWithTerror } from './dice.ts';
import { hasSurvivor, isIn, skillEffect, survivorsAt } from './figures.ts';
import { seenByCamera } from './rooms.ts';
import { resolveTerror } from './terror.ts';

interface Check {
  readonly id: string;
  readonly camera: RoomId;
  readonly room: RoomId;
}

/** DDD-CAM-03, DDD-CAM-04, DDD-CAM-06: one check for each camera and room it sees survivors in, in the players' order. */
export function checkCameras(table: Table<State>): Rule {
  const open = openChecks(table.state, []);
  return open.length === 0 ? NOTHING : checkInTurn(table, open);
}

function* checkInTurn(table: Table<State>, first: CheckOption[]): Rule {
  const done: Check[] = [];
  for (let open = first; open.length > 0; open = openChecks(table.state, done)) {
    const { check } = yield* ask('next-camera-check', PARTY, open, 'DDD-CAM-04');
    done.push(check);
    yield* checkCamera(table, check);
  }
}

/** DDD-CAM-06: judged when the next check is about to be made. */
function openChecks(state: State, done: readonly Check[]): CheckOption[] {
  const open: CheckOption[] = [];
  for (const { room: camera, side } of state.cameras) {
    for (const room of seenByCamera(state, camera, side)) {
      if (!hasSurvivor(state, room)) continue;
      const option = checkOption(camera)(room);
      if (!done.includes(option.check)) open.push(option);
    }
  }
  return open;
}

/** DDD-CAM-01, DDD-CAM-02, DDD-CAM-05: a die for each survivor and the terror die, whose event a failure sets off. */
function* checkCamera(table: Table<State>, { camera, room }: Check): Rule {
  const { state } = table;
  const stealthy = survivorsAt(state, room).filter(one => canBuyStealth(state, one));
  if (stealthy.length > 0) yield* offerMoment(table, 'DDD-CAM-01', stealthy);
  const dice = cameraDice(state, room);
  if (dice === 0) return table.tell({ type: 'camera-evaded', rule: 'DDD-SKL-03', camera, room });
  const { icons, terror } = yield* rollWithTerror('camera-check', dice, 'DDD-CAM-01');
  if (!icons.includes('failure'))
    return table.tell({ type: 'camera-check-passed', rule: 'DDD-CAM-02', camera, room });
  table.tell({ type: 'camera-check-failed', rule: 'DDD-CAM-02', camera, room });
  yield* resolveTerror(table, terror, room);
}

/** DDD-SKL-03: Leo may add no die; without dice nothing happens. */
function cameraDice(state: State, room: RoomId): number {
  let dice = 0;
  for (const one of state.survivors)
    if (one.room === room && isIn(one) && skillEffect(one, 'no-camera-die') === undefined) dice += 1;
  return dice;
}

/** DDD-SUR-10, DDD-SKL-03: he has the XP for a skill that would spare him this die. */
const canBuyStealth = (state: State, survivor: Survivor): boolean =>
  survivor.xp > 0 &&
  openSkills(state, survivor).some(
    ({ skill, price }) => price <= survivor.xp && ALL_SKILLS[skill].effect.kind === 'no-camera-die',
  );

const ALL_SKILLS = { ...SKILLS, ...VARIANT_SKILLS };

const checkOption = kept((camera: RoomId) => kept((room: RoomId) => newCheckOption(camera, room)));

const newCheckOption = (camera: RoomId, room: RoomId) => {
  const check: Check = { id: `check:${camera}/${room}`, camera, room };
  return { id: check.id, text: 'check-camera', check, about: { camera, room }, on: [`room:${room}`] };
};
type CheckOption = ReturnType<typeof newCheckOption>;
