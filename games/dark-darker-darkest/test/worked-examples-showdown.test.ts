import { expect, test } from 'vitest';
import { takeShowdownActions } from '../src/rules/actions.ts';
import { enterRoom } from '../src/rules/entering.ts';
import { nemesisActs, playNemesisReaction } from '../src/rules/nemesis.ts';
import { aGame, at, creatureFaces, perform, survivorFaces } from '../testing/index.ts';

test('WE-21 the showdown starts (DDD-FIN-01 to DDD-FIN-09, DDD-FIN-17)', () => {
  const { table, state, survivor } = aGame({
    laboratory: 'open',
    survivors: { leo: {}, nina: { room: at(1, 2), wounds: 2, ap: 0 }, jack: { wounds: 4 } },
    locks: [[at(2, 2), at(2, 3), 2]],
    cameras: [[at(4, 4), 'west']],
    tokens: [at(2, 4)],
  });
  perform(
    enterRoom(table, survivor('nina'), at(1, 1), 'DDD-MOV-01'),
    'spawn-22',
    [1, 1],
    [2, 3],
    'lisa-mortimer',
  );
  expect(state.showdown).toEqual({ keeper: 'nina' });
  expect(state.doors).toEqual({});
  expect(state.cameras).toEqual([]);
  expect(state.zombies.map(zombie => zombie.room)).toEqual(Array.from({ length: 5 }, () => at(2, 4)));
  expect(state.fire).toBe(7);
  expect(state.tiles[7]?.burn).toBe(1);
  expect(state.nemesis).toEqual({ id: 'lisa-mortimer', room: at(1, 1), markers: [3, 3, 3, 3] });
  expect(state.survivors.map(one => one.markers.hand)).toEqual([4, 3, 2]);
});

const FOUR_AP = { room: at(4, 4), side: 'four-ap' } as const;

test('WE-22 the sixth marker (DDD-FIN-18, DDD-FIN-19, DDD-FIN-22 to DDD-FIN-25)', () => {
  const { table, state, survivor } = aGame({
    keeper: 'nina',
    laboratory: 'open',
    phase: { kind: 'showdown' },
    event: 'fire',
    fire: at(2, 3),
    burn: [[at(2, 3), 1]],
    nemesis: ['lisa-mortimer', at(1, 1)],
    survivors: {
      lucy: { ...FOUR_AP, markers: { hand: 1, left: 0, centre: 0, right: 3 } },
      nina: { ...FOUR_AP, markers: { hand: 0, left: 2, centre: 0, right: 2 } },
      leo: { ...FOUR_AP, markers: { hand: 0, left: 3, centre: 1, right: 0 } },
      jack: { ...FOUR_AP, markers: { hand: 1, left: 0, centre: 3, right: 0 } },
    },
  });
  perform(takeShowdownActions(table), 'survivor:lucy', `move:${at(3, 4)}`, 'pass');
  expect(state.phase).toEqual({ kind: 'nemesis-reaction' });
  perform(playNemesisReaction(table), 1);
  expect(survivor('lucy').markers).toEqual({ hand: 3, left: 0, centre: 1, right: 0 });
  expect(survivor('nina').markers).toEqual({ hand: 2, left: 0, centre: 2, right: 0 });
  expect(survivor('leo').markers).toEqual({ hand: 0, left: 0, centre: 3, right: 1 });
  expect(survivor('jack').markers).toEqual({ hand: 1, left: 0, centre: 0, right: 3 });
  expect(state.event).toBe('clock');
  expect(state.darkness).toBe(2);
  expect(state.fire).toBe(2);
  expect(state.nemesis?.room).toBe(at(3, 1));
  expect(state.phase).toEqual({ kind: 'showdown' });
});

test('WE-23 the nemesis at work (DDD-FIN-26, DDD-FIN-28, DDD-FIN-29, DDD-FIN-12)', () => {
  const { table, state, survivor } = aGame({
    keeper: 'nina',
    laboratory: 'open',
    nemesis: ['lisa-mortimer', at(1, 1)],
    survivors: { nina: { room: at(2, 4) }, leo: { room: at(2, 4) } },
  });
  perform(nemesisActs(table));
  expect(state.nemesis?.room).toBe(at(3, 1));
  perform(nemesisActs(table));
  expect(state.nemesis?.room).toBe(at(4, 1));

  survivor('leo').room = at(4, 1);
  for (const id of [1, 2]) {
    state.zombies.push({
      id,
      kind: 'ordinary',
      room: at(4, 1),
      infected: false,
      down: false,
      hit: false,
      spent: false,
    });
  }
  perform(nemesisActs(table), creatureFaces('damage', 'entrap'), survivorFaces('aim'));
  expect(state.tiles[15]?.destroyed).toBe(true);
  expect(state.zombies).toEqual([]);
  expect(survivor('leo')).toMatchObject({ wounds: 4, entrapped: 'yes' });

  survivor('leo').room = at(2, 4);
  perform(nemesisActs(table));
  expect(state.nemesis?.room).toBe(at(4, 3));
});
