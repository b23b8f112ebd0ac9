import { expect, test } from 'vitest';
import { playArrival, playCorridor, playExploration } from '../src/rules/exploration.ts';
import { moveOnTracker } from '../src/rules/tracker.ts';
import type { ExplorationFace } from '../src/data/exploration.ts';
import type { HeroId } from '../src/data/heroes.ts';
import { aGame, explorationFaces, type GameSet, perform, SKULL, type TestGame } from '../testing/index.ts';

const atTheDoor = (more: GameSet = {}): TestGame => aGame({ dungeon: { tokens: { r1: 'empty' } }, ...more });

/** Dice rolled already, Hero by Hero. */
const inTheCorridor = (
  dice: readonly (readonly [HeroId, ...ExplorationFace[]])[],
  more: GameSet = {},
): TestGame =>
  aGame({
    phase: { kind: 'corridor' },
    ...more,
    dungeon: {
      tokens: { r1: 'empty' },
      way: { kind: 'explore', to: ['r1'], dice: dice.map(([hero, ...faces]) => ({ hero, faces })) },
    },
  });

test('DD-EXP-08, DD-EXP-09 a Room is chosen, then each Hero rolls two dice, all before any is resolved', () => {
  const { table, state } = atTheDoor();
  perform(
    playExploration(table),
    'explore:r1',
    explorationFaces('rubble', 'blank'),
    explorationFaces('trap', 'trap'),
    explorationFaces('hunger', 'curio'),
    explorationFaces('blank', 'blank'),
  );
  expect(state.phase).toEqual({ kind: 'corridor' });
  expect(state.quest?.dungeon).toMatchObject({
    party: 's',
    way: {
      kind: 'explore',
      to: ['r1'],
      dice: [
        { hero: 'crusader', faces: ['rubble', 'blank'] },
        { hero: 'hellion', faces: ['trap', 'trap'] },
        { hero: 'highwayman', faces: ['hunger', 'curio'] },
        { hero: 'vestal', faces: ['blank', 'blank'] },
      ],
    },
  });
});

test('DD-EXP-04 after Scouting one die each; a Curio may take away another', () => {
  const { table, state } = atTheDoor({
    heroes: { crusader: {} },
    dungeon: { tokens: { r1: 'empty' }, scoutBonus: true },
  });
  perform(playExploration(table), 'explore:r1', explorationFaces('blank'));
  expect(state.quest?.dungeon?.way?.dice).toEqual([{ hero: 'crusader', faces: ['blank'] }]);
  const none = atTheDoor({ dungeon: { tokens: { r1: 'empty' }, scoutBonus: true, fewerDice: 1 } });
  perform(playExploration(none.table), 'explore:r1');
  expect(none.state.phase).toEqual({ kind: 'arrive' });
  expect(none.state.quest?.dungeon).toMatchObject({ scoutBonus: false, fewerDice: 0 });
});

test('DD-MOD-04 in Radiant mode one die each, and none after Scouting', () => {
  const radiant = { options: { difficulty: 'radiant' }, heroes: { crusader: {} } } as const;
  const { table, state } = atTheDoor(radiant);
  perform(playExploration(table), 'explore:r1', explorationFaces('trap'));
  expect(state.quest?.dungeon?.way?.dice).toEqual([{ hero: 'crusader', faces: ['trap'] }]);
  const scouted = atTheDoor({ ...radiant, dungeon: { tokens: { r1: 'empty' }, scoutBonus: true } });
  perform(playExploration(scouted.table), 'explore:r1');
  expect(scouted.state.phase).toEqual({ kind: 'arrive' });
});

test('DD-EXP-09 a Hero’s controller chooses which own die comes first, and resolves all before the next Hero', () => {
  const { table, state, hero } = inTheCorridor(
    [
      ['crusader', 'rubble', 'stressful-darkness'],
      ['hellion', 'hunger'],
    ],
    { players: 4 },
  );
  const { asked } = perform(playCorridor(table), 'die:stressful-darkness', 'suffer');
  expect(asked.map(({ ask, seat }) => [ask, seat])).toEqual([
    ['choose-die', hero('crusader').seat],
    ['resolve-darkness', hero('crusader').seat],
  ]);
  expect(state.quest?.dungeon?.way?.dice).toEqual([
    { hero: 'crusader', faces: ['rubble'] },
    { hero: 'hellion', faces: ['hunger'] },
  ]);
  perform(playCorridor(table));
  expect(hero('crusader')).toMatchObject({ wounds: 1, stress: 3 });
  expect(state.phase).toEqual({ kind: 'corridor' });
  perform(playCorridor(table));
  expect(hero('hellion').wounds).toBe(2);
  expect(state.phase).toEqual({ kind: 'arrive' });
});

test('DD-EXP-10 a blank does nothing and asks nothing', () => {
  const { table, state, told } = inTheCorridor([['crusader', 'blank', 'blank']], { provisions: { food: 3 } });
  expect(perform(playCorridor(table)).asked).toEqual([]);
  expect(told('die-resolved')).toEqual([]);
  expect(state.phase).toEqual({ kind: 'arrive' });
});

test('DD-EXP-16 when a Hero dies, the own dice are discarded, the others go on, and the replacement rolls nothing', () => {
  const { table, state } = inTheCorridor(
    [
      ['crusader', 'hunger', 'rubble'],
      ['vestal', 'hunger'],
    ],
    { heroes: { crusader: { wounds: 17 }, vestal: {} } },
  );
  perform(
    playCorridor(table),
    'die:hunger',
    SKULL,
    'hero:jester',
    'equip:jester:solo',
    'equip:jester:finale',
    'equip:jester:dirk-stab',
  );
  expect(state.trackers.heroes).toEqual(['vestal', 'jester']);
  expect(state.quest?.dungeon?.way?.dice).toEqual([{ hero: 'vestal', faces: ['hunger'] }]);
  perform(playCorridor(table));
  expect(state.phase).toEqual({ kind: 'arrive' });
  perform(playArrival(table));
  expect(state.quest?.dungeon?.party).toBe('r1');
});

test('DD-EXP-25 the order of the dice is fixed when they are rolled', () => {
  const { table, state, hero } = inTheCorridor([
    ['crusader', 'rubble'],
    ['hellion', 'rubble'],
  ]);
  moveOnTracker(state, hero('hellion'), 1);
  perform(playCorridor(table));
  expect([hero('crusader').wounds, hero('hellion').wounds]).toEqual([1, 0]);
});

test('DD-PRV-12 between two dice the group may use Provisions, one after the other, never within a step', () => {
  const { table, state, hero } = inTheCorridor([['crusader', 'rubble', 'hunger']], {
    heroes: { crusader: { wounds: 2 }, vestal: { stress: 3 } },
    provisions: { bandage: 1, potion: 1 },
  });
  const first = perform(playCorridor(table), 'use:potion:vestal');
  expect(first.asked[0]).toMatchObject({ ask: 'use-before', seat: 'party', window: true });
  expect(hero('vestal').stress).toBe(2);
  expect(state.quest?.dungeon?.way?.dice[0]?.faces).toEqual(['rubble', 'hunger']);
  const second = perform(playCorridor(table), 'use:bandage:crusader');
  expect(second.asked.length).toBe(1);
  expect(hero('crusader').wounds).toBe(1);
  expect(perform(playCorridor(table), 'die:rubble').asked.map(({ ask }) => ask)).toEqual(['choose-die']);
});

test('DD-PRV-12 nobody is asked where nothing would help', () => {
  const { table } = inTheCorridor([['crusader', 'rubble']], { light: 5, provisions: { torch: 1, food: 2 } });
  expect(perform(playCorridor(table)).asked).toEqual([]);
});

test('DD-TRI-11, DD-EXP-09 Survival Guide turns a die before it is resolved', () => {
  const { table, state, hero } = inTheCorridor([['crusader', 'hunger', 'rubble']], {
    heroes: { crusader: { trinkets: ['survival-guide'] } },
  });
  perform(playCorridor(table), 'trinket:survival-guide');
  expect(hero('crusader').wounds).toBe(1);
  expect(state.phase).toEqual({ kind: 'arrive' });
});
