import { describe, expect, test } from 'vitest';
import { checkCameras } from '../src/rules/camera-check.ts';
import { aGame, at, perform, terrorFace, withTerror } from '../testing/index.ts';

const HORDE_AT = (room: string): string => `room:${room}`;

describe('camera checks', () => {
  test('DDD-CAM-01 a room with survivors that a camera sees rolls one die each and the terror die', () => {
    const { table, told } = aGame({ cameras: [[at(3, 3), 'south']] });
    perform(checkCameras(table), withTerror('zombie-horde', 'success', 'aim', 'retreat'));
    expect(told('camera-check-passed')).toHaveLength(1);
  });

  test('DDD-CAM-01 a camera checks nobody whom it does not see', () => {
    const { table } = aGame({ cameras: [[at(3, 3), 'north']], locks: [] });
    expect(perform(checkCameras(table)).asked).toEqual([]);
  });

  test('DDD-CAM-01, DDD-GEN-09 never more than four dice', () => {
    const { table } = aGame({
      survivors: ['leo', 'nina', 'jack', 'bruce', 'lucy'],
      cameras: [[at(4, 3), 'north']],
    });
    expect(() =>
      perform(checkCameras(table), withTerror('zombie-horde', 'aim', 'aim', 'aim', 'aim')),
    ).not.toThrow();
  });

  test('DDD-CAM-02, DDD-TER-01 with a failure the event of the terror die happens for that room', () => {
    const { table, state } = aGame({ survivors: ['nina'], cameras: [[at(4, 3), 'north']] });
    perform(checkCameras(table), withTerror('fire-spreads', 'failure'), [2, 2]);
    expect(state.fire).not.toBeNull();
  });

  test('DDD-CAM-03 a room that several cameras see is checked once for each', () => {
    const { table, told } = aGame({
      survivors: ['nina'],
      cameras: [
        [at(4, 3), 'north'],
        [at(3, 3), 'south'],
      ],
    });
    const pass = withTerror('zombie-horde', 'aim');
    perform(checkCameras(table), `check:${at(4, 3)}/${at(4, 3)}`, pass, pass);
    expect(told('camera-check-passed')).toHaveLength(2);
  });

  test('DDD-CAM-04 the players choose the order, and each check is resolved before the next', () => {
    const { table } = aGame({
      survivors: { nina: { room: at(3, 3) }, jack: {} },
      cameras: [[at(2, 3), 'south']],
    });
    const { asked } = perform(
      checkCameras(table),
      `check:${at(2, 3)}/${at(4, 3)}`,
      withTerror('fire-spreads', 'failure'),
      [1, 5],
      withTerror('zombie-horde', 'aim'),
    );
    expect(asked[0]?.options.map(option => option.about?.['room'])).toEqual([at(3, 3), at(4, 3)]);
    const types = table.told.map(one => one.type);
    expect(types.indexOf('fire-broke-out')).toBeLessThan(types.indexOf('camera-check-passed'));
  });

  test('DDD-CAM-05 failures cancel nothing and other icons have no effect', () => {
    const { table, state } = aGame({ survivors: ['nina', 'jack'], cameras: [[at(4, 3), 'north']] });
    perform(checkCameras(table), withTerror('fire-spreads', 'success', 'failure'), [1, 5]);
    expect(state.fire).not.toBeNull();
  });

  test('DDD-CAM-06 a room that an earlier check has taken out of sight is no longer checked', () => {
    const { table, told } = aGame({
      survivors: { nina: { room: at(2, 3) }, jack: {} },
      cameras: [[at(2, 3), 'south']],
      fire: at(3, 2),
      burn: [
        [at(3, 3), 2],
        [at(3, 2), 1],
      ],
    });
    perform(checkCameras(table), `check:${at(2, 3)}/${at(2, 3)}`, withTerror('fire-spreads', 'failure'), 2);
    expect(told('camera-check-failed')).toHaveLength(1);
    expect(told('camera-check-passed')).toEqual([]);
  });

  test('DDD-CAM-06 each camera and room is rolled at most once in an upkeep', () => {
    const { table, told } = aGame({ survivors: ['nina'], cameras: [[at(4, 3), 'north']] });
    perform(checkCameras(table), withTerror('creature-appears', 'failure'), [1, 4], 'zombie-dog');
    expect(told('camera-check-failed')).toHaveLength(1);
  });

  test('DDD-SKL-03 Leo with Stealth adds no die; alone he is not checked at all', () => {
    const { table, told } = aGame({
      survivors: { leo: { skills: ['leo-stealth'] }, nina: {} },
      cameras: [[at(4, 3), 'north']],
    });
    perform(checkCameras(table), withTerror('zombie-horde', 'aim'));
    const alone = aGame({ survivors: { leo: { skills: ['leo-stealth'] } }, cameras: [[at(4, 3), 'north']] });
    perform(checkCameras(alone.table));
    expect([told('camera-check-passed').length, alone.told('camera-evaded').length]).toEqual([1, 1]);
  });

  test('DDD-SUR-10, DDD-SKL-03 Leo may buy Stealth just before the check', () => {
    const { table, survivor } = aGame({ survivors: { leo: { xp: 1 } }, cameras: [[at(4, 3), 'north']] });
    perform(checkCameras(table), 'buy-skill:leo-stealth');
    expect(survivor('leo').skills).toEqual(['leo-stealth']);
  });

  test('DDD-ITM-20 a map in the room rolls the terror die again; it leaves the game', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { cards: ['map-1'] }, jack: {} },
      cameras: [[at(4, 3), 'north']],
    });
    const { asked } = perform(
      checkCameras(table),
      withTerror('fire-spreads', 'failure', 'aim'),
      'reroll:map-1',
      terrorFace('zombie-horde'),
      HORDE_AT(at(3, 2)),
    );
    expect(asked[0]).toMatchObject({ seat: survivor('nina').seat, window: true });
    expect(state.fire).toBeNull();
    expect(state.tokens).toEqual([at(3, 2)]);
    expect(survivor('nina').cards.map(card => card.id)).toEqual(['combat-knife']);
  });

  test('DDD-ITM-20 a map in another room, or after a check without failure, is not offered', () => {
    const { table } = aGame({
      survivors: { nina: { cards: ['map-1'], room: at(1, 5) }, jack: {} },
      cameras: [
        [at(4, 3), 'north'],
        [at(1, 5), 'south'],
      ],
    });
    const { asked } = perform(
      checkCameras(table),
      `check:${at(4, 3)}/${at(4, 3)}`,
      withTerror('creature-appears', 'failure'),
      [1, 4],
      'zombie-dog',
      withTerror('creature-appears', 'success'),
    );
    expect(asked.map(question => question.ask)).toEqual(['next-camera-check']);
  });
});
