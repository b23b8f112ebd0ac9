import { expect, test } from 'vitest';
import { applyEffects } from '../src/effects/index.ts';
import { stanceOf } from '../src/rules/figures.ts';
import { type Shuffle, shuffle } from '../src/rules/shuffle.ts';
import { playSkill } from '../src/rules/skills.ts';
import type { FigureId } from '../src/state.ts';
import { aBout, aGame, perform, type TestGame } from '../testing/index.ts';

const by = (way: Shuffle['way'], steps: number, from: string, own = false): Shuffle => ({
  way,
  steps,
  from,
  chooser: 'player-1',
  own,
});
const run = (game: TestGame, id: FigureId, how: Shuffle, ...script: readonly string[]): void => {
  const figure = game.state.heroes.find(hero => hero.id === id) ?? game.monster(id);
  perform(shuffle(game.table, figure, how, 'DD-CON-09'), ...script);
};
/** Crusader, Hellion, Vestal and Jester in this order, all in the south of the crossing. */
const atTheCrossing = (
  places: Partial<Record<'crusader' | 'hellion' | 'vestal' | 'jester', string>> = {},
): TestGame =>
  aGame({
    heroes: ['crusader', 'hellion', 'vestal', 'jester'],
    battle: {
      room: 'ruins-9',
      heroes: places,
      monsters: [
        ['bone-soldier', 'C'],
        ['bone-captain', 'N'],
      ],
    },
  });

test('DD-CON-09, DD-CON-10 a push leads away and back on the tracker; those passed move one slot forward', () => {
  const game = atTheCrossing();
  run(game, 'crusader', by('push', 2, 'C'), 'area:SW');
  expect(game.hero('crusader').area).toBe('W');
  expect(game.state.trackers.heroes).toEqual(['hellion', 'vestal', 'crusader', 'jester']);
});

test('DD-CON-09, DD-CON-10 a pull leads closer and forward on the tracker', () => {
  const game = atTheCrossing();
  run(game, 'jester', by('pull', 2, 'N'));
  expect(game.hero('jester').area).toBe('N');
  expect(game.state.trackers.heroes).toEqual(['crusader', 'jester', 'hellion', 'vestal']);
});

test('DD-CON-11, DD-CON-32 before a full Area the movement stops, on the tracker it goes on', () => {
  const game = aGame({
    heroes: ['crusader', 'hellion', 'vestal', 'jester'],
    battle: {
      room: 'ruins-9',
      heroes: { crusader: 'SW', hellion: 'SW', vestal: 'S' },
      monsters: [['bone-captain', 'SE']],
    },
  });
  run(game, 'vestal', by('push', 2, 'C'));
  expect(game.hero('vestal').area).toBe('S');
  expect(stanceOf(game.state, game.hero('vestal'))).toBe('support');
});

test('DD-CON-32 at the end of the tracker the slots are cut short, the Areas are not', () => {
  const game = atTheCrossing();
  run(game, 'jester', by('push', 2, 'C'), 'area:SE');
  expect(game.hero('jester').area).toBe('E');
  expect(game.state.trackers.heroes.at(-1)).toBe('jester');
});

test('DD-CON-12 of several fitting Areas the chooser takes one, and a full one is not offered', () => {
  const game = atTheCrossing({ hellion: 'SW', vestal: 'SW' });
  run(game, 'crusader', by('push', 1, 'C'));
  expect(game.hero('crusader').area).toBe('SE');
});

test('DD-CON-12 a pull from distance 0 moves only the Stance', () => {
  const game = atTheCrossing();
  run(game, 'vestal', by('pull', 1, 'S'));
  expect(game.hero('vestal').area).toBe('S');
  expect(game.state.trackers.heroes).toEqual(['crusader', 'vestal', 'hellion', 'jester']);
});

test('DD-CON-12 the acting Hero’s controller chooses for a Monster, the moved Hero’s for a Monster’s Skill', () => {
  const game = aGame({
    players: 4,
    battle: {
      room: 'boss-prophet',
      heroes: { crusader: 'W', vestal: 'SW' },
      monsters: [
        ['bone-soldier', 'W'],
        ['cultist-acolyte', 'W'],
      ],
    },
  });
  const { table, hero, monster } = game;
  const source = { own: false, from: 'W', use: null, card: 'test' };
  const pushed = perform(
    applyEffects(
      table,
      monster('bone-soldier:1'),
      [['push', 1]],
      { ...source, by: hero('hellion') },
      'DD-CON-12',
    ),
    'area:NW',
  );
  expect(pushed.asked[0]?.seat).toBe(hero('hellion').seat);
  const moved = perform(
    applyEffects(
      table,
      hero('crusader'),
      [['push', 1]],
      { ...source, by: monster('cultist-acolyte:1') },
      'DD-CON-12',
    ),
    'area:C',
  );
  expect(moved.asked[0]?.seat).toBe(hero('crusader').seat);
});

test('DD-CON-13 a Self pull moves the user toward the Skill’s target Area, and forward', () => {
  const game = aGame({
    heroes: {
      hellion: {},
      crusader: {},
      highwayman: {},
      'grave-robber': { equipped: ['grave-robber:lunge'] },
    },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'N']], turn: 'grave-robber' },
  });
  perform(playSkill(game.table, game.hero('grave-robber'), 'grave-robber:lunge'), 5);
  expect(game.hero('grave-robber').area).toBe('N');
  expect(game.state.trackers.heroes).toEqual(['hellion', 'grave-robber', 'crusader', 'highwayman']);
});

test('DD-CON-13, DD-CON-12 without a target Area a Self push leads away from where the user stood', () => {
  const game = aGame({
    heroes: { 'grave-robber': { equipped: ['grave-robber:shadow-fade'] }, crusader: {}, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'N']], turn: 'grave-robber' },
  });
  perform(playSkill(game.table, game.hero('grave-robber'), 'grave-robber:shadow-fade'), 'area:SW');
  expect(game.hero('grave-robber').area).toBe('W');
  expect(game.state.trackers.heroes.at(-1)).toBe('grave-robber');
});

test('DD-CON-27 Resistance to Shuffle takes one Area and one slot away', () => {
  const game = aGame({
    heroes: { arbalest: {}, crusader: {}, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']] },
  });
  run(game, 'arbalest', by('push', 2, 'C'), 'area:SW');
  expect(game.hero('arbalest').area).toBe('SW');
  expect(game.state.trackers.heroes).toEqual(['crusader', 'arbalest', 'vestal']);
  run(game, 'bone-captain:1', by('push', 1, 'S'));
  expect(game.monster('bone-captain:1').area).toBe('C');
});

test('DD-CON-28 Immunity to Shuffle cancels it', () => {
  const game = aGame({ heroes: { crusader: { level: 3 }, vestal: {} }, battle: { room: 'ruins-9' } });
  run(game, 'crusader', by('push', 3, 'C'));
  expect(game.hero('crusader').area).toBe('S');
  expect(game.state.trackers.heroes).toEqual(['crusader', 'vestal']);
  expect(game.told('shuffle-refused')).toHaveLength(1);
});

test.each([
  ['go-along', 'W', ['vestal', 'highwayman', 'arbalest']],
  ['resist', 'SW', ['vestal', 'arbalest', 'highwayman']],
] as const)('DD-CON-29 who shuffles themself may %s', (answer, area, order) => {
  const game = aGame({ heroes: ['arbalest', 'vestal', 'highwayman'], battle: { room: 'ruins-9' } });
  run(game, 'arbalest', by('push', 2, 'S', true), answer, 'area:SW');
  expect(game.hero('arbalest').area).toBe(area);
  expect(game.state.trackers.heroes).toEqual(order);
});

test('DD-CON-29, DD-SKL-19 a Monster that moves itself ignores its own Resistance', () => {
  const game = atTheCrossing();
  run(game, 'bone-captain:1', by('push', 1, 'C', true), 'area:NW');
  expect(game.monster('bone-captain:1').area).toBe('NW');
});

test.each([
  ['shuffle-less', 'SW'],
  ['pass', 'W'],
])('DD-QRK-11, DD-CON-27 Balanced may be shuffled one less: %s', (answer, area) => {
  const game = aGame({
    heroes: { vestal: { quirks: ['balanced'] }, jester: {} },
    battle: { room: 'ruins-9' },
  });
  run(game, 'vestal', by('push', 2, 'C'), answer, 'area:SW');
  expect(game.hero('vestal').area).toBe(area);
});

test('DD-CON-31 each step swaps neighbours; a Large Monster is one place, and nobody leaves the ends', () => {
  const game = aGame({
    battle: {
      room: 'ruins-9',
      monsters: [
        ['bone-soldier', 'N'],
        ['bone-captain', 'C'],
        ['maggot', 'C'],
      ],
    },
  });
  run(game, 'maggot:1', by('pull', 1, 'C'));
  expect(game.state.trackers.monsters).toEqual(['bone-soldier:1', 'maggot:1', 'bone-captain:1']);
  expect(stanceOf(game.state, game.monster('bone-captain:1'))).toBe('ranged');
  run(game, 'bone-soldier:1', by('pull', 3, 'N'));
  expect(game.state.trackers.monsters[0]).toBe('bone-soldier:1');
});

test('DD-CON-09 whoever is shuffled into a pit suffers it; passing does nothing', () => {
  const pushed = (steps: number): number => {
    const game = aGame({ heroes: ['crusader'], battle: { room: 'ruins-4', heroes: { crusader: 'W' } } });
    run(game, 'crusader', by('push', steps, 'N'), 'area:PIT_W', ...(steps > 1 ? ['area:SW'] : []));
    return game.hero('crusader').wounds;
  };
  expect([pushed(1), pushed(2)]).toEqual([3, 0]);
});

test('DD-CON-32 a Shuffle that moves nothing at all is none: nothing reacts', () => {
  const game = aGame({
    heroes: { crusader: { disease: 'vertigo' } },
    battle: { room: 'ruins-9', heroes: { crusader: 'S' } },
  });
  run(game, 'crusader', by('pull', 1, 'S'));
  expect(game.hero('crusader').stress).toBe(0);
  run(game, 'crusader', by('pull', 1, 'C'));
  expect(game.hero('crusader').stress).toBe(2);
});

test('DD-CON-33 push or pull is chosen for each target when the Target Effect is applied', () => {
  const game = aGame({
    heroes: { crusader: {}, vestal: {}, 'bounty-hunter': { equipped: ['bounty-hunter:flashbang'] } },
    battle: {
      room: 'ruins-9',
      monsters: [
        ['maggot', 'C'],
        ['webber', 'C'],
      ],
      turn: 'bounty-hunter',
    },
  });
  const { asked } = perform(
    playSkill(game.table, game.hero('bounty-hunter'), 'bounty-hunter:flashbang'),
    'figure:webber:1',
    3,
    'push',
  );
  expect(asked.at(-1)).toMatchObject({ ask: 'push-or-pull', seat: 'player-1' });
  expect(game.monster('webber:1').area).toBe('N');
});

test('DD-CON-10, DD-PVP-20 in the Circus a Shuffle moves the target on its own team’s tracker', () => {
  const game = aBout({
    red: [['crusader-1', '2']],
    blue: [
      ['vestal-1', '5'],
      ['jester-1', '8'],
      ['hellion-1', '8'],
    ],
  });
  run(game, 'vestal', { ...by('push', 1, '2'), chooser: 'red' }, 'area:8');
  expect(game.state.trackers.blue).toEqual(['jester', 'vestal', 'hellion']);
  expect(game.state.trackers.red).toEqual(['crusader']);
});
