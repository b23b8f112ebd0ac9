import { expect, test } from 'vitest';
import type { InjuryId } from '../src/data/injuries.ts';
import { rollInjury, takeInjury } from '../src/rules/defeat.ts';
import { attributeOf, healthOf, initiativeOf, movementOf, sanityOf } from '../src/rules/profile.ts';
import { aGame, perform } from '../testing/index.ts';

test.each([
  ['torn-soul', [1, 1]],
  ['lost-eye', [1, 2]],
  ['crushed-hand', [2, 2]],
  ['concussion', [1, 4]],
  ['cracked-ribs', [3, 3]],
  ['disfigured', [3, 4]],
  ['torn-muscle', [4, 4]],
  ['broken-leg', [4, 5]],
  ['collapsed-lung', [5, 5]],
  ['palsy', [5, 6]],
  ['wardens-mercy', [6, 6]],
] as const)('DL-DTH-05 the Injury chart: %s', (injury, dice) => {
  const game = aGame({ board: 'W...' });
  expect(perform(rollInjury(game.table, game.accursed('blood-witch')), dice).value).toBe(injury);
});

const injured = (injury: InjuryId, ...script: string[]) => {
  const game = aGame({ board: 'O...' });
  const outcast = game.accursed('outcast');
  perform(takeInjury(game.table, outcast, injury), ...script);
  return { game, state: game.state, outcast };
};

test('DL-ATR-15 cracked-ribs: Health falls, and that never kills', () => {
  const game = aGame({ board: 'O...', accursed: { outcast: { wounds: 14 } } });
  perform(takeInjury(game.table, game.accursed('outcast'), 'cracked-ribs'));
  expect(healthOf(game.state, game.accursed('outcast'))).toBe(13);
  expect(game.accursed('outcast')).toMatchObject({ wounds: 12, status: { kind: 'in' } });
});

test('Injuries lower attributes and traits', () => {
  const sum = (injury: InjuryId) => {
    const { state, outcast } = injured(injury);
    return {
      sanity: sanityOf(state, outcast),
      perception: attributeOf(state, outcast, 'perception'),
      mind: attributeOf(state, outcast, 'mind'),
      initiative: initiativeOf(state, outcast),
      charisma: attributeOf(state, outcast, 'charisma'),
      strength: attributeOf(state, outcast, 'strength'),
      movement: movementOf(state, outcast),
      endurance: attributeOf(state, outcast, 'endurance'),
      agility: attributeOf(state, outcast, 'agility'),
    };
  };
  const whole = sum('wardens-mercy');
  expect(sum('torn-soul')).toEqual({ ...whole, sanity: whole.sanity - 2 });
  expect(sum('lost-eye')).toEqual({ ...whole, perception: whole.perception - 1 });
  expect(sum('concussion')).toEqual({ ...whole, mind: whole.mind - 1, initiative: whole.initiative - 1 });
  expect(sum('disfigured')).toEqual({ ...whole, charisma: whole.charisma - 1 });
  expect(sum('torn-muscle')).toEqual({ ...whole, strength: whole.strength - 1 });
  expect(sum('broken-leg')).toEqual({ ...whole, movement: whole.movement - 1 });
  expect(sum('collapsed-lung')).toEqual({ ...whole, endurance: whole.endurance - 1 });
  expect(sum('palsy')).toEqual({ ...whole, agility: whole.agility - 1 });
});

test('crushed-hand: a hand of its choice is lost, and what it held goes to the Inventory', () => {
  const { game, outcast } = injured('crushed-hand', 'lose:left-hand');
  expect(outcast.lostHands).toEqual(['left-hand']);
  // The bow needs both.
  expect(outcast.items.find(({ id }) => id === 'recurve-bow')?.slot).toBeNull();
  perform(takeInjury(game.table, outcast, 'crushed-hand'));
  expect(outcast.lostHands).toEqual(['left-hand', 'right-hand']);
});

test('torn-soul can be what breaks a mind', () => {
  const game = aGame({ board: 'OK..', leader: 'black-knight', accursed: { outcast: { insanity: 10 } } });
  perform(takeInjury(game.table, game.accursed('outcast'), 'torn-soul'));
  expect(game.accursed('outcast').status).toEqual({ kind: 'lost', how: 'insane' });
});
