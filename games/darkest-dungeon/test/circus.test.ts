import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { freeSpaces } from '../src/rules/figures.ts';
import { butcherCrit, maybeEndCircus, playActivation, playCircusRound } from '../src/rules/circus.ts';
import { playHeroTurn } from '../src/rules/hero-turn.ts';
import { turnOptions } from '../src/rules/hero-actions.ts';
import { critNumber } from '../src/rules/hit.ts';
import { killHero } from '../src/rules/hero-death.ts';
import { newSkillUse } from '../src/rules/skill-use.ts';
import { skillCardOf } from '../src/data/skills.ts';
import { aBout, type BoutSet, type TestGame } from '../testing/index.ts';

const bout = (set: Partial<BoutSet> = {}): TestGame =>
  aBout({
    red: [
      ['crusader-1', '2'],
      ['jester-1', '3'],
    ],
    blue: [
      ['hellion-1', '8'],
      ['vestal-1', '9'],
    ],
    ...set,
  });

test('DD-PVP-09 a team activates any of its Heroes who has not acted, then it is the other’s turn', () => {
  const { table, state, hero } = bout();
  const { asked } = perform(playActivation(table), 'activate:jester');
  expect(asked.map(({ seat, options }) => [seat, options.map(({ id }) => id)])).toEqual([
    ['player-1', ['activate:crusader', 'activate:jester']],
  ]);
  expect(state.battle?.turn?.figure).toBe('jester');
  expect(hero('jester').turnsLeft).toBe(0);
  expect(state.phase).toEqual({ kind: 'hero-turn' });
  perform(playHeroTurn(table), 'end-turn');
  expect(state.phase).toEqual({ kind: 'activation' });
  expect(perform(playActivation(table), 'activate:hellion').asked[0]?.seat).toBe('player-2');
});

test('DD-PVP-09 of two players of a team now one, now the other says who acts', () => {
  const { table, state } = bout({
    players: 4,
    red: [
      ['crusader-1', '2'],
      ['jester-1', '3'],
      ['arbalest-1', '2'],
    ],
  });
  expect(perform(playActivation(table), 'activate:jester').asked[0]?.seat).toBe('player-1');
  state.phase = { kind: 'activation' };
  if (state.circus !== null) state.circus.next = 'red';
  expect(perform(playActivation(table), 'activate:arbalest').asked[0]?.seat).toBe('player-3');
});

test('DD-PVP-10 a team with nobody left to act is passed over', () => {
  const { table, state, told } = bout({
    red: [['crusader-1', '2', { turnsLeft: 0 }]],
    next: 'red',
  });
  perform(playActivation(table), 'activate:vestal');
  expect(state.battle?.turn?.figure).toBe('vestal');
  expect(told('circus-team-passed-over')).toMatchObject([{ team: 'red' }]);
  expect(state.circus?.next).toBe('red');
});

test('DD-PVP-11 when all have acted the Party counter goes to the other team, which begins', () => {
  const done = { turnsLeft: 0 };
  const { table, state, hero } = bout({
    red: [['crusader-1', '2', done]],
    blue: [['hellion-1', '8', done]],
    round: 3,
    first: 'red',
  });
  perform(playActivation(table));
  expect(state.phase).toEqual({ kind: 'circus-round' });
  perform(playCircusRound(table));
  expect(state.circus).toMatchObject({ round: 4, first: 'blue', next: 'blue' });
  expect([hero('crusader').turnsLeft, hero('hellion').turnsLeft]).toEqual([1, 1]);
  expect(state.phase).toEqual({ kind: 'activation' });
});

test('DD-PVP-12 there is no round limit, and nothing of the campaign to be had', () => {
  const { table, state, hero } = bout({ round: 40, turn: 'crusader' });
  state.campaign.provisions.food = 3;
  const options = turnOptions(state, hero('crusader')).map(({ id }) => id.split(':')[0]);
  expect(new Set(options)).toEqual(new Set(['move', 'stance', 'end-turn']));
  perform(playCircusRound(table));
  expect(state.circus?.round).toBe(41);
});

test('DD-PVP-13 the team that is left wins', () => {
  const { table, hero } = bout({ blue: [['vestal-1', '9']] });
  perform(killHero(table, hero('vestal'), 'deathblow', hero('jester'), 'DD-PVP-14'));
  const { result } = perform(maybeEndCircus(table));
  expect(result).toMatchObject({ outcome: 'circus-won', winners: ['player-1'], about: { team: 'red' } });
});

test('DD-PVP-13 both players of a team win', () => {
  const { table, hero } = bout({ players: 4, red: [['crusader-1', '2']] });
  perform(killHero(table, hero('crusader'), 'deathblow', null, 'DD-PVP-14'));
  expect(perform(maybeEndCircus(table)).result?.winners).toEqual(['player-2', 'player-4']);
});

test('DD-PVP-13 as long as both teams stand the bout goes on', () => {
  const { table, hero } = bout();
  perform(killHero(table, hero('vestal'), 'deathblow', null, 'DD-PVP-14'));
  expect(perform(maybeEndCircus(table)).result).toBeNull();
});

test('DD-PVP-13, DD-PVP-14 a Hero who dies at the start of the turn may lose the bout', () => {
  const { table } = bout({
    red: [['crusader-1', '2', { wounds: 25, conditions: [['bleed', 1, 2]] }]],
  });
  const { result } = perform(playActivation(table), 10);
  expect(result).toMatchObject({ outcome: 'circus-won', about: { team: 'blue' } });
});

test('DD-PVP-19 if the last of both die together nobody wins', () => {
  const { table, hero } = bout({ red: [['crusader-1', '2']], blue: [['vestal-1', '9']] });
  perform(killHero(table, hero('vestal'), 'deathblow', null, 'DD-PVP-14'));
  perform(killHero(table, hero('crusader'), 'deathblow', null, 'DD-PVP-14'));
  expect(perform(maybeEndCircus(table)).result).toMatchObject({ outcome: 'circus-drawn', winners: [] });
});

test('DD-PVP-21 twenty rounds on end without a death, and the crowd goes home', () => {
  const { table, told } = bout();
  const playRounds = (rounds: number) => {
    for (let i = 1; i < rounds; i++) expect(perform(playCircusRound(table)).result).toBeNull();
    return perform(playCircusRound(table)).result;
  };
  playRounds(14);
  expect(told('circus-crowd-restless')).toEqual([]);
  playRounds(1);
  expect(told('circus-crowd-restless')).toMatchObject([{ left: 5 }]);
  expect(playRounds(5)).toMatchObject({ outcome: 'circus-undecided', winners: [] });
});

test('DD-PVP-21 a death begins the count anew', () => {
  const { table, state, hero } = bout();
  for (let i = 0; i < 19; i++) perform(playCircusRound(table));
  perform(killHero(table, hero('vestal'), 'deathblow', null, 'DD-PVP-14'));
  expect(perform(playCircusRound(table)).result).toBeNull();
  expect(state.circus?.quiet).toBe(0);
});

test('DD-PVP-16 where the Puppets stand there is no room, though one may pass', () => {
  const { state, hero } = bout({ puppets: '4', turn: 'jester' });
  expect(freeSpaces(state, '4')).toBe(0);
  const options = turnOptions(state, hero('jester')).map(({ id }) => id);
  // The Jester has Speed 3: Area 1 lies beyond the Puppets.
  expect(options).toContain('move:1');
  if (state.battle?.turn) state.battle.turn.actions = 1;
  expect(turnOptions(state, hero('jester')).map(({ id }) => id)).not.toContain('move:4');
});

test('DD-PVP-16, DD-HRO-07 who stops among the Puppets with the first action must move out with the next', () => {
  const { table, state } = bout({ puppets: '4', turn: 'jester' });
  perform(playHeroTurn(table), 'move:4');
  expect(state.battle?.turn).toMatchObject({ actions: 1, mustMove: true });
  const { asked } = perform(playHeroTurn(table), 'move:1');
  expect(asked[0]?.options.every(({ id }) => id.startsWith('move:'))).toBe(true);
});

test('DD-PVP-17 each round the Butcher goes one Area nearer to the one she is sent to', () => {
  const { table, state, told } = bout({ butcher: '1', round: 0 });
  perform(playCircusRound(table), 6);
  expect(state.circus).toMatchObject({ butcher: '10', round: 1, first: 'red' });
  expect(told('circus-butcher-walked')).toMatchObject([{ roll: 6, from: '1', area: '10' }]);
});

test('DD-PVP-17 among equal ways the first team chooses; sent where she is she stays', () => {
  const { table, state } = bout({ butcher: '1', first: 'red' });
  const { asked } = perform(playCircusRound(table), 8, 'area:7');
  expect(asked.map(({ seat, ask }) => [seat, ask])).toEqual([['player-2', 'butcher-way']]);
  expect(state.circus?.butcher).toBe('7');
  perform(playCircusRound(table), 7);
  expect(state.circus?.butcher).toBe('7');
});

test.each([
  ['in her Area', '2', '8', '2', 1],
  ['at her Area', '2', '8', '8', 1],
  ['in her Area at her Area', '2', '2', '2', 1],
  ['away from her', '2', '8', '5', 0],
] as const)('DD-PVP-17 a Skill used %s', (_, from, to, butcher, more) => {
  const { state, hero } = bout({ red: [['crusader-1', from]], blue: [['hellion-1', to]], butcher });
  expect(butcherCrit(state, hero('crusader'), to)).toBe(more);
  const card = skillCardOf('crusader:smite', 1);
  const use = newSkillUse(hero('crusader'), 'crusader:smite', card, to, [hero('hellion')]);
  expect(critNumber(state, use, hero('hellion'))).toBe((card.crit ?? 0) + more);
});
