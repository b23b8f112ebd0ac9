import { expect, test } from 'vitest';
import type { MonsterId } from '../src/data/monsters.ts';
import { type Blow, newAttack } from '../src/rules/attack.ts';
import { mayAttack } from '../src/rules/attacking.ts';
import { monsterBlow } from '../src/rules/monster-attacks.ts';
import { armourAgainst, toHitModifier } from '../src/rules/resolve-attack.ts';
import {
  aBlow,
  act,
  aGame,
  attacked,
  monsterAttack,
  type TestGame,
  TIRED,
  turnOf,
} from '../testing/index.ts';

const knightAgainst = (kind: MonsterId): TestGame =>
  aGame({
    board: `
      .....
      .Ka..
      .....
      .....`,
    marks: { a: { kind, target: 'black-knight' } },
    turn: ['black-knight', 'before-attack'],
  });

const sword = (game: TestGame): string => `attack:${game.accursed('black-knight').items[0]?.copy}`;

test('WE-01 DL-ATK-06 DL-ATK-08 DL-ATK-09 two melee attacks: a miss rolls no damage, a hit adds Strength and loses Armour', () => {
  const game = knightAgainst('skorn-savage');
  const savage = game.monster('a');
  act(game, `${sword(game)}:${savage.id}`, 3);
  expect(savage.wounds).toBe(0);
  act(game, `${sword(game)}:${savage.id}`, 4, 3);
  expect(savage.wounds).toBe(3);
  expect(game.told('damage-dealt')).toMatchObject([{ amount: 7, armour: 4, wounds: 3 }]);
});

test('WE-02 DL-CRT-01 DL-ATK-07 a natural 6 hits against any penalty, and no damage dice are rolled', () => {
  const game = aGame({ board: 'Oa..\n....', marks: { a: 'dreadworm' } });
  const worm = game.monster('a');
  const attack = newAttack(game.accursed('outcast'), worm, aBlow({ damage: [[2, 6]], modifier: -3 }));
  attacked(game, attack, 6);
  expect(attack).toMatchObject({ hits: true, critical: true, damage: 15, wounds: 10 });
  expect(worm.wounds).toBe(10);
});

test('WE-27 DL-ATK-18 DL-EVA-03 DL-CRT-01 the order of one attack: damage, Evade, Armour, and only then the Wounds are halved', () => {
  const game = aGame({
    board: 'Oa..',
    accursed: {
      outcast: {
        items: ['leather-cap', 'chain-shirt'],
        effects: [{ id: 'lighten-burden', by: 'exorcist', tile: null }],
      },
    },
    marks: { a: { kind: 'skorn-savage', target: 'outcast' } },
  });
  const outcast = game.accursed('outcast');
  const attack = monsterAttack(game, 'a', outcast, 'melee', 'evade', 6);
  expect(attack).toMatchObject({ damage: 8, wounds: 1 });
  expect(outcast.wounds).toBe(1);
});

test('DL-ATK-01 an attack has one Attacker, one Defender and one type', () => {
  const game = knightAgainst('skorn-savage');
  act(game, `${sword(game)}:${game.monster('a').id}`, 2);
  expect(game.told('attack-declared')).toMatchObject([
    { who: 'black-knight', target: 'skorn-savage', weapon: 'broken-sword', kind: 'melee' },
  ]);
});

test('DL-ATK-06 DL-ATK-07 modifiers are summed and added to the die', () => {
  const game = aGame({
    board: 'Ka..',
    marks: {
      a: {
        kind: 'skorn-savage',
        prone: true,
        effects: [{ id: 'mark-of-the-damned', by: null, tile: null }],
      },
    },
  });
  const attack = newAttack(game.accursed('black-knight'), game.monster('a'), aBlow({ modifier: -1 }));
  expect(toHitModifier(game.state, attack)).toBe(-1 + 1 + 1);
  attacked(game, attack, 3, 1);
  expect(attack.hits).toBe(true);
});

test('DL-ATK-07 penalties of the attacker and of whoever is attacked make it harder', () => {
  const game = aGame({
    board: 'Ka..',
    accursed: { 'black-knight': { ...TIRED, effects: [{ id: 'smoke', by: 'black-knight', tile: null }] } },
    marks: {
      a: {
        kind: 'seeker',
        target: 'black-knight',
        effects: [{ id: 'hexed', by: 'black-knight', tile: null }],
      },
    },
  });
  const attack = monsterAttack(game, 'a', game.accursed('black-knight'), 'melee', 5);
  expect(attack).toMatchObject({ hits: false, die: 5 });
});

test('DL-ELV-04 DL-ATK-07 higher ground is +1, lower ground changes nothing', () => {
  const game = aGame({
    board: 'Ka..',
    under: { K: '^' },
    accursed: { 'black-knight': TIRED },
    marks: { a: 'seeker' },
  });
  const [knight, seeker] = [game.accursed('black-knight'), game.monster('a')];
  expect(toHitModifier(game.state, newAttack(knight, seeker, aBlow()))).toBe(1);
  expect(toHitModifier(game.state, newAttack(seeker, knight, aBlow()))).toBe(0);
});

test('DL-ELV-04 a weeping shade neither has nor gives the advantage of higher ground', () => {
  const game = aGame({ board: 'Ka..', under: { K: '^' }, marks: { a: 'weeping-shade' } });
  expect(
    toHitModifier(game.state, newAttack(game.accursed('black-knight'), game.monster('a'), aBlow())),
  ).toBe(0);
});

test('DL-ATK-10 Armour is Endurance with all that is equipped and in force, never below 0', () => {
  const game = aGame({
    board: 'Ka..',
    accursed: { 'black-knight': { effects: [{ id: 'aegis-of-dawn', by: null, tile: null }] } },
    marks: { a: { kind: 'seeker', effects: [{ id: 'unmake-armour', by: null, tile: null }] } },
  });
  const [knight, seeker] = [game.accursed('black-knight'), game.monster('a')];
  // Endurance 4, shield and cuirass, and the Miracle.
  expect(armourAgainst(game.state, newAttack(seeker, knight, aBlow()))).toBe(4 + 1 + 1 + 2);
  // DL-ATR-03: Endurance 2 less 2 stays at 1.
  expect(armourAgainst(game.state, newAttack(knight, seeker, aBlow()))).toBe(1);
});

test('DL-ATK-09 Armour above the damage leaves no Wounds', () => {
  const game = knightAgainst('charnel-hulk');
  const attack = newAttack(game.accursed('black-knight'), game.monster('a'), aBlow());
  attacked(game, attack, 4, 1);
  expect(attack).toMatchObject({ hits: true, damage: 5, wounds: 0 });
  expect(game.told('damage-stopped')).toHaveLength(1);
});

test('DL-ATK-08 DL-DIC-04 Monsters add their Strength too, with the value it has now', () => {
  const game = aGame({
    board: 'Ka..',
    accursed: { 'black-knight': TIRED },
    marks: { a: { kind: 'skorn-savage', target: 'black-knight' } },
    dungeon: { monsterLevel: 2 },
  });
  const attack = monsterAttack(game, 'a', game.accursed('black-knight'), 'melee', 4, 3);
  expect(attack).toMatchObject({ damage: 3 + 5, wounds: 2 });
});

test('DL-ATK-14 a ranged attack adds Perception instead of Strength', () => {
  const game = aGame({
    board: 'O....a',
    marks: { a: 'skorn-savage' },
    turn: ['outcast', 'before-attack'],
  });
  const [bow] = game.accursed('outcast').items;
  act(game, `attack:${bow?.copy}:${game.monster('a').id}`, 4, 5);
  // 5 + Perception 4 - Armour 4.
  expect(game.monster('a').wounds).toBe(5);
});

test('DL-ATK-16 Magic of a Monster with a To Hit roll: no attribute but the one it names', () => {
  const game = aGame({
    board: 'Ka...b',
    accursed: { 'black-knight': { ...TIRED, items: [] } },
    marks: { a: { kind: 'weeping-shade', target: 'black-knight' }, b: 'veiled-acolyte' },
  });
  const knight = game.accursed('black-knight');
  // It wounds: the Mind 4 Test is passed.
  const litany = monsterAttack(game, 'b', knight, 'ranged', 5, 2, [4, 1]);
  expect(litany).toMatchObject({ damage: 2 + 3, hits: true });
  const wail = monsterAttack(game, 'a', knight, 'melee', 3);
  expect(wail.hits).toBe(false);
});

test('DL-ATK-16 DL-WND-01 without a To Hit value it hits without a roll and is never critical', () => {
  const game = aGame({ board: 'Wa..', marks: { a: 'skorn-savage' } });
  const attack = newAttack(
    game.accursed('blood-witch'),
    game.monster('a'),
    aBlow({ kind: 'magic', name: 'sphere-of-hate', toHit: null, adds: 'mind' }),
  );
  attacked(game, attack, 6);
  expect(attack).toMatchObject({ die: null, critical: false, damage: 10, wounds: 6, kills: true });
});

test('DL-ATK-17 the special rule beside an attack is applied whenever it is used', () => {
  const game = aGame({
    board: 'K.a.\n....',
    accursed: { 'black-knight': TIRED },
    marks: { a: { kind: 'charnel-hulk', target: null } },
  });
  const knight = game.accursed('black-knight');
  monsterAttack(game, 'a', knight, 'melee', 4, [3, 3]);
  expect(knight).toMatchObject({ wounds: 6, prone: true });
});

test('DL-ATK-19 an attack without a Wound has not wounded', () => {
  const game = aGame({
    board: 'K.a.\n....',
    accursed: {
      'black-knight': {
        ...TIRED,
        items: ['gothic-plate'],
        effects: [{ id: 'crimson-shield', by: null, tile: null }],
      },
    },
    marks: { a: 'charnel-hulk' },
  });
  const knight = game.accursed('black-knight');
  const attack = monsterAttack(game, 'a', knight, 'melee', 4, [1, 1]);
  expect(attack).toMatchObject({ hits: true, wounds: 0 });
  expect(knight.prone).toBe(false);
});

test('DL-ATK-19 what happens on a hit happens without a Wound as well', () => {
  const game = aGame({
    board: 'Ka..',
    accursed: { 'black-knight': TIRED },
    marks: { a: { kind: 'weeping-shade', target: 'black-knight' } },
  });
  const knight = game.accursed('black-knight');
  const harmless = aBlow({ kind: 'magic', name: 'wail', damage: [[1, 3]], adds: null });
  const attack = newAttack(game.monster('a'), knight, harmless);
  // The Mind 5 Test fails on two dice.
  attacked(game, attack, 4, 2, [1, 1]);
  expect(attack).toMatchObject({ hits: true, wounds: 0 });
  expect(knight.insanity).toBe(1);
});

test('DL-ATK-18 what an attack does when it wounds comes before the death it brings', () => {
  const game = aGame({
    board: 'Wa..\nE...',
    accursed: { 'blood-witch': { ...TIRED, wounds: 13 } },
    marks: { a: { kind: 'rotmonger', target: 'blood-witch' } },
    leader: 'exorcist',
  });
  const witch = game.accursed('blood-witch');
  // 4 to hit, 6 + 4 damage, no Poison Resistance on a 6; then the 2d6 of the Injury chart.
  const attack = monsterAttack(game, 'a', witch, 'melee', 4, 6, 6, [3, 4]);
  expect(attack.kills).toBe(true);
  const happened = game.table.told.map(({ type }) => type);
  expect(happened.indexOf('poisoned')).toBeGreaterThan(happened.indexOf('wounds-suffered'));
  // DL-DTH-08: and death has taken the token away again.
  expect(witch).toMatchObject({ status: { kind: 'dead' }, poison: 0 });
});

test('DL-ATK-12 DL-LOS-05 Monsters shoot at any distance, but only at what they see', () => {
  const game = aGame({
    board: `
      K..............a
      ################
      ...............b`,
    marks: { a: 'skorn-hurler', b: 'skorn-hurler' },
  });
  const knight = game.accursed('black-knight');
  const shoots = (sign: string) => {
    const hurler = game.monster(sign);
    return mayAttack(game.state, hurler, knight, monsterBlow(game.state, hurler, 'ranged') as Blow);
  };
  expect(shoots('a')).toBe(true);
  expect(shoots('b')).toBe(false);
});

test('DL-ATK-13 a Monster beside an Accursed does not shoot, not even at another', () => {
  const game = aGame({ board: 'Ka...W', marks: { a: 'skorn-hurler' } });
  const hurler = game.monster('a');
  const javelin = monsterBlow(game.state, hurler, 'ranged') as Blow;
  expect(mayAttack(game.state, hurler, game.accursed('blood-witch'), javelin)).toBe(false);
  game.accursed('black-knight').prone = true;
  expect(mayAttack(game.state, hurler, game.accursed('blood-witch'), javelin)).toBe(false);
});

test('DL-ATK-13 Magic that a Monster makes at range is a ranged attack', () => {
  const game = aGame({
    board: 'KaW',
    accursed: { 'blood-witch': { skills: ['wit-shroud'] } },
    marks: { a: 'veiled-acolyte' },
  });
  const acolyte = game.monster('a');
  const litany = monsterBlow(game.state, acolyte, 'ranged') as Blow;
  const witch = game.accursed('blood-witch');
  expect(mayAttack(game.state, acolyte, witch, litany)).toBe(false);
  // wit-shroud: ranged attacks against her have -1 To Hit.
  expect(toHitModifier(game.state, newAttack(acolyte, witch, litany))).toBe(-1);
});

test('DL-ATK-11 what was wounded in this turn is remembered', () => {
  const game = knightAgainst('dreadworm');
  act(game, `${sword(game)}:${game.monster('a').id}`, 6);
  expect(turnOf(game).wounded).toEqual([game.monster('a').id]);
});
