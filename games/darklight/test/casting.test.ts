import { expect, test } from 'vitest';
import {
  channellingPenalty,
  learnFromSkill,
  learnSpell,
  mayLearn,
  spellTargets,
} from '../src/rules/casting.ts';
import { changeArchway } from '../src/rules/plan.ts';
import { type AccursedSet, act, aGame, offered, offersIn, perform, type TestGame } from '../testing/index.ts';

const aWitch = (
  board: string,
  set: AccursedSet = {},
  part: 'before-move' | 'moving' | 'after-attack' = 'before-move',
) =>
  aGame({
    board,
    accursed: { 'blood-witch': { source: 5, ...set } },
    marks: { a: 'skorn-savage' },
    turn: ['blood-witch', part],
  });

const castsIn = (game: TestGame) => offersIn(game).filter(one => one.startsWith('cast:'));

test('DL-SPL-01 spells may be cast before and after a phase, not in one', () => {
  expect(castsIn(aWitch('W..a', {}, 'before-move'))).toEqual(['cast:sphere-of-hate']);
  expect(castsIn(aWitch('W..a', {}, 'after-attack'))).toEqual(['cast:sphere-of-hate']);
  expect(castsIn(aWitch('W..a', {}, 'moving'))).toEqual([]);
});

test('DL-SPL-02 range is checked before casting: Sphere of Hate reaches 5 squares', () => {
  expect(castsIn(aWitch('W....a'))).toEqual(['cast:sphere-of-hate']);
  expect(castsIn(aWitch('W.....a'))).toEqual([]);
});

test('DL-SPL-02 the target is named before the Cast Roll, and an area must hold an enemy', () => {
  const game = aGame({
    board: 'W.a..b',
    accursed: { 'blood-witch': { source: 3, spells: [{ id: 'red-rain', bySkill: false }] } },
    marks: { a: 'skorn-savage', b: 'skorn-savage' },
    turn: ['blood-witch', 'before-move'],
  });
  const centre = game.at('a') + 2;
  const performed = act(game, 'cast:red-rain', `square:${centre}`, 'source:2', [1, 2]);
  expect(offered(performed, 'spell-target')).toEqual(
    [-1, 0, 1, 2, 3].map(step => `square:${game.at('a') + step}`),
  );
  expect(game.accursed('blood-witch').source).toBe(1);
});

test('DL-SPL-03 at least 1 Source is spent, and as many dice are rolled', () => {
  const game = aWitch('W..a', { source: 3 });
  const performed = act(game, 'cast:sphere-of-hate', 'source:2', [1, 2]);
  expect(offered(performed, 'spend-source')).toEqual(['source:1', 'source:2', 'source:3']);
  expect(castsIn(aWitch('W..a', { source: 0 }))).toEqual([]);
});

test('DL-SPL-04 a Cast Roll that equals the cost succeeds, one less fails with no effect', () => {
  const even = aWitch('W..a');
  act(even, 'cast:sphere-of-hate', 'source:2', [2, 4], 6);
  expect(even.monster('a').wounds).toBe(6);
  const short = aWitch('W..a');
  act(short, 'cast:sphere-of-hate', 'source:2', [1, 4]);
  expect(short.monster('a').wounds).toBe(0);
});

test('DL-SPL-05 the Source is gone either way', () => {
  const game = aWitch('W..a');
  act(game, 'cast:sphere-of-hate', 'source:2', [1, 4]);
  expect(game.accursed('blood-witch').source).toBe(3);
  act(game, 'cast:sphere-of-hate', 'source:2', [2, 4], 1);
  expect(game.accursed('blood-witch').source).toBe(1);
});

test('WE-11 DL-SPL-03 DL-SPL-04 DL-SPL-06 DL-BRN-02 5 Source: 2,3 fails, 1,4,6 succeeds, nothing is left and nothing burns', () => {
  const game = aWitch('W..a');
  act(game, 'cast:sphere-of-hate', 'source:2', [2, 3]);
  expect(game.monster('a').wounds).toBe(0);
  act(game, 'cast:sphere-of-hate', 'source:3', [1, 4, 6], 3);
  expect(game.monster('a').wounds).toBe(3);
  expect(game.accursed('blood-witch')).toMatchObject({ source: 0, wounds: 0 });
  expect(game.told('source-burn')).toEqual([]);
});

test('DL-SPL-06 while Source remains another spell may follow at once', () => {
  const game = aWitch('W..a', { wounds: 3 });
  act(game, 'cast:sphere-of-hate', 'source:2', [2, 3]);
  expect(castsIn(game)).toEqual(['cast:sphere-of-hate', 'cast:sanguine-mend']);
});

test('DL-SPL-07 Medium Armour takes 2 off the Cast Roll, Heavy Armour 3, each item', () => {
  const items = ['cursed-skull', 'rusted-cuirass', 'iron-boots'] as const;
  const game = aWitch('W..a', { items });
  expect(channellingPenalty(game.accursed('blood-witch'))).toBe(5);
  act(game, 'cast:sphere-of-hate', 'source:2', [4, 6]);
  expect(game.told('cast-failed')).toMatchObject([{ total: 5, cost: 6 }]);
  expect(channellingPenalty(aWitch('W..a').accursed('blood-witch'))).toBe(0);
});

test('DL-SPL-08 a spell that attacks needs line of sight', () => {
  expect(
    castsIn(
      aWitch(`
      W#a
      ...`),
    ),
  ).toEqual([]);
});

test('DL-SPL-09 no To Hit roll, no Critical Hit, Armour counts, and enemies beside the caster do not hinder it', () => {
  const game = aWitch('Wa..');
  act(game, 'cast:sphere-of-hate', 'source:2', [2, 5], 6);
  // 6 + Mind 4, less Armour 4.
  expect(game.monster('a').wounds).toBe(6);
});

test('DL-SPL-09 Armour does not reduce Wounds', () => {
  const game = aWitch('W..a', { spells: [{ id: 'blood-boil', bySkill: false }] });
  act(game, 'cast:blood-boil', 'source:3', [2, 3, 5], 2);
  expect(game.monster('a').wounds).toBe(3);
});

test('DL-SPL-10 every Accursed that knows a spell and holds Source may cast it', () => {
  const game = aGame({
    board: 'K.a',
    accursed: {
      'black-knight': { items: ['cracked-orb'], source: 1, spells: [{ id: 'ember-lance', bySkill: false }] },
    },
    marks: { a: 'seeker' },
  });
  act(game, 'cast:ember-lance', 5, 1);
  // 1 + Mind 2, less Armour 2.
  expect(game.monster('a').wounds).toBe(1);
});

test('DL-SPL-10 spells learnt through a skill do not count towards the number it may know', () => {
  const game = aGame({ board: 'W', accursed: { 'blood-witch': { skills: ['wit-fourth-verse'] } } });
  const witch = game.accursed('blood-witch');
  for (const spell of ['leech', 'vein-lash', 'red-rain'] as const) {
    expect(mayLearn(game.state, witch)).toContain(spell);
    perform(learnSpell(game.table, witch, null, false), `learn:${spell}`);
  }
  // Mind 4 + 1.
  expect(mayLearn(game.state, witch)).toEqual([]);
  const performed = perform(learnFromSkill(game.table, witch, 'wit-fourth-verse'), 'learn:blood-boil');
  expect(offered(performed, 'learn-spell')).not.toContain('learn:puppet');
  expect(witch.spells.at(-1)).toEqual({ id: 'blood-boil', bySkill: true });
  expect(mayLearn(game.state, witch)).toEqual([]);
});

test('DL-SPL-10 who is no witch needs a Catalyst of its own, and knows Mind - 2; distress takes nothing from it', () => {
  const game = aGame({ board: 'E', accursed: { exorcist: {} } });
  const exorcist = game.accursed('exorcist');
  expect(mayLearn(game.state, exorcist)).toEqual([]);
  const owner = aGame({ board: 'E', accursed: { exorcist: { pack: ['cracked-orb'], insanity: 9 } } });
  expect(mayLearn(owner.state, owner.accursed('exorcist'), 5)).toEqual(['sanguine-mend', 'ember-lance']);
});

test('DL-LOS-06 an adjacent ally needs no light, a farther one light and line of sight', () => {
  const targets = (leader: 'blood-witch' | 'outcast') => {
    const game = aGame({
      lay: [{ card: 'storage-room', by: 'N0', exits: [] }],
      accursed: {
        'blood-witch': { at: [0, 0, 0] },
        'black-knight': { at: [0, 1, 0] },
        'exorcist': { at: [0, 0, 3] },
        'outcast': { at: [1, 0, 0] },
      },
      leader,
      turn: ['blood-witch', 'before-move'],
    });
    // Two rooms away from the light, if the Outcast has it.
    if (leader === 'outcast') changeArchway(game.dungeon, 0, { to: null, outer: null });
    return spellTargets(game.state, game.accursed('blood-witch'), 'crimson-shield').map(
      ({ figure }) => figure?.id,
    );
  };
  expect(targets('blood-witch')).toEqual(['blood-witch', 'black-knight', 'exorcist']);
  expect(targets('outcast')).toEqual(['blood-witch', 'black-knight']);
});
