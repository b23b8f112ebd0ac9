import { QUESTS_PLAY_EN } from './quests-play.ts';
import { FOUR_LIGHTS_EN } from './quests/four-lights.ts';
import { INTO_THE_DARK_EN } from './quests/into-the-dark.ts';
import { THE_ASH_CROWN_EN } from './quests/the-ash-crown.ts';
import { THE_BEASTS_OF_HARROW_EN } from './quests/the-beasts-of-harrow.ts';
import { THE_BELL_OF_SAINT_ORLA_EN } from './quests/the-bell-of-saint-orla.ts';
import { THE_DROWNING_VAULT_EN } from './quests/the-drowning-vault.ts';
import { THE_LAMPLIGHTER_EN } from './quests/the-lamplighter.ts';
import { THE_SUNDERED_STAIR_EN } from './quests/the-sundered-stair.ts';
import { THE_WEAVERS_KNOT_EN } from './quests/the-weavers-knot.ts';

export const QUESTS_EN = {
  ...QUESTS_PLAY_EN,
  ...INTO_THE_DARK_EN,
  ...THE_LAMPLIGHTER_EN,
  ...THE_DROWNING_VAULT_EN,
  ...THE_SUNDERED_STAIR_EN,
  ...THE_BELL_OF_SAINT_ORLA_EN,
  ...THE_WEAVERS_KNOT_EN,
  ...THE_BEASTS_OF_HARROW_EN,
  ...FOUR_LIGHTS_EN,
  ...THE_ASH_CROWN_EN,
} as const satisfies Record<string, string>;
