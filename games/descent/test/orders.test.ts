import type { Rule } from '@tenebrae/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { ORDERS } from '../src/data/actions.ts';
import type { Effect } from '../src/effects/effect.ts';
import { killHero } from '../src/rules/death.ts';
import * as effects from '../src/rules/effects-of.ts';
import { rearrange } from '../src/rules/equipping.ts';
import { transform } from '../src/rules/lingering.ts';
import { takeStep } from '../src/rules/moving.ts';
import { giveOrder, offerAnyTime, orderOptions, removeOrder } from '../src/rules/orders.ts';
import { travel } from '../src/rules/stairs-and-glyphs.ts';
import { maxFatigue } from '../src/rules/stats.ts';
import { inflictWounds } from '../src/rules/wounds.ts';
import type { Attack } from '../src/state.ts';
import {
  aGame,
  faces,
  type GameSet,
  havingParts,
  type HeroSet,
  perform,
  type TestGame,
} from '../testing/index.ts';
import { idsOf, offersOf, playOn } from './turns.ts';

afterEach(() => vi.restoreAllMocks());

const A = 'mad-carthos';

const ready = (hero: HeroSet = {}, set: GameSet = {}): TestGame =>
  aGame({
    ...set,
    heroes: { [A]: { at: [2, 2], ...hero }, 'landrec-the-wise': {} },
    turn: { hero: A, stage: 'act', action: 'ready', attacks: 1, ...set.turn },
  });

const orders = (game: TestGame): string[] =>
  orderOptions(game.state, game.hero(A)).map(({ id }) => id.slice('order:'.length));

test('DJ-ORD-01 DJ-ORD-02 one of the four in a ready turn, once, and none beside another', () => {
  const game = ready();
  expect(orders(game)).toEqual(ORDERS);
  playOn(game, 'order:dodge');
  expect(game.hero(A).order).toBe('dodge');
  expect(game.told('order-placed')).toMatchObject([{ hero: A, order: 'dodge' }]);
  expect(orders(game)).toEqual([]);
  removeOrder(game.table, game.hero(A), 'DJ-ORD-03', 'dodge');
  expect(orders(game)).toEqual([]);
  expect(orders(ready({ order: 'aim' }))).toEqual([]);
});

test('DJ-ORD-01 no other action places an order', () => {
  for (const action of ['run', 'battle', 'advance'] as const)
    expect(orders(ready({}, { turn: { hero: A, stage: 'act', action } }))).toEqual([]);
});

test('DJ-ORD-03 an order that was removed may be placed again', () => {
  const game = ready();
  giveOrder(game.table, game.hero(A), 'guard', 'DJ-ORD-01');
  removeOrder(game.table, game.hero(A), 'DJ-ORD-14', 'aim', 'guard');
  expect(game.hero(A).order).toBeNull();
  expect(orders(game)).toContain('guard');
});

test('DJ-ORD-05 aim is lost by a step, a wound and a change of equipment, and stays when his next turn begins', () => {
  const stepping = ready({ order: 'aim' });
  perform(takeStep(stepping.table, `hero:${A}`, stepping.at([3, 2])));
  const hurt = ready({ order: 'aim' });
  perform(inflictWounds(hurt.table, [{ figure: `hero:${A}`, wounds: 1 }], { kind: 'pit' }, 'DJ-PRP-01'));
  const changing = ready({ order: 'aim', pack: ['dagger-1'] });
  perform(rearrange(changing.table, changing.hero(A), 'DJ-HRT-05'), 'equip:dagger-1');
  expect([stepping, hurt, changing].map(game => game.hero(A).order)).toEqual([null, null, null]);
  const waiting = ready({ order: 'aim' }, { turn: { hero: A, stage: 'start', action: null } });
  playOn(waiting);
  expect(waiting.hero(A).order).toBe('aim');
});

test('DJ-ORD-06 aim may be placed and used on the attack of the same ready action', () => {
  const game = ready({ items: ['mage-staff-1'], fatigue: 0 }, { monsters: [['ogre', 'normal', [5, 2]]] });
  playOn(game, 'order:aim');
  expect(offersOf(game, A)).toContain('attack:mage-staff-1');
  const first = faces(
    ['white', 'X'],
    ['yellow', '2/0/1'],
    ['black', 'enh'],
    ['black', 'enh'],
    ['black', 'enh'],
  );
  const asked = playOn(game, 'attack:mage-staff-1', `target:${game.at([5, 2])}`, 'use-aim', first);
  expect(idsOf(asked)).toContain('reroll-die:0');
});

test('DJ-ORD-14 guard is removed by a wound and when his next turn begins', () => {
  const hurt = ready({ order: 'guard' });
  perform(inflictWounds(hurt.table, [{ figure: `hero:${A}`, wounds: 1 }], { kind: 'pit' }, 'DJ-PRP-01'));
  const beginning = ready({ order: 'guard' }, { turn: { hero: A, stage: 'start', action: null } });
  playOn(beginning);
  expect([hurt.hero(A).order, beginning.hero(A).order]).toEqual([null, null]);
});

const rested = (hero: HeroSet): TestGame =>
  ready({ order: 'rest', ...hero }, { turn: { hero: A, stage: 'start', action: null } });

test('DJ-ORD-15 DJ-ORD-17 a rest order may be used when his next turn begins, and is gone then', () => {
  const used = rested({ fatigue: 1 });
  playOn(used, 'rest-up');
  expect(used.hero(A)).toMatchObject({ fatigue: 3, order: null });
  const declined = rested({ fatigue: 1 });
  playOn(declined, 'pass');
  expect(declined.hero(A)).toMatchObject({ fatigue: 1, order: null });
  const fresh = rested({});
  expect(playOn(fresh)?.ask).toBe('declare-action');
  expect(fresh.hero(A).order).toBeNull();
});

test('DJ-ORD-17 rest is removed by a wound, dodge is not', () => {
  const after = (['rest', 'dodge'] as const).map(order => {
    const game = ready({ order });
    perform(inflictWounds(game.table, [{ figure: `hero:${A}`, wounds: 1 }], { kind: 'pit' }, 'DJ-PRP-01'));
    return game.hero(A).order;
  });
  expect(after).toEqual([null, 'dodge']);
});

test('DJ-ORD-16 the maximum of fatigue is the printed one and what skills add', () => {
  const game = rested({ fatigue: 0, skills: ['skilled'] });
  expect(maxFatigue(game.hero(A))).toBe(5);
  playOn(game, 'rest-up');
  expect(game.hero(A).fatigue).toBe(5);
});

test('DJ-ORD-18 a killed or transformed hero loses his order', () => {
  const killed = ready({ order: 'dodge' });
  perform(killHero(killed.table, killed.hero(A), { kind: 'pit' }));
  const changed = ready({ order: 'dodge' });
  transform(changed.table, changed.hero(A), 'DJ-EFF-09');
  expect([killed.hero(A).order, changed.hero(A).order]).toEqual([null, null]);
});

test('DJ-ORD-22 orders are placed in the town too, and all but aim go with him through a glyph', () => {
  const town = aGame({ heroes: { [A]: {} }, turn: { hero: A, stage: 'act', action: 'ready', attacks: 1 } });
  expect(orders(town)).toEqual(ORDERS);
  const after = (['guard', 'aim'] as const).map(order => {
    const game = aGame({
      board: '@.',
      heroes: { [A]: { at: [0, 0], order } },
      turn: { hero: A, stage: 'act', action: 'ready', attacks: 1 },
    });
    perform(travel(game.table, game.hero(A), { id: 'to-town', action: 'to-town' }));
    return [game.hero(A).place, game.hero(A).order];
  });
  expect(after).toEqual([
    ['town', 'guard'],
    ['town', null],
  ]);
});

test('what may be done at any time is offered when a turn begins and after each thing done, never between a roll and its wounds', () => {
  const noted: string[] = [];
  const noting: Effect = {
    *atAnyTime({ state }): Rule {
      noted.push(state.turn?.stage ?? 'none');
    },
  };
  vi.spyOn(effects, 'partsOf').mockImplementation(hero =>
    havingParts(hero.id === 'landrec-the-wise' ? noting : {}),
  );
  const game = ready({}, { turn: { hero: A, stage: 'start', action: null } });
  playOn(game, 'declare:ready', 'order:rest');
  expect(noted).toEqual(['start', 'act']);
  const attacking = ready({}, { more: { attacks: [{ step: 'rolled' } as Attack] } });
  perform(offerAnyTime(attacking.table));
  expect(noted).toHaveLength(2);
});
