import type { FrenchName } from '../forms.ts';

/** The eleven Heroes. */
export const HERO_NAMES_FR = {
  'crusader': ['m', 'Croisé'],
  'hellion': ['f', 'Furie'],
  'bounty-hunter': ['m', 'Chasseur de primes'],
  'highwayman': ['m', 'Bandit'],
  'vestal': ['f', 'Vestale'],
  'jester': ['m', 'Bouffon'],
  'plague-doctor': ['m', 'Médecin de peste'],
  'arbalest': ['f', 'Arbalétrière'],
  'grave-robber': ['f', 'Pilleuse de tombes'],
  'occultist': ['m', 'Occultiste'],
  'abomination': ['f', 'Abomination'],
} as const satisfies Record<string, FrenchName>;

/** The Monsters of the deck. */
export const MONSTER_NAMES_FR = {
  'bone-soldier': ['m', 'Soldat osseux'],
  'bone-courtier': ['m', 'Courtisan osseux'],
  'bone-arbalist': ['m', 'Arbalétrier osseux'],
  'bone-defender': ['m', 'Défenseur osseux'],
  'bone-captain': ['m', 'Capitaine osseux'],
  'bone-spearman': ['m', 'Lancier osseux'],
  'bone-bearer': ['m', 'Porteur osseux'],
  'cultist-brawler': ['m', 'Combattant adepte'],
  'cultist-acolyte': ['m', 'Acolyte adepte'],
  'brigand-cutthroat': ['m', 'Brigand égorgeur'],
  'brigand-fusilier': ['m', 'Brigand fusilier'],
  'brigand-bloodletter': ['m', 'Brigand saigneur'],
  'maggot': ['f', 'Larve'],
  'webber': ['f', 'Tisseuse'],
  'spitter': ['f', 'Cracheuse'],
  'bone-rabble': ['m', 'Manant osseux'],
  'madman': ['m', 'Aliéné'],
  'pliskin': ['m', 'Pliskin'],
  'ghoul': ['f', 'Goule'],
  'gargoyle': ['f', 'Gargouille'],
  'rattler': ['m', 'Crotale'],
  'brigand-raider': ['m', 'Brigand pillard'],
  'brigand-hunter': ['m', 'Brigand chasseur'],
  'adder': ['f', 'Vipère'],
  'ascended-brawler': ['m', 'Combattant supérieur'],
  'ascended-witch': ['f', 'Sorcière supérieure'],
  'rapturous-cultist': ['m', 'Adepte euphorique'],
  'cultist-priest': ['m', 'Prêtre adepte'],
  'malignant-growth': ['f', 'Tumeur maligne'],
  'flesh-hound': ['m', 'Chien de chair'],
  'polyp': ['m', 'Polype'],
  'antibody': ['m', 'Anticorps'],
  'defensive-growth': ['f', 'Tumeur défensive'],
} as const satisfies Record<string, FrenchName>;

/** The Bosses of the Ruins and what comes with them, on cards of three Levels. */
export const RUINS_BOSS_NAMES_FR = {
  'necromancer': ['m', 'Nécromancien'],
  'prophet': ['m', 'Prophète'],
  'collector': ['m', 'Collecteur'],
  'collected-highwayman': ['m', 'Bandit collecté'],
  'collected-man-at-arms': ['m', 'Homme d’armes collecté'],
  'collected-vestal': ['f', 'Vestale collectée'],
  'fanatic': ['m', 'Fanatique'],
  'pyre': ['m', 'Bûcher'],
} as const satisfies Record<string, FrenchName>;

/** Of whom there are several at once. */
export const REFLECTION_NAMES_FR = {
  'perfect-reflection': ['m', 'Reflet parfait'],
  'imperfect-reflection': ['m', 'Reflet imparfait'],
} as const satisfies Record<string, FrenchName>;

/** The other Bosses, what comes with them, and whom the Circus has. */
export const BOSS_NAMES_FR = {
  'wooden-pew': ['m', 'Banc en bois'],
  'templars': ['mp', 'Templiers'],
  'templar-impaler': ['m', 'Templier empaleur'],
  'templar-warlord': ['m', 'Seigneur de guerre templier'],
  'mammoth-cyst': ['m', 'Kyste titanesque'],
  'white-cell-stalk': ['f', 'Tige de globule blanc'],
  'shuffling-horror': ['f', 'Horreur traînante'],
  'ancestor-1': ['f', 'Première forme de l’Ancêtre'],
  'ancestor-2': ['f', 'Deuxième forme de l’Ancêtre'],
  'absolute-nothingness': ['m', 'Néant absolu'],
  'gestating-heart': ['m', 'Cœur en gestation'],
  'heart-of-darkness': ['m', 'Cœur des ténèbres'],
  'butcher': ['f', 'Bouchère'],
  'puppets': ['fp', 'Marionnettes'],
  'ancestor': ['m', 'Ancêtre'],
} as const satisfies Record<string, FrenchName>;
