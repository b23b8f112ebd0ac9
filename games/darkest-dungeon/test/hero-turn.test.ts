import { expect, test } from 'vitest';
import { endTurn, playHeroTurn, startHeroTurn } from '../src/rules/hero-turn.ts';
import { turnOptions } from '../src/rules/hero-actions.ts';
import {
  aBout,
  aGame,
  BLANK,
  type GameSet,
  perform,
  playOut,
  SKULL,
  type TestGame,
} from '../testing/index.ts';

const ids = ({ state, hero }: TestGame): string[] =>
  turnOptions(state, hero(state.battle?.turn?.figure as 'crusader')).map(({ id }) => id);
const aTurn = (
  set: GameSet['battle'] extends infer B ? Partial<NonNullable<B>> : never,
  more: GameSet = {},
) => aGame({ ...more, battle: { room: 'ruins-1', monsters: [['bone-soldier']], turn: 'crusader', ...set } });

test('DD-HRO-01 a Hero with an Affliction first rolls a d10; only within its range the card speaks', () => {
  const { table, hero } = aGame({
    heroes: { crusader: { resolve: 'fearful' }, vestal: {} },
    battle: { room: 'ruins-1', monsters: [['bone-soldier']] },
  });
  perform(startHeroTurn(table, hero('crusader')), 3);
  expect(hero('crusader').stress).toBe(0);
  perform(startHeroTurn(table, hero('crusader')), 2);
  expect(hero('crusader').stress).toBe(2);
});

test('DD-HRO-01, DD-HRO-02 what Masochistic places comes after the tokens are removed', () => {
  const { table, hero } = aGame({
    heroes: { crusader: { resolve: 'masochistic', conditions: [['mark', 1]] }, vestal: {} },
    battle: { room: 'ruins-1', monsters: [['bone-soldier']] },
  });
  perform(startHeroTurn(table, hero('crusader')), 1);
  expect(hero('crusader')).toMatchObject({ wounds: 1, conditions: [{ condition: 'mark', tokens: 1 }] });
});

test('DD-HRO-02 one token leaves each stack and does what it does', () => {
  const { table, hero, state } = aGame({
    heroes: {
      crusader: {
        conditions: [
          ['bleed', 2, 3],
          ['buff', 1],
        ],
      },
      vestal: {},
    },
    battle: { room: 'ruins-1', monsters: [['bone-soldier']] },
  });
  perform(startHeroTurn(table, hero('crusader')));
  expect(hero('crusader')).toMatchObject({ wounds: 3, conditions: [{ condition: 'bleed', tokens: 1 }] });
  expect(state.phase).toEqual({ kind: 'hero-turn' });
});

test('DD-HRO-03 two actions of any kind, the same kind twice; fewer are allowed', () => {
  const { table, state, hero } = aTurn({ heroes: { crusader: 'NW' } });
  perform(playHeroTurn(table), 'move:W');
  perform(playHeroTurn(table), 'move:SW');
  expect(hero('crusader').area).toBe('SW');
  expect(state.battle?.turn?.actions).toBe(0);
  perform(playHeroTurn(table));
  expect(state.battle?.turn).toBeNull();
  expect(state.phase).toEqual({ kind: 'initiative' });
});

test('DD-HRO-03 what is offered: Moves, Skills with a target, a change of Stance, the end of the turn', () => {
  const game = aTurn({ heroes: { crusader: 'SE' }, monsters: [['bone-soldier', 'SE']] });
  expect(ids(game)).toEqual([
    'move:E',
    'move:S',
    'skill:crusader:smite',
    'skill:crusader:stunning-blow',
    'stance:back',
    'end-turn',
  ]);
});

test('DD-HRO-04, DD-HRO-15 Provisions cost no action and may be used without any', () => {
  const game = aTurn(
    { turn: { figure: 'crusader', actions: 0 } },
    { heroes: { crusader: { wounds: 3 }, vestal: {} }, provisions: { food: 2 } },
  );
  expect(ids(game)).toContain('use:food');
  perform(playHeroTurn(game.table), 'use:food');
  perform(playHeroTurn(game.table), 'use:food');
  expect(game.hero('crusader').wounds).toBe(1);
  expect(game.state.battle?.turn?.actions).toBe(0);
});

test('DD-HRO-12 a change of Stance swaps two Heroes on the tracker; figures do not move', () => {
  const { table, state, hero, told } = aTurn({});
  const areas = state.heroes.map(({ area }) => area);
  perform(playHeroTurn(table), 'stance:back');
  expect(state.trackers.heroes).toEqual(['hellion', 'crusader', 'highwayman', 'vestal']);
  expect(state.heroes.map(({ area }) => area)).toEqual(areas);
  expect(told('stance-changed')).toMatchObject([{ hero: 'crusader', stance: 'defensive' }]);
  expect(hero('crusader').turnsLeft).toBe(1);
});

test('DD-HRO-13 nobody steps before the first Hero or behind the last', () => {
  expect(ids(aTurn({ turn: 'vestal' }, { heroes: ['crusader', 'vestal'] }))).not.toContain('stance:back');
  expect(ids(aTurn({ turn: 'crusader' }, { heroes: ['crusader', 'vestal'] }))).not.toContain(
    'stance:forward',
  );
  expect(ids(aTurn({ turn: 'crusader' }, { heroes: ['crusader'] })).join()).not.toContain('stance');
});

test('DD-HRO-14 a Hero who dies at the start of the turn takes none; the next card is drawn', () => {
  const { table, state, hero } = aGame({
    heroes: { crusader: { wounds: 17, conditions: [['bleed', 1, 1]] }, vestal: {}, jester: {}, hellion: {} },
    battle: { room: 'ruins-1', monsters: [['bone-soldier']] },
  });
  playOut(startHeroTurn(table, hero('crusader')), [SKULL]);
  expect(state.heroes.map(({ id }) => id)).not.toContain('crusader');
  expect(state.battle?.turn).toBeNull();
  expect(state.phase).toEqual({ kind: 'initiative' });
});

test('DD-HRO-14 the end of the Battle ends the turn; the remaining actions are lost', () => {
  const { table, state } = aTurn({
    heroes: { crusader: 'SE' },
    monsters: [['bone-soldier', 'SE', { wounds: 6 }]],
  });
  perform(playHeroTurn(table), 'skill:crusader:smite', 3);
  expect(state.phase).toEqual({ kind: 'battle-end', outcome: 'won' });
  expect(state.battle?.turn).toBeNull();
});

test('DD-HRO-15, DD-CON-17 Stun takes one action, several stacks no more', () => {
  const { table, state, hero } = aGame({
    heroes: {
      crusader: {
        conditions: [
          ['stun', 1],
          ['stun', 2],
        ],
      },
      vestal: {},
    },
    battle: { room: 'ruins-1', monsters: [['bone-soldier']] },
  });
  perform(startHeroTurn(table, hero('crusader')));
  expect(state.battle?.turn?.actions).toBe(1);
});

test('DD-HRO-15 an action fewer by a card and one by Stun leave none', () => {
  const { table, state, hero } = aGame({
    heroes: { crusader: { resolve: 'hopeless', conditions: [['stun', 1]] }, vestal: {} },
    battle: { room: 'ruins-1', monsters: [['bone-soldier']] },
  });
  perform(startHeroTurn(table, hero('crusader')), 1);
  expect(state.battle?.turn?.actions).toBe(0);
});

test('DD-HRO-14 a Hero at Death’s Door who survives the start goes on', () => {
  const { table, state, hero } = aGame({
    heroes: { crusader: { wounds: 17, conditions: [['bleed', 1, 1]] }, vestal: {} },
    battle: { room: 'ruins-1', monsters: [['bone-soldier']] },
  });
  perform(startHeroTurn(table, hero('crusader')), BLANK);
  expect(state.phase).toEqual({ kind: 'hero-turn' });
});

test('DD-BAT-08 the Room acts on whoever ends a turn in it, also on who did nothing', () => {
  const { table, hero, state } = aTurn({ heroes: { crusader: 'NE' } });
  perform(playHeroTurn(table), 'end-turn');
  expect(hero('crusader').stress).toBe(1);
  expect(state.battle?.turn).toBeNull();
});

test('DD-BAT-08 it waits for the last action: passing through costs nothing', () => {
  const { table, hero } = aTurn({ heroes: { crusader: 'N' } });
  perform(playHeroTurn(table), 'move:NE');
  expect(hero('crusader').stress).toBe(0);
  perform(playHeroTurn(table), 'move:E');
  perform(playHeroTurn(table));
  expect(hero('crusader').stress).toBe(0);
});

test('DD-PVP-09 in the Circus a turn has no Provisions or Trinkets and leads to the next activation', () => {
  const { table, state } = aBout({
    red: [
      ['crusader-1', '2'],
      ['hellion-1', '3'],
    ],
    blue: [['vestal-1', '8']],
    turn: 'crusader',
  });
  expect(turnOptions(state, state.heroes[0] as never).map(({ id }) => id)).toContain('stance:back');
  perform(endTurn(table));
  expect(state.phase).toEqual({ kind: 'activation' });
});
