import { expect, test } from 'vitest';
import type { SurvivorIcon } from '../src/data/dice.ts';
import { attack } from '../src/rules/combat.ts';
import { creatureDice, creatureMovement, ignoredBites } from '../src/rules/creatures.ts';
import { optionsOf, weaponIn } from '../testing/in-combat.ts';
import { aGame, at, perform, survivorFaces } from '../testing/index.ts';

test.each<[SurvivorIcon[], string[], number]>([
  [['success', 'failure'], [], 0],
  [['success', 'success', 'failure'], ['hit:zombie:1'], 1],
  [['success', 'failure', 'failure'], ['cancel:failure', 'hit:zombie:1'], 1],
])('WE-10 Failures: %j (DDD-CMB-17)', (icons, script, hits) => {
  const skills = icons.length > 2 ? (['jack-handgun-expert'] as const) : [];
  const { table, state, survivor } = aGame({
    survivors: { jack: { skills: [...skills] }, leo: {} },
    zombies: [[at(4, 3), 3]],
  });
  perform(attack(table, survivor('jack'), weaponIn(survivor('jack'))), survivorFaces(...icons), ...script);
  expect(3 - state.zombies.length).toBe(hits);
});

test('WE-11 Aims (DDD-CMB-04, DDD-CMB-05, DDD-CMB-07, DDD-CMB-19, DDD-SKL-10, DDD-SUR-13)', () => {
  const { table, state, survivor } = aGame({
    survivors: { jack: { skills: ['jack-handgun-expert'] }, leo: {} },
    zombies: [
      [at(3, 3), 1],
      [at(2, 3), 1],
    ],
  });
  const jack = survivor('jack');
  weaponIn(jack).ammo = 6;
  perform(
    attack(table, jack, weaponIn(jack)),
    survivorFaces('success', 'aim', 'success'),
    'hit:zombie:1',
    'hit:zombie:2',
  );
  expect(state.zombies).toEqual([]);
  expect(jack.xp).toBe(2);
  expect(weaponIn(jack).ammo).toBe(5);
});

test('WE-12 Knockback into fire, then retreat (DDD-CMB-09, DDD-CMB-11, DDD-CMB-14, DDD-SUR-13)', () => {
  const { table, state, survivor } = aGame({
    survivors: { nina: { room: at(3, 2) }, leo: {} },
    burn: [[at(3, 1), 1]],
    zombies: [[at(3, 2), 2]],
  });
  const nina = survivor('nina');
  const played = perform(
    attack(table, nina, weaponIn(nina)),
    survivorFaces('knockback', 'retreat'),
    `push:zombie:1:${at(3, 1)}`,
    `retreat:nina:${at(3, 1)}`,
  );
  expect(optionsOf(played.asked[1])).toEqual([
    `retreat:nina:${at(2, 2)}`,
    `retreat:nina:${at(3, 3)}`,
    `retreat:nina:${at(4, 2)}`,
    `retreat:nina:${at(3, 1)}`,
    'done',
  ]);
  expect(nina).toMatchObject({ xp: 1, wounds: 1, room: at(3, 1) });
  expect(state.zombies.map(one => one.room)).toEqual([at(3, 2)]);
});

test('WE-13 Wearing down a creature (DDD-CRE-02 to DDD-CRE-08, DDD-ITM-04, DDD-SUR-15)', () => {
  const { table, state, survivor } = aGame({
    survivors: { leo: { startingCard: false, cards: ['automatic-1'] }, nina: {}, jack: { room: at(1, 3) } },
    creature: ['zombie-dog', at(4, 3)],
  });
  const [leo, nina] = [survivor('leo'), survivor('nina')];
  perform(
    attack(table, leo, weaponIn(leo)),
    survivorFaces('success', 'success'),
    ...['hit:creature', 'location:0', 'hit:creature', 'location:1'],
    ...['hit:creature', 'location:1', 'hit:creature', 'location:2'],
  );
  expect(creatureMovement(state, 3)).toBe(2);
  expect(ignoredBites(state)).toBe(1);
  expect(creatureDice(state)).toBe(3);

  perform(
    attack(table, nina, weaponIn(nina)),
    survivorFaces('success', 'success'),
    'hit:creature',
    'location:2',
    'hit:creature',
  );
  expect(state.creature).toBeNull();
  expect(state.creatures.bottom).toEqual(['zombie-dog']);
  expect([leo.xp, nina.xp, survivor('jack').xp]).toEqual([2, 2, 2]);
});
