import { clone, newRng, start, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { copy } from '../src/copy.ts';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { aBout, aGame } from '../testing/index.ts';

/** The paths at which two values hold the same object. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)[key], `${path}/${key}`),
  );
}

/** Never changed in place. */
const SHARED =
  /^\/(options|phase|(heroes|joining)\/\d+\/(skills|forged)|quest\/cleared|quest\/dungeon\/(tokens|cleared)|fallen\/\d+|campaign\/questLog\/\d+|circus\/teams)$/;

function expectCopy(state: State): void {
  const copied = copy(state);
  expect(copied).toEqual(clone(state));
  expect(shared(state, copied).filter(path => !SHARED.test(path))).toEqual([]);
}

test('a copy of a Battle, a map, a day in the Hamlet is like it and shares only what is read-only', () => {
  const { state } = aGame({
    heroes: {
      crusader: { conditions: [['bleed', 2, 1]], trinkets: ['critical-stone'], quirks: ['nervous'] },
      vestal: {},
    },
    quest: 'scout-ahead',
    dungeon: {
      tokens: { r2: null, r3: 'lair' },
      camps: ['r1'],
      way: { kind: 'explore', to: ['r2'], dice: [{ hero: 'vestal', faces: ['trap', 'blank'] }] },
    },
    battle: {
      room: 'ruins-3',
      monsters: [['maggot', null, { conditions: [['stun', 1]] }]],
      initiative: ['heroes', 'monsters'],
      turn: { figure: 'crusader', used: ['crusader:smite'] },
      chests: ['NW'],
    },
    campaign: { questLog: [{ quest: 'dem-bones', boss: null, xp: 2 }] },
  });
  expectCopy(state);
  const { state: home } = aGame({
    phase: { kind: 'visit' },
    hamlet: { visits: [{ hero: 'vestal', building: 'abbey' }], done: ['vestal'] },
  });
  if (home.hamlet !== null) home.hamlet.wagon = ['critical-stone'];
  expectCopy(home);
});

test('a copy of a bout is like it', () => {
  const { state } = aBout({ red: [['crusader-1', '2']], blue: [['vestal-1', '9']], turn: 'vestal' });
  expectCopy(state);
});

test.each([2, 4])('all through a bout of %i copies are alike', players => {
  const rng = newRng('copy');
  const match = start(game, { players, options: { mode: 'circus', butcher: true }, seed: 'copy' });
  for (let at = 0; at < 150 && match.request?.kind === 'question'; at++) {
    expectCopy(match.state);
    match.answer(throwDie(rng, match.request.options.length) - 1);
  }
});
