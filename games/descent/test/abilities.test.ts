import { perform } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import { newActivation } from '../src/rules/activation.ts';
import { makeMonsterAttack, mayAttack, monsterAttackOptions } from '../src/rules/attack-options.ts';
import { isGrappled, pointsOf } from '../src/rules/movement-points.ts';
import { monsterMoveOptions } from '../src/rules/moving.ts';
import { withAbilities } from '../src/rules/ability-ranks.ts';
import { abilitiesOf } from '../src/rules/stats.ts';
import { mayEnd } from '../src/rules/walk.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import { aGame, faces, power, type TestGame } from '../testing/index.ts';
import { activation, bite, strike, target } from './attacking.ts';

test('DJ-ABL-01, DJ-ATK-30 heroes gain abilities from sheets, skills and items, weapons add theirs to the attack', () => {
  const game = aGame({
    heroes: {
      silhouette: { at: [3, 3], items: ['flame-strike', 'deflect'], skills: ['holy-aura', 'wild-talent'] },
    },
    monsters: [['ogre', 'normal', [6, 3]]],
  });
  expect(abilitiesOf(game.state, 'hero:silhouette')).toEqual({ aura: 1, sorcery: 1, fear: 1 });
  perform(
    strike(game, 'silhouette', 'flame-strike'),
    target(game, [6, 3]),
    faces(['white', '3/1/1'], ['green', '1/1/0'], ['green', '1/1/0'], ['yellow', '3/0/0']),
    'pass',
  );
  expect(game.monster(1).tokens.burn).toBe(1);
});

test('DJ-ABL-02 ranks of the same ability add up; what has no rank works once', () => {
  expect(withAbilities({ blast: 1, aura: 1 }, { blast: 2, aura: 1 })).toEqual({ blast: 3, aura: 1 });
});

describe('tokens of an attack', () => {
  test('DJ-ABL-11, DJ-ABL-31 Burn: one token for at least 1 damage, even if armor stops it all', () => {
    const game = aGame({
      heroes: { 'mad-carthos': { at: [2, 3], items: ['flame-strike'], fatigue: 0 } },
      monsters: [['giant', 'master', [6, 3]]],
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    perform(
      strike(game, 'mad-carthos', 'flame-strike'),
      target(game, [6, 3]),
      faces(['white', '3/1/1'], ['green', '1/1/0'], ['green', '1/1/0'], ['yellow', '3/0/0'], ...black),
    );
    expect(game.monster(1)).toMatchObject({ wounds: 0, tokens: { burn: 1 }, burnedBy: 'mad-carthos' });
  });

  test('DJ-ABL-11 surges add one more token to each figure that gets one', () => {
    const game = aGame({
      heroes: { 'landrec-the-wise': { at: [2, 3], items: ['flame-strike'], fatigue: 0 } },
      monsters: [['giant', 'master', [6, 3]]],
    });
    const black = Array.from({ length: 3 }, () => ['black', 'blank'] as const);
    perform(
      strike(game, 'landrec-the-wise', 'flame-strike'),
      target(game, [6, 3]),
      faces(['white', '2/2/0'], ['green', '1/1/0'], ['green', '1/1/0'], ['yellow', '3/0/0'], ...black),
      'surge:1',
    );
    expect(game.monster(1).tokens.burn).toBe(2);
  });

  test('DJ-ABL-22 Poison turns the wounds it causes into poison tokens', () => {
    const game = aGame({
      heroes: { silhouette: { at: [3, 3] } },
      monsters: [['bane-spider', 'normal', [4, 3]]],
    });
    perform(bite(game), faces(['white', '2/2/0'], ['green', '0/3/0']));
    expect(game.hero('silhouette')).toMatchObject({ wounds: 12 - 4, tokens: { poison: 4 } });
  });

  test('DJ-ABL-30, DJ-ABL-31 Web: a token though armor stops the attack', () => {
    const game = aGame({
      heroes: { silhouette: { at: [3, 3], items: ['plate-mail'] } },
      monsters: [['bane-spider', 'master', [4, 3]]],
    });
    perform(bite(game), faces(['white', '2/2/0'], ['green', '1/1/0'], ['black', 'blank']));
    expect(game.hero('silhouette')).toMatchObject({ wounds: 12, tokens: { web: 1, poison: 0 } });
  });

  test('DJ-ABL-26 Stun tokens add up; named monsters are immune', () => {
    const game = aGame({
      heroes: { silhouette: { at: [3, 3], tokens: { stun: 1 } } },
      monsters: [['razorwing', 'master', [4, 3]]],
    });
    perform(bite(game), faces(['red', '2/2/0'], ['yellow', '2/1/0'], ['black', 'blank']));
    expect(game.hero('silhouette').tokens.stun).toBe(2);
  });
});

describe('Fly and Grapple', () => {
  test('DJ-ABL-15, DJ-ABL-16 a flyer passes enemies and water but ends in neither, and does not fall into a pit', () => {
    const game = aGame({
      board: '..w.p',
      heroes: { silhouette: { at: [1, 0] } },
      monsters: [['razorwing', 'normal', [0, 0]]],
      overlordTurn: { stage: 'activate', active: activation({ points: 6 }) },
    });
    const places = monsterMoveOptions(game.state, game.monster(1)).map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining([3, 4]));
    expect([1, 2, 3, 4].map(place => mayEnd(game.state, 'monster:1', place))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    game.monster(1).place = 4;
    expect(mayAttack(game.state, 'monster:1')).toBe(true);
  });

  test('DJ-ABL-17 next to Grapple no points can be spent, but attacks can be made', () => {
    const game = aGame({
      heroes: { silhouette: { at: [3, 3], items: ['sword-1'] } },
      monsters: [['naga', 'normal', [4, 3]]],
      turn: { hero: 'silhouette', stage: 'act', action: 'advance', points: 5, attacks: 1 },
    });
    expect(isGrappled(game.state, 'hero:silhouette')).toBe(true);
    expect(pointsOf(game.state, game.hero('silhouette'))).toBe(0);
    expect(mayAttack(game.state, 'hero:silhouette')).toBe(true);
    game.state.monsters = [];
    expect(pointsOf(game.state, game.hero('silhouette'))).toBe(5);
  });
});

describe('Pierce', () => {
  test('DJ-ABL-21 it ignores armor down to 0, but no shield', () => {
    const game = aGame({
      heroes: { silhouette: { at: [5, 3], items: ['iron-shield-1', 'leather-armor-1'] } },
      monsters: [['manticore', 'master', [2, 3]]],
    });
    perform(
      bite(game),
      faces(['blue', '2/2/0'], ['green', '1/1/0'], ['yellow', '3/0/0'], ['black', 'blank']),
      'shield:iron-shield-1',
    );
    expect(game.hero('silhouette').wounds).toBe(12 - 3 + 1);
  });

  test('DJ-ABL-21 Skye’s part comes off before Pierce', () => {
    const game = aGame({
      heroes: { 'vyrah-the-falconer': { at: [0, 3], items: ['bow-1'], fatigue: 0 } },
      monsters: [['ogre', 'normal', [3, 3]]],
      familiars: [{ id: 'skye', owner: 'vyrah-the-falconer', at: [5, 3], exhausted: false }],
    });
    perform(
      strike(game, 'vyrah-the-falconer', 'bow-1'),
      target(game, [3, 3]),
      faces(['blue', '2/2/0'], ['yellow', '1/1/0'], ['black', 'blank'], ['black', 'blank']),
    );
    expect(game.monster(1).wounds).toBe(3 - (4 - 1 - 1));
  });
});

describe('Quick Shot', () => {
  test('DJ-ABL-24, DJ-ABL-34 two attacks in an activation, each with its own target and resolved before the next', () => {
    const game = aGame({
      heroes: { 'silhouette': { at: [6, 3] }, 'sir-valadir': { at: [6, 5] } },
      monsters: [['manticore', 'normal', [2, 3]]],
      overlordTurn: { stage: 'activate' },
    });
    const manticore = game.monster(1);
    const { turn } = game.state.overlord;
    if (turn === null) throw new Error('it is his turn');
    turn.active = newActivation(game.state, manticore);
    const rolled = faces(['blue', '3/1/1'], ['green', '1/2/0'], ['yellow', '3/0/0']);
    for (const where of [
      [6, 3],
      [6, 5],
    ] as const) {
      const [option] = monsterAttackOptions(game.state, manticore);
      if (option === undefined) throw new Error('not offered');
      perform(makeMonsterAttack(game.table, manticore, option), target(game, where), rolled);
    }
    expect(monsterAttackOptions(game.state, manticore)).toEqual([]);
    expect([game.hero('silhouette').wounds, game.hero('sir-valadir').wounds]).toEqual([9, 13]);
  });
});

describe('Undying', () => {
  test('DJ-ABL-28, DJ-ABL-29 restored by a surge it keeps its tokens and pays no bounty; otherwise it is dead', () => {
    const ogre = (): TestGame =>
      aGame({
        heroes: { 'red-scorpion': { at: [3, 3], items: ['axe-1'], fatigue: 0 } },
        monsters: [['ogre', 'master', [4, 3], { wounds: 5, tokens: { burn: 1, stun: 0, web: 0 } }]],
      });
    const rolled = faces(['red', '0/4/0'], ['green', '0/3/0'], ['black', 'blank']);
    const back = ogre();
    perform(strike(back, 'red-scorpion', 'axe-1'), target(back, [4, 3]), rolled, power('surge'));
    expect(back.monster(1)).toMatchObject({ wounds: 1, tokens: { burn: 1 } });
    expect(back.hero('red-scorpion').coins).toBe(300);
    const dead = ogre();
    perform(strike(dead, 'red-scorpion', 'axe-1'), target(dead, [4, 3]), rolled, power('enh'));
    expect(dead.state.monsters).toEqual([]);
    expect(dead.hero('red-scorpion').coins).toBe(350);
  });

  test('DJ-ABL-29 a surplus that kills it again causes another roll', () => {
    const game = aGame({ monsters: [['skeleton', 'master', [4, 3]]] });
    perform(
      inflictWounds(game.table, [{ figure: 'monster:1', wounds: 6 }], { kind: 'pit' }, 'DJ-PRP-01'),
      power('surge'),
      power('blank'),
    );
    expect(game.state.monsters).toEqual([]);
  });
});

test('DJ-ABL-32 an area attack allows one dodge in total', () => {
  const game = aGame({
    heroes: { 'silhouette': { at: [3, 3], order: 'dodge' }, 'sir-valadir': { at: [3, 4], order: 'dodge' } },
    monsters: [['giant', 'master', [4, 3]]],
  });
  const { asked } = perform(
    bite(game),
    faces(['red', '2/2/0'], ['green', '0/3/0'], ['green', '0/3/0'], ['yellow', '3/0/0'], ['black', 'blank']),
    'dodge',
    'reroll-die:0',
    'done',
    faces(['red', 'X']),
  );
  expect(asked.filter(({ ask }) => ask === 'use-dodge')).toHaveLength(1);
});
