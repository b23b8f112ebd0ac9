import { expect, test } from 'vitest';
import { changeTile, tileIndex, tileOf } from '../src/rules/rooms.ts';
import { at, type GameSet, aGame, type TestGame } from '../testing/index.ts';
import { doItem, itemActions } from '../testing/offers.ts';

const here = at(4, 3);
const burning = (game: TestGame): number => tileOf(game.state, here).burn;
const extinguishing = (game: TestGame, id: 'leo' | 'nina' = 'leo'): string[] =>
  itemActions(game, id).filter(option => option.startsWith('extinguish'));

const inFire = (set: GameSet = {}): TestGame => aGame({ burn: [[here, 2]], ...set });

test('DDD-EXT-01 2 AP remove one burn marker from the tile the survivor stands on', () => {
  const game = inFire({
    burn: [
      [here, 2],
      [at(3, 3), 1],
    ],
  });
  doItem(game, 'nina', 'extinguish:nina');
  expect(burning(game)).toBe(1);
  expect(tileOf(game.state, at(3, 3)).burn).toBe(1);
  expect(game.survivor('nina').ap).toBe(2);
});

test('DDD-EXT-01 with 1 AP, or where nothing burns, it is not offered', () => {
  expect(extinguishing(inFire({ survivors: { nina: { ap: 1 }, jack: {} } }), 'nina')).toEqual([]);
  expect(extinguishing(inFire({ burn: [[at(3, 3), 2]] }), 'nina')).toEqual([]);
});

test('DDD-EXT-02 the fire token goes with the last burn marker of its tile, and not before', () => {
  const game = inFire({ fire: here });
  doItem(game, 'nina', 'extinguish:nina');
  expect(game.state.fire).not.toBeNull();
  doItem(game, 'nina', 'extinguish:nina');
  expect(game.state.fire).toBeNull();
});

test('DDD-EXT-03 a destroyed room cannot be extinguished', () => {
  expect(extinguishing(inFire({ burn: [], destroyed: [here], fire: here }))).toEqual([]);
});

test('DDD-EXT-04 DDD-FIN-07 in the showdown nothing removes burn markers: not hands, not axe, not extinguisher', () => {
  const game = inFire({
    survivors: { leo: { cards: ['fire-extinguisher-1'] }, nina: {} },
    keeper: 'nina',
    phase: { kind: 'showdown' },
  });
  expect(extinguishing(game)).toEqual([]);
});

test('DDD-ITM-11 the fire axe in hand removes one burn marker for 1 AP; stowed it does not (DDD-EQP-03)', () => {
  const game = inFire();
  doItem(game, 'leo', 'extinguish-with:fire-axe');
  expect(burning(game)).toBe(1);
  expect(game.survivor('leo')).toMatchObject({ ap: 3, cards: [{ id: 'fire-axe' }] });
  for (const card of game.survivor('leo').cards) card.inHand = false;
  expect(extinguishing(game)).toEqual(['extinguish:leo']);
});

test('DDD-ITM-13 the extinguisher in hand removes one burn marker for 1 AP and stays', () => {
  const game = inFire({ survivors: { nina: { cards: ['fire-extinguisher-1'] }, jack: {} } });
  doItem(game, 'nina', 'extinguish-with:fire-extinguisher-1');
  expect(burning(game)).toBe(1);
  expect(game.survivor('nina').ap).toBe(3);
  expect(game.survivor('nina').cards.map(card => card.id)).toContain('fire-extinguisher-1');
});

test('DDD-ITM-13 with the helmet in hand too, the extinguisher removes two; the axe gains nothing from it', () => {
  const nina = { startingCard: false, cards: ['fire-extinguisher-1', 'helmet-1'] } as const;
  const game = inFire({ survivors: { nina, leo: { cards: ['helmet-2'] } } });
  doItem(game, 'leo', 'extinguish-with:fire-axe');
  expect(burning(game)).toBe(1);
  changeTile(game.state, tileIndex(game.state, here), { burn: 2 });
  doItem(game, 'nina', 'extinguish-with:fire-extinguisher-1');
  expect(burning(game)).toBe(0);
});

test('DDD-ITM-13 a stowed helmet does not help', () => {
  const game = inFire({ survivors: { nina: { cards: ['fire-extinguisher-1', 'helmet-1'] }, jack: {} } });
  doItem(game, 'nina', 'extinguish-with:fire-extinguisher-1');
  expect(burning(game)).toBe(1);
});

test.each([
  'extinguish:leo',
  'extinguish-with:fire-axe',
])('DDD-SKL-06 with Firefighter Leo removes one burn marker more by %s', option => {
  const game = inFire({ survivors: { leo: { skills: ['leo-firefighter'] }, nina: {} } });
  doItem(game, 'leo', option);
  expect(burning(game)).toBe(0);
});
