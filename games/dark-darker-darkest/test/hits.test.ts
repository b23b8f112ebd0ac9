import { describe, expect, test } from 'vitest';
import { hitCreature, hitNemesis, hitsNeeded, hitZombie } from '../src/rules/hits.ts';
import { standUp } from '../src/rules/reactions.ts';
import type { Zombie } from '../src/state.ts';
import { optionsOf } from '../testing/in-combat.ts';
import { aGame, at, perform, type TestGame } from '../testing/index.ts';

const zombieOf = ({ state }: TestGame, id = 1): Zombie => {
  const zombie = state.zombies.find(one => one.id === id);
  if (zombie === undefined) throw new Error(`no zombie ${id}`);
  return zombie;
};

describe('zombies', () => {
  test('DDD-CMB-06, DDD-SUR-13 one hit eliminates a zombie, and whoever did it gains 1 XP', () => {
    const game = aGame({ survivors: ['leo', 'nina'], zombies: [[at(3, 3), 1]] });
    expect(hitZombie(game.table, zombieOf(game), game.survivor('leo'), 'DDD-CMB-06')).toBe(true);
    expect(game.state.zombies).toEqual([]);
    expect(game.survivor('leo').xp).toBe(1);
    expect(game.survivor('nina').xp).toBe(0);
    expect(game.state.tally.zombies.leo).toBe(1);
  });

  test('DDD-SUR-16 a zombie that nobody eliminated with an icon gives no XP', () => {
    const game = aGame({ survivors: ['leo', 'nina'], zombies: [[at(3, 3), 1]] });
    expect(hitZombie(game.table, zombieOf(game), null, 'DDD-FIR-11')).toBe(true);
    expect(game.survivor('leo').xp + game.survivor('nina').xp).toBe(0);
  });

  test('DDD-RAD-14 an infected zombie is laid down by the first hit and eliminated by the second', () => {
    const game = aGame({ zombies: [[at(3, 3), 1, { infected: true }]] });
    const leo = game.survivor('leo');
    expect(hitZombie(game.table, zombieOf(game), leo, 'DDD-CMB-06')).toBe(false);
    expect(zombieOf(game)).toMatchObject({ hit: true, down: false });
    expect(leo.xp).toBe(0);
    expect(hitZombie(game.table, zombieOf(game), leo, 'DDD-CMB-06')).toBe(true);
    expect(leo.xp).toBe(1);
  });

  test('DDD-RAD-15, DDD-ITM-02 a zombie with one hit, or laid down, stands up in the reaction and needs two hits again', () => {
    const game = aGame({ zombies: [[at(3, 3), 1, { infected: true, hit: true, down: true }]] });
    standUp(game.table);
    expect(zombieOf(game)).toMatchObject({ hit: false, down: false });
    expect(hitZombie(game.table, zombieOf(game), game.survivor('leo'), 'DDD-CMB-06')).toBe(false);
    expect(game.state.zombies).toHaveLength(1);
  });

  test('DDD-ITM-02 a success kills a zombie that a bat has laid down as usual', () => {
    const game = aGame({ zombies: [[at(3, 3), 1, { down: true }]] });
    expect(hitZombie(game.table, zombieOf(game), game.survivor('leo'), 'DDD-CMB-06')).toBe(true);
  });

  test('DDD-SPZ-08, DDD-SPZ-10 a zombie needs two hits beside a Tuff Guy, as he does, but not in another room', () => {
    const game = aGame({
      zombies: [
        [at(3, 3), 1],
        [at(3, 3), 1, { kind: 'tuff-guy' }],
        [at(3, 4), 1],
      ],
    });
    expect([1, 2, 3].map(id => hitsNeeded(game.state, zombieOf(game, id)))).toEqual([2, 2, 1]);
    zombieOf(game, 1).room = at(3, 4);
    expect([1, 2, 3].map(id => hitsNeeded(game.state, zombieOf(game, id)))).toEqual([1, 2, 1]);
  });
});

describe('creatures', () => {
  test('DDD-CRE-02 each hit puts a cube on a location of the players’ choice', () => {
    const { table, state } = aGame({ creature: ['zombie-dog', at(3, 3)] });
    const played = perform(hitCreature(table, 2, true, 'DDD-CRE-02'), 'location:2', 'location:1');
    expect(played.asked[0]?.seat).toBe('party');
    expect(optionsOf(played.asked[0])).toEqual(['location:0', 'location:1', 'location:2', 'location:3']);
    expect(state.creature?.hits).toEqual([0, 1, 1, 0]);
  });

  test('DDD-CRE-03 no cube goes on a covered location, and locations alike are offered once', () => {
    const { table } = aGame({ creature: ['undead-bird', at(3, 3), { hits: [0, 0, 2, 1] }] });
    const played = perform(hitCreature(table, 2, true, 'DDD-CRE-02'), 'location:0', 'location:3');
    expect(optionsOf(played.asked[0])).toEqual(['location:0', 'location:3']);
    expect(optionsOf(played.asked[1])).toEqual(['location:1', 'location:3']);
  });

  test('DDD-CRE-08, DDD-SUR-15 with all locations covered it is gone, its board under the pile, 2 XP for each in play', () => {
    const { table, state, survivor } = aGame({
      survivors: { leo: {}, nina: { room: at(1, 3) }, jack: { status: { kind: 'out', back: 2 } } },
      creature: ['zombie-dog', at(3, 3), { hits: [1, 2, 2, 0] }],
    });
    perform(hitCreature(table, 1, true, 'DDD-CRE-02'));
    expect(state.creature).toBeNull();
    expect(state.creatures.bottom).toEqual(['zombie-dog']);
    expect([survivor('leo').xp, survivor('nina').xp, survivor('jack').xp]).toEqual([2, 2, 0]);
    expect(state.tally.creatures).toBe(1);
  });

  test('DDD-CRE-12 hits beyond what it can take are lost', () => {
    const { table, state } = aGame({ creature: ['zombie-dog', at(3, 3), { hits: [1, 2, 2, 0] }] });
    perform(hitCreature(table, 3, false, 'DDD-FIR-11'));
    expect(state.creature).toBeNull();
  });

  test('DDD-SUR-16, DDD-FIR-16 a creature eliminated by fire gives no XP', () => {
    const { table, survivor } = aGame({ creature: ['zombie-dog', at(3, 3), { hits: [1, 2, 2, 0] }] });
    perform(hitCreature(table, 1, false, 'DDD-FIR-11'));
    expect(survivor('leo').xp).toBe(0);
  });

  test('DDD-ENT-10 the bird lets go of those it holds when it is eliminated, whatever else is in the room', () => {
    const { table, survivor } = aGame({
      survivors: { leo: { entrapped: 'bird' }, nina: { entrapped: 'yes' } },
      zombies: [[at(4, 3), 1]],
      creature: ['undead-bird', at(4, 3), { hits: [1, 1, 2, 1] }],
    });
    perform(hitCreature(table, 1, true, 'DDD-CRE-02'));
    expect(survivor('leo').entrapped).toBe('no');
    expect(survivor('nina').entrapped).toBe('yes');
  });
});

describe('the nemesis', () => {
  test('DDD-FIN-32 each hit removes a marker from a zone of the players’ choice that has one', () => {
    const { table, state } = aGame({ keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1), [0, 2, 2, 1]] });
    const played = perform(hitNemesis(table, 2, 'DDD-FIN-32'), 'zone:1', 'zone:3');
    expect(optionsOf(played.asked[0])).toEqual(['zone:1', 'zone:3']);
    expect(optionsOf(played.asked[1])).toEqual(['zone:1', 'zone:2', 'zone:3']);
    expect(state.nemesis?.markers).toEqual([0, 1, 2, 0]);
  });

  test('DDD-FIN-10, DDD-FIN-36 the last marker wins the game at once, in the middle of whatever is played', () => {
    const { table, survivor } = aGame({ keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1), [0, 0, 1, 0]] });
    const { result } = perform(hitNemesis(table, 3, 'DDD-FIN-32'));
    expect(result).toEqual({ outcome: 'nemesis-eliminated', rule: 'DDD-FIN-10', winners: table.seats });
    // DDD-GEN-13: it gives no XP.
    expect(survivor('leo').xp).toBe(0);
  });
});
