import { describe, expect, test } from 'vitest';
import { CODE_CHIPS, type CodeChip } from '../../src/data/code-chips.ts';
import { CODE_TOKENS } from '../../src/data/code-tokens.ts';
import { CODE_COLOURS, type CodeColour } from '../../src/data/colours.ts';
import { EQUIPMENT_DECK, type EquipmentCard } from '../../src/data/equipment.ts';
import { SECURITY_MODES, type SecurityMode } from '../../src/data/security-modes.ts';

const chips: readonly CodeChip[] = Object.values(CODE_CHIPS);
const deck: readonly EquipmentCard[] = Object.values(EQUIPMENT_DECK);
const modes: readonly (readonly [string, SecurityMode])[] = Object.entries(SECURITY_MODES);
const key = (icons: readonly CodeColour[]) => [...icons].sort().join('+');

describe('code chips', () => {
  const pairs = chips.filter(({ size }) => size === 2);
  const triples = chips.filter(({ size }) => size === 3);

  test('are 41: every pair of the seven colours once, and 20 different triples', () => {
    expect(chips).toHaveLength(41);
    expect(pairs).toHaveLength(21);
    expect(new Set(pairs.map(({ icons }) => key(icons))).size).toBe(21);
    expect(triples).toHaveLength(20);
    expect(new Set(triples.map(({ icons }) => key(icons))).size).toBe(20);
  });

  test('DDD-UNL-06 show different colours, as many as their back says', () => {
    for (const { size, icons } of chips) {
      expect(icons).toHaveLength(size);
      expect(new Set(icons).size).toBe(size);
    }
  });

  test.each(CODE_COLOURS)('show %s on 6 pairs and on 8 or 9 triples', colour => {
    const having = (some: readonly CodeChip[]) =>
      some.filter(({ icons }) => (icons as readonly CodeColour[]).includes(colour));
    expect(having(pairs)).toHaveLength(6);
    expect([8, 9]).toContain(having(triples).length);
  });

  test('DDD-UNL-02 are matched by the deck: two icons of each by one card, each colour by a dozen cards', () => {
    const shows = (card: EquipmentCard, icon: CodeColour) =>
      (card.icons as readonly CodeColour[]).includes(icon);
    for (const colour of CODE_COLOURS) {
      expect(deck.filter(card => shows(card, colour)).length).toBeGreaterThanOrEqual(12);
    }
    for (const { icons } of chips) {
      expect(Math.max(...deck.map(card => icons.filter(icon => shows(card, icon)).length))).toBe(2);
    }
  });
});

describe('code tokens', () => {
  test('are 21, three of each colour', () => {
    const tokens = Object.values(CODE_TOKENS);
    expect(tokens).toHaveLength(21);
    for (const each of CODE_COLOURS) expect(tokens.filter(({ colour }) => colour === each)).toHaveLength(3);
  });
});

describe('security modes', () => {
  test.each(modes)('DDD-SEC-02, DDD-SEC-05, DDD-SEC-06: the sequence of %s fills its slots', (_, {
    slots,
    sequence,
  }) => {
    const fromChips =
      sequence.kind === 'chips' ? sequence.chips.reduce<number>((sum, size) => sum + size, 0) : 0;
    expect(fromChips + sequence.randomTokens).toBe(slots);
  });

  test('DDD-SEC-02 the tokens suffice for any three chips, since none shows a colour twice', () => {
    const { chips: sizes } = SECURITY_MODES.dark.sequence;
    for (const each of CODE_COLOURS) {
      const tokens = Object.values(CODE_TOKENS).filter(({ colour }) => colour === each);
      expect(tokens.length).toBeGreaterThanOrEqual(sizes.length);
    }
  });

  test('DDD-SEC-07 twice each colour is more than enough for Darkest', () => {
    const { randomTokens, mostOfAColour } = SECURITY_MODES.darkest.sequence;
    expect(CODE_COLOURS.length * mostOfAColour).toBeGreaterThanOrEqual(randomTokens);
  });
});
