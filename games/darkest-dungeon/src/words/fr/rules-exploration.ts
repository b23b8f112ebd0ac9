import type { EXPLORATION_RULES_EN } from '../en/rules-exploration.ts';

/** What each rule says, in a sentence or three, for the player who asks: Quests, Provisions, exploration, Rooms. */
export const EXPLORATION_RULES_FR = {
  // Setting up a Quest
  'DD-QST-01':
    'Pour une quête générale, piochez deux cartes du niveau actuel et gardez-en une. L’autre quitte la campagne, et celle que vous jouez ne revient pas non plus.',
  'DD-QST-02':
    'Une carte Quête dit ce qui rapporte de l’XP, quels jetons Pièce sont sur le plan, ce qui est particulier, et s’il y a du bois.',
  'DD-QST-03':
    'Le bois est posé près des provisions. Ce n’est pas un dé et il ne compte pas dans leur limite.',
  'DD-QST-04': 'Placez les quatre héros sur la piste Posture dans l’ordre de votre choix.',
  'DD-QST-05': 'Le plan est l’une des douze tuiles de donjon, au hasard.',
  'DD-QST-06': 'Les jetons Pièce de la quête sont mélangés et posés face cachée, un par emplacement.',
  'DD-QST-07': 'Le groupe commence au départ du plan, qui n’est pas une pièce.',
  'DD-QST-08': 'La lumière commence à 5, sauf si le hameau en a décidé autrement.',
  'DD-QST-09': 'Une fois les provisions lancées, l’exploration peut commencer.',
  'DD-QST-10':
    'Les pièces que la quête réserve à ses objectifs sont mises de côté : aucune autre bataille ne s’y déroule.',
  'DD-QST-11':
    'Les compétences s’échangent jusqu’au lancer des dés Provisions ; la quête peut déjà être connue.',
  'DD-QST-12':
    'Le départ compte comme visité. On peut y faire un repérage, y revenir et en partir, mais pas s’y reposer.',
  'DD-QST-13':
    'Dans l’ordre : quête, bois, pièces mises de côté, postures, plan et jetons, lumière, provisions, puis ce qui arrive en entrant.',
  'DD-QST-14': 'Les jetons au hasard viennent des jetons inutilisés des types que la quête autorise.',

  // Provisions
  'DD-PRV-01':
    'Avant un donjon, chaque héros lance deux dés Provisions pour la réserve commune ; les dés en plus se lancent avec. Les dés manquants manquent à l’arrière de la piste.',
  'DD-PRV-02': 'Un Joker est aussitôt tourné sur une autre face, au choix de qui l’a lancé.',
  'DD-PRV-03': 'Les six faces : Nourriture, Bandage, Potion, Torche, Outil et Joker, une de chaque.',
  'DD-PRV-04': 'La réserve commune compte seize dés au plus ; le surplus n’est pas gagné.',
  'DD-PRV-05':
    'Sur le plan, tout héros peut utiliser une provision ; en bataille, seulement pendant son tour, sans action. Elle agit sur le héros qui l’utilise, et le dé est rendu.',
  'DD-PRV-06': 'La nourriture soigne 1. Elle calme aussi la faim.',
  'DD-PRV-07': 'Un bandage retire tout Saignement du héros, ou soigne 1.',
  'DD-PRV-08': 'Une potion retire toute Infection du héros, ou enlève 1 de Stress.',
  'DD-PRV-09': 'Une torche donne Lumière +1, jusqu’à 5, ou empêche un curio de nuire.',
  'DD-PRV-10': 'Un outil ne sert que contre les gravats et les pièges des dés Exploration.',
  'DD-PRV-11':
    'Une provision qui écarte un danger ne fait rien d’autre. La nourriture contre la faim ne soigne pas, mais elle est mangée.',
  'DD-PRV-12':
    'Hors bataille, les provisions s’utilisent entre deux étapes : avant ou après un repérage, entre deux dés, avant ou après une pièce. Jamais au milieu.',
  'DD-PRV-13': 'Une provision peut être utilisée même sans effet ; ce qui réagit au repas réagit quand même.',

  // Exploring
  'DD-EXP-01':
    'Hors bataille, le groupe peut faire un repérage, puis doit explorer, faire marche arrière ou partir.',
  'DD-EXP-02': 'Un repérage coûte 1 de Stress à chaque héros, et tous doivent être d’accord.',
  'DD-EXP-03': 'Un repérage révèle les jetons de toutes les pièces adjacentes.',
  'DD-EXP-04':
    'Après un repérage, chaque héros lance un dé de moins à la prochaine exploration. L’avantage attend pendant une marche arrière et ne se cumule pas.',
  'DD-EXP-05': 'Un seul repérage avant chaque déplacement.',
  'DD-EXP-06':
    'En exploration, ordonnez les postures à volonté, jusqu’au lancer des dés d’un couloir, puis à nouveau une fois la pièce résolue.',
  'DD-EXP-07': 'Les héros se déplacent ensemble et ne se séparent jamais.',
  'DD-EXP-08':
    'Pour explorer, choisissez une pièce adjacente ; chaque héros lance alors deux dés Exploration.',
  'DD-EXP-09':
    'Tous les dés sont lancés d’abord. Puis les héros résolvent les leurs dans l’ordre des postures, chacun dans l’ordre de son choix.',
  'DD-EXP-10': 'Les dés Exploration montrent gravats, faim, terrifiantes ténèbres, curio, piège, ou rien.',
  'DD-EXP-11': 'Gravats : dépensez un outil, ou subissez 1 blessure par niveau de donjon et 1 de Stress.',
  'DD-EXP-12': 'Faim : dépensez une nourriture, ou subissez 2 blessures par niveau de héros.',
  'DD-EXP-13':
    'Terrifiantes ténèbres : dépensez une torche, baissez la lumière de 1, ou subissez 2 de Stress. Cette torche n’éclaire pas, et à 0 il n’y a plus de lumière à perdre.',
  'DD-EXP-15':
    'Piège : dépensez un outil, ou subissez une attaque de précision 8 pour 2 dégâts par niveau de donjon. Sur 1 ou 2, elle est critique : 4 par niveau et 1 de Stress. Votre esquive compte, et Protection divise par deux.',
  'DD-EXP-16':
    'Si un héros meurt dans un couloir, ses dés disparaissent. Le remplaçant arrive aussitôt et ne lance rien.',
  'DD-EXP-17': 'Après les dés, le groupe entre dans la pièce, son jeton est retourné et la pièce résolue.',
  'DD-EXP-18':
    'Dans un long couloir, le groupe s’arrête sur le point ; continuer est une autre exploration. On peut y faire un repérage, revenir ou partir, mais pas s’y reposer.',
  'DD-EXP-19': 'Pour un repérage, le point est le lieu adjacent : ce qui est derrière reste caché.',
  'DD-EXP-20':
    'Revenir à un lieu visité ne demande aucun dé et coûte à chaque héros 1 de Stress par couloir.',
  'DD-EXP-21':
    'On peut revenir par plusieurs couloirs d’un coup. Les pièces piégées et sombres du trajet agissent à nouveau ; celles que l’on a fuies ne se traversent pas.',
  'DD-EXP-22':
    'Avant le lancer des dés Exploration, le groupe peut partir de n’importe où, si tous sont d’accord, avec l’XP déjà gagnée. Pas lors d’une quête de boss.',
  'DD-EXP-23': 'Une quête générale ne peut échouer : elle donne de 0 à 3 XP.',
  'DD-EXP-24':
    'Aller à un lieu visité, c’est faire marche arrière ; ailleurs, c’est explorer, quel que soit le couloir.',
  'DD-EXP-25': 'L’ordre des dés est fixé quand on les lance ; rien ne le change ensuite.',
  'DD-EXP-26': 'Une quête générale ne finit que lorsque vous partez.',

  // Rooms
  'DD-ROM-01': 'Vide : il ne se passe rien, et la pièce est sécurisée.',
  'DD-ROM-02':
    'Pièce piégée : chaque héros subit le niveau de donjon en blessures et Stress, répartis par son joueur.',
  'DD-ROM-03': 'Une pièce piégée n’est jamais sécurisée ; elle frappe à chaque entrée.',
  'DD-ROM-04': 'Pièce sombre : Lumière −1, jusqu’à 0.',
  'DD-ROM-05': 'Une pièce sombre n’est jamais sécurisée ; elle agit à chaque entrée.',
  'DD-ROM-06': 'Antre : une bataille aussitôt. La victoire sécurise la pièce.',
  'DD-ROM-07':
    'Pièce à curio : un d10 décide. De 1 à 5, il faut se battre ; de 6 à 10, elle est sécurisée aussitôt.',
  'DD-ROM-09': 'Trésor : une bataille aussitôt. La victoire sécurise la pièce et donne 20 pièces d’or.',
  'DD-ROM-10': 'Pièce d’objectif : toujours gardée. La carte Quête dit le reste.',
  'DD-ROM-11': 'Une pièce sécurisée n’a plus de jeton, et il ne s’y passe plus rien.',
  'DD-ROM-12': 'On ne se repose pas dans une pièce piégée ou sombre : elles ne sont jamais sécurisées.',
  'DD-ROM-13': 'Un jeton révélé le reste ; la pièce est résolue quand on y entre.',
  'DD-ROM-14': 'Une pièce d’objectif sans règle propre est sécurisée par la victoire.',

  // The Darkest Dungeon
  'DD-DDG-01': 'La dixième quête est une quête de boss : y échouer, c’est perdre la campagne.',
  'DD-DDG-02': 'Le Donjon ténébreux n’a que ses propres monstres, tous de niveau 3.',
  'DD-DDG-03':
    'Une de ses trois quêtes est piochée. Elle donne 3 XP et vous épargne une forme du dernier boss.',
  'DD-DDG-04': 'Son plan est l’une de deux tuiles à seize emplacements.',
  'DD-DDG-05':
    'L’objectif et deux autres jetons sont mélangés sur les trois emplacements de boss, le reste ailleurs.',
  'DD-DDG-06': 'Il a ses propres cartes Pièce et tuiles.',
  'DD-DDG-07': 'Les breloques qu’on y trouve sont de niveau 3.',
  'DD-DDG-08': 'Attributs, maladies, vertus, afflictions et curios restent les mêmes.',
  'DD-DDG-09':
    'Les jetons Vide sont des sites d’excavation : chaque héros lance un dé Provisions, et le groupe se repose pour 8 points sans bois. Puis la pièce est sécurisée.',
  'DD-DDG-10': 'Le bois de la quête reste utilisable.',
  'DD-DDG-11':
    'La quête nomme le boss de la pièce d’objectif. Tout le reste est comme dans un donjon de niveau 3.',

  // Boss Quests
  'DD-BOS-03':
    'Une pièce en bordure n’a qu’un couloir. L’objectif est dans l’une d’elles, mêlé à des jetons au hasard dans les autres.',
  'DD-BOS-04': 'Lors d’une quête de boss, le groupe ne peut partir avant la mort du boss.',
  'DD-BOS-05': 'Entrer dans la pièce d’objectif déclenche la bataille contre le boss, dans sa propre pièce.',
  'DD-BOS-13': 'Fuir une bataille ordinaire lors d’une quête de boss n’est pas un échec.',
  'DD-BOS-14':
    'Jusqu’à la pièce d’objectif, la menace continue ; pièces, repos et repérage fonctionnent comme toujours.',

  // Difficulty
  'DD-MOD-03':
    'Radieux : chaque héros lance un dé Provisions et choisit la face de l’autre. Les dés en plus sont lancés.',
  'DD-MOD-04': 'Radieux : chaque héros lance un dé Exploration, et aucun après un repérage.',
} as const satisfies Record<keyof typeof EXPLORATION_RULES_EN, string>;
