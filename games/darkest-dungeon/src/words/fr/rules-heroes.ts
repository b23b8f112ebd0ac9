import type { HEROES_RULES_EN } from '../en/rules-heroes.ts';

/** What each rule says, in a sentence or three, for the player who asks: heroes. */
export const HEROES_RULES_FR = {
  // Trinkets
  'DD-TRI-01': 'Un héros porte autant de breloques que son niveau. Aucune ne se garde ailleurs.',
  'DD-TRI-02':
    'Une breloque gagnée est gardée, offerte à un héros qui a de la place, ou défaussée. Faute de place, on peut défausser ou remettre à un autre une breloque portée.',
  'DD-TRI-03': 'Une breloque a un bon et un mauvais côté. On l’équipe bon côté visible.',
  'DD-TRI-04':
    'Utiliser une breloque résout le côté visible, puis on la retourne. Le mauvais côté doit servir avant que le bon revienne.',
  'DD-TRI-05':
    'Une breloque sert dès que son effet s’applique, même après un jet, et seul son porteur l’utilise. Un mauvais côté doit vraiment coûter quelque chose.',
  'DD-TRI-06':
    'En bataille, chaque breloque sert au plus une fois par tour de personnage, tours des monstres compris.',
  'DD-TRI-07': 'Les breloques trouvées dans un donjon viennent de la pioche du niveau de campagne.',
  'DD-TRI-08': 'Pierre vorpale : Crit +2 ; de l’autre côté, précision −2.',
  'DD-TRI-09':
    'Les breloques ne changent de mains que lorsqu’on en gagne une ou qu’un héros meurt. Le nouveau porteur l’a bon côté visible.',
  'DD-TRI-10':
    'Hors bataille, chaque breloque sert une fois entre deux déplacements du groupe. Au hameau, elle ne fait que répondre à ce qui s’y passe.',
  'DD-TRI-11':
    'Une breloque change une seule chose : une compétence, une attaque, un déplacement, ou quelque chose aussitôt. Ce qui gâche un jet s’annonce avant ; lumière et posture se vérifient à l’utilisation.',

  // Quirks
  'DD-QRK-01': 'Un attribut, bon ou mauvais, réagit de lui-même dès que son événement arrive au héros.',
  'DD-QRK-02': 'Un héros a trois attributs au plus.',
  'DD-QRK-03':
    'Avec trois attributs, un nouvel attribut positif est défaussé, ou remplace un autre attribut positif si vous voulez.',
  'DD-QRK-04':
    'Avec trois attributs, un nouvel attribut négatif remplace un attribut positif. Vous choisissez lequel.',
  'DD-QRK-05': 'Avec trois attributs négatifs, un de plus, c’est la folie : le héros meurt.',
  'DD-QRK-06': 'Les attributs se piochent au hasard, et chaque carte n’existe qu’une fois.',
  'DD-QRK-07':
    'Un attribut ou une maladie réagit une fois à chaque événement, jamais à ce qu’il cause lui-même. D’autres cartes peuvent y réagir.',
  'DD-QRK-08':
    'Chanceux et Malchanceux réagissent à tout d10 lancé pour le héros dans un donjon : compétences, détermination, affliction ou vertu, or, curios. Pièges, monstres et dé Coup fatal ne comptent pas.',
  'DD-QRK-09': 'Chacun des 35 attributs fait ce que dit sa carte.',
  'DD-QRK-10':
    'Peur de l’inconnu réagit à tout curio hors bataille, Collectionneur seulement à celui d’un dé Exploration.',
  'DD-QRK-11':
    'Les attributs qui abrègent un état ou un Transfert passent d’abord, puis la résistance. Ce qui est réduit à rien n’a pas eu lieu.',
  'DD-QRK-12': 'Évasion réagit à tout jet d’attaque qui manque le héros, piège compris.',
  'DD-QRK-13':
    'Les cartes qui changent un soin ne jouent que si au moins 1 blessure serait soignée : d’abord ce qui ajoute, puis ce qui retire, jusqu’à rien.',

  // Diseases
  'DD-DIS-01': 'Une maladie se pioche au hasard et reste sur le héros.',
  'DD-DIS-02':
    'Un héros a une seule maladie. Une autre la remplace, et le héros gagne en plus un attribut négatif.',
  'DD-DIS-03': 'Une maladie réagit à son événement comme un attribut.',
  'DD-DIS-04': 'Chacune des 11 maladies fait ce que dit sa carte.',
  'DD-DIS-05':
    'Qui est immunisé contre les maladies ignore tout l’événement. Une maladie remplacée, guérie ou refusée va à la défausse.',

  // Stress, Afflictions and Virtues
  'DD-STR-01': 'Le Stress va de 0 à 10.',
  'DD-STR-02':
    'À 10 de Stress, la détermination est testée avec un d10 : 1–2 donne une vertu au hasard, 3–10 une affliction au hasard.',
  'DD-STR-03': 'Chaque carte qui réduit la chance d’une vertu réduit ce 2 d’autant.',
  'DD-STR-04': 'Après le test, le Stress est à 0 et le marqueur est rouge. Ce qui dépassait 10 est perdu.',
  'DD-STR-05':
    'La détermination est testée une fois par quête. Un héros a une affliction ou une vertu, jamais deux.',
  'DD-STR-06':
    'Un héros qui a une affliction ou une vertu et atteint 10 de Stress meurt d’une crise cardiaque.',
  'DD-STR-07':
    'Une affliction ou une vertu n’agit qu’en bataille : au début du tour du héros, un d10 dit si elle parle.',
  'DD-STR-08': 'De retour au hameau, une affliction devient un attribut négatif.',
  'DD-STR-09': 'De retour au hameau, une vertu devient un attribut positif.',
  'DD-STR-10': 'De retour au hameau, un marqueur rouge redevient blanc. Son chiffre reste.',
  'DD-STR-11':
    'Le Stress qui atteint 10 au hameau a le même effet. La carte gagnée ainsi dure toute la quête suivante.',
  'DD-STR-12':
    'Quand blessures et Stress arrivent ensemble, les blessures passent d’abord, y compris celles d’une carte qui réagit au Stress.',
  'DD-STR-13':
    'Seul un test remet le Stress à 0. Une vertu gagnée autrement le laisse, mais le marqueur est tout de même rouge.',
  'DD-STR-14':
    'Le Stress d’un événement est un seul nombre : ce qui est imprimé, lumière, Nervosité, Anxiété. La récupération de même, avec Ténacité.',

  // Death's Door
  'DD-DTH-01':
    'Un héros qui a autant de blessures que de Vie est à l’agonie. Les blessures ne dépassent jamais la Vie.',
  'DD-DTH-02': 'Les blessures qui mènent à l’agonie ne font pas lancer le dé Coup fatal.',
  'DD-DTH-03':
    'À l’agonie, d’autres blessures, quel que soit leur nombre, font lancer une fois le dé Coup fatal à la place : un crâne tue.',
  'DD-DTH-04': 'Le dé Coup fatal a trois crânes sur dix faces.',
  'DD-DTH-05':
    'Les blessures d’un même moment, comme tout Saignement et toute Infection d’un début de tour, font un seul jet.',
  'DD-DTH-06': 'Chaque source de blessures distincte demande son propre jet.',
  'DD-DTH-07': 'Soigner au moins 1 blessure met fin à l’agonie.',
  'DD-DTH-08':
    'Un héros à l’agonie agit comme d’habitude. Les blessures qui remplissent le reste de sa Vie ne font pas lancer de dé.',

  // Experience and Levels
  'DD-XPL-01': 'De retour au hameau, chaque héros gagne les XP de la quête, de 0 à 3.',
  'DD-XPL-02': 'La Diligence gagne autant d’XP et n’en perd jamais.',
  'DD-XPL-03': 'Héros et compétences ont chacun leur niveau, de 1 à 3.',
  'DD-XPL-04': 'Les niveaux s’achètent à la Guilde, avec de l’or et les XP du héros.',
  'DD-XPL-05':
    'Un niveau supérieur apporte une meilleure carte Héros, un emplacement de compétence et un de breloque en plus.',
  'DD-XPL-06': 'La compétence améliorée remplace l’ancienne carte dans la liste.',
  'DD-XPL-07': 'Les blessures restent quand la Vie augmente ; l’agonie prend alors fin.',
  'DD-XPL-08': 'Les XP dépensés sont perdus. Rien ne dépasse le niveau 3.',

  // Death and replacement
  'DD-HDT-01':
    'Un héros mort ne revient jamais. Attributs, maladie, affliction ou vertu vont à leur défausse ; les breloques restent.',
  'DD-HDT-02':
    'Les autres peuvent prendre aussitôt les breloques du mort, bon côté visible, s’ils ont de la place. Le reste est défaussé.',
  'DD-HDT-03':
    'Le joueur prend un héros qui n’est ni dans le groupe ni mort, et dépense un jeton Héros en attente.',
  'DD-HDT-04':
    'Le nouveau héros commence au niveau 1 avec les XP de la Diligence, et peut acheter aussitôt deux améliorations sans or.',
  'DD-HDT-05':
    'Qui remplace un héros mort en bataille rejoint le groupe quand elle est finie, sinon aussitôt.',
  'DD-HDT-06': 'Le nouveau héros se place à l’arrière de la piste Posture.',
  'DD-HDT-07': 'Le nouveau héros choisit ses compétences comme au début d’une campagne.',
  'DD-HDT-08':
    'Un héros mort au hameau est remplacé aussitôt. Le nouveau a sa journée seulement si le mort ne l’avait pas encore passée.',
  'DD-HDT-09': 'Plusieurs morts sont remplacés l’un après l’autre, dans l’ordre des morts.',
  'DD-HDT-10': 'Le jeton est dépensé et le nouveau héros choisi au moment de la mort.',
} as const satisfies Record<keyof typeof HEROES_RULES_EN, string>;
