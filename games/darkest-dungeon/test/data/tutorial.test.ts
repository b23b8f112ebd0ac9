import { expect, test } from 'vitest';
import { OLD_ROAD, stepCard, TUTORIAL_STEPS } from '../../src/data/tutorial.ts';
import { MONSTER_CARDS, kindOfCard } from '../../src/data/monsters.ts';
import { EN } from '../../src/words/en.ts';
import { FR } from '../../src/words/fr.ts';

test('every step of the tutorial has its words in both languages, and follows only steps that are', () => {
  expect(TUTORIAL_STEPS.length).toBe(46);
  for (const step of TUTORIAL_STEPS) {
    expect(EN).toHaveProperty([`tutorial-${step}`]);
    expect(FR).toHaveProperty([`tutorial-${step}`]);
    for (const other of [stepCard(step).after, stepCard(step).then])
      if (other !== undefined) expect(TUTORIAL_STEPS).toContain(other);
  }
});

test('DD-QST-06 The Old Road has five Rooms, three Battles at most, and seven Provisions besides the Wild one', () => {
  expect(Object.values(OLD_ROAD.tokens)).toEqual(['empty', 'lair', 'curio', 'dark', 'objective']);
  expect(Object.values(OLD_ROAD.provisions).reduce((sum, dice) => sum + dice, 0) + OLD_ROAD.wild).toBe(8);
  for (const { monsters } of Object.values(OLD_ROAD.battles))
    for (const kind of monsters)
      expect(MONSTER_CARDS.filter(card => kindOfCard(card) === kind).length).toBeGreaterThanOrEqual(
        monsters.filter(one => one === kind).length,
      );
});
