import { expect, test } from 'vitest';
import { blocked } from '../src/blocked.ts';
import type { State } from '../src/state.ts';
import { words } from '../src/words/index.ts';
import { aBout, aGame, type BoutSet, type GameSet } from '../testing/index.ts';

/** What a seat may not do, as `text rule`. */
function why(state: State, seat = 'player-1'): string[] {
  const list = blocked(state, seat);
  for (const { text } of list) expect([words.en[text], words.fr[text]]).not.toContain(undefined);
  return list.map(({ text, rule }) => `${text} ${rule}`);
}

const BATTLE = { room: 'ruins-9', turn: 'crusader', monsters: [['bone-soldier']] } as const;

test.each([
  ['blocked-no-actions DD-HRO-03', { battle: { ...BATTLE, turn: { figure: 'crusader', actions: 0 } } }],
  ['blocked-must-move DD-HRO-07', { battle: { ...BATTLE, turn: { figure: 'crusader', mustMove: true } } }],
  [
    'blocked-skill-used DD-SKL-02',
    { battle: { ...BATTLE, turn: { figure: 'crusader', used: ['crusader:smite'] } } },
  ],
  [
    'blocked-skill-stance DD-SKL-01',
    { heroes: { vestal: {}, jester: {}, hellion: {}, crusader: {} }, battle: BATTLE },
  ],
  ['blocked-skill-range DD-SKL-03', { battle: BATTLE }],
  ['blocked-front DD-HRO-12', { battle: BATTLE }],
  ['blocked-back DD-HRO-13', { heroes: ['vestal', 'crusader'], battle: BATTLE }],
  ['blocked-chest-far DD-HRO-08', { battle: { ...BATTLE, heroes: { crusader: 'S' }, chests: ['N'] } }],
  [
    'blocked-guard DD-CON-22',
    {
      battle: {
        ...BATTLE,
        heroes: { crusader: 'S' },
        monsters: [['bone-soldier', 'S', { conditions: [['guard', 1]] }]],
      },
    },
  ],
  [
    'blocked-skill-form DD-ABO-07',
    {
      heroes: { abomination: { equipped: ['abomination:rage'] } },
      battle: { ...BATTLE, turn: 'abomination' },
    },
  ],
  ['blocked-scouted DD-EXP-05', { quest: 'scout-ahead', dungeon: { scouted: true } }],
  ['blocked-no-firewood DD-RST-01', { quest: { id: 'scout-ahead', firewood: 0 } }],
  ['blocked-no-rest-here DD-RST-01', { quest: 'scout-ahead' }],
  ['blocked-boss-lives DD-BOS-04', { quest: 'face-the-threat', dungeon: {} }],
  ['blocked-between-dice DD-RST-07', { quest: 'scout-ahead', phase: { kind: 'corridor' } }],
  ['blocked-leave-corridor DD-EXP-22', { quest: 'scout-ahead', phase: { kind: 'corridor' } }],
] as const satisfies readonly (readonly [string, GameSet])[])('%s', (text, set) => {
  const { state } = aGame(set);
  if (state.battle !== null) state.phase = { kind: 'hero-turn' };
  if (state.phase.kind !== 'hero-turn' && state.phase.kind !== 'corridor')
    state.phase = { kind: 'exploration' };
  expect(why(state)).toContain(text);
});

test('DD-BAT-02 others wait for their turn', () => {
  const { state } = aGame({ players: 2, battle: BATTLE, phase: { kind: 'hero-turn' } });
  const other =
    state.heroes.find(({ id }) => id === 'crusader')?.seat === 'player-1' ? 'player-2' : 'player-1';
  expect(why(state, other)).toEqual(['blocked-not-your-turn DD-BAT-02']);
});

test('DD-HRO-06 an Area without a free space', () => {
  const { state } = aBout({
    red: [['crusader-1', '2']],
    blue: [['vestal-1', '4']],
    turn: 'crusader',
  });
  expect(why(state)).toContain('blocked-full DD-HRO-06');
});

const BOUT: BoutSet = { red: [['crusader-1', '2']], blue: [['vestal-1', '9']] };

test('DD-PVP-09, DD-PVP-16 in a bout', () => {
  expect(why(aBout({ ...BOUT, next: 'blue' }).state)).toEqual(['blocked-other-team DD-PVP-09']);
  const acted = aBout({
    ...BOUT,
    red: [
      ['crusader-1', '2', { turnsLeft: 0 }],
      ['jester-1', '3'],
    ],
  });
  expect(why(acted.state)).toEqual(['blocked-acted DD-PVP-09']);
  const turn = aBout({ ...BOUT, turn: 'crusader', puppets: '4' });
  expect(why(turn.state)).toContain('blocked-puppets DD-PVP-16');
  expect(why(turn.state, 'player-2')).toEqual(['blocked-not-your-turn DD-PVP-09']);
});

const DAY = { phase: { kind: 'visit' }, players: 2 } as const;

test.each([
  ['blocked-stagecoach DD-BLD-03', { ...DAY, hamlet: {} }],
  ['blocked-caretaker DD-HAM-14', { ...DAY, hamlet: { caretaker: 'guild' } }],
  ['blocked-closed DD-HAM-16', { ...DAY, hamlet: { closed: ['guild'] } }],
  ['blocked-visited DD-HAM-18', { ...DAY, hamlet: { visits: [{ hero: 'vestal', building: 'guild' }] } }],
  ['blocked-barred DD-HAM-10', { ...DAY, hamlet: { barred: 'crusader' } }],
  ['blocked-mourning DD-HAM-10', { ...DAY, hamlet: { mourner: 'crusader' } }],
  ['blocked-no-business DD-HAM-25', { ...DAY, hamlet: {} }],
  ['blocked-upgrade DD-BLD-01', { ...DAY, gold: 5, hamlet: {} }],
] as const satisfies readonly (readonly [string, GameSet])[])('in the Hamlet %s', (text, set) => {
  const { state, hero } = aGame(set);
  expect(why(state, hero('crusader').seat)).toContain(text);
});

test('DD-HAM-17 the days are spent in Stance order', () => {
  const { state, hero } = aGame({ ...DAY, hamlet: {} });
  const other = hero('crusader').seat === 'player-1' ? 'player-2' : 'player-1';
  expect(why(state, other)).toEqual(['blocked-other-day DD-HAM-17']);
});
