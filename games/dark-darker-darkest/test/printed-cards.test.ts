import { expect, test } from 'vitest';
import { type CardId, CARDS } from '../src/data/cards.ts';
import { type Item, ITEMS } from '../src/data/equipment.ts';
import { ITEM_FUNCTIONS } from '../src/data/item-functions.ts';
import { printedOn } from '../src/rules/printed-cards.ts';

test.each(Object.keys(CARDS) as CardId[])('DDD-ITM-22 %s prints what the tables say of its item', id => {
  const printed = printedOn({ id, inHand: false, ammo: 0 });
  const item: Item = ITEMS[CARDS[id].item];
  expect(printed).toMatchObject({ ...CARDS[id], kind: item.kind, hands: item.hands });
  expect(printed).toMatchObject(ITEM_FUNCTIONS[CARDS[id].item]);
  expect(printed.isWeapon).toBe('attack' in item);
  expect(printed.ammo).toBe('ammo' in item ? item.ammo : 0);
  expect(printed.fits).toBe('weapon' in item ? item.weapon : null);
});

test('DDD-ITM-20 a card that rolls dice again names the roll, and no other does', () => {
  const rerolls = (id: CardId) => printedOn({ id, inHand: false, ammo: 0 }).rerolls;
  const named = (Object.keys(CARDS) as CardId[]).filter(id => rerolls(id) !== null);
  expect(new Set(named.map(id => CARDS[id].item))).toEqual(
    new Set(['armor', 'night-vision', 'fire-alarm', 'flare-gun', 'map']),
  );
});
