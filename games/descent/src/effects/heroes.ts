import type { RuleId } from '@tenebrae/kernel';
import type { CodedHeroId } from '../data/heroes.ts';
import { isOnBoard } from '../rules/figures.ts';
import { heal, recoverFatigue } from '../rules/healing.ts';
import { spacesWithin } from '../rules/spaces.ts';
import { activateGlyph } from '../rules/stairs-and-glyphs.ts';
import type { Effect } from './effect.ts';
import { AMBUSH, CLOSE_RUNES, EVASION, STRONG_ARM } from './heroes-attack.ts';
import { BLOW_OF_THE_FIST, CHANGE_OF_ACTION, CHARGE, swapOrder, tradeStrength } from './heroes-turn.ts';

const RULE: RuleId = 'DJ-CRD-10';

const RUNEWITCH_SPACES = 6;

/** The abilities of the sheets that are more than standing data; see the rulings for heroes in the ledger. */
export const HERO_EFFECTS = {
  'andira-runehand': CLOSE_RUNES,
  'battlemage-jaes': { allowsRunes: true },
  'bogran-the-shadow': AMBUSH,
  'grey-ker': { actions: [CHANGE_OF_ACTION] },
  'ispher': {
    *atTurnStart(table, hero) {
      heal(table, hero, 1, 'DJ-HRT-02');
    },
  },
  'lyssa': EVASION,
  // Once for all wounds that he suffers at the same time, if he survives them.
  'mordrog': {
    *afterWounds(table, hero) {
      recoverFatigue(table, hero, 1, RULE);
    },
  },
  'one-fist': { handLimit: 1, actions: [BLOW_OF_THE_FIST] },
  'red-scorpion': { atTurnStart: tradeStrength },
  // Glyphs near her light up as she comes, seen or not, but not through walls and closed doors.
  'runewitch-astarra': {
    *onEntered(table, hero) {
      const { state } = table;
      const dark = state.glyphs.filter(glyph => !glyph.active);
      if (dark.length === 0 || !isOnBoard(hero)) return;
      const near = spacesWithin(state, [hero.place], RUNEWITCH_SPACES);
      for (const glyph of dark) if (near.includes(glyph.square)) activateGlyph(table, glyph, hero, RULE);
    },
  },
  'silhouette': { atAnyTime: swapOrder },
  'sir-valadir': { diceForFatigue: 2 },
  'steelhorns': { actions: [CHARGE] },
  'trenloe-the-strong': STRONG_ARM,
  'varikas-the-dead': {
    *atTurnStart(table, hero) {
      recoverFatigue(table, hero, 1, 'DJ-HRT-02');
    },
  },
} as const satisfies Record<CodedHeroId, Effect>;
