import { expect, test } from 'vitest';
import { performSpecial } from '../src/effects/specials.ts';
import { monstersInOrder, stanceOf } from '../src/rules/figures.ts';
import { playMonsterTurn, skillAt } from '../src/rules/monster-turn.ts';
import { newSkillUse } from '../src/rules/skill-use.ts';
import { aGame, perform } from '../testing/index.ts';

test.each([
  [1, 'bone-rabble:1'],
  [2, 'bone-soldier:1'],
  [3, 'bone-spearman:1'],
] as const)('DD-NEC-02 at Level %i the Necromancer raises %s in the Area he attacks, hit or miss, with a card', (act, raised) => {
  const { table, state, monster } = aGame({
    act,
    battle: {
      room: 'boss-necromancer',
      boss: 'necromancer',
      heroes: { crusader: 'C', hellion: 'C', highwayman: 'SW', vestal: 'SE' },
      monsters: [['necromancer', 'THRONE', { turnsLeft: 0 }]],
      initiative: ['heroes'],
      turn: 'necromancer',
    },
    light: 5,
    heroes: { crusader: { level: 3 }, hellion: { level: 3 }, highwayman: {}, vestal: {} },
  });
  if (act === 3) state.decks.monsters.unseen.push('bone-spearman:1');
  perform(playMonsterTurn(table), 1, 10, 'area:NW');
  expect(monster('necromancer').area).toBe('NW');
  expect(monster(raised)).toMatchObject({ area: 'C', turnsLeft: 1 });
  expect(state.battle?.initiative.unseen).toEqual(['heroes', 'monsters']);
});

test('DD-NEC-02 with no Hero in Range nothing is raised', () => {
  const { table, state } = aGame({
    battle: {
      room: 'boss-necromancer',
      boss: 'necromancer',
      heroes: { crusader: 'SW', hellion: 'SW', highwayman: 'SE', vestal: 'SE' },
      monsters: [['necromancer']],
      turn: 'necromancer',
    },
  });
  perform(playMonsterTurn(table), 1);
  expect(state.battle?.monsters).toHaveLength(1);
});

test.each([
  [3, 'P2', 5],
  [6, 'C', 0],
] as const)('DD-TEM-03, DD-TEM-05 Body Slam tosses a Hero into the pit a d10 names, unless it is full: %i leads to %s', (roll, area, wounds) => {
  const { table, hero, monster, told } = aGame({
    act: 4,
    battle: {
      room: 'boss-templars',
      boss: 'templars',
      heroes: { crusader: 'C', hellion: 'P3', highwayman: 'SE', vestal: 'SE' },
      monsters: [
        ['templar-impaler', 'N'],
        ['templar-warlord', 'NE'],
      ],
    },
  });
  const impaler = monster('templar-impaler');
  const use = newSkillUse(impaler, 'templar-impaler:body-slam', skillAt(impaler, 2), 'C', [hero('crusader')]);
  perform(performSpecial(table, 'pit-toss', use, hero('crusader')), roll);
  expect(hero('crusader')).toMatchObject({ area, wounds });
  expect(hero('crusader').conditions).toEqual(
    wounds === 0 ? [] : [{ condition: 'bleed', tokens: 3, wounds: 3 }],
  );
  expect(told(wounds === 0 ? 'toss-ignored' : 'pit-tossed')).toHaveLength(1);
});

test('DD-TEM-03 in his turn the toss comes after everything else of the Skill', () => {
  const { table, hero } = aGame({
    act: 4,
    heroes: { crusader: { level: 3 }, hellion: {}, highwayman: {}, vestal: {} },
    battle: {
      room: 'boss-templars',
      boss: 'templars',
      heroes: { crusader: 'W', hellion: 'SE', highwayman: 'SE', vestal: 'SE' },
      monsters: [
        ['templar-impaler', 'C'],
        ['templar-warlord', 'NE'],
      ],
      turn: 'templar-impaler',
    },
  });
  perform(playMonsterTurn(table), 9, 5, 1);
  expect(hero('crusader')).toMatchObject({ area: 'P1', wounds: 11 });
  expect(hero('crusader').conditions.map(({ condition }) => condition)).toEqual(['stun', 'bleed']);
});

test('DD-GES-02 Dispersion brings a random Monster of the Darkest Dungeon in the next free Stance, with a card', () => {
  const { table, state } = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'gestating-heart',
      monsters: [['gestating-heart', null, { turnsLeft: 0 }]],
      initiative: ['heroes'],
      turn: 'gestating-heart',
    },
  });
  state.decks.monsters.unseen = ['antibody:1', 'polyp:1'];
  perform(playMonsterTurn(table), 'polyp:1');
  expect(monstersInOrder(state).map(one => [one.id, stanceOf(state, one), one.area])).toEqual([
    ['gestating-heart', 'aggressive', 'C'],
    ['polyp:1', 'ranged', 'NW'],
  ]);
  expect(state.battle?.initiative.unseen).toEqual(['heroes', 'monsters']);
});

test('DD-GES-05 with no free slot Dispersion does nothing; a Large card for one slot is put aside', () => {
  const full = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'gestating-heart',
      monsters: [['gestating-heart'], ['polyp'], ['antibody']],
      turn: 'gestating-heart',
    },
  });
  perform(playMonsterTurn(full.table));
  expect(full.state.battle?.monsters).toHaveLength(3);
  const { table, state } = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'gestating-heart',
      monsters: [['gestating-heart'], ['polyp']],
      turn: 'gestating-heart',
    },
  });
  state.decks.monsters.unseen = ['adder:1', 'antibody:1'];
  perform(playMonsterTurn(table), 'adder:1', 'antibody:1');
  expect(state.trackers.monsters).toEqual(['gestating-heart', 'polyp:1', 'antibody:1']);
  expect(state.decks.monsters.discard).toEqual(['adder:1']);
});

test('DD-GES-02, DD-SUM-05 when the deck is empty the fallen of this Battle come back', () => {
  const { table, state } = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'gestating-heart',
      monsters: [['gestating-heart']],
      turn: 'gestating-heart',
    },
  });
  state.decks.monsters.unseen = [];
  state.battle?.spent.push('polyp:2');
  perform(playMonsterTurn(table), 'polyp:2');
  expect(state.trackers.monsters).toEqual(['gestating-heart', 'polyp:2']);
  expect(state.battle?.spent).toEqual([]);
});
