import { newDeck } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import type { Encounter } from '../src/data/bosses.ts';
import type { MonsterKind } from '../src/data/monsters.ts';
import { BOSS_ROOMS } from '../src/data/rooms.ts';
import { afterDeath, afterWounding, isBoss, isBossDead, setUpBoss } from '../src/rules/bosses.ts';
import { killMonster } from '../src/rules/casualties.ts';
import { cardOf, figureIfIn, monstersInOrder, stanceOf } from '../src/rules/figures.ts';
import { newInitiative, nextToAct } from '../src/rules/initiative.ts';
import { playRoundEnd } from '../src/rules/battle-end.ts';
import { playBattleSetUp } from '../src/rules/battle-set-up.ts';
import { aGame, perform, type TestGame } from '../testing/index.ts';

const aBossBattle = (boss: Encounter, act: 1 | 2 | 3 | 4 = 1): TestGame =>
  aGame({
    act,
    quest: act === 4 ? 'we-are-the-flame' : 'face-the-threat',
    battle: { room: BOSS_ROOMS[boss], boss },
    phase: { kind: 'battle-set-up' },
  });

const monsterCards = ({ state }: TestGame): number =>
  (state.battle?.initiative.unseen ?? []).filter(side => side === 'monsters').length;

// biome-ignore format: a table
const SET_UPS = [
  ['DD-NEC-01 the Necromancer', 'necromancer', 2, [['necromancer', 'aggressive', 'THRONE']], 1],
  ['DD-PRO-01 the Prophet', 'prophet', 1, [['prophet', 'aggressive', 'C']], 3],
  ['DD-COL-01 the Collector', 'collector', 3, [['collector', 'aggressive', 'C']], 1],
  ['DD-FAN-01 the Fanatic and the Pyre', 'fanatic', 1, [['fanatic', 'aggressive', 'N'], ['pyre', 'ranged', 'PYRE']], 4],
  ['DD-TEM-01, DD-TEM-02 the Templars', 'templars', 4,
    [['templar-impaler', 'aggressive', 'C'], ['templar-warlord', 'ranged', 'NE']], 4],
  ['DD-CYS-01 the Mammoth Cyst', 'mammoth-cyst', 4, [['mammoth-cyst', 'aggressive', 'S']], 2],
  ['DD-HOR-01 the Shuffling Horror', 'shuffling-horror', 4, [['shuffling-horror', 'aggressive', 'S']], 2],
] as const satisfies readonly (readonly [string, Encounter, 1 | 2 | 3 | 4, readonly (readonly string[])[], number])[];

test.each(SET_UPS)('%s: places and Initiative Cards (DD-BOS-08)', (_, boss, act, places, cards) => {
  const game = aBossBattle(boss, act);
  const { state, table } = game;
  perform(playBattleSetUp(table));
  expect(monstersInOrder(state).map(one => [one.id, stanceOf(state, one), one.area])).toEqual(places);
  expect(monstersInOrder(state).every(one => one.level === Math.min(3, act))).toBe(true);
  expect(monsterCards(game)).toBe(cards);
  expect(game.told('monster-spawned').map(({ figure }) => figure)).toEqual(places.map(([id]) => id));
});

test('DD-COL-01 three Loot Chests lie in the Collector’s vault', () => {
  const { table, state } = aBossBattle('collector');
  perform(playBattleSetUp(table));
  expect(state.battle?.chests).toEqual(['VAULT', 'VAULT', 'VAULT']);
});

test('DD-BOS-06 the Threat ends when the Boss Battle starts', () => {
  const game = aBossBattle('prophet');
  game.state.campaign.threat = 'prophet';
  perform(setUpBoss(game.table));
  expect(game.state.campaign.threat).toBeNull();
  expect(game.told('boss-revealed')).toMatchObject([{ boss: 'prophet' }]);
});

test('DD-BOS-07 a Boss Battle does not end with the fourth round', () => {
  const game = aGame({
    battle: { room: 'boss-prophet', boss: 'prophet', monsters: [['prophet']], round: 4 },
    phase: { kind: 'round-end' },
  });
  perform(playRoundEnd(game.table));
  expect(game.state.phase).toEqual({ kind: 'initiative' });
  expect(game.state.battle?.round).toBe(5);
});

test('DD-BOS-09, DD-BOS-08 a Monster with several turns acts while it has turns left and stands first', () => {
  const { state, monster } = aGame({
    act: 4,
    battle: { room: 'boss-templars', boss: 'templars', monsters: [['templar-impaler'], ['templar-warlord']] },
  });
  newInitiative(state);
  const order: string[] = [];
  for (let card = 0; card < 4; card++) {
    const next = nextToAct(state, 'monsters');
    if (next === null) break;
    order.push(next.id);
    next.turnsLeft -= 1;
  }
  expect(order).toEqual(['templar-impaler', 'templar-impaler', 'templar-warlord', 'templar-warlord']);
  expect(monster('templar-impaler').turnsLeft).toBe(0);
});

test.each([
  ['DD-BOS-11, DD-NEC-03', 'necromancer', 'boss-necromancer', ['necromancer', 'bone-rabble', 'bone-rabble']],
  ['DD-COL-03', 'collector', 'boss-collector', ['collector', 'collected-man-at-arms', 'collected-vestal']],
  ['DD-FAN-04', 'fanatic', 'boss-fanatic', ['fanatic', 'pyre']],
  ['DD-CYS-04', 'mammoth-cyst', 'boss-mammoth-cyst', ['mammoth-cyst', 'white-cell-stalk']],
  ['DD-HOR-05', 'shuffling-horror', 'boss-shuffling-horror', ['shuffling-horror', 'cultist-priest']],
] as const)('%s: when the %s dies everything that came with it goes, and the Battle is over', (_, boss, room, kinds) => {
  const { table, state, monster, told } = aGame({
    act: 4,
    battle: { room, boss, monsters: kinds.map(kind => [kind] as const) },
  });
  const helper = state.battle?.monsters[1];
  expect(isBossDead(state)).toBe(false);
  perform(killMonster(table, monster(boss), null, 'DD-MON-15'));
  expect(isBossDead(state)).toBe(true);
  expect(state.battle?.monsters).toEqual([]);
  expect(state.trackers.monsters).toEqual([]);
  expect(state.quest?.bossDead).toBe(true);
  expect(told('boss-defeated')).toMatchObject([{ figure: boss }]);
  expect(told('monsters-removed')[0]?.figures).toContain(helper?.id);
});

test('DD-FAN-04, DD-CYS-04 whoever came with the Boss may fall without ending the Battle', () => {
  const { table, state, monster } = aGame({
    battle: { room: 'boss-fanatic', boss: 'fanatic', monsters: [['fanatic'], ['pyre']] },
  });
  perform(killMonster(table, monster('pyre'), null, 'DD-MON-15'));
  expect(isBossDead(state)).toBe(false);
  expect(figureIfIn(state, 'fanatic')).toBeDefined();
});

test('DD-TEM-02, DD-TEM-04 one Templar slides forward when the other dies; the Battle is won when both are dead', () => {
  const { table, state, monster } = aGame({
    act: 4,
    battle: { room: 'boss-templars', boss: 'templars', monsters: [['templar-impaler'], ['templar-warlord']] },
  });
  perform(killMonster(table, monster('templar-impaler'), null, 'DD-MON-15'));
  expect(isBossDead(state)).toBe(false);
  expect(stanceOf(state, monster('templar-warlord'))).toBe('aggressive');
  expect(state.quest?.bossDead).toBe(false);
  perform(killMonster(table, monster('templar-warlord'), null, 'DD-MON-15'));
  expect(isBossDead(state)).toBe(true);
  expect(state.quest?.bossDead).toBe(true);
});

test('DD-PRO-07 the Pews go with the Prophet', () => {
  const { table, state, monster } = aGame({
    battle: { room: 'boss-prophet', boss: 'prophet', monsters: [['prophet']], pews: ['NW', 'C', 'C', 'E'] },
  });
  perform(killMonster(table, monster('prophet'), null, 'DD-MON-15'));
  expect(state.battle?.pews).toEqual([]);
});

test('DD-ANA-08 each Imperfect Reflection that dies costs the Ancestor 10 Wounds; a Perfect one nothing', () => {
  const { table, state, monster } = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'ancestor-1',
      monsters: [['ancestor-1', null, { wounds: 3 }], ['perfect-reflection'], ['imperfect-reflection']],
    },
  });
  perform(killMonster(table, monster('perfect-reflection:1'), null, 'DD-MON-15'));
  expect(monster('ancestor-1').wounds).toBe(3);
  perform(killMonster(table, monster('imperfect-reflection:1'), null, 'DD-MON-15'));
  expect(monster('ancestor-1').wounds).toBe(13);
  expect(state.trackers.monsters).toEqual(['ancestor-1']);
});

test('DD-ANA-08, DD-ANA-09 those Wounds may defeat the first form, which takes all Reflections with it', () => {
  const { table, state, monster } = aGame({
    act: 4,
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'ancestor-1',
      monsters: [['ancestor-1', null, { wounds: 40 }], ['perfect-reflection'], ['imperfect-reflection']],
    },
  });
  perform(killMonster(table, monster('imperfect-reflection:1'), null, 'DD-MON-15'));
  expect(isBossDead(state)).toBe(true);
  expect(state.battle?.monsters).toEqual([]);
});

test('DD-GES-03 a Hero who wounds the Gestating Heart by an attack suffers Blight 2 for 3 turns and is healed 2', () => {
  const { table, hero, monster } = aGame({
    act: 4,
    heroes: { crusader: { wounds: 5 }, hellion: { wounds: 5 }, highwayman: {}, vestal: {} },
    battle: {
      room: 'boss-ancestor',
      boss: 'ancestor',
      form: 'gestating-heart',
      monsters: [['gestating-heart'], ['antibody']],
    },
  });
  perform(afterWounding(table, monster('gestating-heart'), hero('crusader')));
  expect(hero('crusader')).toMatchObject({
    wounds: 3,
    conditions: [{ condition: 'blight', tokens: 3, wounds: 2 }],
  });
  perform(afterWounding(table, monster('antibody:1'), hero('hellion')));
  expect(hero('hellion')).toMatchObject({ wounds: 5, conditions: [] });
});

test('DD-MOD-07 a Boss is whoever it is about, in all forms and as both Templars; what it brings is none', () => {
  const bosses: readonly MonsterKind[] = ['prophet', 'templar-warlord', 'ancestor-2', 'heart-of-darkness'];
  const others: readonly MonsterKind[] = ['pyre', 'collected-vestal', 'perfect-reflection', 'bone-rabble'];
  expect(bosses.every(isBoss)).toBe(true);
  expect(others.some(isBoss)).toBe(false);
});

test('DD-BOS-11 in an ordinary Battle nothing of this happens', () => {
  const { table, state, monster } = aGame({
    battle: { room: 'ruins-1', monsters: [['maggot'], ['madman']], initiative: ['heroes'] },
  });
  expect(isBossDead(state)).toBe(false);
  perform(afterDeath(table, monster('maggot:1')));
  expect(state.battle?.monsters).toHaveLength(2);
  expect(state.battle?.initiative).toEqual(newDeck(['heroes']));
  expect(cardOf(monster('madman:1')).life).toBe(10);
});

test('DD-BOS-11 what goes with the Boss is nobody’s kill', () => {
  const { table, hero, monster } = aGame({
    battle: {
      room: 'boss-collector',
      boss: 'collector',
      monsters: [['collector'], ['collected-vestal'], ['collected-highwayman']],
    },
  });
  perform(killMonster(table, monster('collector'), hero('crusader'), 'DD-MON-15'));
  expect(hero('crusader').history).toMatchObject({ kills: 1, bosses: 1 });
});
