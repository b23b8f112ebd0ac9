import type { ITEMS_RULES_EN } from '../en/items.ts';

/** What each rule says, in a sentence or three, for the player who asks. */
export const ITEMS_RULES_FR = {
  'DJ-SET-05':
    'Les fiches de héros sont mélangées et une est distribuée à chaque joueur héros, à partir du premier.',
  'DJ-SET-06': 'Si la table est d’accord, les joueurs choisissent leurs héros, dans l’ordre des sièges.',
  'DJ-SET-07': 'À deux joueurs, l’un d’eux joue deux héros ; sinon il y a un héros par joueur héros.',
  'DJ-SET-08':
    'Un héros commence avec les blessures et la fatigue de sa fiche, 300 pièces, ses quatre ordres et son jeton de tour.',
  'DJ-SET-09':
    'Chaque héros pioche trois compétences, autant de chaque paquet que le dit sa fiche. Ce qui élève un maximum donne aussi ses jetons.',
  'DJ-SET-10':
    'Dans l’ordre des sièges, chaque héros peut échanger une compétence contre une autre du même paquet, qu’il doit garder ; l’ancienne y est remélangée.',
  'DJ-SET-11': 'Les compétences sont visibles, durent toute la partie et ne s’usent pas.',
  'DJ-SET-12':
    'Avant la partie, chaque héros peut acheter des cartes de la boutique à leur prix, dans la mesure de ses pièces.',
  'DJ-SET-13': 'Une potion coûte 50 pièces, quelle qu’elle soit.',
  'DJ-SET-14':
    'La boutique a un stock limité que tous partagent ; les héros achètent dans l’ordre des sièges.',
  'DJ-SET-15':
    'Pendant la mise en place, on ne vend que des cartes de la boutique et des potions, et rien n’est repris.',
  'DJ-SET-16': 'Ce qui n’a pas été acheté reste en boutique pour plus tard.',
  'DJ-SET-28':
    'Trésors et compétences se piochent dans des paquets mélangés ; la boutique est visible et les reliques attendent d’être trouvées.',
  'DJ-SET-29':
    'L’ordre des sièges va dans le sens horaire depuis la gauche du Seigneur du Mal. À deux, le héros distribué d’abord est le premier.',
  'DJ-EQP-01': 'Les monstres ne ramassent ni ne portent d’objets.',
  'DJ-EQP-02':
    'En usage à la fois : des objets pour deux mains en tout, une armure, trois potions et deux autres objets.',
  'DJ-EQP-03': 'Un objet demande autant de mains qu’il en montre : aucune, une ou deux.',
  'DJ-EQP-04': 'Les autres objets sont ceux sans main qui ne sont ni armure ni potion.',
  'DJ-EQP-05':
    'Le sac contient trois choses, potions comprises, inutilisables tant qu’elles ne sont pas équipées.',
  'DJ-EQP-06': 'Les pièces ne prennent pas de place.',
  'DJ-EQP-07':
    'Ce qui n’est ni en usage ni dans le sac est jeté et perdu ; seules les reliques restent où elles tombent.',
  'DJ-EQP-08':
    'L’équipement change à l’étape 2 d’un tour, en se rééquipant pour 2 points, et quand on reçoit quelque chose.',
  'DJ-EQP-09':
    'Dès qu’un objet entre en usage ou en sort, un ordre de visée est perdu. Boire, épuiser et consommer n’y changent rien.',
  'DJ-ARM-01': 'Les armes ne manquent jamais de munitions ni de charges.',
  'DJ-ARM-02':
    'Certaines armures abaissent la vitesse imprimée à un nombre donné, si elle était plus élevée.',
  'DJ-ARM-03': 'Les bonus de vitesse s’ajoutent ensuite.',
  'DJ-ARM-04':
    'Avec certaines armures, aucune rune n’est utilisable ; les runes sont rangées avant de l’enfiler.',
  'DJ-ARM-05':
    'La vitesse est la plus basse de la fiche et de l’armure, plus les bonus, jamais sous 0. Les points de mouvement en plus ne sont pas de la vitesse et la course ne les double pas.',
  'DJ-TWN-01': 'En ville, tous les héros sont voisins.',
  'DJ-TWN-02': 'Rien de la carte et aucune carte n’atteint un héros en ville.',
  'DJ-TWN-03':
    'Faire des achats coûte 3 points et couvre autant de ventes et d’achats qu’on veut ; ce qu’on achète peut être équipé aussitôt.',
  'DJ-TWN-04': 'Les cartes en stock se vendent à leur prix imprimé.',
  'DJ-TWN-05':
    'Tout objet sauf une relique se vend à la moitié de sa valeur, arrondie à 25 au-dessous. Les cartes de boutique retournent en stock, les trésors disparaissent.',
  'DJ-TWN-06':
    'Une potion coûte 50 pièces ; un trésor de cuivre, d’argent ou d’or 250, 500 ou 750 ; une compétence 1 000 ; un entraînement 500.',
  'DJ-TWN-07':
    'Trésors et compétences se piochent au hasard ; pour une compétence, l’acheteur nomme le paquet.',
  'DJ-TWN-08':
    'Un jeton d’entraînement élève un trait de 1, jamais au-dessus de 5 ; il y en a quatre de chaque.',
  'DJ-TWN-09': 'On n’achète rien d’un paquet vide.',
  'DJ-TWN-10':
    'En ville, un héros peut faire tout ce qui ne demande pas de case, placer des ordres et dépenser de la fatigue pour des points.',
  'DJ-TWN-11':
    'Une compétence ou un entraînement acheté agit aussitôt. Un trésor acheté ne s’échange pas contre sa valeur.',
  'DJ-TRS-01': 'Seuls les héros ramassent des trésors.',
  'DJ-TRS-02': 'Pendant son tour, un héros ramasse gratuitement un marqueur sur sa case.',
  'DJ-TRS-03': 'Pendant son tour, il peut donner des choses aux héros voisins, pour 1 point chacune.',
  'DJ-TRS-04':
    'Qui reçoit une chose l’équipe, la range ou la jette aussitôt ; pour faire de la place, il peut ranger ou jeter.',
  'DJ-TRS-05':
    'On ne ramasse une potion que si l’on a de la place : trois en usage, trois choses dans le sac.',
  'DJ-TRS-06': 'Une potion de soin rend 3 blessures pour 1 point et est consommée.',
  'DJ-TRS-07': 'Une potion de vitalité rend toute la fatigue pour 1 point et est consommée.',
  'DJ-TRS-08': 'Un marqueur d’argent donne 100 pièces à chaque héros, où qu’il soit.',
  'DJ-TRS-09': 'Un coffre s’ouvre depuis sa case pour 2 points.',
  'DJ-TRS-10': 'Personne d’autre ne doit se tenir sur cette case ; les familiers ne comptent pas.',
  'DJ-TRS-11': 'Le numéro sous le coffre dit ce que la quête y a mis.',
  'DJ-TRS-12':
    'Pour chaque malédiction, le Seigneur du Mal gagne autant de menace qu’il y a de héros, utilisable pour un piège de ce coffre.',
  'DJ-TRS-13': 'Malédictions et pièges passent avant le contenu.',
  'DJ-TRS-14': 'Chaque héros gagne les pièces du coffre.',
  'DJ-TRS-15':
    'Chaque héros pioche les trésors du coffre, et garde chacun ou en prend la valeur : 250, 500 ou 750 pièces.',
  'DJ-TRS-16': 'Les héros gagnent aussitôt les conquêtes du coffre.',
  'DJ-TRS-17': 'Tous les héros ont leur part d’un coffre, même en ville.',
  'DJ-TRS-18': 'Un paquet de trésors épuisé reste vide.',
  'DJ-TRS-19': 'Ce qui vient d’un coffre peut être équipé aussitôt, en réarrangeant toutes ses affaires.',
  'DJ-TRS-20': 'Un coffre ouvert quitte la partie.',
  'DJ-TRS-21': 'Si le piège tue celui qui l’ouvre, le contenu est distribué quand même, sa part en ville.',
  'DJ-TRS-22':
    'Une cache donne ses pièces et sa potion à qui l’a piochée, et il repioche. Une potion sans place est perdue.',
  'DJ-TRS-23':
    'Les héros piochent une carte chacun dans l’ordre des sièges, puis le second tour ; le paquet vide, les autres n’ont rien.',
  'DJ-TRS-24': 'Un marqueur sous un monstre reste et peut être pris quand la case est libre.',
  'DJ-REL-01': 'Un marqueur de relique donne sa carte, qui s’utilise comme tout objet.',
  'DJ-REL-02': 'Les reliques ne se vendent jamais.',
  'DJ-REL-03': 'Une relique jetée reste sur sa case, ou attend en ville ; elle n’est jamais perdue.',
  'DJ-REL-04': 'Un héros mort garde sa relique ; elle se donne comme tout objet.',
  'DJ-CRD-01': 'Les compétences se gardent toute la partie, et la ville en vend d’autres.',
  'DJ-CRD-02': 'Le combat aide en mêlée, la ruse à distance et en mouvement, la magie avec les sorts.',
  'DJ-CRD-03': 'Les objets en usage sont visibles, les épuisés tournés, ceux du sac rangés.',
  'DJ-CRD-04': 'Un objet dit ce qu’il est : arme d’un type, armure, bouclier, rune ou autre.',
  'DJ-CRD-05':
    'Un effet de fulgurance s’achète avec autant de fulgurances pour cette attaque, tant qu’il en reste.',
  'DJ-CRD-06':
    'Les objets indiquent leur prix, leurs mains et, pour les armes, leurs dés sans ceux du héros.',
  'DJ-CRD-07': 'Les monstres utilisent la carte du nombre de joueurs, Seigneur du Mal compris.',
  'DJ-CRD-08': 'Elle indique vitesse, armure, blessures, attaque et capacités.',
  'DJ-CRD-09': 'Une carte du Seigneur du Mal indique son type, son coût et sa valeur en menace.',
  'DJ-CRD-10':
    'Une carte qui parle d’une action agit pendant le tour de son porteur avec cette action, une fois. Ce qui ne coûte rien agit toujours, sauf si c’est au choix.',
  'DJ-VAR-01': 'La table peut laisser les joueurs choisir leurs héros.',
} as const satisfies Record<keyof typeof ITEMS_RULES_EN, string>;
