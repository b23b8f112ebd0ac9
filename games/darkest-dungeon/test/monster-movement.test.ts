import { expect, test } from 'vitest';
import { advanceOn, approach } from '../src/rules/monster-movement.ts';
import { chooseTarget } from '../src/rules/monster-targets.ts';
import { skillAt } from '../src/rules/monster-turn.ts';
import type { MonsterId } from '../src/state.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

/** Lets a Monster get in Range for a Skill of its card; says whether it is, and what was asked. */
function approaches({ table, state, monster }: TestGame, id: MonsterId, place: number, ...script: string[]) {
  const user = monster(id);
  const skill = skillAt(user, place);
  const aim = chooseTarget(state, user, skill);
  if (aim === null) throw new Error('no target');
  return perform(approach(table, user, skill, aim.target, aim.area), ...script);
}

test('DD-MON-10 a Monster that is in Range does not move', () => {
  const game = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'W', hellion: 'SE', highwayman: 'SE', vestal: 'E' },
      monsters: [['maggot', 'NW']],
    },
  });
  expect(approaches(game, 'maggot:1', 1).value).toBe(true);
  expect(game.monster('maggot:1').area).toBe('NW');
});

test('DD-MON-10, DD-MON-11 every Area within Speed and in Range will do; the controller of the target chooses', () => {
  const game = aGame({
    players: 2,
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'SE', hellion: 'N', highwayman: 'SE', vestal: 'E' },
      monsters: [['bone-courtier', 'N']],
    },
    heroes: { crusader: {}, hellion: { stress: 4 }, highwayman: {}, vestal: {} },
  });
  const { asked, value } = approaches(game, 'bone-courtier:1', 1, 'area:W');
  expect(value).toBe(true);
  expect(asked[0]).toMatchObject({ ask: 'monster-way', seat: game.hero('hellion').seat, rule: 'DD-MON-11' });
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['area:W', 'area:C', 'area:E']);
  expect(game.monster('bone-courtier:1').area).toBe('W');
  expect(game.told('figure-moved')).toMatchObject([{ figure: 'bone-courtier:1', from: 'N', area: 'W' }]);
});

test('DD-MON-11 without a Hero among the targets the group chooses', () => {
  const game = aGame({
    battle: {
      room: 'darkest-1',
      monsters: [
        ['defensive-growth', 'NW'],
        ['antibody', 'NW'],
      ],
    },
  });
  const { asked } = approaches(game, 'defensive-growth:1', 1, 'area:W');
  expect(asked[0]).toMatchObject({ seat: 'party' });
});

test('DD-MON-10 out of reach it comes as near to its Range as it can, and the rest of the turn is lost', () => {
  const game = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'SE', hellion: 'SE', highwayman: 'E', vestal: 'E' },
      monsters: [['bone-rabble', 'NW']],
    },
  });
  expect(approaches(game, 'bone-rabble:1', 1).value).toBe(false);
  expect(game.monster('bone-rabble:1').area).toBe('N');
  expect(game.told('monster-out-of-range')).toMatchObject([{ figure: 'bone-rabble:1' }]);
});

test('DD-MON-10 it stays where no Area within Speed brings it nearer', () => {
  const game = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'NE', vestal: 'NE' },
      monsters: [['bone-rabble', 'W']],
    },
  });
  expect(approaches(game, 'bone-rabble:1', 1).value).toBe(false);
  expect(game.monster('bone-rabble:1').area).toBe('W');
  expect(game.told('figure-moved')).toEqual([]);
});

test('DD-MON-10 it passes through full Areas, but may stop only where there is room', () => {
  const game = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'NE', vestal: 'NE' },
      monsters: [
        ['pliskin', 'NW'],
        ['bone-soldier', 'W'],
      ],
    },
  });
  // Infuse wants distance 0: both Heroes of SW fill it, so that the snake can only come near.
  expect(approaches(game, 'pliskin:1', 2).value).toBe(false);
  expect(game.monster('pliskin:1').area).toBe('W');
  game.hero('hellion').area = 'NE';
  expect(approaches(game, 'pliskin:1', 2).value).toBe(true);
  expect(game.monster('pliskin:1').area).toBe('SW');
});

test('DD-MON-10, DD-POS-02 a Large Monster may stop where others can be displaced, but never its target', () => {
  const game = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'NE', vestal: 'NE' },
      monsters: [['ghoul', 'W']],
    },
  });
  const { value } = approaches(game, 'ghoul:1', 1);
  expect(value).toBe(false);
  expect(game.monster('ghoul:1').area).toBe('W');
  game.hero('crusader').area = 'NW';
  game.hero('hellion').area = 'NW';
  game.hero('highwayman').area = 'NW';
  const { asked } = approaches(game, 'ghoul:1', 1, 'figure:hellion', 'area:N');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual(['figure:hellion', 'figure:highwayman']);
  expect(game.hero('hellion').area).toBe('N');
  expect(game.monster('ghoul:1').area).toBe('NW');
});

test('DD-MON-17 optional Range counts for a Monster as if it were printed', () => {
  const game = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'LOW', hellion: 'SE', highwayman: 'SE', vestal: 'E' },
      monsters: [['maggot', 'W']],
    },
  });
  expect(approaches(game, 'maggot:1', 1).value).toBe(true);
  expect(game.monster('maggot:1').area).toBe('W');
});

test('DD-MON-18 the target is settled before the Monster moves, and stays', () => {
  const game = aGame({
    battle: {
      room: 'ruins-1',
      heroes: { crusader: 'N', hellion: 'SW', highwayman: 'SW', vestal: 'S' },
      monsters: [['bone-soldier', 'NW']],
    },
    heroes: { crusader: {}, hellion: {}, highwayman: { wounds: 2 }, vestal: {} },
  });
  expect(approaches(game, 'bone-soldier:1', 1).value).toBe(true);
  expect(game.monster('bone-soldier:1').area).toBe('W');
});

test('DD-MON-03 without a Skill it goes up to its Speed toward the closest Hero, as near as it can', () => {
  const game = aGame({
    battle: {
      room: 'darkest-1',
      heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'SE', vestal: 'SE' },
      monsters: [['ascended-brawler', 'NW']],
      turn: { figure: 'ascended-brawler:1', speedLeft: 2 },
    },
  });
  perform(advanceOn(game.table, game.monster('ascended-brawler:1'), game.hero('crusader'), 'DD-MON-03'));
  expect(game.monster('ascended-brawler:1').area).toBe('SW');
  expect(game.state.battle?.turn?.speedLeft).toBe(0);
});
