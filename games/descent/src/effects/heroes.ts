import type { CodedHeroId } from '../data/heroes.ts';
import { heal } from '../rules/healing.ts';
import type { Effect } from './effect.ts';

/** The abilities of the sheets that are more than standing data; see the rulings for heroes in the ledger. */
export const HERO_EFFECTS = {
  'andira-runehand': {},
  'battlemage-jaes': { allowsRunes: true },
  'bogran-the-shadow': {},
  'grey-ker': {},
  'ispher': {
    *atTurnStart(table, hero) {
      heal(table, hero, 1, 'DJ-HRT-02');
    },
  },
  'lyssa': {},
  'mordrog': {},
  'one-fist': { handLimit: 1 },
  'red-scorpion': {},
  'runewitch-astarra': {},
  'silhouette': {},
  'sir-valadir': { diceForFatigue: 2 },
  'steelhorns': {},
  'trenloe-the-strong': {},
  'varikas-the-dead': {},
} as const satisfies Record<CodedHeroId, Effect>;
