import { expect, test } from 'vitest';
import { addCondition, removeConditions, tickConditions } from '../src/rules/conditions.ts';
import { has } from '../src/rules/figures.ts';
import { startHeroTurn } from '../src/rules/hero-turn.ts';
import { playMonsterTurn, startMonsterTurn } from '../src/rules/monster-turn.ts';
import type { FigureId } from '../src/state.ts';
import type { HeroId } from '../src/data/heroes.ts';
import { applyEffects } from '../src/effects/index.ts';
import { rest } from '../src/rules/resting.ts';
import {
  aGame,
  aStack,
  type GameSet,
  type HeroSet,
  perform,
  type StackSet,
  type TestGame,
} from '../testing/index.ts';

const fighting = (heroes: Partial<Record<HeroId, HeroSet>>, more: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes,
    battle: {
      room: 'ruins-9',
      monsters: [
        ['bone-captain', 'C'],
        ['bone-defender', 'C'],
      ],
    },
    ...more,
  });
const stacks = (game: TestGame, id: FigureId): StackSet[] =>
  (id in { 'bone-captain:1': 1, 'bone-defender:1': 1 }
    ? game.monster(id)
    : game.hero(id as HeroId)
  ).conditions.map(({ condition, tokens, wounds }) => [condition, tokens, wounds]);
/** Whether anything was applied. */
function add(game: TestGame, id: HeroId, stack: StackSet, own = false): boolean {
  const before = game.hero(id).conditions.length;
  perform(addCondition(game.table, game.hero(id), aStack(stack), own, 'DD-CON-01'));
  return game.hero(id).conditions.length > before;
}

test('DD-CON-01, DD-CON-02 each application is a stack of its own; stacks are never merged', () => {
  const game = fighting({ crusader: {} });
  add(game, 'crusader', ['bleed', 2, 1]);
  add(game, 'crusader', ['bleed', 2, 1]);
  add(game, 'crusader', ['buff', 3]);
  expect(stacks(game, 'crusader')).toEqual([
    ['bleed', 2, 1],
    ['bleed', 2, 1],
    ['buff', 3, 0],
  ]);
});

test('DD-CON-07 the number of tokens is no limit', () => {
  const game = fighting({ crusader: {} });
  for (let more = 0; more < 40; more += 1) add(game, 'crusader', ['buff', 9]);
  expect(game.hero('crusader').conditions).toHaveLength(40);
});

test('DD-CON-03, DD-CON-04, DD-CON-14, DD-CON-15 a token leaves each stack, and their Wounds are one loss', () => {
  const game = fighting({
    crusader: {
      conditions: [
        ['bleed', 2, 3],
        ['blight', 1, 2],
        ['buff', 2],
      ],
    },
  });
  perform(tickConditions(game.table, game.hero('crusader')));
  expect(game.hero('crusader').wounds).toBe(5);
  expect(game.told('wounds-suffered')).toHaveLength(1);
  expect(stacks(game, 'crusader')).toEqual([
    ['bleed', 1, 3],
    ['buff', 1, 0],
  ]);
});

test('DD-CON-05 a stack of one token ends at the start of the bearer’s next turn', () => {
  const game = fighting({
    crusader: {
      conditions: [
        ['guard', 1],
        ['mark', 2],
      ],
    },
  });
  expect(has(game.hero('crusader'), 'guard')).toBe(true);
  perform(tickConditions(game.table, game.hero('crusader')));
  expect(has(game.hero('crusader'), 'guard')).toBe(false);
  expect(has(game.hero('crusader'), 'mark')).toBe(true);
});

test('DD-CON-16 Wounds of Bleed and Blight are no Damage: Protection does not halve them, nothing reacts', () => {
  const game = fighting({
    crusader: {
      conditions: [
        ['blight', 1, 4],
        ['protection', 2],
      ],
      quirks: ['off-guard', 'fragile'],
    },
  });
  perform(tickConditions(game.table, game.hero('crusader')));
  expect(game.hero('crusader')).toMatchObject({ wounds: 4, stress: 0 });
});

test('DD-CON-17 a Stun token costs a Hero one action, several stacks no more', () => {
  const game = fighting({
    crusader: {
      conditions: [
        ['stun', 1],
        ['stun', 2],
      ],
    },
  });
  perform(startHeroTurn(game.table, game.hero('crusader')));
  expect(game.state.battle?.turn).toMatchObject({ figure: 'crusader', actions: 1 });
  expect(stacks(game, 'crusader')).toEqual([['stun', 1, 0]]);
});

test('DD-CON-17 a Monster that loses a Stun token loses its whole turn', () => {
  const game = aGame({
    battle: {
      room: 'ruins-9',
      monsters: [['bone-defender', 'S', { conditions: [['stun', 1]] }]],
      turn: 'bone-defender:1',
    },
  });
  perform(startMonsterTurn(game.table, game.monster('bone-defender:1')));
  perform(playMonsterTurn(game.table));
  expect(game.told('skill-used')).toEqual([]);
  expect(game.state.phase.kind).toBe('initiative');
});

test('DD-CON-25, DD-CON-26 removing a Condition removes all its stacks, but not what is printed', () => {
  const game = fighting({
    crusader: {
      conditions: [
        ['bleed', 2, 3],
        ['bleed', 1, 1],
        ['mark', 2],
      ],
    },
  });
  removeConditions(game.table, game.hero('crusader'), ['bleed', 'blight'], 'DD-CON-26');
  expect(stacks(game, 'crusader')).toEqual([['mark', 2, 0]]);
  expect(game.told('conditions-removed')).toMatchObject([{ figure: 'crusader', conditions: ['bleed'] }]);
  const defender = game.monster('bone-defender:1');
  defender.conditions = [aStack(['protection', 1])];
  removeConditions(game.table, defender, ['protection'], 'DD-CON-26');
  expect(has(defender, 'protection')).toBe(true);
});

test('DD-CON-27 Resistance shortens a Condition by a turn; with none left nothing is applied', () => {
  const game = fighting({ vestal: {} });
  expect(add(game, 'vestal', ['bleed', 3, 2])).toBe(true);
  expect(add(game, 'vestal', ['bleed', 1, 2])).toBe(false);
  expect(stacks(game, 'vestal')).toEqual([['bleed', 2, 2]]);
  expect(game.told('condition-refused')).toMatchObject([{ figure: 'vestal', condition: 'bleed' }]);
});

test('DD-CON-27, DD-QRK-11 Quirks take their turn away first, and nothing reacts to a Condition that came to nothing', () => {
  const game = fighting({ vestal: { quirks: ['clotter', 'anemic'] } });
  expect(add(game, 'vestal', ['bleed', 2, 2])).toBe(false);
  expect(stacks(game, 'vestal')).toEqual([]);
  expect(add(game, 'vestal', ['bleed', 4, 2])).toBe(true);
  expect(stacks(game, 'vestal')[0]).toEqual(['bleed', 2, 2]);
});

test('DD-CON-28 Immunity cancels a Condition completely', () => {
  const game = fighting({ 'plague-doctor': { level: 3 } });
  expect(add(game, 'plague-doctor', ['blight', 9, 4])).toBe(false);
  const captain = game.monster('bone-captain:1');
  perform(addCondition(game.table, captain, aStack(['stun', 3]), false, 'DD-CON-28'));
  expect(captain.conditions).toEqual([]);
});

test('DD-SKL-19, DD-CON-27, DD-CON-28 a Self Effect ignores Resistances and Immunities', () => {
  const game = fighting({ 'plague-doctor': { level: 3 }, vestal: {} });
  expect(add(game, 'plague-doctor', ['blight', 2, 1], true)).toBe(true);
  expect(add(game, 'vestal', ['bleed', 1, 1], true)).toBe(true);
});

test('DD-CON-28 whoever stands in the Founder’s Tomb is immune', () => {
  const game = aGame({
    heroes: { crusader: {}, hellion: {} },
    battle: { room: 'ruins-7', heroes: { crusader: 'TOMB', hellion: 'E' } },
  });
  expect(add(game, 'crusader', ['debuff', 3])).toBe(false);
  expect(add(game, 'crusader', ['buff', 3])).toBe(true);
  expect(add(game, 'hellion', ['debuff', 3])).toBe(true);
});

test('DD-CON-30 a Hero immune to Disease never receives one', () => {
  const game = fighting({ vestal: { level: 3 } });
  const source = { by: null, own: false, from: null, use: null, card: 'burial-urns' };
  perform(applyEffects(game.table, game.hero('vestal'), [['disease']], source, 'DD-CON-30'));
  expect(game.hero('vestal').disease).toBeNull();
});

test('DD-CON-08 Stress changes by the number, never below 0; Monsters have none', () => {
  const game = fighting({ crusader: { stress: 2 } });
  const source = { by: null, own: false, from: null, use: null, card: 'test' };
  const change = (stress: number): void => {
    perform(applyEffects(game.table, game.hero('crusader'), [['stress', stress]], source, 'DD-CON-08'));
  };
  change(3);
  expect(game.hero('crusader').stress).toBe(5);
  change(-9);
  expect(game.hero('crusader').stress).toBe(0);
  perform(applyEffects(game.table, game.monster('bone-captain:1'), [['stress', 3]], source, 'DD-CON-08'));
  expect(game.told('stress-suffered')).toHaveLength(1);
});

test('DD-CON-06 outside Battle no token leaves and Bleed does nothing, not even overnight', () => {
  const { table, hero } = aGame({
    heroes: { crusader: { conditions: [['bleed', 2, 3]], stress: 2 } },
    dungeon: { party: 'r1', visited: ['s', 'r1'] },
  });
  perform(rest(table, 8, 'DD-RST-01'), 'calm:crusader', 'calm:crusader');
  expect(hero('crusader')).toMatchObject({
    wounds: 0,
    stress: 0,
    conditions: [{ condition: 'bleed', tokens: 2 }],
  });
});
