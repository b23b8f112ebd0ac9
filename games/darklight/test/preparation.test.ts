import { describe, expect, test } from 'vitest';
import { playPreparation } from '../src/rules/preparation.ts';
import { NOWHERE } from '../src/state.ts';
import { aGame, type GameSet, offered, perform, type TestGame } from '../testing/index.ts';

const before = (set: GameSet = {}): TestGame => {
  const game = aGame({
    lay: [],
    accursed: { 'black-knight': { at: [0, 0, 0] }, 'outcast': { at: [0, 1, 0] } },
    dungeon: { round: 1 },
    phase: { kind: 'preparation' },
    ...set,
  });
  for (const accursed of game.state.accursed) accursed.square = NOWHERE;
  return game;
};

describe('before round 1', () => {
  test('DL-ACC-18 DL-ACC-06 all change equipment and trade freely, one after the other', () => {
    const game = before();
    const knight = game.accursed('black-knight');
    const sword = knight.items.find(({ id }) => id === 'broken-sword');
    const asked = perform(playPreparation(game.table), `unequip:${sword?.copy}`);
    expect(asked.asked).toMatchObject([{ ask: 'prepare', seat: 'player-1', about: { who: 'black-knight' } }]);
    expect(offered(asked, 'prepare')).toContain('trade:outcast');
    expect(knight.items.find(({ id }) => id === 'broken-sword')).toMatchObject({ slot: null });
    perform(playPreparation(game.table), 'done');
    expect(perform(playPreparation(game.table), 'done').asked).toMatchObject([{ seat: 'player-2' }]);
  });

  test('DL-ACC-18 what others wear may be asked for too', () => {
    const game = before();
    const jerkin = game.accursed('outcast').items.find(({ id }) => id === 'hide-jerkin');
    perform(playPreparation(game.table), 'trade:outcast', `ask:${jerkin?.copy}`, 'propose', 'agree');
    expect(game.accursed('black-knight').items).toContainEqual({ ...jerkin, slot: null });
  });

  test('DL-ACC-18 who was ready and has got something may change again', () => {
    const game = before();
    game.dungeon.turns.acted = ['black-knight'];
    const knife = game.accursed('outcast').items.find(({ id }) => id === 'hooked-knife');
    perform(playPreparation(game.table), 'trade:black-knight', `give:${knife?.copy}`, 'propose', 'agree');
    expect(perform(playPreparation(game.table), 'done').asked).toMatchObject([{ seat: 'player-1' }]);
  });

  test('DL-SET-14 in Initiative order on the stairs, one on a square; then round 1 begins', () => {
    const game = before();
    game.dungeon.turns.acted = ['black-knight', 'outcast'];
    const first = perform(playPreparation(game.table), `square:${game.on(0, 1, 1)}`);
    expect(first.asked).toMatchObject([
      { ask: 'place-accursed', seat: 'player-2', about: { who: 'outcast' } },
    ]);
    expect(offered(first, 'place-accursed')).toHaveLength(4);
    const second = perform(playPreparation(game.table), `square:${game.on(0, 0, 0)}`);
    expect(offered(second, 'place-accursed')).not.toContain(`square:${game.on(0, 1, 1)}`);
    expect(game.state.phase).toEqual({ kind: 'darkness' });
    expect(game.dungeon).toMatchObject({ round: 1, turns: { acted: [], reached: null } });
    expect(game.told('round-began')).toMatchObject([{ round: 1 }]);
  });

  test('DL-SET-14 those of the same Initiative settle it among themselves', () => {
    const game = before({
      accursed: {
        'blood-witch': { at: [0, 0, 0] },
        'outcast': { at: [0, 1, 0], injuries: ['concussion'] },
      },
    });
    game.dungeon.turns.acted = ['blood-witch', 'outcast'];
    const placed = perform(playPreparation(game.table), 'accursed:outcast', `square:${game.on(0, 0, 0)}`);
    expect(placed.asked[0]).toMatchObject({ ask: 'choose-next', seat: 'party', rule: 'DL-SET-14' });
    expect(game.accursed('outcast').square).toBe(game.on(0, 0, 0));
  });

  test('DL-ACC-08 DL-ACC-09 Stamina counts what is in force when the dungeon starts, and is all unspent', () => {
    const game = before({
      accursed: {
        'black-knight': { at: [0, 0, 0], items: ['ring-of-vigour'], stamina: { unspent: 4, spent: 1 } },
      },
    });
    game.dungeon.turns.acted = ['black-knight'];
    perform(playPreparation(game.table), `square:${game.on(0, 0, 0)}`);
    expect(game.accursed('black-knight').stamina).toEqual({ unspent: 5, spent: 0 });
  });
});
