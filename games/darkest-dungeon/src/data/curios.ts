import type { Effect } from './effects.ts';
import type { ProvisionId } from './provisions.ts';

/** What may be paid after the draw, once (DD-EXP-14 and the ledger's note on offers). */
export interface CurioOffer {
  readonly pay: ProvisionId | { readonly gold: number };
  readonly does: /** Besides the positive part. */
    | { readonly also: readonly Effect[] }
    /** Instead of the positive part. */
    | { readonly instead: readonly Effect[] }
    | 'no-negative-part';
}

/** A Curio Card: ours. A spent Torch cancels the negative part only. */
export interface Curio {
  readonly positive: readonly Effect[];
  readonly negative: readonly Effect[];
  readonly offer?: CurioOffer;
}

export const CURIOS = {
  'alms-box': { positive: [['gold', 'd10']], negative: [['stress', 1]] },
  'cracked-coffer': {
    positive: [['gold', 'd10']],
    negative: [['bleed', 2, 2]],
    offer: { pay: 'tool', does: { also: [['gold', 5]] } },
  },
  'sealed-sarcophagus': {
    positive: [['d10', [4, [['trinket']]], [10, [['gold', 4]]]]],
    negative: [['d10', [4, [['disease']]], [10, [['stress', 1]]]]],
    offer: { pay: 'tool', does: { instead: [['trinket']] } },
  },
  'nameless-reliquary': { positive: [['trinket']], negative: [['gain-quirk', 'negative']] },
  'whispering-shelves': {
    positive: [['d10', [3, [['gain-quirk', 'positive']]], [10, [['reveal', 1]]]]],
    negative: [['stress', 1]],
  },
  'surveyors-desk': { positive: [['reveal', 2]], negative: [['light', -1]] },
  'scratched-wall': {
    positive: [['fewer-dice']],
    negative: [['stress', 1]],
    offer: { pay: 'torch', does: { also: [['reveal-adjacent']] } },
  },
  'pilgrims-pack': { positive: [['roll-provisions', 2]], negative: [['d10', [3, [['disease']]], [10, []]]] },
  'refectory-table': {
    positive: [['heal', { perHeroLevel: 2 }]],
    negative: [['blight', 1, 3]],
    offer: { pay: 'food', does: { also: [['others', ['heal', { perHeroLevel: 1 }]]] } },
  },
  'stagnant-font': {
    positive: [
      ['heal', { perHeroLevel: 2 }],
      ['remove', 'bleed', 'blight'],
    ],
    negative: [['d10', [4, [['disease']]], [10, []]]],
    offer: { pay: 'potion', does: { also: [['stress', -2]] } },
  },
  'candle-shrine': { positive: [['light', 2]], negative: [['wounds', { perDungeonLevel: 1 }]] },
  'gaolers-lantern': { positive: [['provision', 'torch']], negative: [['light', -1]] },
  'splintered-confessional': { positive: [['stress', -3]], negative: [['others', ['stress', 1]]] },
  'penitents-frame': {
    positive: [['or-else', ['cure-quirk'], ['stress', -1]]],
    negative: [['wounds', { perDungeonLevel: 2 }]],
    offer: { pay: 'bandage', does: 'no-negative-part' },
  },
  'tarnished-mirror': {
    positive: [['gain-quirk', 'positive']],
    negative: [['d10', [5, [['gain-quirk', 'negative']]], [10, [['stress', 2]]]]],
  },
  'empty-harness': {
    positive: [
      ['buff', 3],
      ['protection', 2],
    ],
    negative: [['mark', 3]],
  },
  'mute-war-drum': { positive: [['all', ['buff', 2]]], negative: [['stress', 2]] },
  'simmering-alembic': {
    positive: [['provision', 'potion']],
    negative: [['blight', 2, 2]],
    offer: { pay: 'potion', does: { also: [['cure-disease']] } },
  },
  'surgeons-roll': {
    positive: [
      ['provision', 'bandage'],
      ['heal', 1],
    ],
    negative: [['bleed', 1, 3]],
  },
  'burial-urns': { positive: [['gold', 'd10']], negative: [['d10', [4, [['disease']]], [10, []]]] },
  'drowned-idol': {
    positive: [['d10', [5, [['gold', '2d10']]], [10, [['trinket']]]]],
    negative: [
      ['others', ['stress', 1]],
      ['light', -1],
    ],
  },
  'hanged-scout': { positive: [['reveal-adjacent'], ['roll-provisions', 1]], negative: [['stress', 2]] },
  'bottomless-well': {
    positive: [['stress', -1]],
    negative: [['d10', [2, [['gain-quirk', 'negative']]], [10, []]]],
    offer: { pay: { gold: 3 }, does: { also: [['gain-quirk', 'positive']] } },
  },
  'carrion-nest': {
    positive: [['d10', [5, [['provision', 'food']]], [10, [['gold', 3]]]]],
    negative: [['d10', [5, [['disease']]], [10, [['wounds', { perDungeonLevel: 1 }]]]]],
  },
} as const satisfies Record<string, Curio>;
export type CurioId = keyof typeof CURIOS;
export const CURIO_IDS = Object.keys(CURIOS) as CurioId[];
export const curioOf = (id: CurioId): Curio => CURIOS[id];
