import { expect, test } from 'vitest';
import { type Attack, type Blow, newAttack } from '../src/rules/attack.ts';
import { monsterBlow } from '../src/rules/monster-attacks.ts';
import { resolveAttack } from '../src/rules/resolve-attack.ts';
import { evasionOf } from '../src/rules/profile.ts';
import type { Character } from '../src/state.ts';
import { aGame, offered, perform, type TestGame } from '../testing/index.ts';

function attackOn(game: TestGame, defender: Character, ...script: (string | number | number[])[]) {
  const monster = game.monster('a');
  const attack: Attack = newAttack(monster, defender, monsterBlow(game.state, monster, 'melee') as Blow);
  return { attack, ...perform(resolveAttack(game.table, attack), ...script) };
}

/** Agility 3, Endurance 3, the robes for Armour. */
const witch = (more: object = {}) =>
  aGame({
    board: `
      ....
      .Wa.
      ....`,
    accursed: { 'blood-witch': { items: ['scaled-buckler', 'tattered-robes'], ...more } },
    marks: { a: { kind: 'skorn-savage', target: 'blood-witch' } },
  });

test('WE-17 DL-EVA-02 DL-EVA-03 DL-ATK-10 Evade ignores 1 damage for 2 Evasion, then Armour counts', () => {
  const game = witch();
  const accursed = game.accursed('blood-witch');
  expect(evasionOf(game.state, accursed)).toBe(5);
  attackOn(game, accursed, 'evade', 4, 5);
  expect(accursed).toMatchObject({ wounds: 3, stamina: { unspent: 2, spent: 1 } });
});

test('DL-EVA-01 the Defender of a Monster is asked before the roll: Evade, Tumble, or nothing', () => {
  const game = witch();
  const asked = attackOn(game, game.accursed('blood-witch'), 'pass', 2);
  expect(asked.asked).toMatchObject([
    { ask: 'react', seat: 'player-1', window: true, concerns: ['player-1'] },
  ]);
  const options = offered(asked, 'react');
  expect(options[0]).toBe('evade');
  expect(options.filter(one => one.startsWith('tumble:'))).toHaveLength(7);
  expect(options.at(-1)).toBe('pass');
  expect(game.accursed('blood-witch').stamina.spent).toBe(0);
});

test('DL-EVA-01 each attack is answered afresh, Magic too', () => {
  const game = witch();
  const accursed = game.accursed('blood-witch');
  attackOn(game, accursed, 'evade', 2);
  attackOn(game, accursed, 'evade', 2);
  expect(accursed.stamina).toEqual({ unspent: 1, spent: 2 });
  const acolyte = aGame({ board: 'W...a', marks: { a: 'veiled-acolyte' } });
  const shot = newAttack(
    acolyte.monster('a'),
    acolyte.accursed('blood-witch'),
    monsterBlow(acolyte.state, acolyte.monster('a'), 'ranged') as Blow,
  );
  expect(offered(perform(resolveAttack(acolyte.table, shot), 'pass', 2), 'react')).toContain('evade');
});

test('DL-EVA-01 attacks of Accursed and attacks on Monsters are not answered', () => {
  const game = witch();
  const dagger = monsterBlow(game.state, game.monster('a'), 'melee') as Blow;
  const attack = newAttack(game.accursed('blood-witch'), game.monster('a'), dagger);
  expect(perform(resolveAttack(game.table, attack), 2).asked).toEqual([]);
});

test('DL-EVA-03 Wounds on a hit are not reduced, so Evade is not offered against them', () => {
  const game = aGame({
    board: '....\n.Wa.\n....',
    marks: { a: { kind: 'weeping-shade', target: 'blood-witch' } },
  });
  const asked = attackOn(game, game.accursed('blood-witch'), 'pass', 2);
  expect(offered(asked, 'react')).not.toContain('evade');
});

test('DL-EVA-03 DL-DIC-10 complete pairs only; the Black Knight ignores 1 more with a shield', () => {
  const game = aGame({
    board: 'Ka..\n....',
    marks: { a: { kind: 'charnel-hulk', target: 'black-knight' } },
  });
  const knight = game.accursed('black-knight');
  // Agility 3 ignores 1, the shield 1 more: 12 + 6 - 2 - Armour 6.
  attackOn(game, knight, 'evade', 4, [6, 6]);
  expect(knight.wounds).toBe(10);
  const bare = aGame({
    board: 'Ka..\n....',
    accursed: { 'black-knight': { items: [] } },
    marks: { a: { kind: 'charnel-hulk', target: 'black-knight' } },
  });
  attackOn(bare, bare.accursed('black-knight'), 'evade', 4, [6, 6]);
  expect(bare.accursed('black-knight').wounds).toBe(13);
});

test('DL-EVA-04 the Stamina is spent although the attack misses', () => {
  const game = witch();
  attackOn(game, game.accursed('blood-witch'), 'evade', 1);
  expect(game.accursed('blood-witch').stamina).toEqual({ unspent: 2, spent: 1 });
});

test('DL-EVA-04 an attack that fails by another effect is not answered, and no Stamina is spent', () => {
  const game = witch({ effects: [{ id: 'mirror-of-faith', by: 'exorcist', tile: null }] });
  const failed = attackOn(game, game.accursed('blood-witch'));
  expect(failed.asked).toEqual([]);
  expect(failed.attack).toMatchObject({ fails: true, tumbled: false, die: null });
  expect(game.accursed('blood-witch').stamina.spent).toBe(0);
});

test('DL-EVA-05 DL-EVA-06 a Tumble steps away, and the Monster fails without a roll', () => {
  const game = witch({ prone: true });
  const accursed = game.accursed('blood-witch');
  const square = accursed.square - 1;
  const { attack } = attackOn(game, accursed, `tumble:${square}`);
  expect(attack).toMatchObject({ fails: true, tumbled: true, hits: false });
  expect(accursed).toMatchObject({ square, prone: true, stamina: { unspent: 1, spent: 2 }, wounds: 0 });
  expect(game.told('attack-failed')).toHaveLength(1);
});

test('DL-EVA-05 without Stamina or a Free square it cannot Tumble', () => {
  const tired = witch({ stamina: { unspent: 1, spent: 2 } });
  expect(offered(attackOn(tired, tired.accursed('blood-witch'), 'pass', 2), 'react')).toEqual([
    'evade',
    'pass',
  ]);
  const cornered = aGame({ board: 'Wa', marks: { a: { kind: 'skorn-savage', target: 'blood-witch' } } });
  const asked = attackOn(cornered, cornered.accursed('blood-witch'), 'pass', 2);
  expect(offered(asked, 'react')).toEqual(['evade', 'pass']);
  const spent = witch({ stamina: { unspent: 0, spent: 3 } });
  expect(attackOn(spent, spent.accursed('blood-witch'), 2).asked).toEqual([]);
});
