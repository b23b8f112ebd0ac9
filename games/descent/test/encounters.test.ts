import { expect, test } from 'vitest';
import { meetEncounter } from '../src/rules/encounters.ts';
import { aQuest, perform } from '../testing/index.ts';

test('DJ-ENC-01, DJ-ENC-02, DJ-ENC-03 C5 a hero who ends his turn on a lever opens the door; the marker is gone', () => {
  const game = aQuest('the-sundered-stair', [5]);
  const hero = game.hero('silhouette');
  hero.place = game.at([20, 9]);
  perform(meetEncounter(game.table, hero));
  expect(game.state.doors.find(door => door.id === 'door-4')?.state).toBe('gone');
  expect(game.state.markers.some(({ what }) => what.kind === 'encounter')).toBe(false);
  expect(game.told('encounter-met')).toMatchObject([{ text: 'the-sundered-stair.lever-sun' }]);
  perform(meetEncounter(game.table, hero));
  expect(game.told('encounter-met')).toHaveLength(1);
});

test('DJ-ENC-02 a transformed hero sets it off too, one beside it does not', () => {
  const game = aQuest('the-ash-crown', [4]);
  const hero = game.hero('silhouette');
  hero.monkey = { timer: 1, fresh: false };
  hero.place = game.at([22, 11]);
  perform(meetEncounter(game.table, hero));
  expect(game.told('encounter-met')).toHaveLength(0);
  hero.place = game.at([23, 11]);
  perform(meetEncounter(game.table, hero));
  expect(game.state.conquest).toBe(6);
});

test('C7 the wounds of an ember heart ignore armor', () => {
  const game = aQuest('the-ash-crown', [7]);
  const hero = game.hero('sir-valadir');
  hero.place = game.at([6, 2]);
  const before = hero.wounds;
  perform(meetEncounter(game.table, hero));
  expect(hero.wounds).toBe(before - 2);
});

test('DJ-ENC-03 what stays can be met again; what concerns nobody is never met', () => {
  const game = aQuest('the-beasts-of-harrow', [0]);
  const hero = game.hero('silhouette');
  hero.place = game.at([3, 11]);
  perform(meetEncounter(game.table, hero));
  expect(game.told('encounter-met')).toHaveLength(0);
  expect(game.state.markers.some(({ what }) => what.kind === 'encounter')).toBe(true);
});
