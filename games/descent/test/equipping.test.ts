import { describe, expect, test } from 'vitest';
import type { ItemCardId } from '../src/data/items.ts';
import { canEquip, hasPackRoom, hasRoomFor } from '../src/rules/carrying.ts';
import {
  drink,
  drinkOptions,
  drop,
  dropOptions,
  rearrange,
  receive,
  reEquip,
  reEquipOptions,
} from '../src/rules/equipping.ts';
import { MONSTER_ACTIONS } from '../src/rules/monster-actions.ts';
import { speedOf } from '../src/rules/stats.ts';
import type { Hero } from '../src/state.ts';
import { aGame, type HeroSet, offered, perform, type TestGame } from '../testing/index.ts';
import { activation } from './attacking.ts';

const carrying = (
  set: HeroSet,
  id: 'red-scorpion' | 'battlemage-jaes' | 'one-fist' = 'red-scorpion',
): TestGame =>
  aGame({
    heroes: { [id]: { at: [3, 3], ...set } },
    turn: { hero: id, stage: 'act', action: 'run', points: 8 },
  });
const scorpion = (game: TestGame): Hero => game.hero('red-scorpion');
const worn = (hero: Hero): ItemCardId[] => hero.items.filter(item => item.equipped).map(item => item.card);
const packed = (hero: Hero): ItemCardId[] => hero.items.filter(item => !item.equipped).map(item => item.card);

describe('what can be in use', () => {
  test('DJ-EQP-02, DJ-EQP-03 two hands in all: a shield beside a sword, but no axe', () => {
    const game = carrying({ items: ['sword-1'] });
    expect(canEquip(scorpion(game), 'iron-shield-1')).toBe(true);
    expect(canEquip(scorpion(game), 'axe-1')).toBe(false);
  });

  test('DJ-EQP-02 one armor', () => {
    const game = carrying({ items: ['leather-armor-1'] });
    expect(canEquip(scorpion(game), 'ghost-armor')).toBe(false);
  });

  test('DJ-EQP-02, DJ-EQP-04 two other items, which need no hand', () => {
    const game = carrying({ items: ['axe-1', 'belt-of-strength'] });
    expect(canEquip(scorpion(game), 'ring-of-quickness')).toBe(true);
    const full = carrying({ items: ['belt-of-strength', 'scorpion-helmet'] });
    expect(canEquip(scorpion(full), 'ring-of-quickness')).toBe(false);
  });

  test('DJ-EQP-02 three potions, of whatever kind', () => {
    const game = carrying({ potions: { healing: 2, vitality: 1 } });
    expect(canEquip(scorpion(game), 'healing')).toBe(false);
    expect(canEquip(scorpion(carrying({ potions: { healing: 2 } })), 'vitality')).toBe(true);
  });

  test('DJ-EQP-05, DJ-EQP-06 three things in the pack, potions included, coins not', () => {
    const game = carrying({ pack: ['axe-1', 'dagger-1'], coins: 5000 });
    expect(hasPackRoom(scorpion(game))).toBe(true);
    Object.assign(scorpion(game).potions.healing, { pack: 1 });
    expect(hasPackRoom(scorpion(game))).toBe(false);
    expect(hasRoomFor(scorpion(game), 'healing')).toBe(true);
    Object.assign(scorpion(game).potions.healing, { equipped: 3 });
    expect(hasRoomFor(scorpion(game), 'healing')).toBe(false);
  });

  test('DJ-ARM-04 no Runes with chain mail, and no chain mail over Runes', () => {
    expect(canEquip(scorpion(carrying({ items: ['chain-mail-1'] })), 'immolation-1')).toBe(false);
    expect(canEquip(scorpion(carrying({ items: ['mana-weave'] })), 'chain-mail-1')).toBe(false);
    expect(canEquip(scorpion(carrying({ items: ['leather-armor-1'] })), 'immolation-1')).toBe(true);
    const game = carrying({ items: ['mana-weave'], pack: ['chain-mail-1'] });
    perform(rearrange(game.table, scorpion(game), 'DJ-HRT-05'), 'pack:mana-weave', 'equip:chain-mail-1');
    expect(worn(scorpion(game))).toEqual(['chain-mail-1']);
  });

  test('DJ-ARM-04 Battlemage Jaes uses Runes with any armor', () => {
    const game = carrying({ items: ['plate-mail'] }, 'battlemage-jaes');
    expect(canEquip(game.hero('battlemage-jaes'), 'immolation-1')).toBe(true);
  });

  test('DJ-EQP-03 One Fist has one hand: neither a two-handed item nor two of one hand', () => {
    const game = carrying({ items: ['sword-1'] }, 'one-fist');
    const hero = game.hero('one-fist');
    expect(canEquip(hero, 'dagger-1')).toBe(false);
    hero.items = [];
    expect([canEquip(hero, 'axe-1'), canEquip(hero, 'dagger-1')]).toEqual([false, true]);
  });

  test('DJ-EQP-01 a monster that stands on things is offered neither to take nor to open them', () => {
    const game = aGame({
      monsters: [['beastman', 'normal', [3, 3]]],
      markers: [
        [{ kind: 'healing' }, [3, 3]],
        [{ kind: 'chest', colour: 'copper' }, [3, 3], 1],
      ],
      overlordTurn: { stage: 'activate', active: activation() },
    });
    const verbs = MONSTER_ACTIONS.flatMap(({ options }) => options(game.state, game.monster(1))).map(
      ({ id }) => id.split(':')[0],
    );
    expect([...new Set(verbs)]).toEqual(['move']);
  });
});

describe('speed', () => {
  test('DJ-ARM-02, DJ-ARM-03 armor lowers the printed speed, bonuses come after it', () => {
    const speed = (set: HeroSet): number => speedOf(carrying(set).hero('red-scorpion'));
    expect(speed({})).toBe(4);
    expect(speed({ items: ['plate-mail'] })).toBe(3);
    expect(speed({ items: ['chain-mail-1'] })).toBe(4);
    expect(speed({ items: ['plate-mail'], skills: ['swift'] })).toBe(5);
    expect(speed({ items: ['plate-mail'], skills: ['enduring'] })).toBe(4);
  });

  test('DJ-ARM-05 a slow hero is not slowed further, and speed is not what a ring gives', () => {
    const game = aGame({ heroes: { mordrog: { items: ['chain-mail-1', 'ring-of-quickness'] } } });
    expect(speedOf(game.hero('mordrog'))).toBe(3);
  });
});

describe('arranging', () => {
  test('DJ-CRD-03, DJ-HRT-05 things go from the pack into use and back, one after another, until he is done', () => {
    const game = carrying({ items: ['sword-1'], pack: ['axe-1'] });
    perform(rearrange(game.table, scorpion(game), 'DJ-HRT-05'), 'pack:sword-1', 'equip:axe-1');
    expect([worn(scorpion(game)), packed(scorpion(game))]).toEqual([['axe-1'], ['sword-1']]);
  });

  test('with a full pack a thing taken off waits in his hands until the other has left the pack', () => {
    const game = carrying({ items: ['axe-1'], pack: ['sword-1', 'bow-1', 'dagger-1'] });
    const hero = scorpion(game);
    const swap = perform(rearrange(game.table, hero, 'DJ-HRT-05'), 'pack:axe-1', 'equip:bow-1');
    expect(swap.asked[1]?.options.map(({ id }) => id)).not.toContain('done');
    expect([worn(hero), hero.held]).toEqual([['bow-1'], []]);
    expect(packed(hero)).toEqual(['sword-1', 'dagger-1', 'axe-1']);
  });

  test('DJ-EQP-07 what fits neither in use nor in the pack is dropped and gone', () => {
    const game = carrying({ items: ['sword-1', 'iron-shield-1'], pack: ['axe-1', 'bow-1', 'dagger-1'] });
    const hero = scorpion(game);
    perform(
      rearrange(game.table, hero, 'DJ-HRT-05'),
      'pack:sword-1',
      'pack:iron-shield-1',
      'equip:axe-1',
      'drop:iron-shield-1',
    );
    expect([worn(hero), packed(hero)]).toEqual([['axe-1'], ['bow-1', 'dagger-1', 'sword-1']]);
    expect(game.state.shop).not.toContain('iron-shield-1');
  });

  test('an exhausted card stays exhausted however it is moved (DJ-HRT-04)', () => {
    const game = carrying({ items: ['iron-shield-1'] });
    const hero = scorpion(game);
    hero.items.forEach(item => Object.assign(item, { exhausted: true }));
    perform(rearrange(game.table, hero, 'DJ-HRT-05'), 'pack:iron-shield-1');
    expect(hero.items).toEqual([{ card: 'iron-shield-1', equipped: false, exhausted: true }]);
  });

  test('a hero who carries nothing is not asked', () => {
    const game = carrying({});
    expect(perform(rearrange(game.table, scorpion(game), 'DJ-HRT-05')).asked).toEqual([]);
  });

  test('nothing goes to and fro in one arranging', () => {
    const game = carrying({ items: ['sword-1'] });
    const once = perform(rearrange(game.table, scorpion(game), 'DJ-HRT-05'), 'pack:sword-1');
    expect(offered(once, 'arrange-items')).toEqual(['pack:sword-1', 'done']);
    expect(packed(scorpion(game))).toEqual(['sword-1']);
  });

  test('DJ-EQP-08, DJ-ACT-10 re-equipping costs 2 points and is refused without them', () => {
    const game = carrying({ items: ['sword-1'], pack: ['axe-1'] });
    const hero = scorpion(game);
    const [option] = reEquipOptions(game.state, hero);
    expect(option).toMatchObject({ id: 're-equip', cost: 2 });
    if (option !== undefined) perform(reEquip(game.table, hero, option), 'done');
    expect(game.state.turn?.points).toBe(6);
    if (game.state.turn) game.state.turn.points = 1;
    expect(reEquipOptions(game.state, hero)).toEqual([]);
  });

  test('DJ-EQP-09 a change of what is in use spoils an aim order; moving things in the pack does not come into it', () => {
    const game = carrying({ items: ['sword-1'], order: 'aim' });
    perform(rearrange(game.table, scorpion(game), 'DJ-HRT-05'), 'done');
    expect(scorpion(game).order).toBe('aim');
    perform(rearrange(game.table, scorpion(game), 'DJ-HRT-05'), 'pack:sword-1');
    expect(scorpion(game).order).toBeNull();
  });

  test('DJ-EFF-17 armor that makes immune frees him of the tokens he has', () => {
    const game = carrying({ pack: ['rune-plate'], tokens: { burn: 2, web: 1 } });
    perform(rearrange(game.table, scorpion(game), 'DJ-HRT-05'), 'equip:rune-plate');
    expect(scorpion(game).tokens).toMatchObject({ burn: 0, web: 0 });
  });
});

describe('receiving', () => {
  test('DJ-TRS-04 a thing is equipped, packed or dropped at once', () => {
    const game = carrying({});
    const hero = scorpion(game);
    const got = perform(receive(game.table, hero, 'sword-1', 'DJ-TRS-04'), 'equip:sword-1');
    expect(offered(got, 'place-item')).toEqual(['equip:sword-1', 'pack:sword-1', 'drop:sword-1']);
    perform(receive(game.table, hero, 'sword-2', 'DJ-TRS-04'), 'pack:sword-2');
    perform(receive(game.table, hero, 'sword-3', 'DJ-TRS-04'), 'drop:sword-3');
    expect([worn(hero), packed(hero), hero.held]).toEqual([['sword-1'], ['sword-2'], []]);
  });

  test('DJ-TRS-04 to make room he may put equipped things into the pack or drop some, no more', () => {
    const game = carrying({ items: ['sword-1', 'iron-shield-1'], pack: ['dagger-1'] });
    const hero = scorpion(game);
    const got = perform(
      receive(game.table, hero, 'axe-1', 'DJ-TRS-04'),
      'pack:sword-1',
      'drop:iron-shield-1',
      'equip:axe-1',
    );
    expect(got.asked[0]?.options.map(({ id }) => id)).not.toContain('equip:dagger-1');
    expect([worn(hero), packed(hero)]).toEqual([['axe-1'], ['dagger-1', 'sword-1']]);
  });

  test('DJ-TRS-19 for what comes from a chest he rearranges everything for nothing', () => {
    const game = carrying({ items: ['axe-1'], pack: ['sword-1', 'dagger-1', 'bow-1'] });
    const hero = scorpion(game);
    perform(
      receive(game.table, hero, 'serpent-blade', 'DJ-TRS-19', true),
      'pack:axe-1',
      'equip:serpent-blade',
      'equip:sword-1',
      'done',
    );
    expect([worn(hero), packed(hero)]).toEqual([
      ['serpent-blade', 'sword-1'],
      ['dagger-1', 'bow-1', 'axe-1'],
    ]);
  });

  test('DJ-TRS-05 a potion goes to the three in use or into the pack', () => {
    const game = carrying({ potions: { healing: 3 } });
    const hero = scorpion(game);
    perform(receive(game.table, hero, 'vitality', 'DJ-TRS-05'), 'pack:vitality');
    expect(hero.potions).toEqual({ healing: { equipped: 3, pack: 0 }, vitality: { equipped: 0, pack: 1 } });
  });

  test('of a fourth potion of a kind, with a full pack, only dropping one makes sense', () => {
    const game = carrying({ potions: { healing: 3 }, pack: ['axe-1', 'bow-1', 'dagger-1'] });
    const got = perform(receive(game.table, scorpion(game), 'healing', 'DJ-TRS-19', true), 'drop:healing');
    expect(offered(got, 'place-item')).toEqual([
      'drop:healing',
      'equip:axe-1',
      'equip:bow-1',
      'equip:dagger-1',
      'drop:axe-1',
      'drop:bow-1',
      'drop:dagger-1',
    ]);
    expect(scorpion(game).potions.healing).toEqual({ equipped: 3, pack: 0 });
  });

  test('a monkey puts things away but uses nothing (DJ-EFF-11)', () => {
    const game = carrying({ monkey: { timer: 2, fresh: false } });
    const got = perform(receive(game.table, scorpion(game), 'sword-1', 'DJ-TRS-19', true), 'pack:sword-1');
    expect(offered(got, 'place-item')).toEqual(['pack:sword-1', 'drop:sword-1']);
  });
});

describe('dropping and drinking', () => {
  test('DJ-ACT-02, DJ-EQP-07 a thing is dropped for nothing and lost', () => {
    const game = carrying({ items: ['sword-1', 'bone-blade'], order: 'aim' });
    const hero = scorpion(game);
    const option = dropOptions(game.state, hero).find(({ id }) => id === 'drop:bone-blade');
    expect(dropOptions(game.state, hero).map(({ id }) => id)).toEqual(['drop:sword-1', 'drop:bone-blade']);
    if (option !== undefined) perform(drop(game.table, hero, option));
    expect([worn(hero), hero.order, game.state.turn?.points]).toEqual([['sword-1'], null, 8]);
    expect(game.state.treasures.copper.unseen).not.toContain('bone-blade');
  });

  test('WE-15 DJ-TRS-06, DJ-EFF-03 a healing potion takes two poison tokens first and then heals one wound', () => {
    const game = carrying({ wounds: 6, tokens: { poison: 2 }, potions: { healing: 1 }, order: 'aim' });
    const hero = scorpion(game);
    const [option] = drinkOptions(game.state, hero);
    if (option !== undefined) perform(drink(game.table, hero, option));
    expect(hero).toMatchObject({ wounds: 7, order: 'aim', tokens: { poison: 0 } });
    expect(hero.potions.healing.equipped).toBe(0);
    expect(game.state.turn?.points).toBe(7);
  });

  test('DJ-TRS-06 three wounds at most, never above the maximum', () => {
    const game = carrying({ wounds: 10, potions: { healing: 1 } });
    const [option] = drinkOptions(game.state, scorpion(game));
    if (option !== undefined) perform(drink(game.table, scorpion(game), option));
    expect(scorpion(game).wounds).toBe(12);
  });

  test('DJ-TRS-07 a vitality potion brings all fatigue back', () => {
    const game = carrying({ fatigue: 0, potions: { vitality: 2 } });
    const [option] = drinkOptions(game.state, scorpion(game));
    if (option !== undefined) perform(drink(game.table, scorpion(game), option));
    expect(scorpion(game)).toMatchObject({ fatigue: 4, potions: { vitality: { equipped: 1 } } });
  });

  test('DJ-ACT-06 a potion in the pack cannot be drunk, nor one without a point to spend', () => {
    const game = carrying({ potions: { healing: 1 } });
    const hero = scorpion(game);
    if (game.state.turn) game.state.turn.points = 0;
    expect(drinkOptions(game.state, hero)).toEqual([]);
    if (game.state.turn) game.state.turn.points = 1;
    Object.assign(hero.potions, { healing: { equipped: 0, pack: 1 } });
    expect(drinkOptions(game.state, hero)).toEqual([]);
  });

  test('DJ-VAR-04 by the FAQ he drinks one potion a turn', () => {
    const game = aGame({
      heroes: { ispher: { at: [3, 3], potions: { healing: 2 } } },
      options: { faq: true },
      turn: { hero: 'ispher', stage: 'act', action: 'run', points: 8 },
    });
    const [option] = drinkOptions(game.state, game.hero('ispher'));
    if (option !== undefined) perform(drink(game.table, game.hero('ispher'), option));
    expect(drinkOptions(game.state, game.hero('ispher'))).toEqual([]);
  });
});
