/** What each rule says, in a sentence or three, for the player who asks. */
export const QUESTS_RULES_FR = {
  'DJ-SET-01':
    'Une quête est choisie avant la partie. Elle donne la carte, le contenu de chaque zone, des règles spéciales, les conquêtes de départ et les conditions de victoire ; quand elle contredit les règles, elle l’emporte.',
  'DJ-SET-02': 'On joue de deux à cinq : un Seigneur du Mal, et des joueurs héros avec quatre héros au plus.',
  'DJ-SET-03': 'Les joueurs s’accordent sur celui qui sera le Seigneur du Mal, ou tirent au sort.',
  'DJ-SET-04':
    'Celui qui siège à la gauche du Seigneur du Mal est le premier héros pour toute la partie. Cela ne veut pas dire qu’il agit le premier.',
  'DJ-SET-17':
    'Les héros partagent une réserve de conquêtes et commencent avec le nombre indiqué par la quête.',
  'DJ-SET-18':
    'Dans l’ordre des sièges, chaque héros est placé sur un glyphe actif ou à côté, un par case ; faute de place, au plus près.',
  'DJ-SET-19': 'Le Seigneur du Mal choisit la quête ; les héros en ignorent le contenu.',
  'DJ-SET-20': 'Les coffres sont mélangés par couleur, numéros cachés.',
  'DJ-SET-21': 'Les cartes de monstres pour ce nombre de joueurs sont visibles de tous.',
  'DJ-SET-22':
    'Toute la carte est posée d’emblée, vide : portes, figurines et marqueurs viennent quand leur zone est révélée.',
  'DJ-SET-23': 'Avant l’arrivée des héros, on place ce qui appartient à la zone de départ.',
  'DJ-SET-24':
    'Chaque coffre placé est tiré au hasard parmi ceux de sa couleur. Seul le Seigneur du Mal voit son numéro.',
  'DJ-SET-25':
    'Le Seigneur du Mal mélange ses 36 cartes et commence avec trois d’entre elles et sans menace.',
  'DJ-SET-26': 'Les deux camps se préparent en même temps ; les figurines de héros sont placées en dernier.',
  'DJ-SET-27': 'La partie commence par les tours des héros du premier round.',
  'DJ-ENC-01': 'Un marqueur de rencontre est placé avec le reste de sa zone.',
  'DJ-ENC-02': 'Un héros qui finit son tour sur une rencontre la déclenche ; passer dessus ne fait rien.',
  'DJ-ENC-03': 'Une rencontre n’a lieu qu’une fois, puis est retirée, sauf si la quête dit qu’elle reste.',
  'DJ-VAR-02':
    'On peut jouer ses propres quêtes : ce sont des données, et un vérificateur dit ce qui ne va pas.',
  'DJ-VAR-03': 'Une quête peut être rejouée, pour la gagner avec plus de jetons.',
  'DJ-VAR-04':
    'Une option, désactivée par défaut, applique les changements apportés plus tard aux règles imprimées.',
} as const satisfies Record<string, string>;
