/** The numbers of the rulebook ("Other printed numbers", "Town prices", "Equipment limits", "Conquest changes"). */
export const STARTING_COINS = 300;
export const OVERLORD_STARTING_HAND = 3;
export const OVERLORD_DRAW = 2;
export const OVERLORD_HAND_LIMIT = 8;
export const SURGES_A_THREAT = 2;
export const DECK_EMPTY_LOSS = 3;

export const POWER_DICE_LIMIT = 5;
export const TRAIT_LIMIT = 5;
export const MASTER_BOUNTY = 50;
/** DJ-DTH-04, DJ-TWN-05: what is halved is rounded down to a multiple of this. */
export const COIN_STEP = 25;

export const HAND_LIMIT = 2;
export const ARMOR_LIMIT = 1;
export const POTION_LIMIT = 3;
export const OTHER_LIMIT = 2;
export const PACK_LIMIT = 3;

export const GLYPH_CONQUEST = 3;
export const MONEY_MARKER = 100;
export const HEALING_POTION_WOUNDS = 3;
export const GUST_OF_WIND_SIGHT = 5;
export const KNOCKBACK_SPACES = 3;
export const COMMAND_SPACES = 3;
export const MONKEY_POINTS = 5;
export const MONKEY_TIMER = 2;
export const PICO_DICE = 1;

/** DJ-ACT: movement points each movement action costs. */
export const COSTS = {
  'step': 1,
  'glyph': 1,
  'stairs': 1,
  'give': 1,
  'drink': 1,
  'door': 2,
  'chest': 2,
  're-equip': 2,
  'give-pico': 2,
  'climb': 2,
  'jump': 3,
  'shop': 3,
} as const satisfies Record<string, number>;

/** DJ-TWN-06; the vitality potion as DJ-SET-13 rules. */
export const PRICES = {
  healing: 50,
  vitality: 50,
  copper: 250,
  silver: 500,
  gold: 750,
  skill: 1000,
  training: 500,
} as const satisfies Record<string, number>;

export const TRAINING_TOKENS = 4;
