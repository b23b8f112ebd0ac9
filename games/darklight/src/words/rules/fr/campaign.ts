import type { CAMPAIGN_RULES_EN } from '../en/campaign.ts';

/** What the rules of this area say, in a sentence or three, for the player who asks, in French. */
export const CAMPAIGN_RULES_FR = {
  // Quests
  'DL-SET-05': 'Pour une première partie, mieux vaut L’Éveil, dont la salle de quête est le Nécrofleuve.',
  'DL-SET-06':
    'Une quête au hasard est une carte de salle de quête, piochée, et un dé : on joue la quête de ce numéro dans le chapitre de la salle.',
  'DL-SET-08':
    'Le but et les règles d’une quête sont connus dès le début. On manie un objet de quête sur sa case ou à côté, au lieu d’une phase d’attaque ; le meneur déplace les compagnons, après son propre tour. Une quête qui ne peut plus être accomplie a échoué : partez par la sortie du donjon.',
  'DL-SET-09':
    'Ce que contient la salle de quête est lu quand sa tuile est révélée. La quête accomplie, le donjon finit aussitôt : les trophées d’un combat en cours comptent encore, ses cartes de butin non.',

  // Campaign and Aftermath
  'DL-SRV-01':
    'Une campagne alterne quêtes et phases de survie : lendemain, voyage, halte, départ. Elle commence par L’Éveil ou une quête au hasard.',
  'DL-SRV-02':
    'La phase de survie commence quand un donjon est fini et qu’au moins un Maudit n’est ni perdu ni mort.',
  'DL-SRV-03':
    'Niveau, compétences, sorts, objets, consommables, âmes, couronnes, Blessures, Folie, Séquelles, Raison perdue et Effroi restent d’un donjon à l’autre.',
  'DL-SRV-04':
    'Au lendemain finissent états, Source, points de Foi, trophées, Miracles, tour de butin et tous les effets. Vigueur et usages du Cœur reviennent au donjon suivant.',
  'DL-SRV-05':
    'Le lendemain, dans cet ordre : les morts reviennent ; ceux qui n’ont pas fui une quête accomplie sont payés ; Effroi +1, et encore +1 si la quête a échoué ; les dîmes.',
  'DL-SRV-06':
    'Qui revient à la fin d’un donjon accompli a la moitié de sa Santé en Blessures, arrondie au-dessus, et sa Séquelle. Les morts d’une quête ratée sont perdus.',
  'DL-SRV-07':
    'Après un donjon, le groupe peut confier le Cœur maudit à un autre ; hors d’un donjon, il ne soigne pas.',
  'DL-SRV-08':
    'Qui a perdu un Maudit en crée un autre au départ, un niveau sous le plus bas des autres, avec l’équipement de départ, sans âmes ni couronnes.',

  // Journey
  'DL-SRV-09':
    'Le groupe choisit où aller : un hameau (3 jours), un village (4 jours) ou une ville (5 jours).',
  'DL-SRV-10':
    'Chaque jour a un jet d’Effroi, un péril et un campement. Les jours passés, le groupe arrive, jamais avant le campement du jour.',
  'DL-SRV-11':
    'Le meneur lance le dé des Ténèbres : Effroi +1 sur 1 ou 2, et sur 3 tant que quelqu’un est en détresse.',
  'DL-SRV-12':
    'La roue d’Effroi a 12 cases : des présages en 4 et 8, le Gardien funeste en 12. Le marqueur garde sa place entre les phases de survie.',
  'DL-SRV-13': 'Quand le marqueur arrive sur un présage, un dé dit ce qu’il apporte.',
  'DL-SRV-14':
    'Sur la case 12, le Gardien appelle chaque Maudit, la plus haute Initiative d’abord : 3 âmes par niveau, de qui veut payer, ou un jugement au dé. Puis le marqueur revient à la case 1.',
  'DL-SRV-15':
    'Chaque jour amène un péril à deux options. Le groupe en choisit une avant tout jet ; ce qui ne peut être payé en entier ne peut être choisi.',
  'DL-SRV-16':
    'Un combat en chemin ne se joue pas sur un plan. Il demande son nombre fois la moitié des Maudits en touches, arrondi au-dessus ; chacun lance une fois, un 6 compte double, et chaque touche manquante est 1d6 Blessures pour l’un au hasard.',
  'DL-SRV-17':
    'Au campement, les Maudits échangent, changent d’équipement et emploient des consommables ; puis chacun ôte 1 Blessure.',
  'DL-SRV-18':
    'Qui atteint sa Santé en Blessures hors d’un donjon tombe : une Séquelle aussitôt, plus rien ce jour-là, debout au campement ou la nuit avec la moitié de sa Santé. Si tous tombent le même jour, la campagne est perdue ; un Maudit seul se relève, et Effroi +2.',
  'DL-SRV-19': 'La Folie agit en chemin et dans les haltes comme dans un donjon.',

  // Settlement
  'DL-SRV-20':
    'La patience est de 2 dans un hameau, 3 dans un village, 4 dans une ville, et un de plus si l’un de vous réussit un test de Charisme 5 à l’arrivée.',
  'DL-SRV-21':
    'Chaque jour, chaque Maudit fait une activité que le lieu propose, dans n’importe quel ordre. Courtier, marché, dîme, échanges et équipement sont libres.',
  'DL-SRV-22': 'Une âme vaut 10 couronnes partout. Les couronnes n’achètent jamais d’âmes.',
  'DL-SRV-23':
    'Le marché est pioché à l’arrivée : 3 Trésors standards dans un hameau, 5 et 1 rare dans un village, 7 et 3 dans une ville. Ce qui n’est pas vendu retourne aux pioches.',
  'DL-SRV-24':
    'Une carte coûte sa valeur et se vend la moitié ; l’équipement de départ se vend 5. Les jetons ne se vendent pas.',
  'DL-SRV-25':
    'Une fois par achat de carte, vous pouvez marchander par un test de Charisme 5 : 20 % de moins, ou 20 % de plus. Prenez-la, ou pas d’affaire pour cette carte aujourd’hui.',
  'DL-SRV-26': 'Pour 5 âmes données en dîme, le marqueur d’Effroi recule d’une case, jamais en dessous de 1.',
  'DL-SRV-27':
    'La nuit, vous ôtez autant de Blessures que votre Endurance, ou le double dans un lit pour 5 couronnes.',
  'DL-SRV-28':
    'Après chaque nuit : un dé, plus les jours passés ici, moins la patience. À 6 ou plus, les habitants chassent le groupe.',
  'DL-SRV-29': 'Si le groupe est encore bienvenu, il reste un jour de plus ou s’en va.',

  // Growth
  'DL-SRV-30':
    'Dans un village ou une ville, un Maudit peut sacrifier les âmes du niveau suivant et le gagner, une fois par phase de survie.',
  'DL-SRV-31': 'Les niveaux 2 à 10 coûtent 8, 12, 16, 22, 28, 34, 42, 50 et 60 âmes.',
  'DL-SRV-32':
    'Chaque niveau donne une compétence de sa classe et +1 Santé ; les niveaux pairs +1 à un attribut (au plus 3 au-dessus du niveau 1) ; les niveaux 5 et 10 améliorent une valeur pour toucher.',
  'DL-SRV-33':
    'Le rite coûte 1d3 Folie ; et si un dé montre la moitié du nouveau niveau ou moins, un point de Raison pour de bon, jamais en dessous de 4.',
  'DL-SRV-34':
    'Un cercle de sorcières enseigne un sort pour 10 couronnes par point de coût en Source. La Sorcière de sang peut en connaître Esprit + 1, tout autre avec un catalyseur Esprit - 2.',
  'DL-SRV-35':
    'En campagne, les Monstres suivent la ligne de la moitié du niveau moyen des Maudits, arrondie au-dessus.',

  // Departure
  'DL-SRV-36':
    'La quête suivante est tirée au hasard parmi celles qui ne sont pas accomplies. Avec une rumeur, le groupe choisit entre deux.',
  'DL-SRV-37': 'Un groupe chassé n’a pas de rumeur et commence avec 1 usage du Cœur de moins.',
  'DL-SRV-38': 'Au départ, l’Effroi est gardé, et la quête suivante est mise en place comme d’ordinaire.',
  'DL-SRV-39':
    'Après 8 quêtes accomplies, dans une ville, le groupe peut rompre le pacte pour 25 âmes par Maudit : Le Dû du Gardien suit, et décide de la campagne.',
  'DL-SRV-40':
    'Une campagne est perdue quand il ne reste aucun Maudit. Sinon elle dure autant qu’on veut ; son bilan est le nombre de quêtes accomplies plus les niveaux des vivants.',

  // How it is run
  'DL-SRV-41':
    'L’Effroi monte case par case, chaque arrivée résolue ; après l’appel du Gardien, le reste est oublié. Reculer ne déclenche rien.',
  'DL-SRV-42':
    'Le groupe décide à la majorité, le meneur départage ; chaque joueur décide pour son propre Maudit.',
  'DL-SRV-43':
    'Hors d’un donjon comptent compétences passives, objets et Séquelles. Sorts, Miracles, ce qui ne sert qu’une fois de temps en temps, fiole d’huile, eau bénite et crochet ne servent pas.',
  'DL-SRV-44': 'Un Maudit perdu hors d’un donjon l’est avec tout ce qu’il porte ; le Cœur passe à un autre.',
  'DL-SRV-45': 'Après les activités du jour, un dé dit ce qu’amène la soirée.',
  'DL-SRV-46':
    'Une carte est achetée ou vendue par un seul Maudit, dans ses limites. Couronnes et âmes se donnent au lendemain, au campement et dans les haltes. Une pioche trop courte réduit le marché.',
  'DL-SRV-47': 'Qui a fui un donjon prend part à toute la phase de survie ; seule la récompense lui échappe.',
  'DL-SRV-48': 'Chaque donjon compte les Maudits qui sont dans le groupe quand il commence.',
  'DL-SRV-49':
    'Un changement du voyage vaut pour celui-ci, ou pour le suivant hors d’un voyage ; un changement de patience pour cette halte ou la suivante. La patience ne tombe jamais sous 0.',
} as const satisfies Record<keyof typeof CAMPAIGN_RULES_EN, string>;
