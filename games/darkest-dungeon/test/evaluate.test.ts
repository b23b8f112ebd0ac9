import { expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { aBout, aGame, type GameSet } from '../testing/index.ts';

const worth = (set: GameSet): number => evaluate(aGame(set).state, 'player-1');

const BATTLE = { room: 'ruins-9', monsters: [['bone-soldier'], ['bone-courtier']] } as const;

test.each([
  ['Wounds', { heroes: { crusader: { wounds: 5 } } }, { heroes: { crusader: { wounds: 9 } } }],
  ['Death’s Door', { heroes: { crusader: { wounds: 16 } } }, { heroes: { crusader: { wounds: 17 } } }],
  ['Stress', { heroes: { crusader: { stress: 7 } } }, { heroes: { crusader: { stress: 8 } } }],
  ['an Affliction', { heroes: { crusader: {} } }, { heroes: { crusader: { resolve: 'fearful' } } }],
  ['a Disease', { heroes: { crusader: {} } }, { heroes: { crusader: { disease: 'vertigo' } } }],
  ['Bleed', { heroes: { crusader: {} } }, { heroes: { crusader: { conditions: [['bleed', 2, 2]] } } }],
  ['a Negative Quirk', { heroes: { crusader: {} } }, { heroes: { crusader: { quirks: ['nervous'] } } }],
  ['an enemy more', { battle: { room: 'ruins-9', monsters: [['bone-soldier']] } }, { battle: BATTLE }],
  ['a round gone', { battle: { ...BATTLE, round: 1 } }, { battle: { ...BATTLE, round: 3 } }],
  ['a Provision less', { provisions: { food: 2 } }, { provisions: { food: 1 } }],
  ['less Gold', { gold: 9 }, { gold: 3 }],
  ['a Waiting Hero less', { campaign: { waiting: 2 } }, { campaign: { waiting: 1 } }],
  ['an earlier Act', { act: 3 }, { act: 2 }],
] as const satisfies readonly (readonly [
  string,
  GameSet,
  GameSet,
])[])('%s is for the worse', (_, better, worse) => {
  expect(worth(better)).toBeGreaterThan(worth(worse));
});

test('DD-PVP-13 in the Circus what is good for a team is bad for the other', () => {
  const { state } = aBout({
    players: 4,
    red: [['crusader-1', '2', { wounds: 10 }]],
    blue: [
      ['vestal-1', '9'],
      ['hellion-1', '8'],
    ],
  });
  const [one, two, three, four] = ['player-1', 'player-2', 'player-3', 'player-4'].map(seat =>
    evaluate(state, seat),
  );
  expect(one).toBeLessThan(0);
  expect(two).toBe(-(one ?? 0));
  expect([three, four]).toEqual([one, two]);
});
