import { expect, test } from 'vitest';
import type { CardId } from '../src/data/cards.ts';
import { act, actionsOf, offered } from '../testing/acting.ts';
import { aGame, at, type GameSet, terrorFace, type TestGame, withTerror } from '../testing/index.ts';

const DECK: readonly CardId[] = ['armor-1', 'handgun-ammo-1', 'map-1', 'shotgun-1'];
const cardsOf = (game: TestGame, id: 'leo' | 'nina' | 'jack'): string[] =>
  game.survivor(id).cards.map(card => card.id);
const calm = 'zombie-horde';

test('DDD-SEA-01 DDD-SEA-02 a search costs 1 AP and rolls one die for each survivor in the room, whoever he is', () => {
  const game = aGame({ equipment: DECK, teams: [['leo'], ['nina', 'jack']] });
  act(game, 'leo', 'search', withTerror(calm, 'aim', 'retreat', 'failure'));
  expect(game.survivor('leo').ap).toBe(3);
});

test('DDD-SEA-02 DDD-GEN-09 never more than four survivor dice', () => {
  const game = aGame({ survivors: ['leo', 'nina', 'jack', 'bruce', 'lucy'], equipment: DECK });
  act(game, 'leo', 'search', withTerror(calm, 'aim', 'retreat', 'failure', 'knockback'));
  expect(game.survivor('leo').ap).toBe(2);
});

test('DDD-SEA-03 DDD-SEA-04 each success finds a card: one for the searcher, at most one for each other, free of charge', () => {
  const game = aGame({ equipment: DECK });
  const performed = act(
    game,
    'nina',
    'search',
    withTerror(calm, 'success', 'success', 'success'),
    'armor-1',
    'map-1',
    'shotgun-1',
    'card:shotgun-1',
    'hand-out:armor-1:jack',
  );
  expect(offered(performed, 'hand-out-cards')).toEqual([
    'hand-out:armor-1:leo',
    'hand-out:armor-1:jack',
    'hand-out:map-1:leo',
    'hand-out:map-1:jack',
  ]);
  expect(cardsOf(game, 'nina')).toContain('shotgun-1');
  expect(cardsOf(game, 'jack')).toContain('armor-1');
  expect(cardsOf(game, 'leo')).toContain('map-1');
  expect([game.survivor('leo').ap, game.survivor('jack').ap]).toEqual([4, 4]);
});

test('DDD-SEA-04 cards for which there is nobody leave the game', () => {
  const game = aGame({
    survivors: { nina: {}, lucy: { skills: ['lucy-searcher'], room: at(4, 3) } },
    equipment: DECK,
  });
  act(
    game,
    'nina',
    'search',
    withTerror(calm, 'success', 'success'),
    'armor-1',
    'map-1',
    'shotgun-1',
    'card:map-1',
    'hand-out:shotgun-1:lucy',
  );
  expect(game.state.survivors.flatMap(one => one.cards).some(card => card.id === 'armor-1')).toBe(false);
  expect(game.state.equipment.unseen).toEqual(['handgun-ammo-1']);
  expect(game.told('card-removed')).toHaveLength(1);
});

test('DDD-SEA-05 a room where something was found can never be searched again; one without success can', () => {
  const game = aGame({ survivors: { nina: { room: at(3, 3) }, leo: {} }, equipment: DECK });
  act(game, 'nina', 'search', withTerror(calm, 'aim'));
  expect(actionsOf(game, 'nina')).toContain('search');
  act(game, 'nina', 'search', withTerror(calm, 'success'), 'armor-1');
  expect(game.state.searched).toEqual([at(3, 3)]);
  expect(actionsOf(game, 'nina')).not.toContain('search');
});

test('DDD-SEA-06 two dice with the same icon other than success bring the event of the terror die', () => {
  const game = aGame({ equipment: DECK });
  act(
    game,
    'leo',
    'search',
    withTerror('zombie-horde', 'success', 'failure', 'failure'),
    'armor-1',
    `room:${at(3, 2)}`,
  );
  expect(cardsOf(game, 'leo')).toContain('armor-1');
  expect(game.state.tokens).toEqual([at(3, 2)]);
});

test('DDD-SEA-07 failures cancel no success, and single icons or two successes bring no event', () => {
  const game = aGame({ equipment: DECK });
  act(
    game,
    'leo',
    'search',
    withTerror('fire-spreads', 'success', 'failure', 'success'),
    'armor-1',
    'map-1',
    'card:map-1',
    'hand-out:armor-1:nina',
  );
  expect(cardsOf(game, 'nina')).toContain('armor-1');
  expect(game.state.fire).toBeNull();
});

test.each([
  ['the entrance hall', {}, at(4, 3)],
  ['a corner room', {}, at(4, 1)],
  ['a burning room', { burn: [[at(3, 3), 2]] }, at(3, 3)],
  ['a room with enemies', { zombies: [[at(3, 3), 2]] }, at(3, 3)],
] as const satisfies readonly (readonly [
  string,
  GameSet,
  string,
])[])('DDD-SEA-08 %s may be searched', (_, set, room) => {
  const game = aGame({ survivors: { nina: { room }, leo: {} }, ...set });
  expect(actionsOf(game, 'nina')).toContain('search');
});

test('DDD-SEA-01 DDD-SEA-08 neither a destroyed room nor the laboratory can be searched', () => {
  const game = aGame({
    survivors: { nina: { room: at(3, 3) }, leo: { room: at(1, 1) } },
    destroyed: [at(3, 3)],
  });
  expect(actionsOf(game, 'nina')).not.toContain('search');
  expect(actionsOf(game, 'leo')).not.toContain('search');
});

test('DDD-SEA-09 with the deck empty successes find nothing and leave no gray cube', () => {
  const game = aGame({ survivors: { nina: { room: at(3, 3) }, leo: {} }, equipment: [] });
  act(game, 'nina', 'search', withTerror(calm, 'success'));
  expect(game.state.searched).toEqual([]);
});

test('DDD-FIN-15 nothing is searched in the showdown', () => {
  const game = aGame({ keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1)] });
  expect(actionsOf(game, 'nina')).not.toContain('search');
});

test('DDD-SKL-11 ammunition that Jack finds with Ammo reserve is worth 2 cubes more, also for who gets it', () => {
  const game = aGame({
    survivors: { jack: { skills: ['jack-ammo-reserve'] }, nina: {} },
    equipment: DECK,
  });
  act(
    game,
    'jack',
    'search',
    withTerror(calm, 'success', 'success'),
    'armor-1',
    'handgun-ammo-1',
    'card:armor-1',
  );
  expect(game.survivor('nina').cards.at(-1)).toMatchObject({ id: 'handgun-ammo-1', ammo: 6 });
  const plain = aGame({
    survivors: { nina: { room: at(3, 3) }, jack: { skills: ['jack-ammo-reserve'] } },
    equipment: DECK,
  });
  act(plain, 'nina', 'search', withTerror(calm, 'success'), 'handgun-ammo-1');
  expect(plain.survivor('nina').cards.at(-1)).toMatchObject({ id: 'handgun-ammo-1', ammo: 4 });
});

test('DDD-SKL-18 each Searcher in the room adds a success to a search that has one, whoever searches', () => {
  const game = aGame({
    survivors: { nina: {}, bruce: { skills: ['bruce-searcher'] }, lucy: { skills: ['lucy-searcher'] } },
    equipment: DECK,
  });
  act(
    game,
    'nina',
    'search',
    withTerror(calm, 'success', 'aim', 'retreat'),
    'armor-1',
    'map-1',
    'shotgun-1',
    'card:armor-1',
    'hand-out:map-1:bruce',
  );
  expect(game.survivor('lucy').cards.map(card => card.id)).toContain('shotgun-1');
});

test('DDD-SKL-18 a search without success, or with the Searcher elsewhere, gains nothing', () => {
  const game = aGame({
    survivors: { nina: {}, lucy: { skills: ['lucy-searcher'] } },
    equipment: DECK,
  });
  act(game, 'nina', 'search', withTerror(calm, 'aim', 'retreat'));
  expect(game.state.equipment.unseen).toHaveLength(4);
  game.survivor('lucy').room = at(1, 5);
  act(game, 'nina', 'search', withTerror(calm, 'success'), 'map-1');
  expect(game.state.equipment.unseen).toHaveLength(3);
});

test('DDD-SEA-06 DDD-ITM-20 a map found in that very search may be used on its terror die', () => {
  const game = aGame({ survivors: { nina: {}, leo: {}, jack: {} }, equipment: ['map-1'] });
  act(
    game,
    'nina',
    'search',
    withTerror('fire-spreads', 'success', 'aim', 'aim'),
    'map-1',
    'reroll:map-1',
    terrorFace('zombie-horde'),
    `room:${at(3, 2)}`,
  );
  expect(game.state).toMatchObject({ fire: null, tokens: [at(3, 2)] });
});
