import { expect, test } from 'vitest';
import { blocked } from '../src/blocked.ts';
import { changeArchway } from '../src/rules/plan.ts';
import { words } from '../src/words/index.ts';
import { aGame, type GameSet, type TestGame } from '../testing/index.ts';

/** What the first player may not do, as `text rule`. */
function whyIn(game: TestGame): string[] {
  const list = blocked(game.state, 'player-1');
  for (const { text } of list) expect([words.en[text], words.fr[text]]).not.toContain(undefined);
  return list.map(({ text, rule }) => `${text} ${rule}`);
}

const why = (set: GameSet): string[] => whyIn(aGame(set));

const BESIDE = { board: '.Ka...', marks: { a: 'seeker' } } as const;
const AWAY = { board: '.K....a', marks: { a: 'seeker' } } as const;

test.each([
  ['DL-TRN-01', 'blocked-not-your-turn', { board: '.KO.', turn: ['outcast', 'start'] }],
  ['DL-CND-10', 'blocked-prone', { accursed: { 'black-knight': { prone: true } } }],
  ['DL-THR-01', 'blocked-threatened', { ...BESIDE, turn: ['black-knight', 'before-move', { threats: [1] }] }],
  ['DL-MOV-01', 'blocked-no-movement', { turn: ['black-knight', 'moving', { movement: 0 }] }],
  ['DL-TRN-05', 'blocked-move-over', { turn: ['black-knight', 'before-attack'] }],
  [
    'DL-EVA-05',
    'blocked-no-tumble',
    { ...BESIDE, accursed: { 'black-knight': { stamina: { unspent: 1, spent: 3 } } } },
  ],
  ['DL-ATK-12', 'blocked-out-of-reach', { ...AWAY, turn: ['black-knight', 'before-attack'] }],
  ['DL-TRN-05', 'blocked-attack-later', AWAY],
  ['DL-ATK-11', 'blocked-attacks-over', { ...AWAY, turn: ['black-knight', 'after-attack'] }],
  [
    'DL-ATK-13',
    'blocked-shot',
    { board: '.Oa..', marks: { a: 'seeker' }, turn: ['outcast', 'before-attack'] },
  ],
  ['DL-TRN-09', 'blocked-magic-phase', { board: '.W..', turn: ['blood-witch', 'moving'] }],
  ['DL-SPL-03', 'blocked-no-source', { board: '.W..' }],
  ['DL-SPL-02', 'blocked-spell-target', { accursed: { 'blood-witch': { source: 3 } }, board: '.W..' }],
  [
    'DL-MIR-01',
    'blocked-no-faith',
    { board: '.E..', accursed: { exorcist: { miracles: ['judgement'], faith: 0 } } },
  ],
  [
    'DL-MIR-04',
    'blocked-miracle-target',
    { board: '.E..', accursed: { exorcist: { miracles: ['searing-light'], faith: 6 } } },
  ],
  ['DL-EQP-05', 'blocked-equip-later', { accursed: { 'black-knight': { pack: ['leather-cap'] } } }],
  [
    'DL-EQP-06',
    'blocked-equip-combat',
    { ...AWAY, accursed: { 'black-knight': { pack: ['leather-cap'] } }, turn: ['black-knight', 'start'] },
  ],
  [
    'DL-EQP-02',
    'blocked-slot-taken',
    { accursed: { 'black-knight': { pack: ['leather-coat'] } }, turn: ['black-knight', 'start'] },
  ],
  ['DL-TRN-11', 'blocked-trade-later', { board: '.KO.' }],
] as const satisfies readonly (readonly [
  string,
  string,
  GameSet,
])[])('%s is why not: %s', (rule, text, set) => {
  expect(why(set)).toContain(`${text} ${rule}`);
});

const CHEST = { id: 1, tile: 0, front: null, token: null, open: false } as const;

test('DL-SRC-01 DL-SRC-02 DL-SRC-04 why a Chest stays shut', () => {
  const turn = ['black-knight', 'before-attack'] as const;
  expect(why({ ...AWAY, turn, dungeon: { chests: [{ ...CHEST }] } })).toContain(
    'blocked-search-combat DL-SRC-01',
  );
  expect(why({ dungeon: { chests: [{ ...CHEST }] } })).toContain('blocked-search-phase DL-SRC-01');
  const locked = { ...CHEST, front: 'locked', token: 'chest-locked-1' } as const;
  expect(why({ turn, dungeon: { chests: [locked] } })).toContain('blocked-locked DL-SRC-04');
  const lay = [{ card: 'storage-room', by: 'N2' }] as const;
  const far = {
    lay,
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    dungeon: { chests: [{ ...CHEST, tile: 1 }] },
  } as const;
  expect(why({ ...far, dungeon: { chests: [{ ...CHEST, tile: 1 }] } })).toContain(
    'blocked-chest-far DL-SRC-02',
  );
});

test('DL-TRM-08 DL-MOV-06 a portcullis, and a door that is not next to one', () => {
  const lay = [{ card: 'storage-room', by: 'N2', exits: ['S2'] }] as const;
  const game = aGame({ lay, accursed: { 'black-knight': { at: [0, 0, 0] } } });
  expect(whyIn(game)).toContain('blocked-door-far DL-MOV-06');
  const near = aGame({ lay, accursed: { 'black-knight': { at: [1, 2, 0] } } });
  changeArchway(near.dungeon, 0, { door: 'portcullis' });
  expect(whyIn(near)).toContain('blocked-portcullis DL-TRM-08');
});

test('DL-RES-02 DL-ESC-02 DL-DTH-06 those who have no turn', () => {
  const game = aGame({ board: '.KO.', turn: ['outcast', 'start'] });
  const knight = game.accursed('black-knight');
  knight.status = { kind: 'dead', injury: 'cracked-ribs', health: 18 };
  knight.wounds = 17;
  expect(whyIn(game)).toEqual(['blocked-dead DL-RES-02']);
  knight.status = { kind: 'escaped' };
  expect(whyIn(game)).toEqual(['blocked-escaped DL-ESC-02']);
  knight.status = { kind: 'lost', how: 'insane' };
  expect(whyIn(game)).toEqual(['blocked-lost DL-DTH-06']);
});

test('nothing is explained outside the turns', () => {
  expect(why({ phase: { kind: 'darkness' } })).toEqual([]);
});
