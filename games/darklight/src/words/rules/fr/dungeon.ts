import type { DUNGEON_RULES_EN } from '../en/dungeon.ts';

/** What the rules of this area say, in a sentence or three, for the player who asks, in French. */
export const DUNGEON_RULES_FR = {
  // Terms
  'DL-TRM-01':
    'Un Maudit est le héros d’un joueur, un monstre est un ennemi des Maudits, et un personnage est l’un ou l’autre.',
  'DL-TRM-02':
    'Vous êtes dans une tuile tant que vous êtes sur l’une de ses cases ou sur une case d’une arche qui y tient.',
  'DL-TRM-03':
    'Chaque tuile a sa carte Donjon, et ce qui y est imprimé vaut sur cette tuile. Des tuiles qui ne font que se toucher sont séparées par un mur.',
  'DL-TRM-04':
    'Une arche relie deux tuiles. Elle fait deux cases de large et une de profondeur, et ses cases servent comme les autres.',
  'DL-TRM-05':
    'Les cases d’une arche appartiennent aux deux tuiles qu’elle relie, et les règles des deux y valent. Sans rien au-delà, elles n’appartiennent qu’à une tuile.',
  'DL-TRM-06':
    'Si quelque chose se passe dans la salle d’un Maudit qui se tient sous une arche, son joueur dit laquelle des deux tuiles compte. Pour un monstre, c’est le meneur.',
  'DL-TRM-07':
    'Une arche fermée porte une porte et compte comme un mur : on n’y entre pas, on ne voit pas au travers, rien n’est adjacent par elle. Ouverte, ses deux cases sont praticables.',
  'DL-TRM-08':
    'Herse, Mur gémissant, Porte brisée et Guillotine n’entrent en jeu que par une carte, qui dit comment elles marchent. Une nouvelle remplace l’ancienne.',
  'DL-TRM-09':
    '« Au hasard » parmi des Maudits donne la même chance à tous ceux qui sont concernés : les vivants dans le donjon, sauf si la règle dit autre chose.',
  'DL-TRM-10': 'Quand personne n’est désigné pour départager, le hasard décide.',
  'DL-TRM-11':
    'La distance est le nombre de cases du plus court chemin, la case visée comprise ; un pas en diagonale compte 1. Murs, portes fermées et coins bloqués gênent, personnages et objets bas non. La distance de marche ne suit que des cases praticables.',
  'DL-TRM-12':
    'Le rocher occupe 2 cases sur 2. Personne n’y entre et aucun fauchage ne le passe, mais on voit par-dessus. Sa flèche dit où il roule.',
  'DL-TRM-13': 'Blessures et Folie se comptent en jetons ; les grands valent 5 et n’ont pas d’autre sens.',
  'DL-TRM-14': 'Deux tuiles sont adjacentes quand une arche les relie, que sa porte soit ouverte ou fermée.',
  'DL-TRM-15':
    'Une quête l’emporte sur une carte, et une carte sur les règles générales. Entre cartes, « ne peut pas » l’emporte sur « peut » ; sinon, la plus récente compte.',
  'DL-TRM-16':
    '« Jusqu’à votre prochain tour » finit quand ce tour commence, même si vous êtes mort. « Jusqu’à la fin du combat » est, hors combat, jusqu’à la fin de la manche. « Une fois par tour » compte le tour de qui agit.',
  'DL-TRM-17':
    'Le même effet temporaire employé deux fois sur un personnage compte une fois. Effets de noms différents, objets, poison et séquelles s’ajoutent.',

  // Set-up
  'DL-SET-01': 'Le marqueur des Ténèbres commence sur la case 1 de la roue des Ténèbres.',
  'DL-SET-02': 'Tous les jetons Coffre sont mélangés face cachée ; personne ne sait lequel est lequel.',
  'DL-SET-03':
    'Au début de chaque donjon, chaque pioche est mélangée. Une pioche vide est refaite avec sa défausse ; les trésors de quelqu’un restent dehors.',
  'DL-SET-04': 'Les cartes Monstre ne sont pas mélangées : on les consulte.',
  'DL-SET-07': 'Le prologue donne le ton et ne contient aucune règle.',
  'DL-SET-10':
    'La pioche Donjon est faite de couloirs, d’embranchements et de salles. Les salles de quête et les cartes à crâne restent dehors, sauf si la quête les ajoute.',
  'DL-SET-11':
    'La seconde moitié est faite d’autant de cartes inconnues que le dit la quête, mélangées avec sa salle de quête.',
  'DL-SET-12':
    'La première moitié est posée sur la seconde : la salle de quête est donc dans la seconde. Les cartes inutilisées retournent dans la boîte sans être vues.',
  'DL-SET-13':
    'Le donjon commence par l’escalier d’entrée. Face à ses marches, une seule porte fermée, avec la pioche Donjon derrière elle.',
  'DL-SET-14':
    'Par ordre d’Initiative, la plus haute d’abord, chaque Maudit est placé sur l’une des quatre cases d’escalier, un par case.',
  'DL-SET-15': 'Les quatre cases d’escalier sont aussi la sortie du donjon.',
  'DL-SET-16': 'Ce que la quête dit de sa mise en place passe avant la mise en place habituelle.',
  'DL-SET-17':
    'Le nombre de Maudits au début du donjon est fixé, et toutes les cartes Rencontre et Boss de ce donjon s’y règlent.',
  'DL-SET-18': 'Une carte à crâne que la quête ajoute à une moitié l’allonge d’une carte.',

  // Rounds
  'DL-RND-01': 'Une manche a quatre phases : jet des Ténèbres, exploration, événements, tours.',
  'DL-RND-02': 'Après les quatre phases commence la manche suivante, jusqu’à la fin de la quête.',
  'DL-RND-03': 'Les quatre phases sont les mêmes en combat : les Ténèbres n’attendent pas.',
  'DL-RND-04':
    'Les manches se comptent à partir de 1. Ce qui arrive « n manches plus tard » arrive à la fin de la n-ième manche après celle-ci.',

  // Darkness
  'DL-DRK-01':
    'Le meneur lance le dé des Ténèbres. Son nombre vaut pour toute la manche : pour la Foi, la canalisation et le Cœur maudit.',
  'DL-DRK-02': 'De 2 à 6, le marqueur des Ténèbres ne bouge pas.',
  'DL-DRK-03': 'Sur 1, le marqueur des Ténèbres avance d’une case ; après la dernière vient la case 1.',
  'DL-DRK-04': 'Une case vide ne fait rien.',
  'DL-DRK-05': 'La case du Cœur maudit rend 1 utilisation dépensée, jamais plus qu’il n’y en avait au début.',
  'DL-DRK-06':
    'Sur une case Rencontre, lancez 1d6 : de 1 à 3 une carte Rencontre, de 4 à 6 une carte Événement.',
  'DL-DRK-07': 'Les monstres qu’amène le jet des Ténèbres sont en embuscade.',
  'DL-DRK-08':
    'Un événement qu’amène le jet des Ténèbres est posé face cachée à la tuile d’un Maudit au hasard.',
  'DL-DRK-09': 'Seule compte la case où le marqueur s’arrête.',
  'DL-DRK-10':
    'L’ordre est : dé, points de Foi, marqueur, effet de la case. Quand autre chose que l’exploration déplace le marqueur, sa case est résolue comme au jet des Ténèbres.',

  // Exploration
  'DL-EXP-01':
    'Une arche est inexplorée quand un Maudit l’a ouverte pour la première fois dans une manche passée, qu’elle est ouverte et que rien ne se trouve au-delà.',
  'DL-EXP-02': 'Une arche au plus est explorée par manche ; le meneur choisit laquelle.',
  'DL-EXP-03': 'S’il y a une arche ouverte et inexplorée, il faut en explorer une.',
  'DL-EXP-04': 'La première carte de la pioche Donjon de cette arche est retournée, et sa tuile est prise.',
  'DL-EXP-05':
    'La tuile est jointe à l’arche par l’une de ses flèches rouges : l’entrée. Le meneur choisit parmi celles qui conviennent.',
  'DL-EXP-06':
    'Une porte fermée va sur la flèche la plus éloignée de l’entrée, comptée en pas sur la tuile : l’issue. En cas d’égalité, le meneur choisit.',
  'DL-EXP-07': 'Ce qu’une carte Donjon dit de sa tuile passe avant les règles générales.',
  'DL-EXP-08':
    'Une fois la tuile posée, le marqueur des Ténèbres avance d’une case, résolue comme au jet des Ténèbres.',
  'DL-EXP-09': 'Les monstres qu’amène l’exploration sont en position sur la nouvelle tuile.',
  'DL-EXP-10': 'Un événement qu’amène l’exploration est posé face cachée à la nouvelle tuile.',
  'DL-EXP-11':
    'Quand la salle de quête est posée, le marqueur ne bouge pas, et l’on suit ce que la quête dit de la salle.',
  'DL-EXP-12':
    'Les tuiles ne se recouvrent jamais. Si aucune flèche ne convient avec l’issue la plus éloignée, on essaie la suivante ; puis n’importe quel bord droit comme entrée ; en dernier lieu, la tuile est posée à l’écart, derrière un passage coudé à travers lequel seules des cases adjacentes se voient.',
  'DL-EXP-13': 'Qui se tient sous l’arche quand la tuile est posée est aussitôt dans la nouvelle tuile.',
  'DL-EXP-14':
    'Une position convient quand rien de la tuile ni de ses issues ne recouvre autre chose. Celles qui laissent un champ de 6 cases sur 6 derrière chaque issue passent d’abord.',

  // Junctions
  'DL-JUN-01':
    'Un embranchement a 2 ou 3 issues. S’il reste des flèches, les plus éloignées de l’entrée reçoivent les portes ; en cas d’égalité, le meneur choisit.',
  'DL-JUN-02':
    'À un embranchement, la pioche est distribuée par le dessous, une carte à chaque nouvelle arche à tour de rôle, dans l’ordre que dit le meneur. Chaque arche a ensuite sa propre pioche.',
  'DL-JUN-03': 'Toutes les tuiles au-delà d’une arche viennent de la pioche de cette branche.',
  'DL-JUN-04':
    'La dernière carte d’une pioche est un cul-de-sac. Un embranchement n’a pas plus d’issues qu’il ne reste de cartes.',
  'DL-JUN-05':
    'Quand la salle de quête est piochée, le reste de cette pioche est défaussé et la salle n’a pas d’issue.',
  'DL-JUN-06':
    'Chaque issue fermée a une pioche d’au moins une carte. Les autres branches restent en jeu après la découverte de la salle de quête.',

  // Room treasure
  'DL-TRS-01':
    'Une tuile à trésor reçoit un coffre fermé, s’il en reste. Personne ne sait lequel ; il n’occupe aucune case.',
  'DL-TRS-02': 'Un coffre ne s’ouvre que par une fouille.',

  // Events
  'DL-EVT-01':
    'Un événement au bord d’une tuile est inactif et face cachée jusqu’à son activation ; alors seulement on sait lequel c’est.',
  'DL-EVT-02': 'Plusieurs événements d’une tuile sont résolus l’un après l’autre, le plus ancien d’abord.',
  'DL-EVT-03':
    'Au début de la phase des événements, tous les événements inactifs des tuiles où se trouve un Maudit vivant sont activés. Le meneur choisit l’ordre des tuiles ; sous une arche, on compte pour les deux.',
  'DL-EVT-04':
    'Un événement posé plus tôt dans cette manche est activé dans cette manche, si un Maudit est sur sa tuile.',
  'DL-EVT-05':
    'Entrer sur une tuile à événement inactif ne fait rien avant la prochaine phase des événements.',
  'DL-EVT-06': 'Un événement résolu est défaussé, sauf s’il dit qu’il reste.',
  'DL-EVT-07': 'Les événements sont activés en combat aussi.',
  'DL-EVT-08':
    'Un événement posé pendant la phase des événements attend la manche suivante. Un événement activé est résolu même s’il n’y a plus personne sur sa tuile.',
  'DL-EVT-09':
    'Un Maudit au hasard d’un événement est l’un de ceux de sa tuile. L’armure aide contre ses dégâts, pas contre ses blessures ; esquive et roulade n’y peuvent rien.',
} as const satisfies Record<keyof typeof DUNGEON_RULES_EN, string>;
