import { NOTHING, type Rule, type Table, take } from '@tenebrae/kernel';
import { SKILL_SLOTS } from '../data/limits.ts';
import type { State, Survivor } from '../state.ts';
import { offerMoment } from './any-moment.ts';
import { skillSlots, survivorsIn } from './figures.ts';
import { isInfected } from './infection.ts';
import { placeZombies } from './spawning.ts';
import { eliminate } from './wounds.ts';

/** DDD-ZOM-01, DDD-ZOM-05: every survivor with two virus tokens decays; then those whose cube has come to slot 1 turn. */
export function decay(table: Table<State>): Rule {
  const infected = survivorsIn(table.state).filter(isInfected);
  return infected.length === 0 ? NOTHING : decayAll(table, infected);
}

function* decayAll(table: Table<State>, infected: readonly Survivor[]): Rule {
  const { state } = table;
  yield* offerMoment(table, 'DDD-ZOM-01', infected);
  const decaying = survivorsIn(state).filter(isInfected);
  for (const survivor of decaying) moveCube(table, survivor);
  for (const survivor of decaying) if (survivor.cube === 1) yield* zombify(table, survivor);
}

/**
 * DDD-ZOM-02, DDD-ZOM-08, DDD-ZOM-09: the cube comes on the last slot, or goes on from where it stood. DDD-ZOM-03: an
 * active skill where it arrives is lost; at slot 1 all is lost with him.
 */
function moveCube(table: Table<State>, survivor: Survivor): void {
  const slot = survivor.cube === null ? SKILL_SLOTS : survivor.cube - 1;
  survivor.cube = slot;
  table.tell({ type: 'survivor-decayed', rule: 'DDD-ZOM-02', survivor: survivor.id, slot });
  const skill = skillSlots(table.state, survivor)[slot - 1]?.skill;
  if (slot > 1 && skill !== undefined && take(survivor.skills, skill))
    table.tell({ type: 'skill-lost', rule: 'DDD-ZOM-03', survivor: survivor.id, skill });
}

/** DDD-ZOM-06: a zombie stands where he stood. */
function* zombify(table: Table<State>, survivor: Survivor): Rule {
  const { room } = survivor;
  table.tell({ type: 'survivor-zombified', rule: 'DDD-ZOM-06', survivor: survivor.id, room });
  placeZombies(table, room, 1, 'ordinary', 'DDD-ZOM-06');
  yield* eliminate(table, survivor, 'DDD-ZOM-06');
}
