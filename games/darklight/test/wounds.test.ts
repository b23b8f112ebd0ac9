import { expect, test } from 'vitest';
import { newAttack } from '../src/rules/attack.ts';
import { rollDamageDice } from '../src/rules/resolve-attack.ts';
import { inflictDamage, inflictWounds } from '../src/rules/wounds.ts';
import type { MonsterSet } from '../testing/index.ts';
import { aBlow, aGame, attacked, monsterAttack, perform, type TestGame, TIRED } from '../testing/index.ts';

const knightAgainst = (monster: MonsterSet): TestGame =>
  aGame({
    board: `
      .....
      .Ka..
      .....`,
    marks: { a: { target: 'black-knight', ...monster } },
  });

test('DL-CRT-02 a natural 1 misses whatever helps', () => {
  const game = knightAgainst({ kind: 'seeker' });
  const attack = newAttack(game.accursed('black-knight'), game.monster('a'), aBlow({ modifier: 9 }));
  attacked(game, attack, 1);
  expect(attack).toMatchObject({ hits: false, critical: false });
});

test('DL-CRT-01 DL-CRT-03 Monsters roll Critical Hits too, and a 6 by modifiers alone is none', () => {
  const game = aGame({
    board: 'Ka..',
    accursed: { 'black-knight': { ...TIRED, prone: true } },
    marks: { a: { kind: 'skorn-berserker', target: 'black-knight' } },
  });
  const knight = game.accursed('black-knight');
  expect(monsterAttack(game, 'a', knight, 'melee', 5, 1)).toMatchObject({ critical: false, damage: 1 + 4 });
  // Its card adds 3.
  expect(monsterAttack(game, 'a', knight, 'melee', 6)).toMatchObject({
    critical: true,
    damage: 6 + 4 + 3,
    wounds: 7,
  });
});

test('DL-CRT-04 dice added to the damage and dice of Wounds are maximised as well', () => {
  const game = knightAgainst({ kind: 'dreadworm' });
  const attack = newAttack(game.accursed('black-knight'), game.monster('a'), aBlow());
  attack.critical = true;
  expect(perform(rollDamageDice(attack, 'damage', [1, 3], 'DL-CRT-04')).value).toBe(3);
  const wounding = newAttack(game.accursed('black-knight'), game.monster('a'), aBlow({ wounds: [2, 3, 1] }));
  attacked(game, wounding, 6);
  expect(wounding.wounds).toBe(7);
});

test('DL-CRT-04 DL-DUA-04 text of Critical Hits counts although the damage of a Dual Wield is rolled', () => {
  const game = knightAgainst({ kind: 'dreadworm' });
  const attack = newAttack(
    game.accursed('black-knight'),
    game.monster('a'),
    aBlow({
      dual: true,
      damage: [
        [1, 6],
        [1, 6],
      ],
      criticalDamage: 5,
    }),
  );
  attacked(game, attack, 6, 1, 2);
  expect(attack).toMatchObject({ critical: true, damage: 1 + 2 + 4 + 5 });
});

test('DL-WND-01 damage is reduced by Armour, Wounds are not', () => {
  const game = aGame({ board: 'W...' });
  const witch = game.accursed('blood-witch');
  const cause = { kind: 'event', by: null, rule: 'DL-EVT-09' } as const;
  expect(perform(inflictDamage(game.table, witch, 6, cause)).value).toBe(2);
  expect(perform(inflictWounds(game.table, witch, 6, cause)).value).toBe(6);
  expect(witch.wounds).toBe(8);
});

test('DL-WND-02 DL-WND-03 no more Wounds than Health, and at Health a Monster is killed', () => {
  const game = knightAgainst({ kind: 'seeker', wounds: 1 });
  const seeker = game.monster('a');
  const suffered = perform(
    inflictWounds(game.table, seeker, 30, { kind: 'spell', by: 'black-knight', rule: 'DL-SPL-04' }),
  );
  expect(suffered.value).toBe(3);
  expect(game.dungeon.monsters).toEqual([]);
  expect(game.accursed('black-knight').trophies).toMatchObject([{ kind: 'seeker' }]);
});

test('DL-WND-03 DL-DTH-11 an Accursed whose Wounds equal its Health is dead, and can be wounded no more', () => {
  const game = aGame({ board: 'WE..', accursed: { 'blood-witch': { wounds: 13 } }, leader: 'exorcist' });
  const witch = game.accursed('blood-witch');
  const cause = { kind: 'event', by: null, rule: 'DL-EVT-09' } as const;
  // The 2d6 of the Injury chart.
  perform(inflictWounds(game.table, witch, 1, cause), [3, 4]);
  expect(witch.status.kind).toBe('dead');
  expect(perform(inflictWounds(game.table, witch, 1, cause)).value).toBe(0);
});
