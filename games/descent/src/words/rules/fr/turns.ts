import type { TURNS_RULES_EN } from '../en/turns.ts';

/** What each rule says, in a sentence or three, for the player who asks. */
export const TURNS_RULES_FR = {
  'DJ-RND-01': 'À chaque manche, chaque héros joue un tour, puis le Seigneur du Mal joue le sien.',
  'DJ-RND-02': 'À moins de quatre héros, rien ne remplace les tours qui manquent.',
  'DJ-RND-03': 'Les joueurs des héros conviennent, tour après tour, de qui agit ; rien n’est fixé.',
  'DJ-RND-04': 'Chaque héros agit une fois par manche ; quand tous ont agi, c’est au Seigneur du Mal.',
  'DJ-RND-05': 'Le jeton de tour est vert tant que son héros n’a pas agi, puis rouge jusqu’à la fin.',
  'DJ-RND-06': 'Si les joueurs ne s’accordent pas sur l’ordre, le premier héros décide.',
  'DJ-RND-07': 'La fin du tour du Seigneur du Mal est la fin de la manche.',

  'DJ-HRT-01': 'Un héros redresse ses cartes, arrange son équipement, puis accomplit une action.',
  'DJ-HRT-02':
    'Avant cela viennent, dans l’ordre : son ordre, les capacités de début de tour, les brûlures, les toiles et un jeton d’étourdissement. Qui en meurt ne joue pas.',
  'DJ-HRT-03': 'D’abord, il redresse toutes ses cartes épuisées.',
  'DJ-HRT-04': 'Une carte épuisée ne sert plus avant d’être redressée au début d’un tour de son porteur.',
  'DJ-HRT-05': 'Puis il décide librement de ce qu’il porte et de ce qui va au sac ; le reste est lâché.',
  'DJ-HRT-06':
    'Il déclare exactement une action : courir, combattre, avancer ou se préparer. Ce n’est qu’ensuite qu’il peut se fatiguer, boire, donner ou ramasser.',
  'DJ-HRT-07': 'Courir : deux fois sa vitesse en points de mouvement, et aucune attaque.',
  'DJ-HRT-08': 'Combattre : deux attaques au plus, et nul point de mouvement hors de la fatigue.',
  'DJ-HRT-09': 'Une attaque est achevée avant que la suivante soit déclarée.',
  'DJ-HRT-10': 'Chaque attaque peut employer une autre arme en main, jamais une arme du sac.',
  'DJ-HRT-11': 'Avancer : sa vitesse en points de mouvement et une attaque, au moment voulu.',
  'DJ-HRT-12':
    'Se préparer : sa vitesse en points de mouvement ou une attaque, selon ce qu’il commence d’abord, et un ordre à tout moment.',
  'DJ-HRT-13': 'Quand il finit son tour, les points et attaques qui restent sont perdus.',
  'DJ-HRT-14': 'Un héros en ville y joue son tour ; nulle attaque n’y entre ni n’en sort.',
  'DJ-HRT-15': 'Les objets de début de tour servent après l’équipement et avant la déclaration de l’action.',
  'DJ-HRT-16':
    'À la fin il doit se tenir où il peut ; puis viennent une rencontre, l’effet de ses cartes, le délai d’un singe et les déplacements de ses familiers. Mort et métamorphose sautent tout sauf le dernier point.',
  'DJ-HRT-17':
    'Les attaques que donnent les cartes s’ajoutent à l’action, en combattant, avançant ou se préparant ; jamais en courant, étourdi ou singe, sauf si la carte le dit.',

  'DJ-FAT-01': 'La fatigue se dépense jeton par jeton ; sans jeton, rien à dépenser.',
  'DJ-FAT-02':
    'À son tour, un héros peut dépenser 1 fatigue pour 1 point de mouvement, autant qu’il le peut.',
  'DJ-FAT-03': 'Les points achetés par la fatigue servent comme les autres.',
  'DJ-FAT-04':
    'Après le jet de son attaque, un héros peut ajouter des dés noirs contre de la fatigue, un par un, jusqu’à cinq.',
  'DJ-FAT-05': 'La fatigue ne dépasse jamais son maximum.',
  'DJ-FAT-06':
    'Un point acheté peut rester sans emploi, mais on refuse la fatigue là où elle ne servirait à rien : après un échec, au-delà de cinq dés, ou quand nul point ne peut être dépensé.',

  'DJ-ACT-01': 'Ramasser ce qui gît sur sa case est gratuit, à son tour et après la déclaration de l’action.',
  'DJ-ACT-02': 'Lâcher un objet est gratuit ; il est perdu, sauf une relique.',
  'DJ-ACT-03': 'Voyager entre un glyphe actif et la ville coûte 1 point.',
  'DJ-ACT-04': 'Prendre un escalier coûte 1 point.',
  'DJ-ACT-05':
    'Donner une carte ou une potion à un héros adjacent coûte 1 point ; ni pièces ni talents ne se donnent.',
  'DJ-ACT-06': 'Boire une potion portée coûte 1 point.',
  'DJ-ACT-07': 'Ouvrir ou fermer une porte coûte 2 points, aux héros comme aux monstres.',
  'DJ-ACT-08': 'Ouvrir un coffre coûte 2 points à un héros.',
  'DJ-ACT-09': 'Une porte runique déverrouillée coûte 2 points à un héros ; verrouillée, elle reste close.',
  'DJ-ACT-10': 'Réarranger son équipement pendant l’action coûte 2 points.',
  'DJ-ACT-11': 'Sauter coûte 3 points par case de fosse.',
  'DJ-ACT-12': 'Faire des achats en ville coûte 3 points.',
  'DJ-ACT-13': 'Confier Pico à un héros adjacent coûte 2 points.',
  'DJ-ACT-14': 'Sortir d’une fosse coûte 2 points ; même un singe le peut.',
  'DJ-ACT-15':
    'Actions de mouvement, pas et attaques se mêlent dans tout ordre, en ville aussi, et dans une fosse tant que nulle autre case n’est requise.',

  'DJ-FAM-01': 'Un familier commence sur la case de son maître.',
  'DJ-FAM-02': 'Quand le tour de son maître est fini, il peut se déplacer jusqu’à sa vitesse.',
  'DJ-FAM-03':
    'Il marche comme un héros, mais à travers les ennemis aussi, et peut s’arrêter où quelqu’un se tient.',
  'DJ-FAM-04': 'Un familier ne gêne ni la marche, ni la place, ni la vue de personne.',
  'DJ-FAM-05': 'Il ne porte rien et n’accomplit aucune action de mouvement, sauf mention contraire.',
  'DJ-FAM-06': 'Ses yeux n’empêchent pas les apparitions de monstres, sauf mention contraire.',
  'DJ-FAM-07': 'Rien ne peut nuire à un familier.',
  'DJ-FAM-08':
    'Les familiers vont aussitôt en ville avec leur maître et en reviennent avec lui par le glyphe.',
  'DJ-FAM-09': 'Boggs a une vitesse de 4. Nul monstre n’apparaît là où il voit.',
  'DJ-FAM-10':
    'Mata et Kata ont une vitesse de 6 et portent chacun une chose : un don, ou une potion trouvée sur leur case. La remettre à un voisin coûte 1 de leurs points.',
  'DJ-FAM-11':
    'Skye a une vitesse de 5. Les ennemis sur sa case ou à côté n’esquivent ni ne visent et ont 1 armure de moins.',
  'DJ-FAM-12': 'Pico ne marche pas : un héros la porte, et la confie à un héros adjacent pour 2 points.',
  'DJ-FAM-13': 'Qui porte Pico lance un dé noir de plus à chaque attaque, cinq au plus.',
  'DJ-FAM-14': 'Pico commence avec Ronan.',
  'DJ-FAM-15':
    'Murs, portes fermées, gravats, eau et inconnu arrêtent les familiers ; rien d’autre. Ceux d’un singe ne bougent pas.',

  'DJ-EFF-01':
    'Brûlure : au début de son tour, la figurine lance un dé noir par jeton ; chaque fulgurance en ôte un, chaque jeton restant inflige 1 blessure sans égard à l’armure.',
  'DJ-EFF-02': 'Les blessures d’une attaque empoisonnée laissent autant de jetons de poison sur le héros.',
  'DJ-EFF-03':
    'Tout soin ôte d’abord les jetons de poison, un par blessure. Les monstres ne sont pas empoisonnés.',
  'DJ-EFF-04': 'Un monstre normal étourdi perd un jeton au lieu d’être activé.',
  'DJ-EFF-05':
    'Un héros étourdi perd un jeton et n’a qu’une chose : sa vitesse en points de mouvement, une attaque ou un ordre.',
  'DJ-EFF-06':
    'Ce qui demande une action déclarée n’est pas pour l’étourdi. S’équiper, agir contre des points et se fatiguer, si.',
  'DJ-EFF-07': 'Les jetons d’étourdissement s’ajoutent, et il en part un par tour.',
  'DJ-EFF-08': 'Un maître étourdi perd un jeton et soit se déplace, soit attaque.',
  'DJ-EFF-09':
    'Malédiction du dieu singe : qui ouvre le coffre lance un dé noir et, sans face vide, devient un singe.',
  'DJ-EFF-10': 'Le singe prend la place du héros, dont le tour finit aussitôt.',
  'DJ-EFF-11':
    'Un singe parcourt cinq cases au plus et peut sortir d’une fosse, rien d’autre. Il a les blessures et la fatigue du héros, une armure de 0, et ni objets, ni talents, ni ordres.',
  'DJ-EFF-12':
    'Deux jetons de délai partent un à un à la fin de ses tours suivants ; il redevient alors lui-même.',
  'DJ-EFF-13':
    'Toile : un dé noir par jeton au début du tour, chaque fulgurance en ôte un. Tant qu’il en reste, nul point de mouvement n’est dépensé ce tour-ci.',
  'DJ-EFF-14': 'Ce qui ne coûte aucun point reste possible sous la toile et l’étreinte.',
  'DJ-EFF-15': 'La mort ôte à un héros tous les effets durables.',
  'DJ-EFF-16': 'Un maître étourdi ne tire rien du tir rapide, de la rage ni de la charge.',
  'DJ-EFF-17': 'Qui est à l’abri d’un effet n’en reçoit pas les jetons et perd ceux qu’il avait.',
  'DJ-EFF-18':
    'Changé de nouveau, un singe retrouve ses deux jetons de délai. Il peut y avoir plusieurs singes.',

  'DJ-ORD-01': 'Un héros qui se prépare peut poser un de ses quatre ordres près de sa figurine.',
  'DJ-ORD-02': 'Un héros n’a qu’un ordre ; il n’en reçoit pas d’autre avant qu’il soit employé ou ôté.',
  'DJ-ORD-03': 'Un ordre employé ou ôté lui revient pour plus tard.',
  'DJ-ORD-05':
    'La visée se perd par une blessure, tout déplacement, un changement d’équipement et son emploi.',
  'DJ-ORD-06': 'On peut poser la visée et l’employer à l’attaque de la même préparation.',
  'DJ-ORD-14': 'La garde se perd par une blessure, au début de son prochain tour et par son emploi.',
  'DJ-ORD-15': 'Un repos encore là au début de son prochain tour peut lui rendre toute sa fatigue.',
  'DJ-ORD-16': 'Le maximum de fatigue est la valeur imprimée et ce qu’y ajoutent talents et capacités.',
  'DJ-ORD-17': 'Le repos se perd par une blessure, et au début de son prochain tour, employé ou non.',
  'DJ-ORD-18': 'Un héros tué ou changé en singe perd son ordre.',
  'DJ-ORD-22': 'On peut poser un ordre en ville et l’emporter ; seule la visée se perd en se déplaçant.',
} as const satisfies Record<keyof typeof TURNS_RULES_EN, string>;
