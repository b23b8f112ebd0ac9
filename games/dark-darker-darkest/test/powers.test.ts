import { describe, expect, test } from 'vitest';
import { useCreaturePower, useNemesisPower } from '../src/rules/powers.ts';
import { hitCreature } from '../src/rules/hits.ts';
import { creatureAttacks } from '../src/rules/enemy-attack.ts';
import { tileOf } from '../src/rules/rooms.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import { aGame, at, creatureFaces, type GameSet, perform, survivorFaces } from '../testing/index.ts';

const HERE = at(3, 3);

const optionsOf = (question: { options: readonly { id: string }[] } | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);

describe('the undead bird', () => {
  const bird = (set: GameSet = {}) =>
    aGame({
      survivors: { leo: { room: HERE }, nina: { room: HERE }, jack: {} },
      creature: ['undead-bird', HERE],
      ...set,
    });

  test('DDD-POW-01 it entraps a survivor of its room, who is free only when it is destroyed', () => {
    const game = bird();
    const played = perform(useCreaturePower(game.table), 'survivor:nina');
    expect(optionsOf(played.asked[0])).toEqual(['survivor:leo', 'survivor:nina']);
    expect(game.survivor('nina').entrapped).toBe('bird');
    // Five cubes lie on its board already; the sixth covers its last location.
    game.state.creature?.hits.splice(0, 4, 1, 1, 2, 1);
    perform(hitCreature(game.table, 1, false, 'DDD-CRE-02'));
    expect(game.state.creature).toBeNull();
    expect(game.survivor('nina').entrapped).toBe('no');
  });

  test('DDD-POW-01 somebody who is not yet entrapped must be chosen', () => {
    const game = bird({
      survivors: { leo: { room: HERE, entrapped: 'yes' }, nina: { room: HERE }, jack: {} },
    });
    perform(useCreaturePower(game.table));
    expect(game.survivor('leo').entrapped).toBe('yes');
    expect(game.survivor('nina').entrapped).toBe('bird');
  });

  test('DDD-POW-01 if all are entrapped, nothing happens', () => {
    const game = bird({
      survivors: { leo: { room: HERE, entrapped: 'yes' }, nina: { room: HERE, entrapped: 'bird' }, jack: {} },
    });
    perform(useCreaturePower(game.table));
    expect(game.survivor('leo').entrapped).toBe('yes');
    expect(game.told('survivor-entrapped')).toEqual([]);
  });

  test('DDD-POW-01, DDD-ENT-10, DDD-REA-19 whom it has seized does not run from the same attack', () => {
    const game = bird({ survivors: { leo: { room: HERE }, jack: {} } });
    perform(
      creatureAttacks(game.table, 'DDD-REA-05'),
      creatureFaces('reinforcement', 'fear'),
      survivorFaces('aim'),
    );
    expect(game.survivor('leo')).toMatchObject({ room: HERE, entrapped: 'bird' });
  });
});

describe('the zombie dog', () => {
  const dog = (set: GameSet = {}) =>
    aGame({
      survivors: { leo: { room: HERE, cards: ['map-1'] }, nina: { room: HERE }, jack: {} },
      creature: ['zombie-dog', HERE],
      ...set,
    });

  test('DDD-POW-02 a survivor of the players’ choice discards a card of his own choice', () => {
    const game = dog();
    const played = perform(useCreaturePower(game.table), 'survivor:leo', 'card:map-1');
    expect(played.asked.map(question => question.seat)).toEqual(['party', game.survivor('leo').seat]);
    expect(game.survivor('leo').cards.map(card => card.id)).toEqual(['fire-axe']);
  });

  test('DDD-POW-02 a survivor without cards may be chosen', () => {
    const game = dog({
      survivors: { leo: { room: HERE }, nina: { room: HERE, startingCard: false }, jack: {} },
    });
    perform(useCreaturePower(game.table), 'survivor:nina');
    expect(game.survivor('leo').cards).toHaveLength(1);
  });

  test('DDD-REA-19 a card lost to the dog makes room for a virus token of the same attack', () => {
    const full = ['map-1', 'map-2', 'flashlight-1', 'flashlight-2'] as const;
    const game = dog({ survivors: { leo: { room: HERE, cards: full }, jack: {} } });
    perform(
      creatureAttacks(game.table, 'DDD-REA-05'),
      creatureFaces('bite', 'reinforcement', 'entrap'),
      survivorFaces('aim'),
      'card:map-2',
    );
    expect(game.survivor('leo').virus).toBe(1);
    expect(game.survivor('leo').cards).toHaveLength(4);
  });

  test('DDD-RAD-17 each power attack of an infected creature removes one hit cube of the players’ choice', () => {
    const game = dog({
      creature: ['zombie-dog', HERE, { infected: true, hits: [1, 1, 0, 0] }],
      survivors: { leo: { room: HERE, startingCard: false }, jack: {} },
    });
    const played = perform(useCreaturePower(game.table), 'hit-cube:1');
    expect(played.asked[0]?.seat).toBe('party');
    expect(game.state.creature?.hits).toEqual([1, 0, 0, 0]);
    const healthy = dog({
      creature: ['zombie-dog', HERE, { hits: [1, 1, 0, 0] }],
      survivors: { leo: { room: HERE, startingCard: false }, jack: {} },
    });
    perform(useCreaturePower(healthy.table));
    expect(healthy.state.creature?.hits).toEqual([1, 1, 0, 0]);
  });
});

describe('the nemeses', () => {
  test('DDD-POW-06, DDD-SPN-07 Doctor Mortimer brings a horde beside any survivor, walls or not, where nothing burns', () => {
    const game = aGame({
      survivors: { leo: { room: at(1, 5) }, nina: { room: at(2, 1) } },
      keeper: 'nina',
      laboratory: 'open',
      nemesis: ['doctor-mortimer', HERE],
      walls: [[at(1, 5), at(1, 4)]],
      burn: [[at(2, 5), 1]],
      destroyed: [at(3, 1)],
      spawn: ['spawn-18'],
    });
    const played = perform(useNemesisPower(game.table), `room:${at(1, 4)}`, 'spawn-18');
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(1, 1)}`, `room:${at(1, 4)}`, `room:${at(2, 2)}`]);
    expect(zombiesAt(game.state, at(1, 4))).toHaveLength(3);
    expect(game.survivor('leo').wounds).toBe(0);
  });

  test('DDD-POW-06 with no token left nothing happens', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: {} },
      keeper: 'nina',
      nemesis: ['doctor-mortimer', HERE],
      spawn: [],
    });
    expect(perform(useNemesisPower(game.table)).asked).toEqual([]);
    expect(game.state.zombies).toEqual([]);
  });

  test('DDD-POW-07 Lisa Mortimer puts a burn marker on each tile beside hers, never on the laboratory', () => {
    const game = aGame({
      survivors: { leo: { room: at(4, 3) }, nina: {} },
      keeper: 'nina',
      laboratory: 'open',
      nemesis: ['lisa-mortimer', at(2, 1)],
      walls: [[at(2, 1), at(2, 2)]],
      burn: [[at(3, 1), 2]],
    });
    perform(useNemesisPower(game.table));
    expect(tileOf(game.state, at(1, 1)).burn).toBe(0);
    expect(tileOf(game.state, at(2, 2)).burn).toBe(1);
    expect(tileOf(game.state, at(2, 1)).burn).toBe(0);
    expect(tileOf(game.state, at(3, 1))).toMatchObject({ burn: 0, destroyed: true });
  });

  test('DDD-POW-07 a tile that is destroyed already gets none', () => {
    const game = aGame({
      survivors: { leo: { room: at(4, 3) }, nina: {} },
      keeper: 'nina',
      nemesis: ['lisa-mortimer', HERE],
      destroyed: [at(2, 3)],
    });
    perform(useNemesisPower(game.table));
    expect(tileOf(game.state, at(2, 3)).burn).toBe(0);
    expect(tileOf(game.state, at(3, 4)).burn).toBe(1);
  });
});
