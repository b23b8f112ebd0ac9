import { expect, test } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { blowsOf } from '../src/rules/attacking.ts';
import { meleeOf } from '../src/rules/profile.ts';
import type { AccursedTurn, Ally } from '../src/state.ts';
import { act, aGame, offersIn, type TestGame, turnOf } from '../testing/index.ts';

const copy = (game: TestGame, who: Parameters<TestGame['accursed']>[0], id: ItemId): number =>
  game.accursed(who).items.find(item => item.id === id)?.copy ?? -1;

/** The Outcast beside a Rotmonger, with these things in hand. */
const outcastWith = (items: readonly ItemId[], more: Partial<AccursedTurn> = {}): TestGame =>
  aGame({
    board: `
      .....
      .Oa..
      .....`,
    accursed: { outcast: { items } },
    marks: { a: { kind: 'rotmonger', target: 'outcast' } },
    turn: ['outcast', 'before-attack', more],
  });

const named = (game: TestGame) => blowsOf(game.state, game.accursed('outcast')).map(({ name }) => name);

test('DL-ATK-02 an Accursed attacks with what is equipped, not with what it carries', () => {
  const game = aGame({
    board: 'Ka..',
    accursed: { 'black-knight': { items: ['iron-mace'], pack: ['rusty-longsword'] } },
    marks: { a: 'seeker' },
    turn: ['black-knight', 'before-attack'],
  });
  const { id } = game.monster('a');
  expect(offersIn(game).filter(one => /^(attack|unarmed|dual)/.test(one))).toEqual([
    `attack:${copy(game, 'black-knight', 'iron-mace')}:${id}`,
    `unarmed:${id}`,
  ]);
});

test('DL-ATK-03 a melee attack needs an adjacent Defender', () => {
  const game = aGame({ board: 'K.a.', marks: { a: 'seeker' }, turn: ['black-knight', 'before-attack'] });
  expect(offersIn(game).filter(one => one.startsWith('attack'))).toEqual([]);
});

test('DL-ATK-03 a spear may strike at distance 2 as well, in line of sight', () => {
  const game = aGame({
    board: `
      O.ab
      ####
      c...`,
    accursed: { outcast: { items: ['boar-spear'] } },
    marks: { a: 'seeker', b: 'seeker', c: 'seeker' },
    turn: ['outcast', 'before-attack'],
  });
  const spear = copy(game, 'outcast', 'boar-spear');
  expect(offersIn(game).filter(one => one.startsWith('attack'))).toEqual([
    `attack:${spear}:${game.monster('a').id}`,
  ]);
});

test('DL-ATK-04 DL-ATK-11 when its attacks are used up no attack is left', () => {
  const game = aGame({
    board: 'Ka..\n....',
    marks: { a: 'dreadworm' },
    turn: ['black-knight', 'before-attack'],
  });
  const strike = `attack:${copy(game, 'black-knight', 'broken-sword')}:${game.monster('a').id}`;
  act(game, strike, 2);
  expect(turnOf(game).part).toBe('attacking');
  expect(offersIn(game)).toContain(strike);
  act(game, strike, 2);
  expect(offersIn(game)).not.toContain(strike);
  expect(blowsOf(game.state, game.accursed('black-knight'))).toEqual([]);
});

test('DL-ATK-04 with 0 melee attacks none can be made', () => {
  const game = aGame();
  const ally: Ally = {
    is: 'ally',
    id: 'ally-1',
    square: game.at('K'),
    wounds: 0,
    prone: false,
    poison: 0,
    fire: 'none',
    effects: [],
    health: 8,
    armour: 3,
    status: 'in',
    freed: false,
  };
  expect(meleeOf(game.state, ally).attacks).toBe(0);
});

test('DL-ATK-05 each attack may have a new Defender', () => {
  const game = aGame({
    board: '..b.\naK..\n....',
    marks: { a: 'skorn-savage', b: 'skorn-savage' },
    turn: ['black-knight', 'before-attack'],
  });
  const weapon = copy(game, 'black-knight', 'broken-sword');
  act(game, `attack:${weapon}:${game.monster('a').id}`, 4, 1);
  act(game, `attack:${weapon}:${game.monster('b').id}`, 4, 2);
  expect([game.monster('a').wounds, game.monster('b').wounds]).toEqual([1, 2]);
});

test('DL-ATK-12 a ranged attack reaches as far as the weapon says', () => {
  const at = (board: string) => {
    const game = aGame({ board, marks: { a: 'seeker' }, turn: ['outcast', 'before-attack'] });
    return offersIn(game).some(one => one.startsWith('attack'));
  };
  expect(at('O.......a')).toBe(true);
  expect(at('O........a')).toBe(false);
});

test('DL-ATK-12 skill lengthens the Range', () => {
  const game = aGame({
    board: 'O.........a',
    accursed: { outcast: { skills: ['out-long-shot'] } },
    marks: { a: 'seeker' },
    turn: ['outcast', 'before-attack'],
  });
  expect(offersIn(game).some(one => one.startsWith('attack'))).toBe(true);
});

test('DL-ATK-13 nobody shoots while an enemy is adjacent, be it Prone or on another level', () => {
  const set = {
    board: 'Oa..b',
    under: { a: '^' },
    marks: { a: { kind: 'seeker', prone: true }, b: 'seeker' },
    turn: ['outcast', 'before-attack'],
  } as const;
  const shots = (game: TestGame) =>
    offersIn(game).filter(one => one.startsWith(`attack:${copy(game, 'outcast', 'recurve-bow')}`));
  expect(shots(aGame(set))).toEqual([]);
  // Only the attacker must be free: the Defender may be in melee.
  expect(shots(aGame({ ...set, board: 'O..ab' }))).toHaveLength(2);
  // Point-blank: both, at -1.
  const skilled = aGame({ ...set, accursed: { outcast: { skills: ['out-point-blank'] } } });
  expect(shots(skilled)).toHaveLength(2);
});

test('DL-ATK-13 a shot at point-blank is at -1', () => {
  const game = aGame({
    board: 'Oa..',
    accursed: { outcast: { skills: ['out-point-blank'] } },
    marks: { a: 'seeker' },
    turn: ['outcast', 'before-attack'],
  });
  act(game, `attack:${copy(game, 'outcast', 'recurve-bow')}:${game.monster('a').id}`, 4);
  expect(game.monster('a').wounds).toBe(0);
});

test('DL-ATK-15 all melee and all ranged attacks in one turn, each by its own number', () => {
  const game = aGame({
    board: 'O.a.\n....',
    accursed: { outcast: { items: ['throwing-axes', 'hooked-dagger'] } },
    marks: { a: 'dreadworm' },
    turn: ['outcast', 'before-attack'],
  });
  const { id } = game.monster('a');
  const axes = `attack:${copy(game, 'outcast', 'throwing-axes')}:${id}`;
  act(game, axes, 2);
  act(game, axes, 2);
  expect(offersIn(game)).not.toContain(axes);
  expect(blowsOf(game.state, game.accursed('outcast')).map(({ name }) => name)).toEqual([
    'hooked-dagger',
    'unarmed',
  ]);
});

test('DL-UNA-01 unarmed: -1 To Hit, 1d3 and Strength; also by choice', () => {
  const game = outcastWith(['hooked-knife']);
  const { id } = game.monster('a');
  act(game, `unarmed:${id}`, 4);
  expect(game.monster('a').wounds).toBe(0);
  turnOf(game).made = [];
  // A d6 of 5 is a d3 of 3; with Strength 3, less Armour 4.
  act(game, `unarmed:${id}`, 5, 5);
  expect(game.monster('a').wounds).toBe(2);
});

test('WE-16 DL-DUA-02 DL-DUA-03 DL-DUA-04 Dual Wield: one roll at -1, both damages, and a natural 6 is not maximised', () => {
  const game = outcastWith(['hooked-knife', 'hooked-knife']);
  act(game, `dual:${game.monster('a').id}`, 6, 2, 5);
  expect(game.monster('a').wounds).toBe(6);
  expect(game.told('damage-dealt')).toMatchObject([{ amount: 10, armour: 4 }]);
});

test('DL-DUA-02 the -1 of a Dual Wield makes a 4 miss, unless a skill takes it away', () => {
  const game = outcastWith(['hooked-knife', 'hooked-knife']);
  act(game, `dual:${game.monster('a').id}`, 4);
  expect(game.told('attack-missed')).toHaveLength(1);
  const dancer = outcastWith(['hooked-knife', 'hooked-knife']);
  dancer.accursed('outcast').skills = ['out-knife-dance'];
  act(dancer, `dual:${dancer.monster('a').id}`, 4, 1, 1);
  expect(dancer.told('attack-hit')).toHaveLength(1);
});

test('DL-DUA-01 for each attack one of the two weapons or both; two alike are offered once', () => {
  expect(named(outcastWith(['hooked-knife', 'hooked-knife']))).toEqual([
    'hooked-knife',
    'dual-wield',
    'unarmed',
  ]);
  expect(named(outcastWith(['hooked-knife', 'iron-mace']))).toEqual([
    'hooked-knife',
    'iron-mace',
    'dual-wield',
    'unarmed',
  ]);
});

test('DL-DUA-01 not with a melee and a ranged weapon, nor with a shield', () => {
  expect(named(outcastWith(['hooked-knife', 'throwing-axes']))).not.toContain('dual-wield');
  expect(named(outcastWith(['hooked-knife', 'wooden-shield']))).not.toContain('dual-wield');
  expect(named(outcastWith(['throwing-axes', 'hand-cannon']))).toContain('dual-wield');
});

test('DL-EQP-17 DL-DUA-05 the attack that a weapon adds must be made with it', () => {
  const game = outcastWith(['twinfang', 'hooked-knife']);
  const weapon = `attack:${copy(game, 'outcast', 'twinfang')}:${game.monster('a').id}`;
  act(game, `attack:${copy(game, 'outcast', 'hooked-knife')}:${game.monster('a').id}`, 2);
  expect(named(game)).toEqual(['twinfang']);
  act(game, weapon, 2);
  expect(named(game)).toEqual([]);
});

test('DL-DUA-05 a Dual Wield loses the additional attack, and cannot follow it', () => {
  const game = outcastWith(['twinfang', 'hooked-knife']);
  act(game, `dual:${game.monster('a').id}`, 2);
  expect(named(game)).toEqual([]);
  const other = outcastWith(['twinfang', 'hooked-knife']);
  act(other, `attack:${copy(other, 'outcast', 'twinfang')}:${other.monster('a').id}`, 2);
  expect(named(other)).toEqual(['twinfang', 'hooked-knife', 'unarmed']);
});

test('DL-DUA-05 it cannot cleave', () => {
  const game = outcastWith(['rusty-longsword', 'rusty-longsword']);
  const [single, dual] = blowsOf(game.state, game.accursed('outcast'));
  expect([single?.cleave, dual?.cleave]).toEqual([true, false]);
});

test('DL-DUA-06 of two penalties only the worse counts, bonuses add up', () => {
  const modifier = (items: readonly ItemId[]) => {
    const game = outcastWith(items);
    return blowsOf(game.state, game.accursed('outcast')).find(({ dual }) => dual)?.modifier;
  };
  expect(modifier(['hand-cannon', 'throwing-axes'])).toBe(-2);
  expect(modifier(['throwing-axes', 'hand-cannon'])).toBe(-2);
  expect(modifier(['widowmaker', 'hooked-knife'])).toBe(0);
});

test('DL-DUA-06 two penalties of 1 are one, besides the 1 for wielding both', () => {
  const game = outcastWith(['hand-cannon']);
  const outcast = game.accursed('outcast');
  // The box holds one, and no other weapon for one hand with a penalty: the second is lent by the test.
  outcast.items = [
    ...outcast.items,
    { id: 'hand-cannon', copy: game.state.nextItem++, slot: 'left-hand', smithed: false },
  ];
  const [single, dual] = blowsOf(game.state, outcast);
  expect([single?.modifier, single?.dual]).toEqual([-1, false]);
  expect([dual?.modifier, dual?.dual]).toEqual([-2, true]);
});

test('the smith adds 1 to the damage of a weapon', () => {
  const game = outcastWith(['iron-mace']);
  const outcast = game.accursed('outcast');
  outcast.items = outcast.items.map(item => ({ ...item, smithed: true }));
  expect(blowsOf(game.state, game.accursed('outcast'))[0]?.damage).toEqual([[1, 6, 2]]);
});
