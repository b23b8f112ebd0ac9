import { expect, test } from 'vitest';
import { beat } from '../src/rules/beat.ts';
import { addCondition, tickConditions } from '../src/rules/conditions.ts';
import { stanceOf, stacksOf } from '../src/rules/figures.ts';
import { critNumber, dodgeOf, hitNumber } from '../src/rules/hit.ts';
import { newSkillUse, type SkillUse } from '../src/rules/skill-use.ts';
import { playSkill, useSkill } from '../src/rules/skills.ts';
import type { HeroId } from '../src/data/heroes.ts';
import { aMonsterUse } from '../testing/a-fight.ts';
import { aGame, aStack, type HeroSet, perform, type TestGame } from '../testing/index.ts';

test('EX-01 Iron Swan (DD-SKL-07, DD-SKL-11, DD-LGT-02)', () => {
  const swan = (light: number): TestGame => {
    const game = aGame({
      light,
      heroes: { hellion: { equipped: ['hellion:iron-swan'] }, crusader: {} },
      battle: {
        room: 'ruins-9',
        monsters: [
          ['bone-arbalist', 'N'],
          ['bone-soldier', 'NW'],
        ],
        turn: 'hellion',
      },
    });
    perform(playSkill(game.table, game.hero('hellion'), 'hellion:iron-swan'), 2);
    return game;
  };
  const lit = swan(5);
  const card = newSkillUse(
    lit.hero('hellion'),
    'hellion:iron-swan',
    { range: [2], acc: 9, crit: 1 },
    'N',
    [],
  );
  expect(hitNumber(lit.state, card, lit.monster('bone-arbalist:1'))).toBe(8);
  expect(lit.monster('bone-arbalist:1').wounds).toBe(7);
  expect(swan(4).state.battle?.monsters.map(({ id }) => id)).toEqual(['bone-soldier:1']);
});

test('EX-02 Divine Comfort critical (DD-SKL-13, DD-SKL-18, DD-SKL-14, DD-SKL-08)', () => {
  const wounded: HeroSet = { wounds: 8, stress: 3 };
  const game = aGame({
    light: 4,
    heroes: {
      crusader: wounded,
      arbalest: wounded,
      vestal: { ...wounded, skillLevel: 2, equipped: ['vestal:divine-comfort'] },
      'plague-doctor': wounded,
    },
    battle: { room: 'ruins-9', heroes: { vestal: 'C' }, monsters: [['bone-soldier', 'NW']], turn: 'vestal' },
  });
  perform(playSkill(game.table, game.hero('vestal'), 'vestal:divine-comfort'), 2);
  expect(game.state.heroes.map(({ wounds }) => wounds)).toEqual([4, 4, 5, 4]);
  expect(game.state.heroes.map(({ stress }) => stress)).toEqual([3, 3, 2, 3]);
  expect(game.told('healed').map(({ figure }) => figure)[0]).toBe('vestal');
});

test('EX-03 Bleed stacks (DD-CON-01, DD-CON-02, DD-CON-03, DD-CON-04)', () => {
  const game = aGame({
    heroes: {
      highwayman: {
        conditions: [
          ['buff', 2],
          ['bleed', 1, 1],
        ],
      },
    },
    battle: { room: 'ruins-9', monsters: [['bone-soldier', 'C']] },
  });
  const highwayman = game.hero('highwayman');
  perform(addCondition(game.table, highwayman, aStack(['bleed', 2, 2]), false, 'DD-CON-01'));
  expect(highwayman.conditions).toHaveLength(3);
  perform(tickConditions(game.table, highwayman));
  expect(highwayman.wounds).toBe(3);
  expect(highwayman.conditions).toEqual([aStack(['buff', 1]), aStack(['bleed', 1, 2])]);
  expect(stacksOf(highwayman, 'buff')).toBe(1);
  perform(tickConditions(game.table, highwayman));
  expect(highwayman).toMatchObject({ wounds: 5, conditions: [] });
});

test('EX-05 Critical Stone (DD-TRI-05, DD-TRI-04, DD-TRI-06)', () => {
  const game = aGame({
    heroes: { hellion: { trinkets: ['critical-stone'], equipped: ['hellion:wicked-hack'] } },
    battle: { room: 'ruins-9', monsters: [['rattler', 'S']], turn: 'hellion' },
  });
  const hack = newSkillUse(game.hero('hellion'), 'hellion:wicked-hack', { range: [0], crit: 1 }, 'S', []);
  expect(critNumber(game.state, hack, game.monster('rattler:1'))).toBe(2);
  perform(playSkill(game.table, game.hero('hellion'), 'hellion:wicked-hack'), 4, 'trinket:critical-stone');
  expect(game.monster('rattler:1').wounds).toBe(12);
  expect(game.hero('hellion').trinkets).toEqual([{ id: 'critical-stone', up: 'negative', used: true }]);
});

test('EX-07 Light 1 (DD-LGT-03, DD-LGT-04, DD-LGT-05, DD-STR-02)', () => {
  const goblet = (light: number): { game: TestGame; use: SkillUse } => {
    const game = aGame({
      light,
      heroes: { jester: { stress: 6 } },
      battle: { room: 'ruins-9', monsters: [['bone-courtier', 'N']] },
    });
    return { game, use: aMonsterUse(game, 'bone-courtier:1', 'tempting-goblet', 'jester') };
  };
  const dim = goblet(1);
  perform(useSkill(dim.game.table, dim.use), 5);
  expect(dim.game.hero('jester').stress).toBe(8);
  expect(critNumber(dim.game.state, dim.use, dim.game.hero('jester'))).toBe(1);
  expect(dodgeOf(dim.game.state, dim.game.hero('jester'))).toBe(2);
  expect(dodgeOf(dim.game.state, dim.game.monster('bone-courtier:1'))).toBe(1);
  expect(hitNumber(dim.game.state, dim.use, dim.game.hero('jester'))).toBe(10 - 2);
  const dark = goblet(0);
  expect(hitNumber(dark.game.state, dark.use, dark.game.hero('jester'))).toBe(11 - 2);
  expect(dodgeOf(dark.game.state, dark.game.monster('bone-courtier:1'))).toBe(2);
});

test('EX-13 Curio Room (DD-ROM-07, DD-ROM-08)', () => {
  const game = aGame({
    heroes: ['crusader', 'vestal'],
    phase: { kind: 'arrive' },
    provisions: { torch: 1 },
    onTop: { curios: ['splintered-confessional'] },
    dungeon: {
      tile: 'ruins-a',
      party: 's',
      tokens: { r1: 'curio' },
      way: { kind: 'explore', to: ['r1'], dice: [] },
    },
  });
  // Before the Room is resolved a Torch might be lit.
  perform(beat(game.table), 'pass', 6);
  expect(game.state.battle).toBeNull();
  expect(game.state.quest?.dungeon?.tokens).toEqual({});
  expect(game.state.phase).toEqual({ kind: 'curio-room' });
  perform(beat(game.table), 'pay:torch', 'figure:vestal');
  expect(game.told('curio-drawn')).toMatchObject([{ curio: 'splintered-confessional' }]);
  expect(game.hero('crusader').stress).toBe(0);
});

test('EX-22 Riposte and Protection (DD-CON-24, DD-CON-20, DD-SKL-17)', () => {
  const game = aGame({
    heroes: {
      crusader: {
        conditions: [
          ['protection', 2],
          ['riposte', 2],
        ],
      },
    },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C', { conditions: [['riposte', 2]] }]] },
  });
  perform(
    useSkill(game.table, aMonsterUse(game, 'bone-captain:1', 'crushing-blow', 'crusader')),
    6,
    'area:SW',
  );
  expect(game.hero('crusader').wounds).toBe(6);
  expect(game.monster('bone-captain:1').wounds).toBe(3);
});

test('EX-23 Push into a full Area (DD-CON-09, DD-CON-11, DD-CON-10, DD-CON-27)', () => {
  // From N the only Area farther than C is S, and four stand there already.
  const pushed = (second: HeroId): TestGame => {
    const game = aGame({
      heroes: ['crusader', second, 'highwayman', 'jester'],
      battle: {
        room: 'ruins-9',
        heroes: { [second]: 'C' },
        monsters: [
          ['cultist-acolyte', 'N'],
          ['maggot', 'S'],
        ],
      },
    });
    perform(useSkill(game.table, aMonsterUse(game, 'cultist-acolyte:1', 'eldritch-push', second)), 4);
    return game;
  };
  const vestal = pushed('vestal');
  expect(vestal.hero('vestal').area).toBe('C');
  expect(stanceOf(vestal.state, vestal.hero('vestal'))).toBe('support');
  expect(vestal.state.trackers.heroes).toEqual(['crusader', 'highwayman', 'jester', 'vestal']);
  expect(pushed('arbalest').state.trackers.heroes).toEqual(['crusader', 'highwayman', 'arbalest', 'jester']);
});
