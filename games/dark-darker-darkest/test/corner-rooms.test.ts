import { expect, test } from 'vitest';
import { canUseCorner, markCornerUsed } from '../src/rules/corner-rooms.ts';
import { tileIndex, tileOf } from '../src/rules/rooms.ts';
import type { Survivor } from '../src/state.ts';
import { aGame, at, giveCard } from '../testing/index.ts';
import { doItem, itemActions } from '../testing/offers.ts';

const SPRINKLER = at(1, 5);
const MEDIC_BAY = at(4, 1);
const AMMO_RESERVE = at(4, 5);
/** The first of his weapons has been fired so many times. */
function shoot({ cards: [gun] }: Survivor, shots: number): void {
  if (gun !== undefined) gun.ammo -= shots;
}
const corner = (options: readonly string[]): string[] =>
  options.filter(option => option.startsWith('use-corner'));

test('DDD-COR-01 a survivor in a corner room uses its function for 2 AP', () => {
  const game = aGame({ survivors: { jack: { room: MEDIC_BAY, wounds: 2, ap: 2 }, nina: {} } });
  expect(corner(itemActions(game, 'nina'))).toEqual([]);
  doItem(game, 'jack', 'use-corner:jack');
  expect(game.survivor('jack').ap).toBe(0);
});

test('DDD-COR-01 with 1 AP neither function nor terminal can be used', () => {
  const game = aGame({ survivors: { jack: { room: MEDIC_BAY, wounds: 2, ap: 1 }, nina: {} } });
  expect(corner(itemActions(game, 'jack'))).toEqual([]);
  expect(canUseCorner(game.state, game.survivor('jack'))).toBe(false);
});

test('DDD-COR-02 each corner room is used once per round, for function or terminal, whoever uses it', () => {
  const game = aGame({
    survivors: { jack: { room: MEDIC_BAY, wounds: 3 }, nina: { room: MEDIC_BAY, wounds: 3 } },
  });
  doItem(game, 'jack', 'use-corner:jack');
  expect(corner([...itemActions(game, 'jack'), ...itemActions(game, 'nina')])).toEqual([]);
  expect(canUseCorner(game.state, game.survivor('nina'))).toBe(false);
  game.state.cornersUsed = [];
  markCornerUsed(game.state, game.survivor('jack'));
  expect(corner(itemActions(game, 'nina'))).toEqual([]);
});

test('DDD-COR-03 one survivor may use several corner rooms in a round', () => {
  const game = aGame({ survivors: { jack: { room: MEDIC_BAY, wounds: 1 }, nina: {} } });
  doItem(game, 'jack', 'use-corner:jack');
  game.survivor('jack').room = AMMO_RESERVE;
  shoot(game.survivor('jack'), 2);
  doItem(game, 'jack', 'use-corner:jack');
  expect(game.survivor('jack').ap).toBe(0);
  expect(game.state.cornersUsed).toEqual([
    tileIndex(game.state, MEDIC_BAY),
    tileIndex(game.state, AMMO_RESERVE),
  ]);
});

test('DDD-COR-04 Sprinkler Control removes all burn markers from any one tile, and the fire token with them', () => {
  const game = aGame({
    survivors: { jack: { room: SPRINKLER }, nina: {} },
    burn: [
      [at(3, 2), 2],
      [at(4, 4), 1],
    ],
    fire: at(3, 2),
    destroyed: [at(2, 2)],
  });
  const tile = tileIndex(game.state, at(3, 2));
  const { asked } = doItem(game, 'jack', 'use-corner:jack', `tile:${tile}`);
  expect(asked[0]?.options.map(option => option.id)).toEqual([
    `tile:${tile}`,
    `tile:${tileIndex(game.state, at(4, 4))}`,
  ]);
  expect(tileOf(game.state, at(3, 2)).burn).toBe(0);
  expect(tileOf(game.state, at(4, 4)).burn).toBe(1);
  expect(game.state.fire).toBeNull();
});

test('DDD-COR-04 it has no effect on destroyed rooms, so with nothing else burning it is not offered', () => {
  const game = aGame({
    survivors: { jack: { room: SPRINKLER }, nina: {} },
    destroyed: [at(2, 2)],
    fire: at(2, 2),
  });
  expect(corner(itemActions(game, 'jack'))).toEqual([]);
});

test.each([
  [5, 3],
  [1, 0],
])('DDD-COR-06 Medic Bay heals up to two wounds: %i become %i', (wounds, left) => {
  const game = aGame({ survivors: { jack: { room: MEDIC_BAY, wounds, ap: 4 }, nina: {} } });
  doItem(game, 'jack', 'use-corner:jack');
  expect(game.survivor('jack').wounds).toBe(left);
});

test('DDD-COR-07 Ammo Reserve puts 4 cubes on one weapon of his choice, never more than 8', () => {
  const game = aGame({ survivors: { jack: { room: AMMO_RESERVE, cards: ['shotgun-1'] }, nina: {} } });
  shoot(game.survivor('jack'), 2);
  doItem(game, 'jack', 'use-corner:jack', 'card:handgun-jack');
  expect(game.survivor('jack').cards).toMatchObject([
    { id: 'handgun-jack', ammo: 8 },
    { id: 'shotgun-1', ammo: 6 },
  ]);
});

test('DDD-COR-07 DDD-EQP-10 a stowed firearm may be loaded, one with 8 cubes may not', () => {
  const game = aGame({ survivors: { jack: { room: AMMO_RESERVE, ap: 4 }, nina: { room: AMMO_RESERVE } } });
  const [handgun] = game.survivor('jack').cards;
  if (handgun !== undefined) handgun.inHand = false;
  shoot(game.survivor('jack'), 2);
  doItem(game, 'jack', 'use-corner:jack');
  expect(handgun?.ammo).toBe(8);
  game.state.cornersUsed = [];
  expect(corner(itemActions(game, 'jack'))).toEqual([]);
  // A knife takes no ammunition.
  expect(corner(itemActions(game, 'nina'))).toEqual([]);
});

test('DDD-COR-10 a destroyed corner room has neither function nor terminal', () => {
  const game = aGame({
    survivors: { jack: { room: MEDIC_BAY, wounds: 2 }, nina: {} },
    destroyed: [MEDIC_BAY],
  });
  expect(corner(itemActions(game, 'jack'))).toEqual([]);
  expect(canUseCorner(game.state, game.survivor('jack'))).toBe(false);
});

test('DDD-TWK-03 corner rooms without functions keep their terminals', () => {
  const game = aGame({
    survivors: { jack: { room: MEDIC_BAY, wounds: 2 }, nina: {} },
    options: { 'no-corner-functions': true },
  });
  expect(corner(itemActions(game, 'jack'))).toEqual([]);
  expect(canUseCorner(game.state, game.survivor('jack'))).toBe(true);
});

test('DDD-FIN-33 in the showdown corner rooms are still used, for two markers', () => {
  const game = aGame({
    survivors: { jack: { room: MEDIC_BAY, wounds: 1 }, nina: {} },
    keeper: 'nina',
    phase: { kind: 'showdown' },
  });
  doItem(game, 'jack', 'use-corner:jack');
  expect(game.survivor('jack')).toMatchObject({ wounds: 0, markers: { hand: 2, left: 2 } });
  expect(canUseCorner(game.state, game.survivor('jack'))).toBe(false);
});

test('DDD-FIN-07 in the showdown the sprinklers remove nothing', () => {
  const game = aGame({
    survivors: { jack: { room: SPRINKLER }, nina: {} },
    keeper: 'nina',
    phase: { kind: 'showdown' },
    burn: [[at(3, 2), 2]],
  });
  giveCard(game.survivor('jack'), 'fire-extinguisher-1');
  expect(corner(itemActions(game, 'jack'))).toEqual([]);
});
