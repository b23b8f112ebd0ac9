import type { Adjustable, Reaction } from './reactions.ts';

/** DD-QRK-09: what each Quirk does; how it is applied stands in `rules/reactions.ts`. */
export const QUIRKS = {
  'anemic': { sign: 'negative', when: 'bleed-applied', effects: [['bleed', 1, 3]] },
  'bad-gambler': { sign: 'negative', when: 'rolled-10', effects: [['wounds', { perHeroLevel: 1 }]] },
  'clumsy': { sign: 'negative', when: 'damage-taken', effects: [['debuff', 1]] },
  'fear-of-the-unknown': { sign: 'negative', when: 'curio', effects: [['stress', 1]] },
  'fragile': { sign: 'negative', adjusts: 'damage', by: 1 },
  'infirm': { sign: 'negative', adjusts: 'healing', by: -1 },
  'light-sensitive': { sign: 'negative', when: 'light-up', effects: [['wounds', { perHeroLevel: 2 }]] },
  'nervous': { sign: 'negative', adjusts: 'stress', by: 1 },
  'night-blindness': { sign: 'negative', when: 'light-down', effects: [['stress', 1]] },
  'nocturnal': { sign: 'negative', when: 'light-up', effects: [['stress', 1]] },
  'mercurial': { sign: 'negative', adjusts: 'virtue-chance', by: -1 },
  'off-guard': { sign: 'negative', when: 'damage-taken', effects: [['stress', 1]] },
  'shocker': { sign: 'negative', when: 'critical-suffered', effects: [['stun', 1]] },
  'slow-reflexes': { sign: 'negative', adjusts: 'trap-dodge', by: -2 },
  'soft': { sign: 'negative', when: 'stress-suffered', effects: [['wounds', { perHeroLevel: 1 }]] },
  'stress-eater': { sign: 'negative', when: 'food-eaten', effects: [['stress', 1]] },
  'thin-blooded': { sign: 'negative', when: 'blight-applied', effects: [['blight', 1, 3]] },
  'weak-grip': { sign: 'negative', when: 'critical-suffered', effects: [['stress', 1]] },
  'balanced': { sign: 'positive', adjusts: 'shuffle', by: -1 },
  'clotter': { sign: 'positive', adjusts: 'bleed-turns', by: -1 },
  'early-riser': { sign: 'positive', when: 'light-up', effects: [['buff', 2]] },
  'evasive': { sign: 'positive', when: 'dodged', effects: [['stress', -1]] },
  'fast-healer': { sign: 'positive', adjusts: 'healing', by: { perHeroLevel: 1 } },
  'hard-noggin': { sign: 'positive', adjusts: 'stun-turns', by: -1 },
  'hard-skinned': { sign: 'positive', adjusts: 'critical-damage', by: 'half' },
  'hoarder': { sign: 'positive', when: 'curio-rolled', effects: [['stress', -1]] },
  'night-owl': { sign: 'positive', when: 'light-down', effects: [['stress', -1]] },
  'on-guard': { sign: 'positive', adjusts: 'damage', by: -1 },
  'photomania': { sign: 'positive', when: 'light-up', effects: [['stress', -1]] },
  'quick-reflexes': { sign: 'positive', adjusts: 'trap-dodge', by: 2 },
  'resilient': { sign: 'positive', adjusts: 'recovery', by: 1 },
  'skilled-gambler': { sign: 'positive', when: 'rolled-1', effects: [['stress', -1]] },
  'stress-faster': { sign: 'positive', when: 'food-eaten', effects: [['stress', -1]] },
  'thick-blooded': { sign: 'positive', adjusts: 'blight-turns', by: -1 },
  'warrior-of-light': { sign: 'positive', when: 'light-up', effects: [['heal', { perHeroLevel: 2 }]] },
} as const satisfies Record<string, Quirk>;
export type QuirkId = keyof typeof QUIRKS;
export const QUIRK_IDS = Object.keys(QUIRKS) as QuirkId[];

export type QuirkSign = 'positive' | 'negative';
export type Quirk = Reaction & Adjustable & { readonly sign: QuirkSign };
export const quirkOf = (id: QuirkId): Quirk => QUIRKS[id];
export const quirksOf = (sign: QuirkSign): QuirkId[] => QUIRK_IDS.filter(id => QUIRKS[id].sign === sign);
