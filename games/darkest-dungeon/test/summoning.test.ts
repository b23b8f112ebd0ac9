import { expect, test } from 'vitest';
import { figureIfIn, stanceOf } from '../src/rules/figures.ts';
import { standIn, summon } from '../src/rules/summoning.ts';
import { aGame, perform } from '../testing/index.ts';

test('DD-SUM-01, DD-SUM-04, DD-SUM-06 a summoned Monster takes the first empty slot and its Area, unhurt, with its turns and cards', () => {
  const { table, state, monster, told } = aGame({
    act: 4,
    battle: {
      room: 'boss-mammoth-cyst',
      boss: 'mammoth-cyst',
      monsters: [['mammoth-cyst', null, { turnsLeft: 0 }]],
      initiative: ['heroes'],
    },
  });
  perform(summon(table, 'white-cell-stalk', null, 'DD-CYS-02'));
  const stalk = monster('white-cell-stalk');
  expect(stalk).toMatchObject({ area: 'C', wounds: 0, conditions: [], turnsLeft: 2, level: 3 });
  expect(stanceOf(state, stalk)).toBe('ranged');
  expect(state.battle?.initiative.unseen).toEqual(['heroes', 'monsters', 'monsters']);
  expect(told('monster-summoned')).toMatchObject([
    { figure: 'white-cell-stalk', monster: 'white-cell-stalk', card: 'white-cell-stalk', area: 'C' },
  ]);
});

test('DD-SUM-02 without an empty slot nothing is summoned', () => {
  const { table, state, told } = aGame({
    battle: {
      room: 'boss-necromancer',
      boss: 'necromancer',
      monsters: [['necromancer'], ['bone-soldier'], ['bone-soldier'], ['bone-soldier']],
    },
  });
  expect(perform(summon(table, 'bone-rabble', 'C', 'DD-NEC-02')).value).toBeNull();
  expect(state.battle?.monsters).toHaveLength(4);
  expect(told('summon-failed')).toMatchObject([{ monster: 'bone-rabble', rule: 'DD-SUM-02' }]);
});

test('DD-SUM-03, DD-NEC-04 without a space a Hero of the players’ choice moves to the nearest Area with room', () => {
  const { table, state, hero, monster, told } = aGame({
    battle: {
      room: 'boss-necromancer',
      boss: 'necromancer',
      heroes: { crusader: 'S', hellion: 'S', highwayman: 'S', vestal: 'SE' },
      monsters: [['necromancer']],
    },
  });
  const { asked } = perform(summon(table, 'bone-rabble', 'S', 'DD-NEC-02'), 'figure:hellion', 'area:C');
  expect(asked[0]?.options.map(({ id }) => id)).toEqual([
    'figure:crusader',
    'figure:hellion',
    'figure:highwayman',
  ]);
  expect(asked[1]?.options.map(({ id }) => id)).toEqual(['area:C', 'area:SW', 'area:SE']);
  expect(hero('hellion').area).toBe('C');
  expect(monster('bone-rabble:1').area).toBe('S');
  expect(stanceOf(state, monster('bone-rabble:1'))).toBe('defensive');
  expect(told('figure-displaced')).toMatchObject([{ figure: 'hellion', by: 'bone-rabble:1', area: 'C' }]);
});

test('DD-SUM-03 where only Monsters are, the players choose one of them', () => {
  const { table, monster } = aGame({
    act: 4,
    battle: {
      room: 'boss-shuffling-horror',
      boss: 'shuffling-horror',
      heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'SE', vestal: 'SE' },
      monsters: [
        ['shuffling-horror', 'W'],
        ['malignant-growth', 'W'],
      ],
    },
  });
  perform(
    standIn(table, { ...monster('malignant-growth:1'), area: null }, 'W', 'DD-SUM-03'),
    'figure:malignant-growth:1',
    'area:NW',
  );
  expect(monster('malignant-growth:1').area).toBe('NW');
});

test('DD-SUM-05 only a figure that is not in play can be summoned; one that died in this Battle can', () => {
  const game = aGame({
    battle: {
      room: 'boss-necromancer',
      boss: 'necromancer',
      monsters: [['necromancer'], ['bone-rabble'], ['bone-rabble']],
    },
  });
  game.state.decks.monsters.unseen = game.state.decks.monsters.unseen.filter(
    card => !card.startsWith('bone-rabble'),
  );
  game.state.battle?.spent.push('bone-rabble:3');
  expect(perform(summon(game.table, 'bone-rabble', 'C', 'DD-NEC-02')).value?.id).toBe('bone-rabble:3');
  expect(game.state.battle?.spent).toEqual([]);
  game.state.battle?.monsters.pop();
  game.state.trackers.monsters.pop();
  expect(perform(summon(game.table, 'bone-rabble', 'C', 'DD-NEC-02')).value).toBeNull();
  expect(game.told('summon-failed')).toMatchObject([{ rule: 'DD-SUM-05' }]);
  expect(figureIfIn(game.state, 'bone-rabble:3')).toBeUndefined();
});

test('DD-SUM-04, DD-BAT-06 there are never more than four Monster cards', () => {
  const { table, state } = aGame({
    act: 4,
    battle: {
      room: 'boss-mammoth-cyst',
      boss: 'mammoth-cyst',
      monsters: [['mammoth-cyst']],
      initiative: ['monsters', 'monsters', 'monsters'],
    },
  });
  perform(summon(table, 'white-cell-stalk', null, 'DD-CYS-02'));
  expect(state.battle?.initiative.unseen).toHaveLength(4);
});

test('DD-SUM-03 where nobody can make room the Monster takes the nearest Area with room', () => {
  const { table, monster } = aGame({
    battle: {
      room: 'boss-necromancer',
      boss: 'necromancer',
      heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'SE', vestal: 'SE' },
      monsters: [['necromancer']],
      nothingness: ['S', 'S', 'S'],
    },
  });
  perform(summon(table, 'bone-rabble', 'S', 'DD-NEC-02'), 'area:C');
  expect(monster('bone-rabble:1').area).toBe('C');
});
