import { expect, test } from 'vitest';
import { invariants } from '../src/invariants.ts';
import type { State } from '../src/state.ts';
import { aBout, aGame } from '../testing/index.ts';

const battle = (): State =>
  aGame({
    heroes: { crusader: { quirks: ['nervous'], trinkets: ['critical-stone'] }, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-soldier'], ['maggot']], initiative: ['heroes'] },
    phase: { kind: 'initiative' },
  }).state;

const bout = (): State =>
  aBout({ red: [['crusader-1', '2']], blue: [['vestal-1', '9']], butcher: '1', puppets: '4' }).state;

test('a table in order has no fault', () => {
  expect([...invariants(battle()), ...invariants(bout())]).toEqual([]);
});

const FAULTS: readonly (readonly [string, () => State, (state: State) => void])[] = [
  ['Gold', battle, state => (state.campaign.gold = -1)],
  ['Light', battle, state => (state.campaign.light = 6)],
  ['Provisions', battle, state => (state.campaign.provisions.food = 17)],
  ['Wounds', battle, state => state.heroes.forEach(hero => (hero.wounds = 40))],
  ['Stress', battle, state => state.heroes.forEach(hero => (hero.stress = 11))],
  ['two trackers', battle, state => state.trackers.monsters.push('crusader')],
  ['no Area', battle, state => state.heroes.forEach(hero => (hero.area = 'nowhere'))],
  ['dead Monster', battle, state => state.battle?.monsters.forEach(monster => (monster.wounds = 99))],
  ['Chest', battle, state => state.battle?.chests.push('nowhere')],
  ['nervous is there twice', battle, state => state.decks.negativeQuirks.unseen.push('nervous')],
  ['critical-stone is there twice', battle, state => state.decks.trinkets[0].discard.push('critical-stone')],
  ['more than it can', battle, state => state.battle?.nothingness.push(...new Array<string>(9).fill('S'))],
  ['Puppets', bout, state => state.heroes.forEach(hero => (hero.area = '4'))],
  ['Butcher', bout, state => state.circus && (state.circus.butcher = '11')],
];

test.each(FAULTS)('a fault is found: %s', (fault, table, spoil) => {
  const state = table();
  spoil(state);
  expect(invariants(state).join('; ')).toContain(fault);
});
