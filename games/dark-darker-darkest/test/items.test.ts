import { doorBetween } from '@tenebrae/board';
import { expect, test } from 'vitest';
import type { CardId } from '../src/data/cards.ts';
import { enterRoom } from '../src/rules/entering.ts';
import type { Door } from '../src/state.ts';
import { aGame, at, type GameSet, perform, type TestGame } from '../testing/index.ts';
import { anyMomentItems, doItem, itemActions } from '../testing/offers.ts';

const here = at(4, 3);
const shining = (game: TestGame): string[] =>
  itemActions(game, 'leo').filter(option => option.startsWith('shine'));
const shine = (a: string, b: string): string => `shine:leo:${doorBetween(a, b)}`;

const withFlashlight = (set: GameSet): TestGame =>
  aGame({ survivors: { leo: { cards: ['flashlight-1'] }, nina: {} }, ...set });

test('DDD-ITM-09 the flashlight turns a chip on a door of any room that he could reach in two moves, for free', () => {
  const game = withFlashlight({
    locks: [
      [at(2, 3), at(2, 4), 2],
      [at(3, 3), at(3, 4), 3],
      [at(1, 3), at(1, 4), 2],
    ],
  });
  const lit = [shine(at(3, 3), at(3, 4)), shine(at(2, 3), at(2, 4))];
  expect(shining(game).sort()).toEqual(lit.sort());
  doItem(game, 'leo', shine(at(2, 3), at(2, 4)), 'c2-05');
  const door: Door | undefined = game.state.doors[doorBetween(at(2, 3), at(2, 4))];
  expect(door).toMatchObject({ chip: 'c2-05' });
  expect(game.survivor('leo').ap).toBe(4);
  // It is not used up, and a chip that lies face up needs no light.
  expect(shining(game)).toEqual([shine(at(3, 3), at(3, 4))]);
});

test('DDD-ITM-09 a locked door on the way stops the light, and so do enemies that would hold him', () => {
  const lock = [at(2, 3), at(2, 4), 2] as const;
  expect(shining(withFlashlight({ locks: [lock], zombies: [[at(3, 3), 1]] }))).toEqual([]);
  expect(shining(withFlashlight({ locks: [lock], zombies: [[here, 1]] }))).toEqual([]);
  expect(shining(withFlashlight({ locks: [lock], zombies: [[at(2, 3), 1]] }))).toHaveLength(1);
  const ways = [at(3, 3), at(4, 2), at(4, 4)].map(room => [here, room, 'c2-01'] as const);
  expect(shining(withFlashlight({ locks: [lock, ...ways] }))).toEqual([]);
});

test('DDD-ITM-09 the flashlight must be in hand, and its bearer able to walk', () => {
  const game = withFlashlight({ locks: [[at(3, 3), at(3, 4), 2]] });
  expect(shining(game)).toHaveLength(1);
  game.survivor('leo').entrapped = 'bird';
  expect(shining(game)).toEqual([]);
  game.survivor('leo').entrapped = 'no';
  for (const card of game.survivor('leo').cards) card.inHand = false;
  expect(shining(game)).toEqual([]);
});

test('DDD-ITM-12 an energy drink gives 2 AP in this turn and is used up', () => {
  const game = aGame({ survivors: { leo: { ap: 0, cards: ['energy-drink-1'] }, nina: {} } });
  doItem(game, 'leo', 'drink:energy-drink-1');
  expect(game.survivor('leo')).toMatchObject({ ap: 2, cards: [{ id: 'fire-axe' }] });
});

test('DDD-ITM-12 in the showdown its AP need no marker', () => {
  const game = aGame({
    survivors: { leo: { cards: ['energy-drink-1'], room: at(4, 1), wounds: 2 }, nina: {} },
    keeper: 'nina',
    phase: { kind: 'showdown' },
  });
  const leo = game.survivor('leo');
  const { hand } = leo.markers;
  doItem(game, 'leo', 'drink:energy-drink-1');
  doItem(game, 'leo', 'use-corner:leo');
  expect(leo.drinkAp).toBe(0);
  expect(leo.markers.left).toBe(0);
  // DDD-FIN-20: healed to a zone worth one AP more.
  expect(leo.markers.hand).toBe(hand + 1);
});

test('DDD-ITM-12 an entrapped survivor has no use for it', () => {
  const game = aGame({
    survivors: { leo: { cards: ['energy-drink-1'], entrapped: 'yes' }, nina: {} },
    zombies: [[here, 1]],
  });
  expect(itemActions(game, 'leo')).toEqual(['attempt-rescue:leo']);
});

const besideTheBird = (entrapped: 'yes' | 'bird'): TestGame =>
  aGame({
    survivors: { leo: { cards: ['flashbang-1'] }, nina: { entrapped, struggled: true, ap: 3 } },
    zombies: [[here, 2]],
    creature: ['undead-bird', here],
  });

test('DDD-ITM-18 a flashbang removes the entrap token of one in the room, who stays there with the AP that she has left', () => {
  const game = besideTheBird('yes');
  doItem(game, 'leo', 'flashbang:flashbang-1:nina');
  expect(game.survivor('nina')).toMatchObject({ entrapped: 'no', room: here, ap: 3 });
  expect(game.survivor('leo')).toMatchObject({ ap: 4, cards: [{ id: 'fire-axe' }] });
});

test('DDD-ITM-18 it does not free whom the bird holds (DDD-POW-01)', () => {
  expect(itemActions(besideTheBird('bird'), 'leo')).toEqual([]);
});

test('DDD-ITM-18 an entrapped survivor may free himself with it', () => {
  const game = aGame({
    survivors: { leo: { cards: ['flashbang-1'], entrapped: 'yes' }, nina: {} },
    zombies: [[here, 2]],
  });
  doItem(game, 'leo', 'flashbang:flashbang-1:leo');
  expect(game.survivor('leo')).toMatchObject({ entrapped: 'no', ap: 4 });
});

test('DDD-ITM-18 it does not reach another room', () => {
  const game = aGame({
    survivors: { leo: { cards: ['flashbang-1'] }, nina: { entrapped: 'yes', room: at(3, 3) } },
    zombies: [[at(3, 3), 2]],
  });
  expect(itemActions(game, 'leo')).toEqual([]);
});

test('DDD-ITM-19 with a gas mask burning and destroyed rooms are entered without damage this turn; it is used up', () => {
  const game = aGame({
    survivors: { jack: { cards: ['gas-mask-1'] }, nina: {} },
    burn: [[at(3, 3), 2]],
    destroyed: [at(2, 3)],
  });
  const jack = game.survivor('jack');
  doItem(game, 'jack', 'wear-mask:gas-mask-1');
  perform(enterRoom(game.table, jack, at(3, 3), 'DDD-MOV-01'));
  perform(enterRoom(game.table, jack, at(2, 3), 'DDD-MOV-01'));
  expect(jack).toMatchObject({ wounds: 0, cards: [{ id: 'handgun-jack' }] });
  jack.gasMask = false;
  perform(enterRoom(game.table, jack, at(3, 3), 'DDD-MOV-01'));
  expect(jack.wounds).toBe(2);
});

test('DDD-EQP-06 an ammunition card puts its cubes on a weapon of the pictured kind, 8 at most, and leaves the game', () => {
  const game = aGame({ survivors: { jack: { cards: ['handgun-ammo-1', 'shotgun-1'] }, nina: {} } });
  const [handgun] = game.survivor('jack').cards;
  if (handgun !== undefined) handgun.ammo = 5;
  expect(anyMomentItems(game, 'jack')).toEqual(['load:handgun-ammo-1:handgun-jack']);
  doItem(game, 'jack', 'load:handgun-ammo-1:handgun-jack');
  expect(game.survivor('jack').cards).toMatchObject([
    { id: 'handgun-jack', ammo: 8 },
    { id: 'shotgun-1', ammo: 6 },
  ]);
});

test('DDD-EQP-10 ammunition loads a stowed firearm of his own, but no full one and none of another survivor', () => {
  const game = aGame({ survivors: { jack: { cards: ['handgun-1', 'handgun-ammo-1'] }, bruce: {} } });
  const [own, found] = game.survivor('jack').cards;
  if (own === undefined || found === undefined) throw new Error('Jack has two handguns here');
  Object.assign(own, { inHand: false, ammo: 7 });
  found.ammo = 8;
  expect(anyMomentItems(game, 'jack')).toEqual(['load:handgun-ammo-1:handgun-jack']);
  own.ammo = 8;
  expect(anyMomentItems(game, 'jack')).toEqual([]);
});

test('DDD-EQP-06 the 2 cubes that Jack found more lie on the ammunition card (DDD-SKL-11)', () => {
  const game = aGame({ survivors: { jack: { cards: ['handgun-ammo-1'] }, nina: {} } });
  const [handgun, ammunition] = game.survivor('jack').cards;
  if (handgun === undefined || ammunition === undefined) throw new Error('Jack has two cards here');
  handgun.ammo = 0;
  ammunition.ammo = 6;
  doItem(game, 'jack', 'load:handgun-ammo-1:handgun-jack');
  expect(handgun.ammo).toBe(6);
});

test('DDD-RAD-29 radiation pills remove all his radiation markers, single use', () => {
  const game = aGame({
    survivors: { leo: { radiation: 3, cards: ['radiation-pills-1'] }, nina: { radiation: 1 } },
  });
  doItem(game, 'leo', 'take-pills:radiation-pills-1');
  expect(game.survivor('leo')).toMatchObject({ radiation: 0, cards: [{ id: 'fire-axe' }] });
  expect(game.survivor('nina').radiation).toBe(1);
});

const SINGLE_USE: readonly CardId[] = [
  'antidote-1',
  'energy-drink-1',
  'first-aid-spray-1',
  'first-aid-kit-1',
  'flashbang-1',
  'gas-mask-1',
  'handgun-ammo-1',
  'radiation-pills-1',
];

test.each(SINGLE_USE)('DDD-ITM-22 DDD-EQP-05 %s works stowed too, and is gone after one use', card => {
  const game = aGame({
    survivors: {
      jack: { cards: [card], wounds: 1, virus: 2, radiation: 1 },
      nina: { entrapped: 'yes' },
    },
    zombies: [[here, 1]],
  });
  const jack = game.survivor('jack');
  for (const one of jack.cards) one.inHand = false;
  Object.assign(jack.cards[0] ?? {}, { ammo: 1 });
  const option = [...itemActions(game, 'jack'), ...anyMomentItems(game, 'jack')].find(id =>
    id.includes(card),
  );
  if (option === undefined) throw new Error(`${card} is not offered`);
  doItem(game, 'jack', option);
  expect(jack.cards.map(one => one.id)).toEqual(['handgun-jack']);
});

test('DDD-ITM-22 without anything to do, no item is offered', () => {
  const game = aGame({
    survivors: { nina: { cards: SINGLE_USE.filter(card => card !== 'energy-drink-1') }, leo: {} },
  });
  expect(anyMomentItems(game, 'nina')).toEqual([]);
  expect(itemActions(game, 'nina')).toEqual(['wear-mask:gas-mask-1']);
});
