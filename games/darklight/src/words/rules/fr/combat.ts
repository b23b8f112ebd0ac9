import type { COMBAT_RULES_EN } from '../en/combat.ts';

/** What the rules of this area say, in a sentence or three, for the player who asks. */
export const COMBAT_RULES_FR = {
  // Dice
  'DL-DIC-01':
    'Un dé à trois faces est un dé à six faces divisé par deux, arrondi au supérieur : 1 ou 2 vaut 1, 3 ou 4 vaut 2, 5 ou 6 vaut 3.',
  'DL-DIC-02': '2d6 : on lance deux dés à six faces et on les additionne, et ainsi de suite.',
  'DL-DIC-03': 'Ce qui s’ajoute à un jet ou s’en retire compte une seule fois, sur le total.',
  'DL-DIC-04':
    'La lettre d’une caractéristique après un jet ajoute une fois la valeur actuelle de cette caractéristique.',
  'DL-DIC-05':
    'Une relance sans nombre concerne tous les dés qui viennent d’être lancés : tous à nouveau, ou aucun.',
  'DL-DIC-06':
    'Une relance d’un certain nombre de dés en concerne au plus autant parmi ceux qui viennent d’être lancés, au choix du joueur.',
  'DL-DIC-07': 'Aucun dé n’est relancé deux fois, et le second résultat compte même s’il est moins bon.',
  'DL-DIC-08': '« n+ » réussit sur n ou plus.',
  'DL-DIC-09': '« a-b » vaut pour les résultats de a à b, tous deux compris.',
  'DL-DIC-10':
    'Les moitiés s’arrondissent au supérieur. Ce qui se compte « par tranche de 2 » ne compte que les paires complètes.',
  'DL-DIC-11':
    'Quand plusieurs effets arrivent en même temps, le joueur dont c’est le tour en choisit l’ordre ; hors du tour d’un Maudit, c’est le meneur.',
  // Attributes and profile
  'DL-ATR-01': 'Il y a six caractéristiques : Force, Perception, Esprit, Charisme, Agilité et Endurance.',
  'DL-ATR-02':
    'La Force sert aux dégâts de mêlée et au poids, la Perception aux dégâts à distance et aux pièges, l’Esprit à la Source et aux sorts, le Charisme au commerce et à la Foi, l’Agilité à l’Esquive, l’Endurance à l’Armure, à la Vigueur et au Poison.',
  'DL-ATR-03': 'Aucune caractéristique ne descend sous 1.',
  'DL-ATR-04':
    'Un Test lance un dé par point de la caractéristique. Un seul dé qui montre le nombre demandé ou plus suffit.',
  'DL-ATR-05':
    'L’Initiative, le Mouvement, la Santé, la Raison, la Mêlée et le Tir ne sont pas des caractéristiques : ce qui les modifie toutes les laisse de côté.',
  'DL-ATR-06': 'Plus l’Initiative est haute, plus on joue tôt dans le round.',
  'DL-ATR-07': 'Un point de Mouvement paie une case, ou l’ouverture ou la fermeture d’une porte.',
  'DL-ATR-08': 'La Santé est le nombre de Blessures qui tue un personnage.',
  'DL-ATR-09': 'La Raison est le seuil auquel on compare la Démence.',
  'DL-ATR-10': 'Mêlée n/x+ : n attaques de mêlée par tour, qui touchent chacune sur x ou plus.',
  'DL-ATR-11': 'Tir n/x+ : n attaques à distance par tour, qui touchent chacune sur x ou plus.',
  'DL-ATR-12': 'La classe d’un Maudit dit dans quel paquet il apprend ses compétences.',
  'DL-ATR-13': 'Chacun commence au niveau 1. Seule une campagne mène plus haut, jusqu’au niveau 10.',
  'DL-ATR-14':
    'Une caractéristique est la valeur imprimée, plus les niveaux, compétences, objets équipés, Séquelles et effets en cours, et 1 de moins dans la détresse. Une valeur pour toucher reste entre 2+ et 6+, le Mouvement d’un Maudit à 1 au moins.',
  'DL-ATR-15':
    'Perdre de la Santé ne tue jamais : les Blessures restent alors 1 en dessous. En gagner laisse les Blessures telles quelles.',
  // Attacks
  'DL-ATK-01': 'Une attaque a un Attaquant et un Défenseur ; elle est de Mêlée, à Distance ou Magique.',
  'DL-ATK-02': 'Un Maudit attaque avec une arme équipée, un Monstre avec ce que porte sa carte.',
  'DL-ATK-03': 'Une attaque de mêlée exige un Défenseur adjacent, sauf si l’arme porte plus loin.',
  'DL-ATK-04': 'Le premier nombre de Mêlée est celui des attaques de mêlée par tour ; à 0, il n’y en a pas.',
  'DL-ATK-05':
    'Les attaques se résolvent une à une, chacune jusqu’au bout, et chacune peut viser un autre Défenseur.',
  'DL-ATK-06':
    'On lance un dé et on ajoute les modificateurs : l’attaque touche sur sa valeur ou plus, sinon elle s’arrête là.',
  'DL-ATK-07':
    'Tous les modificateurs pour toucher s’additionnent ; les bonus s’ajoutent au dé, les malus s’en retirent.',
  'DL-ATK-08':
    'Un coup qui touche lance les dégâts de l’attaque. En mêlée on y ajoute une fois la Force, celle des Monstres aussi.',
  'DL-ATK-09': 'L’Armure du Défenseur se retire des dégâts ; le reste devient des Blessures.',
  'DL-ATK-10': 'L’Armure est l’Endurance et tout ce qui, porté ou en cours, s’y ajoute ; jamais moins de 0.',
  'DL-ATK-11':
    'On peut enchaîner les attaques jusqu’à épuiser leur nombre ; celles qui restent sont perdues avec la phase.',
  'DL-ATK-12':
    'Une attaque à distance exige un Défenseur en ligne de vue et à Portée de l’arme. Pour un Monstre, rien n’est trop loin.',
  'DL-ATK-13': 'Personne ne tire tant qu’un ennemi est adjacent, même À terre ou sur un autre niveau.',
  'DL-ATK-14':
    'Les attaques à distance emploient les valeurs de Tir et ajoutent la Perception aux dégâts, non la Force.',
  'DL-ATK-15':
    'Toutes les attaques de mêlée et toutes celles à distance peuvent se faire au même tour, avec les armes alors en main.',
  'DL-ATK-16':
    'La Magie fait ce que dit son texte : pas de jet pour toucher ni de caractéristique, sauf s’il les nomme.',
  'DL-ATK-17': 'Ce qui est imprimé à côté d’une attaque s’applique chaque fois qu’on l’emploie.',
  'DL-ATK-18':
    'L’ordre d’une attaque : réactions avant le jet, dé et relances, réactions après, dégâts, Esquive, Armure, Blessures et ce qui les réduit ou les déplace, effets d’une blessure, mort, changement de cible, Fauchage.',
  'DL-ATK-19':
    'Une attaque blesse quand au moins 1 Blessure est subie. Ce qui arrive quand elle touche arrive même sans cela.',
  // Critical hits, damage and Wounds
  'DL-CRT-01':
    'Un 6 naturel touche toujours et c’est un Coup critique : les dés de dégâts comptent comme s’ils montraient tous leur plus haute face.',
  'DL-CRT-02': 'Un 1 naturel rate toujours.',
  'DL-CRT-03':
    'Cela vaut pour tous, en mêlée comme à distance, et pour chaque attaque d’un Fauchage. Seule compte la face finale du dé, non ce qu’en font les modificateurs.',
  'DL-CRT-04':
    'Les dés ajoutés aux dégâts, et ceux des Blessures infligées en touchant, sont aussi au maximum. Les textes sur les Coups critiques valent même quand les dégâts sont lancés.',
  'DL-WND-01': 'L’Armure réduit les dégâts, pas les Blessures.',
  'DL-WND-02': 'Personne n’a plus de Blessures que de Santé ; l’excédent est perdu.',
  'DL-WND-03': 'Quand les Blessures égalent la Santé, le personnage meurt aussitôt.',
  // Cleave
  'DL-CLV-01': 'Une arme à Fauchage qui tue sa cible déclenche un Fauchage.',
  'DL-CLV-02': 'L’attaquant choisit une fois le sens, et le Fauchage s’y tient.',
  'DL-CLV-03':
    'Le coup passe au-dessus des cases vides et frappe le premier ennemi adjacent rencontré : une nouvelle attaque avec ses propres jets.',
  'DL-CLV-04': 'S’il meurt aussi, le Fauchage continue.',
  'DL-CLV-05':
    'Un Fauchage s’arrête sur un coup raté, un survivant, un mur, un obstacle, le Rocher ou un allié, et quand il a fait le tour.',
  'DL-CLV-06':
    'Les attaques d’un Fauchage ne consomment aucune attaque de mêlée ; seule celle qui l’a déclenché compte.',
  'DL-CLV-07':
    'Un Fauchage parcourt les huit cases autour de l’attaquant. Après une grande victime, il repart de sa dernière case ; il ne part jamais d’une cible éloignée, ni d’un Monstre qui se relève.',
  // Unarmed attacks and Dual Wield
  'DL-UNA-01':
    'Les mains nues frappent à -1 pour toucher et font 1d3 plus la Force ; chacun peut les choisir.',
  'DL-DUA-01':
    'Avec une arme à une main dans chaque main, toutes deux de mêlée ou à distance, chaque attaque se fait avec l’une ou avec les deux.',
  'DL-DUA-02': 'Les deux à la fois, c’est une seule attaque, avec un seul jet à -1 pour toucher.',
  'DL-DUA-03': 'Les dégâts des deux armes s’additionnent ; caractéristique et Armure comptent une fois.',
  'DL-DUA-04': 'Un 6 naturel touche et reste un Coup critique, mais ses dégâts se lancent.',
  'DL-DUA-05':
    'Une attaque à deux armes ne fauche jamais, et le tour qui en compte une, aucune arme ne donne d’attaque supplémentaire.',
  'DL-DUA-06': 'De deux malus pour toucher, seul le pire compte ; les bonus des armes s’ajoutent.',
  // Evade
  'DL-EVA-01':
    'Un Maudit attaqué par un Monstre peut Esquiver ou faire une Roulade avant le jet, l’un ou l’autre à chaque attaque.',
  'DL-EVA-02': 'L’Esquive vaut l’Agilité et ce que l’équipement y ajoute.',
  'DL-EVA-03':
    'Esquiver coûte 1 Vigueur et ignore 1 dégât par tranche complète de 2 points d’Esquive, avant l’Armure. Les Blessures directes ne sont pas réduites.',
  'DL-EVA-04':
    'La Vigueur est dépensée même si l’attaque rate, mais non si elle ne peut pas être lancée du tout.',
  'DL-EVA-05':
    'La Roulade coûte 2 Vigueur et déplace le Maudit sur une case Libre adjacente, À terre ou non.',
  'DL-EVA-06':
    'Le Monstre dont l’attaque a reçu une Roulade pour réponse échoue, et perd ses autres attaques de ce tour.',
  // Conditions
  'DL-CND-01': 'Chaque empoisonnement ajoute des jetons Poison, sans limite.',
  'DL-CND-02':
    'Au début de son tour, l’empoisonné lance un dé par point d’Endurance : chaque 6 retire un jeton, chaque jeton restant inflige une Blessure.',
  'DL-CND-03': 'Qui est Enflammé reçoit un jeton Feu, côté Plein.',
  'DL-CND-04':
    'Au début de son tour, l’Enflammé subit 1d3 Blessures ; puis Plein devient Moitié, et Moitié s’éteint.',
  'DL-CND-05': 'Le feu ne se cumule pas : être Enflammé à nouveau ne fait que remettre le jeton sur Plein.',
  'DL-CND-06': 'Les Résistances d’un même genre s’additionnent.',
  'DL-CND-07':
    'L’immunité protège toujours, et retire ce qu’on a quand elle commence. Celle au feu vaut aussi contre les Blessures de feu.',
  'DL-CND-08':
    'Résistance au Poison : un dé par empoisonnement ; s’il ne dépasse pas la Résistance, il n’a pas lieu.',
  'DL-CND-09':
    'Résistance au feu : un dé quand on serait Enflammé ou qu’on subirait des Blessures de feu ; s’il ne dépasse pas la Résistance, rien n’arrive. On ne résiste pas à un jeton qui brûle déjà.',
  'DL-CND-10':
    'Qui est À terre doit céder toute une phase de Mouvement pour se relever. Il peut encore attaquer, esquiver, lancer des sorts et user d’objets ; un Monstre À terre se relève toujours.',
  'DL-CND-11': 'Qui est À terre ne Menace personne, et les attaques contre lui ont +1 pour toucher.',
  'DL-CND-12': 'Les états touchent les Monstres comme les Maudits.',
  'DL-CND-13': 'Qui ne peut être mis À terre l’ignore, et nul n’est mis À terre deux fois.',
} as const satisfies Record<keyof typeof COMBAT_RULES_EN, string>;
