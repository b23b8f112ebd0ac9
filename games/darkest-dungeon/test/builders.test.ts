import { expect, test } from 'vitest';
import { allFigures, stanceOf } from '../src/rules/figures.ts';
import { cardFor, isThreatened, skillLevel } from '../src/rules/modifiers.ts';
import { aBout, aGame } from '../testing/index.ts';

test('DD-SET-01, DD-CAM-07 a moment of a campaign: Heroes in Stance order, Level by Act', () => {
  const { state, hero } = aGame({
    act: 2,
    players: 3,
    heroes: {
      jester: { stress: 6, quirks: ['nervous'] },
      vestal: { level: 2, forged: { 'vestal:judgement': 3 } },
    },
    campaign: { threat: 'prophet' },
    dungeon: { tile: 'ruins-d', party: 'r1', visited: ['s', 'r1'], tokens: { r2: 'lair', r5: null } },
  });
  expect(stanceOf(state, hero('vestal'))).toBe('defensive');
  expect(skillLevel(hero('vestal'), 'vestal:judgement')).toBe(3);
  expect(isThreatened(state, 'prophet-2-dungeon')).toBe(true);
  expect(isThreatened(state, 'prophet-1-dungeon')).toBe(false);
  expect(state.decks.negativeQuirks.unseen).not.toContain('nervous');
});

test('DD-PVP-02 a moment of the Circus: profiles, PvP cards, two trackers', () => {
  const { state, hero } = aBout({
    red: [
      ['crusader-1', '2'],
      ['abomination-2', '3'],
    ],
    blue: [['vestal-1', '8']],
    turn: 'crusader',
  });
  expect(allFigures(state).map(({ id }) => id)).toEqual(['crusader', 'abomination', 'vestal']);
  expect(cardFor(hero('crusader'), 'crusader:smite')).toMatchObject({ acc: 10, bonus: [['shaken', 2]] });
  expect(hero('abomination').form).toBe('beast');
});
