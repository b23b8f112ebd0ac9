import { expect, test } from 'vitest';
import { THE_BEASTS_OF_HARROW_RULES as RULES } from '../../src/effects/quests/the-beasts-of-harrow.ts';
import { meetEncounter } from '../../src/rules/encounters.ts';
import { placeMonster } from '../../src/rules/spawning.ts';
import type { Monster } from '../../src/state.ts';
import { aQuest, perform, type TestGame } from '../../testing/index.ts';

const selith = (game: TestGame, x: number, y: number): Monster =>
  placeMonster(
    game.table,
    { kind: 'manticore', rank: 'master', named: 'selith', place: game.at([x, y]) },
    'DJ-SET-01',
  );

test('rule 1: each lair takes a card of the overlord, the last one what is left', () => {
  const game = aQuest('the-beasts-of-harrow', [1]);
  const listed = [{ kind: 'ogre', rank: 'normal', named: null, place: 0 }] as const;
  expect(perform(RULES.areaMonsters(game.table, 2, listed)).value).toBe(listed);
  const first = perform(RULES.areaMonsters(game.table, 5, []), 'lair:decoy').value;
  expect(first?.map(one => [one.kind, one.place])).toEqual([['ogre', game.at([19, 2])]]);
  const second = perform(RULES.areaMonsters(game.table, 6, []), 'lair:selith').value;
  expect(second).toMatchObject([{ named: 'selith', place: game.at([19, 18]) }]);
  const last = perform(RULES.areaMonsters(game.table, 7, [])).value;
  expect(last?.map(one => one.named)).toEqual(['greymaw', null]);
});

test('rule 2: a beast that has moved, attacked or burrowed goes to no burrow any more', () => {
  const game = aQuest('the-beasts-of-harrow', [1, 2], { overlordTurn: { stage: 'activate' } });
  const beast = selith(game, 7, 11);
  const { turn } = game.state.overlord;
  const [burrow] = RULES.monsterActions;
  if (turn === null || burrow === undefined) throw new Error('no turn');
  const fresh = {
    monster: beast.id,
    points: 5,
    attacks: 2,
    half: null,
    webbed: false,
    begun: false,
    used: [],
  };
  for (const spent of [{ points: 1 }, { begun: true }, { used: ['burrow'] }]) {
    turn.active = { ...fresh, ...spent };
    expect(burrow.options(game.state, beast)).toEqual([]);
  }
});

test('rule 3: a hero blocks a burrow unless a beast is beside it; the first two give conquest', () => {
  const game = aQuest('the-beasts-of-harrow', [1, 2, 3]);
  const hero = game.hero('silhouette');
  const beast = selith(game, 7, 11);
  hero.place = game.at([6, 13]);
  perform(meetEncounter(game.table, hero));
  expect(game.state.conquest).toBe(5);
  game.state.monsters = game.state.monsters.filter(one => one !== beast);
  for (const spot of [
    [6, 13],
    [6, 5],
    [6, 16],
  ] as const) {
    hero.place = game.at(spot);
    perform(meetEncounter(game.table, hero));
  }
  expect(game.state.quest.counters['blocked']).toBe(3);
  expect(game.state.conquest).toBe(7);
});

test('rule 4: when one beast is dead the other recovers half and attacks once more', () => {
  const game = aQuest('the-beasts-of-harrow', [1]);
  const left = selith(game, 7, 11);
  left.wounds = 7;
  game.state.quest.lists['killed'] = ['greymaw'];
  perform(RULES.onMonsterKilled(game.table, { ...left, named: 'greymaw' }));
  expect(left.wounds).toBe(3);
  expect(RULES.monsterAttacks(game.state, left)).toBe(1);
  expect(game.state.quest.told).toContain(4);
});

test('rules 5, 6: a beast at the fold costs 2 conquest; without an open burrow it stays', () => {
  const game = aQuest('the-beasts-of-harrow', [0]);
  const beast = selith(game, 2, 9);
  perform(RULES.onOverlordTurnEnd(game.table));
  expect(game.state.conquest).toBe(3);
  expect(beast.place).toBe(game.at([2, 9]));
});
