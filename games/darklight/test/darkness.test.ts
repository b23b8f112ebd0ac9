import { describe, expect, test } from 'vitest';
import { DARKNESS_WHEEL } from '../src/data/wheel.ts';
import { moveMarker, playDarkness } from '../src/rules/darkness.ts';
import { playEvents } from '../src/rules/events.ts';
import { playRoundEnd } from '../src/rules/turns.ts';
import { aGame, perform } from '../testing/index.ts';

const three = `
  ......
  .K.W.O
  ......`;

describe('the Darkness Roll', () => {
  test('DL-RND-01 DL-DRK-01 DL-DRK-02 the leader rolls; from 2 the marker stays, and Exploration is next', () => {
    const game = aGame({ board: three, leader: 'outcast', phase: { kind: 'darkness' } });
    game.dungeon.darkness.roll = null;
    perform(playDarkness(game.table), 2);
    expect(game.dungeon.darkness).toEqual({ marker: 1, roll: 2 });
    expect(game.told('darkness-rolled')).toMatchObject([{ who: 'outcast', roll: 2 }]);
    expect(game.state.phase).toEqual({ kind: 'exploration' });
  });

  test('DL-DRK-03 DL-DRK-04 DL-DRK-09 on 1 it moves one space, and an Empty one does nothing', () => {
    const game = aGame({ board: three, marker: 2 });
    perform(moveMarker(game.table, { kind: 'darkness' }));
    expect(game.dungeon.darkness.marker).toBe(3);
    expect(game.told('marker-moved')).toMatchObject([{ space: 3, kind: 'space-empty' }]);
    expect(game.dungeon.events).toEqual([]);
  });

  test('DL-DRK-10 DL-FTH-01 Faith Points come before the marker moves', () => {
    const game = aGame({ board: '.E.\n...', marker: 2, phase: { kind: 'darkness' } });
    perform(playDarkness(game.table), 1);
    expect(game.accursed('exorcist').faith).toBe(1);
    const told = game.table.told.map(({ type }) => type);
    expect(told.indexOf('marker-moved')).toBe(told.length - 1);
  });

  test('DL-RND-03 the same in combat', () => {
    const game = aGame({ board: 'K..a', marks: { a: 'seeker' }, marker: 2, phase: { kind: 'darkness' } });
    perform(playDarkness(game.table), 1);
    expect(game.dungeon.darkness.marker).toBe(3);
  });

  test('WE-06 DL-DRK-03 DL-DRK-06 DL-DRK-08 DL-EVT-04 an Event to a random Accursed, activated in the same round', () => {
    const game = aGame({ board: three, phase: { kind: 'darkness' } });
    perform(playDarkness(game.table), 1, 5, 'blood-witch');
    expect(game.dungeon.darkness.marker).toBe(2);
    expect(game.dungeon.events).toMatchObject([{ tile: 0, card: null }]);
    game.state.phase = { kind: 'events', waiting: null };
    perform(playEvents(game.table));
    expect(game.state.phase).toEqual({ kind: 'events', waiting: [1] });
    perform(playEvents(game.table), 'evt-soul-lamp');
    expect(game.dungeon.soulLamp).toBe(2);
    expect(game.state.phase).toEqual({ kind: 'turns' });
  });

  test('DL-DRK-06 DL-DRK-07 on 1 to 3 an Encounter, Ambushing', () => {
    const game = aGame({ board: '......\n..K...\n......', quest: 'q-chapel-1' });
    perform(moveMarker(game.table, { kind: 'darkness' }), 3, 'enc-skorn-savages', 2);
    expect(game.dungeon.monsters.map(({ kind }) => kind)).toEqual(['skorn-savage']);
    expect(game.dungeon.monsters[0]?.target).toBe('black-knight');
  });

  test('DL-DRK-08 DL-TRM-06 in an archway the player of that Accursed decides which tile', () => {
    const game = aGame({
      lay: [{ card: 'storage-room', by: 'N2' }],
      accursed: { 'black-knight': { at: [1, 0, 0] } },
    });
    game.accursed('black-knight').square = game.dungeon.plan.archways[0]?.squares[1] ?? 0;
    const moved = perform(moveMarker(game.table, { kind: 'darkness' }), 6, 'tile:1');
    expect(moved.asked).toMatchObject([{ ask: 'which-tile', seat: 'player-1' }]);
    expect(game.dungeon.events).toMatchObject([{ tile: 1 }]);
  });
});

describe('the wheel', () => {
  test('DL-SET-01 DL-DRK-05 twelve spaces, the first with the Cursed Heart', () => {
    expect(DARKNESS_WHEEL).toHaveLength(12);
    expect(DARKNESS_WHEEL.filter(space => space === 'heart')).toHaveLength(1);
    expect(DARKNESS_WHEEL[0]).toBe('heart');
  });

  test('WE-08 DL-DRK-03 DL-DRK-05 it runs round, and a spent Cursed Use comes back', () => {
    const game = aGame({ board: three, marker: 12, dungeon: { heart: { uses: 4, most: 5, rested: null } } });
    perform(moveMarker(game.table, { kind: 'darkness' }));
    expect(game.dungeon.darkness.marker).toBe(1);
    expect(game.dungeon.heart.uses).toBe(5);
    game.dungeon.darkness.marker = 12;
    perform(moveMarker(game.table, { kind: 'darkness' }));
    expect(game.dungeon.heart.uses).toBe(5);
    expect(game.told('heart-restored')).toHaveLength(1);
  });

  test('DL-RND-02 DL-RND-04 after the last turn the round ends and the next begins with a Darkness Roll', () => {
    const game = aGame({ board: three, phase: { kind: 'round-end' } });
    perform(playRoundEnd(game.table));
    expect(game.dungeon.round).toBe(3);
    expect(game.dungeon.darkness.roll).toBeNull();
    expect(game.state.phase).toEqual({ kind: 'darkness' });
  });
});
