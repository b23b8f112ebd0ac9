import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/combat.ts';
import { retreat } from '../src/rules/retreat.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

describe('retreat', () => {
  test('DDD-CMB-14 each icon lets a survivor of the room, of whatever team, go to an adjoining accessible room', () => {
    const { table, survivor } = aGame({
      survivors: { nina: { room: at(3, 3) }, leo: { room: at(3, 3) }, jack: {} },
      teams: [['nina', 'jack'], ['leo']],
      walls: [[at(3, 3), at(2, 3)]],
      locks: [[at(3, 3), at(3, 4), 3]],
      zombies: [[at(3, 3), 1]],
    });
    const nina = survivor('nina');
    const played = perform(
      attack(table, nina, weaponIn(nina)),
      survivorFaces('retreat', 'retreat'),
      `retreat:nina:${at(3, 2)}`,
      `retreat:leo:${at(4, 3)}`,
    );
    expect(optionsOf(played.asked[0])).toEqual([
      `retreat:nina:${at(4, 3)}`,
      `retreat:nina:${at(3, 2)}`,
      `retreat:leo:${at(4, 3)}`,
      `retreat:leo:${at(3, 2)}`,
      'done',
    ]);
    // The room of the attack counts: neither Nina, who has left, nor Jack next door is asked again.
    expect(optionsOf(played.asked[1])).toEqual([
      `retreat:leo:${at(4, 3)}`,
      `retreat:leo:${at(3, 2)}`,
      'done',
    ]);
    expect([nina.room, survivor('leo').room]).toEqual([at(3, 2), at(4, 3)]);
  });

  test('DDD-CMB-14 nobody has to use it', () => {
    const { table, survivor } = aGame({ survivors: ['nina', 'leo'], zombies: [[at(4, 3), 1]] });
    const nina = survivor('nina');
    perform(attack(table, nina, weaponIn(nina)), survivorFaces('retreat', 'retreat'), 'done');
    expect(nina.room).toBe(at(4, 3));
  });

  test('DDD-CMB-15 without the icon nobody leaves a room with enemies by an attack', () => {
    const { table, survivor } = aGame({ survivors: ['nina', 'leo'], zombies: [[at(4, 3), 1]] });
    const nina = survivor('nina');
    const played = perform(attack(table, nina, weaponIn(nina)), survivorFaces('aim', 'success'), 'done');
    expect(played.asked.map(question => question.ask)).toEqual(['spend-icon']);
    expect(nina.room).toBe(at(4, 3));
  });

  test('DDD-CMB-16 entrapped survivors cannot use it', () => {
    const { table } = aGame({
      survivors: { nina: { entrapped: 'yes' }, leo: {}, jack: { entrapped: 'bird' } },
      creature: ['undead-bird', at(4, 3)],
    });
    const played = perform(retreat(table, at(4, 3), 1), 'done');
    expect(optionsOf(played.asked[0]).filter(id => !id.startsWith('retreat:leo:'))).toEqual(['done']);
  });

  test('DDD-CMB-23 who retreats enters the new room in every respect', () => {
    const { table, state, survivor } = aGame({
      survivors: { nina: { room: at(3, 3) }, leo: {} },
      burn: [[at(3, 2), 2]],
      tokens: [at(1, 2)],
      spawn: ['spawn-18'],
      zombies: [[at(3, 3), 1]],
    });
    perform(retreat(table, at(3, 3), 1), `retreat:nina:${at(3, 2)}`, 'spawn-18');
    expect(survivor('nina')).toMatchObject({ room: at(3, 2), wounds: 2 });
    expect(state.tokens).toEqual([]);
    expect(state.zombies.filter(one => one.room === at(1, 2))).toHaveLength(3);
  });
});
