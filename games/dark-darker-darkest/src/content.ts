import { CODE_CHIPS } from './data/code-chips.ts';
import { CODE_TOKENS } from './data/code-tokens.ts';
import { CREATURES } from './data/creatures.ts';
import { EQUIPMENT_DECK, STARTING_CARDS } from './data/equipment.ts';
import { NEMESES } from './data/nemeses.ts';
import { RADIOACTIVE_CARDS } from './data/radioactive.ts';
import { SKILLS } from './data/skills.ts';
import { SPAWN_TOKENS } from './data/spawn-tokens.ts';
import { SPECIAL_SPAWN_TOKENS } from './data/special-zombies.ts';
import { SURVIVORS } from './data/survivors.ts';
import { TILES } from './data/tiles.ts';

/** What is in the boxes, by kind; each id has a name in the words. */
export const content: Readonly<Record<string, readonly string[]>> = {
  survivors: Object.keys(SURVIVORS),
  skills: Object.keys(SKILLS),
  tiles: Object.keys(TILES),
  codeChips: Object.keys(CODE_CHIPS),
  codeTokens: Object.keys(CODE_TOKENS),
  equipmentCards: Object.keys(EQUIPMENT_DECK),
  startingCards: Object.keys(STARTING_CARDS),
  creatures: Object.keys(CREATURES),
  nemeses: Object.keys(NEMESES),
  spawnTokens: Object.keys(SPAWN_TOKENS),
  radioactiveCards: Object.keys(RADIOACTIVE_CARDS),
  specialZombieTokens: Object.keys(SPECIAL_SPAWN_TOKENS),
};
