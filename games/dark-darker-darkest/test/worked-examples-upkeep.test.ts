import { doorBetween } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { openSkills } from '../src/rules/buy-skill.ts';
import { checkCameras } from '../src/rules/camera-check.ts';
import { advanceDarkness } from '../src/rules/darkness.ts';
import { enterRoom } from '../src/rules/entering.ts';
import { spreadFire } from '../src/rules/fire.ts';
import { regroup } from '../src/rules/regroup.ts';
import { openDoors, tileAt, tileIndex, tileOf } from '../src/rules/rooms.ts';
import { spawnZombies } from '../src/rules/spawning.ts';
import { playUpkeep } from '../src/rules/upkeep.ts';
import { decay } from '../src/rules/zombification.ts';
import { aGame, at, perform, survivorFaces, withTerror } from '../testing/index.ts';

test('WE-01 first upkeep (DDD-UPK-02, DDD-UPK-03, DDD-SPN-01, DDD-SPN-02, DDD-SPN-03, DDD-SPN-10)', () => {
  const { table, state } = aGame({ round: 0, phase: { kind: 'upkeep' } });
  perform(playUpkeep(table), [2, 4], [1, 3], 'spawn-18');
  expect(state).toMatchObject({ round: 1, event: 'zombie', tokens: [at(2, 4)] });
  expect(state.zombies.map(one => one.room)).toEqual([at(1, 3), at(1, 3), at(1, 3)]);
  expect(state.spawn.unseen).toHaveLength(22);
});

test('WE-02 a six on the column die (DDD-SPN-04, DDD-SPN-06, DDD-SPN-07)', () => {
  const { table, state, survivor } = aGame({ burn: [[at(4, 2), 1]] });
  const { asked } = perform(spawnZombies(table, 'DDD-UPK-03'), [3, 6], 'spawn-21', `room:${at(4, 4)}`);
  expect(asked[0]?.options.map(option => option.id)).toEqual([`room:${at(3, 3)}`, `room:${at(4, 4)}`]);
  expect(state.zombies.map(one => one.room)).toEqual(Array(4).fill(at(4, 4)));
  expect(survivor('leo').wounds).toBe(0);
});

test('WE-03 locked and not quite locked (DDD-HOU-11, DDD-SPN-02, DDD-SPN-04)', () => {
  const around = [at(1, 3), at(2, 2), at(2, 4), at(3, 3)];
  const { table, state } = aGame({ locks: around.map(room => [at(2, 3), room, 2] as const) });
  const { asked } = perform(spawnZombies(table, 'DDD-UPK-03'), [2, 3], 'spawn-16', `room:${at(3, 3)}`);
  expect(asked[0]?.options.map(option => option.id).toSorted()).toEqual(
    [at(3, 3), at(4, 2), at(4, 4)].map(room => `room:${room}`).toSorted(),
  );
  expect(state.zombies).toHaveLength(2);
  openDoors(state, (_, id) => id === doorBetween(at(1, 3), at(2, 3)));
  perform(spawnZombies(table, 'DDD-UPK-03'), [2, 3]);
  expect(state.tokens).toEqual([at(2, 3)]);
});

test('WE-04 fire against the outer wall (DDD-FIR-04, DDD-FIR-06, DDD-FIR-11, DDD-SUR-16)', () => {
  const { table, state, survivor } = aGame({
    survivors: { nina: { room: at(2, 5) } },
    zombies: [[at(2, 5), 3]],
    fire: at(2, 5),
    burn: [[at(2, 5), 1]],
  });
  perform(spreadFire(table, 'DDD-UPK-04'), 2);
  expect(state.fire).toBe(tileIndex(state, at(2, 5)));
  expect(tileOf(state, at(2, 5)).burn).toBe(2);
  expect(state.zombies).toHaveLength(1);
  expect(survivor('nina')).toMatchObject({ wounds: 2, xp: 0 });
});

test('WE-05 a room burns down (DDD-FIR-09, DDD-FIR-10, DDD-FIR-11, DDD-DRK-03, DDD-SKL-02)', () => {
  const { table, state, survivor } = aGame({
    survivors: { leo: { room: at(3, 4) }, nina: {} },
    zombies: [[at(3, 4), 4]],
    cameras: [[at(3, 4), 'west']],
    fire: at(3, 3),
    burn: [
      [at(3, 3), 1],
      [at(3, 4), 2],
    ],
  });
  perform(spreadFire(table, 'DDD-UPK-04'), 2);
  const tile = tileIndex(state, at(3, 4));
  expect(tileAt(state, tile)).toMatchObject({ burn: 0, destroyed: true });
  expect(state).toMatchObject({ cameras: [], darkness: 2, fire: tile });
  expect(state.zombies).toHaveLength(1);
  expect(survivor('leo').wounds).toBe(3);
  expect(tileOf(state, at(3, 3)).burn).toBe(1);
});

test('WE-06 camera check (DDD-CAM-01, DDD-CAM-02, DDD-CAM-05, DDD-TER-02, DDD-TER-03)', () => {
  const watched = () =>
    aGame({
      survivors: { bruce: { room: at(3, 3) }, lucy: { room: at(3, 3) } },
      cameras: [[at(3, 3), 'north']],
    });
  const seen = withTerror('zombie-horde', 'success', 'failure');
  const hidden = watched();
  const { asked } = perform(checkCameras(hidden.table), seen, `room:${at(2, 4)}`);
  expect(asked[0]?.options).toHaveLength(8);
  expect(hidden.state.tokens).toEqual([at(2, 4)]);
  const open = watched();
  perform(checkCameras(open.table), seen, `room:${at(2, 3)}`, 'spawn-16');
  expect(open.state.zombies).toHaveLength(2);
  const unseen = watched();
  perform(checkCameras(unseen.table), withTerror('zombie-horde', 'aim', 'success'));
  expect(unseen.state.tokens).toEqual([]);
});

test('WE-07 decay (DDD-ZOM-02, DDD-ZOM-03, DDD-ZOM-04, DDD-ZOM-05, DDD-ZOM-06, DDD-ZOM-07, DDD-DRK-04)', () => {
  const { table, state, survivor } = aGame({
    round: 4,
    survivors: { lucy: { virus: 2, skills: ['lucy-tech-wizard'], room: at(2, 3), wounds: 1 }, leo: {} },
  });
  const lucy = survivor('lucy');
  const cubes = [4, 3, 2].map(() => {
    perform(decay(table));
    return lucy.cube;
  });
  expect(cubes).toEqual([4, 3, 2]);
  expect(lucy.skills).toEqual([]);
  expect(openSkills(state, lucy).map(slot => slot.skill)).toEqual(['lucy-coordinator']);
  perform(decay(table));
  expect(lucy.status).toEqual({ kind: 'out', back: 5 });
  expect(state.zombies.map(one => one.room)).toEqual([at(2, 3)]);
  expect(state.darkness).toBe(2);
  state.round = 5;
  perform(regroup(table), 'return');
  expect(lucy).toMatchObject({ room: at(4, 3), wounds: 0, virus: 0, cube: null, skills: [] });
  expect(lucy.cards.map(card => card.id)).toEqual(['baseball-bat']);
});

test('WE-09 the outbreak of a door paid with darkness (DDD-DRK-01, DDD-FIR-01, DDD-FIR-12)', () => {
  const { table, state, survivor } = aGame({ survivors: { bruce: { room: at(2, 4) } }, darkness: 2 });
  perform(advanceDarkness(table, 1, 'DDD-DRK-06'), [2, 6], 4);
  expect(state).toMatchObject({ darkness: 3, fire: tileIndex(state, at(2, 4)) });
  expect(tileOf(state, at(2, 4)).burn).toBe(1);
  expect(survivor('bruce').wounds).toBe(0);
});

test('WE-24 radiation check (DDD-RAD-09, DDD-RAD-10, DDD-RAD-20, DDD-RAD-21, DDD-RAD-23)', () => {
  const { table, survivor } = aGame({
    options: { radioactive: true },
    survivors: {
      jack: {},
      leo: { cards: ['decontamination-kit'] },
      nina: { cards: ['radiation-suit-1'] },
    },
    radiation: [at(3, 3)],
    creature: ['zombie-dog', at(3, 3), { infected: true }],
  });
  perform(
    enterRoom(table, survivor('jack'), at(3, 3), 'DDD-MOV-01'),
    survivorFaces('success', 'failure', 'failure'),
  );
  expect(survivor('jack').radiation).toBe(1);
  perform(enterRoom(table, survivor('leo'), at(3, 3), 'DDD-MOV-01'), survivorFaces('aim'));
  perform(enterRoom(table, survivor('nina'), at(3, 3), 'DDD-MOV-01'), survivorFaces('failure'));
  expect([survivor('leo').radiation, survivor('nina').radiation]).toEqual([0, 1]);
});
