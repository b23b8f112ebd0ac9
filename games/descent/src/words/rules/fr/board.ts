import type { BOARD_RULES_EN } from '../en/board.ts';

/** What each rule says, in a sentence or three, for the player who asks. */
export const BOARD_RULES_FR = {
  'DJ-BRD-01':
    'Chaque carré du plan est une case, et une figurine occupe toujours des cases précises, le plus souvent une.',
  'DJ-BRD-02':
    'Deux cases qui se touchent par un côté ou un coin sont adjacentes, sauf si un mur ou une porte fermée les sépare. Autour d’un coin, un seul passage libre suffit.',
  'DJ-BRD-03': 'Les figurines n’ont pas d’orientation ; chacune voit de tous côtés.',
  'DJ-BRD-04': 'Certains monstres couvrent deux, quatre ou six cases.',
  'DJ-BRD-05':
    'La distance est la plus courte suite de cases adjacentes, une diagonale comptant 1. Figurines et obstacles ne l’allongent pas, murs et portes fermées si.',
  'DJ-BRD-06':
    'Les figurines rouges sont des maîtres ou des chefs avec leurs propres valeurs ; les beiges sont des monstres normaux.',
  'DJ-BRD-07':
    'Cartes, figurines de monstres, jetons d’entraînement et reliques sont limités par la boîte ; jetons et potions ne manquent jamais.',
  'DJ-BRD-08':
    'Une case vide ne contient ni figurine ni obstacle qui bloque le mouvement. On ne place une figurine que sur des cases révélées et vides, un monstre jamais sur un glyphe actif.',
  'DJ-MOV-01': 'Les points de mouvement d’un héros viennent de sa vitesse et de l’action déclarée.',
  'DJ-MOV-02': 'Un monstre reçoit toujours autant de points de mouvement que sa vitesse.',
  'DJ-MOV-03': 'Une figurine avance case par case ; chaque pas coûte 1 point, en diagonale aussi.',
  'DJ-MOV-04': 'Chaque pas doit rester sur le plateau.',
  'DJ-MOV-05': 'Rien n’oblige à dépenser tous ses points.',
  'DJ-MOV-06': 'On peut traverser ses amis ; les héros passent les héros, les monstres les monstres.',
  'DJ-MOV-07':
    'Nul n’attaque depuis une case partagée ni n’y finit son tour. On n’y entre qu’avec de quoi en ressortir ; qui y reste bloqué va sur la case vide la plus proche.',
  'DJ-MOV-08': 'Passer près d’ennemis ne coûte rien de plus, sauf Aura ou Étreinte.',
  'DJ-MOV-09': 'On n’entre ni dans une porte fermée, ni dans les gravats, ni dans l’eau, ni sur un ennemi.',
  'DJ-MOV-10': 'Un pas en diagonale entre deux obstacles qui se touchent par le coin est permis.',
  'DJ-MOV-11': 'On peut attaquer à tout moment du mouvement ; les points restants demeurent.',
  'DJ-MOV-12': 'Les points de mouvement paient aussi les actions de mouvement.',
  'DJ-MOV-13': 'En avançant, l’unique attaque peut venir avant, pendant ou après les pas.',
  'DJ-MOV-14':
    'Un pas, un saut, sortir d’une fosse, un escalier et l’arrivée de la ville comptent comme une entrée sur la case ; être placé, non.',
  'DJ-MOV-15':
    'Un déplacement forcé ne coûte rien et n’entre que sur la dernière case. Aura, fosses, glyphes et exploration y jouent, pièges et rencontres non.',
  'DJ-MOV-16': 'Les points d’une action sont fixés à sa déclaration, quoi qu’il arrive ensuite à la vitesse.',
  'DJ-LOS-01': 'L’attaquant doit voir la case visée.',
  'DJ-LOS-02':
    'On voit une case si la ligne entre les deux centres est libre. Frôler un coin ne l’interrompt pas.',
  'DJ-LOS-03':
    'Murs, portes fermées, autres figurines et gravats coupent la vue ; les deux bouts de la ligne jamais.',
  'DJ-LOS-04': 'Une grande figurine cache aux autres ses propres cases éloignées.',
  'DJ-LOS-05': 'Un grand monstre n’a besoin de voir que depuis une de ses cases.',
  'DJ-LOS-06': 'On peut voir et viser une case vide, même à côté de monstres cachés.',
  'DJ-LOS-07': 'Fosses, eau, familiers, pions, glyphes et portes ouvertes ne cachent rien.',
  'DJ-LOS-08': 'Du fond d’une fosse on ne voit que sa case ; les autres y voient normalement.',
  'DJ-LOS-09':
    'Sur un escalier on voit l’autre bout et les cases autour ; à côté d’un escalier, l’autre bout. Une figurine entre les deux le cache.',
  'DJ-LOS-10':
    'La vue vaut dans les deux sens, sauf fosses, apparitions, bourrasque, talents qui la dévient et grandes figurines.',
  'DJ-LOS-11':
    'Voir une figurine, c’est voir une de ses cases depuis une des siennes. En ville, nul ne voit ni n’est vu.',
  'DJ-LRG-01':
    'Les molosses infernaux couvrent deux cases, les dragons six, les autres grands monstres quatre.',
  'DJ-LRG-02': 'Un grand monstre occupe toutes ses cases ; on le voit et il voit depuis chacune.',
  'DJ-LRG-03': 'Il ne tombe dans une fosse que si toutes ses cases en sont.',
  'DJ-LRG-04': 'Il ne peut prendre les escaliers.',
  'DJ-LRG-05': 'Une attaque ne le touche qu’une fois, quel que soit le nombre de ses cases couvertes.',
  'DJ-LRG-06': 'La vase le blesserait une fois par mouvement ; cette boîte n’en contient pas.',
  'DJ-LRG-07':
    'Un monstre de deux cases sur deux glisse d’une case dans l’une des huit directions pour 1 point.',
  'DJ-LRG-08': 'Molosses et dragons avancent dans leur longueur, ou pivotent en allant de travers.',
  'DJ-LRG-09': 'Ils peuvent aussi faire un pas de côté en diagonale sans pivoter, jamais droit de côté.',
  'DJ-LRG-10': 'Seules des cases existantes et libres d’obstacles peuvent être nouvellement couvertes.',
  'DJ-LRG-11': 'Chaque Aura le blesse une fois par pas si une case nouvellement couverte la touche.',
  'DJ-LRG-12': 'La portée se compte de la case choisie de l’attaquant à la case visée.',
  'DJ-LRG-13': 'Il n’entre que sur les cases nouvellement couvertes, et à la fin chacune doit être permise.',
  'DJ-LRG-14': 'Un corps peut être en travers d’une porte ouverte, jamais d’un mur ni d’une porte fermée.',
  'DJ-DOR-01': 'Un pion porte est une porte fermée entre quatre cases, deux de chaque côté.',
  'DJ-DOR-02': 'Une porte fermée arrête le mouvement, la vue et toute attaque.',
  'DJ-DOR-03': 'Ouvrir ou fermer une porte coûte 2 points de mouvement.',
  'DJ-DOR-04':
    'Il faut être à côté de la porte fermée : à ses quatre cases ou juste au-delà d’un bout de sa ligne.',
  'DJ-DOR-05': 'Une porte ouverte est mise de côté et revient à sa place quand on la ferme.',
  'DJ-DOR-06': 'Une porte ne se ferme pas sur un grand monstre en travers.',
  'DJ-DOR-07': 'Aucune attaque ne détruit une porte.',
  'DJ-DOR-08': 'Les monstres utilisent les portes normales, jamais celles d’une zone non révélée.',
  'DJ-DOR-09': 'Une porte runique reste verrouillée jusqu’à ce que la clé de sa couleur soit trouvée.',
  'DJ-DOR-10': 'Une clé runique trouvée déverrouille ses portes pour tous les héros jusqu’à la fin.',
  'DJ-DOR-11': 'Les clés runiques ne sont pas des objets et ne prennent pas de place.',
  'DJ-DOR-12': 'Une porte runique déverrouillée coûte 2 points à un héros, comme les autres.',
  'DJ-DOR-13': 'Les monstres n’ouvrent ni ne ferment jamais une porte runique.',
  'DJ-DOR-14':
    'Une porte pas encore posée est fermée. Petites figurines et pions n’empêchent jamais de fermer.',
  'DJ-PRP-01':
    'Une figurine entièrement sur des fosses tombe et subit 1 blessure, sans armure. Au fond, elle ne peut que grimper.',
  'DJ-PRP-02': 'Sortir d’une fosse coûte 2 points et mène sur une case vide à côté.',
  'DJ-PRP-03': 'Depuis une fosse on ne voit rien d’autre ; les autres y voient.',
  'DJ-PRP-04': 'On peut sauter une fosse en ligne droite pour 3 points par case de fosse.',
  'DJ-PRP-05': 'Les gravats bloquent le mouvement et la vue.',
  'DJ-PRP-06': 'L’eau bloque le mouvement mais pas la vue.',
  'DJ-PRP-07':
    'Pour 1 point un héros passe d’un escalier à un autre de même couleur où nul ennemi ne se tient.',
  'DJ-PRP-08': 'Pour les attaques, les deux bouts d’un escalier sont adjacents.',
  'DJ-PRP-09':
    'On peut attaquer, soigner et servir une figurine dans une fosse ; nul autre n’entre sur sa case.',
  'DJ-GLY-01':
    'Les glyphes commencent inactifs, sauf avis de la quête, et ne mènent nulle part avant d’être activés.',
  'DJ-GLY-02':
    'Un héros qui entre sur un glyphe inactif l’active aussitôt, et les héros gagnent 3 conquêtes.',
  'DJ-GLY-03': 'Pour 1 point un héros va d’un glyphe actif à la ville, ou de la ville à tout glyphe actif.',
  'DJ-GLY-04': 'Un héros fait un seul voyage par glyphe à chaque tour.',
  'DJ-GLY-05': 'Les glyphes ne sont pas des objets et restent en place.',
  'DJ-GLY-06': 'Les monstres traversent un glyphe actif mais n’y finissent pas.',
  'DJ-GLY-07':
    'Un monstre sur un glyphe activé sous lui peut rester tant qu’il ne peut bouger ; nul héros n’y arrive. Seuls les héros activent les glyphes.',
  'DJ-EXP-01': 'Une zone est révélée dès qu’un héros en voit une case.',
  'DJ-EXP-02':
    'Le Seigneur du Mal place le contenu de la zone et lit son texte ; puis on reprend où l’on s’était arrêté.',
  'DJ-EXP-03': 'Un escalier mène à une zone que rien d’autre ne relie parfois ; il la révèle.',
  'DJ-EXP-04':
    'S’il manque des figurines, le Seigneur du Mal peut en retirer du plateau ; sinon ces monstres sont omis.',
  'DJ-EXP-05': 'Une zone révélée le reste ; une zone non révélée n’existe pour aucune règle.',
  'DJ-EXP-06':
    'Ce qui ne peut être placé à l’endroit prévu va sur la case permise la plus proche de la zone. De plusieurs zones, le plus petit numéro d’abord.',
  'DJ-TIM-05':
    'Un pas entraîne, dans l’ordre : Aura, chute, glyphe, nouvelles zones ; puis un piège ; puis les réactions des héros.',
  'DJ-NAM-02':
    'Les valeurs d’un monstre nommé sont annoncées à la rencontre ; ses capacités peuvent rester secrètes.',
} as const satisfies Record<keyof typeof BOARD_RULES_EN, string>;
