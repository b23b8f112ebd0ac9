import { QUESTS_PLAY_FR } from './quests-play.ts';
import { FOUR_LIGHTS_FR } from './quests/four-lights.ts';
import { INTO_THE_DARK_FR } from './quests/into-the-dark.ts';
import { THE_ASH_CROWN_FR } from './quests/the-ash-crown.ts';
import { THE_BEASTS_OF_HARROW_FR } from './quests/the-beasts-of-harrow.ts';
import { THE_BELL_OF_SAINT_ORLA_FR } from './quests/the-bell-of-saint-orla.ts';
import { THE_DROWNING_VAULT_FR } from './quests/the-drowning-vault.ts';
import { THE_LAMPLIGHTER_FR } from './quests/the-lamplighter.ts';
import { THE_SUNDERED_STAIR_FR } from './quests/the-sundered-stair.ts';
import { THE_WEAVERS_KNOT_FR } from './quests/the-weavers-knot.ts';

export const QUESTS_FR = {
  ...QUESTS_PLAY_FR,
  ...INTO_THE_DARK_FR,
  ...THE_LAMPLIGHTER_FR,
  ...THE_DROWNING_VAULT_FR,
  ...THE_SUNDERED_STAIR_FR,
  ...THE_BELL_OF_SAINT_ORLA_FR,
  ...THE_WEAVERS_KNOT_FR,
  ...THE_BEASTS_OF_HARROW_FR,
  ...FOUR_LIGHTS_FR,
  ...THE_ASH_CROWN_FR,
} as const satisfies Record<string, string>;
