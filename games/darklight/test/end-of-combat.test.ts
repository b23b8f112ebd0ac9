import { take } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import type { BossId } from '../src/data/bosses.ts';
import type { EncounterId } from '../src/data/encounters.ts';
import { takeUp } from '../src/rules/decks.ts';
import { breakOffCombat, endCombat } from '../src/rules/end-of-combat.ts';
import { isInCombat } from '../src/rules/figures.ts';
import { putInForce } from '../src/rules/in-force.ts';
import { settle } from '../src/rules/settle.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import type { Trophy } from '../src/state.ts';
import { aGame, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';

const SEEKERS = (count: number): Trophy[] =>
  Array.from({ length: count }, () => ({ kind: 'seeker', souls: 1 }) as const);
const HULK: Trophy = { kind: 'charnel-hulk', souls: 6 };

/** These cards, taken from their decks, have brought the Monsters of the combat. */
function brought(game: TestGame, ...cards: readonly (EncounterId | BossId)[]): TestGame {
  const [encounters, bosses] = [takeUp(game.dungeon, 'encounters'), takeUp(game.dungeon, 'bosses')];
  for (const card of cards)
    expect([encounters, bosses].some(({ unseen }) => take<string>(unseen, card))).toBe(true);
  game.dungeon.combat = { cards: cards.map((card, at) => ({ card, monsters: [at + 1] })) };
  return game;
}

/** The last Monster has just been killed. */
const afterwards = (more: GameSet = {}): TestGame =>
  aGame({
    board: 'K.O\n...',
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { trophies: SEEKERS(3) }, 'outcast': { trophies: [HULK] } },
    dungeon: { combat: { cards: [] } },
    ...more,
  });

test('DL-END-01 combat ends the moment the last Monster is killed, and the rewards are claimed at once', () => {
  const game = aGame({
    board: 'Ka.',
    quest: 'q-chapel-1',
    marks: { a: { kind: 'seeker', target: 'black-knight' } },
  });
  const cause = { kind: 'attack', by: 'black-knight', rule: 'DL-ATK-09' } as const;
  perform(inflictWounds(game.table, game.monster('a'), 4, cause));
  perform(settle(game.table));
  expect(isInCombat(game.state)).toBe(false);
  expect(game.dungeon.combat).toBeNull();
  expect(game.accursed('black-knight')).toMatchObject({ souls: 1, trophies: [] });
});

test('DL-END-01 as long as one is left, nothing is claimed', () => {
  const game = aGame({
    board: 'Ka.b',
    quest: 'q-chapel-1',
    marks: { a: 'seeker', b: 'seeker' },
  });
  perform(
    inflictWounds(game.table, game.monster('a'), 4, {
      kind: 'attack',
      by: 'black-knight',
      rule: 'DL-ATK-09',
    }),
  );
  perform(settle(game.table));
  expect(game.dungeon.combat).not.toBeNull();
  expect(game.accursed('black-knight')).toMatchObject({ souls: 0, trophies: [{ kind: 'seeker' }] });
});

test('DL-END-02 each Accursed gains the souls of its own Trophies', () => {
  const game = afterwards();
  perform(endCombat(game.table));
  expect(game.accursed('black-knight').souls).toBe(3);
  expect(game.accursed('outcast').souls).toBe(6);
  expect(game.told('souls-gained')).toMatchObject([
    { who: 'black-knight', amount: 3 },
    { who: 'outcast', amount: 6 },
  ]);
});

test('DL-END-03 the Trophies of who is dead at that moment, or has left, are wasted', () => {
  const game = afterwards();
  game.accursed('outcast').status = { kind: 'dead', injury: 'broken-leg', health: 15 };
  perform(endCombat(game.table));
  expect(game.accursed('outcast')).toMatchObject({ souls: 0, trophies: [] });
  expect(game.accursed('black-knight').souls).toBe(3);
});

test('DL-END-04 DL-END-06 one card for each loot icon, in the order in which the cards came; the leader gives them out', () => {
  const game = brought(afterwards({ leader: 'outcast' }), 'boss-worm-nest', 'enc-hounds', 'enc-seekers');
  const ended = perform(endCombat(game.table), 'twinfang', 'give:black-knight', 'iron-mace');
  expect(offered(ended, 'loot-receiver')).toEqual(['give:black-knight', 'give:outcast']);
  expect(ended.asked[0]?.seat).toBe(game.accursed('outcast').seat);
  expect(game.told('loot-found')).toMatchObject([
    { item: 'twinfang', card: 'boss-worm-nest' },
    { item: 'iron-mace', card: 'enc-seekers' },
  ]);
  expect(game.accursed('black-knight').items.map(({ id }) => id)).toContain('twinfang');
  expect(game.accursed('outcast').items.map(({ id }) => id)).toContain('iron-mace');
});

test('DL-END-05 Trophies go back to the supply, Encounter and Boss cards to their discards', () => {
  const game = brought(afterwards(), 'boss-hex-coven', 'enc-hounds');
  perform(endCombat(game.table), 'twinfang', 'give:outcast');
  expect(game.dungeon.bosses.discard).toEqual(['boss-hex-coven']);
  expect(game.dungeon.encounters.discard).toEqual(['enc-hounds']);
  expect(game.state.accursed.flatMap(({ trophies }) => trophies)).toEqual([]);
});

test('DL-END-06 DL-MON-02 it also ends when the last Monster leaves otherwise; what lasts for the combat ends before the rewards', () => {
  const game = afterwards();
  const knight = game.accursed('black-knight');
  putInForce(knight, 'flame-brand', 'blood-witch');
  putInForce(knight, 'aegis-of-dawn', 'exorcist');
  knight.skills = [...knight.skills, 'war-whirlwind'];
  knight.used.push('war-whirlwind');
  perform(settle(game.table));
  expect(game.dungeon.combat).toBeNull();
  expect(knight.effects.map(({ id }) => id)).toEqual(['aegis-of-dawn']);
  expect(knight.used).toEqual([]);
  expect(knight.souls).toBe(3);
});

test('DL-OPT-02 Fair and Square: all souls are divided equally, what is left over goes one each to some drawn at random', () => {
  const game = afterwards({
    board: 'K.O\nW..',
    options: { 'fair-and-square': true },
    accursed: {
      'black-knight': { trophies: SEEKERS(2) },
      'outcast': { trophies: [HULK] },
      'blood-witch': {},
    },
  });
  perform(endCombat(game.table), 'blood-witch', 'outcast');
  expect(game.state.accursed.map(({ id, souls }) => [id, souls])).toEqual([
    ['black-knight', 2],
    ['outcast', 3],
    ['blood-witch', 3],
  ]);
});

test('DL-OPT-02 the Trophies of the dead stay wasted', () => {
  const game = afterwards({ options: { 'fair-and-square': true } });
  game.accursed('outcast').status = { kind: 'dead', injury: 'broken-leg', health: 15 };
  perform(endCombat(game.table));
  expect(game.state.accursed.map(({ souls }) => souls)).toEqual([3, 0]);
});

test('DL-END-04 DL-SET-09 a combat broken off by the end of the quest gives souls, but no loot', () => {
  const game = brought(afterwards({ marks: { a: 'seeker' }, board: 'K.O\na..' }), 'boss-hex-coven');
  perform(breakOffCombat(game.table));
  expect(game.accursed('outcast').souls).toBe(6);
  expect(game.told('loot-found')).toEqual([]);
  expect(game.dungeon.bosses.discard).toEqual(['boss-hex-coven']);
});

test('DL-END-02 DL-SET-09 a sleeper slain before it woke was no combat, but its Trophy counts when the quest ends', () => {
  const game = afterwards({
    accursed: { 'black-knight': {}, 'outcast': { trophies: [{ kind: 'devil-lord', souls: 20 }] } },
    dungeon: { combat: null },
  });
  perform(breakOffCombat(game.table));
  expect(game.accursed('outcast')).toMatchObject({ souls: 20, trophies: [] });
});

test('WE-29 DL-END-02 DL-END-04 the last blow on the Boss: souls and Rare Loot first, then the quest is completed', () => {
  const game = aGame({
    board: 'Ka.',
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { trophies: SEEKERS(2) } },
    marks: { a: { kind: 'gallows-knight', wounds: 10, health: 11 } },
  });
  brought(game, 'boss-gallows-watch');
  Object.assign(game.dungeon.quest, { revealed: 1, room: 0 });
  const cause = { kind: 'attack', by: 'black-knight', rule: 'DL-ATK-09' } as const;
  perform(inflictWounds(game.table, game.monster('a'), 1, cause));
  const { result } = perform(settle(game.table), 'twinfang');
  expect(result?.outcome).toBe('quest-completed');
  const told = game.table.told.map(({ type }) => type);
  expect(told.indexOf('souls-gained')).toBeLessThan(told.indexOf('loot-found'));
  expect(game.accursed('black-knight').souls).toBe(2 + 12);
  expect(game.accursed('black-knight').items.map(({ id }) => id)).toContain('twinfang');
});
