import type { DEFEAT_RULES_EN } from '../en/defeat.ts';

/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const DEFEAT_RULES_FR = {
  // Consumables and equipment
  'DL-ACC-16': 'Un Maudit porte autant de consommables que le dit sa ceinture. Jetons et cartes comptent.',
  'DL-ACC-17':
    'Les consommables en trop sont défaussés, ou donnés aussitôt à un Maudit de la même tuile ou d’une tuile adjacente, qui accepte et a de la place. Le propriétaire choisit lesquels.',
  'DL-EQP-01': 'Ce qui n’est pas équipé reste dans l’inventaire et n’apporte rien.',
  'DL-EQP-02': 'Un objet s’équipe à l’emplacement indiqué sur sa carte ; un emplacement en tient un seul.',
  'DL-EQP-03': 'Un objet à une main va dans l’une ou l’autre main.',
  'DL-EQP-04': 'Un objet à deux mains demande les deux mains libres, et les occupe.',
  'DL-EQP-05':
    'Hors combat, un Maudit met et ôte autant d’objets qu’il veut au début de son propre tour. Ce qu’il a mis y reste jusqu’au suivant.',
  'DL-EQP-06': 'En combat, on ne change que ce que tiennent les mains, aussi au début de son propre tour.',
  'DL-EQP-07': 'Les cartes à l’icône de ceinture sont des consommables et en suivent toutes les règles.',
  'DL-EQP-08':
    'On porte autant de cartes d’objet qu’on veut, mais toutes pèsent, équipées ou non. Jetons de consommable, âmes et couronnes ne pèsent rien.',
  'DL-EQP-09': 'La limite de poids est la Force plus 10.',
  'DL-EQP-10':
    'Qui dépasse sa limite doit aussitôt défausser des objets ou les donner à un allié de la même tuile ou d’une tuile adjacente. L’allié doit accepter et rester dans sa propre limite ; ce qu’il refuse est défaussé.',
  'DL-EQP-11': 'Les mots-clés d’un objet ne comptent que là où une règle en parle.',
  'DL-EQP-12': 'Tout ce qui est imprimé sur un objet agit dès qu’il est équipé.',
  'DL-EQP-13':
    'Un objet qui demande de la Force ne s’équipe qu’avec cette Force. En perdre ensuite ne le retire pas.',
  'DL-EQP-14': 'Chaque Maudit garde ses âmes et ses couronnes. Une âme vaut 10 couronnes.',
  'DL-EQP-15':
    'Les âmes ne viennent que des ennemis tués, les couronnes surtout des âmes vendues dans les lieux habités.',
  'DL-EQP-16':
    'Un Trésor défaussé va à la défausse de sa pioche, un jeton de consommable à la réserve ; l’équipement de départ défaussé quitte la partie.',
  'DL-EQP-17':
    'Une arme qui donne une attaque de plus la donne tant qu’elle est équipée, et cette attaque doit être faite avec elle.',
  'DL-CON-01': 'Un consommable utilisé est défaussé.',
  'DL-CON-02':
    'On utilise autant de consommables qu’on veut à son propre tour, avant ou après la phase de Mouvement et avant ou après la phase d’Attaque.',
  'DL-CON-03': 'Les Bandages soignent 1d6 Blessures de l’utilisateur ou d’un allié adjacent, même mort.',
  'DL-CON-04':
    'L’Eau bénite se lance sur une case en vue, à 6 cases au plus. Chaque Démon d’une zone de 2x2 contenant cette case subit 1d6+2 Blessures. Murs et portes fermées coupent la zone.',
  'DL-CON-05': 'Le Sérum retire tout le Poison de l’utilisateur.',
  'DL-CON-06':
    'La Fiole d’huile se lance sur une case en vue, à 6 cases au plus. Chacun dans les 3x3 cases autour, amis compris, subit 2d6 dégâts. Les murs coupent la zone.',
  'DL-CON-07': 'Un Crochet ouvre un Coffre verrouillé lors d’une Fouille, puis est défaussé.',
  'DL-CON-08': 'Une carte de consommable fait ce qu’elle dit, à son utilisateur sauf mention contraire.',

  // Insanity
  'DL-INS-01': 'La Folie subie reste, sous forme de jetons Folie.',
  'DL-INS-02':
    'Avec autant de Folie que de Raison, ou plus, un Maudit perd pied : toutes ses caractéristiques baissent de 1 (1 au moins) tant que la Folie n’est pas repassée sous la Raison.',
  'DL-INS-03':
    'Avec deux fois plus de Folie que de Raison, le Maudit s’enfuit dans le noir avec tout ce qu’il porte et quitte la partie pour de bon. Le Cœur maudit reste.',
  'DL-INS-04': 'Ni la mort, ni le retour, ni la fin d’un donjon n’effacent la Folie.',
  'DL-INS-05':
    'La Folie ne concerne que les Maudits vivants. Un changement de Raison se vérifie aussitôt face aux deux seuils.',

  // Defeat
  'DL-DTH-01':
    'Un Monstre dont les Blessures égalent la Santé est tué. Il devient un Trophée du Maudit qui l’a tué.',
  'DL-DTH-02':
    'Un Monstre tué par un événement est le Trophée d’un Maudit vivant tiré au sort. Le Poison et le feu appartiennent à qui les a donnés en dernier.',
  'DL-DTH-03':
    'Un Maudit dont les Blessures égalent la Santé, ou qu’une règle tue, est mort et se trouve aux Limbes.',
  'DL-DTH-04': 'Un jeton remplace le mort ; sa case est Libre pour tous.',
  'DL-DTH-05':
    'Qui meurt lance aussitôt 2d6 sur le tableau des Séquelles. La Séquelle ne compte qu’à partir du retour.',
  'DL-DTH-06':
    'La quatrième Séquelle est la dernière : le Maudit quitte la partie pour de bon, avec tout ce qu’il porte. Le Cœur maudit reste.',
  'DL-DTH-07': 'Les morts n’ont ni ne donnent aucun bonus d’objet.',
  'DL-DTH-08': 'La mort efface toutes les affections, comme le Poison et le feu.',
  'DL-DTH-09':
    'Quand tous les Maudits du donjon sont morts, la partie s’arrête aussitôt et ils sont perdus. Ceux qui ont fui avant survivent.',
  'DL-DTH-10':
    'Quand le meneur meurt, un autre Maudit vivant prend le Cœur maudit et toutes ses charges. Il ne revient pas en arrière.',
  'DL-DTH-11': 'Les Monstres ignorent les morts, que rien ne peut attaquer ni blesser.',
  'DL-DTH-12':
    'À la mort, la Source est perdue et les effets sur le mort prennent fin. Vigueur, Foi, objets, âmes et Trophées restent, mais personne ne peut les changer, les échanger ni les prendre. Les accessoires portés tombent.',
  'DL-DTH-13':
    'Quand plusieurs meurent d’un même effet, toutes les morts sont résolues avant de vérifier la fin du combat ou de la partie.',

  // Resurrection
  'DL-RES-01':
    'Tout soin peut servir aux morts. Ce qui a été soigné jusque-là est la Santé moins les Blessures.',
  'DL-RES-02':
    'Au début de son tour, un Maudit mort dont au moins 2 Blessures sont soignées peut tenter de revenir ; avec moins, il passe son tour.',
  'DL-RES-03': 'Pour revenir, lancez 2d6 : un total égal ou inférieur aux Blessures soignées réussit.',
  'DL-RES-04': 'En cas d’échec, le tour est passé. Les soins restent et s’additionnent pour plus tard.',
  'DL-RES-05':
    'Qui revient se tient là où était son jeton, ou sur la case Libre la plus proche, À terre et avec sa Séquelle, et joue son tour.',
  'DL-RES-06': 'Si la quête est accomplie, chaque Maudit mort revient à la fin du donjon, avec sa Séquelle.',
  'DL-RES-07':
    'Les Blessures soignées se comptent avec la Santé au moment de la mort ; la nouvelle Séquelle compte après le jet. La Vigueur est celle du moment de la mort.',

  // The Cursed Heart
  'DL-HRT-01':
    'Le meneur peut utiliser le Cœur maudit pendant le tour de n’importe qui, avant ou après une phase de Mouvement ou d’Attaque, mais pas avant le jet des Ténèbres de la manche.',
  'DL-HRT-02':
    'Chaque utilisation soigne autant de Blessures que le jet des Ténèbres de la manche à chaque Maudit du donjon, morts compris, et coûte 1 utilisation.',
  'DL-HRT-03': 'Le Cœur peut servir plusieurs fois de suite, tant qu’il reste des utilisations.',
  'DL-HRT-04':
    'Les utilisations ne reviennent que sur la case du Cœur maudit de la roue, ou par un événement.',
  'DL-HRT-05':
    'Le Cœur peut servir après le jet des Ténèbres, avant et après l’Exploration, entre deux événements, et à chaque tour : avant lui, avant et après la phase de Mouvement, et après la phase d’Attaque.',

  // Search and loot
  'DL-SRC-01': 'Une Fouille prend toute la phase d’Attaque et n’est possible que hors combat.',
  'DL-SRC-02':
    'Un Coffre se fouille de n’importe où sur sa tuile. Certains événements se fouillent aussi, de la même façon.',
  'DL-SRC-03':
    'Un Coffre est retourné et reste ouvert. Dans un Coffre ouvert se trouve un Trésor courant pour le groupe.',
  'DL-SRC-04':
    'Un Coffre verrouillé demande un Crochet à qui fouille, sinon la Fouille est perdue. Il reste verrouillé, et peut être fouillé de nouveau par qui saurait l’ouvrir.',
  'DL-SRC-05':
    'Dans un Coffre verrouillé se trouvent un Trésor rare pour qui fouille et un Trésor courant pour le groupe.',
  'DL-SRC-06': 'Dans un Coffre rare se trouve un Trésor rare pour le groupe.',
  'DL-SRC-07': 'Une Fouille vaut pour un Coffre ou un événement. Un Coffre ouvert ne se fouille plus.',
  'DL-LOT-01':
    'Qui a ramassé la carte décide quel Maudit vivant du donjon la reçoit. Après un combat, c’est le meneur.',
  'DL-LOT-02': 'Personne ne reçoit une seconde carte avant que chaque autre Maudit présent en ait reçu une.',
  'DL-LOT-03': 'Quand tous en ont reçu une, un nouveau tour de butin commence.',
  'DL-LOT-04': 'Le dernier à n’avoir rien reçu prend la carte sans qu’on choisisse.',
  'DL-OPT-01': 'Une règle optionnelle ne sert que si tous les joueurs en conviennent avant la partie.',
  'DL-OPT-03':
    'Besoin ou Envie : au lieu du tour de butin, chaque Maudit annonce Besoin, Envie ou Sans façon pour une carte.',
  'DL-OPT-04':
    'Le Besoin passe avant l’Envie, au hasard entre plusieurs. Si personne n’en veut, elle va à l’un d’eux au hasard. Nul ne voit ce que les autres annoncent avant que tous l’aient fait.',
  'DL-OPT-05':
    'Seuls les vivants du donjon annoncent et reçoivent, et les cartes se règlent l’une après l’autre.',
  'DL-OPT-06':
    'Vétérans : tous les Maudits commencent au niveau convenu entre les joueurs, avec ses gains et une compétence par niveau, mais avec leur seul équipement de départ. Les Monstres suivent la ligne de la moitié de ce niveau, arrondie au-dessus, même dans une quête isolée.',
} as const satisfies Record<keyof typeof DEFEAT_RULES_EN, string>;
