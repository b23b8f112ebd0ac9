/** The eleven Heroes. */
export const HERO_NAMES_EN = {
  'crusader': 'Crusader',
  'hellion': 'Hellion',
  'bounty-hunter': 'Bounty Hunter',
  'highwayman': 'Highwayman',
  'vestal': 'Vestal',
  'jester': 'Jester',
  'plague-doctor': 'Plague Doctor',
  'arbalest': 'Arbalest',
  'grave-robber': 'Grave Robber',
  'occultist': 'Occultist',
  'abomination': 'Abomination',
} as const satisfies Record<string, string>;

/** The Monsters of the deck. */
export const MONSTER_NAMES_EN = {
  'bone-soldier': 'Bone Soldier',
  'bone-courtier': 'Bone Courtier',
  'bone-arbalist': 'Bone Arbalist',
  'bone-defender': 'Bone Defender',
  'bone-captain': 'Bone Captain',
  'bone-spearman': 'Bone Spearman',
  'bone-bearer': 'Bone Bearer',
  'cultist-brawler': 'Cultist Brawler',
  'cultist-acolyte': 'Cultist Acolyte',
  'brigand-cutthroat': 'Brigand Cutthroat',
  'brigand-fusilier': 'Brigand Fusilier',
  'brigand-bloodletter': 'Brigand Bloodletter',
  'maggot': 'Maggot',
  'webber': 'Webber',
  'spitter': 'Spitter',
  'bone-rabble': 'Bone Rabble',
  'madman': 'Madman',
  'pliskin': 'Pliskin',
  'ghoul': 'Ghoul',
  'gargoyle': 'Gargoyle',
  'rattler': 'Rattler',
  'brigand-raider': 'Brigand Raider',
  'brigand-hunter': 'Brigand Hunter',
  'adder': 'Adder',
  'ascended-brawler': 'Ascended Brawler',
  'ascended-witch': 'Ascended Witch',
  'rapturous-cultist': 'Rapturous Cultist',
  'cultist-priest': 'Cultist Priest',
  'malignant-growth': 'Malignant Growth',
  'flesh-hound': 'Flesh Hound',
  'polyp': 'Polyp',
  'antibody': 'Antibody',
  'defensive-growth': 'Defensive Growth',
} as const satisfies Record<string, string>;

/** The Bosses of the Ruins and what comes with them, on cards of three Levels. */
export const RUINS_BOSS_NAMES_EN = {
  'necromancer': 'Necromancer',
  'prophet': 'Prophet',
  'collector': 'Collector',
  'collected-highwayman': 'Collected Highwayman',
  'collected-man-at-arms': 'Collected Man at Arms',
  'collected-vestal': 'Collected Vestal',
  'fanatic': 'Fanatic',
  'pyre': 'Pyre',
} as const satisfies Record<string, string>;

/** Of whom there are several at once. */
export const REFLECTION_NAMES_EN = {
  'perfect-reflection': 'Perfect Reflection',
  'imperfect-reflection': 'Imperfect Reflection',
} as const satisfies Record<string, string>;

/** The other Bosses, what comes with them, and whom the Circus has. */
export const BOSS_NAMES_EN = {
  'wooden-pew': 'Wooden Pew',
  'templars': 'Templars',
  'templar-impaler': 'Templar Impaler',
  'templar-warlord': 'Templar Warlord',
  'mammoth-cyst': 'Mammoth Cyst',
  'white-cell-stalk': 'White Cell Stalk',
  'shuffling-horror': 'Shuffling Horror',
  'ancestor-1': 'Ancestor 1st Form',
  'ancestor-2': 'Ancestor 2nd Form',
  'absolute-nothingness': 'Absolute Nothingness',
  'gestating-heart': 'Gestating Heart',
  'heart-of-darkness': 'Heart of Darkness',
  'butcher': 'Butcher',
  'puppets': 'Puppets',
  'ancestor': 'Ancestor',
} as const satisfies Record<string, string>;
