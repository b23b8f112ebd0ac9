import { expect, test } from 'vitest';
import {
  clearConditions,
  ignite,
  inflictFireWounds,
  makeProne,
  poison,
  shedConditions,
  standUp,
  sufferConditions,
} from '../src/rules/conditions.ts';
import { newAttack } from '../src/rules/attack.ts';
import { blowsOf } from '../src/rules/attacking.ts';
import { isThreatened } from '../src/rules/threat.ts';
import { toHitModifier } from '../src/rules/resolve-attack.ts';
import { act, aGame, d3, offersIn, perform, turnOf } from '../testing/index.ts';

const EVENT = 'DL-EVT-09';

test('WE-18 DL-CND-02 each 6 removes a Poison token, each token left is a Wound', () => {
  const game = aGame({ board: 'W...', accursed: { 'blood-witch': { poison: 4 } } });
  const witch = game.accursed('blood-witch');
  perform(sufferConditions(game.table, witch), [6, 2, 6]);
  expect(witch).toMatchObject({ poison: 2, wounds: 2 });
});

test('WE-19 DL-CND-04 DL-CND-05 ignited again the token only turns to Full; then 1d3 Wounds and Half', () => {
  const game = aGame({ board: 'W...', accursed: { 'blood-witch': { fire: 'half' } } });
  const witch = game.accursed('blood-witch');
  perform(ignite(game.table, witch, null, EVENT));
  expect(witch.fire).toBe('full');
  perform(sufferConditions(game.table, witch), d3(2));
  expect(witch).toMatchObject({ fire: 'half', wounds: 2 });
});

test('DL-CND-01 Poison tokens stack without limit', () => {
  const game = aGame({ board: 'K...' });
  const knight = game.accursed('black-knight');
  for (const tokens of [1, 3, 8]) perform(poison(game.table, knight, tokens, null, EVENT));
  expect(knight.poison).toBe(12);
  expect(game.told('poisoned').at(-1)).toMatchObject({ amount: 8, total: 12 });
});

test('DL-CND-03 DL-CND-04 fire burns twice: Full, Half, gone', () => {
  const game = aGame({ board: 'K...' });
  const knight = game.accursed('black-knight');
  perform(ignite(game.table, knight, null, EVENT));
  expect(knight.fire).toBe('full');
  perform(sufferConditions(game.table, knight), d3(1));
  expect(knight.fire).toBe('half');
  perform(sufferConditions(game.table, knight), d3(3));
  expect(knight).toMatchObject({ fire: 'none', wounds: 4 });
  expect(perform(sufferConditions(game.table, knight)).asked).toEqual([]);
});

test('DL-TRN-06 DL-CND-02 DL-CND-04 Poison comes before fire', () => {
  const game = aGame({ board: 'W...', accursed: { 'blood-witch': { poison: 1, fire: 'full' } } });
  perform(sufferConditions(game.table, game.accursed('blood-witch')), [1, 2, 3], d3(2));
  expect(game.accursed('blood-witch')).toMatchObject({ poison: 1, fire: 'half', wounds: 3 });
});

test('DL-CND-06 DL-CND-09 Fire Resistance of all items is one number; on it or less neither fire nor Fire Wounds', () => {
  const game = aGame({
    accursed: { 'black-knight': { items: ['dragonhide-shield', 'travel-cloak'] } },
  });
  const knight = game.accursed('black-knight');
  perform(ignite(game.table, knight, null, EVENT), 4);
  expect(knight.fire).toBe('none');
  const cause = { kind: 'burn', by: null, rule: 'DL-BRN-03' } as const;
  expect(perform(inflictFireWounds(game.table, knight, 3, cause), 4).value).toBe(0);
  expect(perform(inflictFireWounds(game.table, knight, 3, cause), 5).value).toBe(3);
  perform(ignite(game.table, knight, null, EVENT), 5);
  expect(knight.fire).toBe('full');
  // Wounds of a token that is there are not rolled against again.
  perform(sufferConditions(game.table, knight), d3(1));
  expect(knight.wounds).toBe(4);
});

test('DL-CND-08 one roll against Poison, however many tokens it would bring', () => {
  const game = aGame({ accursed: { 'black-knight': { items: ['prayer-beads'] } } });
  const knight = game.accursed('black-knight');
  perform(poison(game.table, knight, 3, null, EVENT), 2);
  expect(knight.poison).toBe(0);
  perform(poison(game.table, knight, 3, null, EVENT), 3);
  expect(knight.poison).toBe(3);
});

test('DL-CND-07 the immune are not affected, and an immunity that begins removes Poison', () => {
  const game = aGame({ accursed: { 'black-knight': { items: ['serpent-ring'], poison: 2 } } });
  const knight = game.accursed('black-knight');
  perform(poison(game.table, knight, 2, null, EVENT));
  expect(game.told('was-immune')).toMatchObject([{ who: 'black-knight', condition: 'poison' }]);
  shedConditions(game.table, knight);
  expect(knight.poison).toBe(0);
});

test('DL-CND-07 immune to fire: neither Ignited nor Fire Wounds', () => {
  const game = aGame({ board: 'Ka..', marks: { a: { kind: 'cinder-imp', fire: 'full' } } });
  const imp = game.monster('a');
  perform(ignite(game.table, imp, 'black-knight', EVENT));
  const cause = { kind: 'spell', by: 'black-knight', rule: 'DL-SPL-04' } as const;
  expect(perform(inflictFireWounds(game.table, imp, 2, cause)).value).toBe(0);
  perform(sufferConditions(game.table, imp));
  expect(imp).toMatchObject({ wounds: 0, fire: 'none' });
});

test('DL-CND-10 a Prone Accursed gives up its whole Move Phase to stand up', () => {
  const game = aGame({ board: 'K...', accursed: { 'black-knight': { prone: true } } });
  expect(offersIn(game).filter(one => one.startsWith('move'))).toEqual([]);
  act(game, 'stand-up');
  expect(game.accursed('black-knight').prone).toBe(false);
  expect(turnOf(game).part).toBe('before-attack');
});

test('DL-CND-10 it may still attack, and stays in its square', () => {
  const game = aGame({
    board: 'Ka..',
    accursed: { 'black-knight': { prone: true } },
    marks: { a: 'seeker' },
    turn: ['black-knight', 'before-attack'],
  });
  expect(offersIn(game).some(one => one.startsWith('attack:'))).toBe(true);
});

test('DL-CND-11 attacks against the Prone have +1 To Hit, and they threaten nobody', () => {
  const game = aGame({ board: 'Ka..', marks: { a: { kind: 'seeker', prone: true } } });
  const [knight, seeker] = [game.accursed('black-knight'), game.monster('a')];
  const [sword] = blowsOf(game.state, knight);
  if (sword === undefined) throw new Error('no sword');
  expect(toHitModifier(game.state, newAttack(knight, seeker, sword))).toBe(1);
  expect(isThreatened(game.state, knight)).toBe(false);
  standUp(game.table, seeker, 'DL-CND-10');
  expect(toHitModifier(game.state, newAttack(knight, seeker, sword))).toBe(0);
  expect(isThreatened(game.state, knight)).toBe(true);
});

test('DL-CND-12 conditions work on Monsters in the same way, and remember whose they are', () => {
  const game = aGame({ board: 'Ka..', marks: { a: 'skorn-savage' } });
  const savage = game.monster('a');
  perform(poison(game.table, savage, 2, 'black-knight', EVENT));
  perform(ignite(game.table, savage, 'black-knight', EVENT));
  perform(poison(game.table, savage, 1, null, EVENT));
  expect(savage).toMatchObject({ poison: 3, poisonedBy: 'black-knight', ignitedBy: 'black-knight' });
  perform(sufferConditions(game.table, savage), [6, 1, 1, 1], d3(3));
  expect(savage).toMatchObject({ poison: 2, fire: 'half', wounds: 5 });
});

test('DL-CND-12 DL-DTH-02 a Monster that dies of Poison is the Trophy of who poisoned it, and burns no more', () => {
  const game = aGame({
    board: 'Ka..',
    marks: {
      a: { kind: 'skorn-savage', wounds: 5, poison: 1, poisonedBy: 'black-knight', fire: 'full' },
    },
  });
  perform(sufferConditions(game.table, game.monster('a')), [1, 1, 1, 1]);
  expect(game.dungeon.monsters).toEqual([]);
  expect(game.accursed('black-knight').trophies).toMatchObject([{ kind: 'skorn-savage' }]);
});

test('DL-CND-13 who cannot be made Prone stays up; a Prone one is not made Prone twice', () => {
  const game = aGame({
    accursed: { 'black-knight': { skills: ['war-rooted'] } },
    board: 'Ka..',
    marks: { a: 'seeker' },
  });
  const [knight, seeker] = [game.accursed('black-knight'), game.monster('a')];
  makeProne(game.table, knight, EVENT);
  expect(knight.prone).toBe(false);
  makeProne(game.table, seeker, EVENT);
  makeProne(game.table, seeker, EVENT);
  expect(seeker.prone).toBe(true);
  expect(game.told('made-prone')).toHaveLength(1);
});

test('DL-DTH-08 death clears Poison, fire and Prone', () => {
  const game = aGame({ accursed: { 'black-knight': { poison: 2, fire: 'half', prone: true } } });
  clearConditions(game.accursed('black-knight'));
  expect(game.accursed('black-knight')).toMatchObject({ poison: 0, fire: 'none', prone: false });
});
