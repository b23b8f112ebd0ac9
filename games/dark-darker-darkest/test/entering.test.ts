import { expect, test } from 'vitest';
import { enterRoom, fireDamageOnEntering } from '../src/rules/entering.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

test.each([
  [1, 1],
  [2, 2],
] as const)('DDD-FIR-13 entering a tile with %i burn markers costs %i energy', (burn, lost) => {
  const game = aGame({ burn: [[at(3, 3), burn]] });
  perform(enterRoom(game.table, game.survivor('nina'), at(3, 3), 'DDD-MOV-01'));
  expect(game.survivor('nina')).toMatchObject({ room: at(3, 3), wounds: lost });
});

test('DDD-FIR-13 entering a destroyed tile costs 3 energy', () => {
  const game = aGame({ destroyed: [at(3, 3)] });
  perform(enterRoom(game.table, game.survivor('nina'), at(3, 3), 'DDD-MOV-01'));
  expect(game.survivor('nina').wounds).toBe(3);
});

test('DDD-FIR-13 from one room of a burning tile to the other costs nothing', () => {
  const game = aGame({ burn: [[at(2, 2), 2]] });
  game.state.house = { ...game.state.house, storage: { x: 1, y: 1, openings: [] } };
  expect(fireDamageOnEntering(game.state, game.survivor('nina'), at(2, 2), 'storage')).toBe(0);
  expect(fireDamageOnEntering(game.state, game.survivor('nina'), at(2, 3), 'storage')).toBe(2);
});

test('DDD-SKL-02 Leo enters burning tiles unharmed, but destroyed ones hurt him', () => {
  const game = aGame({ burn: [[at(3, 3), 2]], destroyed: [at(2, 3)] });
  const leo = game.survivor('leo');
  perform(enterRoom(game.table, leo, at(3, 3), 'DDD-MOV-01'));
  expect(leo.wounds).toBe(0);
  perform(enterRoom(game.table, leo, at(2, 3), 'DDD-MOV-01'));
  expect(leo.wounds).toBe(3);
});

test('DDD-SKL-05 DDD-GEN-14 with Protection Leo loses 1 energy in a destroyed room', () => {
  const game = aGame({ survivors: { leo: { skills: ['leo-protection'] }, nina: {} }, destroyed: [at(3, 3)] });
  perform(enterRoom(game.table, game.survivor('leo'), at(3, 3), 'DDD-MOV-01'));
  expect(game.survivor('leo').wounds).toBe(1);
});

test('DDD-ITM-19 whoever wears a gas mask enters burning and destroyed rooms without damage', () => {
  const game = aGame({
    survivors: { nina: { gasMask: true }, leo: {} },
    burn: [[at(3, 3), 2]],
    destroyed: [at(2, 3)],
  });
  const nina = game.survivor('nina');
  perform(enterRoom(game.table, nina, at(3, 3), 'DDD-MOV-01'));
  perform(enterRoom(game.table, nina, at(2, 3), 'DDD-MOV-01'));
  expect(nina.wounds).toBe(0);
});

test('DDD-SUR-05 DDD-CMB-23 who dies in the fire that he enters meets nothing more there', () => {
  const game = aGame({
    survivors: { nina: { wounds: 7 }, leo: {} },
    burn: [[at(3, 1), 1]],
    tokens: [at(2, 1)],
  });
  perform(enterRoom(game.table, game.survivor('nina'), at(3, 1), 'DDD-MOV-01'));
  expect(game.survivor('nina').status).toEqual({ kind: 'out', back: 2 });
  expect(game.state.darkness).toBe(2);
  expect(game.state.tokens).toEqual([at(2, 1)]);
});

test('DDD-LAB-07 DDD-LAB-08 DDD-FIN-01 the first survivor in the open laboratory is the keeper, and the beat is cut short', () => {
  const game = aGame({
    survivors: { nina: { room: at(1, 2) }, leo: {} },
    laboratory: 'open',
    fire: at(2, 2),
    burn: [[at(2, 2), 1]],
    round: 4,
  });
  const performed = perform(
    enterRoom(game.table, game.survivor('nina'), at(1, 1), 'DDD-MOV-01'),
    'lisa-mortimer',
    'zone:0',
    'zone:1',
  );
  expect(performed.value).toBeUndefined();
  expect(game.state.showdown).toEqual({ keeper: 'nina' });
  expect(game.state.phase).toEqual({ kind: 'showdown' });
});

/** A game in which the room east of Nina's shows the lurking creature. */
function lurking(set: Parameters<typeof aGame>[0] = {}) {
  const game = aGame({
    survivors: { nina: { room: at(3, 3) }, leo: {} },
    options: { 'advanced-rules': true },
    ...set,
  });
  game.state.house = {
    ...game.state.house,
    conservatory: { x: 3, y: 2, openings: [{ kind: 'passage', side: 'west', to: at(3, 3) }] },
  };
  return game;
}

test('DDD-ADV-04 DDD-ADV-07 who enters rolls a die for each survivor now in the room; a failure brings a creature', () => {
  const game = lurking({ survivors: { nina: { room: at(3, 3) }, leo: { room: 'conservatory' } } });
  perform(
    enterRoom(game.table, game.survivor('nina'), 'conservatory', 'DDD-MOV-01'),
    survivorFaces('success', 'failure'),
    [2, 2],
    'zombie-dog',
  );
  expect(game.state.creature).toMatchObject({ id: 'zombie-dog', room: at(2, 2) });
});

test('DDD-ADV-04 without a failure nothing comes', () => {
  const game = lurking();
  perform(
    enterRoom(game.table, game.survivor('nina'), 'conservatory', 'DDD-MOV-01'),
    survivorFaces('retreat'),
  );
  expect(game.state.creature).toBeNull();
});

test('DDD-ADV-01 DDD-ADV-04 no roll without the advanced rules, or with a creature in the house', () => {
  const plain = lurking({ options: {} });
  perform(enterRoom(plain.table, plain.survivor('nina'), 'conservatory', 'DDD-MOV-01'));
  expect(plain.survivor('nina').room).toBe('conservatory');
  const taken = lurking({ creature: ['undead-bird', at(1, 3)] });
  perform(enterRoom(taken.table, taken.survivor('nina'), 'conservatory', 'DDD-MOV-01'));
  expect(taken.state.creature?.id).toBe('undead-bird');
});

test('DDD-ITM-21 night vision in hand in that room rolls any number of the dice again, once', () => {
  const game = lurking({
    survivors: {
      nina: { room: at(3, 3), startingCard: false, cards: ['night-vision-1'] },
      leo: { room: 'conservatory' },
    },
  });
  perform(
    enterRoom(game.table, game.survivor('nina'), 'conservatory', 'DDD-MOV-01'),
    survivorFaces('failure', 'aim'),
    'use:night-vision-1',
    'die:failure',
    'done',
    survivorFaces('success'),
  );
  expect(game.state.creature).toBeNull();
  expect(game.survivor('nina').cards.map(card => card.id)).toEqual(['night-vision-1']);
});

test('DDD-ITM-21 the second result stands, and stowed night vision sees nothing', () => {
  const game = lurking({
    survivors: { nina: { room: at(3, 3), startingCard: false, cards: ['night-vision-1'] }, leo: {} },
  });
  const nina = game.survivor('nina');
  perform(
    enterRoom(game.table, nina, 'conservatory', 'DDD-MOV-01'),
    survivorFaces('failure'),
    'use:night-vision-1',
    survivorFaces('failure'),
    [2, 2],
    'zombie-dog',
  );
  expect(game.state.creature?.id).toBe('zombie-dog');
  game.state.creature = null;
  nina.cards[0] = { id: 'night-vision-1', inHand: false, ammo: 0 };
  perform(
    enterRoom(game.table, nina, 'conservatory', 'DDD-MOV-01'),
    survivorFaces('failure'),
    [2, 2],
    'undead-bird',
  );
  expect(game.state.creature).not.toBeNull();
});
