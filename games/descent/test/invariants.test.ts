import { expect, test } from 'vitest';
import { OVERLORD_DECK } from '../src/data/overlord-cards.ts';
import { invariants } from '../src/invariants.ts';
import { newOverlordTurn } from '../src/rules/new-turn.ts';
import type { State } from '../src/state.ts';
import { aGame } from '../testing/index.ts';

const scene = (): State =>
  aGame({
    heroes: { silhouette: { at: [1, 1], items: ['sword-1'] }, 'sir-valadir': { at: [2, 2] } },
    monsters: [
      ['beastman', 'normal', [5, 5]],
      ['ogre', 'master', [7, 7]],
    ],
    markers: [
      [{ kind: 'chest', colour: 'copper' }, [3, 3], 1],
      [{ kind: 'money' }, [4, 3]],
    ],
    more: { chests: { copper: [2, 3], silver: [4, 5, 6], gold: [7, 8] } },
  }).state;

test('a sound table has no fault', () => {
  expect(invariants(scene())).toEqual([]);
});

type Spoil = (state: State) => void;
const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('nothing is there');
  return one;
};

// biome-ignore format: one line a fault
const FAULTS: readonly (readonly [fault: string, spoil: Spoil])[] = [
  ['silhouette has 99 wounds', state => { first(state.heroes).wounds = 99; }],
  ['silhouette has -1 fatigue', state => { first(state.heroes).fatigue = -1; }],
  ['silhouette has 30 coins', state => { first(state.heroes).coins = 30; }],
  ['silhouette has less than no tokens', state => { Object.assign(first(state.heroes).tokens, { web: -1 }); }],
  ['silhouette stands off the board', state => { first(state.heroes).place = 5000; }],
  ['silhouette lies in a pit that is not there', state => { first(state.heroes).fallen = true; }],
  ['silhouette has 4 things in the pack', state => { Object.assign(first(state.heroes).potions.healing, { pack: 4 }); }],
  ['silhouette has 4 potions in reach', state => { Object.assign(first(state.heroes).potions.vitality, { equipped: 4 }); }],
  ['monster 1 should be dead', state => { first(state.monsters).wounds = 50; }],
  ['monster 2 does not fit', state => { const ogre = state.monsters[1]; if (ogre) ogre.place = 143; }],
  ['a monster is there twice', state => { state.monsters.push({ ...first(state.monsters), place: 0 }); }],
  ['monster:1 shares a space with hero:silhouette', state => { first(state.monsters).place = 13; }],
  ['a chest number is there twice', state => { state.chests.copper.push(1); }],
  ['a marker is there twice', state => { state.markers = [...state.markers, { ...first(state.markers), number: 0 }]; }],
  ['an overlord card is there twice', state => { state.overlord.hand.push(first(OVERLORD_DECK)); }],
  ['an item card is there twice', state => { state.shop = [...state.shop, 'sword-1']; }],
  ['-1 threat', state => { state.overlord.threat = -1; }],
  ['3 training tokens for melee', state => { Object.assign(state.training, { melee: 3 }); }],
  ["an overlord's turn in phase heroes", state => { state.overlord.turn = newOverlordTurn(); }],
];

test.each(FAULTS)('%s', (fault, spoil) => {
  const state = scene();
  spoil(state);
  expect(invariants(state)).toContain(fault);
});

test('more figures than the box holds are found', () => {
  const { state } = aGame({
    monsters: Array.from({ length: 10 }, (_, at) => ['dragon', 'master', [at, 0]] as const),
  });
  expect(invariants(state)).toContain('10 master dragon figures');
});
