import { describe, expect, test } from 'vitest';
import { endRound, playUpkeep, resolveNextEvent } from '../src/rules/upkeep.ts';
import { tileIndex } from '../src/rules/rooms.ts';
import { aGame, at, perform } from '../testing/index.ts';

/** Where nobody sees a token land. */
const UNSEEN: [number, number] = [1, 5];

describe('the upkeep', () => {
  test('DDD-GEN-02, DDD-UPK-01 the upkeep begins a round, and the action phase follows', () => {
    const { table, state } = aGame({ round: 3, event: 'clock', phase: { kind: 'upkeep' } });
    perform(playUpkeep(table), UNSEEN, UNSEEN);
    expect(state.round).toBe(4);
    expect(state.phase).toEqual({ kind: 'actions', team: 0 });
    perform(endRound(table));
    expect(state.phase).toEqual({ kind: 'upkeep' });
  });

  test('DDD-UPK-01 event, regroup, camera check, spawn, zombification come in this order', () => {
    const { table } = aGame({
      survivors: { nina: { virus: 2 } },
      cameras: [[at(4, 3), 'north']],
      event: 'fire',
    });
    perform(playUpkeep(table), [1, 1], UNSEEN);
    const types = table.told.map(one => one.type);
    const steps = [
      'clock-event-reached',
      'team-formed',
      'camera-check-passed',
      'token-placed',
      'survivor-decayed',
    ];
    expect(types.filter(type => steps.includes(type))).toEqual(steps);
  });

  test.each([
    ['clock', 'zombie'],
    ['zombie', 'fire'],
    ['fire', 'clock'],
  ] as const)('DDD-UPK-02, DDD-MUL-03 after %s the event marker stands on %s', (before, after) => {
    const { table, state } = aGame({ event: before });
    perform(resolveNextEvent(table, 'DDD-UPK-02'), ...(after === 'zombie' ? [UNSEEN] : []));
    expect(state.event).toBe(after);
  });

  test('DDD-UPK-03, DDD-SPN-10 a zombie event spawns once, and step 4 of every upkeep once more', () => {
    const { table, state } = aGame({ event: 'clock' });
    perform(playUpkeep(table), UNSEEN, UNSEEN);
    expect(state.tokens).toHaveLength(2);
    const other = aGame({ event: 'fire' });
    perform(playUpkeep(other.table), UNSEEN);
    expect(other.state.tokens).toHaveLength(1);
  });

  test('DDD-UPK-04 a fire event spreads the fire; without the token nothing happens', () => {
    const { table, state } = aGame({ event: 'zombie', fire: at(2, 3), burn: [[at(2, 3), 1]] });
    perform(resolveNextEvent(table, 'DDD-UPK-02'), 1);
    expect(state.fire).toBe(tileIndex(state, at(1, 3)));
    const other = aGame({ event: 'zombie' });
    perform(resolveNextEvent(other.table, 'DDD-UPK-02'));
    expect(other.state.fire).toBeNull();
  });

  test('DDD-UPK-05 a clock event moves the darkness marker one space', () => {
    const { table, state } = aGame({ event: 'fire' });
    perform(resolveNextEvent(table, 'DDD-UPK-02'));
    expect(state.darkness).toBe(2);
  });

  test('DDD-SUR-01 each survivor gets the AP of the zone where his energy marker stands', () => {
    const { table, survivor } = aGame({
      survivors: { leo: { ap: 0 }, nina: { ap: 2, wounds: 3 }, jack: { wounds: 6 } },
    });
    perform(playUpkeep(table), UNSEEN, UNSEEN);
    expect([survivor('leo').ap, survivor('nina').ap, survivor('jack').ap]).toEqual([4, 3, 1]);
  });

  test('DDD-SUR-01 wounds taken in the upkeep count only for the next round', () => {
    const { table, survivor } = aGame({
      survivors: { nina: { room: at(3, 3), wounds: 1 } },
      event: 'zombie',
      fire: at(2, 3),
      burn: [[at(2, 3), 1]],
    });
    perform(playUpkeep(table), 3, UNSEEN);
    expect(survivor('nina')).toMatchObject({ wounds: 2, ap: 4 });
  });

  test('DDD-RAD-12, DDD-SUR-01 radiation comes before the AP are set, and may kill', () => {
    const { table, state, survivor } = aGame({
      options: { radioactive: true },
      survivors: { nina: { radiation: 2 }, jack: { radiation: 1, wounds: 7 } },
    });
    perform(playUpkeep(table), UNSEEN, UNSEEN);
    expect(survivor('nina')).toMatchObject({ wounds: 2, ap: 3 });
    expect(survivor('jack').status.kind).toBe('out');
    expect(state.darkness).toBe(2);
  });

  test('DDD-GEN-11, DDD-COR-02 what is counted by the round begins anew', () => {
    const { table, state, survivor } = aGame({
      survivors: { jack: { used: ['jack-free-attack'], struggled: true } },
    });
    state.cornersUsed = [4];
    perform(playUpkeep(table), UNSEEN, UNSEEN);
    expect(survivor('jack')).toMatchObject({ used: [], struggled: false });
    expect(state.cornersUsed).toEqual([]);
  });

  test('DDD-SUR-17 with no survivor on the board the rounds go on', () => {
    const { table, state } = aGame({
      survivors: { leo: { status: { kind: 'out', back: 9 } }, nina: { status: { kind: 'out', back: 9 } } },
    });
    expect(perform(playUpkeep(table), UNSEEN, UNSEEN).result).toBeNull();
    expect(state.phase).toEqual({ kind: 'upkeep' });
  });

  test('DDD-DRK-07 the game is lost at the end of the last round, not before', () => {
    const { table, state } = aGame({ round: 6, darkness: 4, event: 'fire' });
    expect(perform(playUpkeep(table), UNSEEN).result).toBeNull();
    expect(state).toMatchObject({ darkness: 5, lastRound: 7, phase: { kind: 'actions', team: 0 } });
    expect(perform(endRound(table)).result).toMatchObject({ outcome: 'no-one-entered', rule: 'DDD-DRK-07' });
  });
});
