import { expect, test } from 'vitest';
import { killMonster } from '../src/rules/casualties.ts';
import { monstersInOrder, stanceOf } from '../src/rules/figures.ts';
import { beginTurn, nextToAct } from '../src/rules/initiative.ts';
import { cardFor } from '../src/rules/modifiers.ts';
import { playMonsterTurn } from '../src/rules/monster-turn.ts';
import { skillAreas } from '../src/rules/skills.ts';
import { moveOnTracker } from '../src/rules/tracker.ts';
import type { State } from '../src/state.ts';
import { aGame, perform } from '../testing/index.ts';

test.each([
  [4, 3],
  [5, 0],
  [1, 5],
])('EX-04 Bone Defender’s turn (DD-BAT-02, DD-MON-02, DD-MON-04, DD-MON-10, DD-CON-13, DD-SKL-18): a roll of %i is %i Wounds', (roll, wounds) => {
  const { table, state, hero, monster } = aGame({
    light: 3,
    heroes: { hellion: {}, highwayman: {}, vestal: {}, crusader: {} },
    battle: {
      room: 'boss-fanatic',
      heroes: { hellion: 'E', highwayman: 'W', vestal: 'PYRE', crusader: 'PYRE' },
      monsters: [
        ['bone-soldier', 'NW', { turnsLeft: 0 }],
        ['bone-arbalist', 'NE', { turnsLeft: 0 }],
        ['bone-defender', 'N', { turnsLeft: 1 }],
      ],
    },
  });
  const defender = monster('bone-defender:1');
  expect(nextToAct(state, 'monsters')).toBe(defender);
  beginTurn(table, defender);
  if (state.battle?.turn) state.battle.turn.actions = 1;
  perform(playMonsterTurn(table), 'area:NE', roll);
  expect(defender.area).toBe('E');
  expect(monstersInOrder(state).map(({ id }) => id)).toEqual([
    'bone-soldier:1',
    'bone-defender:1',
    'bone-arbalist:1',
  ]);
  expect(stanceOf(state, monster('bone-arbalist:1'))).toBe('ranged');
  expect(hero('hellion').wounds).toBe(wounds);
});

/** Who acts on each of the next Monster cards. */
function order(state: State, cards: number, then: (card: number) => void = () => {}): string[] {
  return Array.from({ length: cards }, (_, card) => {
    const next = nextToAct(state, 'monsters');
    if (next !== null) next.turnsLeft = Math.max(0, next.turnsLeft - 1);
    then(card);
    return next?.id ?? '';
  });
}

test('EX-06 Two actions a round (DD-BOS-09, DD-BAT-02, DD-HOR-04)', () => {
  const aRound = () =>
    aGame({
      act: 4,
      battle: {
        room: 'boss-shuffling-horror',
        boss: 'shuffling-horror',
        monsters: [['shuffling-horror'], ['cultist-priest'], ['malignant-growth']],
      },
    });
  const plain = aRound();
  expect(order(plain.state, 4)).toEqual([
    'shuffling-horror',
    'shuffling-horror',
    'cultist-priest:1',
    'malignant-growth:1',
  ]);
  const pushed = aRound();
  const push = (card: number): void => {
    if (card === 0) moveOnTracker(pushed.state, pushed.monster('shuffling-horror'), -1);
  };
  expect(order(pushed.state, 4, push)).toEqual([
    'shuffling-horror',
    'cultist-priest:1',
    'shuffling-horror',
    'malignant-growth:1',
  ]);
});

test('EX-19 Ancestor, first form (DD-ANA-08, DD-ANA-04, DD-ANA-05, DD-ANA-03, DD-ANA-07)', () => {
  const { table, state, hero, monster } = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'ancestor-1',
      heroes: { crusader: 'C', hellion: 'ISE', highwayman: 'SE', vestal: 'IW' },
      monsters: [
        ['ancestor-1', 'C', { wounds: 38, turnsLeft: 0 }],
        ['perfect-reflection', 'N'],
        ['imperfect-reflection', 'NW'],
        ['perfect-reflection', 'S'],
      ],
      initiative: ['monsters', 'monsters', 'monsters'],
    },
  });
  const vestal = hero('vestal');
  expect(skillAreas(state, vestal, cardFor(vestal, 'vestal:judgement'))).not.toContain('C');
  perform(killMonster(table, monster('imperfect-reflection:1'), hero('crusader'), 'DD-MON-15'));
  expect(monster('ancestor-1').wounds).toBe(48);
  expect(state.battle?.initiative.unseen).toHaveLength(3);
  expect(order(state, 3)).toEqual(['perfect-reflection:1', 'perfect-reflection:2', 'ancestor-1']);
  if (state.battle) state.battle.turn = { ...turnOf('ancestor-1') };
  perform(playMonsterTurn(table), 1, 10);
  expect(state.trackers.monsters).toHaveLength(4);
});

const turnOf = (figure: 'ancestor-1') => ({
  figure,
  actions: 1,
  used: [],
  acc: 0,
  damage: 0,
  mustMove: false,
  speedLeft: 0,
});

test('EX-20 Two Pews in one Area (DD-PRO-02, DD-PRO-04, DD-PRO-05)', () => {
  const { table, state, hero, monster } = aGame({
    light: 3,
    battle: {
      room: 'boss-prophet',
      boss: 'prophet',
      heroes: { crusader: 'S', hellion: 'NW', highwayman: 'S', vestal: 'W' },
      monsters: [['prophet']],
    },
  });
  const prophet = monster('prophet');
  const takeTurn = (...script: (number | number[])[]): void => {
    beginTurn(table, prophet);
    if (state.battle?.turn) state.battle.turn.actions = 1;
    perform(playMonsterTurn(table), ...script);
  };
  takeTurn([1, 2, 6, 9]);
  expect(state.battle?.pews).toEqual(['NW', 'NW', 'C', 'SW']);
  prophet.turnsLeft = 1;
  takeTurn(8, 7);
  expect(hero('hellion').wounds).toBe(9);
  expect(hero('crusader').wounds).toBe(0);
});
