import { describe, expect, test } from 'vitest';
import type { Card, Survivor } from '../src/state.ts';
import { explosiveTargets, throwExplosive } from '../src/rules/explosives.ts';
import { optionsOf } from '../testing/in-combat.ts';
import { aGame, at, giveCard, perform } from '../testing/index.ts';

const armed = (survivor: Survivor, card: 'grenade-1' | 'dynamite-1'): Card => giveCard(survivor, card);

describe('grenade and dynamite', () => {
  test('DDD-ITM-14, DDD-SUR-16 two hits in an adjacent room in sight, no dice, no XP, nobody else harmed', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: { room: at(3, 3) } },
      zombies: [[at(3, 3), 3]],
    });
    const nina = survivor('nina');
    perform(throwExplosive(table, nina, armed(nina, 'grenade-1')), 'hit:zombie:1', 'hit:zombie:2');
    expect(state.zombies.map(one => one.id)).toEqual([3]);
    expect(nina.xp).toBe(0);
    expect(survivor('leo').wounds).toBe(0);
    expect(nina.cards.map(card => card.id)).toEqual(['combat-knife']);
    expect(state.tally.zombies.nina).toBe(2);
  });

  test('DDD-ITM-14 dynamite makes four, and the thrower chooses the room', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      zombies: [
        [at(3, 3), 5],
        [at(2, 2), 1],
      ],
    });
    const nina = survivor('nina');
    const played = perform(
      throwExplosive(table, nina, armed(nina, 'dynamite-1')),
      `room:${at(3, 3)}`,
      'hit:zombie:1',
      'hit:zombie:2',
      'hit:zombie:3',
      'hit:zombie:4',
    );
    expect(played.asked[0]?.seat).toBe(nina.seat);
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(2, 2)}`, `room:${at(3, 3)}`]);
    expect(state.zombies.map(one => one.id)).toEqual([5, 6]);
  });

  test('DDD-ITM-14 only adjacent rooms in line of sight with an enemy are targets', () => {
    const { state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      walls: [[at(3, 2), at(2, 2)]],
      zombies: [
        [at(3, 2), 1],
        [at(2, 2), 1],
        [at(2, 3), 1],
        [at(3, 4), 1],
      ],
      creature: ['zombie-dog', at(3, 3)],
    });
    expect(explosiveTargets(state, survivor('nina'))).toEqual([at(3, 3)]);
  });

  test('DDD-SPZ-07 a grenade does nothing to a horde with a Chunk', () => {
    const { state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      zombies: [
        [at(3, 3), 2],
        [at(3, 3), 1, { kind: 'chunk' }],
      ],
    });
    expect(explosiveTargets(state, survivor('nina'))).toEqual([]);
  });

  test('DDD-SUR-16 a creature that it eliminates gives no XP', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: {} },
      creature: ['zombie-dog', at(3, 3), { hits: [1, 2, 2, 0] }],
    });
    const nina = survivor('nina');
    perform(throwExplosive(table, nina, armed(nina, 'grenade-1')), 'hit:creature');
    expect(state.creature).toBeNull();
    expect(nina.xp).toBe(0);
  });

  test('DDD-ENT-02 a survivor entrapped there is freed when nothing is left', () => {
    const { table, survivor } = aGame({
      survivors: { nina: { room: at(3, 2) }, leo: { room: at(3, 3), entrapped: 'yes' } },
      zombies: [[at(3, 3), 1]],
    });
    const nina = survivor('nina');
    perform(throwExplosive(table, nina, armed(nina, 'grenade-1')), 'hit:zombie:1');
    expect(survivor('leo').entrapped).toBe('no');
  });
});
