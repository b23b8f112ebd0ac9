import { expect, test } from 'vitest';
import { THE_BELL_OF_SAINT_ORLA_RULES as RULES } from '../../src/effects/quests/the-bell-of-saint-orla.ts';
import { reinforcementPlaces } from '../../src/effects/quests/common.ts';
import { setDoor } from '../../src/rules/doors.ts';
import { playEndOfRound } from '../../src/rules/end-of-round.ts';
import { meetEncounter } from '../../src/rules/encounters.ts';
import { allyOf } from '../../src/rules/figures.ts';
import { aQuest, perform } from '../../testing/index.ts';

test('rules 1, 2, 3: the rope begins the siege: yards revealed, +1, the bell may be attacked and never entered', () => {
  const game = aQuest('the-bell-of-saint-orla', [2, 3, 4, 5]);
  const hero = game.hero('silhouette');
  expect(RULES.mayAttackAlly(game.state)).toBe(false);
  hero.place = game.at([12, 12]);
  perform(meetEncounter(game.table, hero));
  expect(RULES.mayAttackAlly(game.state)).toBe(true);
  expect(game.state.conquest).toBe(6);
  expect(game.state.quest.counters['siege']).toBe(1);
  expect(RULES.mayHeroEnter(game.state, game.at([11, 11]))).toBe(false);
  expect(allyOf(game.state, 'bell').wounds).toBe(12);
});

test('rule 4 C1, C4: reinforcements stand on the spaces of their breach, or as near as they can in its area', () => {
  const game = aQuest('the-bell-of-saint-orla', [2, 3]);
  const breach = [
    [11, 0],
    [12, 0],
  ] as const;
  expect(reinforcementPlaces(game.state, { width: 1, height: 1 }, breach, 3)).toEqual(breach.map(game.at));
  game.hero('silhouette').place = game.at([11, 0]);
  game.hero('sir-valadir').place = game.at([12, 0]);
  const near = [
    [11, 1],
    [12, 1],
  ] as const;
  expect(reinforcementPlaces(game.state, { width: 1, height: 1 }, breach, 3)).toEqual(near.map(game.at));
});

test('rules 4, 7 C8: Varg comes with wave 6; dead by round 7, the siege ends with round 7', () => {
  const game = aQuest('the-bell-of-saint-orla', [2]);
  for (const area of game.state.areas) area.revealed = true;
  game.state.quest.counters['siege'] = 6;
  perform(RULES.onSpawnStep(game.table));
  const varg = game.state.monsters.find(one => one.named === 'varg');
  expect(varg?.place).toBe(game.at([11, 0]));
  expect(game.state.quest.told).toContain(7);
  if (varg === undefined) return;
  perform(RULES.onMonsterKilled(game.table, varg));
  expect(perform(playEndOfRound(game.table)).result).toBeNull();
  expect(perform(playEndOfRound(game.table)).result).toMatchObject({ outcome: 'task-completed' });
});

test('rule 6: the bell sings at the end of siege rounds 2, 4 and 6, and 8 rounds are enough', () => {
  const game = aQuest('the-bell-of-saint-orla', [2]);
  game.state.quest.counters['siege'] = 1;
  for (let round = 1; round < 8; round++) perform(playEndOfRound(game.table));
  expect(game.state.conquest).toBe(8);
  expect(perform(playEndOfRound(game.table)).result).toMatchObject({ outcome: 'task-completed' });
});

test('rule 5: a monster beside a barred gate breaks the bar with its attack; the gate stays closed', () => {
  const game = aQuest('the-bell-of-saint-orla', [2], { overlordTurn: { stage: 'activate' } });
  const gate = game.state.doors.find(door => door.id === 'gate-north');
  const [breakBar, lift] = RULES.monsterActions;
  const [monster] = game.state.monsters;
  const { turn } = game.state.overlord;
  if (gate === undefined || monster === undefined || turn === null) throw new Error('a monster at a gate');
  setDoor(game.state, gate, 'barred');
  monster.place = game.at([12, 7]);
  turn.active = {
    monster: monster.id,
    points: 3,
    attacks: 1,
    half: null,
    webbed: false,
    begun: true,
    used: [],
  };
  expect(lift?.options(game.state, monster)).toEqual([]);
  const [broken] = breakBar?.options(game.state, monster) ?? [];
  if (breakBar === undefined || broken === undefined) throw new Error('it may break the bar');
  perform(breakBar.perform(game.table, monster, broken));
  expect(gate.state).toBe('closed');
  expect(turn.active.attacks).toBe(0);
  expect(breakBar.options(game.state, monster)).toEqual([]);
});

test('rule 8: the glass heals a hero beside it once, while the crypt is empty of monsters', () => {
  const game = aQuest('the-bell-of-saint-orla', [6]);
  const hero = game.hero('sir-valadir');
  const whole = hero.wounds;
  Object.assign(hero, { place: game.at([19, 20]), wounds: 1 });
  perform(RULES.onHeroTurnEnd(game.table, hero));
  expect(hero.wounds).toBe(1);
  game.state.monsters = [];
  perform(RULES.onHeroTurnEnd(game.table, hero));
  expect(hero.wounds).toBe(whole);
  hero.wounds = 1;
  perform(RULES.onHeroTurnEnd(game.table, hero));
  expect(hero.wounds).toBe(1);
});
