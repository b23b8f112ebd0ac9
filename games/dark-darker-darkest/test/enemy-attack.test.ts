import { describe, expect, test } from 'vitest';
import type { CreatureIcon } from '../src/data/dice.ts';
import { creatureAttacks, creatureShoots, nemesisAttacks, zombiesAttack } from '../src/rules/enemy-attack.ts';
import { zombiesAt } from '../src/rules/figures.ts';
import {
  aGame,
  at,
  creatureFaces,
  type GameSet,
  perform,
  survivorFaces,
  type TestGame,
} from '../testing/index.ts';

const HERE = at(3, 3);

/** Leo, and whoever else a test wants, in one room with as many zombies as it needs. */
const besieged = (zombies: number, set: GameSet = {}): TestGame =>
  aGame({ survivors: { leo: { room: HERE }, nina: {} }, zombies: [[HERE, zombies]], ...set });

const attackOf = ({ table, state }: TestGame) =>
  zombiesAttack(table, HERE, zombiesAt(state, HERE), 'DDD-REA-04');

const optionsOf = (question: { options: readonly { id: string }[] } | undefined): string[] =>
  (question?.options ?? []).map(option => option.id);

const NO_DEFENCE = survivorFaces('aim');
const NOBODY_DEFENDS = survivorFaces('aim', 'aim');

describe('zombies', () => {
  test('DDD-REA-04 the zombies of a room attack together with one die each', () => {
    const game = besieged(3);
    perform(attackOf(game), creatureFaces('damage', 'damage', 'damage'), NO_DEFENCE);
    expect(game.survivor('leo').wounds).toBe(3);
    expect(game.survivor('nina').wounds).toBe(0);
  });

  test('DDD-REA-04, DDD-GEN-09 eight zombies roll six dice', () => {
    const game = besieged(8);
    const icons: CreatureIcon[] = ['damage', 'damage', 'damage', 'damage', 'damage', 'entrap'];
    perform(attackOf(game), creatureFaces(...icons), NO_DEFENCE);
    expect(game.survivor('leo')).toMatchObject({ wounds: 5, entrapped: 'yes' });
    expect(game.state.zombies.every(zombie => zombie.spent)).toBe(true);
  });

  test('an attack on a room that is empty rolls nothing', () => {
    const game = aGame({ zombies: [[HERE, 2]] });
    expect(perform(attackOf(game)).asked).toEqual([]);
    expect(game.told('zombies-attacked')).toEqual([]);
  });
});

describe('icons', () => {
  test('DDD-REA-06 each damage takes 1 energy from a survivor of the players’ choice', () => {
    const game = besieged(2, { survivors: { leo: { room: HERE }, nina: { room: HERE } } });
    const played = perform(
      attackOf(game),
      creatureFaces('damage', 'damage'),
      NOBODY_DEFENDS,
      'survivor:leo',
      'survivor:nina',
    );
    expect(played.asked.map(question => question.seat)).toEqual(['party', 'party']);
    expect(game.state.survivors.map(one => one.wounds)).toEqual([1, 1]);
  });

  test('DDD-REA-07 the 2 of one heavy damage go to one survivor', () => {
    const game = besieged(1, { survivors: { leo: { room: HERE }, nina: { room: HERE } } });
    perform(attackOf(game), creatureFaces('heavy-damage'), NOBODY_DEFENDS, 'survivor:nina');
    expect(game.state.survivors.map(one => one.wounds)).toEqual([0, 2]);
  });

  test('DDD-REA-14, DDD-ENT-01 each entrap goes to somebody who is not entrapped yet', () => {
    const game = besieged(1, { survivors: { leo: { room: HERE, entrapped: 'yes' }, nina: { room: HERE } } });
    const played = perform(attackOf(game), creatureFaces('entrap'), NOBODY_DEFENDS);
    expect(played.asked).toEqual([]);
    expect(game.survivor('nina').entrapped).toBe('yes');
  });

  test('DDD-REA-14 an entrap that nobody can take has no effect', () => {
    const game = besieged(1, {
      survivors: { leo: { room: HERE, entrapped: 'yes' }, nina: { room: HERE, entrapped: 'bird' } },
    });
    perform(attackOf(game), creatureFaces('entrap'), NOBODY_DEFENDS);
    expect(game.survivor('nina').entrapped).toBe('bird');
    expect(game.told('survivor-entrapped')).toEqual([]);
  });

  test('DDD-REA-15 each bite gives a virus token to a survivor of the players’ choice', () => {
    const game = besieged(2, { survivors: { leo: { room: HERE }, jack: { room: HERE } } });
    perform(attackOf(game), creatureFaces('bite', 'bite'), NOBODY_DEFENDS, 'survivor:jack', 'survivor:jack');
    expect(game.survivor('jack').virus).toBe(2);
  });

  test('DDD-REA-16 a bite goes to somebody with fewer than 2 tokens, those of this attack counted', () => {
    const game = besieged(3, {
      survivors: { leo: { room: HERE, virus: 2 }, jack: { room: HERE, virus: 1 } },
    });
    const played = perform(attackOf(game), creatureFaces('bite', 'bite', 'bite'), NOBODY_DEFENDS);
    expect(played.asked).toEqual([]);
    expect(game.state.survivors.map(one => one.virus)).toEqual([2, 2]);
  });

  test('DDD-SKL-15 with Virus Resistance Nina is never bitten: the bite goes to another or is ignored', () => {
    const resistant = { room: HERE, skills: ['nina-virus-resistance' as const] };
    const game = besieged(1, { survivors: { nina: resistant, leo: { room: HERE } } });
    expect(perform(attackOf(game), creatureFaces('bite'), NOBODY_DEFENDS).asked).toEqual([]);
    expect(game.state.survivors.map(one => one.virus)).toEqual([0, 1]);

    const alone = besieged(1, { survivors: { nina: resistant, leo: {} } });
    perform(attackOf(alone), creatureFaces('bite'), NO_DEFENCE);
    expect(alone.survivor('nina').virus).toBe(0);
  });

  test('DDD-REA-17 fear moves a survivor to an accessible room of the players’ choice, enemies or not', () => {
    const game = besieged(1, { walls: [[HERE, at(2, 3)]], burn: [[at(3, 4), 2]] });
    const played = perform(attackOf(game), creatureFaces('fear'), NO_DEFENCE, `room:${at(3, 2)}`);
    expect(optionsOf(played.asked[0])).toEqual([`room:${at(3, 4)}`, `room:${at(4, 3)}`, `room:${at(3, 2)}`]);
    expect(played.asked[0]?.seat).toBe('party');
    expect(game.survivor('leo').room).toBe(at(3, 2));
  });

  test('DDD-REA-17, DDD-CMB-23 fear may lead into fire, with its damage', () => {
    const game = besieged(1, {
      survivors: { nina: { room: HERE }, leo: {} },
      burn: [[at(3, 4), 2]],
    });
    perform(attackOf(game), creatureFaces('fear'), NO_DEFENCE, `room:${at(3, 4)}`);
    expect(game.survivor('nina')).toMatchObject({ room: at(3, 4), wounds: 2 });
  });

  test('DDD-REA-17, DDD-ENT-01 an entrapped survivor cannot be given fear', () => {
    const game = besieged(1, { survivors: { leo: { room: HERE, entrapped: 'yes' }, nina: {} } });
    perform(attackOf(game), creatureFaces('fear'), NO_DEFENCE);
    expect(game.survivor('leo').room).toBe(HERE);
  });

  test('DDD-REA-17 two fears move two survivors, and a third is ignored', () => {
    const game = besieged(3, { survivors: { leo: { room: HERE }, nina: { room: HERE } } });
    perform(
      attackOf(game),
      creatureFaces('fear', 'fear', 'fear'),
      NOBODY_DEFENDS,
      'survivor:nina',
      `room:${at(2, 3)}`,
      `room:${at(3, 2)}`,
    );
    expect(game.survivor('nina').room).toBe(at(2, 3));
    expect(game.survivor('leo').room).toBe(at(3, 2));
  });

  test('DDD-REA-17 without an accessible room fear is ignored', () => {
    const around = [at(2, 3), at(3, 4), at(4, 3), at(3, 2)];
    const game = besieged(1, { locks: around.map(room => [HERE, room, 2] as const) });
    perform(attackOf(game), creatureFaces('fear'), NO_DEFENCE);
    expect(game.survivor('leo').room).toBe(HERE);
  });
});

describe('creature and nemesis', () => {
  const dog = (set: GameSet = {}) =>
    aGame({ survivors: { leo: { room: HERE }, nina: {} }, creature: ['zombie-dog', HERE], ...set });

  test('DDD-REA-05, DDD-CRE-10 a creature attacks with the dice of its board', () => {
    const game = dog();
    perform(
      creatureAttacks(game.table, 'DDD-REA-05'),
      creatureFaces('damage', 'heavy-damage', 'bite'),
      NO_DEFENCE,
    );
    expect(game.survivor('leo')).toMatchObject({ wounds: 3, virus: 1 });
    expect(game.state.creature?.spent).toBe(true);
  });

  test('DDD-CRE-06 with its red location covered it rolls one die less', () => {
    const game = dog({ creature: ['zombie-dog', HERE, { hits: [0, 0, 2, 0] }] });
    perform(creatureAttacks(game.table, 'DDD-REA-05'), creatureFaces('damage', 'damage'), NO_DEFENCE);
    expect(game.survivor('leo').wounds).toBe(2);
  });

  test('DDD-CRE-04, DDD-CRE-13 a covered orange location ignores one bite, after the defence', () => {
    const game = dog({ creature: ['zombie-dog', HERE, { hits: [0, 2, 0, 0] }] });
    const played = perform(
      creatureAttacks(game.table, 'DDD-REA-05'),
      creatureFaces('bite', 'bite', 'damage'),
      survivorFaces('success'),
      'cancel:bite',
    );
    expect(optionsOf(played.asked[0])).toEqual(['cancel:damage', 'cancel:bite']);
    expect(game.survivor('leo')).toMatchObject({ virus: 0, wounds: 1 });
  });

  test('DDD-CRE-07, DDD-CRE-11, DDD-CRE-13 a covered white location ignores one reinforcement; each other triggers the power once', () => {
    const covered = dog({ creature: ['zombie-dog', HERE, { hits: [0, 0, 0, 1] }] });
    perform(
      creatureAttacks(covered.table, 'DDD-REA-05'),
      creatureFaces('reinforcement', 'reinforcement', 'damage'),
      NO_DEFENCE,
    );
    expect(covered.told('power-used')).toHaveLength(1);
    expect(covered.survivor('leo').cards).toEqual([]);
  });

  test('DDD-CRE-10 bites and reinforcements of the guard, who has neither, do nothing', () => {
    const game = dog({ creature: ['security-guard', HERE] });
    perform(
      creatureAttacks(game.table, 'DDD-REA-05'),
      creatureFaces('bite', 'reinforcement', 'damage'),
      NO_DEFENCE,
    );
    expect(game.survivor('leo')).toMatchObject({ virus: 0, wounds: 1 });
    expect(game.told('power-used')).toEqual([]);
  });

  test('DDD-POW-04 a shot affects only its target, whose whole room defends, and entraps nobody there', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: { room: HERE } },
      creature: ['security-guard', at(3, 5)],
    });
    const played = perform(
      creatureShoots(game.table, game.survivor('nina'), 'DDD-POW-04'),
      creatureFaces('damage', 'entrap', 'heavy-damage'),
      survivorFaces('aim', 'success'),
      'cancel:heavy-damage',
    );
    expect(played.asked).toHaveLength(1);
    expect(game.survivor('nina')).toMatchObject({ wounds: 1, entrapped: 'no' });
    expect(game.survivor('leo')).toMatchObject({ wounds: 0, entrapped: 'no' });
  });

  test('DDD-FIN-27, DDD-FIN-32 the nemesis attacks like a creature; zones without markers help the survivors', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: {} },
      keeper: 'nina',
      nemesis: ['doctor-mortimer', HERE, [0, 3, 3, 0]],
    });
    perform(nemesisAttacks(game.table, 'DDD-FIN-27'), creatureFaces('bite', 'reinforcement'), NO_DEFENCE);
    expect(game.survivor('leo')).toMatchObject({ virus: 0, wounds: 0 });
    expect(game.state.zombies).toEqual([]);
  });

  test('DDD-FIN-27 Lisa does not bite', () => {
    const game = aGame({
      survivors: { leo: { room: HERE }, nina: {} },
      keeper: 'nina',
      nemesis: ['lisa-mortimer', HERE],
    });
    perform(nemesisAttacks(game.table, 'DDD-FIN-27'), creatureFaces('bite', 'damage'), NO_DEFENCE);
    expect(game.survivor('leo')).toMatchObject({ virus: 0, wounds: 1 });
  });
});
