import { describe, expect, test } from 'vitest';
import { zombiesAttack } from '../src/rules/enemy-attack.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import { hordesMoveAndAttack } from '../src/rules/horde-movement.ts';
import { aGame, at, creatureFaces, type GameSet, perform, survivorFaces } from '../testing/index.ts';

const HERE = at(3, 3);
const MISS = survivorFaces('aim');

/** Leo alone is the acting team, in the middle of the house; Nina waits elsewhere. */
const around = (set: GameSet) => aGame({ survivors: { leo: { room: HERE }, nina: {} }, ...set });

describe('a Disco Doll', () => {
  test('DDD-SPZ-05 a horde with a Disco Doll goes 3 rooms, even round a wall', () => {
    const game = around({
      zombies: [
        [at(2, 3), 1],
        [at(2, 3), 1, { kind: 'disco-doll' }],
      ],
      walls: [[HERE, at(2, 3)]],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]), creatureFaces('damage', 'damage'), MISS);
    expect(zombiesAt(game.state, HERE)).toHaveLength(2);
  });

  test('DDD-SPZ-05 but not 4 rooms, and not from further off than others', () => {
    const walled = around({
      zombies: [[at(2, 3), 1, { kind: 'disco-doll' }]],
      walls: [
        [HERE, at(2, 3)],
        [at(2, 2), at(3, 2)],
        [at(2, 4), at(3, 4)],
      ],
    });
    perform(hordesMoveAndAttack(walled.table, [HERE]));
    expect(zombiesAt(walled.state, at(2, 3))).toHaveLength(1);
    const far = around({ zombies: [[at(1, 3), 1, { kind: 'disco-doll' }]] });
    perform(hordesMoveAndAttack(far.table, [HERE]));
    expect(zombiesAt(far.state, at(1, 3))).toHaveLength(1);
  });

  test('DDD-SPZ-10 for movement the horde counts as it starts to move', () => {
    const game = around({
      zombies: [
        [at(2, 3), 1],
        [at(2, 3), 1, { kind: 'disco-doll', spent: true }],
      ],
      walls: [[HERE, at(2, 3)]],
    });
    perform(hordesMoveAndAttack(game.table, [HERE]));
    expect(zombiesAt(game.state, at(2, 3))).toHaveLength(2);
  });
});

describe('Guts', () => {
  test('DDD-SPZ-06 one bite of a horde with Guts zombies cannot be cancelled, however many take part', () => {
    const game = around({
      survivors: { leo: { room: HERE }, nina: { room: HERE } },
      zombies: [[HERE, 2, { kind: 'guts' }]],
    });
    perform(
      zombiesAttack(game.table, HERE, zombiesAt(game.state, HERE), 'DDD-REA-04'),
      creatureFaces('bite', 'bite'),
      survivorFaces('success', 'success'),
      'survivor:leo',
    );
    expect(game.survivor('leo').virus).toBe(1);
    expect(game.told('die-cancelled')).toHaveLength(1);
  });

  test('DDD-SPZ-10, DDD-SPZ-03 what counts for an attack are the zombies that attack', () => {
    const game = around({
      zombies: [
        [HERE, 1],
        [HERE, 1, { kind: 'guts' }],
      ],
    });
    const ordinary = zombiesAt(game.state, HERE).filter(one => one.kind === 'ordinary');
    perform(
      zombiesAttack(game.table, HERE, ordinary, 'DDD-REA-24'),
      creatureFaces('bite'),
      survivorFaces('success'),
    );
    expect(game.survivor('leo').virus).toBe(0);
  });
});
