import { expect, test } from 'vitest';
import { QUIRK_IDS, quirkOf, type QuirkId, quirksOf } from '../../src/data/quirks.ts';
import { cardSays } from './says.ts';

// biome-ignore format: the ledger's tables
const NEGATIVE: Readonly<Partial<Record<QuirkId, string>>> = {
  'anemic': 'bleed-applied: bleed 1 3',
  'bad-gambler': 'rolled-10: wounds 1/level',
  'clumsy': 'damage-taken: debuff 1',
  'fear-of-the-unknown': 'curio: stress 1',
  'fragile': 'damage +1',
  'infirm': 'healing -1',
  'light-sensitive': 'light-up: wounds 2/level',
  'nervous': 'stress +1',
  'night-blindness': 'light-down: stress 1',
  'nocturnal': 'light-up: stress 1',
  'mercurial': 'virtue-chance -1',
  'off-guard': 'damage-taken: stress 1',
  'shocker': 'critical-suffered: stun 1',
  'slow-reflexes': 'trap-dodge -2',
  'soft': 'stress-suffered: wounds 1/level',
  'stress-eater': 'food-eaten: stress 1',
  'thin-blooded': 'blight-applied: blight 1 3',
  'weak-grip': 'critical-suffered: stress 1',
};
// biome-ignore format: the ledger's tables
const POSITIVE: Readonly<Partial<Record<QuirkId, string>>> = {
  'balanced': 'shuffle -1',
  'clotter': 'bleed-turns -1',
  'early-riser': 'light-up: buff 2',
  'evasive': 'dodged: stress -1',
  'fast-healer': 'healing +1/level',
  'hard-noggin': 'stun-turns -1',
  'hard-skinned': 'critical-damage half',
  'hoarder': 'curio-rolled: stress -1',
  'night-owl': 'light-down: stress -1',
  'on-guard': 'damage -1',
  'photomania': 'light-up: stress -1',
  'quick-reflexes': 'trap-dodge +2',
  'resilient': 'recovery +1',
  'skilled-gambler': 'rolled-1: stress -1',
  'stress-faster': 'food-eaten: stress -1',
  'thick-blooded': 'blight-turns -1',
  'warrior-of-light': 'light-up: heal 2/level',
};

test('DD-QRK-09 there are 18 Negative and 17 Positive Quirks', () => {
  expect(quirksOf('negative').sort()).toEqual(Object.keys(NEGATIVE).sort());
  expect(quirksOf('positive').sort()).toEqual(Object.keys(POSITIVE).sort());
  expect([quirksOf('negative').length, quirksOf('positive').length]).toEqual([18, 17]);
});

test.each(QUIRK_IDS)('DD-QRK-09 %s is as printed', id => {
  expect(cardSays(quirkOf(id))).toBe(NEGATIVE[id] ?? POSITIVE[id]);
});
