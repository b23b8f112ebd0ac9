import { describe, expect, test } from 'vitest';
import { CHESTS } from '../src/data/chests.ts';
import { DUNGEON_CARDS, type DungeonCard } from '../src/data/dungeon-cards.ts';
import { newAttack, type Blow } from '../src/rules/attack.ts';
import { groundOf } from '../src/rules/ground.ts';
import { reach } from '../src/rules/paths.ts';
import {
  castRollOnTiles,
  criticalOnTiles,
  endTurnOnTiles,
  enterSquare,
  hasSecondDraw,
  healthOnTile,
} from '../src/rules/tile-rules.ts';
import { aGame, d3, perform } from '../testing/index.ts';

describe('the cards', () => {
  const cards = Object.values<DungeonCard>(DUNGEON_CARDS);
  const count = (kind: DungeonCard['kind']) => cards.filter(card => card.kind === kind).length;

  test('24 tiles: 16 normal, 3 with a skull, 4 Quest Rooms and the Stairway Up', () => {
    expect(cards).toHaveLength(24);
    expect(count('corridor') + count('junction') + count('room')).toBe(16);
    expect([count('skull'), count('quest'), count('start')]).toEqual([3, 4, 1]);
  });

  test('every arrow stands at two walkable squares of an outer edge, and there is one for each Exit besides the Entrance', () => {
    for (const [id, card] of Object.entries<DungeonCard>(DUNGEON_CARDS)) {
      const signAt = (x: number, y: number) => card.rows[y]?.[x] ?? '#';
      const [wide, high] = [card.rows[0]?.length ?? 0, card.rows.length];
      for (const { side, first } of card.arrows) {
        for (const at of [first, first + 1]) {
          const sign =
            side === 'north'
              ? signAt(at, 0)
              : side === 'south'
                ? signAt(at, high - 1)
                : signAt(side === 'west' ? 0 : wide - 1, at);
          expect(`${id} ${side}${first} ${sign}`).not.toMatch(/[#o]$/);
        }
      }
      expect(card.rows.every(row => row.length === wide)).toBe(true);
      if (card.kind !== 'start') expect(card.arrows.length).toBeGreaterThan(card.exits);
    }
  });

  test('DL-SET-02 12 Chest tokens: 7 Open, 3 Locked, 2 Rare', () => {
    const fronts = Object.values(CHESTS);
    expect(fronts.filter(front => front === 'open')).toHaveLength(7);
    expect(fronts.filter(front => front === 'locked')).toHaveLength(3);
    expect(fronts.filter(front => front === 'rare')).toHaveLength(2);
  });
});

describe('DL-TRM-03 DL-EXP-07 what a tile says', () => {
  test('torture-chamber: Mind 4 Test or 1 Insanity, the first time on its own squares', () => {
    const game = aGame({
      lay: [{ card: 'torture-chamber', by: 'S2' }],
      accursed: { 'black-knight': { at: [1, 2, 5] } },
    });
    const knight = game.accursed('black-knight');
    const [archway] = game.dungeon.plan.archways[0]?.squares ?? [0];
    const inside = knight.square;
    knight.square = archway;
    perform(enterSquare(game.table, knight, game.on(0, 0, 3)));
    knight.square = inside;
    perform(enterSquare(game.table, knight, archway), [3, 3]);
    expect(knight.insanity).toBe(1);
    knight.square = game.on(1, 2, 4);
    perform(enterSquare(game.table, knight, inside));
    expect(knight.insanity).toBe(1);
  });

  test('scriptorium: +1 on Cast Rolls, also from its archway', () => {
    const game = aGame({
      lay: [{ card: 'scriptorium', by: 'S2' }],
      accursed: { 'blood-witch': { at: [1, 0, 0] } },
    });
    const witch = game.accursed('blood-witch');
    expect(castRollOnTiles(game.state, witch)).toBe(1);
    witch.square = game.dungeon.plan.archways[0]?.squares[0] ?? 0;
    expect(castRollOnTiles(game.state, witch)).toBe(1);
    witch.square = game.on(0, 0, 0);
    expect(castRollOnTiles(game.state, witch)).toBe(0);
  });

  test('ossuary: Undead placed there have 1 Health more; armoury: a second draw', () => {
    const game = aGame({
      lay: [
        { card: 'ossuary', by: 'W2', exits: ['E1'] },
        { card: 'armoury', by: 'S2' },
      ],
      accursed: { 'black-knight': { at: [0, 0, 0] } },
    });
    expect(healthOnTile(game.state, 1, 'ashen-thrall')).toBe(1);
    expect(healthOnTile(game.state, 1, 'seeker')).toBe(0);
    expect(healthOnTile(game.state, 2, 'ashen-thrall')).toBe(0);
    expect([1, 2].map(tile => hasSecondDraw(game.state, tile))).toEqual([false, true]);
  });

  test.each([
    'necrostream',
    'sunken-cistern',
  ] as const)('%s: its water costs 2 and whispers at the end of a turn', card => {
    const game = aGame({
      lay: [{ card, by: card === 'necrostream' ? 'S3' : 'N2' }],
      accursed: { 'black-knight': { at: [1, 2, 3] } },
    });
    const knight = game.accursed('black-knight');
    perform(endTurnOnTiles(game.table, knight), [4, 4]);
    expect(knight.insanity).toBe(1);
    const walk = {
      ground: groundOf(game.dungeon.plan),
      plan: game.dungeon.plan,
      blocked: [],
      base: 1,
      budget: 2,
    } as const;
    const dry = card === 'necrostream' ? game.on(1, 2, 2) : game.on(1, 0, 3);
    const costs = new Map(reach(walk, dry).ends.map(({ square, cost }) => [square, cost]));
    expect(costs.get(card === 'necrostream' ? game.on(1, 2, 3) : game.on(1, 1, 3))).toBe(2);
    knight.square = dry;
    perform(endTurnOnTiles(game.table, knight));
    expect(knight.insanity).toBe(1);
  });

  test('collapsed-tunnel: at a Critical Hit rolled there everyone makes an Agility 4 Test or suffers 1d3 Wounds', () => {
    const game = aGame({
      lay: [{ card: 'collapsed-tunnel', by: 'N0' }],
      accursed: { 'black-knight': { at: [1, 0, 1] }, 'outcast': { at: [0, 0, 0] } },
      monsters: [{ kind: 'seeker', at: [1, 1, 1] }],
    });
    const attack = (by: 'black-knight' | 'outcast') =>
      newAttack(game.accursed(by), game.monster('seeker'), {} as Blow);
    perform(criticalOnTiles(game.table, attack('outcast')));
    perform(criticalOnTiles(game.table, attack('black-knight')), [3, 3, 3], d3(2), [1, 1, 4]);
    expect(game.accursed('black-knight').wounds).toBe(2);
    expect(game.monster('seeker').wounds).toBe(0);
  });
});
