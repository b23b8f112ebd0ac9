import type { RoomId } from '@tenebrae/board';
import { ask, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import { SKILLS, VARIANT_SKILLS } from '../data/skills.ts';
import type { State, Survivor } from '../state.ts';
import { offerMoment } from './any-moment.ts';
import { openSkills } from './buy-skill.ts';
import { rollWithTerror } from './dice.ts';
import { hasSurvivor, skillEffect, survivorsAt } from './figures.ts';
import { seenByCamera } from './rooms.ts';
import { resolveTerror } from './terror.ts';

interface Check {
  readonly id: string;
  readonly camera: RoomId;
  readonly room: RoomId;
}

/** DDD-CAM-03, DDD-CAM-04, DDD-CAM-06: one check for each camera and room it sees survivors in, in the players' order. */
export function* checkCameras(table: Table<State>): Rule {
  const done: string[] = [];
  for (;;) {
    const open = openChecks(table.state).filter(check => !done.includes(check.id));
    if (open.length === 0) return;
    const options = open.map(checkOption);
    const { check } = yield* ask('next-camera-check', PARTY, options, 'DDD-CAM-04');
    done.push(check.id);
    yield* checkCamera(table, check);
  }
}

/** DDD-CAM-06: judged when the next check is about to be made. */
const openChecks = (state: State): Check[] =>
  state.cameras.flatMap(camera =>
    seenByCamera(state, camera.room, camera.side)
      .filter(room => hasSurvivor(state, room))
      .map(room => ({ id: `check:${camera.room}/${room}`, camera: camera.room, room })),
  );

/** DDD-CAM-01, DDD-CAM-02, DDD-CAM-05: a die for each survivor and the terror die, whose event a failure sets off. */
function* checkCamera(table: Table<State>, { camera, room }: Check): Rule {
  const { state } = table;
  const stealthy = survivorsAt(state, room).filter(one => canBuyStealth(state, one));
  if (stealthy.length > 0) yield* offerMoment(table, 'DDD-CAM-01', stealthy);
  // DDD-SKL-03: Leo may add no die; without dice nothing happens.
  const dice = survivorsAt(state, room).filter(one => skillEffect(one, 'no-camera-die') === undefined).length;
  if (dice === 0) return table.tell({ type: 'camera-evaded', rule: 'DDD-SKL-03', camera, room });
  const { icons, terror } = yield* rollWithTerror('camera-check', dice, 'DDD-CAM-01');
  if (!icons.includes('failure'))
    return table.tell({ type: 'camera-check-passed', rule: 'DDD-CAM-02', camera, room });
  table.tell({ type: 'camera-check-failed', rule: 'DDD-CAM-02', camera, room });
  yield* resolveTerror(table, terror, room);
}

/** DDD-SUR-10, DDD-SKL-03: he has the XP for a skill that would spare him this die. */
const canBuyStealth = (state: State, survivor: Survivor): boolean =>
  openSkills(state, survivor).some(
    ({ skill, price }) => price <= survivor.xp && ALL_SKILLS[skill].effect.kind === 'no-camera-die',
  );

const ALL_SKILLS = { ...SKILLS, ...VARIANT_SKILLS };

const checkOption = (
  check: Check,
): { id: string; text: string; check: Check; about: { camera: RoomId; room: RoomId }; on: string[] } => ({
  id: check.id,
  text: 'check-camera',
  check,
  about: { camera: check.camera, room: check.room },
  on: [`room:${check.room}`],
});
