import { PARTY } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { offerMoment, takeShowdownActions, takeTeamActions } from '../src/rules/actions.ts';
import { TEAM_ACTIONS } from '../src/rules/action-options.ts';
import { actionsOf, offered } from '../testing/acting.ts';
import { aGame, at, perform, survivorFaces, type GameSet, type TestGame } from '../testing/index.ts';

const TWO_TEAMS = { survivors: ['leo', 'nina', 'jack'], teams: [['leo', 'nina'], ['jack']] } as const;
const inShowdown = (set: GameSet = {}): TestGame =>
  aGame({
    phase: { kind: 'showdown' },
    keeper: 'leo',
    nemesis: ['lisa-mortimer', at(1, 1)],
    panel: [],
    ...set,
  });

test('DDD-ACT-01 DDD-ACT-03 a team acts until it is done; then comes its reaction', () => {
  const game = aGame(TWO_TEAMS);
  perform(takeTeamActions(game.table, 0), 'end-actions');
  expect(game.state.phase).toEqual({ kind: 'reaction', team: 0 });
  expect(game.told('team-done')).toHaveLength(1);
});

test('DDD-ACT-02 DDD-GEN-03 the members take single actions in any order, by turns; the team decides together', () => {
  const game = aGame(TWO_TEAMS);
  const performed = perform(
    takeTeamActions(game.table, 0),
    'survivor:leo',
    'move:r3c3',
    'hand-over',
    'survivor:nina',
    'move:r3c3',
    'hand-over',
    'survivor:leo',
    'move:r2c3',
    'hand-over',
    'end-actions',
  );
  expect(performed.asked[0]).toMatchObject({ ask: 'who-acts', seat: PARTY });
  expect(performed.asked[1]).toMatchObject({ ask: 'take-action', seat: game.survivor('leo').seat });
  expect(game.survivor('leo')).toMatchObject({ room: at(2, 3), ap: 2 });
  expect(game.survivor('nina')).toMatchObject({ room: at(3, 3), ap: 3 });
});

test('DDD-ACT-05 DDD-ACT-06 the same action may be taken again while he can pay, and AP may be left', () => {
  const game = aGame({ survivors: { leo: { ap: 2 }, nina: {} } });
  const performed = perform(
    takeTeamActions(game.table, 0),
    'survivor:leo',
    'move:r3c3',
    'move:entrance-hall',
    'end-actions',
  );
  expect(game.survivor('leo').ap).toBe(0);
  expect(offered(performed, 'who-acts')).not.toContain('survivor:leo');
  expect(game.survivor('nina').ap).toBe(4);
});

test('DDD-ACT-07 DDD-GEN-10 members in other rooms still act with their team', () => {
  const game = aGame({ ...TWO_TEAMS, survivors: { leo: {}, nina: { room: at(1, 5) }, jack: {} } });
  perform(takeTeamActions(game.table, 0), 'survivor:nina', 'move:r1c4', 'hand-over', 'end-actions');
  expect(game.survivor('nina').room).toBe(at(1, 4));
});

test('DDD-ACT-08 DDD-ACT-10 survivors of other teams do only what is open at any moment', () => {
  const game = aGame({ ...TWO_TEAMS, survivors: { leo: {}, nina: {}, jack: { xp: 1, cards: ['armor-1'] } } });
  const performed = perform(
    takeTeamActions(game.table, 0),
    'free:jack',
    'buy-skill:jack-backpacker',
    'stow:armor-1',
    'hand-over',
    'end-actions',
  );
  expect(offered(performed, 'who-acts')).toContain('free:jack');
  expect(offered(performed, 'who-acts')).not.toContain('survivor:jack');
  expect(game.survivor('jack')).toMatchObject({ skills: ['jack-backpacker'], xp: 0, ap: 4 });
  expect(performed.asked[1]?.options.map(option => option.id)).toEqual([
    'buy-skill:jack-backpacker',
    'stow:handgun-jack',
    'stow:armor-1',
    'drop:handgun-jack',
    'drop:armor-1',
    'hand-over',
  ]);
});

test('DDD-ACT-10 DDD-EQP-04 a member handles his cards between two actions', () => {
  const game = aGame({ survivors: { jack: { wounds: 1, cards: ['first-aid-spray-1'] }, leo: {} } });
  perform(
    takeTeamActions(game.table, 0),
    'survivor:jack',
    'manage',
    'first-aid:first-aid-spray-1:jack',
    'drop:handgun-jack',
    'hand-over',
    'end-actions',
  );
  expect(game.survivor('jack')).toMatchObject({ wounds: 0, cards: [], ap: 4 });
});

test('DDD-ACT-09 each kind of action is named by a rule of the ledger', () => {
  expect(TEAM_ACTIONS.map(action => action.rule)).toEqual(
    expect.arrayContaining(['DDD-MOV-01', 'DDD-SEA-01', 'DDD-CMB-01', 'DDD-UNL-02', 'DDD-PAS-01']),
  );
});

test('DDD-LAB-05 taking off a code token for darkness is decided by the players between two actions', () => {
  const game = aGame({ fire: at(1, 5), panel: ['red-1', 'blue-1'] });
  perform(takeTeamActions(game.table, 0), 'remove-code-token', 'token:blue', 'end-actions');
  expect(game.state).toMatchObject({ darkness: 2, panel: { tokens: ['red-1'] } });
});

test('DDD-ACT-03 a team of which nobody is in play takes no actions', () => {
  const game = aGame({
    ...TWO_TEAMS,
    phase: { kind: 'actions', team: 1 },
    survivors: { leo: {}, nina: {}, jack: { status: { kind: 'out', back: 2 } } },
  });
  perform(takeTeamActions(game.table, 1));
  expect(game.state.phase).toEqual({ kind: 'reaction', team: 1 });
});

test('DDD-GEN-11 DDD-ITM-19 what lasts for this turn ends with the actions of the team', () => {
  const game = aGame({ survivors: { nina: { cards: ['gas-mask-1'] }, leo: {} }, burn: [[at(3, 3), 2]] });
  perform(
    takeTeamActions(game.table, 0),
    'survivor:nina',
    'wear-mask:gas-mask-1',
    'move:r3c3',
    'hand-over',
    'end-actions',
  );
  expect(game.survivor('nina')).toMatchObject({ room: at(3, 3), wounds: 0, gasMask: false });
});

test('DDD-ENT-03 an entrapped survivor may only try to free himself, besides what costs no AP', () => {
  const game = aGame({
    survivors: { leo: { room: at(3, 3), entrapped: 'yes' }, nina: {} },
    zombies: [[at(3, 3), 1]],
  });
  expect(actionsOf(game, 'leo')).toEqual(['attempt-rescue:leo']);
});

test('DDD-ENT-10 whom the bird holds may attack, if the attack can hit the bird, once', () => {
  const game = aGame({
    survivors: { nina: { room: at(3, 3), entrapped: 'bird' }, leo: {} },
    creature: ['undead-bird', at(3, 3)],
    zombies: [[at(3, 3), 1]],
  });
  expect(actionsOf(game, 'nina')).toEqual(['attack:combat-knife', 'attack:fists']);
  if (game.state.creature !== null) game.state.creature.room = at(3, 4);
  expect(actionsOf(game, 'nina')).toEqual([]);
  if (game.state.creature !== null) game.state.creature.room = at(3, 3);
  perform(
    takeTeamActions(game.table, 0),
    'survivor:nina',
    'attack:combat-knife',
    survivorFaces('failure', 'failure'),
    'end-actions',
  );
  expect(game.survivor('nina')).toMatchObject({ struggled: true, ap: 3 });
  expect(actionsOf(game, 'nina')).toEqual([]);
});

test('DDD-SKL-07 DDD-ENT-11 once per round Jack attacks for 0 AP, even entrapped', () => {
  const game = aGame({
    survivors: { jack: { room: at(3, 3), ap: 0, entrapped: 'yes', struggled: true }, leo: {} },
    zombies: [[at(3, 3), 2]],
  });
  expect(actionsOf(game, 'jack')).toEqual(['free-attack:handgun-jack', 'free-attack:fists']);
  perform(
    takeTeamActions(game.table, 0),
    'survivor:jack',
    'free-attack:handgun-jack',
    survivorFaces('failure', 'failure'),
    'end-actions',
  );
  expect(game.survivor('jack').ap).toBe(0);
  expect(game.survivor('jack').cards[0]?.ammo).toBe(7);
  expect(actionsOf(game, 'jack')).toEqual([]);
});

test('DDD-ITM-14 a grenade is thrown for 1 AP while there is something to throw it at', () => {
  const game = aGame({ survivors: { nina: { cards: ['grenade-1'] }, leo: {} }, zombies: [[at(3, 3), 2]] });
  perform(
    takeTeamActions(game.table, 0),
    'survivor:nina',
    'throw:grenade-1',
    'hit:zombie:1',
    'hit:zombie:2',
    'hand-over',
    'end-actions',
  );
  expect(game.state.zombies).toEqual([]);
  expect(game.survivor('nina')).toMatchObject({ ap: 3, xp: 0 });
});

test('DDD-FIN-17 DDD-FIN-18 in the showdown anyone with markers acts; each AP puts a marker in the left box', () => {
  const game = inShowdown({ survivors: { leo: {}, nina: { room: at(1, 5) }, jack: {} }, teams: [] });
  const performed = perform(
    takeShowdownActions(game.table),
    'survivor:nina',
    'move:r1c4',
    'pass',
    'hand-over',
    'shift',
  );
  expect(offered(performed, 'who-acts')).toEqual(
    expect.arrayContaining(['survivor:leo', 'survivor:nina', 'survivor:jack', 'shift']),
  );
  expect(game.survivor('nina').markers).toEqual({ hand: 3, left: 1, centre: 0, right: 0 });
});

test('DDD-FIN-18 a player without markers in hand cannot act', () => {
  const game = inShowdown({
    survivors: { leo: {}, nina: { markers: { hand: 0, left: 2, centre: 2, right: 0 } } },
  });
  const performed = perform(takeShowdownActions(game.table), 'shift');
  expect(offered(performed, 'who-acts')).not.toContain('survivor:nina');
});

test('DDD-FIN-19 with the sixth marker in the left box the nemesis reacts at once', () => {
  const game = inShowdown({
    survivors: {
      leo: { markers: { hand: 2, left: 2, centre: 0, right: 0 } },
      nina: { markers: { hand: 1, left: 3, centre: 0, right: 0 } },
    },
  });
  perform(takeShowdownActions(game.table), 'survivor:leo', 'move:r3c3', 'pass');
  expect(game.state.phase).toEqual({ kind: 'nemesis-reaction' });
  expect(game.survivor('leo').markers.hand).toBe(1);
});

test('DDD-FIN-18 DDD-FIN-19 an action of 2 AP is completed before the box is checked, and may put a seventh marker there', () => {
  const game = inShowdown({
    survivors: {
      leo: { room: at(4, 1), wounds: 2, markers: { hand: 3, left: 0, centre: 0, right: 0 } },
      nina: { markers: { hand: 0, left: 4, centre: 0, right: 0 } },
      jack: { markers: { hand: 0, left: 1, centre: 3, right: 0 } },
    },
  });
  perform(takeShowdownActions(game.table), 'survivor:leo', 'use-corner:leo');
  expect(game.survivor('leo')).toMatchObject({ wounds: 0, markers: { left: 2 } });
  expect(game.state.phase).toEqual({ kind: 'nemesis-reaction' });
});

test('DDD-FIN-21 the players may shift with an empty left box, and must when nobody can do anything', () => {
  const early = inShowdown();
  perform(takeShowdownActions(early.table), 'shift');
  expect(early.state.phase).toEqual({ kind: 'nemesis-reaction' });
  const empty = { startingCard: false, markers: { hand: 0, left: 0, centre: 4, right: 0 } } as const;
  const forced = inShowdown({ survivors: { leo: empty, nina: empty } });
  perform(takeShowdownActions(forced.table));
  expect(forced.state.phase).toEqual({ kind: 'nemesis-reaction' });
});

test('DDD-FIN-34 in the showdown an entrapped survivor may place only one marker, for a rescue attempt', () => {
  const game = inShowdown({
    survivors: { leo: {}, nina: { room: at(3, 3), entrapped: 'yes' } },
    zombies: [[at(3, 3), 1]],
  });
  expect(actionsOf(game, 'nina')).toEqual(['attempt-rescue:nina']);
  game.survivor('nina').struggled = true;
  expect(actionsOf(game, 'nina')).toEqual([]);
});

test('DDD-ACT-10 a window opens for who could heal, cure or learn at this moment, until he passes', () => {
  const game = aGame({
    survivors: { nina: { wounds: 2, xp: 1, cards: ['first-aid-spray-1'] }, leo: { cards: ['armor-1'] } },
  });
  const performed = perform(
    offerMoment(game.table, 'DDD-REA-01', game.state.survivors),
    'first-aid:first-aid-spray-1:nina',
    'pass',
  );
  expect(performed.asked[0]).toMatchObject({
    ask: 'any-moment',
    seat: game.survivor('nina').seat,
    window: true,
    concerns: [game.survivor('nina').seat],
  });
  expect(performed.asked[1]?.options.map(option => option.id)).toEqual([
    'buy-skill:nina-knife-expert',
    'manage',
    'pass',
  ]);
  expect(performed.asked).toHaveLength(2);
  expect(game.survivor('nina').wounds).toBe(1);
});

test('DDD-ACT-10 nobody is asked who could only move, drop or load cards', () => {
  const game = aGame({
    survivors: { jack: { cards: ['handgun-ammo-1'] }, leo: { cards: ['first-aid-kit-1'] } },
  });
  expect(perform(offerMoment(game.table, 'DDD-REA-01', game.state.survivors)).asked).toEqual([]);
});
