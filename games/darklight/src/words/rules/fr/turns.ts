import type { TURNS_RULES_EN } from '../en/turns.ts';

/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const TURNS_RULES_FR = {
  // Creating an Accursed
  'DL-ACC-01':
    'Chaque joueur prend l’un des quatre plateaux, jamais deux fois le même ; le côté est affaire de goût. Un joueur peut mener plusieurs Maudits, et ce qui compte les joueurs compte les Maudits.',
  'DL-ACC-02': 'Un nouveau Maudit choisit l’une des quatre compétences de niveau 1 de sa classe.',
  'DL-ACC-03': 'Un Maudit n’apprend que dans le paquet de sa classe, et choisit ce qu’il apprend.',
  'DL-ACC-04':
    'Chaque niveau apporte une compétence dont le niveau est atteint ; aucune ne se prend deux fois.',
  'DL-ACC-05': 'Une compétence est acquise pour de bon et vaut toujours.',
  'DL-ACC-06':
    'Un Maudit commence avec tout l’équipement de son plateau. Il le porte autant qu’il y a de place et peut en changer librement avant la manche 1.',
  'DL-ACC-07': 'La Sorcière de sang commence avec les deux sorts de son plateau.',
  'DL-ACC-08':
    'Un Maudit a autant de jetons Vigueur que d’Endurance au début du donjon. Ensuite l’Endurance n’y change plus rien, seulement ce qui donne un jeton.',
  'DL-ACC-09': 'Au début d’un donjon, toute la Vigueur est disponible.',
  'DL-ACC-10': 'Les joueurs décident ensemble qui porte le Cœur maudit ; ce Maudit est le meneur.',
  'DL-ACC-11':
    'Le meneur fait le jet des Ténèbres, pose les tuiles, déplace les Monstres selon les règles et peut soigner avec le Cœur.',
  'DL-ACC-12':
    'Le Cœur ne change de mains qu’avant un donjon, ou quand son porteur meurt, devient fou ou sort. Il ne s’échange pas.',
  'DL-ACC-13': 'Le Cœur commence un donjon avec 7, 6, 5 ou 4 utilisations pour 1, 2, 3 ou 4 Maudits.',
  'DL-ACC-14':
    'Au début de chaque donjon, l’Exorciste prend au hasard un Miracle de soin, un offensif et un défensif, à la place des anciens.',
  'DL-ACC-15': 'Un nouveau Maudit choisit autant de consommables que le dit son plateau.',
  'DL-ACC-18': 'Avant la manche 1, tous les Maudits peuvent changer d’équipement et échanger librement.',

  // Turns
  'DL-TRN-01': 'Chaque personnage a un tour par manche, de la plus haute Initiative à la plus basse.',
  'DL-TRN-02': 'À Initiative égale, les Maudits jouent avant les Monstres.',
  'DL-TRN-03':
    'Les Maudits de même Initiative s’entendent sur l’ordre, à chaque manche. Parmi les Monstres, les tireurs d’abord, puis le meneur décide.',
  'DL-TRN-04':
    'Les Monstres posés avant les tours jouent dans cette manche ; ceux qui arrivent ensuite, seulement si leur Initiative n’est pas passée.',
  'DL-TRN-05':
    'Un tour se compose du début, de la phase de Mouvement, de la phase d’Attaque et de la fin, dans cet ordre.',
  'DL-TRN-06':
    'Début du tour : d’abord le retour des morts, puis le Poison, puis le feu, puis tout ce qui commence avec le tour. Ensuite équipement et échanges.',
  'DL-TRN-07':
    'Phase de Mouvement : on se déplace dans la limite de son Mouvement, ou on y renonce pour de la Vigueur.',
  'DL-TRN-08':
    'Phase d’Attaque : toutes les attaques de mêlée et à distance, ou une fouille, ou un second déplacement complet, interdit à qui est À terre ou Menacé.',
  'DL-TRN-09':
    'Sorts, Miracles et consommables s’utilisent pendant son propre tour, avant et après les phases de Mouvement et d’Attaque, jamais au milieu d’un jet ou d’un déplacement.',
  'DL-TRN-10': 'Fin du tour : tout ce qui arrive à la fin du tour.',
  'DL-TRN-11':
    'Au début de son tour, un Maudit peut échanger objets, consommables, couronnes, âmes et accessoires portés avec ceux de la même tuile ou d’une tuile adjacente qui l’acceptent : un marché avec chacun, de toute taille, qui ne mène personne au-delà d’une limite. Ce qui est porté ne se cède que si l’on peut l’ôter.',
  'DL-TRN-12': 'Les Monstres ne renoncent jamais à une phase.',
  'DL-TRN-13': 'Qui meurt pendant son tour le termine aussitôt.',

  // Movement
  'DL-MOV-01':
    'Un point de Mouvement mène à une case Libre adjacente. On choisit où aller ; le chemin est l’un des moins chers, et qui en veut un autre va pas à pas.',
  'DL-MOV-02': 'Personne n’est tenu de dépenser tous ses points, ni même un seul.',
  'DL-MOV-03':
    'Deux cases sont adjacentes si elles se touchent par un côté ou un coin, sans mur entre elles. Autour d’un coin, l’un des deux passages doit être praticable.',
  'DL-MOV-04':
    'De part et d’autre d’une colonne, les cases qui ne se touchent que par ce coin ne sont adjacentes pour aucune règle.',
  'DL-MOV-05':
    'Une case sans personnage est Libre ; on n’entre pas dans les autres et on ne les traverse pas.',
  'DL-MOV-06':
    'À côté d’une porte fermée, 1 point de Mouvement l’ouvre. Les Monstres n’ouvrent que les portes entre tuiles explorées.',
  'DL-MOV-07':
    'Fermer une porte à côté de soi coûte aussi 1 point de Mouvement ; il ne doit y avoir personne ni rien sous l’arche.',
  'DL-MOV-08':
    'Renoncer à la phase de Mouvement rend 1 Vigueur dépensée, même si l’on est Menacé ou À terre.',
  'DL-MOV-09':
    'Un pas demande une case adjacente, praticable et Libre que les niveaux permettent, et tous ses points. La Roulade et la mise à l’écart n’en coûtent pas.',
  'DL-MOV-10':
    'Qui est mis à l’écart va sur la case Libre la plus proche à pied ; son joueur, ou le meneur pour un Monstre, choisit parmi les égales.',

  // Threat
  'DL-THR-01':
    'Qui commence son tour à côté d’un ennemi est Menacé et ne peut dépenser aucun point de Mouvement ce tour-là.',
  'DL-THR-02': 'Seul le début du tour compte : qui le commence libre peut passer à côté des ennemis.',
  'DL-THR-03': 'Une Roulade libère un Maudit Menacé pour le reste de son tour.',
  'DL-THR-04': 'Les Monstres ne font pas de Roulade : un Monstre Menacé ne se déplace pas.',
  'DL-THR-05':
    'Quand tous ceux qui Menaçaient au début sont morts, À terre ou ne sont plus adjacents, il n’y a plus de Menace.',

  // Large bases
  'DL-LRG-01': 'Un grand socle occupe toutes ses cases mais reste un seul personnage.',
  'DL-LRG-02':
    'Un grand socle suit le chemin de l’une de ses cases ; à l’arrivée, toutes doivent être Libres. Il ne pivote jamais.',
  'DL-LRG-03':
    'Un grand socle est adjacent à tout ce qui touche l’une de ses cases ; pour la vue et la distance, sa meilleure case compte.',
  'DL-LRG-04': 'Les grands socles ignorent les niveaux, ne leur doivent rien et n’en donnent rien.',
  'DL-LRG-05': 'Un grand socle est sur toutes les tuiles qu’il touche, et un effet ne l’atteint qu’une fois.',

  // Elevation
  'DL-ELV-01': 'On ne monte que par les escaliers.',
  'DL-ELV-02': 'On descend par où l’on veut.',
  'DL-ELV-03': 'D’un niveau à l’autre, personne ne Menace personne.',
  'DL-ELV-04': 'Les attaques vers le bas ont +1 pour toucher ; vers le haut, rien ne change.',
  'DL-ELV-05':
    'Des personnages adjacents sur deux niveaux peuvent s’affronter en mêlée. Sur un escalier, on est au niveau de tous.',
  'DL-ELV-06': 'Les Monstres aussi ont besoin des escaliers.',
  'DL-ELV-07':
    'Les niveaux ne changent ni l’adjacence, ni la distance, ni la vue. On entre sur un escalier depuis les deux niveaux ; une arche est au niveau de ses deux côtés.',

  // Escape
  'DL-ESC-01': 'D’une marche de la Sortie, 1 point de Mouvement suffit pour quitter le donjon.',
  'DL-ESC-02': 'Qui est sorti ne revient pas dans ce donjon.',
  'DL-ESC-03':
    'Quand tous sont sortis, ou qu’il ne reste que des morts, la quête a échoué ; les morts abandonnés sont perdus.',
  'DL-ESC-04': 'Qui sort garde ses âmes et ses trésors, mais non les Trophées d’un combat encore en cours.',
  'DL-ESC-05': 'Certaines quêtes interdisent de sortir.',
  'DL-ESC-06':
    'Il suffit que l’un accomplisse la quête pour réussir, mais ceux qui ont fui n’ont pas de récompense.',
  'DL-ESC-07': 'Qui accomplit la quête en sortant n’a pas fui.',

  // Line of sight
  'DL-LOS-01':
    'On voit une case si la ligne droite de centre à centre ne traverse ni mur ni arche fermée. Par un coin, elle est coupée par une colonne, ou si les deux passages sont murés.',
  'DL-LOS-02': 'Les personnages ne bouchent pas la vue.',
  'DL-LOS-03':
    'Seules les tuiles du porteur du Cœur maudit et leurs voisines sont éclairées. Les Maudits ne voient pas dans le noir.',
  'DL-LOS-04': 'Les Monstres voient dans le noir.',
  'DL-LOS-05': 'Toute attaque demande une ligne de vue, même contre un ennemi adjacent.',
  'DL-LOS-06':
    'Ce qui désigne une cible ou une case demande une ligne de vue, sauf sur toute une tuile ou pour tous les Maudits. Aider un Maudit adjacent ne demande ni vue ni lumière.',

  // Tumble in one's own turn
  'DL-EVA-07':
    'Pendant son tour, un Maudit Menacé peut faire une Roulade à tout moment hors d’un jet, tant que dure sa Vigueur.',
} as const satisfies Record<keyof typeof TURNS_RULES_EN, string>;
