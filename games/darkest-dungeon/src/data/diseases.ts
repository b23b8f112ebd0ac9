import type { Adjustable, Reaction } from './reactions.ts';

export type Disease = Reaction & Adjustable;

/** DD-DIS-04. */
export const DISEASES = {
  'black-plague': {
    when: 'blight-applied',
    effects: [
      ['blight', 1, 2],
      ['wounds', { perHeroLevel: 2 }],
    ],
  },
  'bulimic': { when: 'food-eaten', effects: [['lose-food'], ['stress', 1]] },
  'creeping-cough': { when: 'rubble', effects: [['bleed', 1, 4]] },
  'ennui': { adjusts: 'virtue-chance', by: -1 },
  'hemophilia': {
    when: 'bleed-applied',
    effects: [
      ['bleed', 1, 2],
      ['wounds', { perHeroLevel: 2 }],
    ],
  },
  'lethargy': { when: 'move-action', effects: [['wounds', { perHeroLevel: 1 }]] },
  'spotted-fever': { when: 'damage-taken', effects: [['blight', 1, 2]] },
  'syphilis': { when: 'damage-taken', effects: [['wounds', { perHeroLevel: 1 }]] },
  'tapeworm': { when: 'hunger', effects: [['bleed', 1, 4]] },
  'the-worries': { adjusts: 'stress', by: 1, when: 'stress-suffered', effects: [['wounds', 2]] },
  'vertigo': { when: 'shuffled', effects: [['stress', 2]] },
} as const satisfies Record<string, Disease>;
export type DiseaseId = keyof typeof DISEASES;
export const DISEASE_IDS = Object.keys(DISEASES) as DiseaseId[];
export const diseaseOf = (id: DiseaseId): Disease => DISEASES[id];
