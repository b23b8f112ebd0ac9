import { describe, expect, test } from 'vitest';
import { MULTITRACKER_FRONT } from '../src/data/multitracker.ts';
import { advanceDarkness, canAdvanceDarkness } from '../src/rules/darkness.ts';
import { endRound } from '../src/rules/upkeep.ts';
import { settleWounds, wound } from '../src/rules/wounds.ts';
import { destroyTile } from '../src/rules/fire.ts';
import { tileAt, tileIndex } from '../src/rules/rooms.ts';
import { aGame, at, perform } from '../testing/index.ts';

describe('darkness', () => {
  test('DDD-MUL-04 the track runs from 1 to 5, and one space shows a fire', () => {
    expect(MULTITRACKER_FRONT.darkness.map(one => one.space)).toEqual([1, 2, 3, 4, 5]);
    expect(MULTITRACKER_FRONT.darkness.filter(one => one.icon === 'fire').map(one => one.space)).toEqual([3]);
  });

  test('DDD-DRK-01 on the space with the fire icon a fire breaks out', () => {
    const { table, state } = aGame({ darkness: 2 });
    perform(advanceDarkness(table, 1, 'DDD-UPK-05'), [2, 4]);
    expect(state.darkness).toBe(3);
    expect(state.fire).toBe(tileIndex(state, at(2, 4)));
  });

  test('DDD-DRK-01 with the fire token in the house nothing breaks out', () => {
    const { table, state } = aGame({ darkness: 2, fire: at(3, 3), burn: [[at(3, 3), 1]] });
    perform(advanceDarkness(table, 1, 'DDD-UPK-05'));
    expect(state.fire).toBe(tileIndex(state, at(3, 3)));
  });

  test('DDD-DRK-02, DDD-DRK-05, DDD-DRK-06 several spaces are advanced one at a time, so none is leapt over', () => {
    const { table, state, told } = aGame({ darkness: 1 });
    perform(advanceDarkness(table, 3, 'DDD-DRK-06'), [2, 4]);
    expect(state.darkness).toBe(4);
    expect(told('darkness-advanced').map(one => one.rule)).toEqual([
      'DDD-DRK-06',
      'DDD-DRK-06',
      'DDD-DRK-06',
    ]);
    expect(state.fire).not.toBeNull();
  });

  test('DDD-DRK-03 a destroyed tile advances darkness by one', () => {
    const { table, state } = aGame();
    perform(destroyTile(table, tileIndex(state, at(3, 3)), 'DDD-FIR-09'));
    expect(state.darkness).toBe(2);
  });

  test('DDD-DRK-04, DDD-SUR-05 an eliminated survivor advances darkness by one', () => {
    const { table, state, survivor } = aGame();
    wound(table, survivor('nina'), 8, 'DDD-FIR-11');
    perform(settleWounds(table));
    expect(state.darkness).toBe(2);
    expect(survivor('nina').status).toEqual({ kind: 'out', back: 2 });
  });

  test('DDD-FIN-14 in the showdown neither does', () => {
    const { table, state, survivor } = aGame({ keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1)] });
    wound(table, survivor('nina'), 8, 'DDD-FIR-11');
    perform(settleWounds(table));
    perform(destroyTile(table, tileIndex(state, at(3, 3)), 'DDD-FIR-09'));
    expect(state.darkness).toBe(1);
    expect(tileAt(state, tileIndex(state, at(3, 3))).destroyed).toBe(true);
  });

  test('DDD-DRK-07 the round in which the marker reaches the last space is the last', () => {
    const { table, state } = aGame({ darkness: 4, round: 7 });
    perform(advanceDarkness(table, 1, 'DDD-UPK-05'));
    expect(state.lastRound).toBe(7);
    expect(perform(endRound(table)).result).toMatchObject({ outcome: 'no-one-entered', winners: [] });
  });

  test('DDD-TWK-05 an extra round may be given', () => {
    const { table, state } = aGame({ darkness: 4, round: 7, options: { 'extra-round': true } });
    perform(advanceDarkness(table, 1, 'DDD-UPK-05'));
    expect(perform(endRound(table)).result).toBeNull();
    expect(state.phase).toEqual({ kind: 'upkeep' });
    state.round = 8;
    expect(perform(endRound(table)).result).toMatchObject({ outcome: 'no-one-entered' });
  });

  test('DDD-DRK-08 a cost that does not fit on the track cannot be chosen', () => {
    const { state } = aGame({ darkness: 3 });
    expect(canAdvanceDarkness(state, 2)).toBe(true);
    expect(canAdvanceDarkness(state, 3)).toBe(false);
  });

  test('DDD-DRK-09 a forced advance from the last space has no effect', () => {
    const { table, state } = aGame({ darkness: 5, round: 7 });
    perform(advanceDarkness(table, 1, 'DDD-DRK-03'));
    expect(state.darkness).toBe(5);
    expect(state.lastRound).toBeNull();
  });

  test('DDD-FIN-13 in the showdown the last space loses the game at once', () => {
    const { table, state } = aGame({ darkness: 4, keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1)] });
    const { result } = perform(advanceDarkness(table, 1, 'DDD-UPK-05'));
    expect(result).toMatchObject({ outcome: 'darkness-fell', rule: 'DDD-FIN-13', winners: [] });
    expect(state.lastRound).toBeNull();
  });

  test('DDD-FIN-13 the reverse side shows no fire', () => {
    const { table, state } = aGame({ darkness: 2, keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1)] });
    perform(advanceDarkness(table, 1, 'DDD-UPK-05'));
    expect(state).toMatchObject({ darkness: 3, fire: null });
  });
});
