import { perform } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  attackOptions,
  hasTarget,
  makeAttack,
  mayAttack,
  monsterAttackOptions,
} from '../src/rules/attack-options.ts';
import { aGame, faces, type GameSet, type TestGame } from '../testing/index.ts';
import { activation, bite, story, strike, target } from './attacking.ts';

const duel = (set: GameSet = {}): TestGame =>
  aGame({
    heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
    monsters: [['beastman', 'normal', [4, 3]]],
    ...set,
  });
const blow = faces(['red', '1/3/0'], ['green', '0/3/0'], ['black', 'blank']);

test('DJ-ATK-01 an attack is declared, rolled, spent and settled in this order', () => {
  const game = duel();
  perform(
    strike(game, 'red-scorpion', 'axe-1'),
    faces(['red', '1/3/0'], ['green', '0/2/1'], ['black', 'blank']),
    'surge:0',
  );
  expect(story(game)).toEqual([
    'attack-declared',
    'attack-rolled',
    'surge-bought',
    'attack-hit',
    'wounds-suffered',
    'monster-killed',
  ]);
  expect(game.state.attacks).toEqual([]);
});

describe('what he attacks with', () => {
  const armed = (turn: object = {}): TestGame =>
    duel({
      heroes: { 'red-scorpion': { at: [3, 3], items: ['sword-1'], pack: ['axe-1'] } },
      turn: { hero: 'red-scorpion', stage: 'act', action: 'battle', attacks: 2, ...turn },
    });
  const options = (game: TestGame): string[] =>
    attackOptions(game.state, game.hero('red-scorpion')).map(({ id }) => id);

  test('DJ-ATK-02, DJ-UNA-01 an equipped weapon or fists, never a weapon in the pack', () => {
    expect(options(armed())).toEqual(['attack:sword-1', 'attack:fists']);
  });

  test('DJ-HRT-08, DJ-HRT-12 only while attacks are left, and not by a ready hero who has moved', () => {
    expect(options(armed({ attacks: 0 }))).toEqual([]);
    expect(options(armed({ action: 'ready', attacks: 1, half: 'move' }))).toEqual([]);
    expect(options(armed({ action: 'ready', attacks: 1 }))).not.toEqual([]);
  });

  test('DJ-HRT-09, DJ-HRT-12 an attack of the action is used up; a ready hero has chosen to attack', () => {
    const game = armed({ action: 'ready', attacks: 1 });
    const hero = game.hero('red-scorpion');
    const [sword] = attackOptions(game.state, hero);
    if (sword === undefined) throw new Error('not offered');
    perform(makeAttack(game.table, hero, sword), blow, 'pass');
    expect(game.state.turn).toMatchObject({ attacks: 0, attacked: 1, half: 'attack' });
  });

  test('DJ-OVT-08 a monster has its attack while its activation lasts, a stunned master not after moving', () => {
    const game = duel({ overlordTurn: { stage: 'activate', active: activation() } });
    const offer = (): string[] => monsterAttackOptions(game.state, game.monster(1)).map(({ id }) => id);
    expect(offer()).toEqual(['attack:monster']);
    Object.assign(game.state.overlord.turn ?? {}, { active: activation({ half: 'move' }) });
    expect(offer()).toEqual([]);
    Object.assign(game.state.overlord.turn ?? {}, { active: activation({ attacks: 0 }) });
    expect(offer()).toEqual([]);
  });
});

test('DJ-UNA-01 fists are one red die and the melee trait', () => {
  const game = duel();
  const { value } = perform(
    strike(game, 'red-scorpion', 'fists'),
    faces(['red', '0/4/0'], ['black', 'surge']),
  );
  expect(value).toMatchObject({ type: 'melee', damage: 0 });
  expect(game.state.monsters).toEqual([]);
});

test('DJ-ATK-06 a hero rolls the weapon’s dice and black dice for his trait', () => {
  const game = duel({
    heroes: { 'grey-ker': { at: [3, 3], items: ['crossbow-1'], fatigue: 0 } },
  });
  const black = Array.from({ length: 3 }, () => ['black', 'enh'] as const);
  const { value } = perform(
    strike(game, 'grey-ker', 'crossbow-1'),
    faces(['blue', '1/2/0'], ['green', '0/3/0'], ...black),
  );
  expect(value?.dice.map(({ colour }) => colour)).toEqual(['blue', 'green', 'black', 'black', 'black']);
});

test('DJ-ATK-08 a monster rolls the dice of its card; Doom adds a black one', () => {
  const game = duel({ powers: ['doom'] });
  const { value } = perform(bite(game), faces(['red', '2/2/0'], ['green', '0/3/0'], ['black', 'enh']));
  expect(value?.dice).toHaveLength(3);
  expect(game.hero('red-scorpion').wounds).toBe(12 - (2 + 3 + 1 + 1 - 1));
});

test('DJ-ATK-09 after a miss a monster gains no threat from its surges', () => {
  const game = aGame({
    heroes: { silhouette: { at: [3, 3] } },
    monsters: [['razorwing', 'master', [4, 3]]],
  });
  perform(bite(game), faces(['red', 'X'], ['yellow', '2/0/1'], ['black', 'surge']));
  expect(game.state.overlord.threat).toBe(0);
  expect(game.told('attack-missed')).toMatchObject([{ name: 'master-razorwing' }]);
});

describe('range', () => {
  const shot = (column: number): TestGame =>
    aGame({
      heroes: { silhouette: { at: [column, 3] } },
      monsters: [['skeleton', 'normal', [0, 3]]],
    });
  const rolled = faces(['blue', '2/2/0'], ['green', '0/3/0']);

  test('DJ-ATK-10, DJ-ATK-27 a total of range and bonus equal to the range hits', () => {
    const game = shot(3);
    perform(bite(game), rolled);
    expect(game.hero('silhouette').wounds).toBe(12 - 5);
  });

  test('DJ-ATK-11 one less deals nothing', () => {
    const game = shot(4);
    perform(bite(game), rolled);
    expect(game.hero('silhouette').wounds).toBe(12);
    expect(game.told('attack-fell-short')).toMatchObject([{ range: 3, needed: 4 }]);
  });

  test('DJ-ATK-17 surges give threat even if the attack falls short', () => {
    const game = shot(9);
    perform(bite(game), faces(['blue', '3/1/1'], ['green', '0/2/1']));
    expect(game.state.overlord.threat).toBe(1);
    expect(game.hero('silhouette').wounds).toBe(12);
  });

  test('DJ-ATK-26 a melee attack ignores the range it rolls', () => {
    const game = duel();
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      faces(['red', '0/4/0'], ['green', '0/3/0'], ['black', 'blank']),
    );
    expect(game.state.monsters).toEqual([]);
  });

  test('DJ-ATK-28 a magic attack works like a ranged one, with the magic trait, also next to the target', () => {
    const game = duel({
      heroes: { 'mad-carthos': { at: [3, 3], items: ['mage-staff-1'], fatigue: 0 } },
      monsters: [['ogre', 'normal', [4, 3]]],
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    const { value } = perform(
      strike(game, 'mad-carthos', 'mage-staff-1'),
      target(game, [4, 3]),
      faces(['white', '1/3/1'], ['yellow', '3/0/0'], ...black),
    );
    expect(value).toMatchObject({ type: 'magic', range: 1 });
    expect(game.monster(1).wounds).toBe(3 + 2 - 4);
  });
});

describe('wounds', () => {
  test('DJ-ATK-19, DJ-ATK-20, DJ-ATK-22 damage less the armor of the card, never below 0', () => {
    const game = duel({ monsters: [['giant', 'normal', [4, 3]]] });
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      target(game, [4, 3]),
      faces(['red', '2/2/0'], ['green', '0/2/1'], ['black', 'blank']),
      'done',
    );
    expect(game.monster(1).wounds).toBe(0);
    expect(game.told('attack-hit')).toMatchObject([{ damage: 4 }]);
  });

  test('DJ-ATK-21 base armor and equipped armor', () => {
    const game = duel({ heroes: { 'red-scorpion': { at: [3, 3], items: ['plate-mail'] } } });
    perform(bite(game), faces(['red', '0/4/0'], ['green', '0/3/0']));
    expect(game.hero('red-scorpion').wounds).toBe(12 - (4 + 3 + 1 - 4));
  });

  test('DJ-ATK-23 a hero who loses his last wound is killed', () => {
    const game = duel({ heroes: { 'red-scorpion': { at: [3, 3], wounds: 3 } } });
    const { value } = perform(bite(game), faces(['red', '0/4/0'], ['green', '0/3/0']));
    expect(game.hero('red-scorpion').place).toBe('town');
    expect(value?.killed).toEqual(['hero:red-scorpion']);
  });

  test('DJ-ATK-24, DJ-ATK-25 a monster with as many wounds as its rating leaves the board', () => {
    const game = duel({ monsters: [['beastman', 'normal', [4, 3], { wounds: 1 }]] });
    perform(
      strike(game, 'red-scorpion', 'axe-1'),
      faces(['red', '2/2/0'], ['green', '1/1/0'], ['black', 'blank']),
    );
    expect(game.state.monsters).toEqual([]);
    expect(game.told('monster-killed')).toMatchObject([{ monster: 'beastman', hero: 'red-scorpion' }]);
  });

  test('DJ-ATK-32 deaths come before tokens, and tokens before Knockback; the dead get none', () => {
    const game = duel({
      heroes: { 'silhouette': { at: [3, 3], wounds: 1 }, 'sir-valadir': { at: [3, 4] } },
      monsters: [['giant', 'master', [4, 3], { named: 'narthak' }]],
    });
    perform(
      bite(game),
      faces(
        ['red', '2/2/0'],
        ['green', '0/3/0'],
        ['green', '0/3/0'],
        ['yellow', '3/0/0'],
        ['black', 'blank'],
      ),
      'pass',
    );
    const after = story(game).filter(type => type === 'hero-killed' || type === 'tokens-placed');
    expect(after).toEqual(['hero-killed', 'tokens-placed']);
    expect(game.hero('silhouette').tokens.stun).toBe(0);
    expect(game.hero('sir-valadir').tokens.stun).toBe(1);
  });

  test('DJ-ATK-33 plain bonuses help everybody, those against one target only that one, and never turn a miss', () => {
    const game = duel({
      heroes: {
        'bogran-the-shadow': {
          at: [3, 3],
          items: ['ice-storm'],
          skills: ['inner-fire'],
          fatigue: 0,
          memory: [2],
        },
      },
      monsters: [
        ['ogre', 'normal', [5, 3]],
        ['ogre', 'normal', [5, 5]],
      ],
      players: 5,
    });
    perform(
      strike(game, 'bogran-the-shadow', 'ice-storm'),
      target(game, [5, 4]),
      'blast',
      faces(['white', '2/2/0'], ['green', '0/3/0'], ['green', '1/2/0'], ['black', 'blank']),
    );
    expect([game.monster(1).wounds, game.monster(2).wounds]).toEqual([
      2 + 3 + 2 + 1 + 2 - 4,
      2 + 3 + 2 + 1 - 4,
    ]);
  });
});

describe('where nobody attacks', () => {
  test('DJ-HRT-14 neither from nor into the town', () => {
    const game = duel({ heroes: { 'red-scorpion': {}, 'silhouette': { at: [5, 3] } } });
    expect(mayAttack(game.state, 'hero:red-scorpion')).toBe(false);
    const { asked } = perform(bite(game), faces(['red', '2/2/0'], ['green', '0/3/0']));
    expect(asked).toEqual([]);
    expect(game.hero('silhouette').wounds).toBeLessThan(12);
  });

  test('DJ-MOV-07 not from a shared space', () => {
    const game = duel({ heroes: { 'red-scorpion': { at: [3, 3] }, 'silhouette': { at: [3, 3] } } });
    expect(mayAttack(game.state, 'hero:red-scorpion')).toBe(false);
  });

  test('DJ-LOS-08, DJ-VAR-04 not out of a pit, but with the FAQ into adjacent spaces', () => {
    const inPit = (faq: boolean): TestGame =>
      duel({
        heroes: { 'red-scorpion': { at: [3, 3], fallen: true, items: ['bow-1'] } },
        monsters: [['beastman', 'normal', [5, 3]]],
        options: { faq },
      });
    const plan = {
      attacker: 'hero:red-scorpion',
      seat: 'hero-1',
      source: 'bow-1',
      interrupt: 'none',
    } as const;
    expect(mayAttack(inPit(false).state, 'hero:red-scorpion')).toBe(false);
    const faq = inPit(true);
    expect(hasTarget(faq.state, plan)).toBe(false);
    faq.monster(1).place = faq.at([4, 3]);
    expect(hasTarget(faq.state, plan)).toBe(true);
  });

  test('DJ-ABL-16 a flyer not above water, an Acrobat not above a pit', () => {
    const game = aGame({
      board: '..w..p..',
      heroes: { silhouette: { at: [5, 0], skills: ['acrobat'] } },
      monsters: [['razorwing', 'normal', [2, 0]]],
    });
    expect(mayAttack(game.state, 'monster:1')).toBe(false);
    expect(mayAttack(game.state, 'hero:silhouette')).toBe(false);
  });
});

test('DJ-ATK-17 threat comes before the wounds; the surges of Fear that was paid do not count', () => {
  const game = aGame({
    heroes: { silhouette: { at: [3, 3], items: ['deflect'] } },
    monsters: [['beastman', 'master', [4, 3]]],
  });
  perform(bite(game), faces(['red', '1/3/1'], ['green', '0/2/1'], ['black', 'surge']), 'brave');
  expect(game.state.overlord.threat).toBe(1);
  const moments = story(game).filter(type => type === 'threat-gained' || type === 'wounds-suffered');
  expect(moments).toEqual(['threat-gained', 'wounds-suffered']);
});

test('DJ-DTH-09 an attack already rolled is finished though its maker dies of it', () => {
  const game = aGame({
    heroes: { 'mad-carthos': { at: [3, 3], items: ['ice-storm'], wounds: 1, fatigue: 0 }, 'silhouette': {} },
    monsters: [['ogre', 'normal', [4, 3]]],
    conquest: 9,
  });
  const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
  perform(
    strike(game, 'mad-carthos', 'ice-storm'),
    target(game, [4, 3]),
    'blast',
    faces(['white', '2/2/0'], ['green', '0/3/0'], ['green', '0/3/0'], ...black),
  );
  expect(game.hero('mad-carthos').place).toBe('town');
  expect(game.state.monsters).toEqual([]);
});
