import { perform } from '@tenebrae/kernel/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { damage } from '../src/data/item-card.ts';
import * as attackDice from '../src/rules/attack-dice.ts';
import { aGame, faces, offered, power, type TestGame } from '../testing/index.ts';
import { bite, story, strike, target } from './attacking.ts';

afterEach(() => vi.restoreAllMocks());

test('WE-01 damage less armor: 6 against base 1 and leather 1 are 4 wounds; one surge is no threat (DJ-ATK-19, DJ-ATK-21)', () => {
  const game = aGame({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['leather-armor-1'] } },
    monsters: [['beastman', 'normal', [4, 3]]],
  });
  perform(bite(game), faces(['red', '1/3/0'], ['green', '0/2/1']));
  expect(game.hero('red-scorpion').wounds).toBe(8);
  expect(game.state.overlord.threat).toBe(0);
});

describe('WE-04 a bow at range 6 (DJ-ATK-11, DJ-ATK-12, DJ-ATK-13, DJ-ATK-01)', () => {
  const shot = (): TestGame =>
    aGame({
      heroes: { silhouette: { at: [2, 5], items: ['bow-1'] } },
      monsters: [['skeleton', 'normal', [8, 5]]],
      players: 5,
    });
  const rolled = faces(
    ['blue', '3/1/1'],
    ['yellow', '2/0/1'],
    ['black', 'enh'],
    ['black', 'surge'],
    ['black', 'blank'],
  );

  test('the enhancement makes up the range, three surges add damage', () => {
    const game = shot();
    perform(strike(game, 'silhouette', 'bow-1'), rolled, 'pass', 'surge:1', 'power:1');
    expect(game.monster(1).wounds).toBe(2);
  });

  test('without spending, range 5 fails', () => {
    const game = shot();
    perform(strike(game, 'silhouette', 'bow-1'), rolled, 'pass', 'done', 'power:0');
    expect(game.monster(1).wounds).toBe(0);
    expect(game.told('attack-fell-short')).toMatchObject([{ range: 5, needed: 6 }]);
  });
});

test('WE-05 a miss is final: nothing may be spent after it (DJ-ATK-09, DJ-FAT-04)', () => {
  const game = aGame({
    heroes: { 'varikas-the-dead': { at: [3, 3], items: ['sword-1'], fatigue: 3 } },
    monsters: [['beastman', 'normal', [4, 3]]],
  });
  const { asked } = perform(
    strike(game, 'varikas-the-dead', 'sword-1'),
    faces(['red', 'X'], ['green', '0/3/0'], ['black', 'enh'], ['black', 'enh']),
  );
  expect(asked).toEqual([]);
  expect(game.hero('varikas-the-dead').fatigue).toBe(3);
  expect(game.monster(1).wounds).toBe(0);
});

test('WE-06 trait 3 and Pico leave room for exactly one more black die (DJ-DIC-06, DJ-FAM-13, DJ-FAT-04)', () => {
  const game = aGame({
    heroes: { mordrog: { at: [3, 3], items: ['sword-1'] } },
    pico: 'mordrog',
    monsters: [['ogre', 'normal', [4, 3]]],
  });
  const { asked } = perform(
    strike(game, 'mordrog', 'sword-1'),
    target(game, [4, 3]),
    faces(
      ['red', '2/2/0'],
      ['green', '0/3/0'],
      ...Array.from({ length: 4 }, () => ['black', 'blank'] as const),
    ),
    'add-die',
    power('blank'),
  );
  expect(asked.filter(({ ask }) => ask === 'add-die')).toHaveLength(1);
  expect(game.hero('mordrog').fatigue).toBe(2);
});

describe('WE-07 five surges, 2 for +1 damage and 2 for Knockback (DJ-ATK-14, DJ-ATK-15, DJ-ATK-16)', () => {
  const hammer = (): TestGame => {
    const { armsOfAttack } = attackDice;
    vi.spyOn(attackDice, 'armsOfAttack').mockImplementation((state, made) => ({
      ...armsOfAttack(state, made),
      surges: [damage(2), { surges: 2, effect: { kind: 'knockback' } }],
    }));
    return aGame({
      heroes: { mordrog: { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
      monsters: [['giant', 'normal', [4, 3]]],
    });
  };
  const five = faces(
    ['red', '1/3/1'],
    ['green', '0/2/1'],
    ['black', 'surge'],
    ['black', 'surge'],
    ['black', 'surge'],
  );

  test('damage twice, the fifth surge is lost', () => {
    const game = hammer();
    const { asked } = perform(
      strike(game, 'mordrog', 'axe-1'),
      target(game, [4, 3]),
      five,
      'surge:0',
      'surge:0',
    );
    expect(game.monster(1).wounds).toBe(5 + 2 - 5);
    expect(asked.slice(1).map(({ options }) => options.map(({ id }) => id))).toEqual([
      ['surge:0', 'surge:1', 'done'],
      ['surge:0', 'surge:1', 'done'],
    ]);
  });

  test('damage and Knockback; a second Knockback would add nothing and is not offered', () => {
    const game = hammer();
    const performed = perform(
      strike(game, 'mordrog', 'axe-1'),
      target(game, [4, 3]),
      five,
      'surge:1',
      'surge:0',
      'pass',
    );
    expect(offered(performed, 'buy-surge')).toEqual(['surge:0', 'done']);
    expect(offered(performed, 'throw-figure')).toContain(`throw:${game.at([7, 3])}`);
    expect(game.monster(1).wounds).toBe(5 + 1 - 5);
  });
});

test('WE-08 Command adds to its own attack, three surges are 1 threat (DJ-ABL-12, DJ-ATK-17)', () => {
  const game = aGame({
    heroes: { silhouette: { at: [3, 3] } },
    monsters: [['beastman', 'master', [4, 3]]],
  });
  perform(bite(game), faces(['red', '1/3/1'], ['green', '0/2/1'], ['black', 'surge']));
  expect(game.hero('silhouette').wounds).toBe(5);
  expect(game.state.overlord.threat).toBe(1);
});

test('WE-09 an Aim card and a dodge order cancel each other without a word (DJ-DIC-09, DJ-ORD-09, DJ-ORD-08)', () => {
  const game = aGame({
    heroes: { silhouette: { at: [3, 3], order: 'dodge' } },
    monsters: [['razorwing', 'normal', [4, 3]]],
    overlordTurn: { stage: 'activate' },
    hand: ['aim-1'],
    threat: 2,
  });
  const { asked } = perform(bite(game), 'play:aim', faces(['red', '1/3/1'], ['yellow', '2/0/1']));
  expect(asked.map(({ ask }) => ask)).toEqual(['play-card']);
  expect(game.hero('silhouette')).toMatchObject({ wounds: 10, order: 'dodge' });
  expect(game.state.overlord).toMatchObject({ threat: 1, hand: [] });
  expect(game.state.overlord.deck.discard).toContain('aim-1');
});

describe('WE-10 two dodging heroes under one breath (DJ-ORD-10, DJ-ABL-32)', () => {
  const breath = (): TestGame =>
    aGame({
      heroes: {
        'silhouette': { at: [5, 4], order: 'dodge' },
        'mad-carthos': {},
        'landrec-the-wise': { at: [4, 3], order: 'dodge' },
      },
      monsters: [['hell-hound', 'normal', [5, 5]]],
    });
  const rolled = faces(['blue', '4/0/1'], ['yellow', '2/1/0']);

  test('the first alone decides, and the new result counts for both', () => {
    const game = breath();
    const { asked } = perform(
      bite(game),
      `template:${game.at([5, 5])}-north`,
      rolled,
      'dodge',
      'reroll-die:1',
      'done',
      faces(['yellow', '3/0/0']),
    );
    expect(asked.filter(({ ask }) => ask === 'use-dodge').map(({ seat }) => seat)).toEqual(['hero-1']);
    expect([game.hero('silhouette').wounds, game.hero('landrec-the-wise').wounds]).toEqual([12, 12]);
  });

  test('only if the first does not dodge is the other asked', () => {
    const game = breath();
    const { asked } = perform(
      bite(game),
      `template:${game.at([5, 5])}-north`,
      rolled,
      'pass',
      'dodge',
      'done',
    );
    expect(asked.filter(({ ask }) => ask === 'use-dodge').map(({ seat }) => seat)).toEqual([
      'hero-1',
      'hero-3',
    ]);
    expect([game.hero('silhouette').wounds, game.hero('landrec-the-wise').wounds]).toEqual([11, 11]);
  });
});

test('WE-11 a guard kills the attacker before its attack, which is lost (DJ-ORD-11, DJ-ORD-12, DJ-ATK-25)', () => {
  const game = aGame({
    heroes: { silhouette: { at: [3, 3], items: ['crossbow-1'], order: 'guard' } },
    monsters: [['beastman', 'normal', [4, 3]]],
    players: 4,
    overlordTurn: { stage: 'activate' },
  });
  const { value } = perform(
    bite(game),
    'guard:crossbow-1',
    faces(['blue', '2/2/0'], ['green', '1/2/0'], ['black', 'enh'], ['black', 'enh'], ['black', 'blank']),
    'pass',
  );
  expect(value).toBeNull();
  expect(game.state.monsters).toEqual([]);
  expect(game.hero('silhouette')).toMatchObject({ wounds: 12, order: null });
  expect(story(game).at(-1)).toBe('attack-lost');
});

test('WE-16 thrown over rubble next to an Aura: exactly 1 wound for landing (DJ-ABL-18, DJ-ABL-20, DJ-ABL-03)', () => {
  const game = aGame({
    board: '.........\n.........\n...x.....\n.........\n.........',
    heroes: { 'sir-valadir': { at: [2, 2] } },
    monsters: [
      ['ogre', 'normal', [0, 1]],
      ['hell-hound', 'master', [6, 2]],
    ],
  });
  const performed = perform(
    bite(game),
    faces(['red', '2/2/0'], ['green', '0/3/0'], ['green', '1/2/0']),
    `throw:${game.at([5, 2])}`,
  );
  expect(offered(performed, 'throw-figure')).not.toContain(`throw:${game.at([3, 2])}`);
  expect(game.hero('sir-valadir')).toMatchObject({ place: game.at([5, 2]), wounds: 16 - 6 - 1 });
});

test('WE-18 the dagger in the other hand gives a surge, so that the sword buys its damage (DJ-TWO-01, DJ-TWO-02)', () => {
  const game = aGame({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['sword-1', 'dagger-1'], fatigue: 0 } },
    monsters: [['ogre', 'normal', [4, 3]]],
  });
  perform(
    strike(game, 'red-scorpion', 'sword-1'),
    target(game, [4, 3]),
    faces(['red', '2/2/0'], ['green', '0/3/0'], ['black', 'surge']),
    'surge:0',
  );
  expect(game.monster(1).wounds).toBe(6 - 4);
});

describe('WE-20 an axe against a Master Dragon with Fear 1 (DJ-ABL-14)', () => {
  const fight = (): TestGame =>
    aGame({
      heroes: { 'battlemage-jaes': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
      monsters: [['dragon', 'master', [4, 3]]],
    });

  test('the one surge goes to Fear, and +1 damage cannot be bought', () => {
    const game = fight();
    const { asked } = perform(
      strike(game, 'battlemage-jaes', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '0/4/0'], ['green', '0/3/0'], ['black', 'surge']),
      'brave',
    );
    expect(asked.map(({ ask }) => ask)).toEqual(['attack-target', 'brave-fear']);
    expect(game.monster(1).wounds).toBe(7 - 4);
  });

  test('without a surge the attack misses although no X was rolled', () => {
    const game = fight();
    perform(
      strike(game, 'battlemage-jaes', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '0/4/0'], ['green', '0/3/0'], ['black', 'blank']),
    );
    expect(game.monster(1).wounds).toBe(0);
    expect(game.told('attack-shrunk')).toHaveLength(1);
  });
});

test('WE-21 a sweep with Reach: rubble hides one hero, two are hit and stunned (DJ-ABL-23, DJ-ABL-27, DJ-ABL-26)', () => {
  const game = aGame({
    board: [...Array.from({ length: 6 }, () => '.........'), '....x....', '.........', '.........'].join(
      '\n',
    ),
    heroes: { 'sir-valadir': { at: [4, 2] }, 'mad-carthos': { at: [6, 6] }, 'silhouette': { at: [4, 7] } },
    monsters: [['giant', 'master', [4, 4]]],
  });
  perform(
    bite(game),
    faces(['red', '2/2/0'], ['green', '0/3/0'], ['green', '0/2/1'], ['yellow', '2/0/1'], ['black', 'surge']),
  );
  expect(game.hero('sir-valadir')).toMatchObject({ wounds: 10, tokens: { stun: 1 } });
  expect(game.hero('mad-carthos')).toMatchObject({ wounds: 2, tokens: { stun: 1 } });
  expect(game.hero('silhouette')).toMatchObject({ wounds: 12, tokens: { stun: 0 } });
  expect(game.state.overlord.threat).toBe(1);
});
