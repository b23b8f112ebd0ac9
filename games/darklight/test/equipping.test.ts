import { expect, test } from 'vitest';
import type { AccursedId } from '../src/data/accursed.ts';
import type { ItemId } from '../src/data/items.ts';
import { blowsOf } from '../src/rules/attacking.ts';
import { EQUIP_DEED, slotsFor } from '../src/rules/equipping.ts';
import { armourOf, attributeOf, evasionOf } from '../src/rules/profile.ts';
import { refresh } from '../src/rules/sources.ts';
import type { Item } from '../src/state.ts';
import { act, aGame, type GameSet, offersIn, perform, type TestGame, turnOf } from '../testing/index.ts';

const atStart = (who: AccursedId, set: GameSet = {}): TestGame =>
  aGame({ board: 'KWEO....', turn: [who, 'start'], ...set });

const itemOf = (game: TestGame, who: AccursedId, id: ItemId): Item => {
  const item = game.accursed(who).items.find(one => one.id === id);
  if (item === undefined) throw new Error(`${who} has no ${id}`);
  return item;
};

const changes = (game: TestGame): string[] => offersIn(game).filter(id => /^(un)?equip:/.test(id));

test('DL-EQP-01 DL-EQP-12 an item counts from the moment it is equipped, and not in the Inventory', () => {
  const game = atStart('black-knight', { accursed: { 'black-knight': { pack: ['crowned-helm'] } } });
  const knight = game.accursed('black-knight');
  const bare = armourOf(game.state, knight);
  const { copy } = itemOf(game, 'black-knight', 'crowned-helm');
  act(game, `equip:${copy}:head`);
  expect(armourOf(game.state, knight)).toBe(bare + 1);
  refresh(game.state, 'turn');
  act(game, `unequip:${copy}`);
  expect(armourOf(game.state, knight)).toBe(bare);
});

test('DL-EQP-02 in the slot its card shows, one item in each', () => {
  const game = atStart('black-knight', {
    accursed: { 'black-knight': { pack: ['tattered-robes', 'travel-cloak'] } },
  });
  const knight = game.accursed('black-knight');
  // The cuirass is worn already.
  expect(slotsFor(game.state, knight, itemOf(game, 'black-knight', 'tattered-robes'))).toEqual([]);
  expect(slotsFor(game.state, knight, itemOf(game, 'black-knight', 'travel-cloak'))).toEqual(['cloak']);
  act(game, `unequip:${itemOf(game, 'black-knight', 'rusted-cuirass').copy}`);
  expect(slotsFor(game.state, knight, itemOf(game, 'black-knight', 'tattered-robes'))).toEqual(['body']);
});

test('DL-EQP-02 two trinkets', () => {
  const game = atStart('exorcist', {
    accursed: { exorcist: { items: ['libro-veritas'], pack: ['serpent-ring', 'bone-charm'] } },
  });
  act(game, `equip:${itemOf(game, 'exorcist', 'serpent-ring').copy}:trinket-2`);
  expect(slotsFor(game.state, game.accursed('exorcist'), itemOf(game, 'exorcist', 'bone-charm'))).toEqual([]);
});

test('DL-EQP-03 a one-handed item goes in either hand', () => {
  const game = atStart('outcast', { accursed: { outcast: { items: [], pack: ['hooked-knife'] } } });
  const outcast = game.accursed('outcast');
  expect(slotsFor(game.state, outcast, itemOf(game, 'outcast', 'hooked-knife'))).toEqual([
    'right-hand',
    'left-hand',
  ]);
  outcast.lostHands = ['right-hand'];
  expect(slotsFor(game.state, outcast, itemOf(game, 'outcast', 'hooked-knife'))).toEqual(['left-hand']);
});

test('DL-EQP-04 a two-handed item needs both hands free and holds both', () => {
  const game = atStart('outcast', {
    accursed: { outcast: { items: ['hooked-knife'], pack: ['recurve-bow', 'hooked-knife'] } },
  });
  const outcast = game.accursed('outcast');
  const bow = itemOf(game, 'outcast', 'recurve-bow');
  const [held, packed] = outcast.items.filter(({ id }) => id === 'hooked-knife');
  expect(slotsFor(game.state, outcast, bow)).toEqual([]);
  act(game, `unequip:${held?.copy}`);
  act(game, `equip:${bow.copy}:right-hand`);
  expect(slotsFor(game.state, outcast, packed as Item)).toEqual([]);
  const crushed = atStart('outcast', {
    accursed: { outcast: { items: [], pack: ['recurve-bow'], lostHands: ['left-hand'] } },
  });
  expect(
    slotsFor(crushed.state, crushed.accursed('outcast'), itemOf(crushed, 'outcast', 'recurve-bow')),
  ).toEqual([]);
});

test('DL-EQP-05 at its own Turn Start, as many as it likes; what is put on is not taken off again', () => {
  const game = atStart('black-knight', {
    accursed: { 'black-knight': { pack: ['soft-boots', 'leather-cap'] } },
  });
  const boots = itemOf(game, 'black-knight', 'soft-boots').copy;
  act(game, `equip:${boots}:feet`);
  act(game, `equip:${itemOf(game, 'black-knight', 'leather-cap').copy}:head`);
  expect(changes(game)).not.toContain(`unequip:${boots}`);
  refresh(game.state, 'turn');
  expect(changes(game)).toContain(`unequip:${boots}`);
  turnOf(game).part = 'before-move';
  expect(changes(game)).toEqual([]);
});

test('DL-EQP-05 two cards of a name in the Inventory are one option', () => {
  const game = atStart('outcast', {
    accursed: { outcast: { items: [], pack: ['hooked-knife', 'hooked-knife'] } },
  });
  expect(changes(game)).toEqual([`equip:${itemOf(game, 'outcast', 'hooked-knife').copy}:right-hand`]);
});

test('DL-EQP-06 in combat only what is held in hands', () => {
  const game = atStart('black-knight', {
    board: 'K.....a',
    marks: { a: 'seeker' },
    accursed: {
      'black-knight': { items: ['broken-sword', 'rusted-cuirass'], pack: ['dented-shield', 'soft-boots'] },
    },
  });
  expect(changes(game)).toEqual([
    `unequip:${itemOf(game, 'black-knight', 'broken-sword').copy}`,
    `equip:${itemOf(game, 'black-knight', 'dented-shield').copy}:left-hand`,
  ]);
});

test('DL-EQP-06 out-quick-hands: once a turn hands may be changed before or after a phase', () => {
  const game = aGame({
    board: 'O.....a',
    marks: { a: 'seeker' },
    turn: ['outcast', 'before-attack'],
    accursed: {
      outcast: { items: ['recurve-bow'], pack: ['hooked-knife', 'soft-boots'], skills: ['out-quick-hands'] },
    },
  });
  const bow = itemOf(game, 'outcast', 'recurve-bow');
  const knife = itemOf(game, 'outcast', 'hooked-knife');
  act(game, 'change-hands', `unequip:${bow.copy}`, `equip:${knife.copy}:right-hand`);
  expect(itemOf(game, 'outcast', 'recurve-bow').slot).toBeNull();
  expect(itemOf(game, 'outcast', 'hooked-knife').slot).toBe('right-hand');
  expect(offersIn(game)).not.toContain('change-hands');
});

test('DL-EQP-07 consumable cards sit in the belt: they are not equipped, and count as consumables', () => {
  const game = atStart('black-knight', {
    accursed: { 'black-knight': { pack: ['healing-draught'], wounds: 5 } },
  });
  const draught = itemOf(game, 'black-knight', 'healing-draught');
  expect(slotsFor(game.state, game.accursed('black-knight'), draught)).toEqual([]);
  turnOf(game).part = 'before-move';
  expect(offersIn(game)).toContain(`use:${draught.copy}`);
});

test('DL-EQP-11 keywords matter where a rule refers to them', () => {
  const game = aGame({
    board: 'Ea..',
    marks: { a: 'ashen-thrall' },
    accursed: { exorcist: { items: ['saints-hammer'] } },
  });
  const [hammer] = blowsOf(game.state, game.accursed('exorcist'));
  expect(hammer).toMatchObject({ kind: 'melee', name: 'saints-hammer' });
});

test('DL-EQP-12 what is printed works: Evasion, attributes', () => {
  const game = atStart('black-knight', {
    accursed: { 'black-knight': { items: ['scaled-buckler', 'ring-of-sinew'] } },
  });
  const knight = game.accursed('black-knight');
  expect(evasionOf(game.state, knight)).toBe(5);
  expect(attributeOf(game.state, knight, 'strength')).toBe(5);
});

test('DL-EQP-13 the Strength needed is checked when equipping, and later not', () => {
  const game = atStart('blood-witch', {
    accursed: { 'blood-witch': { items: [], pack: ['iron-mace', 'ring-of-sinew'] } },
  });
  const witch = game.accursed('blood-witch');
  const mace = itemOf(game, 'blood-witch', 'iron-mace');
  const ring = itemOf(game, 'blood-witch', 'ring-of-sinew');
  expect(slotsFor(game.state, witch, mace)).toEqual([]);
  act(game, `equip:${ring.copy}:trinket-1`);
  act(game, `equip:${mace.copy}:right-hand`);
  refresh(game.state, 'turn');
  act(game, `unequip:${ring.copy}`);
  expect(itemOf(game, 'blood-witch', 'iron-mace').slot).toBe('right-hand');
});

test('DL-EQP-17 the additional attack is made with the weapon that gives it', () => {
  const game = aGame({
    board: 'Ka..',
    marks: { a: { kind: 'gallows-knight', target: 'black-knight' } },
    accursed: { 'black-knight': { items: ['twinfang', 'rusty-longsword'] } },
    turn: ['black-knight', 'attacking', {}],
  });
  const [twinfang, sword] = game.accursed('black-knight').items as [Item, Item];
  // Its two attacks of its own have been made with the sword.
  turnOf(game).made = [
    { kind: 'melee', weapons: [sword.copy], dual: false },
    { kind: 'melee', weapons: [sword.copy], dual: false },
  ];
  const attacks = offersIn(game).filter(id => id.startsWith('attack:'));
  expect(attacks).toEqual([`attack:${twinfang.copy}:${game.monster('a').id}`]);
});

test('DL-ACC-08 a Stamina token of an item comes Spent; when it goes, a Spent one goes first', () => {
  const game = atStart('black-knight', {
    accursed: { 'black-knight': { pack: ['ring-of-vigour'], stamina: { unspent: 4, spent: 0 } } },
  });
  const knight = game.accursed('black-knight');
  const { copy } = itemOf(game, 'black-knight', 'ring-of-vigour');
  act(game, `equip:${copy}:trinket-1`);
  expect(knight.stamina).toEqual({ unspent: 4, spent: 1 });
  refresh(game.state, 'turn');
  act(game, `unequip:${copy}`);
  expect(knight.stamina).toEqual({ unspent: 4, spent: 0 });
});

test('DL-CHN-04 without its Catalyst all Source is lost', () => {
  const game = atStart('blood-witch', { accursed: { 'blood-witch': { source: 3 } } });
  act(game, `unequip:${itemOf(game, 'blood-witch', 'cursed-skull').copy}`);
  expect(game.accursed('blood-witch').source).toBe(0);
});

test('DL-CND-07 an immunity that begins takes the Poison away', () => {
  const game = atStart('black-knight', {
    accursed: { 'black-knight': { pack: ['serpent-ring'], poison: 3 } },
  });
  act(game, `equip:${itemOf(game, 'black-knight', 'serpent-ring').copy}:trinket-1`);
  expect(game.accursed('black-knight').poison).toBe(0);
});

test('DL-FTH-03 reliquary: put on before round 1 it still gives an Exorcist its FP', () => {
  const game = aGame({
    board: 'E...',
    accursed: { exorcist: { items: [], pack: ['reliquary'] } },
    phase: { kind: 'preparation' },
  });
  const exorcist = game.accursed('exorcist');
  const [option] = EQUIP_DEED.options(game.state, exorcist);
  if (option === undefined) throw new Error('nothing to put on');
  perform(EQUIP_DEED.perform(game.table, exorcist, option));
  expect(exorcist.faith).toBe(2);
});
