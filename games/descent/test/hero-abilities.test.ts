import { describe, expect, test } from 'vitest';
import { enterSpaces } from '../src/rules/entering.ts';
import { move } from '../src/rules/moving.ts';
import { offerAnyTime } from '../src/rules/orders.ts';
import { startTurn } from '../src/rules/turn-start.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import type { HeroId } from '../src/data/heroes.ts';
import { aGame, faces, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';
import { act } from './acting.ts';
import { story } from './attacking.ts';
import { offersOf, playOn } from './turns.ts';

const startOf = (game: TestGame, id: HeroId, ...script: readonly (string | number[])[]) => {
  const { turn } = game.state;
  if (turn === null) throw new Error('it is nobody’s turn');
  return perform(startTurn(game.table, game.hero(id), turn), ...script);
};

describe('Grey Ker', () => {
  const turn = (more: object): TestGame =>
    aGame({
      heroes: { 'grey-ker': { at: [3, 3] } },
      turn: { hero: 'grey-ker', stage: 'act', action: 'advance', points: 4, attacks: 1, ...more },
    });
  const changes = (game: TestGame): string[] =>
    offersOf(game, 'grey-ker').filter(id => id.startsWith('change-action'));

  test('DJ-CRD-10 he changes his action if what he has done so far fits the new one', () => {
    expect(changes(turn({}))).toEqual(['change-action:run', 'change-action:battle', 'change-action:ready']);
    expect(changes(turn({ spent: 2, points: 2 }))).toEqual(['change-action:run', 'change-action:ready']);
    expect(changes(turn({ attacked: 1, attacks: 0 }))).toEqual([
      'change-action:battle',
      'change-action:ready',
    ]);
  });

  test('the new action gives what it gives, less what he has used', () => {
    const game = turn({ spent: 2, points: 2 });
    act(game, 'grey-ker', 'change-action:run');
    expect(game.state.turn).toMatchObject({ action: 'run', points: 6, attacks: 0 });
  });

  test('as often as he likes, but not back to what he has just left for nothing', () => {
    const game = turn({});
    act(game, 'grey-ker', 'change-action:battle');
    expect(changes(game)).toEqual(['change-action:run', 'change-action:ready']);
    act(game, 'grey-ker', 'change-action:run');
    expect(changes(game)).toEqual(['change-action:ready']);
  });
});

test('DJ-HRT-02 Ispher recovers a wound at the start of his turn, Varikas 1 fatigue', () => {
  const game = aGame({
    heroes: { 'ispher': { at: [3, 3], wounds: 5 }, 'varikas-the-dead': { at: [5, 5], fatigue: 1 } },
    turn: { hero: 'ispher' },
  });
  startOf(game, 'ispher');
  startOf(game, 'varikas-the-dead');
  expect([game.hero('ispher').wounds, game.hero('varikas-the-dead').fatigue]).toEqual([6, 2]);
});

test('DJ-CRD-10 Mordrog recovers 1 fatigue each time he is wounded, once for all wounds of a blow, and not when he dies', () => {
  const game = aGame({ heroes: { mordrog: { at: [3, 3], fatigue: 0 } }, conquest: 9 });
  const wound = (wounds: number): void => {
    perform(inflictWounds(game.table, [{ figure: 'hero:mordrog', wounds }], { kind: 'pit' }, 'DJ-PRP-01'));
  };
  wound(5);
  expect(game.hero('mordrog').fatigue).toBe(1);
  game.table.told.length = 0;
  wound(11);
  expect(game.told('fatigue-recovered')).toEqual([]);
});

test('DJ-CRD-10 Mordrog recovers fatigue also when he burns in the town', () => {
  const game = aGame({ heroes: { mordrog: { fatigue: 0 } } });
  const hits = [{ figure: 'hero:mordrog', wounds: 1 }] as const;
  perform(inflictWounds(game.table, hits, { kind: 'burn', by: null }, 'DJ-EFF-01'));
  expect(game.hero('mordrog').fatigue).toBe(1);
});

describe('One Fist', () => {
  const turn = (more: object = {}): TestGame =>
    aGame({
      heroes: { 'one-fist': { at: [3, 3], fatigue: 0 } },
      monsters: [['ogre', 'normal', [4, 3]]],
      turn: { hero: 'one-fist', stage: 'act', action: 'ready', half: 'move', points: 4, ...more },
    });
  const roll = faces(['red', '0/4/0'], ['green', '0/3/0'], ['black', 'blank'], ['black', 'blank']);

  test('DJ-HRT-17 one blow more in his turn, also when a ready hero has chosen to move, and only one', () => {
    const game = turn();
    act(game, 'one-fist', 'fist-attack', `target:${game.at([4, 3])}`, roll);
    expect(game.monster(1).wounds).toBe(3);
    expect(offersOf(game, 'one-fist')).not.toContain('fist-attack');
  });

  test('DJ-HRT-17 not when he runs or is stunned', () => {
    expect(offersOf(turn({ action: 'run', half: null }), 'one-fist')).not.toContain('fist-attack');
    expect(offersOf(turn({ action: 'stunned', half: null }), 'one-fist')).not.toContain('fist-attack');
  });
});

describe('Red Scorpion', () => {
  const begin = (set: object): TestGame =>
    aGame({ heroes: { 'red-scorpion': { at: [3, 3], ...set } }, turn: { hero: 'red-scorpion' } });

  test('DJ-HRT-02 at the start of her turn she pays fatigue for a wound', () => {
    const game = begin({ wounds: 5, fatigue: 1 });
    startOf(game, 'red-scorpion', 'fatigue-for-wound');
    expect(game.hero('red-scorpion')).toMatchObject({ wounds: 6, fatigue: 0 });
  });

  test('or suffers a wound, whatever her armor, to recover fatigue; never her last', () => {
    const game = begin({ wounds: 5, fatigue: 1, items: ['leather-armor-1'] });
    startOf(game, 'red-scorpion', 'wound-for-fatigue');
    expect(game.hero('red-scorpion')).toMatchObject({ wounds: 4, fatigue: 2 });
    const last = begin({ wounds: 1, fatigue: 1 });
    const asked = startOf(last, 'red-scorpion', 'pass');
    expect(offered(asked, 'trade-strength')).toEqual(['fatigue-for-wound', 'pass']);
  });

  test('unhurt and rested she is not asked', () => {
    expect(startOf(begin({}), 'red-scorpion').asked).toEqual([]);
  });
});

test('DJ-CRD-10 Astarra lights every glyph within 6 spaces of a space that she enters, not through a wall', () => {
  const game = aGame({
    board: `
      +-+-+-+-+-+-+-+-+-+
      |. . . . . . . g .|
      + + + + + + + + + +
      |. . . . . . . . g|
      +-+-+-+-+-+-+-+-+-+
      |. . g . . . . . .|
      +-+-+-+-+-+-+-+-+-+`,
    heroes: { 'runewitch-astarra': { at: [1, 0] } },
  });
  perform(enterSpaces(game.table, 'hero:runewitch-astarra', [game.at([1, 0])], 'step'));
  expect(game.state.glyphs.map(({ active }) => active)).toEqual([true, false, false]);
  expect(game.state.conquest).toBe(8);
});

describe('Silhouette', () => {
  const aside = (set: object): TestGame => aGame({ heroes: { silhouette: { at: [3, 3], ...set } } });

  test('DJ-CRD-10 for 2 fatigue she swaps her order for another, in whoever’s turn', () => {
    const game = aside({ order: 'rest', fatigue: 3 });
    perform(offerAnyTime(game.table), 'swap-order:guard');
    expect(game.hero('silhouette')).toMatchObject({ order: 'guard', fatigue: 1 });
  });

  test('not without an order, nor without the fatigue', () => {
    expect(perform(offerAnyTime(aside({ order: null }).table)).asked).toEqual([]);
    expect(perform(offerAnyTime(aside({ order: 'aim', fatigue: 1 }).table)).asked).toEqual([]);
  });
});

describe('Steelhorns', () => {
  const running = (): TestGame =>
    aGame({
      heroes: { steelhorns: { at: [1, 3], items: ['axe-1'], fatigue: 0 } },
      monsters: [['ogre', 'normal', [6, 3]]],
      turn: { hero: 'steelhorns', stage: 'act', action: 'run', points: 8 },
    });
  const walk = (game: TestGame, to: [number, number]): void => {
    perform(move(game.table, game.hero('steelhorns'), { id: '', action: 'move', place: game.at(to) }));
  };

  test('DJ-HRT-17 running straight on he may make one melee attack, and moves no more', () => {
    const game = running();
    expect(offersOf(game, 'steelhorns').some(id => id.startsWith('ram'))).toBe(false);
    walk(game, [5, 3]);
    const roll = faces(
      ['red', '0/4/0'],
      ['green', '0/3/0'],
      ['black', 'blank'],
      ['black', 'blank'],
      ['black', 'blank'],
    );
    act(game, 'steelhorns', 'ram:axe-1', `target:${game.at([6, 3])}`, roll);
    expect(game.monster(1).wounds).toBe(3);
    const after = offersOf(game, 'steelhorns');
    expect(after.some(id => id.startsWith('ram') || id.startsWith('move'))).toBe(false);
  });

  test('not after a bend', () => {
    const game = running();
    walk(game, [2, 4]);
    walk(game, [5, 4]);
    expect(game.state.turn?.heading).toBe('mixed');
    expect(offersOf(game, 'steelhorns').some(id => id.startsWith('ram'))).toBe(false);
  });
});

test('DJ-EFF-11 the abilities of a monkey keep still', () => {
  const set: GameSet = {
    heroes: { ispher: { at: [3, 3], wounds: 5, monkey: { timer: 2, fresh: false } } },
    turn: { hero: 'ispher' },
  };
  const game = aGame(set);
  startOf(game, 'ispher');
  expect(game.hero('ispher').wounds).toBe(5);
  expect(story(game)).not.toContain('wounds-healed');
});

test('a whole turn of Grey Ker: declared as a run, changed to a battle', () => {
  const game = aGame({ heroes: { 'grey-ker': { at: [3, 3] }, 'mad-carthos': { at: [9, 9], acted: true } } });
  const question = playOn(game, 'declare:run', 'change-action:battle');
  expect(question?.ask).toBe('hero-acts');
  expect(game.state.turn).toMatchObject({ action: 'battle', attacks: 2, points: 0 });
});
