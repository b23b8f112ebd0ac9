import { expect, test } from 'vitest';
import { type DiseaseId, DISEASE_IDS, diseaseOf } from '../../src/data/diseases.ts';
import { cardSays } from './says.ts';

const DISEASES: Readonly<Record<DiseaseId, string>> = {
  'black-plague': 'blight-applied: blight 1 2, wounds 2/level',
  'bulimic': 'food-eaten: lose-food, stress 1',
  'creeping-cough': 'rubble: bleed 1 4',
  'ennui': 'virtue-chance -1',
  'hemophilia': 'bleed-applied: bleed 1 2, wounds 2/level',
  'lethargy': 'move-action: wounds 1/level',
  'spotted-fever': 'damage-taken: blight 1 2',
  'syphilis': 'damage-taken: wounds 1/level',
  'tapeworm': 'hunger: bleed 1 4',
  'the-worries': 'stress +1; stress-suffered: wounds 2',
  'vertigo': 'shuffled: stress 2',
};

test('DD-DIS-04 there are 11 Diseases', () => {
  expect(DISEASE_IDS).toHaveLength(11);
});

test.each(DISEASE_IDS)('DD-DIS-04 %s is as printed', id => {
  expect(cardSays(diseaseOf(id))).toBe(DISEASES[id]);
});
