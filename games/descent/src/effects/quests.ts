import type { QuestId } from '../data/quests.ts';
import type { State } from '../state.ts';
import { FOUR_LIGHTS_RULES } from './quests/four-lights.ts';
import type { QuestRules } from './quests/quest-rules.ts';
import { THE_ASH_CROWN_RULES } from './quests/the-ash-crown.ts';
import { THE_BEASTS_OF_HARROW_RULES } from './quests/the-beasts-of-harrow.ts';
import { THE_BELL_OF_SAINT_ORLA_RULES } from './quests/the-bell-of-saint-orla.ts';
import { THE_DROWNING_VAULT_RULES } from './quests/the-drowning-vault.ts';
import { THE_LAMPLIGHTER_RULES } from './quests/the-lamplighter.ts';
import { THE_SUNDERED_STAIR_RULES } from './quests/the-sundered-stair.ts';
import { THE_WEAVERS_KNOT_RULES } from './quests/the-weavers-knot.ts';

/** The special rules of a quest, by its id; Into the Dark has none. */
export function questRules({ quest: { id } }: State): QuestRules {
  if (last === null || last.id !== id) last = { id, rules: (KEPT[id] ??= inFull(rulesOf(id))) };
  return last.rules;
}

const KEPT: Partial<Record<QuestId, QuestRules>> = {};

/** With a place for every part, so that the rules of all quests are alike to the machine. */
const inFull = (rules: QuestRules): QuestRules => ({ ...NO_PARTS, ...rules }) as QuestRules;

/** Asked at every turn, and nearly always of the same quest as before. */
let last: { readonly id: QuestId; readonly rules: QuestRules } | null = null;

/** A function, so that quests and general rules may import each other. */
function rulesOf(id: QuestId): QuestRules {
  switch (id) {
    case 'into-the-dark':
      return NONE;
    case 'the-lamplighter':
      return THE_LAMPLIGHTER_RULES;
    case 'the-drowning-vault':
      return THE_DROWNING_VAULT_RULES;
    case 'the-sundered-stair':
      return THE_SUNDERED_STAIR_RULES;
    case 'the-bell-of-saint-orla':
      return THE_BELL_OF_SAINT_ORLA_RULES;
    case 'the-weavers-knot':
      return THE_WEAVERS_KNOT_RULES;
    case 'the-beasts-of-harrow':
      return THE_BEASTS_OF_HARROW_RULES;
    case 'four-lights':
      return FOUR_LIGHTS_RULES;
    case 'the-ash-crown':
      return THE_ASH_CROWN_RULES;
  }
}

const NONE: QuestRules = {};

const NO_PARTS: Readonly<Record<keyof QuestRules, undefined>> = {
  monsterArmor: undefined,
  monsterSpeed: undefined,
  monsterWounds: undefined,
  monsterAttacks: undefined,
  monsterAbilities: undefined,
  allyArmor: undefined,
  bravesFear: undefined,
  isGrounded: undefined,
  mayHeroEnter: undefined,
  mayMonsterUseStairs: undefined,
  maySpawnAt: undefined,
  mayMonsterEnter: undefined,
  mayMonsterEnd: undefined,
  mayMonsterOpen: undefined,
  mayReuse: undefined,
  mayClose: undefined,
  mayTravel: undefined,
  mayAllyEnter: undefined,
  mayAttackAlly: undefined,
  mayMeet: undefined,
  heroActions: undefined,
  monsterActions: undefined,
  startingGlyph: undefined,
  onSetUp: undefined,
  areaMonsters: undefined,
  onAreaRevealed: undefined,
  onRunekey: undefined,
  onEncounter: undefined,
  onHeroTurnEnd: undefined,
  onAllyMoved: undefined,
  onAllyFallen: undefined,
  onHeroLeaving: undefined,
  onSpawnStep: undefined,
  onActivationStep: undefined,
  onActivationEnd: undefined,
  onOverlordTurnEnd: undefined,
  onMonsterWounded: undefined,
  afterAttack: undefined,
  onMonsterKilled: undefined,
  onEndOfRound: undefined,
  conceal: undefined,
  isCompleted: undefined,
};
